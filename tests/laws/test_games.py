"""Every registered game under the laws: a quick sample here, many more games with `-m long`."""

from __future__ import annotations

import pytest

from chinwag.core.laws import LAWS, play_by_the_laws
from chinwag.games import GAMES
from chinwag.words import refusal_text

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]
"""Every game with every number of seats."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_by_the_laws(game: str, seats: int) -> None:
    assert play_by_the_laws(GAMES[game], seats, seed=seats, say=refusal_text, one_in=12) > 0


def under(game: str, *laws: str) -> int:
    """One game with as few as play it, under these laws at every step."""
    chosen = [law for law in LAWS if law.__name__ in laws]
    assert len(chosen) == len(laws)
    return play_by_the_laws(GAMES[game], GAMES[game].seats.start, 7, refusal_text, laws=chosen)


@pytest.mark.parametrize("game", GAMES)
def test_case_01_the_components_are_the_same_after_every_action(game: str) -> None:
    assert under(game, "components_are_conserved") > 0


@pytest.mark.parametrize("game", GAMES)
def test_case_05_no_prompt_and_no_pause_gives_a_hand_away(game: str) -> None:
    assert under(game, "steps_without_news_look_the_same", "imagined_worlds_look_the_same") > 0


@pytest.mark.parametrize("game", GAMES)
def test_case_19_save_and_load_at_every_step_equals_the_original(game: str) -> None:
    assert under(game, "positions_load_to_the_same_game") > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 105))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_games_by_the_laws(game: str, seats: int, seed: int) -> None:
    assert play_by_the_laws(GAMES[game], seats, seed, refusal_text) > 0
