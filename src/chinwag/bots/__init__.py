"""Bots in the seats that are left over: levels by name, those of the game before those that play any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chinwag.bots.greedy import Greedy
from chinwag.bots.luck import Mistaken, Random
from chinwag.core.bot import Bot
from chinwag.core.protocol import AnyRules

GENERIC: Mapping[str, Bot[Any, Any]] = {
    "gentle": Mistaken(Greedy(), one_in=2),
    "steady": Mistaken(Greedy(), one_in=6),
    "sharp": Greedy(),
}
"""The levels that any game has, from mild to strong: greedy, with many slips, few, or none (`docs/bots.md`)."""

YARDSTICKS: Mapping[str, Bot[Any, Any]] = {"random": Random(), "greedy": Greedy()}
"""Two plain players to measure others by. The pipe and the lab know them; no table offers them."""


class UnknownLevel(ValueError):  # noqa: N818  the name says what it is
    """A level that no bot of the game has."""

    def __init__(self, game: str, level: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no bot {level[:80]!r} for {game}; there is {', '.join(known)}")


def levels(rules: AnyRules) -> tuple[str, ...]:
    """The levels that a table of this game offers, mildest first."""
    return tuple(_offered(rules))


def known(rules: AnyRules) -> tuple[str, ...]:
    """The levels that a table offers, and the yardsticks."""
    return tuple(_known(rules))


def bot(rules: AnyRules, level: str) -> Bot[Any, Any]:
    """The bot of a level, or one of the yardsticks. Raises `UnknownLevel`."""
    try:
        return _known(rules)[level]
    except KeyError:
        raise UnknownLevel(rules.id, level, known(rules)) from None


def _offered(rules: AnyRules) -> dict[str, Bot[Any, Any]]:
    return {**GENERIC, **rules.bots}


def _known(rules: AnyRules) -> dict[str, Bot[Any, Any]]:
    return {**_offered(rules), **YARDSTICKS}
