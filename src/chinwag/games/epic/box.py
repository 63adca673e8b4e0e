"""The components as integers: what states, playouts and search work with.

A kind of card, all the copies that look alike, is one integer: the number of its colour times the number of
characters, plus the number of its character. Kinds therefore sort by colour first.
"""

from __future__ import annotations

from typing import Final

from chinwag.games.epic.actions import Card
from chinwag.games.epic.components import Components, OutcomeEntry, Party
from chinwag.games.epic.view import Character, Contents, Outcome

PLAIN: Final = 0
EPIC: Final = 1
HARRY: Final = 2

NOBODY: Final = 0
DECLARER: Final = 1
TARGET: Final = 2


class Row:
    """One row of the chip table (EB-4.4) as integers."""

    __slots__ = ("chip", "declarer_draws", "discarded", "target_draws")

    def __init__(self, outcome: OutcomeEntry) -> None:
        self.chip: Final[int] = _PARTIES[outcome.winner]
        self.discarded: Final[bool] = outcome.cards == "discarded"
        self.declarer_draws: Final[int] = outcome.declarer_draws
        self.target_draws: Final[int] = outcome.target_draws


_PARTIES: dict[Party | None, int] = {None: NOBODY, "declarer": DECLARER, "target": TARGET}


class Box:
    """The tables of one set of components, indexed by the kind of a card. Shared by states, never changed."""

    def __init__(self, components: Components) -> None:
        colours, characters = components.colour, components.character
        self.components: Final = components
        self.kinds: Final[int] = len(colours) * len(characters)
        self.copies: Final[int] = components.copies
        self.bank: Final[int] = components.chips.bank
        self.chip_worth: Final[int] = components.chips.worth
        self.colours: Final[tuple[str, ...]] = tuple(colour.name for colour in colours)
        self.cards: Final[tuple[Card, ...]] = tuple(
            Card(colour.name, character.name) for colour in colours for character in characters
        )
        self.codes: Final[tuple[str, ...]] = tuple(
            colour.code + character.code for colour in colours for character in characters
        )
        self.kind_of: Final[dict[Card, int]] = {card: kind for kind, card in enumerate(self.cards)}
        self.character_of: Final[tuple[int, ...]] = tuple(kind % len(characters) for kind in range(self.kinds))
        self.penalty: Final[tuple[int, ...]] = tuple(character.penalty for _ in colours for character in characters)
        self.mean_penalty: Final[float] = sum(self.penalty) / self.kinds
        specials = {None: PLAIN, "epic": EPIC, "harry": HARRY}
        self.special: Final[tuple[int, ...]] = tuple(
            specials[character.special] for _ in colours for character in characters
        )
        self.matches: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(kind for kind in range(self.kinds) if self._match(kind, top)) for top in range(self.kinds)
        )
        self.deck: Final[tuple[int, ...]] = tuple(kind for kind in range(self.kinds) for _ in range(self.copies))
        rows = {(row.declaration, row.target): Row(row) for row in components.outcome}
        self.characters: Final[tuple[Character, ...]] = tuple(
            Character(each.name, each.penalty, each.special, each.house) for each in characters
        )
        self.outcomes: Final[tuple[Outcome, ...]] = tuple(_outcome(row) for row in components.outcome)
        self.chip_table: Final[dict[tuple[bool, bool], Row]] = {
            (declaration == "true", answer == "believes"): row for (declaration, answer), row in rows.items()
        }

    @property
    def contents(self) -> Contents:
        """What is shown of it."""
        return Contents(
            copies=self.copies,
            colours=self.colours,
            characters=self.characters,
            outcomes=self.outcomes,
            bank=self.bank,
            chip_worth=self.chip_worth,
        )

    def _match(self, kind: int, top: int) -> bool:
        """Whether a card has the colour or the character of the top of the discard pile (EB-3.1)."""
        card, shown = self.cards[kind], self.cards[top]
        return card.colour == shown.colour or card.character == shown.character


def _outcome(row: OutcomeEntry) -> Outcome:
    """A row of the chip table as views show it."""
    return Outcome(
        honest=row.declaration == "true",
        believed=row.target == "believes",
        chip=row.winner,
        cards=row.cards,
        declarer_draws=row.declarer_draws,
        target_draws=row.target_draws,
        house=row.house,
    )
