"""HA-6: dressed to the nines, ties, and stopping early."""

from __future__ import annotations

from tests.games.handsome.tables import give_all, hand_in, load, pad, play, public, start, writing

from chinwag.core.protocol import Event, Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import HandIn, NoWord, Stop
from chinwag.games.handsome.events import GameEnded, RoundScored, StopWished
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import RoundPad


def at(first: int, second: int, *more: int) -> HandsomeState:
    """A table at which these points were made in rounds of up to four each."""
    totals, pads = [first, second, *more], list[RoundPad]()
    while any(totals):
        gained = [min(4, total) for total in totals]
        totals = [total - gain for total, gain in zip(totals, gained, strict=True)]
        words = ["tie", "toe", "tea", "eta", "tau", "ute"]
        name = "aeiou"[len(pads)] * 2
        pads.append(pad(*(f"{word[:1]}{name}{word[1:]}+{gain}" for word, gain in zip(words, gained, strict=False))))
    hands = ("D S/Y", "C K", "B H", "G M")[: 2 + len(more)]
    return writing(*hands, pads=pads)


def test_ha_6_1_nine_points_and_alone_at_the_top_wins() -> None:
    state = at(5, 6)
    events = hand_in(state, "planters", "nectar")
    assert events[-1] == GameEnded("nines", (9, 8), (0,))
    assert state.ask is None
    assert state.winners() == (0,)
    assert state.view(None).window is None


def test_ha_6_1_eight_points_are_not_enough() -> None:
    state = at(4, 0)
    hand_in(state, "planters", "nectar")
    assert state.scores() == (8, 2)
    assert state.ask is not None


def test_ha_6_1_while_the_top_is_tied_further_rounds_are_played() -> None:
    state = at(5, 7)
    hand_in(state, "planters", "nectar")
    assert state.scores() == (9, 9)
    assert state.ask is not None
    assert state.round == len(state.points) + 1


def test_ha_6_1_all_four_awards_are_given_before_the_end_is_looked_at() -> None:
    # Both pass nine in the same round; the higher total wins, not whoever got there first.
    state = at(8, 7)
    hand_in(state, "tape", "clinker")
    # tape: P, T; clinker: C L R, N, K: the bolo is tied.
    assert state.scores() == (9, 11)
    assert state.winners() == (1,)


def test_ha_6_1_in_a_further_round_a_third_may_overtake() -> None:
    state = at(9, 9, 7)
    assert state.ask is not None
    hand_in(state, None, None, "brain")
    # brain alone: B R, N and the longest; no bolo. 7 + 3 = 10.
    assert state.scores() == (9, 9, 10)
    assert state.winners() == (2,)


def test_ha_6_1_a_tie_below_the_top_does_not_matter() -> None:
    state = at(8, 5, 5)
    hand_in(state, "tape", "i", "i")
    assert state.scores() == (11, 5, 5)
    assert state.winners() == (0,)


def test_ha_6_2_when_all_wish_to_stop_the_game_ends_and_the_top_shares_the_win() -> None:
    state = at(4, 4, 2)
    assert public(play(state, 2, Stop(True))) == [StopWished(2, True)]
    assert state.view(Seat(0)).stop_wishes == (False, False, True)
    play(state, 0, Stop(True))
    events = public(play(state, 1, Stop(True)))
    assert events == [StopWished(1, True), GameEnded("agreed", (4, 4, 2), (0, 1))]
    assert state.winners() == (0, 1)
    assert state.view(None).ending == "agreed"


def test_ha_6_2_a_wish_can_be_taken_back_and_holds_over_the_rounds() -> None:
    state = writing()
    play(state, 0, Stop(True))
    assert public(play(state, 0, Stop(False))) == [StopWished(0, False)]
    play(state, 0, Stop(True))
    hand_in(state, "planters", "nectar")
    assert state.view(None).stop_wishes == (True, False)
    play(state, 1, Stop(True))
    assert state.winners() == (0,)


def test_ha_6_2_a_wish_is_no_choice_of_the_window() -> None:
    state = writing()
    play(state, 0, Stop(True))
    assert state.ask is not None
    assert (state.ask.awaited, state.ask.revising) == ((0, 1), ())
    play(state, 0, HandIn("planter"))
    assert state.ask is not None
    assert (state.ask.awaited, state.ask.revising) == ((1,), (0,))


def test_ha_6_2_what_was_sealed_stays_sealed() -> None:
    state = writing()
    play(state, 0, HandIn("planter"))
    play(state, 0, Stop(True))
    events = public(play(state, 1, Stop(True)))
    assert not any(isinstance(event, RoundScored) for event in events)
    assert state.view(Seat(0)).word is None
    assert state.view(None).reveal is None


def test_ha_6_2_a_game_may_be_stopped_at_once() -> None:
    state = start(2)
    play(state, 0, Stop(True))
    play(state, 1, Stop(True))
    assert state.winners() == (0, 1)


def play_round(state: HandsomeState, *words: str | None) -> list[Event]:
    """Everybody gives, where cards are given, and hands in."""
    give_all(state)
    return hand_in(state, *words)


def test_ha_6_3_three_rounds_running_without_a_point_end_the_game() -> None:
    state = at(4, 2)
    play_round(state, None, "prlnt")
    play_round(state, None, None)
    assert state.ask is not None
    assert state.view(None).ending is None
    events = play_round(state, None, None)
    assert events[-1] == GameEnded("pointless", (4, 2), (0,))
    assert state.ask is None
    assert state.winners() == (0,)
    assert state.view(Seat(1)).ending == "pointless"
    refusal = state.refuse(Seat(0), NoWord())
    assert refusal is not None
    assert (refusal.code, refusal.rules) == ("over", ("HA-6.3",))


def test_ha_6_3_a_point_between_begins_the_count_again() -> None:
    state = at(0, 0)
    for words in ((None, None), (None, None), ("i", None), (None, None), (None, None)):
        play_round(state, *words)
    assert state.scores() == (1, 0)
    assert state.ask is not None
    play_round(state, None, None)
    assert state.winners() == (0,)


def test_ha_6_3_those_level_at_the_top_share_the_win() -> None:
    # A tie at the top at nine: the further rounds do not go on for ever either.
    state = at(9, 9, 7)
    for _ in range(3):
        play_round(state, None, None, None)
    assert state.winners() == (0, 1)
    assert state.view(None).ending == "pointless"
    assert load(RULES.position(state)).winners() == (0, 1)


def test_ha_6_3_what_is_crossed_out_keeps_no_game_going() -> None:
    # Both wear the word of the first round again, and nobody scores for it (HA-3.5).
    state = at(4, 4)
    play_round(state, "a", "a")
    assert state.scores() == (5, 5)
    for _ in range(3):
        play_round(state, "a", "a")
    assert state.winners() == (0, 1)
