"""What a player of Beard Wizards can do.

An action carries what there is to choose: a `target` among the other players, the `artifact` of the target that is
to be discarded, and the `cards` of the hand that pay for it, in the order in which they go to the discard pile
(BW-3.7). A table lists one order of each cost, and any may be played. Where there is nothing to choose it is None,
or empty.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from chinwag.core.protocol import Action


class Card(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """An action card: what it is called, and its background (BW-1.1). Equal cards cannot be told apart."""

    name: str
    colour: str


class Draw(Action, frozen=True, tag="draw"):
    """Use nothing more at the start of the turn, and draw (BW-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.1",)


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn (BW-3.4)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.4",)


class Cast(Action, frozen=True, tag="cast"):
    """Play a spell of the hand (BW-4.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-4.1",)

    card: Card
    target: int | None = None
    artifact: Card | None = None
    cards: tuple[Card, ...] = ()

    @property
    def in_any_order(self) -> Action:
        """The same with its cost sorted."""
        return replace(self, cards=tuple(sorted(self.cards)))


class Equip(Action, frozen=True, tag="equip"):
    """Equip a beard or an artifact of the hand (BW-3.2, BW-3.5)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.2", "BW-3.5")

    card: Card


class Use(Action, frozen=True, tag="use"):
    """Use an equipped beard or artifact, which is no action (BW-3.3), or at the start of the turn (BW-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.3", "BW-3.1")

    card: Card
    target: int | None = None
    artifact: Card | None = None
    cards: tuple[Card, ...] = ()

    @property
    def in_any_order(self) -> Action:
        """The same with its cost sorted."""
        return replace(self, cards=tuple(sorted(self.cards)))


class Perform(Action, frozen=True, tag="perform"):
    """Perform the ritual of so many `hairs`, at the cost of `cards` (BW-5.1).

    For a ritual that wins the game the order of the cards means nothing.
    """

    rules: ClassVar[tuple[str, ...]] = ("BW-5.1",)

    hairs: int
    cards: tuple[Card, ...]
    target: int | None = None

    @property
    def in_any_order(self) -> Action:
        """The same with its cost sorted."""
        return replace(self, cards=tuple(sorted(self.cards)))


class Pick(Action, frozen=True, tag="pick"):
    """Pick a card of the discard pile (BW-5.2); of equal ones the one that was discarded last."""

    rules: ClassVar[tuple[str, ...]] = ("BW-5.2",)

    card: Card


class Allow(Action, frozen=True, tag="allow"):
    """The target lets the spell happen (BW-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-4.3",)


class Counter(Action, frozen=True, tag="counter"):
    """The target answers with a counterspell (BW-4.3).

    One that redirects names the new `target`, with two players the caster, and chooses anew what the spell leaves
    to choose: an `artifact`, where the spell discards one and the new target has any (BW-4.4).
    """

    rules: ClassVar[tuple[str, ...]] = ("BW-4.3", "BW-4.4")

    card: Card
    target: int | None = None
    artifact: Card | None = None


WizardsAction = Allow | Cast | Counter | Draw | EndTurn | Equip | Perform | Pick | Use
