"""Sizes are never asserted, but that they are those of what the server sends."""

from __future__ import annotations

import pytest
from bench.frames import main, of_position, sizes_of_games

from chinwag.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_game_is_measured(name: str) -> None:
    sizes = list(sizes_of_games(GAMES[name], GAMES[name].seats.start, games=1))
    assert len(sizes) > 3
    assert all(0 < legal < step for step, legal in sizes)


def test_a_position_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    rules = GAMES["beardsmith"]
    text = rules.diagrams[0].position
    actions, size = of_position(rules, text)
    assert 0 < actions < size
    main(["beardsmith", "--position", text])
    assert capsys.readouterr().out == f"{actions:,} legal actions, {size:,} bytes\n"
