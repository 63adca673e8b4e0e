"""Yes or no from what a rule claims, where a question says the claim and nothing besides.

A question says a claim when it has all words of the claim and none that the claim does not know. So no claim speaks
about a case that it was not written for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise

from msgspec import Struct

from chinwag.core.claims import Claim, ClaimBook
from chinwag.core.questions import Verdict
from chinwag.rulespal.hearing import MUST, NEUTRAL, OF_WHOM, Heard, hear
from chinwag.rulespal.wording import Wording, words_of

Ways = tuple[tuple[str, ...], ...]
"""Wordings of which one is enough; each has one word or more."""

_OTHER_NUMBER: Ways = (("any other number",),)
_IN_BRACKETS = re.compile(r"\(([^)]*)\)")


class Reading(Struct, frozen=True):
    """A claim ready to be compared.

    A question has to have one of the ways of every part and no word that is not `known`; `others` are the numbers
    of which a claim about any other number does not speak, None where it is about no such number.
    """

    claim: Claim
    parts: tuple[Ways, ...]
    known: Set[str]
    ordered: bool
    others: Set[str] | None

    def answer(self, heard: Heard) -> Verdict | None:
        """The answer to a question that says this claim; None to any other."""
        said = set(heard.words)
        if self.claim.verdict == "no":
            said.discard(MUST)  # what is false is not demanded either
        if not all(word in self.known or self._is_other_number(word) for word in said):
            return None
        places = [self._places(part, heard.words) for part in self.parts]
        if any(len(found) < self.parts.count(part) for found, part in zip(places, self.parts, strict=True)):
            return None
        if self.ordered and not _in_order(places, heard):
            return None
        return "yes" if (self.claim.verdict == "yes") != heard.turned else "no"

    def _is_other_number(self, word: str) -> bool:
        return self.others is not None and word.isdigit() and word not in self.others

    def _places(self, part: Ways, words: Sequence[str]) -> list[int]:
        """Where in a question ways of a part begin."""
        if part == _OTHER_NUMBER:
            return [place for place, word in enumerate(words) if self._is_other_number(word)]
        begins = {way[0] for way in part if set(way) <= set(words)}
        return [place for place, word in enumerate(words) if word in begins]


def _in_order(places: Sequence[Sequence[int]], heard: Heard) -> bool:
    """Whether parts come one after the other. With "by" they may well be meant the other way round."""
    firsts = [found[0] for found in places]
    return "by" not in heard.words and all(earlier < later for earlier, later in pairwise(firsts))


class Claims:
    """The claims of a game. `synonyms` has the rules' own words, each with those that people use for it."""

    def __init__(self, book: ClaimBook, synonyms: Mapping[str, Sequence[str]]) -> None:
        self._wording = Wording({**book.same, **synonyms})
        self._neutral = NEUTRAL.union(*map(words_of, book.neutral))
        self._readings = [self._read(claim) for claim in book.claims]

    def said_in(self, question: str) -> Iterator[tuple[Claim, Verdict]]:
        """The claims that a question says, each with its answer."""
        heard = hear(question, self._wording, self._neutral)
        if heard is not None:
            for reading in self._readings:
                answer = reading.answer(heard)
                if answer is not None:
                    yield reading.claim, answer

    def verdict(self, question: str, rule: str) -> Verdict | None:
        """Yes or no, where a question says a claim of a rule, and no claim of any rule answers otherwise.

        >>> book = ClaimBook(claims=(Claim("BS-7.3", "no", "scissors|gum drop (tile)"),))
        >>> claims = Claims(book, {"scissors": ["cut"], "drop": ["fall off"]})
        >>> claims.verdict("May I cut it if a tile falls off?", "BS-7.3")
        'no'
        >>> claims.verdict("May I cut it if no tile falls off?", "BS-7.3")
        """
        said = list(self.said_in(question))
        verdicts = {verdict for _, verdict in said}
        return verdicts.pop() if len(verdicts) == 1 and any(claim.rule == rule for claim, _ in said) else None

    def _read(self, claim: Claim) -> Reading:
        """A claim taken apart: parts between spaces, ways between bars, in brackets what is known besides."""
        written = [part.split("|") for part in _IN_BRACKETS.sub(" ", claim.text).replace(">", " ").split()]
        besides = " ".join(_IN_BRACKETS.findall(claim.text)).replace("|", " ").split()
        others = {way[1:] for part in written for way in part if way.startswith("-")}
        parts = tuple(_OTHER_NUMBER if part[0].startswith("-") else tuple(map(self._way, part)) for part in written)
        ways = (*(way for part in parts for way in part), *map(self._way, besides))
        neutral = self._neutral - OF_WHOM if claim.verdict == "yes" else self._neutral
        known = neutral.union(*ways)
        return Reading(claim, parts, known, ">" in claim.text, others or None)

    def _way(self, written: str) -> tuple[str, ...]:
        return self._wording.words(written.replace("_", " "))
