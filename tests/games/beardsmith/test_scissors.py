"""Scissors (BS-7)."""

from __future__ import annotations

import pytest
from tests.games.beardsmith.tables import after, fits, points, reason, table

from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.faces import WILD
from chinwag.games.beardsmith.hexes import cell_of
from chinwag.games.beardsmith.links import bridges

CHAIN = "1,0 0:straight | 2,0 1:tip/3"


@pytest.mark.parametrize("there", ["0:tip/3", "1:tip/3", "0:wild", "1:gum", "1:tip/3 ^ 0:gum"])
def test_bs_7_1_scissors_go_on_any_piece(there: str) -> None:
    assert fits(table(f"1,0 {there}", hand="scissors, straight"), "scissors@1,0")


def test_bs_7_1_not_on_the_board_on_scissors_or_on_nothing() -> None:
    state = table("1,0 0:tip/3 ^ 1:scissors", hand="scissors, straight")
    assert reason(state, "scissors@0,0").rules == ("BS-3.4",)
    hole, nothing = reason(state, "scissors@1,0"), reason(state, "scissors@0,1")
    assert (hole.code, hole.rules) == ("already_a_hole", ("BS-7.1",))
    assert (nothing.code, nothing.rules) == ("nothing_to_cut", ("BS-7.1",))


def test_bs_7_1_the_cut_piece_is_out_of_play() -> None:
    state = after(table("1,0 1:straight", hand="scissors, straight"), "scissors@1,0")
    assert points(state, seat=1) == (0, 0, 0)
    # Scissors lie face up in their owner's colour (BS-9.1).
    assert points(state, seat=0) == (1, 0, 0)


def test_bs_7_2_a_tile_played_into_the_hole_must_satisfy_its_rules() -> None:
    # The hole at (1, 0) is next to the chin with side 3 and to an open end of the bend at (2, 0) with side 0.
    laid = "1,-1 0:gum | 2,-1 0:wild | 1,0 0:straight ^ 1:scissors | 2,0 1:tight bend/2"
    state = table(laid, hand="straight, tip, full beard")
    assert fits(state, "straight@1,0")
    assert fits(state, "full beard@1,0")
    assert reason(state, "tip@1,0/3").facts["want_open"] == (0,)


def test_bs_7_2_what_lies_in_a_hole_may_be_cut_again() -> None:
    state = table("1,0 0:tip/3 ^ 1:scissors", hand="tip, straight", others=("scissors, straight",))
    state = after(state, "tip@1,0/3", "scissors@1,0")
    stack = next(stack for stack in state.view(None).stacks if stack.at == (1, 0))
    assert [layer.tile for layer in stack.layers] == ["tip", "scissors", "tip", "scissors"]
    assert state.scores() == (0, 1)


def test_bs_7_3_cutting_may_not_drop() -> None:
    state = table(CHAIN, hand="scissors, trident")
    refusal = reason(state, "scissors@1,0")
    assert (refusal.code, refusal.rules) == ("would_drop", ("BS-7.3",))
    assert refusal.facts == {"count": 1, "tiles": ("tip",), "cells": ("2,0",)}
    assert fits(state, "scissors@2,0")


def test_bs_7_3_all_that_would_drop_is_named() -> None:
    laid = "1,0 0:straight | 2,0 1:straight | 3,0 0:wild | 4,0 1:gum"
    refusal = reason(table(laid, hand="scissors, trident"), "scissors@1,0")
    assert refusal.facts == {
        "count": 3,
        "tiles": ("straight", "wild", "gum"),
        "cells": ("2,0", "3,0", "4,0"),
    }


def test_bs_7_3_a_second_way_to_the_board_holds() -> None:
    # The tight bend at (1, 0) and the tight bend at (1, -1) meet each other and the chin.
    laid = "1,-1 0:tight bend/4 | 1,0 1:tight bend/2"
    state = table(laid, hand="scissors, straight")
    assert fits(state, "scissors@1,0")
    assert fits(state, "scissors@1,-1")


def test_bs_7_3_empty_side_by_empty_side_is_no_connection() -> None:
    # The tip at (2, -1) hangs on the bend at (1, 0), and touches the tip at (1, -1) with an empty side.
    laid = "1,-1 0:tip/4 | 2,-1 1:tip/4 | 1,0 0:wide bend/1"
    assert reason(table(laid, hand="scissors, trident"), "scissors@1,0").facts["cells"] == ("2,-1",)


def test_bs_7_3_connection_runs_through_a_wild_to_open_ends_only() -> None:
    # The tile at (2, -1) hangs on the bend at (1, 0), and touches the wild at (2, 0) with its side 5. The wild
    # hangs on the chin by another way.
    laid = "2,-1 1:{} | 1,0 0:wide bend/1 | 2,0 0:wild | 0,1 0:wide bend | 1,1 1:wide bend/1"
    with_end = table(laid.format("tight bend/4"), hand="scissors, trident")
    assert fits(with_end, "scissors@1,0")
    without = table(laid.format("tip/4"), hand="scissors, trident")
    assert reason(without, "scissors@1,0").facts["tiles"] == ("tip",)


def test_bs_7_3_wilds_hold_each_other() -> None:
    # Of two wilds the second, at (2, 0), hangs on the first alone.
    state = table("1,0 0:wild | 2,0 1:wild", hand="scissors, trident")
    assert fits(state, "scissors@2,0")
    assert reason(state, "scissors@1,0").facts["tiles"] == ("wild",)


def test_bs_7_3_cutting_gum_may_drop_too() -> None:
    state = table("1,0 0:straight ^ 1:gum | 2,0 0:tip/3", hand="scissors, trident")
    assert reason(state, "scissors@1,0").facts["tiles"] == ("tip",)


def test_bs_7_3_the_cells_of_the_board_hold_apart() -> None:
    state = table("-3,0 0:tip | 3,0 1:tip/3", board="mutton chops", hand="scissors, trident")
    assert fits(state, "scissors@-3,0")
    assert fits(state, "scissors@3,0")


def test_bs_7_4_ends_that_faced_the_cut_piece_are_loose_again() -> None:
    state = table(CHAIN, hand="scissors, trident")
    assert points(state) == (1, 0, 0)
    assert points(after(state, "scissors@2,0")) == (2, 1, 0)


def test_bs_7_4_ends_that_faced_cut_gum_or_wild_too() -> None:
    for there in ("gum", "wild"):
        state = table(f"1,0 1:straight | 2,0 0:{there}", hand="scissors, trident")
        assert points(after(state, "scissors@2,0"), seat=1) == (1, 1, 0)


def test_bs_7_3_a_beard_of_any_size_is_walked_all_over() -> None:
    """An owner's set may be so large that a walk by recursion would not come back; only (1, 0) holds the block."""
    block = {cell_of((q, r)): [(WILD, 0)] for q in range(1, 41) for r in range(40)}
    assert bridges(Box(RULES.components).table("chin", block)) == {cell_of((1, 0))}
