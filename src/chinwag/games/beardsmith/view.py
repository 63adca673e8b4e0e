"""What a seat may know of Beardsmith: everything but the order of the draw piles (BS-2.4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import View
from chinwag.games.beardsmith.actions import Cell

TileKind = Literal["beard", "wild", "gum", "scissors", "board"]


class Face(Struct, frozen=True):
    """A tile as it looks before it is turned. `open` lists its open sides, 0 to 5 (BS-1.6)."""

    tile: str
    kind: TileKind
    open: tuple[int, ...]


class Layer(Struct, frozen=True):
    """A tile that lies on the table, or a cell of the starting board, whose `owner` is None.

    `open` lists its open sides as they lie.
    """

    tile: str
    kind: TileKind
    owner: int | None
    turn: int
    open: tuple[int, ...]


class Stack(Struct, frozen=True):
    """All that lies on one cell, lowest first.

    `loose` and `gummed` are the sides of the uppermost tile that hang loose (BS-9.3) or face gum (BS-9.2).
    """

    at: Cell
    layers: tuple[Layer, ...]
    loose: tuple[int, ...]
    gummed: tuple[int, ...]


class Score(Struct, frozen=True):
    """A seat's score and where each point comes from (BS-9).

    `largest_group` are the cells of the largest group (BS-9.4). `place` counts from 1; level seats share it.
    """

    total: int
    face_up: int
    loose_ends: int
    gummed_ends: int
    largest_group: tuple[Cell, ...]
    place: int


class BeardsmithView(View, frozen=True, tag="beardsmith"):
    """The table as everybody sees it; tuples are in the order of the seats.

    `turn` is whose turn it is, None when the game is over; `number` counts the turns from 1. `tiles_each` is how
    many tiles each player has in the game. `skipped` are the seats that are out under BS-8.2. `dash` are the seats
    that are still level after every tie-break and should lace up their shoes (BS-9.5). `stuck` is who could not
    move, which has ended the game (BS-8.3).
    """

    seat: int | None
    board: str
    stacks: tuple[Stack, ...]
    hands: tuple[tuple[Face, ...], ...]
    piles: tuple[int, ...]
    scores: tuple[Score, ...]
    first: int
    turn: int | None
    number: int
    tiles_each: int
    skipped: tuple[int, ...]
    ended: Literal["out_of_tiles", "no_move"] | None
    dash: tuple[int, ...]
    stuck: int | None
