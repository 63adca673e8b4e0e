"""What a player of the Epic Beard Game can do."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from chinwag.core.protocol import Action


class Card(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A card, named by what is printed on it (EB-1.1). Equal cards cannot be told apart."""

    colour: str
    character: str


class Discard(Action, frozen=True, tag="discard"):
    """Discard a card that matches the top of the discard pile (EB-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-3.1",)

    card: Card


class Draw(Action, frozen=True, tag="draw"):
    """Draw one card (EB-3.4)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-3.4",)


class Declare(Action, frozen=True, tag="declare"):
    """Lay two cards face down and declare them to the `target` as a pair of the character on top (EB-4.1).

    The card laid first goes lower if the pair is discarded (EB-4.5).
    """

    rules: ClassVar[tuple[str, ...]] = ("EB-4.1", "EB-4.5")

    target: int
    cards: tuple[Card, Card]


class Believe(Action, frozen=True, tag="believe"):
    """The target believes the declaration (EB-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.3",)


class Doubt(Action, frozen=True, tag="doubt"):
    """The target doubts the declaration (EB-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.3",)


EpicAction = Discard | Draw | Declare | Believe | Doubt
