"""What may be done about somebody who is away, as requests that become entries of the journal."""

from __future__ import annotations

from collections.abc import Callable

from chinwag import bots
from chinwag.core.protocol import AnyRules, Seat
from chinwag.table import entries
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined
from chinwag.table.table import Table

IsGone = Callable[[Seat], bool]
"""Whether the person of a seat has been away for longer than the grace."""


def middle_level(rules: AnyRules) -> str:
    """How bots play whom nobody has chosen: in the middle of what the game offers."""
    levels = bots.levels(rules)
    return levels[len(levels) // 2]


def stand_in(table: Table, by: Seat | None, seat: Seat, level: str, now: float, gone: IsGone) -> list[AnyEntry]:
    """Let a bot play for somebody who is away, or from a chair that waits for somebody new.

    The host may; for a host who is away themselves, whoever has a seat. The person takes the seat back by coming.
    """
    kind = table.chairs[seat].kind
    if kind == "free":
        _host(table, by)
        return [entries.BotSat(now, seat, table.chairs[seat].name or "", level)]
    if by is None or (by != table.host and not (table.host is not None and gone(table.host))):
        raise Declined("host_only")
    if kind == "bot":
        raise Declined("chair_taken")
    if not gone(seat):
        raise Declined("not_away", name=table.chairs[seat].name or "")
    return [entries.StoodIn(now, seat, level, by)]


def replace(table: Table, by: Seat | None, seat: Seat, now: float, gone: IsGone) -> list[AnyEntry]:
    """Free a chair of a running game for somebody new: that of a bot, or of a person who is away.

    Who sat there cannot come back: the hand is for another pair of eyes now.
    """
    _host(table, by)
    kind = table.chairs[seat].kind
    if kind == "person" and not gone(seat):
        raise Declined("not_away", name=table.chairs[seat].name or "")
    freed: list[AnyEntry] = [] if kind == "free" else [entries.Freed(now, seat)]
    if kind == "person" and table.plea is not None:
        # Bots wait while somebody is asked: who asks, or who was to answer, is not here any more.
        return [entries.AskedBack(now, table.plea.seat, asks=False), *freed]
    return freed


def close(table: Table, by: Seat | None, now: float) -> list[AnyEntry]:
    """Close the table. It is put away as it is, and can be opened again."""
    return [] if table.closed else [entries.Closed(now, _host(table, by))]


def reopen(table: Table, by: Seat | None, now: float) -> list[AnyEntry]:
    """Open a table again that was closed."""
    return [entries.Reopened(now, _host(table, by))] if table.closed else []


def _host(table: Table, by: Seat | None) -> Seat:
    if by is None or by != table.host:
        raise Declined("host_only")
    return by
