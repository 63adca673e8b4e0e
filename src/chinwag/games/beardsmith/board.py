"""What lies on the table, and what every cell has round it.

The rules ask of a space only what lies opposite its six sides. So every cell keeps that as four masks in one
integer (`faces.OPEN_AT` and the others), brought up to date as tiles are laid; no rule walks round a cell.
"""

from __future__ import annotations

from array import array
from bisect import insort
from typing import Final

from chinwag.games.beardsmith.faces import BOARD, EMPTY_AT, GUM_AT, MARKS, NO_TILE, OPEN_AT, SCISSORS, WILD_AT
from chinwag.games.beardsmith.hexes import ALL_SIDES, CELLS, ON_TABLE, STEPS, opposite

NOBODY: Final = 7
"""The owner of the starting board."""

Lain = tuple[int, int]
"""A tile that lies on the table: its face and its owner."""

_ALL_MASKS: Final = ALL_SIDES << OPEN_AT | ALL_SIDES << EMPTY_AT | ALL_SIDES << WILD_AT | ALL_SIDES << GUM_AT

# For every direction: the step there, and all that the neighbour there notes but what it faces on this side.
_NEIGHBOURS: Final = tuple(
    (step, _ALL_MASKS & ~sum(1 << (at + opposite(side)) for at in (OPEN_AT, EMPTY_AT, WILD_AT, GUM_AT)))
    for side, step in enumerate(STEPS)
)


class Board:
    """The starting board and all tiles laid so far.

    `top` is the uppermost face of every cell, `owner` whose it is, `facing` what its sides face. `covered` has
    what lies below, lowest first, for the cells where something does. The sorted lists of cells hold:
    `pieces` the uncovered tiles that are pieces (BS-3.6), the starting board aside; `holes` the uncovered
    scissors; `spaces` the empty spaces, holes too, with a neighbouring piece.
    """

    def __init__(
        self,
        start: tuple[int, ...],
        top: bytearray,
        owner: bytearray,
        facing: array[int],
        covered: dict[int, tuple[Lain, ...]],
        pieces: list[int],
        holes: list[int],
        spaces: list[int],
    ) -> None:
        self.start = start
        self.top = top
        self.owner = owner
        self.facing = facing
        self.covered = covered
        self.pieces = pieces
        self.holes = holes
        self.spaces = spaces

    @classmethod
    def with_start(cls, start: dict[int, int]) -> Board:
        """The table with nothing but a starting board: its cells and their open sides."""
        facing = array("I", [0]) * CELLS
        board = cls(tuple(start), bytearray(CELLS), bytearray([NOBODY]) * CELLS, facing, {}, [], [], [])
        for cell, sides in start.items():
            board.top[cell] = BOARD + sides
        for cell in start:
            board._show(cell)
        return board

    def clone(self) -> Board:
        """A copy that shares nothing that changes."""
        return Board(
            self.start,
            self.top[:],
            self.owner[:],
            self.facing[:],
            self.covered.copy(),
            self.pieces[:],
            self.holes[:],
            self.spaces[:],
        )

    def stack(self, cell: int) -> tuple[Lain, ...]:
        """All tiles that lie on a cell, lowest first."""
        return (*self.covered.get(cell, ()), (self.top[cell], self.owner[cell]))

    @property
    def tiles(self) -> int:
        """The number of tiles laid so far."""
        return len(self.pieces) + len(self.holes) + sum(map(len, self.covered.values()))

    def lay(self, face: int, cell: int, owner: int) -> None:
        """Lay a tile, as turned, on top of what lies on a cell. Unchecked: `placement` has the rules."""
        below = self.top[cell]
        if below != NO_TILE:
            self.covered[cell] = (*self.covered.get(cell, ()), (below, self.owner[cell]))
        if face == SCISSORS:
            self.pieces.remove(cell)
            insort(self.holes, cell)
            if self.facing[cell]:
                insort(self.spaces, cell)
        elif below in (NO_TILE, SCISSORS):
            if below == SCISSORS:
                self.holes.remove(cell)
            if self.facing[cell]:
                self.spaces.remove(cell)
            insort(self.pieces, cell)
        self.top[cell] = face
        self.owner[cell] = owner
        self._show(cell)

    def _show(self, cell: int) -> None:
        """Let the neighbours of a cell note what lies there now."""
        top, facing = self.top, self.facing
        for (step, others), mark in zip(_NEIGHBOURS, MARKS[top[cell]], strict=True):
            neighbour = cell + step
            before = facing[neighbour]
            facing[neighbour] = after = before & others | mark
            if not (before and after) and (top[neighbour] == NO_TILE or top[neighbour] == SCISSORS):
                if after and ON_TABLE[neighbour]:
                    insort(self.spaces, neighbour)
                elif before and ON_TABLE[neighbour]:
                    self.spaces.remove(neighbour)
