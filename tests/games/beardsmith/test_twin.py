"""The engine and its naive twin agree on everything, at every step of random games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from tests.games.beardsmith.twin import assert_agree, twin_of

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.rules import BeardsmithRules

# A box that goes where the house set seldom does: many special tiles, few beard tiles, and boards that nobody
# would print, one of them in pieces and one with a single opening.
ODD_BOX = """
[[tile]]
name = "tip"
pattern = "100000"
copies = { 6 = 2, none = 2 }
[[tile]]
name = "straight"
pattern = "100100"
copies = { 6 = 2, 4 = 1 }
[[tile]]
name = "tripod"
pattern = "101010"
copies = { 6 = 1, none = 1 }
[[tile]]
name = "bush"
pattern = "111110"
copies = { 6 = 1, none = 1 }
[[tile]]
name = "basket"
special = "wild"
copies = { 6 = 1, 3 = 1 }
[[tile]]
name = "gum"
special = "gum"
copies = { 6 = 2, none = 1 }
[[tile]]
name = "shears"
special = "scissors"
copies = { 6 = 3, none = 1 }

[[board]]
name = "one hair"
suggested = [2, 3, 4, 5, 6]
cells = [{ at = [0, 0], open = [2] }]
[[board]]
name = "scattered"
cells = [{ at = [-2, 1], open = [0, 1] }, { at = [1, -1], open = [3, 4] }, { at = [1, 3], open = [2] }]
[[board]]
name = "full"
cells = [{ at = [3, -3], open = [0, 1, 2, 3, 4, 5] }]
"""

Policy = Callable[[random.Random, Sequence[Place]], Place]


def anything(luck: random.Random, legal: Sequence[Place]) -> Place:
    """Any legal placement."""
    return luck.choice(legal)


def any_kind(luck: random.Random, legal: Sequence[Place]) -> Place:
    """Any tile of the hand that fits, then any placement of it: more special tiles, more holes."""
    tile = luck.choice(sorted({action.tile for action in legal}))
    return luck.choice([action for action in legal if action.tile == tile])


def hoarder(luck: random.Random, legal: Sequence[Place]) -> Place:
    """Beard tiles first, so that special tiles are left for the last turns."""
    beards = [action for action in legal if action.tile not in ("gum", "scissors", "shears")]
    return luck.choice(beards or legal)


def follow(rules: BeardsmithRules, seed: int, policy: Policy) -> int:
    """Play one game with its twin beside it, and return the number of positions in which they agreed."""
    luck = random.Random(seed)
    seats = luck.choice(list(rules.seats))
    board = luck.choice([board.name for board in rules.components.board])
    state = rules.start(seats, {"board": board}, FastChance(seed))
    twin = twin_of(rules, rules.position(state))
    assert_agree(state, twin)
    positions = 1
    while state.ask is not None:
        seat = state.ask.awaited[0]
        action = policy(luck, state.legal(Seat(seat)))
        action_id = rules.codec.id_of(action)
        assert action_id is not None
        state.play_id(seat, action_id)
        twin.play((action.tile, action.at, action.turn))
        assert_agree(state, twin)
        positions += 1
    return positions


BOXES = {"house": RULES, "odd": RULES.with_components(ODD_BOX, "odd.toml")}
POLICIES = (anything, any_kind, hoarder)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("box", BOXES)
def test_the_twin_agrees(box: str, policy: Policy) -> None:
    agreed = sum(follow(BOXES[box], seed, policy) for seed in range(6 if box == "house" else 12))
    assert agreed > 200


@pytest.mark.long
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("part", range(4))
def test_the_twin_agrees_on_tens_of_thousands(box: str, policy: Policy, part: int) -> None:
    games = 25 if box == "house" else 60
    agreed = sum(follow(BOXES[box], 1000 + seed, policy) for seed in range(part * games, (part + 1) * games))
    assert agreed > 600
