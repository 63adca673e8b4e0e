"""What the passing of time asks of a table, as requests that become entries of its journal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Raw

from chinwag.core.protocol import Seat
from chinwag.table import entries
from chinwag.table.absence import middle_level
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined
from chinwag.table.table import Table

LENIENCE = 1.0
"""The table waits so many seconds longer than it shows, for what is on its way to it."""

WORTH_WHILE = 5.0
"""Clocks begin anew only where somebody gains so many seconds: coming and going must not fill a journal."""


def next_deadline(table: Table) -> float | None:
    """When somebody's time will be up, with the seconds that the table waits beyond it."""
    deadlines = table.deadlines.values()
    return min(deadlines) + LENIENCE if deadlines else None


def time_out(table: Table, now: float, gone: Callable[[Seat], bool]) -> list[AnyEntry]:
    """Play the mildest choice for the first whose time is up; nothing where nobody's is.

    For one who is `gone` a bot plays from then on. The choice that was missed is the mildest for them too: nobody
    gets a better one by being away.
    """
    for seat, deadline in sorted(table.deadlines.items()):
        if now >= deadline + LENIENCE:
            assert table.match is not None
            action = Raw(msgspec.json.encode(table.match.mildest(seat)))
            played = entries.Played(now, seat, action, entries.OUT_OF_TIME)
            return [played, entries.StoodIn(now, seat, middle_level(table.rules))] if gone(seat) else [played]
    return []


def rest(table: Table, now: float) -> list[AnyEntry]:
    """Begin the clocks anew after the server, or all who play, were away."""
    deadlines, match = table.deadlines, table.match
    if not deadlines or match is None or match.ask is None:
        return []
    if table.clocks.days is not None:
        return [entries.Rested(now)]
    full = {seat: now + (table.timekeeper.allowance(match.ask, seat) or 0) for seat in deadlines}
    return [entries.Rested(now)] if any(full[seat] - deadlines[seat] >= WORTH_WHILE for seat in full) else []


def set_vacation(table: Table, by: Seat | None, on: bool, now: float) -> list[AnyEntry]:
    """Let one's clock stand, or run again, in a game of days. Raises `Declined` where no vacation is left."""
    if by is None:
        raise Declined("onlooker")
    if table.phase != "playing":
        raise Declined("not_playing")
    keeper = table.timekeeper
    if keeper.is_on_vacation(by, now) == on:
        return []
    if not on:
        return [entries.CameFromVacation(now, by)]
    if keeper.vacation_left(by, now) <= 0:
        raise Declined("no_vacation")
    return [entries.WentOnVacation(now, by)]
