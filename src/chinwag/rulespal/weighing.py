"""Weighing the evidence: which rule answers, and whether any does."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from chinwag.rulespal.evidence import Evidence, ForRule


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """How much each number of the evidence counts.

    `rules` are for the numbers of a rule, in the order of `NUMBERS`; `answered` for those of `signs`, and
    `answered_from` is added.
    """

    rules: tuple[float, ...]
    answered: tuple[float, ...]
    answered_from: float


class Ranked(Struct, frozen=True):
    """A rule with its weight: the more, the better it answers."""

    weight: float
    evidence: ForRule


class Finding(Struct, frozen=True):
    """What was found in one game: rules, best first, and how sure it is that the first answers.

    `sure` is the logarithm of the odds: above 0 the rules answer, below they are silent.
    """

    ranked: tuple[Ranked, ...]
    sure: float


def weigh(evidence: Evidence, weights: Weights) -> Finding:
    """The rules in order, and whether they answer."""
    ranked = ranking(evidence, weights.rules)
    sure = weights.answered_from + scalar(signs(evidence, ranked), weights.answered)
    return Finding(ranked, sure)


def ranking(evidence: Evidence, weights: Sequence[float]) -> tuple[Ranked, ...]:
    """All rules, best first; of equal ones that which comes first in the rulebook."""
    ranked = [Ranked(scalar(each.numbers, weights), each) for each in evidence.rules]
    return tuple(sorted(ranked, key=lambda each: -each.weight))


def signs(evidence: Evidence, ranked: Sequence[Ranked]) -> tuple[float, ...]:
    """What tells whether the rules answer.

    The weight of the best rule, its lead and its share of all; all that speaks for it; how like the likest question
    of any rule is to what was asked; all that speaks for silence; and the share of words that the game does not
    know.
    """
    best = ranked[0]
    second = ranked[1].weight if len(ranked) > 1 else 0.0
    share = 1 / sum(math.exp(each.weight - best.weight) for each in ranked)
    likest = max(each.numbers[0] for each in evidence.rules)
    return (
        best.weight,
        best.weight - second,
        share,
        *best.evidence.numbers,
        likest,
        *evidence.silent,
        evidence.unknown,
    )


def scalar(numbers: Sequence[float], weights: Sequence[float]) -> float:
    """The sum of numbers, each by its weight."""
    return sum(number * weight for number, weight in zip(numbers, weights, strict=True))
