"""What a table may choose before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

FIRST: Final = "first"
"""The option that says which chair begins a game, in a game whose start goes round in an evening."""

BY_LOT: Final = "by lot"
"""What it says where no chair is named."""


class Option(Struct, frozen=True):
    """One choice of the table.

    `values` are the words it takes, the `default` among them; `rule` is the rule that offers the choice.
    A free option takes any text that `start` accepts, and its values are only suggestions. One of `chairs` takes
    the chairs of the table too, by the numbers of their seats.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    free: bool = False
    chairs: bool = False

    def at(self, seats: int) -> tuple[str, ...]:
        """The values to choose from at a table of so many seats.

        >>> begins_by("BW-2.2").at(3)
        ('by lot', '0', '1', '2')
        """
        return (*self.values, *map(str, range(seats))) if self.chairs else self.values


def begins_by(rule: str) -> Option:
    """Who begins, by a rule that has it drawn by lot: so it is, unless the table names a chair."""
    return Option(FIRST, (BY_LOT,), BY_LOT, rule, chairs=True)


def chair_that_begins(options: Mapping[str, str]) -> int | None:
    """The seat that the table has named to begin; None where the lot decides."""
    return None if options[FIRST] == BY_LOT else int(options[FIRST])


def gone_round(options: Mapping[str, str], began: int, seats: int) -> dict[str, str]:
    """The same options, but that the seat to the left of the one that began begins.

    >>> gone_round({"first": "by lot"}, 2, 3)
    {'first': '0'}
    """
    return {**options, FIRST: str((began + 1) % seats)}


class TimedWindow(Struct, frozen=True):
    """A window of a game (`Ask.window`) that a table may give a clock of its own.

    `seconds` are the choices that a table is offered, beside none; `usual` is what it has that chooses nothing.
    """

    window: str
    seconds: tuple[int, ...]
    usual: int | None = None


def fuse(window: str) -> TimedWindow:
    """The clock of an answer window (`Ask.answer`), the same in all games: such a window holds up a turn."""
    return TimedWindow(window, (10, 20, 40, 60), usual=20)


class OptionError(ValueError):
    """An option that the game does not have, or a value that the option does not take."""


def fitting(declared: Sequence[Option], chosen: Mapping[str, str], seats: int) -> dict[str, str]:
    """What was chosen, but for chairs that a table of so many seats does not have: there the default stands again.

    >>> fitting([begins_by("BW-2.2")], {"first": "3"}, 3)
    {}
    """
    chairs = {option.name: option.at(seats) for option in declared if option.chairs}
    return {name: value for name, value in chosen.items() if name not in chairs or value in chairs[name]}


def complete(declared: Sequence[Option], chosen: Mapping[str, str], seats: int = 0) -> dict[str, str]:
    """Every declared option with its chosen value or its default, in the order declared.

    Chairs are those of a table of so many seats. Raises `OptionError` for an option or a value that is not
    declared.

    >>> board = Option("board", ("chin", "moustache"), "moustache", "BS-1.5")
    >>> complete([board], {})
    {'board': 'moustache'}
    >>> complete([board], {"board": "sideburns"})
    Traceback (most recent call last):
    ...
    chinwag.core.options.OptionError: option board takes chin or moustache, not 'sideburns'
    """
    names = [option.name for option in declared]
    for name in chosen:
        if name not in names:
            raise OptionError(f"no option {name!r}; there is {' and '.join(names) or 'none'}")
    values = {}
    for option in declared:
        value = chosen.get(option.name, option.default)
        if value not in option.at(seats) and not option.free:
            raise OptionError(f"option {option.name} takes {' or '.join(option.at(seats))}, not {value!r}")
        values[option.name] = value
    return values
