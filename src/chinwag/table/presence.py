"""Who is connected to a table, and who has been gone since when."""

from __future__ import annotations

from typing import Protocol

from chinwag.core.protocol import Seat
from chinwag.table.errors import Declined
from chinwag.table.match import Moment
from chinwag.table.table import ChatLine, Note

ONLOOKERS = 50
"""So many may look on at one table."""

DEVICES = 8
"""On so many devices a seat may be open."""


class Listener(Protocol):
    """Somebody who hears what happens at a table: a connection with a seat, or an onlooker's.

    Every call returns at once and raises nothing.
    """

    seat: Seat | None

    def stepped(self, moment: Moment) -> None:
        """An action was played."""

    def started(self) -> None:
        """A game started, or who the listener is has changed: everything is new."""

    def table_changed(self) -> None:
        """Somebody came, went, got ready, or the options or the clocks changed."""

    def noted(self, note: Note) -> None:
        """Something was written down for the log that is no action of the game."""

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""

    def closed(self) -> None:
        """The room is no more; who comes again finds the table as it is on disk."""


class Presence:
    """The listeners of a table. Before the first of a seat comes, it counts as gone since the beginning."""

    def __init__(self, now: float) -> None:
        self.listeners: list[Listener] = []
        self._beginning = now
        self._gone_since: dict[Seat, float] = {}

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return sum(listener.seat is None for listener in self.listeners)

    def has(self, seat: Seat) -> bool:
        """Whether somebody with this seat is connected."""
        return any(each.seat == seat for each in self.listeners)

    def gone_since(self, seat: Seat) -> float | None:
        """Since when nobody with this seat is connected; None where somebody is."""
        return None if self.has(seat) else self._gone_since.get(seat, self._beginning)

    def enter(self, listener: Listener) -> None:
        """Count somebody in. Raises `Declined` when there is no more room."""
        seat = listener.seat
        if seat is None and self.onlookers >= ONLOOKERS:
            raise Declined("onlookers_full")
        if seat is not None and sum(each.seat == seat for each in self.listeners) >= DEVICES:
            raise Declined("sockets_full")
        self.listeners.append(listener)

    def go(self, listener: Listener, now: float) -> bool:
        """Count somebody out; False where they were not in."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        if listener.seat is not None and not self.has(listener.seat):
            self._gone_since[listener.seat] = now
        return True
