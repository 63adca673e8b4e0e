"""Data that is nearly right: one value changed, still of the right types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from chinwag.core.chance import Chance, below, pick

_INTEGERS = (-1, 0, 1, 7, 1_000_000, -(2**40), 2**70)
_TEXTS = ("", "?", "a b", "é" * 40)

Path = tuple[str | int, ...]


def neighbours(struct: msgspec.Struct, type_: Any, chance: Chance, count: int) -> Iterator[Any]:
    """Up to `count` Structs that differ from one in a single value, as luck picks them.

    A value is replaced by an odd one or by another of the same Struct; a tuple also loses or repeats its last.
    """
    data = msgspec.to_builtins(struct)
    leaves = list(_leaves(data, ()))
    texts = sorted({value for _, value in leaves if isinstance(value, str)})
    for number in range(count):
        path, old = leaves[below(chance, f"leaf {number}", len(leaves))]
        others = [value for value in _others(old, texts) if value != old]
        if not others:
            continue
        try:
            yield msgspec.convert(_replaced(data, path, pick(chance, f"value {number}", others)), type_)
        except msgspec.ValidationError:
            continue


def _leaves(data: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    match data:
        case dict():
            for key, value in data.items():
                yield from _leaves(value, (*path, key))
        case list() | tuple():
            yield path, data
            for index, value in enumerate(data):
                yield from _leaves(value, (*path, index))
        case _:
            yield path, data


def _others(old: Any, texts: list[str]) -> Iterator[Any]:
    match old:
        case bool():
            yield not old
        case int():
            yield from (*_INTEGERS, old + 1, old - 1, None)
        case str():
            yield from (*_TEXTS, None, *texts, *texts)
        case None:
            yield from (0, 1, "?")
        case list() | tuple() if old:
            yield old[:-1]
            yield [*old, old[-1]]
        case _:
            pass


def _replaced(data: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    key = path[0]
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[key] = _replaced(data[key], path[1:], value)
    return copy
