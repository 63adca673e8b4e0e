"""The engine against a second, plain account of the rules, on random positions and in whole games."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from tests.games.wizards.positions import random_position
from tests.games.wizards.twin import Twin

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.position import WizardsPosition
from chinwag.games.wizards.state import WizardsState


def truth(state: WizardsState) -> WizardsPosition:
    """The position without what players remember."""
    return replace(RULES.position(state), memory=((),) * (state.seats + 1))


def agree_on_one_action(seed: int) -> None:
    """Both list the same actions for every seat, and one of them leads both to the same position."""
    dice, chance = random.Random(seed), FastChance(seed)
    position = random_position(dice)
    state, twin = RULES.load(position, chance), Twin(position, chance)
    assert twin.position() == truth(state)
    mover = twin.awaited()
    for seat in range(twin.seats):
        listed = list(state.legal(Seat(seat)))
        assert len(listed) == len(set(listed))
        if seat != mover:
            assert listed == []
            continue
        assert set(listed) == twin.legal(seat)
        for action in random.Random(seed).choices(list(twin.everything(seat)), k=40):
            assert (state.refuse(Seat(seat), action) is None) == twin.is_legal(seat, action)
    assert mover is not None
    action = dice.choice(list(state.legal(Seat(mover))))
    state.play(Seat(mover), action)
    twin.play(action)
    assert truth(state) == twin.position()


@pytest.mark.parametrize("block", range(4))
def test_engine_and_twin_agree_on_random_positions(block: int) -> None:
    for seed in range(block * 40, block * 40 + 40):
        agree_on_one_action(seed)


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_engine_and_twin_agree_on_many_random_positions(block: int) -> None:
    for seed in range(10_000 + block * 300, 10_000 + block * 300 + 300):
        agree_on_one_action(seed)


@pytest.mark.parametrize("seats", range(2, 6))
def test_engine_and_twin_play_the_same_games(seats: int) -> None:
    """Whole games, which end by the winning ritual or after the last turn."""
    for seed in range(3):
        dice, chance = random.Random(seed), FastChance(seed)
        state = RULES.start(seats, {}, chance)
        twin = Twin(RULES.position(state), chance)
        while (mover := twin.awaited()) is not None:
            action = dice.choice(list(state.legal(Seat(mover))))
            assert twin.is_legal(mover, action)
            state.play(Seat(mover), action)
            twin.play(action)
            assert truth(state) == twin.position()
        assert state.ask is None
