"""What a table may choose before a game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Option(Struct, frozen=True):
    """One choice of the table.

    `values` are the words it takes, the `default` among them; `rule` is the rule that offers the choice.
    A free option takes any text that `start` accepts, and its values are only suggestions.
    """

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    free: bool = False


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


def complete(declared: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every declared option with its chosen value or its default, in the order declared.

    Raises `OptionError` for an option or a value that is not declared.

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
        if value not in option.values and not option.free:
            raise OptionError(f"option {option.name} takes {' or '.join(option.values)}, not {value!r}")
        values[option.name] = value
    return values
