"""Yes or no: taken over from a question that asks the same, and only where that is beyond doubt."""

from __future__ import annotations

import re

from chinwag.core.questions import Verdict
from chinwag.rulespal.evidence import Nearest
from chinwag.rulespal.wording import COMMON, Wording

_ASKS_YES_OR_NO = re.compile(
    r"(?:^|[.,;:!?] +)(?:and |so |but |then )?"
    r"(?:can|could|may|might|must|shall|should|will|would|do|does|did|is|are|was|were|am|has|have)\b",
    re.IGNORECASE,
)
_OPEN = re.compile(r"^\W*(?:what|which|who|whom|whose|when|where|why|how)\b", re.IGNORECASE)
_TURNED = re.compile(
    r"\b(?:not|never|no|nothing|nobody|without|forbidden|illegal|banned|against the rules|only|all|every|always|"
    r"\w+n['’]t)\b",
    re.IGNORECASE,
)


def verdict_of(question: str, nearest: Nearest | None, wording: Wording) -> Verdict | None:
    """The verdict on a question, from the one most like it.

    None where it does not ask for yes or no, where the two differ in any word that says something, and where a word
    that turns the sense round stands in one of them alone: a wrong verdict is worse than none, and a neighbour that
    is only like it is wrong as often as not (docs/decisions/0080).
    """
    if nearest is None or nearest.verdict is None or not asks_yes_or_no(question):
        return None
    return nearest.verdict if say_the_same(question, nearest.text, wording) else None


def say_the_same(first: str, second: str, wording: Wording) -> bool:
    """Whether two questions have the same words that say something, two or more, and are turned the same way."""
    said = _said(first, wording)
    return len(said) > 1 and said == _said(second, wording) and turning(first) == turning(second)


def asks_yes_or_no(question: str) -> bool:
    """Whether a question can be answered by yes or no.

    >>> asks_yes_or_no("Can I cut it?"), asks_yes_or_no("How do I cut?"), asks_yes_or_no("It falls off. May I?")
    (True, False, True)
    """
    return not _OPEN.search(question) and _ASKS_YES_OR_NO.search(question) is not None


def turning(question: str) -> set[str]:
    """The words that turn the sense of a question round."""
    return {word.lower() for word in _TURNED.findall(question)}


def _said(question: str, wording: Wording) -> set[str]:
    """The words of a question that say something, as the rules have them."""
    return set(wording.words(question)) - COMMON
