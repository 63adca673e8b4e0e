"""Yes or no: taken over only from a question that says the same, for the answer hangs on every word.

Where two questions are merely alike the answers differ as often as not (docs/decisions/0080).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from chinwag.core.questions import Question, Verdict
from chinwag.rulespal.wording import COMMON, Wording, words_of

_ASKS_YES_OR_NO = re.compile(
    r"(?:^|[.,;:!?] +)(?:and |so |but |then )?"
    r"(?:can|could|may|might|must|shall|should|will|would|do|does|did|is|are|was|were|am|has|have)\b",
    re.IGNORECASE,
)
OPEN = re.compile(r"^\W*(?:what|which|who|whom|whose|when|where|why|how)\b", re.IGNORECASE)
"""How a question begins that asks for more than yes or no."""

_TURNED = re.compile(
    r"\b(?:not|never|no|nothing|nobody|without|forbidden|illegal|banned|wrong|against the rules|only|just|all|"
    r"every|always|\w+n['’]t)\b",
    re.IGNORECASE,
)
_OBLIGED = re.compile(
    r"\b(?:must|ha(?:ve|s|d) to|need(?:s|ed)?|required?|obliged|forced?|compulsory|mandatory|got to|gotta)\b",
    re.IGNORECASE,
)
_SIGN = re.compile(r"[b-hj-z](?:/[a-z])?|\d+")
"""A letter that is not a word, such as those on cards, or a number: no synonym may blur it."""

_APART = frozenset(["s", "t", "d", "m"])
"""What is left of "it's", "can't", "I'd" and "I'm": no letters of cards."""

_PERSONS = {
    **dict.fromkeys(["i", "me", "my", "mine", "we", "our", "us", "ours", "myself"], "asker"),
    **dict.fromkeys(
        ["you", "your", "yours", "he", "him", "his", "she", "her", "hers", "they", "them", "their", "theirs"],
        "other",
    ),
}

_SAYS_NOTHING = COMMON | frozenset(
    words_of(
        "allow allowed permitted legal legit ok okay fine possible able true right correct claims says thinks "
        "reckons sure actually simply rules game player players people lot got"
    )
)


class Saying(Struct, frozen=True):
    """What a question says, without the words that could as well be others.

    `words` are those of the rules, in order; `persons` who is spoken of, in order; `turned` the words that turn the
    sense round; `obliged` whether it asks what one must; `signs` are letters and numbers.
    """

    words: tuple[str, ...]
    persons: tuple[str, ...]
    turned: frozenset[str]
    obliged: bool
    signs: frozenset[str]


def saying(text: str, wording: Wording) -> Saying | None:
    """What a question says; None where that is less than two words.

    >>> wording = Wording({"scissors": ["cut", "snip"]})
    >>> saying("Can I cut a tile?", wording) == saying("Am I allowed to snip the tile?", wording)
    True
    >>> saying("Can I cut a tile?", wording) == saying("Must I cut a tile?", wording)
    False
    """
    said = tuple(word for word in wording.words(text) if word not in _SAYS_NOTHING)
    if len(said) < 2:
        return None
    plain = words_of(text)
    return Saying(
        said,
        tuple(_PERSONS[word] for word in plain if word in _PERSONS),
        frozenset(word.lower() for word in _TURNED.findall(text)),
        _OBLIGED.search(text) is not None,
        frozenset(word for word in plain if _SIGN.fullmatch(word)) - _APART,
    )


def verdict_of(question: str, same: Iterable[Question]) -> Verdict | None:
    """The verdict on a question, from those that say the same.

    None where it does not ask for yes or no, and where they have no verdict or not all the same.
    """
    verdicts = {each.verdict for each in same}
    return verdicts.pop() if len(verdicts) == 1 and asks_yes_or_no(question) else None


def asks_yes_or_no(question: str) -> bool:
    """Whether a question can be answered by yes or no.

    >>> asks_yes_or_no("Can I cut it?"), asks_yes_or_no("How do I cut?"), asks_yes_or_no("It falls off. May I?")
    (True, False, True)
    """
    return not OPEN.search(question) and _ASKS_YES_OR_NO.search(question) is not None
