"""The components as integers: what states, playouts and search work with.

A kind of card, all the copies that look alike, is one integer: kinds are numbered card by card in the order of the
file, and the colours of a card in the order of the colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.components import CardEntry, Components, RitualEntry
from chinwag.games.wizards.costs import Colours, payments
from chinwag.games.wizards.effects.types import (
    Actions,
    DrawOnStealing,
    Dye,
    Effect,
    HairsAreSafe,
    Refill,
    TurnDraw,
)
from chinwag.games.wizards.view import CardInfo

SPELL: Final = 0
COUNTERSPELL: Final = 1
BEARD: Final = 2
ARTIFACT: Final = 3
_SORTS: Final = {"spell": SPELL, "counterspell": COUNTERSPELL, "beard": BEARD, "artifact": ARTIFACT}

NO_USE: Final = 0
USE_IN_TURN: Final = 1
USE_AT_START: Final = 2
_USES: Final = {None: NO_USE, "turn": USE_IN_TURN, "start": USE_AT_START}

HAPPENS: Final = 0
STOPPED: Final = 1
REDIRECTED: Final = 2
_OUTCOMES: Final = {None: HAPPENS, "happens": HAPPENS, "stopped": STOPPED, "redirected": REDIRECTED}

NOT_CAST: Final = 0
JUST_CAST: Final = 1
CAST_AT_ANYONE: Final = 2
CAST_WITH_CARE: Final = 3
"""How a card is cast: not at all, with nothing to choose, at any other player, or with more to look at."""


class Ritual:
    """A ritual (BW-5.1).

    `pays[d]` are the rows of colours that pay for it with d of the cards dyed. Of a cost of two cards, `follows[d]`
    says for the colour of the first which colours the second may have; of one of three cards, `completes[d]` says
    for the colours of two which the third may have.
    """

    __slots__ = ("completes", "cost", "effects", "follows", "hairs", "pays", "targeted", "wins")

    def __init__(self, entry: RitualEntry, colours: Sequence[str]) -> None:
        self.hairs: Final[int] = entry.hairs
        self.cost: Final[tuple[str, ...]] = entry.cost
        self.effects: Final[tuple[Effect, ...]] = entry.effects
        self.targeted: Final[bool] = entry.targeted
        self.wins: Final[bool] = entry.wins
        self.pays: Final[tuple[frozenset[Colours], ...]] = tuple(
            payments(entry.cost, colours, dyed) for dyed in range(len(entry.cost) + 1)
        )
        numbers = range(len(colours))
        self.follows: Final[tuple[tuple[tuple[bool, ...], ...], ...]] = tuple(
            tuple(tuple((first, second) in rows for second in numbers) for first in numbers) for rows in self.pays
        )
        self.completes: Final[tuple[dict[Colours, tuple[bool, ...]], ...]] = tuple(
            {pair: tuple((*pair, third) in rows for third in numbers) for pair in product(numbers, repeat=2)}
            for rows in self.pays
        )

    def paid_by(self, row: Colours, dyed: int) -> bool:
        """Whether cards of these colours pay for it when so many of them may count as any."""
        return row in self.pays[min(dyed, len(self.cost))]


class Box:
    """The tables of one set of components, most of them by the kind of a card. Shared by states, never changed."""

    def __init__(self, components: Components) -> None:
        colours = [colour.name for colour in components.colour]
        codes = {colour.name: colour.code for colour in components.colour}
        kinds = [(card, colour) for card in components.card for colour in colours if colour in card.colours]
        entries = [card for card, _ in kinds]
        self.components: Final = components
        self.hairs_each: Final[int] = components.hairs
        self.kinds: Final[int] = len(kinds)
        self.cards: Final[tuple[Card, ...]] = tuple(Card(card.name, colour) for card, colour in kinds)
        self.codes: Final[tuple[str, ...]] = tuple(codes[colour] + card.code for card, colour in kinds)
        self.kind_of: Final[dict[Card, int]] = {card: kind for kind, card in enumerate(self.cards)}
        self.copies: Final[tuple[int, ...]] = tuple(card.colours.count(colour) for card, colour in kinds)
        self.deck: Final[tuple[int, ...]] = tuple(
            kind for kind in range(self.kinds) for _ in range(self.copies[kind])
        )
        self.has_equal_cards: Final[bool] = len(self.deck) > self.kinds
        self.colour: Final[tuple[int, ...]] = tuple(colours.index(colour) for _, colour in kinds)
        self.sort: Final[tuple[int, ...]] = tuple(_SORTS[card.kind] for card in entries)
        self.effects: Final[tuple[tuple[Effect, ...], ...]] = tuple(card.effects for card in entries)
        self.targeted: Final[tuple[bool, ...]] = tuple(card.targeted for card in entries)
        self.anyone: Final[tuple[bool, ...]] = tuple(
            all(effect.anyone for effect in card.effects) for card in entries
        )
        self.costs: Final[tuple[int, ...]] = tuple(card.pays for card in entries)
        self.chooses_artifact: Final[tuple[bool, ...]] = tuple(card.chooses_artifact for card in entries)
        self.way_of_casting: Final[tuple[int, ...]] = tuple(_way_of_casting(card) for card in entries)
        self.use: Final[tuple[int, ...]] = tuple(_USES[card.use] for card in entries)
        self.outcome: Final[tuple[int, ...]] = tuple(_OUTCOMES[card.spell] for card in entries)
        self.turn_draw: Final = _standing(entries, TurnDraw, "cards")
        self.actions: Final = _standing(entries, Actions, "actions")
        self.draw_on_stealing: Final = _standing(entries, DrawOnStealing, "cards")
        self.dye: Final = _standing(entries, Dye, "cards")
        self.refill: Final = _standing(entries, Refill, "cards")
        self.safe: Final[tuple[bool, ...]] = tuple(
            any(isinstance(standing, HairsAreSafe) for standing in card.standing) for card in entries
        )
        self.rituals: Final[tuple[Ritual, ...]] = tuple(Ritual(entry, colours) for entry in components.ritual)
        self.ritual_of: Final[dict[int, int]] = {ritual.hairs: at for at, ritual in enumerate(self.rituals)}
        self.colours: Final[tuple[str, ...]] = tuple(colours)
        self.catalogue: Final[tuple[CardInfo, ...]] = tuple(_info(card) for card in components.card)


def _way_of_casting(card: CardEntry) -> int:
    if card.kind != "spell":
        return NOT_CAST
    if card.pays or card.chooses_artifact or not all(effect.anyone for effect in card.effects):
        return CAST_WITH_CARE
    return CAST_AT_ANYONE if card.targeted else JUST_CAST


def _standing(entries: Sequence[CardEntry], type_: type[object], field: str) -> tuple[int, ...]:
    """The number of one standing effect for every kind, 0 where a card does not have it."""
    return tuple(
        sum(getattr(standing, field) for standing in card.standing if isinstance(standing, type_))
        for card in entries
    )


def _info(card: CardEntry) -> CardInfo:
    """A card as views show it."""
    return CardInfo(
        name=card.name,
        kind=card.kind,
        colours=card.colours,
        targeted=card.targeted,
        answerable=card.kind == "spell" and card.targeted,
        pays=card.pays,
        chooses_artifact=card.chooses_artifact,
        effects=card.effects,
        standing=card.standing,
        use=card.use,
        spell=card.spell,
        house=card.house,
    )
