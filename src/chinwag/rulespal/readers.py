"""Reading a question as a whole: how likely every rule is to be meant, and how likely silence."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Protocol

from msgspec import Struct

from chinwag.core.questions import Question
from chinwag.core.rulebook import Rule
from chinwag.rulespal.bayes import NaiveBayes
from chinwag.rulespal.packing import Row
from chinwag.rulespal.wording import Wording, words_of

SILENCE = "silence"
"""The name of silence among the ids of rules."""

UNLIKELY = -20.0
"""The logarithm of a chance that is as good as none: what a reader says of a rule that it has not learnt."""

SMOOTHING = 0.05


class Reading(Struct, frozen=True):
    """What a reader makes of a question: logarithms.

    `rules` are the chances of the rules among themselves, so that they sum to 1; `silence` grows with the chance
    that none of them is meant.
    """

    rules: Mapping[str, float]
    silence: float


class Reader(Protocol):
    """Somebody who has learnt which rules are asked for in which words."""

    def read(self, question: str) -> Reading:
        """What a question asks for."""


class Habits:
    """Reads by the words, and words beside each other, that people use when they ask for each rule."""

    def __init__(
        self, rulebook: Sequence[Rule], titles: Mapping[str, str], questions: Iterable[Question], wording: Wording
    ) -> None:
        self._wording = wording
        asked = list(questions)
        groups = {
            rule.id: [
                f"{rule.text} {titles[rule.id]}",
                *(each.text for each in asked if rule.id in each.rules),
            ]
            for rule in rulebook
        }
        groups[SILENCE] = [each.text for each in asked if not each.rules]
        self._bayes = NaiveBayes({group: map(self._terms, texts) for group, texts in groups.items()}, SMOOTHING)

    def read(self, question: str) -> Reading:
        """What a question asks for, by its words."""
        terms = self._terms(question)
        # Words hang together, which Bayes does not know: he would be too sure of long questions.
        humble = math.sqrt(1 + len(self._bayes.known(terms)))
        scores = {group: score / humble for group, score in self._bayes.likelihoods(terms).items()}
        silence = scores.pop(SILENCE)
        return Reading(chances(scores), silence - max(scores.values()))

    def _terms(self, text: str) -> set[str]:
        own = self._wording.words(text)
        pairs = (f"{first}_{second}" for first, second in pairwise(["_", *own, "_"]))
        return {*own, *pairs, *(f"={word}" for word in words_of(text))}


class Probe(Struct, frozen=True):
    """Weights that were learnt: for every rule, and for silence, those of a text's numbers, and where to start."""

    names: tuple[str, ...]
    rows: tuple[Row, ...]
    starts: tuple[float, ...]


class Probed:
    """Reads a question by its vector: a softmax over the rules and silence."""

    def __init__(self, probe: Probe, vector_of: Callable[[str], Sequence[float]]) -> None:
        self._probe, self._vector_of = probe, vector_of

    def read(self, question: str) -> Reading:
        """What a question asks for, by its meaning."""
        vector = self._vector_of(question)
        probe = self._probe
        scores = {
            name: row.dot(vector) + start
            for name, row, start in zip(probe.names, probe.rows, probe.starts, strict=True)
        }
        silence = chances(scores)[SILENCE]
        del scores[SILENCE]
        return Reading(chances(scores), silence)


def chances(scores: Mapping[str, float]) -> dict[str, float]:
    """The logarithms of a softmax, none below `UNLIKELY`.

    >>> {name: round(math.exp(chance), 2) for name, chance in chances({"a": 1.0, "b": 1.0}).items()}
    {'a': 0.5, 'b': 0.5}
    """
    most = max(scores.values())
    whole = most + math.log(sum(math.exp(score - most) for score in scores.values()))
    return {name: max(score - whole, UNLIKELY) for name, score in scores.items()}
