"""The words that people see, one folder for each language; the browser client reads the same files.

A sentence is a template. `{fact}` puts a fact in; `{fact|table}` looks the fact up in a table of the same file
first. Several facts are joined by the language's own `and`. A template with the forms `one` and `other` is chosen
by the fact `count`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from chinwag.core.protocol import Fact, Refusal

LANGUAGE = "en"

Words = Mapping[str, Any]


@cache
def words(part: str, language: str = LANGUAGE) -> Words:
    """One file of words: `table`, `site` or a game's id. Raises `FileNotFoundError` for one that is not there."""
    path = resources.files(__name__) / language / f"{part}.json"
    decoded: Words = msgspec.json.decode(path.read_bytes())
    return decoded


def sentence(template: str | Mapping[str, str], facts: Mapping[str, Fact], tables: Words) -> str:
    """A template with its facts put in.

    >>> sentence("Its {sides|side} side is open.", {"sides": (0, 3)}, {"side": {"0": "east", "3": "west"}})
    'Its east and west side is open.'
    >>> sentence({"one": "one tile", "other": "{count} tiles"}, {"count": 1}, {})
    'one tile'
    """
    if not isinstance(template, str):
        template = template["one" if facts.get("count") == 1 else "other"]

    def put(match: re.Match[str]) -> str:
        fact, table = facts[match[1]], match[2]
        single = fact if isinstance(fact, tuple) else (fact,)
        named = [str(tables[table].get(str(value), value)) if table else str(value) for value in single]
        return join(named, tables)

    return re.sub(r"\{(\w+)(?:\|(\w+))?\}", put, template)


def join(parts: list[str], tables: Words) -> str:
    """Several words as a list.

    >>> join(["east", "west", "north"], {})
    'east, west and north'
    """
    if len(parts) < 2:
        return "".join(parts)
    last_pair = str(tables.get("and", "and"))
    return f"{', '.join(parts[:-1])} {last_pair} {parts[-1]}"


def refusal_text(game: str, refusal: Refusal, language: str = LANGUAGE) -> str:
    """The sentence of a refusal in the words of its game."""
    tables = words(game, language)
    return sentence(tables["refusals"][refusal.code], refusal.facts, tables)
