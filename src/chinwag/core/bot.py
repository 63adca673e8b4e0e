"""What a bot is: it gets what its seat may know, and never a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from chinwag.core.chance import Chance
from chinwag.core.protocol import A, Event, Rules, Seat, V


@dataclass(frozen=True, slots=True)
class Situation(Generic[A, V]):
    """All that a bot has to go by.

    `events` are those that its seat was told since the deal, `legal` the seat's legal actions (never empty; at a
    table without those that are `free`, which a bot makes up itself, as people do, and with one of those that
    differ only in an order, as `Action.in_any_order` says), `chance` its own source of luck, which is never the
    table's, and `seconds` the time that it may take.
    """

    rules: Rules[A, V, Any, Any]
    seat: Seat
    view: V
    events: Sequence[Event]
    legal: Sequence[A]
    chance: Chance
    seconds: float


class Bot(Protocol[A, V]):
    """A player that is not a person. It keeps nothing between choices, so any process can answer for any seat."""

    def choose(self, situation: Situation[A, V]) -> A:
        """One of the legal actions. The same situation gives the same choice, unless time runs short."""
