"""Claims: what each rule makes true, false or optional, in plain words, held against what a question says.

A question says a claim when it has all the words of the claim and no word that the claim does not know. So a claim never
speaks about a case that it was not written for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from chinwag.core.questions import Verdict
from chinwag.rulespal.verdicts import asks_yes_or_no
from chinwag.rulespal.wording import Wording, words_of

Kind = Literal["yes", "no", "may"]

_NEUTRAL = frozenset(
    words_of(
        """
a an the of to in on at by for with from as is are was were be been being am do have i me my mine myself we our us
you your yours it its this that these those there here and but so if
then than can could may might shall should will would any some very really still please tell explain happen game rule
play player s t re ve ll d m up out into about when while even ever each every everybody everyone anybody anyone
somebody someone person people whoever whatever already now also too both exactly actually simply quite well
allow allowed permitted legal legally legit ok okay fine possible able okay true truly right correct correctly
correctness sure certain certainly really honest honestly fact indeed properly normally usually generally
claim say says said think thinks reckon swear insist argue argument tell told brother sister friend mate mum
dad mother father cousin uncle aunt kid son daughter wife husband grandma granny grandpa nephew niece guy
settle quick question hi hello hey sorry thanks thank know want wants wonder wondering understand understood
remember check rulebook book rules according official officially let lets get gets got around case way
ahead him himself herself themselves yourself thing because since though although yes yeah mean means
supposed used use all sort whole through during own such as well hear heard read somewhere
"""
    )
)
"""Words that never change an answer."""

_AUXILIARIES = "is are am was were do does did can could may might shall should will would have has had ca wo need"
_NOT = re.compile(rf"\b(?:cannot|(?:{_AUXILIARIES.replace(' ', '|')})nt|(?<=\b)(?:{_AUXILIARIES.replace(' ', '|')}) (?:(?:i|we|it|they|he|she|you) )?not)\b")
_ASKING_NOT = re.compile(
    rf"(?:^|[.,;:!?-] *|\bor )(?:and |so |but |then )?(?:{_AUXILIARIES.replace(' ', '|')})nt\b|\bor not\b|[,;] (?:or )?no\b(?=\W*$)"
)
"""As in "can't I cut it?" and "it drops, doesn't it?": they ask what "can I cut it?" asks."""

_FORBIDDEN = re.compile(
    r"\b(?:forbidden|illegal|banned|prohibited|disallowed|against the rules|not (?:allowed|legal|permitted|ok|okay|fine|possible))\b"
)
_MUST = re.compile(
    r"\b(?:must|ha(?:ve|s|d) to|needs? to|need|required?|obliged|forced?|compulsory|mandatory|obligatory|gotta)\b"
)
_FRAME = re.compile(
    r"\b(?:my |our |the |a )?\w+ (?:says?|said|claims?|thinks?|reckons?|swears?|insists?|argues?|tells me|told me|maintains?|believes)(?: that)?\b(?! done| so| no| it)"
    r"|\b(?:is|was|are) (?:s?he|they|that|it|this|my \w+|i|[a-z]+) (?:right|correct|true|so)\b(?! that| of| to)|\bam i right\b|\bdoes s?he have a point\b|\bis (?:it|that) (?:how it goes|the rule)\b"
)
_CONDITION = re.compile(r"\b(?:if|when|unless|which|who|because|since|although|though|as|but|while|once|after|before)\b")
_SENTENCE = re.compile(r"(?<=[.!?;:])\s+")
_OPEN = re.compile(r"^\W*(?:what|which|who|whom|whose|when|where|why|how)\b", re.IGNORECASE)


_VERB = re.compile(r"\b(?:i|we|is|are|was|do|does|did|can|may|must|will|have|has|get|gets|need|needs|count|counts|win|wins|draw|score|scores)\b", re.IGNORECASE)
_ASKS_WHETHER = re.compile(
    r"\b(?:right|true|correct|legal|allowed|ok|okay|fine|permitted|possible|forbidden|banned|illegal|agreed|alright|no|yes|yeah|innit)\W*$", re.IGNORECASE
)


class Heard(Struct, frozen=True):
    """What a question says: its words in order without those that never matter, and whether it asks for the opposite of its words.
    """

    words: tuple[str, ...]
    turned: bool


class Claim(Struct, frozen=True):
    """One claim of a rule.

    Each of `parts` is a choice of wordings, one of which a question has to have; `known` are all words that it may
    have; `ordered` tells that the parts have to come in their order.
    """

    rule: str
    kind: Kind
    parts: tuple[tuple[tuple[str, ...], ...], ...]
    known: frozenset[str]
    ordered: bool
    text: str

    def verdict(self, heard: Heard) -> Verdict | None:
        """What it answers to a question; None where the question does not say it."""
        said = frozenset(heard.words)
        obliged = "must" in said and "must" not in self.known
        if obliged and self.kind == "yes":
            return None
        if not self._covers(said - {"must"}) or not all(_has(said, part) for part in self.parts):
            return None
        if any(_times(heard.words, part) < self.parts.count(part) for part in self.parts):
            return None
        if self.ordered and not self._in_order(heard.words):
            return None
        if self.kind == "may" and obliged:
            return None if heard.turned else "no"
        return "yes" if (self.kind != "no") != heard.turned else "no"

    def _covers(self, said: frozenset[str]) -> bool:
        others = "other-number" in self.known
        return all(word in self.known or (others and word.isdigit() and f"-{word}" not in self.known) for word in said)

    def _in_order(self, words: Sequence[str]) -> bool:
        places = [min((words.index(way[0]) for way in part if set(way) <= set(words)), default=-1) for part in self.parts]
        return "by" not in words and all(one < two for one, two in pairwise(places))


def _has(said: frozenset[str], part: tuple[tuple[str, ...], ...]) -> bool:
    for way in part:
        if way == ("other-number",):
            if any(word.isdigit() for word in said):
                return True
        elif said.issuperset(way):
            return True
    return False


def _times(words: Sequence[str], part: tuple[tuple[str, ...], ...]) -> int:
    """How often one of its wordings is said."""
    return sum(words.count(way[0]) for way in part) if all(len(way) == 1 for way in part) else 1


class Claims:
    """All claims of a game."""

    def __init__(self, toml: Mapping, wording: Mapping[str, Sequence[str]]) -> None:
        self._wording = Wording({**toml["same"], **wording})
        self._neutral = _NEUTRAL | {word for text in toml["neutral"] for word in self._wording.words(text)}
        self.claims = [
            self._claim(rule, kind, text)
            for rule, kinds in toml["rules"].items() for kind, texts in kinds.items() for text in texts
        ]

    def _claim(self, rule: str, kind: Kind, text: str) -> Claim:
        extra = re.findall(r"\(([^)]*)\)", text)
        body = re.sub(r"\([^)]*\)", "", text)
        ordered = ">" in body
        parts = tuple(
            tuple(self._way(way) for way in part.split("|")) for part in body.replace(">", " ").split()
        )
        known = {word for part in parts for way in part for word in way}
        known |= {word for each in extra for part in each.split() for way in part.split("|") for word in self._way(way)}
        excluded = {word for word in known if word.startswith("-")}
        if excluded:
            known.add("other-number")
            parts = tuple((("other-number",),) if any(way[0].startswith("-") for way in part) else part for part in parts)
        return Claim(rule, kind, parts, frozenset(known) | self._neutral, ordered, text)

    def _way(self, text: str) -> tuple[str, ...]:
        if re.fullmatch(r"-\d+", text):
            return (text,)
        return self._wording.words(text.replace("_", " "))

    def heard(self, question: str) -> Heard | None:
        """What a question says; None where it does not ask for yes or no."""
        if _OPEN.search(question) or not (asks_yes_or_no(question) or _ASKS_WHETHER.search(question) or (question.rstrip().endswith("?") and _VERB.search(question))):
            return None
        text = re.sub(r"['’‘`´]", "", question.lower())
        text = _MUST.sub(" must ", _FRAME.sub(" ", _ASKING_NOT.sub(" ", text)))
        sentences = [each for each in _SENTENCE.split(text) if not self._neutral.issuperset(self._words(each))]
        if not sentences:
            return None
        last = sentences.pop()
        conditioned = _CONDITION.search(last)
        nots = 0
        if not conditioned:
            last, forbidden = _FORBIDDEN.subn(" ", last)
            last, nots = _NOT.subn(" ", last)
            nots += forbidden
            if nots > 1:
                return None
        return Heard((*(w for each in sentences for w in self._words(each)), *self._words(last)), nots == 1)

    def _words(self, text: str) -> tuple[str, ...]:
        return self._wording.words(text)

    def said_by(self, question: str) -> list[tuple[Claim, Verdict]]:
        """The claims that a question says, each with what it answers."""
        heard = self.heard(question)
        if heard is None:
            return []
        found = ((claim, claim.verdict(heard)) for claim in self.claims)
        return [(claim, verdict) for claim, verdict in found if verdict is not None]
