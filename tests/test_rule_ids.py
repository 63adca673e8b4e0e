"""Every rule of every registered game is named by a test, and every rule that is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from chinwag.games import GAMES

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b([A-Z]{2})-(\d+\.\d+)\b")
SOURCES = ("src/chinwag", "web/src")


def rules_of(game: str) -> list[str]:
    return [rule.id for rule in GAMES[game].rulebook]


def names_of_tests() -> list[str]:
    """The names of all test functions of the suite."""
    names = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                names.append(node.name)
    return names


def missing(rules: Iterable[str], names: Iterable[str]) -> list[str]:
    """The rules that no test is named after: BS-7.3 wants a name with `bs_7_3` in it."""
    text = " ".join(names)
    return [rule for rule in rules if not re.search(rf"_{re.sub('[-.]', '_', rule.lower())}(?![0-9])", text)]


def unknown(text: str, known: set[str]) -> list[str]:
    """The rules that a text cites and that no rulebook has, though it is of a known game."""
    games = {rule[:2] for rule in known}
    cited = {f"{game}-{number}" for game, number in CITED.findall(text) if game in games}
    return sorted(cited - known)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert missing(rules_of(game), names_of_tests()) == []


def test_a_rule_without_a_test_is_found() -> None:
    names = ["test_bs_7_3_cutting_may_not_drop", "test_bs_1_10_more", "test_bs_2_1"]
    assert missing(["BS-7.3", "BS-1.1", "BS-1.10", "BS-2.1", "BS-2.10"], names) == ["BS-1.1", "BS-2.10"]


@pytest.mark.parametrize("folder", SOURCES)
def test_every_cited_rule_exists(folder: str) -> None:
    known = {rule for game in GAMES for rule in rules_of(game)}
    files = [
        file for file in (ROOT / folder).rglob("*.*") if file.suffix in {".py", ".toml", ".json", ".ts", ".svelte"}
    ]
    assert files
    wrong = {str(file.relative_to(ROOT)): unknown(file.read_text(encoding="utf-8"), known) for file in files}
    assert {file: rules for file, rules in wrong.items() if rules} == {}


def test_a_cited_rule_that_does_not_exist_is_found() -> None:
    assert unknown("BS-7.3, BS-99.1 and BS-7.30, EB-4.2, RFC-1.2", {"BS-7.3", "BS-7.4"}) == ["BS-7.30", "BS-99.1"]
