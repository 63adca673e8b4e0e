"""Sentence templates: facts, tables, lists and plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import pytest

from chinwag.core.protocol import Fact, Refusal, RuleId
from chinwag.games import GAMES
from chinwag.words import join, refusal_text, sentence, words

TABLES = {"side": {"0": "east", "3": "west"}, "and": "und"}
PARTS = sorted(file.name.removesuffix(".json") for file in (resources.files("chinwag.words") / "en").iterdir())


@pytest.mark.parametrize(
    ("template", "facts", "expected"),
    [
        ("Nothing to fill.", {}, "Nothing to fill."),
        ("{tile} at {at}", {"tile": "tip", "at": 3}, "tip at 3"),
        ("{a}{a}", {"a": "x"}, "xx"),
        ("the {sides|side}", {"sides": 0}, "the east"),
        ("the {sides|side}", {"sides": (0, 3)}, "the east und west"),
        ("the {sides|side}", {"sides": (7,)}, "the 7"),
        ("{names}", {"names": ("Anna", "Bo", "Cy")}, "Anna, Bo und Cy"),
        ("{names}", {"names": ()}, ""),
        ({"one": "a tile", "other": "{count} tiles"}, {"count": 1}, "a tile"),
        ({"one": "a tile", "other": "{count} tiles"}, {"count": 0}, "0 tiles"),
        ({"one": "a tile", "other": "{count} tiles"}, {"count": 2}, "2 tiles"),
        ("{word}", {"word": "{tile}"}, "{tile}"),
    ],
)
def test_a_template_is_filled(template: str | Mapping[str, str], facts: dict[str, Fact], expected: str) -> None:
    assert sentence(template, facts, TABLES) == expected


@pytest.mark.parametrize("template", ["{missing}", "{tile|no_table}"])
def test_a_template_that_cannot_be_filled_is_an_error(template: str) -> None:
    with pytest.raises(KeyError):
        sentence(template, {"tile": "tip"}, {})


def test_a_list_is_joined_in_the_language() -> None:
    assert join(["east", "west"], {}) == "east and west"
    assert join(["Ost", "West"], TABLES) == "Ost und West"


def test_words_that_are_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        words("chess")
    with pytest.raises(KeyError):
        refusal_text("beardsmith", Refusal("no_such_code", (RuleId("BS-1.1"),)))


def templates(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case str():
            yield path, value
        case dict():
            for key, inner in value.items():
                yield from templates(inner, f"{path}.{key}")
        case list():
            for number, inner in enumerate(value):
                yield from templates(inner, f"{path}.{number}")


@pytest.mark.parametrize("part", PARTS)
def test_every_sentence_has_sound_braces_and_tables_that_exist(part: str) -> None:
    tables = words(part)
    for path, template in templates(tables):
        rest = re.sub(r"\{\w+(?:\|(\w+))?\}", "", template)
        assert "{" not in rest, (path, template)
        assert "}" not in rest, (path, template)
        for table in re.findall(r"\{\w+\|(\w+)\}", template):
            assert isinstance(tables.get(table), dict), (path, table)


@pytest.mark.parametrize("part", PARTS)
def test_plurals_have_both_forms(part: str) -> None:
    def pairs(value: Any) -> Iterator[Any]:
        if isinstance(value, dict):
            if "one" in value or "other" in value:
                yield value
            for inner in value.values():
                yield from pairs(inner)

    for pair in pairs(words(part)):
        if {"one", "other"} & set(pair) and all(isinstance(form, str) for form in pair.values()):
            assert {"one", "other"} <= set(pair), pair


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_words_for_its_refusals(game: str) -> None:
    assert words(game)["refusals"]
