"""A position: the whole truth of a game as data."""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.protocol import Position
from chinwag.games.beardsmith.actions import Cell

Tiles = tuple[str, ...]
"""The names of tiles."""


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table, with the seat whose colour it bears and its turn (BS-1.6)."""

    tile: str
    owner: int
    turn: int = 0


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """All tiles on one cell, lowest first."""

    at: Cell
    layers: tuple[Laid, ...]


class BeardsmithPosition(Position, frozen=True, tag="beardsmith", omit_defaults=True):
    """Everything that makes up a state; tuples are in the order of the seats.

    The first tile of a draw pile is drawn next. `turn` is whose turn it is, with the tile drawn; None when all are
    out of tiles. `first` went first. `skipped` are the seats that are out under BS-8.2. `aside` are tiles that are
    not in the game; a game from the start has none, but what a study or a diagram does not need can lie there.
    """

    board: str
    table: tuple[Pile, ...]
    hands: tuple[Tiles, ...]
    piles: tuple[Tiles, ...]
    turn: int | None
    first: int
    skipped: tuple[int, ...] = ()
    aside: tuple[Tiles, ...] = ()
