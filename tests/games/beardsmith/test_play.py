"""What play tells and shows: events, views, imagined worlds, copies, and what a greedy bot goes by."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.beardsmith.tables import after, table

from chinwag.core.chance import FastChance
from chinwag.core.protocol import ActionId, IllegalAction, Seat
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.events import Placed
from chinwag.games.beardsmith.state import BeardsmithState


def placed(state: BeardsmithState, placement: str) -> Placed:
    """What everybody is told of a placement itself."""
    event = state.clone().play(Seat(state.turn), RULES.notation.read_action(placement))[0].public
    assert isinstance(event, Placed)
    return event


@st.composite
def moments(draw: st.DrawFn) -> BeardsmithState:
    """A state some way into a game."""
    seats = draw(st.integers(2, 6))
    board = draw(st.sampled_from([board.name for board in RULES.components.board]))
    state = RULES.start(seats, {"board": board}, FastChance(draw(st.integers(0, 1000))))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=59)):
        if state.ask is not None:
            ids = state.legal_ids(Seat(state.turn))
            state.play_id(Seat(state.turn), ids[choice % len(ids)])
    return state


# --- events --------------------------------------------------------------------------------------------------


def test_a_covered_tile_is_told_with_its_owner() -> None:
    state = table("1,0 1:straight", hand="gum, scissors")
    assert placed(state, "gum@1,0") == Placed(0, "gum", "gum", (1, 0), 0, "straight", "beard", 1, (1, 0))
    assert placed(state, "scissors@1,0").covered == "straight"


def test_scissors_under_a_tile_are_told_too() -> None:
    state = table("1,0 1:straight ^ 1:scissors", hand="tip, gum")
    assert placed(state, "tip@1,0/3") == Placed(0, "tip", "beard", (1, 0), 3, "scissors", "scissors", 1, (1, -1))


def test_points_are_told_for_every_seat() -> None:
    # The tip closes off an end of seat 1, so both gain a point.
    assert placed(table("1,0 1:straight", hand="tip, gum"), "tip@2,0/3").points == (1, 1)


def test_events_before_the_draw_reveal_nothing() -> None:
    state = table(hand="tip, gum, wild, claw", others=("straight, tip, wild",), piles="- | bush")
    told = state.play(Seat(0), RULES.notation.read_action("tip@1,0/3"))
    assert [each.public.reveals for each in told] == [False, True]


# --- views and worlds ----------------------------------------------------------------------------------------


def test_a_view_shows_every_layer_from_the_lowest() -> None:
    view = table("1,0 1:straight ^ 1:scissors ^ 0:tip/3 ^ 0:gum").view(Seat(1))
    stack = next(stack for stack in view.stacks if stack.at == (1, 0))
    assert [(layer.tile, layer.kind, layer.owner, layer.turn, layer.open) for layer in stack.layers] == [
        ("straight", "beard", 1, 0, (0, 3)),
        ("scissors", "scissors", 1, 0, ()),
        ("tip", "beard", 0, 3, (3,)),
        ("gum", "gum", 0, 0, ()),
    ]
    assert view.number == 5


@given(moments(), st.integers(0, 99))
def test_an_imagined_world_looks_the_same_and_differs_only_in_the_piles(state: BeardsmithState, seed: int) -> None:
    view = state.view(Seat(0))
    world = RULES.imagine(view, FastChance(seed))
    assert world.view(Seat(0)) == view
    assert world.legal_ids(Seat(state.turn)) == state.legal_ids(Seat(state.turn))
    for real, imagined in zip(RULES.position(state).piles, RULES.position(world).piles, strict=True):
        assert sorted(real) == sorted(imagined)


def test_imagined_piles_are_in_orders_of_their_own() -> None:
    state = RULES.start(2, {}, FastChance(1))
    orders = {RULES.position(RULES.imagine(state.view(None), FastChance(seed))).piles for seed in range(20)}
    assert len(orders) == 20


def test_tiles_aside_are_imagined_among_the_unseen() -> None:
    state = table(hand="tip, wild, gum, claw", others=("tip, wild, gum",), piles="bush | cross")
    tops = {RULES.position(RULES.imagine(state.view(None), FastChance(seed))).piles[0] for seed in range(40)}
    assert {len(pile) for pile in tops} == {1}
    assert len(tops) > 3


# --- properties ----------------------------------------------------------------------------------------------


@given(moments())
def test_a_score_is_the_sum_of_its_parts(state: BeardsmithState) -> None:
    for score, total in zip(state.view(None).scores, state.scores(), strict=True):
        assert total == score.total == score.face_up - score.loose_ends - score.gummed_ends
        assert len(score.largest_group) <= score.face_up


@given(moments())
def test_a_position_loads_to_the_same_state(state: BeardsmithState) -> None:
    text = RULES.notation.write_position(RULES.position(state))
    loaded = RULES.load(RULES.notation.read_position(text), FastChance(0))
    assert loaded.view(None) == state.view(None)
    assert loaded.ask == state.ask
    assert loaded.legal_ids(Seat(state.turn)) == state.legal_ids(Seat(state.turn))


@given(moments(), st.integers(0, 2**16))
def test_a_clone_shares_nothing(state: BeardsmithState, choice: int) -> None:
    before = RULES.position(state)
    copy = state.clone()
    assert RULES.position(copy) == before
    if copy.ask is not None:
        ids = copy.legal_ids(Seat(copy.turn))
        copy.play_id(Seat(copy.turn), ids[choice % len(ids)])
        assert RULES.position(copy) != before
    assert RULES.position(state) == before


@given(st.integers(0, RULES.codec.size - 1))
def test_integers_stand_for_one_placement_or_none(number: int) -> None:
    with suppress(ValueError):
        assert RULES.codec.id_of(RULES.codec.action_of(ActionId(number))) == number


def test_an_integer_beyond_the_size_stands_for_nothing() -> None:
    for number in (-1, RULES.codec.size, RULES.codec.size + 100):
        with pytest.raises(ValueError, match=f"action {number} stands for no placement"):
            RULES.codec.action_of(ActionId(number))


def test_what_is_refused_changes_nothing() -> None:
    state = table(hand="straight, tip")
    before = RULES.position(state)
    with pytest.raises(IllegalAction, match=r"empty_meets_open \(BS-4.1, BS-4.2\)"):
        state.play(Seat(0), RULES.notation.read_action("tip@1,0"))
    assert RULES.position(state) == before


# --- what a greedy bot goes by -------------------------------------------------------------------------------


def worth(state: BeardsmithState, placement: str) -> tuple[float, ...]:
    """What seat 0 thinks of the state after a placement of its own."""
    return RULES.appraise(after(state, placement), Seat(0))


def test_a_greedy_bot_wants_the_better_difference() -> None:
    # Each brings seat 0 a point. The tip at (2, 0) ties off seat 1's loose end too, the one at (-1, 0) leaves it.
    state = table("1,0 1:straight", hand="tip, gum")
    assert worth(state, "tip@2,0/3")[0] == 0
    assert worth(state, "tip@-1,0")[0] == 1
    assert worth(state, "gum@2,0")[0] == 1


def test_then_a_greedy_bot_leaves_the_next_player_fewer_openings() -> None:
    # Each brings a point. After the tip five ends of the chin are left for a straight, after the wild three more.
    state = table(hand="tip, wild", others=("straight",))
    assert worth(state, "tip@1,0/3") == (1, 1, -5)
    assert worth(state, "wild@1,0") == (1, 1, -8)


def test_a_greedy_bot_counts_all_others_after_the_best_of_them() -> None:
    state = table("1,0 1:tip/3 | -1,0 2:tip", hand="straight", others=("straight", "straight"))
    assert RULES.appraise(state, Seat(0))[:2] == (-1, -2)
