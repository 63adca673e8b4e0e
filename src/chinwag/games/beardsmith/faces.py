"""A tile as it lies, as one integer.

1 to 63 is a beard tile, the mask of its open sides as turned; then come the three special tiles. A tile that has
not been laid yet is its face at turn 0. A cell of a starting board is `BOARD` plus the mask of its open sides.
"""

from __future__ import annotations

from typing import Final

from chinwag.games.beardsmith.hexes import ALL_SIDES, opposite, turned

NO_TILE: Final = 0
WILD: Final = 64
GUM: Final = 65
SCISSORS: Final = 66
FACES: Final = 67
"""Every face of a tile is below it."""

BOARD: Final = 128

# What a cell's sides face, as four masks in one integer: the sides where an open side, an empty side, a wild or
# a gum lies opposite.
OPEN_AT: Final = 0
EMPTY_AT: Final = 6
WILD_AT: Final = 12
GUM_AT: Final = 18


def is_beard(face: int) -> bool:
    """Whether it is a beard tile."""
    return NO_TILE < face < WILD


def open_sides(face: int) -> int:
    """The beard sections that reach the edge, of a beard tile or a cell of the board; special tiles have none."""
    return face & ALL_SIDES if face < WILD or face >= BOARD else 0


def looks(tile: int) -> tuple[int, ...]:
    """The faces of a tile in its turns, those that look alike once, the least turn first.

    >>> looks(0b010101), looks(WILD)
    ((21, 42), (64,))
    """
    if not is_beard(tile):
        return (tile,)
    return tuple(dict.fromkeys(turned(tile, turn) for turn in range(6)))


def _marks(face: int) -> tuple[int, ...]:
    """For every direction what the neighbour there has to note of this face."""
    if face in (NO_TILE, SCISSORS):
        return (0,) * 6
    if face == WILD:
        return tuple(1 << (WILD_AT + opposite(side)) for side in range(6))
    if face == GUM:
        return tuple(1 << (GUM_AT + opposite(side)) for side in range(6))
    return tuple(
        1 << ((OPEN_AT if open_sides(face) >> side & 1 else EMPTY_AT) + opposite(side)) for side in range(6)
    )


MARKS: Final = tuple(_marks(face) if face < FACES or face >= BOARD else () for face in range(BOARD + 64))
