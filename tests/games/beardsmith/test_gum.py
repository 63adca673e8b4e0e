"""Gum (BS-6)."""

from __future__ import annotations

import pytest
from tests.games.beardsmith.tables import after, fits, points, reason, table


@pytest.mark.parametrize("there", ["0:tip/3", "1:tip/3", "0:wild", "0:gum", "1:tip/3 ^ 0:gum"])
def test_bs_6_1_gum_goes_on_any_beard_wild_or_gum_tile(there: str) -> None:
    assert fits(table(f"1,0 {there}", hand="gum, straight"), "gum@1,0")


def test_bs_6_1_what_it_covers_is_out_of_play() -> None:
    state = after(table("1,0 1:straight", hand="gum, straight"), "gum@1,0")
    assert points(state, seat=1) == (0, 0, 0)
    assert points(state, seat=0) == (1, 0, 0)
    assert [layer.tile for stack in state.view(None).stacks if stack.at == (1, 0) for layer in stack.layers] == [
        "straight",
        "gum",
    ]


def test_bs_6_1_next_to_a_tile_nothing_need_match() -> None:
    # (2, 0) meets the tip's empty side; (2, -2) nothing at all.
    state = table("1,0 0:tip/3", hand="gum, straight")
    assert fits(state, "gum@2,0")
    refusal = reason(state, "gum@2,-2")
    assert (refusal.code, refusal.rules) == ("no_tile_for_gum", ("BS-6.1",))


def test_bs_6_1_the_board_is_a_tile_to_lie_next_to_at_its_empty_sides_too() -> None:
    assert fits(table(board="mutton chops", hand="gum, tip"), "gum@1,0")


def test_bs_6_1_but_never_covered() -> None:
    refusal = reason(table(hand="gum, tip"), "gum@0,0")
    assert (refusal.code, refusal.rules) == ("on_the_board", ("BS-3.4",))


def test_bs_6_1_gum_on_scissors_lies_in_the_hole() -> None:
    # The hole at (1, 0) is next to the chin. The one at (3, 0) has no neighbour but the hole at (2, 0).
    laid = "1,0 0:tip/3 ^ 1:scissors | 2,0 0:straight ^ 1:scissors | 3,0 0:tip/3 ^ 0:scissors"
    state = table(laid, hand="gum, straight")
    assert fits(state, "gum@1,0")
    assert reason(state, "gum@3,0").code == "no_tile_for_gum"


def test_bs_6_1_a_hole_is_no_neighbour() -> None:
    state = table("1,0 0:straight | 2,0 0:tip/3 ^ 1:scissors", hand="gum, straight")
    assert fits(state, "gum@2,0")
    assert reason(state, "gum@3,0").code == "no_tile_for_gum"


def test_bs_6_2_ends_that_face_gum_cost_their_owner_and_are_not_loose_too() -> None:
    # The straight of seat 1 ends at (2, 0); the gum is seat 0's.
    state = table("1,0 1:straight", hand="gum, tip")
    assert points(state, seat=1) == (1, 1, 0)
    state = after(state, "gum@2,0")
    assert points(state, seat=1) == (1, 0, 1)
    assert state.scores() == (1, 0)


def test_bs_6_3_gum_holds_what_touches_it() -> None:
    # The tip at (2, 0) hangs on the straight at (1, 0), and touches gum that the tip at (1, -1) holds too.
    laid = "1,-1 0:tip/4 | 2,-1 1:gum | 1,0 0:straight | 2,0 1:tip/3"
    assert fits(table(laid, hand="scissors, trident"), "scissors@1,0")


def test_bs_6_3_gum_is_held_by_what_it_touches() -> None:
    # The gum at (2, -1) now touches nothing that is held but the straight and what hangs on it.
    laid = "2,-1 1:gum | 1,0 0:straight | 2,0 1:tip/3"
    refusal = reason(table(laid, hand="scissors, trident"), "scissors@1,0")
    assert (refusal.code, refusal.facts["count"]) == ("would_drop", 2)
