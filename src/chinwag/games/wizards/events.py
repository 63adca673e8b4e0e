"""What happens in Beard Wizards. Where a `hand` or `cards` is None, its reader may not know them."""

from __future__ import annotations

from typing import ClassVar, Literal

from chinwag.core.protocol import Event
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.view import SpellOutcome


class _FromAHand(Event, frozen=True):
    """Something that shows cards of a hand to all."""

    @property
    def reveals(self) -> bool:
        """The cards were in a hand that others could not see."""
        return True


class Dealt(Event, frozen=True, tag="dealt"):
    """The game starts: `each` cards and `hairs` golden hairs to every player (BW-2.1). `hand` is the reader's."""

    rules: ClassVar[tuple[str, ...]] = ("BW-2.1",)

    first: int
    each: int
    hairs: int
    hand: tuple[Card, ...] | None = None

    @property
    def reveals(self) -> bool:
        """The cards were face down."""
        return True


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A player's turn starts (BW-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.1",)

    seat: int
    round: int


class Drawn(Event, frozen=True, tag="drawn"):
    """A player drew `count` cards by a `rule`; `missing` more were not there (BW-3.6).

    `cards` are told to the drawer, and to all when they come from a pile whose order is known (BW-2.3).
    """

    rules: ClassVar[tuple[str, ...]] = ("BW-3.1", "BW-1.3", "BW-3.8", "BW-5.1", "BW-3.6")

    seat: int
    count: int
    missing: int = 0
    cards: tuple[Card, ...] | None = None
    rule: str = "BW-3.1"

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule that asked for it, after the one by which there was nothing to draw."""
        return ("BW-3.6", self.rule) if self.missing else (self.rule,)

    @property
    def reveals(self) -> bool:
        """To those who are told the cards."""
        return self.cards is not None


class Flipped(Event, frozen=True, tag="flipped"):
    """The discard pile was flipped over and is the new draw pile of `count` cards, the oldest on top (BW-3.6)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.6",)

    count: int
    times: int


class SpellCast(_FromAHand, frozen=True, tag="spell_cast"):
    """A player played a spell (BW-4.1), and discarded `cards` for it if it costs any."""

    rules: ClassVar[tuple[str, ...]] = ("BW-4.1",)

    seat: int
    card: Card
    target: int | None = None
    artifact: Card | None = None
    cards: tuple[Card, ...] = ()


class Allowed(Event, frozen=True, tag="allowed"):
    """The target lets the spell happen (BW-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-4.3",)

    seat: int
    card: Card


class Countered(_FromAHand, frozen=True, tag="countered"):
    """The target answered the `spell` of the `caster` with a counterspell (BW-4.3).

    `target` is to whom it redirects the spell, and `artifact` what it chooses there (BW-4.4).
    """

    rules: ClassVar[tuple[str, ...]] = ("BW-4.3", "BW-4.4")

    seat: int
    card: Card
    spell: Card
    caster: int
    outcome: SpellOutcome
    target: int | None = None
    artifact: Card | None = None

    @property
    def by_rules(self) -> tuple[str, ...]:
        """Redirecting has a rule of its own."""
        return self.rules if self.outcome == "redirected" else self.rules[:1]


class NoEffect(Event, frozen=True, tag="no_effect"):
    """A redirected spell of a player cannot affect its new target (BW-4.5)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-4.5",)

    seat: int
    target: int


class EquippedCard(_FromAHand, frozen=True, tag="equipped"):
    """A player equipped a beard or an artifact; a `replaced` beard is discarded (BW-3.5)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.5",)

    seat: int
    card: Card
    replaced: Card | None = None


class Used(_FromAHand, frozen=True, tag="used"):
    """A player used an equipped card (BW-3.3), and discarded `cards` for it if it costs any."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.3",)

    seat: int
    card: Card
    target: int | None = None
    artifact: Card | None = None
    cards: tuple[Card, ...] = ()

    @property
    def reveals(self) -> bool:
        """Where cards of a hand were discarded for it."""
        return bool(self.cards)


