"""A turn (BS-3) and the end (BS-8)."""

from __future__ import annotations

import pytest
from tests.games.beardsmith.tables import after, fits, points, reason, table

from chinwag.core.protocol import Event, IllegalAction, Seat
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.events import Drawn, Ended, Placed, Skipped
from chinwag.games.beardsmith.state import BeardsmithState


def told(state: BeardsmithState, placement: str) -> list[Event]:
    """What everybody is told of a placement by the player to move."""
    return [told.public for told in state.clone().play(Seat(state.turn), RULES.notation.read_action(placement))]


def hand(state: BeardsmithState, seat: int) -> list[str]:
    """The tiles in a hand."""
    return [face.tile for face in state.view(None).hands[seat]]


FULL = "straight, trident, tip, gum"

# The chin between three players, with all its ends tied off but the one at (1, 0).
NEARLY_CLOSED = "0,-1 0:tip/5 | 1,-1 1:tip/4 | -1,0 2:tip | -1,1 1:gum | 0,1 2:gum"


# --- turns ---------------------------------------------------------------------------------------------------


def test_bs_3_1_draw_a_tile_and_play_one() -> None:
    state = table(hand=FULL, others=("straight, tip, wild",), piles="claw | bush, gum")
    events = told(state, "tip@1,0/3")
    assert events == [Placed(0, "tip", "beard", (1, 0), 3, None, None, None, (1, 0)), Drawn(1, ("bush",))]
    state = after(state, "tip@1,0/3")
    assert hand(state, 0) == ["straight", "trident", "gum"]
    assert hand(state, 1) == ["straight", "tip", "wild", "bush"]
    assert state.view(None).piles == (1, 1)


def test_bs_3_1_play_passes_to_the_left() -> None:
    state = table(hand="straight, trident", others=("straight, trident",) * 2, turn="0")
    turns = [state.turn]
    for at in ("1,0", "-1,0", "2,0", "-2,0"):
        state = after(state, f"straight@{at}" if "straight" in hand(state, state.turn) else f"trident@{at}/5")
        turns.append(state.turn)
    assert turns == [0, 1, 2, 0, 1]


def test_bs_3_1_nobody_else_may_play() -> None:
    state = table(hand="tip, straight", others=("tip",))
    refusal = reason(state, "tip@1,0/3", seat=1)
    assert (refusal.code, refusal.rules) == ("not_your_turn", ("BS-3.1",))
    assert state.legal(Seat(1)) == []


def test_bs_3_1_the_tile_must_be_in_the_hand() -> None:
    refusal = reason(table(hand="tip, straight"), "wild@1,0")
    assert (refusal.code, refusal.rules) == ("not_in_hand", ("BS-3.1",))


def test_bs_3_2_without_a_pile_play_on_from_the_hand() -> None:
    state = table(hand="straight, tip", others=("straight, tip, wild",))
    assert told(state, "tip@1,0/3") == [Placed(0, "tip", "beard", (1, 0), 3, None, None, None, (1, 0))]
    assert hand(after(state, "tip@1,0/3"), 1) == ["straight", "tip", "wild"]


def test_bs_3_3_a_tile_may_be_played_against_any_colour() -> None:
    for owner in (0, 1):
        assert fits(table(f"1,0 {owner}:straight", hand="tip, trident"), "tip@2,0/3")


@pytest.mark.parametrize("placement", ["tip@0,0/3", "wild@0,0", "gum@0,0", "scissors@0,0"])
def test_bs_3_4_the_board_is_never_overlapped(placement: str) -> None:
    refusal = reason(table(hand="tip, wild, gum, scissors"), placement)
    assert (refusal.code, refusal.rules) == ("on_the_board", ("BS-3.4",))


def test_bs_3_5_there_is_no_passing() -> None:
    assert RULES.action_type is Place
    state = table(hand="gum, straight")
    with pytest.raises(IllegalAction, match="no_such_tile"):
        state.play(Seat(0), Place("", (0, 0)))
    assert state.ask is not None
    assert state.ask.awaited == (0,)


def test_bs_3_6_a_covered_tile_has_no_sides_and_no_ends() -> None:
    # The straight under the gum neither holds nor matches nor costs; a tip may turn to (1, 0) or away.
    state = table("1,0 1:straight ^ 1:gum", hand="tight bend, straight, tip")
    assert points(state, seat=1) == (1, 0, 0)
    assert fits(state, "tip@1,-1/4")
    assert fits(state, "tight bend@1,-1/4")
    assert reason(state, "tip@2,0/3").code == "only_gum_holds"


def test_bs_3_6_scissors_are_no_piece() -> None:
    state = table("1,0 1:straight ^ 1:scissors", hand="gum, tight bend, straight")
    assert fits(state, "tight bend@1,-1/4")
    assert reason(state, "gum@2,0").code == "no_tile_for_gum"


# --- the end -------------------------------------------------------------------------------------------------


