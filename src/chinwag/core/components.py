"""Reading a game's components from TOML, with errors that name the place."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class ComponentsError(ValueError):
    """Components that a game cannot be played with: the file, the place in it and what is wrong there."""

    def __init__(self, file: str, place: str, problem: str) -> None:
        super().__init__(f"{file}, {place}: {problem}" if place else f"{file}: {problem}")
        self.file, self.place, self.problem = file, place, problem


def read_components(toml: str, file: str, components_type: type[T]) -> T:
    """The components that a TOML text holds, checked against their type.

    `file` is what errors call the text. Raises `ComponentsError` for TOML that cannot be read, for a key that is
    missing or not known, and for a value of the wrong type.

    >>> class Box(msgspec.Struct, forbid_unknown_fields=True):
    ...     colours: int
    >>> read_components("colours = 4", "box.toml", Box)
    Box(colours=4)
    >>> read_components("colours = 'four'", "box.toml", Box)
    Traceback (most recent call last):
    ...
    chinwag.core.components.ComponentsError: box.toml, colours: Expected `int`, got `str`
    """
    try:
        data = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(file, "", str(error)) from None
    try:
        return msgspec.convert(data, components_type)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        raise ComponentsError(file, place_of(toml, path.rstrip("`")), problem) from None


def place_of(toml: str, path: str) -> str:
    """A path into a TOML text as people read it, with the line where its table of an array starts.

    >>> place_of("[[tile]]\\nname = 'tip'\\n[[tile]]\\nname = 7", "tile[1].name")
    'line 3, tile 2, name'
    """
    entry = re.match(r"(\w+)\[(\d+)\](?:\.(.*))?$", path)
    if entry is None:
        return path
    name, index, rest = entry[1], int(entry[2]), entry[3]
    starts = [n for n, line in enumerate(toml.splitlines(), 1) if line.strip() == f"[[{name}]]"]
    words = [f"line {starts[index]}"] if index < len(starts) else []
    words.append(f"{name} {index + 1}")
    if rest:
        words.append(rest)
    return ", ".join(words)


class Entry(Protocol):
    """One of several like it in a box: what people call it, and what the notation does."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def code(self) -> str:
        """What the notation calls it."""


Fail = Callable[[str, str], ComponentsError]
"""The error for a place and what is wrong there."""


def check_distinct(table: str, entries: Iterable[Entry], fail: Fail) -> None:
    """Raise what `fail` makes for two entries of a table with the same name or the same code."""
    names: set[str] = set()
    codes: set[str] = set()
    for number, entry in enumerate(entries):
        if entry.name in names:
            raise fail(f"{table}[{number}].name", f"{entry.name!r} is there already")
        if entry.code in codes:
            raise fail(f"{table}[{number}].code", f"{entry.code!r} is there already")
        names.add(entry.name)
        codes.add(entry.code)


def hash_of(components: msgspec.Struct) -> str:
    """SHA-256, in hex, of the content of components: comments and layout of the file do not count."""
    return hashlib.sha256(msgspec.json.encode(components, order="sorted")).hexdigest()
