"""Where beard tiles go (BS-4).

On the chin every side is open. A tile east of it, at (1, 0), meets it with side 3; north-east, at (1, -1), with 4.
"""

from __future__ import annotations

from tests.games.beardsmith.tables import fits, reason, table

TIP_EAST = "1,0 0:tip/3"


def test_bs_4_1_open_meets_open() -> None:
    state = table(hand="tip, straight")
    assert fits(state, "tip@1,0/3")
    assert not fits(state, "tip@1,0/2")
    assert fits(state, "straight@1,0")
    assert not fits(state, "straight@1,0/1")


def test_bs_4_1_every_side_that_meets_a_piece_must_match() -> None:
    # (1, -1) meets the chin's open side with side 4 and the tip's empty side 2 with side 5.
    state = table(TIP_EAST, hand="tight bend, straight, full beard")
    assert fits(state, "straight@1,-1/1")
    assert fits(state, "tight bend@1,-1/3")
    assert not fits(state, "tight bend@1,-1/4")
    assert not fits(state, "full beard@1,-1")


def test_bs_4_1_the_refusal_names_all_bad_sides_and_what_each_wants() -> None:
    state = table(TIP_EAST, hand="tight bend, straight, full beard")
    both = reason(state, "tight bend@1,-1/5")
    assert (both.code, both.rules[0]) == ("sides_do_not_match", "BS-4.1")
    assert both.facts == {"count": 2, "sides": (4, 5), "want_open": (4,), "want_empty": (5,)}
    one = reason(state, "full beard@1,-1")
    assert (one.code, one.rules) == ("open_meets_empty", ("BS-4.1",))
    assert one.facts == {"count": 1, "sides": (5,), "want_open": (), "want_empty": (5,)}


def test_bs_4_1_an_empty_side_may_not_meet_an_open_one() -> None:
    refusal = reason(table(hand="tip, straight"), "tip@1,0/1")
    assert refusal.code == "empty_meets_open"
    assert refusal.rules == ("BS-4.1", "BS-4.2")
    assert refusal.facts["want_open"] == (3,)


def test_bs_4_1_the_starting_board_counts_as_a_piece() -> None:
    # With side 1 (-1, 1) meets the open side 4 of the moustache's (0, 0), with side 2 the empty side 5 of (-1, 0).
    state = table(board="moustache", hand="tip, tight bend")
    assert fits(state, "tip@-1,1/1")
    assert reason(state, "tight bend@-1,1/1").facts["want_empty"] == (2,)


def test_bs_4_1_the_space_must_be_empty() -> None:
    refusal = reason(table(TIP_EAST, hand="tip, straight"), "tip@1,0/3")
    assert (refusal.code, refusal.rules) == ("occupied", ("BS-4.1",))
    assert refusal.facts == {"tile": "tip", "there": "tip"}


def test_bs_4_1_any_of_the_six_turns() -> None:
    state = table(hand="trident, tip")
    # A trident turned by 1, 2 or 3 has an open side 3, a tip turned by 3.
    assert [turn for turn in range(6) if fits(state, f"trident@1,0/{turn}".removesuffix("/0"))] == [1, 2, 3]
    assert [turn for turn in range(6) if fits(state, f"tip@1,0/{turn}".removesuffix("/0"))] == [3]


def test_bs_4_2_a_tile_that_touches_nothing_floats() -> None:
    refusal = reason(table(hand="tip, straight"), "tip@5,5")
    assert (refusal.code, refusal.rules) == ("floats", ("BS-4.2",))


def test_bs_4_2_empty_sides_alone_do_not_hold() -> None:
    # (2, 0) meets the tip's empty side 0.
    refusal = reason(table(TIP_EAST, hand="straight, trident"), "straight@2,0/1")
    assert (refusal.code, refusal.rules) == ("touches_with_empty_sides", ("BS-4.2",))


def test_bs_4_2_holes_hold_nothing() -> None:
    # Nothing but the hole at (2, 0) is next to (3, 0).
    state = table("1,0 0:straight | 2,0 0:tip/3 ^ 1:scissors")
    refusal = reason(state, "straight@3,0")
    assert (refusal.code, refusal.rules) == ("only_holes_near", ("BS-4.2", "BS-3.6"))


def test_bs_4_2_a_wild_alone_is_enough() -> None:
    state = table("1,0 0:wild", hand="tip, straight")
    assert fits(state, "tip@2,0/3")
    assert reason(state, "tip@2,0").code == "touches_with_empty_sides"


def test_bs_4_3_a_hole_is_an_empty_space() -> None:
    state = table("1,0 0:tip/3 ^ 1:scissors", hand="tip, straight, wild, gum")
    assert fits(state, "tip@1,0/3")
    assert fits(state, "straight@1,0")


def test_bs_4_3_for_wild_and_gum_too() -> None:
    state = table("1,0 0:tip/3 ^ 1:scissors", hand="wild, gum")
    assert fits(state, "wild@1,0")
    assert fits(state, "gum@1,0")


def test_bs_4_4_a_side_that_meets_a_wild_has_nothing_to_match() -> None:
    # (1, -1) meets the chin with side 4 and the wild with side 5.
    state = table("1,0 0:wild", hand="tip, tight bend")
    assert fits(state, "tip@1,-1/4")
    assert fits(state, "tight bend@1,-1/4")


def test_bs_4_4_nor_has_a_side_that_meets_gum() -> None:
    state = table("1,0 0:gum", hand="tip, tight bend")
    assert fits(state, "tip@1,-1/4")
    assert fits(state, "tight bend@1,-1/4")


def test_bs_4_4_gum_gives_no_hold() -> None:
    refusal = reason(table("1,0 0:gum", hand="full beard, tip"), "full beard@2,0")
    assert (refusal.code, refusal.rules) == ("only_gum_holds", ("BS-4.2", "BS-4.4"))