class RitualPerformed(_FromAHand, frozen=True, tag="ritual_performed"):
    """A player performed the ritual of so many hairs, and discarded its cost (BW-5.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-5.1",)

    seat: int
    hairs: int
    cards: tuple[Card, ...]
    target: int | None = None


class HairsDrawn(Event, frozen=True, tag="hairs_drawn"):
    """A player drew golden hairs by a `rule`, `missing` fewer than wished (BW-1.2); the beard has `hairs` now."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3", "BW-5.1", "BW-1.2")

    seat: int
    count: int
    hairs: int
    missing: int = 0
    rule: str = "BW-1.3"

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule that asked for it, after the one by which there were too few."""
        return ("BW-1.2", self.rule) if self.missing else (self.rule,)


class HairsStolen(Event, frozen=True, tag="hairs_stolen"):
    """A player stole golden hairs by a `rule`, none if the target's are `safe` or there are none (BW-4.5)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3", "BW-5.1", "BW-4.5")

    seat: int
    target: int
    count: int
    safe: bool = False
    rule: str = "BW-1.3"

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule that asked for it, after the one by which there was nothing or all are safe."""
        if self.count or (self.safe and self.rule == "BW-1.3"):
            return (self.rule,)
        return ("BW-1.3" if self.safe else "BW-4.5", self.rule)


class HairsReturned(Event, frozen=True, tag="hairs_returned"):
    """A player returned golden hairs to the pile by a `rule`, as many as there were (BW-4.5)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3", "BW-5.1", "BW-4.5")

    seat: int
    count: int
    hairs: int
    rule: str = "BW-1.3"

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule that asked for it, after the one by which there was nothing."""
        return (self.rule,) if self.count else ("BW-4.5", self.rule)


class DiscardedAtRandom(_FromAHand, frozen=True, tag="discarded_at_random"):
    """A player discarded cards at random, in the order drawn (BW-3.7); none from an empty hand."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.7",)

    seat: int
    cards: tuple[Card, ...]

    @property
    def reveals(self) -> bool:
        """Where there was a card."""
        return bool(self.cards)


class Taken(Event, frozen=True, tag="taken"):
    """A player took cards at random from the target's hand; the two are told which (BW-3.9)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.9",)

    seat: int
    target: int
    count: int
    cards: tuple[Card, ...] | None = None

    @property
    def reveals(self) -> bool:
        """To the two who are told."""
        return bool(self.cards)


class Picked(Event, frozen=True, tag="picked"):
    """A player picked a card of the open discard pile (BW-5.2)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-5.2",)

    seat: int
    card: Card


class HandSeen(Event, frozen=True, tag="hand_seen"):
    """A player looked at the target's hand of `count` cards; `hand` is told to that player alone (BW-3.9)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.9",)

    seat: int
    target: int
    count: int
    hand: tuple[Card, ...] | None = None

    @property
    def reveals(self) -> bool:
        """To the one who looked."""
        return bool(self.hand)


class HandsSwapped(Event, frozen=True, tag="hands_swapped"):
    """Two players exchanged hands. Each of them is told the own new `hand`; `counts` are the new sizes of both."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3",)

    seat: int
    target: int
    counts: tuple[int, int]
    hand: tuple[Card, ...] | None = None

    @property
    def reveals(self) -> bool:
        """To the two who exchanged them."""
        return self.hand is not None


class BeardsSwapped(Event, frozen=True, tag="beards_swapped"):
    """Two players exchanged equipped beards: `beard` is now with the first, `other` with the target."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3",)

    seat: int
    target: int
    beard: Card | None
    other: Card | None


class EquipmentLost(Event, frozen=True, tag="equipment_lost"):
    """A player discarded an equipped beard or artifact."""

    rules: ClassVar[tuple[str, ...]] = ("BW-1.3",)

    seat: int
    card: Card


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A player ended the turn (BW-3.4)."""

    rules: ClassVar[tuple[str, ...]] = ("BW-3.4",)

    seat: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over: by the winning ritual (BW-6.1), or after the last turn (BW-6.2). `hairs` are by seat."""

    rules: ClassVar[tuple[str, ...]] = ("BW-6.1", "BW-6.2")

    why: Literal["ritual", "turns"]
    winners: tuple[int, ...]
    hairs: tuple[int, ...]

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule of the one end or the other."""
        return ("BW-6.1",) if self.why == "ritual" else ("BW-6.2",)


WizardsEvent = (
    Allowed
    | BeardsSwapped
    | Countered
    | Dealt
    | DiscardedAtRandom
    | Drawn
    | EquipmentLost
    | EquippedCard
    | Flipped
    | GameEnded
    | HairsDrawn
    | HairsReturned
    | HairsStolen
    | HandSeen
    | HandsSwapped
    | NoEffect
    | Picked
    | RitualPerformed
    | SpellCast
    | Taken
    | TurnEnded
    | TurnStarted
    | Used
)
