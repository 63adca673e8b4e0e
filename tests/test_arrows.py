"""The arrows of ARCHITECTURE.md: which package may import which, and that nobody looks inside a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "words": {"core"},
    "games": {"core", "words"},
    "bots": {"games", "core"},
    "store": {"core"},
    "table": {"bots", "games", "store", "words", "core"},
    "rulebooks": {"games", "words", "core"},
    "rulespal": {"rulebooks", "games", "words", "core"},
    "server": {"table", "rulebooks", "rulespal", "bots", "games", "store", "words", "core"},
    "lab": {"bots", "games", "words", "core"},
    "mcp": {"rulespal", "games", "words", "core"},
    "pipe": {"bots", "rulespal", "games", "words", "core"},
    "cli": {"server", "table", "mcp", "pipe", "lab", "rulespal", "bots", "games", "store", "words", "core"},
    "__main__": {"cli"},
}
"""What each package of `chinwag` may import beside itself."""


def imported(code: str) -> Iterator[str]:
    """The full names of everything of ours that a module imports."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute in this house"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def wrong_imports(module: str, code: str, games: set[str]) -> list[str]:
    """The imports of a module that go against the arrows; `games` are the folders of games."""
    package, *inside = module.split(".")[1:] or ["chinwag"]
    own_game = inside[0] if package == "games" and inside else None
    return [
        f"{module} imports {name}"
        for name in imported(code)
        if name.split(".")[0] == "chinwag" and not _goes_along(package, own_game, name.split(".")[1:], games)
    ]


def _goes_along(package: str, own_game: str | None, name: list[str], games: set[str]) -> bool:
    target, *inside = name
    if target not in MAY_IMPORT:  # of the root: the version
        return True
    if target == "games" and inside and inside[0] in games:
        is_registry = package == "games" and own_game is None
        return is_registry or inside[0] == own_game
    if target == "games" and own_game is not None:
        return False
    return target == package or target in MAY_IMPORT[package]


def modules() -> Iterator[tuple[str, str]]:
    for file in sorted((SOURCE / "chinwag").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), file.read_text(encoding="utf-8")


GAMES = {folder.name for folder in (SOURCE / "chinwag/games").iterdir() if (folder / "__init__.py").exists()}


def test_imports_go_along_the_arrows() -> None:
    wrong = [line for module, code in modules() for line in wrong_imports(module, code, GAMES)]
    assert wrong == []


def test_every_package_has_its_arrows() -> None:
    packages = {folder.parent.name for folder in (SOURCE / "chinwag").glob("*/__init__.py")}
    assert packages <= set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("chinwag.core.protocol", "from chinwag.games import GAMES"),
        ("chinwag.core.laws.acting", "import chinwag.words"),
        ("chinwag.games.beardsmith.rules", "from chinwag.bots import levels"),
        ("chinwag.games.beardsmith.rules", "from chinwag.games.epic.rules import RULES"),
        ("chinwag.games.beardsmith.rules", "from chinwag.games import epic"),
        ("chinwag.games.beardsmith.rules", "from chinwag.games import GAMES"),
        ("chinwag.bots.greedy", "from chinwag.table import match"),
        ("chinwag.store.sqlite", "from chinwag.table.room import Room"),
        ("chinwag.table.match", "from chinwag.server.wire import from_server"),
        ("chinwag.server.app", "from chinwag.games.beardsmith.state import BeardsmithState"),
        ("chinwag.server.app", "from chinwag.games import beardsmith"),
        ("chinwag.server.app", "def f():\n    import chinwag.games.epic"),
        ("chinwag.lab.report", "from chinwag.table import Table"),
        ("chinwag.pipe.engine", "from chinwag.server.wire import from_server"),
    ],
)
def test_a_planted_import_against_the_arrows_is_found(module: str, code: str) -> None:
    assert len(wrong_imports(module, code, {"beardsmith", "epic"})) == 1


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("chinwag.games", "from chinwag.games import beardsmith"),
        ("chinwag.games.beardsmith.rules", "from chinwag.games.beardsmith.state import BeardsmithState"),
        ("chinwag.table.match", "from chinwag.games import GAMES"),
        ("chinwag.server.app", "import msgspec\nfrom chinwag import bots"),
    ],
)
def test_an_import_along_the_arrows_is_let_be(module: str, code: str) -> None:
    assert wrong_imports(module, code, {"beardsmith", "epic"}) == []


def named_games(code: str, games: set[str]) -> list[str]:
    """The games that a module names in a string of their own: the start of a special case."""
    constants = (node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant))
    return sorted({value for value in constants if isinstance(value, str) and value in games})


def test_no_module_outside_a_game_names_it() -> None:
    outside = [(module, code) for module, code in modules() if not module.startswith("chinwag.games.")]
    assert {module: found for module, code in outside if (found := named_games(code, GAMES))} == {}


def test_a_planted_special_case_is_found() -> None:
    assert named_games("if game == 'epic':\n    deal_again()", {"epic", "beardsmith"}) == ["epic"]
    assert named_games('"""Of an epic and a beardsmith."""', {"epic", "beardsmith"}) == []
