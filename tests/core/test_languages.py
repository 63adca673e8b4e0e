"""Every language says all that English says, of the same facts, and in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from chinwag.core.protocol import Fact
from chinwag.words import LANGUAGE, sentence, words

FOLDERS = resources.files("chinwag.words")
ENGLISH_ONLY = {"names", "ask"}
"""Names of tables and bots are names; answers about the rules quote the rulebooks, which are English for now."""
PARTS = sorted(
    file.name.removesuffix(".json")
    for file in (FOLDERS / LANGUAGE).iterdir()
    if file.name.removesuffix(".json") not in ENGLISH_ONLY
)
TAG = re.compile(r"[a-z]{2,3}(-\w+)*")
LANGUAGES = sorted(folder.name for folder in FOLDERS.iterdir() if folder.is_dir() and TAG.fullmatch(folder.name))
OTHERS = [language for language in LANGUAGES if language != LANGUAGE]
BOTH = [(language, part) for language in OTHERS for part in PARTS]

PLURALS = {"zero", "one", "two", "few", "many", "other"}
PLACE = re.compile(r"\{(\w+)(?:\|(\w+))?\}")
DATA = {"on", "rules"}
"""Keys of lessons whose values no reader sees."""
SAME = {
    ("epic", "plural"): "the names printed on the cards",
    ("site", "home", "join_example"): "the name of a table",
}
"""What may be word for word as in English, and why."""
GUIDE = (Path(__file__).parents[2] / "docs/languages.md").read_text()


def is_data(part: str, path: tuple[str, ...]) -> bool:
    return part == "lessons" and not DATA.isdisjoint(path)


def is_plural(value: Any) -> bool:
    return isinstance(value, dict) and {"one", "other"} <= set(value) <= PLURALS


def sentences(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every sentence with the way to it; the forms of a plural are one sentence."""
    if isinstance(value, str) or is_plural(value):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from sentences(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from sentences(inner, (*path, str(number)))


def forms(template: str | Mapping[str, str]) -> list[str]:
    return [template] if isinstance(template, str) else list(template.values())


def facts(template: str | Mapping[str, str]) -> set[str]:
    return {place[1] for form in forms(template) for place in PLACE.finditer(form)}


def own_tables(language: str, part: str) -> set[str]:
    """What a language has beside the English keys: the tables that its grammar needs."""
    return set(words(part, language)) - set(words(part))


def translated(language: str, part: str) -> dict[tuple[str, ...], Any]:
    extra = own_tables(language, part)
    return {path: value for path, value in sentences(words(part, language)) if path[0] not in extra}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_file(language: str) -> None:
    assert sorted(file.name for file in (FOLDERS / language).iterdir()) == [f"{part}.json" for part in PARTS]


@pytest.mark.parametrize(("language", "part"), BOTH)
def test_a_language_has_exactly_the_sentences_of_english(language: str, part: str) -> None:
    english = dict(sentences(words(part)))
    found = set(translated(language, part))
    assert sorted(set(english) - found) == [], "lacks these"
    assert sorted(found - set(english)) == [], "has these, which English has not"


@pytest.mark.parametrize(("language", "part"), BOTH)
def test_a_sentence_tells_the_same_facts_in_every_language(language: str, part: str) -> None:
    for path, english in sentences(words(part)):
        other = translated(language, part)[path]
        assert isinstance(other, str) == isinstance(english, str), path
        assert facts(other) == facts(english), path
        if not isinstance(other, str):
            # A form for one may write the number as a word; the form for any number may not leave it out.
            assert facts(other["other"]) == facts(english["other"]), path


@pytest.mark.parametrize(("language", "part"), BOTH)
def test_every_table_that_a_language_looks_up_is_there_and_used(language: str, part: str) -> None:
    tables = words(part, language)
    used = {
        place[2]
        for _, value in sentences(tables)
        for form in forms(value)
        for place in PLACE.finditer(form)
        if place[2]
    }
    for name in used:
        assert all(isinstance(word, str) for word in tables[name].values()), name
    assert own_tables(language, part) <= used


@pytest.mark.parametrize(("language", "part"), BOTH)
def test_no_sentence_is_left_in_english(language: str, part: str) -> None:
    other = translated(language, part)
    for path, english in sentences(words(part)):
        if is_data(part, path) or any((part, *path)[: len(same)] == same for same in SAME):
            continue
        for form in set(forms(english)) & set(forms(other[path])):
            assert len(re.findall(r"[^\W\d_]{2,}", PLACE.sub("", form))) < 2, (path, form)


@pytest.mark.parametrize(("language", "part"), BOTH)
def test_what_is_data_in_a_file_of_words_is_the_same(language: str, part: str) -> None:
    other = translated(language, part)
    for path, english in sentences(words(part)):
        if is_data(part, path):
            assert other[path] == english, path


def test_the_laws_find_a_sentence_that_was_left_in_english_and_a_fact_that_was_lost() -> None:
    assert facts({"one": "a tile of {name}", "other": "{count|numbers} tiles of {name}"}) == {"name", "count"}
    assert dict(sentences({"a": {"one": "x", "other": "y"}, "b": ["z"]})) == {
        ("a",): {"one": "x", "other": "y"},
        ("b", "0"): "z",
    }


def test_the_guide_for_translators_names_every_file_and_every_language() -> None:
    assert sorted(re.findall(r"^\| `(\w+)\.json` \|", GUIDE, re.MULTILINE)) == PARTS
    listed = dict(re.findall(r"^\| `([\w-]+)` \| ([^|]+?) \|", GUIDE, re.MULTILINE))
    assert listed == {language: words("site", language)["language"] for language in LANGUAGES}


def test_the_examples_of_the_guide_are_true() -> None:
    examples = re.findall(r"^\| `(.+?)` \| (.+?) \|$", GUIDE.partition("## Templates")[2], re.MULTILINE)
    assert len(examples) >= 3
    example: dict[str, Fact] = {"tile": "left fork", "sides": (0, 3), "count": 2, "name": "Agnes"}
    tables = {**words("beardsmith", "de"), "and": "und"}
    for template, expected in examples:
        assert sentence(template.replace("\\|", "|"), example, tables) == expected
