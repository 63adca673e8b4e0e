"""The commands as people type them: what they print, and their exit codes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from chinwag.cli import app
from chinwag.core.record import read_record, write_record
from chinwag.games import GAMES
from chinwag.pipe import Engine, answer_line

SEED = "5" * 64
SOUND, WRONG, UNUSABLE = 0, 1, 2


def run(*arguments: str, input_: bytes | None = None) -> Result:
    return CliRunner().invoke(app, arguments, input=input_)


def played(actions: int | None) -> str:
    """The record of a game of Beardsmith between random bots, to its end or so many actions."""
    engine = Engine()

    def ask(do: str, **more: Any) -> Any:
        return msgspec.json.decode(answer_line(engine, msgspec.json.encode({"do": do, **more})))

    answer = ask("new", game="beardsmith", seats=2, options={"board": "chin"}, seed=SEED)
    while answer["ask"] is not None and actions != 0:
        [seat] = answer["ask"]["awaited"]
        action = ask("bot", seat=seat, level="random")["action"]
        answer = ask("play", seat=seat, action=action)
        actions = None if actions is None else actions - 1
    return str(ask("record", tags={"date": "2026-11-29"})["record"])


FINISHED, UNFINISHED = played(None), played(5)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_bytes(FINISHED.encode())
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.txt"
    file.write_bytes(UNFINISHED.encode())
    return file


def test_verify_says_what_it_checked(finished: Path) -> None:
    result = run("verify", str(finished))
    assert result.exit_code == SOUND
    record = read_record(FINISHED)
    assert f"Beardsmith, 2 seats, {len(record.moves)} actions: the record is sound." in result.output
    assert f"The result is {' '.join(map(str, record.result or ()))}" in result.output


def test_verify_and_replay_name_the_people_that_a_record_names() -> None:
    date = "tag date = 2026-11-29\n"
    named = FINISHED.replace(date, f"{date}tag seat-0 = Ottoline\ntag seat-1 = Barnaby\n").encode()
    first = read_record(FINISHED).moves[0]
    name = ("Ottoline", "Barnaby")[first.seat]
    assert f"   1. {name} (seat {first.seat}): {first.text}" in run("replay", "-", input_=named).output.splitlines()
    verified = run("verify", "-", input_=named)
    assert verified.exit_code == SOUND
    assert re.search(r"; (Ottoline \(seat 0\)|Barnaby \(seat 1\)).* won\.", verified.output)


def test_verify_reads_its_input_too() -> None:
    assert run("verify", "-", input_=FINISHED.encode()).exit_code == SOUND


def test_verify_needs_the_seed_of_a_game_that_is_not_over(unfinished: Path) -> None:
    assert run("verify", str(unfinished)).exit_code == WRONG
    result = run("verify", str(unfinished), "--seed", SEED)
    assert result.exit_code == SOUND
    assert "The game is not over." in result.output
    assert run("verify", str(unfinished), "--seed", "6" * 64).exit_code == WRONG


def test_verify_takes_no_set_up_position_for_a_deal(tmp_path: Path) -> None:
    engine = Engine()
    set_up = tmp_path / "set-up.txt"
    for request in (
        {"do": "new", "game": "beardsmith", "seats": 2, "seed": "6" * 64},
        {"do": "position"},
    ):
        answer = msgspec.json.decode(answer_line(engine, msgspec.json.encode(request)))
    load = {"do": "load", "game": "beardsmith", "position": answer["position"], "seed": SEED}
    answer_line(engine, msgspec.json.encode(load))
    answer = msgspec.json.decode(answer_line(engine, b'{"do":"record"}'))
    set_up.write_text(answer["record"], encoding="utf-8", newline="")
    result = run("verify", str(set_up), "--seed", SEED)
    assert result.exit_code == SOUND
    assert "nothing was dealt: the position was set up" in result.output
    assert "the deal follows" not in result.output


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("rules 1", "rules 99", "line 3: played by version 99"),
        (f"seed {SEED}", f"seed {'6' * 64}", "not the one whose hash was shown"),
        ("option board = chin", "option board = moustache", "may not do this"),
        ("option board = chin\n", "", "line 6: not every option"),
        ("\nresult ", "\nresult 1", "the result is"),
    ],
)
def test_verify_finds_what_was_changed(finished: Path, old: str, new: str, says: str) -> None:
    finished.write_bytes(FINISHED.replace(old, new, 1).encode())
    result = run("verify", str(finished))
    assert result.exit_code == WRONG
    assert says in result.stderr
    assert str(finished) in result.stderr


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "line 1"),
        (b"\xff\xfe", "not UTF-8"),
        (FINISHED.replace("\n", "\r\n").encode(), "line 1"),
        (FINISHED.replace("game beardsmith", "game chess").encode(), "no game 'chess'"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_of_ours_is_unusable(finished: Path, command: str, data: bytes, says: str) -> None:
    finished.write_bytes(data)
    result = run(command, str(finished))
    assert result.exit_code == UNUSABLE
    assert says in result.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "nothing.txt"))
    assert result.exit_code == UNUSABLE
    assert "cannot be read: No such file" in result.stderr


def test_replay_tells_every_action_in_words(finished: Path) -> None:
    result = run("replay", str(finished))
    assert result.exit_code == SOUND
    lines = result.output.splitlines()
    assert lines[:3] == ["Beardsmith, 2 seats", "board: chin", "date: 2026-11-29"]
    for number, move in enumerate(read_record(FINISHED).moves, 1):
        assert f"{number:4}. seat {move.seat}: {move.text}" in lines
    assert "ended: why " in lines[-1]


def test_replay_as_json_has_a_line_for_the_deal_and_for_each_action(finished: Path) -> None:
    result = run("replay", str(finished), "--json")
    deal, *entries = [msgspec.json.decode(line) for line in result.output.splitlines()]
    moves = read_record(FINISHED).moves
    assert deal["seat"] is None
    assert deal["events"][0]["event"] == "first_tiles"
    assert [entry["seat"] for entry in entries] == [move.seat for move in moves]
    assert all(entry["action"]["do"] == "place" for entry in entries)
    assert entries[-1]["events"][-1]["event"] == "ended"


def test_replay_as_a_seat_saw_it_keeps_the_actions_of_others_to_itself(finished: Path) -> None:
    result = run("replay", str(finished), "--json", "--seat", "1")
    entries = [msgspec.json.decode(line) for line in result.output.splitlines()][1:]
    assert {entry["seat"] for entry in entries if entry["action"] is not None} == {1}
    assert run("replay", str(finished), "--seat", "2").exit_code == UNUSABLE


def test_replay_lets_no_tag_play_with_the_terminal(finished: Path) -> None:
    record = msgspec.structs.replace(read_record(FINISHED), tags=(("name", "\x1b[2J\x07gone"),))
    finished.write_bytes(write_record(record).encode())
    assert "name: ?[2J?gone" in run("replay", str(finished)).output


def test_games_lists_every_game_with_its_options() -> None:
    result = run("games")
    assert result.exit_code == SOUND
    for rules in GAMES.values():
        assert f"{rules.id}: {rules.name}" in result.output
        assert all(option.name in result.output for option in rules.options)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_components_that_cannot_be_used_are_named(finished: Path, tmp_path: Path, command: str) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text("tiles = 1")
    result = run(command, str(finished), "--components", str(box))
    assert result.exit_code == UNUSABLE
    assert "my-box.toml" in result.stderr


@pytest.mark.parametrize("given", ["my-box.toml", "chess=my-box.toml", "beardsmith=no-such.toml"])
def test_engine_refuses_components_that_it_cannot_use(given: str) -> None:
    assert run("engine", "--components", given).exit_code == UNUSABLE


def test_engine_speaks_over_a_real_pipe_until_its_input_ends() -> None:
    code = "from chinwag.cli import main; main()"
    lines = b'{"do":"new","game":"beardsmith","seats":2}\nrubbish\n{"do":"scores"}\n'
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code, "engine"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True, env=environment)
    answers = [msgspec.json.decode(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert done.stderr == b""
