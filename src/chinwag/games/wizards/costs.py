"""What pays for a ritual (BW-5.1): cards chosen by colour, of which Dye Pots make some count as any (BW-3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product

from chinwag.games.wizards.components import ANY, DIFFERENT, SAME

Colours = tuple[int, ...]


def payments(cost: Sequence[str], colours: Sequence[str], dyed: int) -> frozenset[Colours]:
    """The colours, as numbers, of every row of cards that pays a cost when so many may count as any colour.

    >>> sorted(payments(["purple", "green"], ["green", "purple", "pink"], 0))
    [(0, 1), (1, 0)]
    >>> (2, 2) in payments(["same", "same"], ["green", "purple", "pink"], 0)
    True
    >>> (0, 1) in payments(["same", "same"], ["green", "purple", "pink"], 1)
    True
    """
    size = len(cost)
    plain = {row for row in product(range(len(colours)), repeat=size) if _pays(row, cost, colours)}
    paid = set(plain)
    for places in combinations(range(size), min(dyed, size)):
        for row in plain:
            for seen in product(range(len(colours)), repeat=len(places)):
                changed = list(row)
                for place, colour in zip(places, seen, strict=True):
                    changed[place] = colour
                paid.add(tuple(changed))
    return frozenset(paid)


def _pays(row: Colours, cost: Sequence[str], colours: Sequence[str]) -> bool:
    """Whether the cards of a row can be told off to the words of the cost, in whatever order they are named."""
    return any(_fits([colours[row[place]] for place in order], cost) for order in permutations(range(len(row))))


def _fits(given: Sequence[str], cost: Sequence[str]) -> bool:
    """Whether each card is what its word in the cost says."""
    same = {colour for colour, word in zip(given, cost, strict=True) if word == SAME}
    named = all(
        colour == word for colour, word in zip(given, cost, strict=True) if word not in (ANY, SAME, DIFFERENT)
    )
    different = all(given.count(colour) == 1 for colour, word in zip(given, cost, strict=True) if word == DIFFERENT)
    return named and different and len(same) <= 1