def test_bs_8_1_the_game_ends_when_all_are_out_of_tiles() -> None:
    state = table(hand="tip", others=("straight",))
    state = after(state, "tip@1,0/3")
    assert state.ask is not None
    assert told(state, "straight@-1,0")[-1] == Ended("out_of_tiles", None)
    state = after(state, "straight@-1,0")
    assert state.ask is None
    assert state.view(None).ended == "out_of_tiles"
    assert state.view(None).turn is None
    assert reason(state, "tip@0,1/2", seat=0).rules == ("BS-8.1",)


def test_bs_8_1_who_has_skipped_counts_as_out_of_tiles() -> None:
    state = table(hand="tip", others=("gum",))
    assert told(state, "tip@1,0/3")[1:] == [Skipped(1, "gum"), Ended("out_of_tiles", None)]


@pytest.mark.parametrize("special", ["gum", "scissors"])
def test_bs_8_2_scissors_and_gum_cannot_be_last(special: str) -> None:
    # Seat 1 skips, and seat 2 plays on.
    state = table(hand="tip", others=(special, "straight"))
    assert told(state, "tip@1,0/3")[1:] == [Skipped(1, special)]
    state = after(state, "tip@1,0/3")
    assert state.view(None).skipped == (1,)
    assert state.turn == 2
    refusal = reason(state, f"{special}@1,0", seat=1)
    assert (refusal.code, refusal.rules, refusal.facts) == ("may_not_be_last", ("BS-8.2",), {"tile": special})


def test_bs_8_2_a_wild_or_a_beard_tile_may_be_last() -> None:
    for last in ("wild", "tip"):
        assert after(table(hand="tip", others=(last,)), "tip@1,0/3").turn == 1


def test_bs_8_2_with_two_specials_left_the_first_is_played() -> None:
    state = table(hand="tip, straight", others=("gum, scissors",))
    state = after(state, "tip@1,0/3")
    assert state.turn == 1
    state = after(state, "scissors@1,0", "straight@-1,0")
    assert state.view(None).skipped == (1,)
    assert hand(state, 1) == ["gum"]


def test_bs_8_2_whoever_is_left_alone_plays_on_and_skips_at_last() -> None:
    state = table(hand="gum, scissors, tip", others=("-",))
    assert [type(event) for event in told(state, "tip@1,0/3")] == [Placed]
    state = after(state, "tip@1,0/3")
    assert state.turn == 0
    assert told(state, "gum@1,0")[1:] == [Skipped(0, "scissors"), Ended("out_of_tiles", None)]


def test_bs_8_2_not_while_there_is_a_tile_to_draw() -> None:
    state = table(hand="gum, tip, straight", others=("gum, gum, straight",), piles="- | tip")
    assert after(state, "tip@1,0/3").view(None).skipped == ()


def test_bs_8_2_the_unplayed_tile_scores_nothing() -> None:
    assert after(table(hand="tip", others=("gum",)), "tip@1,0/3").scores() == (1, 0)


def test_bs_8_2_a_skip_never_ends_the_game_under_8_3() -> None:
    # Once the only tile is cut, seat 1 could place its scissors nowhere. It skips, and seat 2 plays on.
    state = after(table("1,0 0:straight", hand="scissors, tip", others=("scissors", "straight")), "scissors@1,0")
    assert state.why_over is None
    assert state.view(None).skipped == (1,)
    assert state.turn == 2


def test_bs_8_3_if_no_move_can_be_made_the_game_ends_at_once() -> None:
    # The gum ties off the chin's last end, and seat 1 has nowhere to lay its straight.
    state = table(NEARLY_CLOSED, hand="gum, straight", others=("straight", "straight"))
    assert told(state, "gum@1,0")[-1] == Ended("no_move", 1)
    state = after(state, "gum@1,0")
    view = state.view(None)
    assert (view.ended, view.stuck, view.turn, state.ask) == ("no_move", 1, None, None)
    assert reason(state, "straight@1,1", seat=0).rules == ("BS-8.3",)


def test_bs_8_3_the_player_draws_before() -> None:
    def drawing(tile: str) -> BeardsmithState:
        hands = ("straight, trident, tripod", "straight, trident, tripod")
        return table(NEARLY_CLOSED, hand="gum, straight, trident, trident", others=hands, piles=f"- | {tile} | -")

    assert after(drawing("right fork"), "gum@1,0").stuck == 1
    # Scissors can open the chin again.
    assert after(drawing("scissors"), "gum@1,0").why_over is None


def test_bs_8_3_no_turn_is_made_up_for() -> None:
    # Seat 0 has had a turn more than the others, and its point counts.
    state = after(table(NEARLY_CLOSED, hand="gum, straight", others=("straight", "straight")), "gum@1,0")
    assert state.scores() == (2, 2, 2)


def test_bs_3_1_the_mildest_turn_adds_to_the_beard() -> None:
    """A wild can be anything and scissors take something away: where a plain tile fits, it comes first."""
    legal = table(hand="scissors, wild, straight", laid=NEARLY_CLOSED, others=("straight", "straight")).legal(
        Seat(0)
    )
    assert {action.tile for action in legal} == {"scissors", "wild", "straight"}
    assert legal[0].tile == "straight"
