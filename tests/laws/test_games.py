"""Every registered game under the laws: a quick sample here, many more games with `-m long`."""

from __future__ import annotations

import pytest

from chinwag.core.laws import play_by_the_laws
from chinwag.games import GAMES
from chinwag.words import refusal_text

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]
"""Every game with every number of seats."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_by_the_laws(game: str, seats: int) -> None:
    assert play_by_the_laws(GAMES[game], seats, seed=seats, say=refusal_text, one_in=12) > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_games_by_the_laws(game: str, seats: int, seed: int) -> None:
    assert play_by_the_laws(GAMES[game], seats, seed, refusal_text) > 0
