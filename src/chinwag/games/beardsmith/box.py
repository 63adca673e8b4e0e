"""The components, looked up by integer and by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chinwag.games.beardsmith.board import Board, Lain
from chinwag.games.beardsmith.components import SEATS, Components, StartingBoard
from chinwag.games.beardsmith.faces import GUM, SCISSORS, WILD, looks
from chinwag.games.beardsmith.hexes import cell_of, mask_of
from chinwag.games.beardsmith.view import TileKind

SPECIAL_KINDS: Final[dict[int, TileKind]] = {WILD: "wild", GUM: "gum", SCISSORS: "scissors"}


class Box:
    """What the states of one set of components share; nothing in it changes.

    `sets` are the tiles of one colour by the number of players. A tile is a face at turn 0, and `looks` are its
    faces in its turns; `tile_of` and `turn_of` lead back from a face.
    """

    def __init__(self, components: Components) -> None:
        self.components = components
        self.boards = {board.name: board for board in components.board}
        self.sets = {players: tuple(components.set_for(players)) for players in SEATS}
        self.tile_named = {kind.name: kind.face for kind in components.tile}
        self.name_of = {kind.face: kind.name for kind in components.tile}
        self.looks = {tile: looks(tile) for tile in self.name_of}
        self.tile_of = {face: tile for tile, faces in self.looks.items() for face in faces}
        self.turn_of = {face: turn for faces in self.looks.values() for turn, face in enumerate(faces)}
        self._tables = {board.name: _table(board) for board in components.board}

    def name_of_face(self, face: int) -> str:
        """The name of a tile as it lies."""
        return self.name_of[self.tile_of[face]]

    def face(self, tile: int, turn: int) -> int | None:
        """A tile as turned; `None` for a turn that it does not have, or that looks like a lesser one (BS-1.6)."""
        faces = self.looks[tile]
        return faces[turn] if 0 <= turn < len(faces) else None

    def kind_of(self, face: int) -> TileKind:
        """What kind of tile it is."""
        return SPECIAL_KINDS.get(face, "beard")

    def empty_table(self, board: str) -> Board:
        """The table with nothing but a starting board."""
        return self._tables[board].clone()

    def table(self, board: str, stacks: Mapping[int, Sequence[Lain]]) -> Board:
        """The table with what lies on some cells, lowest first; no rule of placement is checked."""
        laid = self.empty_table(board)
        for cell, stack in stacks.items():
            for face, owner in stack:
                laid.lay(face, cell, owner)
        return laid


def _table(board: StartingBoard) -> Board:
    return Board.with_start({cell_of(cell.at): mask_of(cell.open) for cell in board.cells})
