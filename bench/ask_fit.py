"""The regressions by which RulesPal learns: convex all, and found from zero, so that they come out the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Truths = NDArray[np.bool_]

STEPS = 400
PULL = 1e-3
"""How strongly weights are pulled to 0."""

PROBE_STEPS = 200
PROBE_PULL = 3e-5
PROBE_PACE = 0.3


def choice(tables: Floats, there: Truths, right: Truths) -> Floats:
    """The weights by which the right ones are chosen from among several: a softmax over them.

    `tables` has the numbers of each thing that can be chosen, for each question; `there` tells which places hold
    one and `right` which of them are right.
    """
    scale = tables[there].std(0) + 1e-9

    def slope(weights: Floats) -> Floats:
        scores = np.where(there, (tables / scale) @ weights, -np.inf)
        chance = np.exp(scores - scores.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        aim = chance * right
        aim /= aim.sum(1, keepdims=True)
        return np.asarray(np.einsum("qrn,qr->n", tables / scale, chance - aim) / len(tables) + PULL * weights)

    return np.asarray(_descend(slope, (tables.shape[2],), STEPS, 0.1) / scale)


def logistic(table: Floats, truth: Truths, share: float) -> tuple[Floats, float]:
    """Weights and start of a logistic regression; a `share` of all weight lies on what is true."""
    mean, scale = table.mean(0), table.std(0) + 1e-9
    plain = np.hstack([(table - mean) / scale, np.ones((len(table), 1))])
    count = np.where(truth, share / truth.mean(), (1 - share) / (~truth).mean())

    def slope(weights: Floats) -> Floats:
        chance = 1 / (1 + np.exp(-(plain @ weights)))
        return np.asarray(plain.T @ ((chance - truth) * count) / len(table) + PULL * weights)

    found = _descend(slope, (plain.shape[1],), STEPS, 0.1)
    weights = found[:-1] / scale
    return weights, float(found[-1] - weights @ mean)


def softmax(vectors: Floats, aims: Floats) -> tuple[Floats, Floats]:
    """Weights and starts by which vectors are told apart: a row of weights for every column of `aims`."""
    plain = np.hstack([vectors, np.ones((len(vectors), 1))])

    def slope(weights: Floats) -> Floats:
        scores = plain @ weights
        chance = np.exp(scores - scores.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        return np.asarray(plain.T @ (chance - aims) / len(plain) + PROBE_PULL * weights)

    found = _descend(slope, (plain.shape[1], aims.shape[1]), PROBE_STEPS, PROBE_PACE)
    return found[:-1].T, found[-1]


def _descend(slope: Callable[[Floats], Floats], shape: tuple[int, ...], steps: int, pace: float) -> Floats:
    """Where a convex function is lowest, by Adam (Kingma and Ba, 2015)."""
    weights: NDArray[Any] = np.zeros(shape)
    mean, square = np.zeros(shape), np.zeros(shape)
    for step in range(1, steps + 1):
        now = slope(weights)
        mean = 0.9 * mean + 0.1 * now
        square = 0.99 * square + 0.01 * now**2
        weights = weights - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return weights
