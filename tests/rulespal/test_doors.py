"""The doors of RulesPal: lines and commands."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from chinwag.cli import app
from chinwag.rulespal import RulesPal
from chinwag.rulespal.lines import answer_line

RUNNER = CliRunner()
POSITION = (
    "board chin; table 0,-1 1:tight bend/4; "
    "hands tip, gum, wild, fan | tip, wild, gum; piles * | *; turn 0; first 1"
)


def answered(pal: RulesPal, line: bytes, game: str | None = None) -> Any:
    answer = answer_line(pal, game, line)
    assert b"\n" not in answer
    return json.loads(answer)


def test_a_line_is_answered_with_a_line(pal: RulesPal) -> None:
    answer = answered(pal, b'{"game":"beardsmith","q":"Where may scissors be placed?"}')
    assert answer["covered"] is True
    assert answer["rules"][0] == "BS-7.1"
    assert set(answer["quotes"][0]) >= {"rule", "mark", "text"}
    assert answered(pal, b'{"q":"Vowels are free"}', "handsome")["rules"][0] == "HA-3.2"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello", "bad_json"),
        (b"", "bad_json"),
        (b"\xff", "bad_text"),
        (b"[" * 100_000, "bad_request"),
        (b'{"q":5}', "bad_request"),
        (b'{"game":"epic"}', "bad_request"),
        (b'{"q":"?","game":"chess"}', "unknown_game"),
        (b'"' + b"x" * (1 << 20), "too_long"),
    ],
)
def test_a_bad_line_gets_an_error_and_ends_nothing(pal: RulesPal, line: bytes, code: str) -> None:
    assert answered(pal, line)["error"]["code"] == code


def test_the_command_answers_in_words_and_in_json() -> None:
    asked = RUNNER.invoke(app, ["ask", "--game", "beardsmith", "Where may scissors be placed?"])
    assert asked.exit_code == 0
    assert "BS-7.1 (printed): Scissors go directly on top of any piece" in asked.output
    assert "Read on in BS-7 Scissors." in asked.output
    as_json = RUNNER.invoke(app, ["ask", "--json", "--game", "beardsmith", "Where may scissors be placed?"])
    answer = json.loads(as_json.output)
    assert list(answer)[:6] == ["covered", "game", "verdict", "rules", "quotes", "answer"]
    assert answer["game"] == "beardsmith"


def test_the_command_reads_lines() -> None:
    lines = '{"q":"Vowels are free","game":"handsome"}\nnonsense\n{"q":"Who goes first?"}\n'
    answers = RUNNER.invoke(app, ["ask", "--stdin"], input=lines).output.splitlines()
    assert [json.loads(answer).get("covered") for answer in answers] == [True, None, False]


@pytest.mark.parametrize(
    "arguments",
    [
        ["ask"],
        ["ask", "--game", "chess", "Who?"],
        ["ruling", "--game", "chess", "--position", "x", "--action", "y"],
    ],
)
def test_a_command_that_cannot_be_done_says_so(arguments: list[str]) -> None:
    done = RUNNER.invoke(app, arguments)
    assert done.exit_code == 2
    assert done.stderr.startswith("chinwag: ")


def test_the_command_rules_on_a_position() -> None:
    wish = ["ruling", "--game", "beardsmith", "--position", POSITION, "--json", "--action"]
    refused = json.loads(RUNNER.invoke(app, [*wish, "tip@5,5"]).output)
    assert (refused["legal"], refused["rules"], refused["change"]) == (False, ["BS-4.2"], None)
    unreadable = RUNNER.invoke(app, [*wish, "castle"])
    assert unreadable.exit_code == 2
    assert "expected a placement" in unreadable.stderr
