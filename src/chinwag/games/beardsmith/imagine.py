"""Imagined worlds: full states that a view cannot tell from the true one."""

from __future__ import annotations

from collections import Counter

from chinwag.core.chance import Chance, shuffled
from chinwag.games.beardsmith.board import Lain
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.hexes import cell_of
from chinwag.games.beardsmith.state import BeardsmithState, Deal
from chinwag.games.beardsmith.view import BeardsmithView, Stack


def imagine(box: Box, codec: BeardsmithCodec, view: BeardsmithView, chance: Chance) -> BeardsmithState:
    """A state with this view. Only the order of the piles is not known: what nobody has seen yet is shuffled.

    The labels of chance are `pile/0`, `pile/1`, … for each seat.
    """
    seats = len(view.hands)
    stacks = {cell_of(stack.at): _lain(box, stack) for stack in view.stacks if stack.layers[0].owner is not None}
    hands = [[box.tile_named[face.tile] for face in hand] for hand in view.hands]
    piles, aside = [], []
    for seat, hand in enumerate(hands):
        laid = [box.tile_of[face] for stack in stacks.values() for face, owner in stack if owner == seat]
        unseen = Counter(box.sets[seats]) - Counter(hand + laid)
        tiles = shuffled(chance, f"pile/{seat}", list(unseen.elements()))
        piles.append(tiles[: view.piles[seat]])
        aside.append(tuple(tiles[view.piles[seat] :]))
    skipped = [seat in view.skipped for seat in range(seats)]
    turn = next((seat for seat in (view.turn, view.stuck) if seat is not None), view.first)
    deal = Deal(box, codec, view.board, view.first, tuple(aside))
    state = BeardsmithState(deal, box.table(view.board, stacks), hands, piles, skipped, turn)
    state.settle()
    return state


def _lain(box: Box, stack: Stack) -> list[Lain]:
    """The tiles of a cell; only the starting board has no owner."""
    lain: list[Lain] = []
    for layer in stack.layers:
        face = box.face(box.tile_named[layer.tile], layer.turn)
        if face is not None and layer.owner is not None:
            lain.append((face, layer.owner))
    return lain
