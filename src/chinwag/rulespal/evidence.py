"""What speaks for each rule, and for silence, when something is asked in one game: numbers that can be weighed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from chinwag.core.questions import Question
from chinwag.core.rulebook import Rule
from chinwag.rulespal.index import Entry, Index, Kind, entries_of
from chinwag.rulespal.readers import UNLIKELY, Habits, Reader
from chinwag.rulespal.wording import Wording

BEST = 3
"""So many of a rule's questions are looked at one by one, best first."""

KINDS: tuple[Kind, ...] = ("rule", "row", "title", "whole")
"""The kinds of entries of a rule of which the best one counts."""

NUMBERS = (*(f"question {place}" for place in range(1, BEST + 1)), *KINDS, "habits", "senses", "meaning")
"""The names of what is known of a rule: the BM25 scores of its entries, as a share of all that was asked, and what
each reader makes of the question. The last is there only with a model of meaning."""


class ForRule(Struct, frozen=True):
    """What speaks for one rule: numbers in the order of `NUMBERS`."""

    rule: str
    numbers: tuple[float, ...]


class Evidence(Struct, frozen=True):
    """All that is known before it is weighed.

    `silent` tells how like the most similar question is that the rules do not answer, and how likely each reader
    holds silence. `unknown` is the share of what was asked that consists of words which the game does not have.
    """

    rules: tuple[ForRule, ...]
    silent: tuple[float, ...]
    unknown: float


class Witness:
    """Gathers the evidence in one game, from its rules, the questions it is given, and readers who have learnt."""

    def __init__(
        self,
        rulebook: Sequence[Rule],
        titles: dict[str, str],
        questions: Sequence[Question],
        wording: Wording,
        readers: Sequence[Reader],
    ) -> None:
        self._order = [rule.id for rule in rulebook]
        self._index = Index(entries_of(rulebook, titles, questions), wording)
        self._readers = (Habits(rulebook, titles, questions, wording), *readers)

    def hear(self, question: str) -> Evidence:
        """What speaks for each rule of the game when this is asked."""
        weights = self._index.weights(question)
        everything = sum(weights.values()) or 1.0
        heard = _Heard()
        for hit in self._index.search(question):
            heard.add(hit.entry, hit.score / everything)
        unknown = sum(weight for word, weight in weights.items() if not self._index.knows(word)) / everything
        readings = [reader.read(question) for reader in self._readers]
        rules = tuple(
            heard.for_rule(rule, [reading.rules.get(rule, UNLIKELY) for reading in readings])
            for rule in self._order
        )
        return Evidence(rules, (heard.silent, *(reading.silence for reading in readings)), unknown)


class _Heard:
    """Likenesses of entries, sorted by the rules that they speak for."""

    def __init__(self) -> None:
        self.silent = 0.0
        self._best: dict[tuple[str, Kind], float] = {}
        self._questions: dict[str, list[float]] = defaultdict(list)

    def add(self, entry: Entry, likeness: float) -> None:
        if entry.kind == "silent":
            self.silent = max(self.silent, likeness)
        for rule in entry.rules:
            if entry.kind == "question":
                self._questions[rule].append(likeness)
            else:
                place = (rule, entry.kind)
                self._best[place] = max(self._best.get(place, likeness), likeness)

    def for_rule(self, rule: str, read: Sequence[float]) -> ForRule:
        questions = sorted(self._questions[rule], reverse=True)[:BEST]
        likenesses = questions + [0.0] * (BEST - len(questions))
        return ForRule(rule, (*likenesses, *(self._best.get((rule, kind), 0.0) for kind in KINDS), *read))
