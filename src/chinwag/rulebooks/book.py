"""One rulebook with all that stands in it."""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.guide import Guide, Quantity
from chinwag.core.protocol import AnyRules
from chinwag.core.rulebook import Rule
from chinwag.games import GAMES
from chinwag.rulebooks.diagrams import LiveDiagram, play_diagram


class SetUp(Struct, frozen=True):
    """What is set up for a number of players."""

    players: int
    quantities: tuple[Quantity, ...]


class Book(Struct, frozen=True):
    """A rulebook: `GET /api/rulebooks/{game}`."""

    game: str
    name: str
    guide: Guide
    rules: tuple[Rule, ...]
    set_up: tuple[SetUp, ...]
    diagrams: tuple[LiveDiagram, ...]


def book(rules: AnyRules) -> Book:
    """The rulebook of a game with the components that are in use.

    Its diagrams are drawn with the house set: an owner's box may have other tiles.
    """
    house = GAMES.get(rules.id, rules)
    return Book(
        game=rules.id,
        name=rules.name,
        guide=rules.guide,
        rules=rules.rulebook,
        set_up=tuple(SetUp(seats, rules.set_up(seats)) for seats in rules.seats),
        diagrams=tuple(play_diagram(house, diagram) for diagram in house.diagrams),
    )
