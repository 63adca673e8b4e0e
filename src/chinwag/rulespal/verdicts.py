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

ALIKE = 0.6
"""How like its nearest question a question has to be, by the words that both have, to take over its verdict."""


def verdict_of(question: str, nearest: Nearest | None, wording: Wording) -> Verdict | None:
    """The verdict on a question, from the one most like it.

    None where it does not ask for yes or no, where the two share too few words, and where a word that turns the
    sense round stands in one of them alone: a wrong verdict is worse than none.
    """
    if nearest is None or nearest.verdict is None or not asks_yes_or_no(question):
        return None
    if turning(question) != turning(nearest.text):
        return None
    return nearest.verdict if alike(question, nearest.text, wording) >= ALIKE else None


def asks_yes_or_no(question: str) -> bool:
    """Whether a question can be answered by yes or no.

    >>> asks_yes_or_no("Can I cut it?"), asks_yes_or_no("How do I cut?"), asks_yes_or_no("It falls off. May I?")
    (True, False, True)
    """
    return not _OPEN.search(question) and _ASKS_YES_OR_NO.search(question) is not None


def turning(question: str) -> set[str]:
    """The words that turn the sense of a question round."""
    return {word.lower() for word in _TURNED.findall(question)}


def alike(first: str, second: str, wording: Wording) -> float:
    """How much two questions have in common: the shared part of all their words that say something."""
    one, other = (set(wording.words(each)) - COMMON for each in (first, second))
    return len(one & other) / len(one | other) if one | other else 0.0
