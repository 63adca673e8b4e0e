"""Why a placement is not legal: a code, the rules broken and the facts, all of them open to everybody (BS-2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from chinwag.core.protocol import Refusal
from chinwag.games.beardsmith import placement
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.board import Board
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.faces import BOARD, GUM, GUM_AT, NO_TILE, SCISSORS, WILD
from chinwag.games.beardsmith.hexes import ALL_SIDES, STEPS, at_of, cell_of, on_table, sides_in, turned
from chinwag.games.beardsmith.links import dropped_by

if TYPE_CHECKING:
    from chinwag.games.beardsmith.state import BeardsmithState


def refusal(state: BeardsmithState, seat: int, action: Place) -> Refusal | None:
    """The reason against a placement by a seat, or `None` when it is legal."""
    return _who(state, seat, action) or _what(state, seat, action) or _where(state, action)


# --- who may act, with what ----------------------------------------------------------------------------------


def _who(state: BeardsmithState, seat: int, action: Place) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal.because("no_such_seat", "BS-1.7", seats=state.seats)
    if state.skipped[seat] and state.deal.box.tile_named.get(action.tile) in state.hands[seat]:
        return Refusal.because("may_not_be_last", "BS-8.2", tile=action.tile)
    if state.why_over == "out_of_tiles":
        return Refusal.because("out_of_tiles", "BS-8.1")
    if state.why_over == "no_move":
        return Refusal.because("no_move", "BS-8.3")
    if seat != state.turn:
        return Refusal.because("not_your_turn", "BS-3.1")
    return None


def _what(state: BeardsmithState, seat: int, action: Place) -> Refusal | None:
    box = state.deal.box
    tile = box.tile_named.get(action.tile)
    if tile is None:
        return Refusal.because("no_such_tile", "BS-1.2")
    if tile not in state.hands[seat]:
        return Refusal.because("not_in_hand", "BS-3.1", tile=action.tile)
    if not 0 <= action.turn < 6:
        return Refusal.because("no_such_turn", "BS-1.6")
    if tile >= WILD and action.turn != 0:
        return Refusal.because("no_turn", "BS-1.6", tile=action.tile)
    return None


# --- where ---------------------------------------------------------------------------------------------------


def _where(state: BeardsmithState, action: Place) -> Refusal | None:
    box, board = state.deal.box, state.board
    tile = box.tile_named[action.tile]
    if not on_table(action.at):
        return _off_the_table(tile)
    cell = cell_of(action.at)
    if board.top[cell] >= BOARD:
        return Refusal.because("on_the_board", "BS-3.4", tile=action.tile)
    if tile == SCISSORS:
        return _scissors(box, board, cell)
    if tile == GUM:
        return _gum(board, cell)
    if not placement.is_space(board, cell):
        rule = "BS-5.1" if tile == WILD else "BS-4.1"
        return Refusal.because("occupied", rule, tile=action.tile, there=box.name_of_face(board.top[cell]))
    return _wild(board, cell) if tile == WILD else _beard(box, board, cell, tile, action)


def _off_the_table(tile: int) -> Refusal:
    """Nothing lies beyond the grid, so that nothing can hold a tile there."""
    rule = {WILD: "BS-5.1", GUM: "BS-6.1", SCISSORS: "BS-7.1"}.get(tile, "BS-4.2")
    return Refusal.because("off_the_table", rule)


def _beard(box: Box, board: Board, cell: int, tile: int, action: Place) -> Refusal | None:
    facing, sides = board.facing[cell], turned(tile, action.turn)
    floating = None if placement.hangs(facing, sides) else _floating(board, cell)
    if not placement.sides_match(facing, sides):
        also = floating.rules if floating is not None else ()
        return _mismatch(placement.wanted_open(facing) & ~sides, placement.wanted_empty(facing) & sides, also)
    if floating is not None:
        return floating
    least = box.looks[tile].index(sides)
    if least != action.turn:
        return Refusal.because("turn_looks_alike", "BS-1.6", tile=action.tile, turn=action.turn, use=least)
    return None


def _mismatch(should_be_open: int, should_be_empty: int, also: Iterable[str]) -> Refusal:
    if not should_be_empty:
        code = "empty_meets_open"
    elif not should_be_open:
        code = "open_meets_empty"
    else:
        code = "sides_do_not_match"
    wrong = sides_in(should_be_open | should_be_empty)
    want_open, want_empty = sides_in(should_be_open), sides_in(should_be_empty)
    rules = ("BS-4.1", *also)
    return Refusal.because(code, *rules, count=len(wrong), sides=wrong, want_open=want_open, want_empty=want_empty)


def _floating(board: Board, cell: int) -> Refusal:
    facing = board.facing[cell]
    if facing >> GUM_AT & ALL_SIDES:
        return Refusal.because("only_gum_holds", "BS-4.2", "BS-4.4")
    if facing:
        return Refusal.because("touches_with_empty_sides", "BS-4.2")
    if any(board.top[cell + step] == SCISSORS for step in STEPS):
        return Refusal.because("only_holes_near", "BS-4.2", "BS-3.6")
    return Refusal.because("floats", "BS-4.2")


def _wild(board: Board, cell: int) -> Refusal | None:
    return None if placement.end_faces(board.facing[cell]) else Refusal.because("no_end_for_wild", "BS-5.1")


def _gum(board: Board, cell: int) -> Refusal | None:
    if not placement.is_space(board, cell) or placement.piece_faces(board.facing[cell]):
        return None
    return Refusal.because("no_tile_for_gum", "BS-6.1")


def _scissors(box: Box, board: Board, cell: int) -> Refusal | None:
    if board.top[cell] == SCISSORS:
        return Refusal.because("already_a_hole", "BS-7.1")
    if board.top[cell] == NO_TILE:
        return Refusal.because("nothing_to_cut", "BS-7.1")
    dropped = dropped_by(board, cell)
    if not dropped:
        return None
    names = tuple(box.name_of_face(board.top[each]) for each in dropped)
    cells = tuple(f"{q},{r}" for q, r in map(at_of, dropped))
    return Refusal.because("would_drop", "BS-7.3", count=len(dropped), tiles=names, cells=cells)
