"""The engine against a second, plain account of the rules, on random positions and in whole games."""

from __future__ import annotations

import random

import pytest
from tests.games.epic.positions import random_position
from tests.games.epic.twin import Twin

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.epic import RULES


def agree_on_one_action(seed: int) -> None:
    """Both list the same actions for every seat, and one of them leads both to the same position."""
    dice, chance = random.Random(seed), FastChance(seed)
    position = random_position(dice)
    state, twin = RULES.load(position, chance), Twin(position, chance)
    assert twin.position() == RULES.position(state)
    for seat in range(twin.seats):
        listed = list(state.legal(Seat(seat)))
        assert len(listed) == len(set(listed))
        assert set(listed) == twin.legal(seat)
    mover = state.awaited
    assert mover is not None
    action = dice.choice(sorted(state.legal_ids(Seat(mover))))
    state.play_id(Seat(mover), action)
    twin.play(RULES.codec.action_of(action))
    assert RULES.position(state) == twin.position()


@pytest.mark.parametrize("block", range(4))
def test_engine_and_twin_agree_on_random_positions(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        agree_on_one_action(seed)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_engine_and_twin_agree_on_many_random_positions(block: int) -> None:
    for seed in range(10_000 + block * 500, 10_000 + block * 500 + 500):
        agree_on_one_action(seed)


@pytest.mark.parametrize("block", range(4))
def test_engine_and_twin_reach_the_same_positions(block: int) -> None:
    """Every action from thousands of random positions; the twin's slow list of legal actions is left out."""
    for seed in range(50_000 + block * 600, 50_000 + block * 600 + 600):
        dice, chance = random.Random(seed), FastChance(seed)
        position = random_position(dice)
        state, twin = RULES.load(position, chance), Twin(position, chance)
        mover = state.awaited
        assert mover is not None
        ids = state.legal_ids(Seat(mover))
        action = ids[0] if dice.random() < 0.5 else dice.choice(ids)
        assert twin.is_legal(mover, RULES.codec.action_of(action))
        state.play_id(Seat(mover), action)
        twin.play(RULES.codec.action_of(action))
        assert RULES.position(state) == twin.position()


@pytest.mark.parametrize("seats", range(2, 7))
def test_engine_and_twin_play_the_same_games(seats: int) -> None:
    dice, chance = random.Random(seats), FastChance(seats)
    state = RULES.start(seats, {}, chance)
    twin = Twin(RULES.position(state), chance)
    while (mover := state.awaited) is not None:
        action = dice.choice(state.legal(Seat(mover)))
        state.play(Seat(mover), action)
        twin.play(action)
        assert RULES.position(state) == twin.position()
    assert len(twin.pads) == 3
