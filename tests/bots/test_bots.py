"""Bots of every level: they choose from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest
from tests.laws.toy import Toy, ToyCodec, ToyState
from tests.laws.toy_types import Bid, Let, Pluck, ToyAction

from chinwag import bots
from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import FastChance, pick
from chinwag.core.protocol import Action, AnyRules, AnyState, Event, Seat
from chinwag.games import GAMES

RULES: dict[str, AnyRules] = {"toy": Toy(), **GAMES}
LEVELS = [(game, level) for game, rules in RULES.items() for level in bots.known(rules)]
PLENTY = 600.0


def situation_in(
    rules: AnyRules, state: AnyState, seat: Seat, events: Sequence[Event], luck: int, seconds: float = PLENTY
) -> Situation[Any, Any]:
    """What a seat has to go by in a state."""
    return Situation(rules, seat, state.view(seat), events, state.legal(seat), FastChance(luck), seconds)


def some_way_in(rules: AnyRules, steps: int) -> AnyState:
    """A state that luck has played to."""
    state: AnyState = rules.start(rules.seats.start + 1, {}, FastChance(11))
    for number in range(steps):
        if (ask := state.ask) is None:
            break
        seat = ask.awaited[0]
        state.play_id(seat, pick(FastChance(5), str(number), state.legal_ids(seat)))
    return state


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_case_14_swapping_what_is_hidden_changes_no_choice(game: str, level: str) -> None:
    rules = RULES[game]
    for steps in (0, 3, 8):
        state = some_way_in(rules, steps)
        assert state.ask is not None
        seat = state.ask.awaited[0]
        choices = []
        for world in (state, *(rules.imagine(state.view(seat), FastChance(swap)) for swap in range(3))):
            choices.append(
                [bots.bot(rules, level).choose(situation_in(rules, world, seat, [], n)) for n in range(3)]
            )
        assert choices.count(choices[0]) == len(choices)


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_choice_is_legal_and_the_same_for_the_same_luck(game: str, level: str) -> None:
    rules = RULES[game]
    state = some_way_in(rules, 5)
    assert state.ask is not None
    seat = state.ask.awaited[0]
    for luck in range(3):
        chosen = [bots.bot(rules, level).choose(situation_in(rules, state, seat, [], luck)) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)


def test_a_situation_holds_no_state() -> None:
    assert {field.name for field in fields(Situation)} == {
        "rules",
        "seat",
        "view",
        "events",
        "legal",
        "chance",
        "seconds",
    }


def tuft_and_shield() -> tuple[Toy, ToyState]:
    """The toy where seat 0 is plucked by seat 1 while holding a shield."""
    toy = Toy()
    state = toy.start(2, {}, FastChance(1))
    state.window, state.actor, state.target = "answer", 1, 0
    state.hands[0] = ["bald", "shield"]
    return toy, state


def test_greedy_takes_what_the_rules_appraise_best() -> None:
    toy, state = tuft_and_shield()
    for luck in range(5):
        chosen = bots.bot(toy, "greedy").choose(situation_in(toy, state, Seat(0), [], luck))
        assert chosen != Let()


def test_greedy_leaves_equals_to_luck() -> None:
    toy = Toy()
    state = toy.start(3, {}, FastChance(1))
    state.window, state.actor = "pluck", 0
    chosen = {bots.bot(toy, "greedy").choose(situation_in(toy, state, Seat(0), [], luck)) for luck in range(20)}
    assert chosen == {Pluck(1), Pluck(2)}


def test_greedy_without_time_still_plays_something_legal() -> None:
    toy, state = tuft_and_shield()
    assert bots.bot(toy, "greedy").choose(situation_in(toy, state, Seat(0), [], 1, seconds=0)) in state.legal(
        Seat(0)
    )


def test_greedy_plays_actions_that_have_no_integer() -> None:
    class NoIntegers(ToyCodec):
        def id_of(self, action: ToyAction) -> None:
            return None

    toy = Toy()
    toy.codec = NoIntegers(toy.names)
    state = toy.start(2, {}, FastChance(1))
    assert isinstance(bots.bot(toy, "greedy").choose(situation_in(toy, state, Seat(0), [], 1)), Bid)


def test_random_plays_everything_sooner_or_later() -> None:
    toy, state = tuft_and_shield()
    chosen = {bots.bot(toy, "random").choose(situation_in(toy, state, Seat(0), [], luck)) for luck in range(20)}
    assert chosen == set(state.legal(Seat(0)))


@pytest.mark.parametrize(("level", "fewest", "most"), [("gentle", 30, 70), ("steady", 6, 30), ("sharp", 0, 0)])
def test_the_milder_a_level_the_more_often_it_slips(level: str, fewest: int, most: int) -> None:
    """Of 200 choices of two, gentle gets about 50 wrong and steady 17: half of their slips."""
    toy, state = tuft_and_shield()
    wrong = [
        bots.bot(toy, level).choose(situation_in(toy, state, Seat(0), [], luck)) == Let() for luck in range(200)
    ]
    assert fewest <= sum(wrong) <= most


class Always:
    """A bot of a game's own."""

    def choose(self, situation: Situation[Any, Any]) -> Action:
        last: Action = situation.legal[-1]
        return last


def test_a_game_brings_its_own_bots_and_they_come_first() -> None:
    always: Bot[Any, Any] = Always()

    toy = Toy()
    toy.bots = {"sharp": always, "brilliant": always}
    assert bots.levels(toy) == ("gentle", "steady", "sharp", "brilliant")
    assert bots.bot(toy, "sharp") is always
    assert bots.bot(toy, "brilliant") is always
    assert bots.bot(toy, "gentle") is not always


def test_a_level_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(
        bots.UnknownLevel, match="no bot 'wild' for toy; there is gentle, steady, sharp, random, greedy"
    ):
        bots.bot(Toy(), "wild")


def test_levels_are_in_order_and_yardsticks_are_not_offered() -> None:
    assert bots.levels(Toy()) == ("gentle", "steady", "sharp")
    assert bots.known(Toy()) == ("gentle", "steady", "sharp", "random", "greedy")
