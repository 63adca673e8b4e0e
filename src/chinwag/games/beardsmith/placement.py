"""Where a tile may be laid: one short predicate for each rule, and all placements of a hand.

The predicates ask of a space only what it faces, as `Board.facing` keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chinwag.games.beardsmith.board import Board
from chinwag.games.beardsmith.faces import EMPTY_AT, GUM, NO_TILE, OPEN_AT, SCISSORS, WILD, WILD_AT, looks
from chinwag.games.beardsmith.hexes import ALL_SIDES, CELL_BITS
from chinwag.games.beardsmith.links import bridges

_OPEN_OR_WILD: Final = ALL_SIDES << OPEN_AT | ALL_SIDES << WILD_AT
_ALL_BUT_GUM: Final = _OPEN_OR_WILD | ALL_SIDES << EMPTY_AT


def is_space(board: Board, cell: int) -> bool:
    """Whether a cell is an empty space; a hole is one too (BS-4.3)."""
    return board.top[cell] == NO_TILE or board.top[cell] == SCISSORS


def wanted_open(facing: int) -> int:
    """The sides where a beard tile must be open, for they meet an open side (BS-4.1)."""
    return facing >> OPEN_AT & ALL_SIDES


def wanted_empty(facing: int) -> int:
    """The sides where a beard tile must be empty, for they meet an empty side (BS-4.1)."""
    return facing >> EMPTY_AT & ALL_SIDES


def sides_match(facing: int, sides: int) -> bool:
    """Open meets open, and empty meets empty (BS-4.1); what meets a wild or gum has nothing to match (BS-4.4)."""
    return not wanted_open(facing) & ~sides and not wanted_empty(facing) & sides


def hangs(facing: int, sides: int) -> bool:
    """Whether an open side meets an open side or a wild, so that the tile does not float (BS-4.2)."""
    return (wanted_open(facing) | facing >> WILD_AT) & sides != 0


def end_faces(facing: int) -> bool:
    """Whether an open end, or a side of a wild, faces the space (BS-5.1)."""
    return facing & _OPEN_OR_WILD != 0


def piece_faces(facing: int) -> bool:
    """Whether there is a neighbouring piece, as gum on an empty space needs (BS-6.1)."""
    return facing != 0


def must_skip(hand: Sequence[int]) -> bool:
    """Whether nothing is left but scissors or gum, which cannot be the last tile that a player plays (BS-8.2).

    Who still has tiles to draw holds more than one (BS-3.1).
    """
    return len(hand) == 1 and hand[0] in (GUM, SCISSORS)


class _Fitting(dict[int, tuple[int, ...]]):
    """For what a space faces, gum aside, the turned faces of one beard tile that may be laid there.

    Filled as spaces turn up. A face stands in the high bits, ready to be joined with a cell.
    """

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.looks = looks(tile)

    def __missing__(self, facing: int) -> tuple[int, ...]:
        fitting = [face for face in self.looks if sides_match(facing, face) and hangs(facing, face)]
        self[facing] = tuple(face << CELL_BITS for face in fitting)
        return self[facing]


_FITTING: Final = tuple(_Fitting(tile) for tile in range(WILD))


def placements(board: Board, hand: list[int]) -> list[int]:
    """Every legal placement of the tiles of a hand: the face as turned, shifted by `CELL_BITS`, plus the cell."""
    facing = board.facing
    openings = [(cell, faced & _ALL_BUT_GUM) for cell in board.spaces if (faced := facing[cell]) & _OPEN_OR_WILD]
    found: list[int] = []
    for tile in sorted(set(hand)):
        if tile < WILD:
            fitting = _FITTING[tile]
            found += [face | cell for cell, faced in openings for face in fitting[faced]]
        elif tile == WILD:
            found += [WILD << CELL_BITS | cell for cell, _ in openings]
        elif tile == GUM:
            found += [GUM << CELL_BITS | cell for cell in sorted(board.spaces + board.pieces)]
        else:
            held = bridges(board)
            found += [SCISSORS << CELL_BITS | cell for cell in board.pieces if cell not in held]
    return found
