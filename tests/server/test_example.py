"""The bot of the documentation plays whole games against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.live import SECONDS, Player, site

from chinwag.games import GAMES

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def run_bot(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(BOT), *arguments], capture_output=True, text=True, timeout=4 * SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", sorted(game for game, rules in GAMES.items() if 2 in rules.seats))
def test_the_example_bot_plays_a_whole_game(game: str) -> None:
    with site(fault=None) as running:  # a bot of the house: it must be able to win without the other's help
        said = run_bot(f"http://127.0.0.1:{running.port}", game)
    assert "playing at http://127.0.0.1" in said
    assert "won by seats" in said


def test_the_example_bot_joins_a_table() -> None:
    with site() as running:
        host = running.open_table()
        bot = subprocess.Popen(
            [sys.executable, str(BOT), f"http://127.0.0.1:{running.port}", "--join", host["table"]],
            stdout=subprocess.PIPE,
            text=True,
        )
        with bot, Player(running, host["table"], host["secret"]) as anna:
            anna.say(type="ready", ready=True)
            anna.until("sync")
            while anna.awaited:
                if 0 in anna.awaited:
                    anna.play()
                else:
                    anna.hear()
            assert bot.wait(SECONDS) == 0
        assert {moment["seat"] for moment in anna.log} == {None, 0, 1}
