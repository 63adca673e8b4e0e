"""Placements as integers: the tile as turned, which is an integer already (`faces`), and the cell."""

from __future__ import annotations

from chinwag.core.protocol import ActionId
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.faces import FACES
from chinwag.games.beardsmith.hexes import CELL_BITS, CELLS, ON_TABLE, at_of, cell_of, on_table


class BeardsmithCodec:
    """The map between placements and integers. It hangs on the look of tiles alone, not on how many there are."""

    def __init__(self, box: Box) -> None:
        self._box = box

    @property
    def size(self) -> int:
        """Every id is below it."""
        return FACES << CELL_BITS

    def id_of(self, action: Place) -> ActionId | None:
        """The integer of a placement.

        `None` for a tile that the box does not hold, for a cell beyond the grid, and for a turn that the tile does
        not have or that looks like a lesser one.
        """
        tile = self._box.tile_named.get(action.tile)
        face = None if tile is None else self._box.face(tile, action.turn)
        if face is None or not on_table(action.at):
            return None
        return ActionId(face << CELL_BITS | cell_of(action.at))

    def action_of(self, action_id: ActionId) -> Place:
        """The placement of an integer. Raises `ValueError` for one that stands for nothing."""
        face, cell = action_id >> CELL_BITS, action_id & CELLS - 1
        tile = self._box.tile_of.get(face)
        if tile is None or not ON_TABLE[cell]:
            raise ValueError(f"action {action_id} stands for no placement")
        return Place(self._box.name_of[tile], at_of(cell), self._box.turn_of[face])
