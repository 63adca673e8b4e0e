"""The table as a grid of hexagonal cells, and sides as bits.

A cell is an integer, its axial coordinates (q, r) of BS-1.6 packed. Sides are a mask of six bits: bit k is side k.
The grid is 128 cells wide and high, and tiles lie at most `REACH` from the middle. A house set has 60 tiles in
play and the boards reach 2 cells, so that no beard can grow past it; to an owner's larger set it is the edge of
the table.
"""

from __future__ import annotations

from typing import Final

from chinwag.games.beardsmith.actions import Cell

CELL_BITS: Final = 14
CELLS: Final = 1 << CELL_BITS
REACH: Final = 62
ALL_SIDES: Final = 0b111111

_WIDTH: Final = 128
_MIDDLE: Final = 64

DIRECTIONS: Final[tuple[Cell, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The neighbour in direction k as a difference of (q, r) (BS-1.6)."""

STEPS: Final = tuple(q + r * _WIDTH for q, r in DIRECTIONS)
"""The neighbour in direction k as a difference of cells."""


def on_table(at: Cell) -> bool:
    """Whether a tile may lie there: within `REACH` of the middle."""
    q, r = at
    return -REACH <= q <= REACH and -REACH <= r <= REACH


def cell_of(at: Cell) -> int:
    """The cell of coordinates that are on the table.

    >>> at_of(cell_of((-2, 1)))
    (-2, 1)
    """
    q, r = at
    return (r + _MIDDLE) * _WIDTH + q + _MIDDLE


def at_of(cell: int) -> Cell:
    """The coordinates of a cell."""
    return cell % _WIDTH - _MIDDLE, cell // _WIDTH - _MIDDLE


def in_order(at: Cell) -> Cell:
    """What to sort coordinates by, so that they stand as their cells do: from the top row down."""
    return at[1], at[0]


def opposite(side: int) -> int:
    """The side of the neighbour that faces a side.

    >>> opposite(1)
    4
    """
    return (side + 3) % 6


def turned(sides: int, turn: int) -> int:
    """Sides after a turn: side i comes to lie at side (i + turn) mod 6 (BS-1.6).

    >>> sides_in(turned(mask_of((0, 1)), 5))
    (0, 5)
    """
    return (sides << turn | sides >> (6 - turn)) & ALL_SIDES


_SIDES_IN: Final = tuple(tuple(side for side in range(6) if mask >> side & 1) for mask in range(64))


def sides_in(mask: int) -> tuple[int, ...]:
    """The sides of a mask, in ascending order."""
    return _SIDES_IN[mask]


def mask_of(sides: tuple[int, ...]) -> int:
    """The mask of several sides."""
    mask = 0
    for side in sides:
        mask |= 1 << side
    return mask


STEPS_IN: Final = tuple(tuple(STEPS[side] for side in sides_in(mask)) for mask in range(64))
"""For every mask the steps to the neighbours on its sides."""

ON_TABLE: Final = bytes(on_table(at_of(cell)) for cell in range(CELLS))
"""1 for every cell that a tile may lie on."""
