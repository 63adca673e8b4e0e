"""What a rulebook says beside its rules: how it begins, a quick reference, what is set up, and diagrams.

A game keeps the first two in `guide.toml` and its diagrams in `diagrams.toml`, beside `rulebook.md`. What is set up
for a number of players comes from the components (`core.game.Game.set_up`).
"""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.components import read_components


class Reminder(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the quick reference, and the rules that it is short for."""

    text: str
    rules: tuple[str, ...]


class Reminders(Struct, frozen=True, forbid_unknown_fields=True):
    """Some lines of the quick reference under one heading."""

    heading: str
    lines: tuple[Reminder, ...]


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a rulebook that are no rules. `introduction` has its paragraphs, `quick` fits on one screen."""

    introduction: tuple[str, ...] = ()
    quick: tuple[Reminders, ...] = ()


class Quantity(Struct, frozen=True):
    """Something that is set up: what it is, as the words of the game call it under `set_up`, and how much of it."""

    name: str
    value: int | str
    rule: str


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wishes to do in a diagram: an action in the game's notation, and what is said of it.

    `refused` are the rules that the engine refuses it for, empty where it is legal and played.
    """

    seat: int
    action: str
    caption: str
    refused: tuple[str, ...] = ()


class Diagram(Struct, frozen=True, forbid_unknown_fields=True):
    """A position under a rule of the book, in the game's position text, and what is tried in it in turn.

    `seat` is whose view is shown, None an onlooker's. `shows` names the part of the table that matters, in words
    that the game's page knows; an empty text leaves it to the page.
    """

    id: str
    rule: str
    title: str
    position: str
    caption: str = ""
    seat: int | None = None
    shows: str = ""
    moves: tuple[Move, ...] = ()


class _Diagrams(Struct, frozen=True, forbid_unknown_fields=True):
    diagram: tuple[Diagram, ...] = ()


def read_guide(toml: str, name: str) -> Guide:
    """The guide that a TOML text holds; errors call it by its name.

    Raises `ComponentsError` that names the place.
    """
    return read_components(toml, name, Guide)


def read_diagrams(toml: str, name: str) -> tuple[Diagram, ...]:
    """The diagrams that a TOML text holds, in its order; errors call it by its name.

    Raises `ComponentsError` that names the place.

    >>> toml = "[[diagram]]\\nid = 'a-hole'\\nrule = 'AG-1.1'\\ntitle = 'A hole'\\nposition = 'hole 0,0'"
    >>> read_diagrams(toml, "diagrams.toml")[0].rule
    'AG-1.1'
    """
    return read_components(toml, name, _Diagrams).diagram
