"""What speaks for each rule, and for silence, when something is asked in one game: numbers that can be weighed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct

from chinwag.core.questions import Question, Verdict
from chinwag.core.rulebook import Rule
from chinwag.rulespal.index import Entry, Index, Kind, entries_of
from chinwag.rulespal.meaning import Encoder, Vectors
from chinwag.rulespal.wording import Wording

BEST = 3
"""So many of a rule's questions are looked at one by one, best first."""

LEXICAL = (*(f"question {place}" for place in range(1, BEST + 1)), "rule", "row", "title", "whole")
"""The names of what words tell of a rule: the BM25 scores of its entries, as a share of all that was asked."""

MEANING = (*(f"meaning of {name}" for name in (*LEXICAL[:BEST], "rule", "title")), "mean meaning")
"""The names of what a model tells of a rule besides: how near its texts are to what was asked."""


MEANT: tuple[Kind, ...] = ("rule", "title", "question", "silent")
"""The kinds of entries that are compared by meaning."""


class Nearest(Struct, frozen=True):
    """The question of a rule that is most like what was asked, and how like it is."""

    text: str
    verdict: Verdict | None
    likeness: float


class ForRule(Struct, frozen=True):
    """What speaks for one rule: numbers in the order of `LEXICAL` and, with a model, `MEANING`."""

    rule: str
    numbers: tuple[float, ...]
    nearest: Nearest | None


class Evidence(Struct, frozen=True):
    """All that is known before it is weighed.

    `silent` tells how like the most similar question is that the rules do not answer, by words and, with a model,
    by meaning. `unknown` is the share of what was asked that consists of words which the game does not have.
    """

    rules: tuple[ForRule, ...]
    silent: tuple[float, ...]
    unknown: float


class Witness:
    """Gathers the evidence in one game, from its rules and the questions it is given."""

    def __init__(
        self,
        rulebook: Sequence[Rule],
        titles: dict[str, str],
        questions: Sequence[Question],
        wording: Wording,
        encoder: Encoder | None = None,
    ) -> None:
        self._order = [rule.id for rule in rulebook]
        entries = entries_of(rulebook, titles, questions)
        self._index = Index(entries, wording)
        self._meant = [entry for entry in entries if entry.kind in MEANT]
        self._vectors: Vectors | None = None
        if encoder is not None:
            self._vectors = encoder.vectors([entry.text for entry in self._meant])

    def hear(self, question: str) -> Evidence:
        """What speaks for each rule of the game when this is asked."""
        weights = self._index.weights(question)
        everything = sum(weights.values()) or 1.0
        by_words = _Heard()
        for hit in self._index.search(question):
            by_words.add(hit.entry, hit.score / everything)
        unknown = sum(weight for word, weight in weights.items() if not self._index.knows(word)) / everything
        if self._vectors is None:
            rules = tuple(by_words.for_rule(rule, LEXICAL_KINDS) for rule in self._order)
            return Evidence(rules, (by_words.silent,), unknown)
        by_meaning = _Heard()
        for entry, likeness in zip(self._meant, self._vectors.near(question), strict=True):
            by_meaning.add(entry, likeness)
        rules = tuple(self._both(by_words, by_meaning, rule) for rule in self._order)
        return Evidence(rules, (by_words.silent, by_meaning.silent), unknown)

    @staticmethod
    def _both(by_words: _Heard, by_meaning: _Heard, rule: str) -> ForRule:
        words, meaning = by_words.for_rule(rule, LEXICAL_KINDS), by_meaning.for_rule(rule, MEANING_KINDS)
        numbers = (*words.numbers, *meaning.numbers, by_meaning.mean(rule))
        return ForRule(rule, numbers, meaning.nearest or words.nearest)


LEXICAL_KINDS = ("rule", "row", "title", "whole")
MEANING_KINDS = ("rule", "title")


class _Heard:
    """Likenesses of entries, sorted by the rules that they speak for."""

    def __init__(self) -> None:
        self.silent = 0.0
        self._best: dict[tuple[str, str], float] = {}
        self._questions: dict[str, list[Nearest]] = defaultdict(list)

    def add(self, entry: Entry, likeness: float) -> None:
        if entry.kind == "silent":
            self.silent = max(self.silent, likeness)
        for rule in entry.rules:
            if entry.kind == "question":
                self._questions[rule].append(Nearest(entry.text, entry.verdict, likeness))
            else:
                place = (rule, entry.kind)
                self._best[place] = max(self._best.get(place, likeness), likeness)

    def for_rule(self, rule: str, kinds: Sequence[str]) -> ForRule:
        questions = sorted(self._questions[rule], key=lambda each: -each.likeness)[:BEST]
        likenesses = [each.likeness for each in questions] + [0.0] * (BEST - len(questions))
        numbers = (*likenesses, *(self._best.get((rule, kind), 0.0) for kind in kinds))
        return ForRule(rule, numbers, questions[0] if questions else None)

    def mean(self, rule: str) -> float:
        questions = self._questions[rule]
        return sum(each.likeness for each in questions) / len(questions) if questions else 0.0
