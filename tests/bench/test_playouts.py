"""The benchmark plays whole games and counts what it plays; its figures are never asserted."""

from __future__ import annotations

import random

import pytest
from bench.playouts import PEERS, compare, playout_of

from chinwag.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_any_game_of_the_house_can_be_played_out(name: str) -> None:
    play = playout_of(GAMES[name], GAMES[name].seats.start)
    assert play(random.Random(1)) == play(random.Random(1)) > 0


def test_contestants_are_told_apart() -> None:
    rates = compare({"one": lambda _: 1, "three": lambda _: 3}, rounds=1, seconds=0.001)
    assert rates["one"].decisions == rates["one"].games
    assert rates["three"].decisions == pytest.approx(3 * rates["three"].games)


def test_peers_stand_beside_games_of_the_house() -> None:
    assert set(PEERS) <= set(GAMES)
