"""The planner: what it does, and that it sees no more than its seat."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.wizards.positions import random_position
from tests.games.wizards.tables import play, table
from tests.games.wizards.test_secrets import swapped

from chinwag.bots.luck import Random
from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import WizardsAction
from chinwag.games.wizards.bots import BOTS, worth_a_thought
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.view import WizardsView
from chinwag.games.wizards.worth import worth_of

WizardsBot = Bot[WizardsAction, WizardsView]
SHARP = BOTS["sharp"]


def choice(bot: WizardsBot, state: WizardsState, luck: int = 0) -> WizardsAction:
    """What a bot does in a state for the seat that is awaited."""
    seat = Seat(state.awaited)
    chance = SealedChance(luck.to_bytes(32, "big"))
    return bot.choose(Situation(RULES, seat, state.view(seat), (), state.legal(seat), chance, 1.0))


def choices(state: WizardsState, times: int = 10) -> Counter[str]:
    """How often the sharp bot does what, by luck."""
    return Counter(RULES.notation.write_action(choice(SHARP, state, luck)) for luck in range(times))


def turn_of(state: WizardsState, bot: WizardsBot) -> WizardsState:
    """The state after a bot has played on for the player whose turn it is, with all spells allowed."""
    mover = state.turn
    while state.ask is not None and state.turn == mover:
        seat = Seat(state.awaited)
        state.play(seat, choice(bot, state) if seat == mover else state.legal(seat)[0])
    return state


@pytest.mark.parametrize("level", BOTS)
def test_it_wins_when_it_can(level: str) -> None:
    state = table(["gFF pFF kFF bCS gOP", "", ""], hairs=[7, 2, 3])
    assert RULES.notation.write_action(choice(BOTS[level], state)).startswith("ritual 7")


def test_it_grows_to_seven_hairs_and_keeps_the_colours_to_win_in_the_same_turn() -> None:
    state = turn_of(table(["gSS pFF kFF bFF", ""], hairs=[6, 2]), SHARP)
    assert state.winners() == (0,)


def test_it_does_not_spend_the_colours_that_it_needs() -> None:
    """Seven hairs, three colours and no action left: a comb would cost one of the three."""
    state = table(["gFF pFF kFF", ""], hairs=[7, 2], done=2, artifacts=["pGC", ""])
    assert choices(state) == {"end": 10}


def test_it_robs_the_leader() -> None:
    found = choices(table(["gFF", "pOP", "kOP"], hairs=[3, 2, 7]))
    assert found["cast gFF at 2"] == 10


def test_it_does_not_rob_one_whose_hairs_are_safe() -> None:
    found = choices(table(["gFF", "pOP", "kOP"], hairs=[3, 4, 6], beards=["", "", "pRB"]))
    assert found["cast gFF at 2"] == 0


def test_it_counters_what_would_cost_it_the_game() -> None:
    state = table(["gCS", "gBR pFF kFF bFF"], hairs=[3, 7])
    play(state, 0, "cast gCS at 1")
    assert choices(state) == {"counter gBR": 10}


def test_it_keeps_its_counterspell_from_what_cannot_hurt() -> None:
    state = table(["gFF", "gBR pFF kFF"], hairs=[3, 4], beards=["", "pRB"])
    play(state, 0, "cast gFF at 1")
    assert choices(state) == {"allow": 10}


def test_it_sends_a_spell_to_whoever_is_ahead() -> None:
    state = table(["gCS", "gBA pFF", "kOP", "bOP"], hairs=[3, 7, 6, 1])
    play(state, 0, "cast gCS at 1")
    assert choices(state) == {"counter gBA at 2": 10}


def test_it_picks_what_is_worth_most() -> None:
    """Every card pays alike; of these, a Wizard's Beard does most for one who wears none."""
    state = table(["", ""], beards=["gDB", ""], discard="gTT gWB pTT")
    play(state, 0, "use gDB")
    held = worth_of(state.box).held
    kinds = {kind: state.box.codes[kind] for kind in state.discards}
    assert choices(state) == {f"pick {kinds[max(kinds, key=lambda kind: held[kind])]}": 10}


def test_ways_to_pay_are_tried_cheapest_first_and_not_all() -> None:
    state = table(["gFF pFF kFF bFF gOP pOP kOP bOP gTT", ""], hairs=[3, 1])
    legal = state.legal(Seat(0))
    thought = worth_a_thought(state.box, legal)
    assert len(thought) < len(legal) / 2
    assert set(thought) <= set(legal)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_whole_games_with_legal_actions(level: str, seats: int) -> None:
    state = RULES.start(seats, {}, FastChance(seats))
    for luck in range(2000):
        if state.ask is None:
            break
        action = choice(BOTS[level], state, luck)
        assert action in state.legal(Seat(state.awaited))
        state.play(Seat(state.awaited), action)
    assert len(state.winners()) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_players_who_play_anything(seats: int) -> None:
    """Eight games, in which it has each seat in turn."""
    wins = 0
    for number in range(8):
        me = number % seats
        state = RULES.start(seats, {}, FastChance(f"anything {number}"))
        luck = 0
        while state.ask is not None:
            luck += 1
            bot: WizardsBot = SHARP if state.awaited == me else Random()
            state.play(Seat(state.awaited), choice(bot, state, luck))
        wins += state.winners() == (me,)
    assert wins >= 7


@pytest.mark.parametrize("seed", range(25))
def test_case_14_swapping_unseen_cards_changes_no_choice(seed: int) -> None:
    dice = random.Random(seed)
    there = random_position(dice)
    state = RULES.load(there, FastChance(seed))
    mover = state.awaited
    expected = choice(BOTS["steady"], state, seed)
    for other in swapped(there, mover, dice):
        assert choice(BOTS["steady"], RULES.load(other, FastChance(seed)), seed) == expected
