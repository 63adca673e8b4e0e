"""The fields of a position text: a name and a value each, set off by bars, in a fixed order."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from chinwag.core.protocol import PositionError

BETWEEN_FIELDS: Final = " | "
_NUMBER: Final = re.compile("0|[1-9][0-9]{0,8}")

T = TypeVar("T")


class Fields:
    """The fields of a line, read in order.

    >>> fields = Fields("round 2 | turn 0")
    >>> fields.read("round", read_number), fields.read("turn", read_number)
    (2, 0)
    >>> Fields("turn x").read("turn", read_number)
    Traceback (most recent call last):
    ...
    chinwag.core.protocol.PositionError: turn: expected a number, not 'x'
    """

    def __init__(self, text: str) -> None:
        self._rest = text.split(BETWEEN_FIELDS)

    def read(self, name: str, read: Callable[[str], T]) -> T:
        """The next field, which must bear this name. Raises `PositionError` for another, and for a bad value."""
        field = self._rest.pop(0) if self._rest else ""
        found, _, value = field.partition(" ")
        if found != name:
            raise PositionError(f"expected the field {name!r}, not {field[:40]!r}")
        try:
            return read(value)
        except ValueError as error:
            raise PositionError(f"{name}: {error}") from None

    def end(self) -> None:
        """Nothing more may follow. Raises `PositionError`."""
        if self._rest:
            raise PositionError(f"nothing follows the last field, but there is {self._rest[0][:40]!r}")


def read_number(text: str) -> int:
    """A whole number, written in the one way that there is. Raises `ValueError`."""
    if _NUMBER.fullmatch(text) is None:
        raise ValueError(f"expected a number, not {text[:20]!r}")
    return int(text)
