"""The view, built up from the state. Hands are open and piles hidden from everybody (BS-2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chinwag.games.beardsmith import scoring
from chinwag.games.beardsmith.board import Lain
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.faces import open_sides
from chinwag.games.beardsmith.hexes import at_of, sides_in
from chinwag.games.beardsmith.view import BeardsmithView, Face, Layer, Score, Stack

if TYPE_CHECKING:
    from chinwag.games.beardsmith.state import BeardsmithState


def view(state: BeardsmithState, seat: int | None) -> BeardsmithView:
    """What a seat, or an onlooker, may know."""
    box, over = state.deal.box, state.why_over is not None
    scores = _scores(state)
    winners = tuple(index for index, score in enumerate(scores) if score.place == 1)
    return BeardsmithView(
        seat=seat,
        board=state.deal.board,
        stacks=_stacks(state),
        hands=tuple(tuple(_face(box, tile) for tile in hand) for hand in state.hands),
        piles=tuple(len(pile) for pile in state.piles),
        scores=scores,
        first=state.deal.first,
        turn=None if over else state.turn,
        number=state.number,
        tiles_each=len(box.sets[state.seats]),
        skipped=tuple(index for index, skipped in enumerate(state.skipped) if skipped),
        ended=state.why_over,
        dash=winners if over and len(winners) > 1 else (),
        stuck=state.stuck,
    )


def _face(box: Box, tile: int) -> Face:
    return Face(box.name_of[tile], box.kind_of(tile), sides_in(open_sides(tile)))


def _scores(state: BeardsmithState) -> tuple[Score, ...]:
    tallied = scoring.tallies(state.board, state.seats)
    return tuple(
        Score(
            total=tally.total,
            face_up=tally.face_up,
            loose_ends=tally.loose_ends,
            gummed_ends=tally.gummed_ends,
            largest_group=tuple(at_of(cell) for cell in tally.group),
            place=place,
        )
        for tally, place in zip(tallied, scoring.places(tallied), strict=True)
    )


def _stacks(state: BeardsmithState) -> tuple[Stack, ...]:
    """Every cell where something lies, from the top row down."""
    board, box = state.board, state.deal.box
    stacks = []
    for cell in sorted((*board.start, *board.pieces, *board.holes)):
        at = at_of(cell)
        if cell in board.start:
            starting = Layer(state.deal.board, "board", None, 0, sides_in(open_sides(board.top[cell])))
            stacks.append(Stack(at, (starting,), (), ()))
        else:
            layers = tuple(_layer(box, lain) for lain in board.stack(cell))
            loose, gummed = scoring.loose_sides(board, cell), scoring.gummed_sides(board, cell)
            stacks.append(Stack(at, layers, sides_in(loose), sides_in(gummed)))
    return tuple(stacks)


def _layer(box: Box, lain: Lain) -> Layer:
    face, owner = lain
    return Layer(box.name_of_face(face), box.kind_of(face), owner, box.turn_of[face], sides_in(open_sides(face)))
