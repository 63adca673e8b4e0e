"""What a seat may know of the Epic Beard Game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import View
from chinwag.games.epic.actions import Card
from chinwag.games.epic.components import Fate, Party, Special


class Character(Struct, frozen=True):
    """A character (EB-1.2) and its penalty value (EB-1.3).

    `house` names what is a house value and not printed: "name", "penalty" or both.
    """

    name: str
    penalty: int
    special: Special | None
    house: tuple[str, ...]


class Outcome(Struct, frozen=True):
    """One row of the chip table (EB-4.4): who wins the chip, where the two cards go, who draws how many.

    `house` tells that the row is a house ruling.
    """

    honest: bool
    believed: bool
    chip: Party | None
    cards: Fate
    declarer_draws: int
    target_draws: int
    house: bool


class Contents(Struct, frozen=True):
    """What is in the box (EB-1) and the chip table (EB-4.4), as they are shown before the first deal.

    `copies` is how many cards of every colour and character there are (EB-1.1).
    """

    copies: int
    colours: tuple[str, ...]
    characters: tuple[Character, ...]
    outcomes: tuple[Outcome, ...]
    bank: int
    chip_worth: int


class Declaration(Struct, frozen=True):
    """A declared pair that waits for its answer.

    `cards` are shown to the declarer alone (EB-4.7), and so is `honest`: whether they are what they are declared to
    be (EB-4.2).
    """

    declarer: int
    target: int
    character: str
    cards: tuple[Card, Card] | None
    honest: bool | None


class RoundPad(Struct, frozen=True):
    """A finished round on the score pad. `out` is who discarded the last card, None for want of cards (EB-3.7)."""

    penalties: tuple[int, ...]
    out: int | None


class EpicView(View, frozen=True, tag="epic"):
    """The table as one seat sees it; tuples are in the order of the seats unless said otherwise.

    - `turn` is whose turn it is and `window` what is awaited, both None when the game is over.
    - `hand` is the reader's own, without cards laid face down, sorted by colour and character; `matching` are the
      different cards in it that match the top of the discard pile, `claimable` those of its character, of which a
      declared pair is true (EB-4.2), and `hand_penalty` is what it would cost.
    - `hand_sizes` do not count the two cards that lie face down.
    - `known` are the cards that all know to be in each hand, for they were shown and taken back (EB-4.7). While a
      declared pair lies face down, those of the declarer may be in the hand or in the pair.
    - `stayed_out` are cards that must be in the other hands, whoever holds them: they were there when the discard
      pile, which is open (EB-3.8), was last reshuffled, and have not been discarded since. It is empty for an
      onlooker, who must not know more than every player.
    - `discard_pile` is listed lowest first; its last card is the one to match.
    - `totals` are the penalty points of the finished rounds less `chip_worth` for each chip (EB-5.4).
    - `copies` is how many cards of every colour and character there are (EB-1.1).
    - `open_hands` are the hands laid open at the end of the game (EB-5.2), None before.
    """

    seat: int | None
    round: int
    rounds: int
    dealer: int
    turn: int | None
    window: Literal["turn", "answer"] | None
    declaration: Declaration | None
    hand: tuple[Card, ...]
    matching: tuple[Card, ...]
    claimable: tuple[Card, ...]
    hand_penalty: int
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    stayed_out: tuple[Card, ...]
    draw_pile: int
    discard_pile: tuple[Card, ...]
    reshuffles: int
    reshuffles_allowed: int
    chips: tuple[int, ...]
    bank: int
    chip_worth: int
    pads: tuple[RoundPad, ...]
    totals: tuple[int, ...]
    open_hands: tuple[tuple[Card, ...], ...] | None
    copies: int
    colours: tuple[str, ...]
    characters: tuple[Character, ...]
    outcomes: tuple[Outcome, ...]
