"""Wild tiles (BS-5)."""

from __future__ import annotations

from tests.games.beardsmith.tables import after, fits, points, reason, table


def test_bs_5_1_a_wild_needs_an_open_end_that_faces_it() -> None:
    # (2, 0) and (2, -1) meet empty sides of the tip and nothing else.
    state = table("1,0 0:tip/3", hand="wild, straight")
    for placement in ("wild@2,0", "wild@2,-1", "wild@9,9"):
        refusal = reason(state, placement)
        assert (refusal.code, refusal.rules) == ("no_end_for_wild", ("BS-5.1",))


def test_bs_5_1_whatever_borders_it() -> None:
    # (1, -1) meets the open side 1 of the moustache's (0, 0) and the empty side 2 of its (1, 0).
    state = table(board="moustache", hand="wild, full beard")
    assert fits(state, "wild@1,-1")
    assert not fits(state, "full beard@1,-1")


def test_bs_5_1_an_open_side_of_the_board_counts() -> None:
    state = table(board="mutton chops", hand="wild, tip")
    assert fits(state, "wild@0,1")
    # (1, 0) lies between (0, 0) and (2, 0), whose sides towards it are empty.
    assert not fits(state, "wild@1,0")


def test_bs_5_1_a_side_of_another_wild_counts() -> None:
    state = table("1,0 0:wild", hand="wild, tip")
    assert fits(state, "wild@2,0")


def test_bs_5_1_gum_alone_is_no_open_end() -> None:
    assert reason(table("1,0 0:gum", hand="wild, tip"), "wild@2,0").code == "no_end_for_wild"


def test_bs_5_1_only_on_an_empty_space() -> None:
    refusal = reason(table("1,0 0:tip/3", hand="wild, tip"), "wild@1,0")
    assert (refusal.code, refusal.rules) == ("occupied", ("BS-5.1",))


def test_bs_5_2_ends_that_face_a_wild_are_closed_off() -> None:
    state = table("1,0 0:straight", hand="wild, tip")
    assert points(state) == (1, 1, 0)
    assert points(after(state, "wild@2,0")) == (2, 0, 0)


def test_bs_5_3_anybody_may_play_against_any_free_side_of_a_wild() -> None:
    # (2, 0) meets the wild with side 3, (2, -1) with side 4.
    state = table("1,0 0:wild", hand="wild, tip", others=("tip, wild, gum",), turn="1")
    for placement in ("tip@2,0/3", "tip@2,-1/4", "wild@2,0", "wild@2,-1", "gum@2,0", "gum@2,-1"):
        assert fits(state, placement)


def test_bs_5_4_a_wild_has_no_ends() -> None:
    assert points(table("1,0 0:wild")) == (1, 0, 0)
    assert points(table("1,0 0:wild | 2,0 1:gum")) == (1, 0, 0)
