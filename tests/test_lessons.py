"""The lessons of a first game speak of rules, windows and events that there are."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from chinwag.games import GAMES
from chinwag.words import words

STEPS = [(game, step) for game in GAMES for step in words("lessons")["games"][game]]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_that_starts_at_once(game: str) -> None:
    steps = words("lessons")["games"][game]
    assert steps[0]["on"] == "start"
    assert 4 <= len(steps) <= 7


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_cites_rules_of_its_game(game: str, step: dict[str, Any]) -> None:
    assert step["rules"]
    assert set(step["rules"]) <= {rule.id for rule in GAMES[game].rulebook}


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_waits_for_something_that_can_happen(game: str, step: dict[str, Any]) -> None:
    kind, _, name = step["on"].partition(":")
    events = {event.__struct_config__.tag for event in get_args(GAMES[game].event_type)}
    possible = {"start": {""}, "window": set(words(game)["windows"]), "event": events, "mine": events}
    assert name in possible[kind]
