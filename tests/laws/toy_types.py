"""What the toy game can do, tell and show: its actions, events, view, position and box."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chinwag.core.protocol import Action, Event, Position, View


class CardKind(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    copies: int


class ToyBox(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[CardKind, ...]


class Bid(Action, frozen=True, tag="bid"):
    card: str


class Pluck(Action, frozen=True, tag="pluck"):
    target: Annotated[int, Meta(ge=-99, le=99)]


class Shield(Action, frozen=True, tag="shield"):
    pass


class Let(Action, frozen=True, tag="let"):
    pass


ToyAction = Bid | Pluck | Shield | Let


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    count: int
    cards: tuple[str, ...] | None = None

    @property
    def reveals(self) -> bool:
        return self.cards is not None


class HasBid(Event, frozen=True, tag="has_bid"):
    seat: int
    card: str | None = None


class BidsTurned(Event, frozen=True, tag="bids_turned"):
    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class Plucked(Event, frozen=True, tag="plucked"):
    seat: int
    target: int


class Answered(Event, frozen=True, tag="answered"):
    seat: int
    shielded: bool

    @property
    def reveals(self) -> bool:
        return self.shielded


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    cards: int


ToyEvent = Drew | HasBid | BidsTurned | Plucked | Answered | Reshuffled


class ToyView(View, frozen=True, tag="toy"):
    seat: int | None
    goal: int
    round: int
    window: str | None
    hand: tuple[str, ...]
    bid: str | None
    hands: tuple[int, ...]
    has_bid: tuple[bool, ...]
    pile: int
    discard: tuple[str, ...]
    points: tuple[int, ...]
    actor: int | None
    target: int | None
    shuffles: int


class ToyPosition(Position, frozen=True, tag="toy"):
    goal: int
    round: int
    window: str | None
    hands: tuple[tuple[str, ...], ...]
    bids: tuple[str | None, ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    points: tuple[int, ...]
    actor: int | None
    target: int | None
    shuffles: int
