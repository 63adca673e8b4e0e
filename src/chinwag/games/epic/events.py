"""What happens in the Epic Beard Game. Where `cards` or a `hand` is None, its reader may not know them."""

from __future__ import annotations

from typing import ClassVar, Literal

from chinwag.core.protocol import Event
from chinwag.games.epic.actions import Card


class Dealt(Event, frozen=True, tag="dealt"):
    """A round starts: `each` cards to every player and one turned up (EB-2.1). `hand` is the reader's own."""

    rules: ClassVar[tuple[str, ...]] = ("EB-2.1",)

    round: int
    dealer: int
    first: int
    each: int
    top: Card
    hand: tuple[Card, ...] | None = None

    @property
    def reveals(self) -> bool:
        """The cards were face down."""
        return True


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded a card (EB-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-3.1",)

    seat: int
    card: Card

    @property
    def reveals(self) -> bool:
        """The card was in a hand that others could not see."""
        return True


class Drawn(Event, frozen=True, tag="drawn"):
    """A player drew cards by a `rule`. `cards` are told to the drawer alone."""

    rules: ClassVar[tuple[str, ...]] = ("EB-3.4", "EB-3.2", "EB-3.3", "EB-4.4")

    seat: int
    count: int
    cards: tuple[Card, ...] | None = None
    rule: str = "EB-3.4"

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule that asked for it."""
        return (self.rule,)

    @property
    def reveals(self) -> bool:
        """To the drawer it tells the cards."""
        return self.cards is not None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile but for its top card became the new draw pile of `count` cards (EB-3.6).

    `times` is how often that has happened in this round.
    """

    rules: ClassVar[tuple[str, ...]] = ("EB-3.6",)

    count: int
    times: int


class Declared(Event, frozen=True, tag="declared"):
    """A player laid two cards face down and declared a pair of a character to the target (EB-4.1).

    `cards` are told to the declarer alone, the one laid first at the front (EB-4.7).
    """

    rules: ClassVar[tuple[str, ...]] = ("EB-4.1", "EB-4.7")

    seat: int
    target: int
    character: str
    cards: tuple[Card, Card] | None = None


class Answered(Event, frozen=True, tag="answered"):
    """The target believes the declaration, or doubts it (EB-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.3",)

    seat: int
    declarer: int
    believes: bool


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """The two cards are turned up for all to see (EB-4.3). `honest` tells whether the declaration was true."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.3",)

    seat: int
    cards: tuple[Card, Card]
    honest: bool

    @property
    def reveals(self) -> bool:
        """The cards lay face down."""
        return True


class ChipWon(Event, frozen=True, tag="chip_won"):
    """A player won a chip (EB-4.4); `bank` is what the bank has left."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.4",)

    seat: int
    bank: int


class BankEmpty(Event, frozen=True, tag="bank_empty"):
    """A player would have won a chip, but the bank has none left (EB-1.4)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-1.4",)

    seat: int


class PairDiscarded(Event, frozen=True, tag="pair_discarded"):
    """The declared cards went under the top of the discard pile, the first one lower (EB-4.5)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.5",)

    seat: int
    cards: tuple[Card, Card]


class TakenBack(Event, frozen=True, tag="taken_back"):
    """The declarer took the shown cards back (EB-4.4); they stay known to all (EB-4.7)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-4.4", "EB-4.7")

    seat: int
    cards: tuple[Card, Card]


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """A round is over and all hands are laid open (EB-5.2).

    `why` is "out" when `seat` discarded the last card of its hand (EB-5.1), and "no_card" when there was no card
    for `seat` to draw (EB-3.7). `hands` and `penalties` are in the order of the seats.
    """

    rules: ClassVar[tuple[str, ...]] = ("EB-5.2", "EB-5.1", "EB-3.7")

    round: int
    why: Literal["out", "no_card"]
    seat: int
    hands: tuple[tuple[Card, ...], ...]
    penalties: tuple[int, ...]

    @property
    def by_rules(self) -> tuple[str, ...]:
        """Why it ended, and that hands are laid open."""
        return ("EB-5.1" if self.why == "out" else "EB-3.7", "EB-5.2")

    @property
    def reveals(self) -> bool:
        """The hands were hidden."""
        return True


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Three rounds are over; `totals` are the final tally in the order of the seats (EB-5.4)."""

    rules: ClassVar[tuple[str, ...]] = ("EB-5.4",)

    totals: tuple[int, ...]
    winners: tuple[int, ...]


EpicEvent = (
    Dealt
    | Discarded
    | Drawn
    | Reshuffled
    | Declared
    | Answered
    | TurnedUp
    | ChipWon
    | BankEmpty
    | PairDiscarded
    | TakenBack
    | RoundEnded
    | GameEnded
)
