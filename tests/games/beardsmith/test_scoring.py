"""Scoring (BS-9)."""

from __future__ import annotations

from tests.games.beardsmith.tables import points, table

from chinwag.games.beardsmith.state import BeardsmithState


def over(laid: str) -> BeardsmithState:
    """A game between two players that has ended with these tiles laid."""
    return table(laid, hand="-", others=("-",), turn="-")


def places(state: BeardsmithState) -> list[int]:
    """The place of each seat."""
    return [score.place for score in state.view(None).scores]


def group(laid: str, seat: int = 0) -> int:
    """The largest group of a seat."""
    return len(table(laid).view(None).scores[seat].largest_group)


def test_bs_9_1_a_point_for_each_tile_face_up() -> None:
    state = table("1,0 0:tip/3 | 0,-1 1:tip/5 | -1,0 0:tip", hand="straight, trident, wild, gum")
    assert state.scores() == (2, 1)


def test_bs_9_1_special_tiles_count_too_covered_ones_do_not() -> None:
    laid = "1,-1 0:wild | -1,0 1:tip ^ 1:scissors | 1,0 0:tip/3 ^ 0:gum | 0,1 1:tip/2 ^ 0:scissors"
    state = table(laid)
    assert points(state, seat=0) == (3, 0, 0)
    assert points(state, seat=1) == (1, 0, 0)


def test_bs_9_2_a_point_less_for_each_end_that_faces_gum() -> None:
    # The trident at (1, 0) has its sides 2, 3 and 4 open; gum lies at sides 2 and 4.
    state = table("1,-1 1:gum | 1,0 0:trident/2 | 0,1 1:gum")
    assert points(state) == (1, 0, 2)
    assert state.scores() == (-1, 2)


def test_bs_9_2_also_ones_own_gum() -> None:
    assert table("1,0 0:straight | 2,0 0:gum").scores() == (1, 0)


def test_bs_9_3_a_point_less_for_each_loose_end() -> None:
    # The full beard at (1, 0) meets the chin; its other five ends are loose.
    state = table("1,0 0:full beard")
    assert points(state) == (1, 5, 0)
    assert state.scores() == (-4, 0)
    stack = next(stack for stack in state.view(None).stacks if stack.at == (1, 0))
    assert (stack.loose, stack.gummed) == ((0, 1, 2, 4, 5), ())


def test_bs_9_3_an_end_that_faces_a_hole_is_loose() -> None:
    assert points(table("1,0 0:straight | 2,0 1:tip/3 ^ 1:scissors")) == (1, 1, 0)


def test_bs_9_3_the_ends_of_the_board_cost_nobody() -> None:
    state = table()
    assert state.scores() == (0, 0)
    assert all(stack.loose == () for stack in state.view(None).stacks)


def test_bs_9_4_the_highest_score_wins() -> None:
    state = over("1,0 0:tip/3 | -1,0 1:tip | 0,-1 1:tip/5")
    assert state.winners() == (1,)
    assert places(state) == [2, 1]


def test_bs_9_4_then_more_face_up_tiles() -> None:
    # Both have 1 point: seat 0 with two tiles and a loose end, seat 1 with one tile.
    state = over("1,0 0:straight | -1,0 1:tip | 0,-1 0:tip/5")
    state_of_seats = [(score.total, score.face_up) for score in state.view(None).scores]
    assert state_of_seats == [(1, 2), (1, 1)]
    assert state.winners() == (0,)


def test_bs_9_4_then_fewer_loose_ends_gummed_ones_aside() -> None:
    # Both have two tiles and one end that costs: loose for seat 0, in gum for seat 1.
    state = over("0,-1 1:tip/5 | -2,0 0:gum | -1,0 1:straight | 1,0 0:straight")
    assert [points(state, seat) for seat in (0, 1)] == [(2, 1, 0), (2, 0, 1)]
    assert state.winners() == (1,)


def test_bs_9_4_then_the_larger_group() -> None:
    state = over("0,-1 1:tip/5 | 1,0 0:straight | 2,0 0:tip/3 | -1,1 1:tip/1")
    assert [points(state, seat) for seat in (0, 1)] == [(2, 0, 0), (2, 0, 0)]
    assert [score.largest_group for score in state.view(None).scores] == [((1, 0), (2, 0)), ((0, -1),)]
    assert state.winners() == (0,)


def test_bs_9_4_a_group_is_joined_by_links_through_own_tiles_only() -> None:
    assert group("1,0 0:straight | 2,0 1:straight | 3,0 0:tip/3") == 1
    # Neighbours that touch with empty sides are not linked, nor are those that meet only by way of the board.
    assert group("1,-1 0:tip/4 | 1,0 0:tip/3") == 1


def test_bs_9_4_wild_and_gum_link_a_group_as_in_7_3() -> None:
    assert group("1,0 0:straight | 2,0 0:wild | 3,0 0:tip/3") == 3
    assert group("1,-1 0:gum | 1,0 0:tip/3 | 0,-1 0:tip/5") == 3


def test_bs_9_4_own_scissors_are_a_group_of_one() -> None:
    assert group("1,0 1:tip/3 ^ 0:scissors") == 1
    assert group("1,0 1:tip/3 ^ 0:scissors | 1,-1 0:tip/4 | 0,1 0:tip/2") == 1
    assert group("1,0 1:tip/3") == 0


def test_bs_9_5_still_level_is_a_shared_win_and_a_dash() -> None:
    state = over("1,0 0:tip/3 | -1,0 1:tip")
    assert state.winners() == (0, 1)
    assert places(state) == [1, 1]
    assert state.view(None).dash == (0, 1)


def test_bs_9_5_nobody_runs_before_the_end_or_for_a_lower_place() -> None:
    assert table("1,0 0:tip/3 | -1,0 1:tip").view(None).dash == ()
    assert over("1,0 0:tip/3").view(None).dash == ()
    three = table("1,0 2:tip/3", hand="-", others=("-", "-"), turn="-")
    assert places(three) == [2, 2, 1]
    assert three.view(None).dash == ()
