"""A game looked at again: its record, and everything that a chair was told, told once more."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from chinwag.core.protocol import Seat
from chinwag.core.record import write_record
from chinwag.table.errors import Declined
from chinwag.table.match import Match, Moment
from chinwag.table.table import Table


def record(table: Table) -> str:
    """The record of a finished game as text. Raises `Declined` before the end, for it tells every sealed choice."""
    match = table.match
    if match is None or match.ask is not None:
        raise Declined("not_over")
    names = {f"seat-{seat}": chair.name or "" for seat, chair in enumerate(table.chairs)}
    date = datetime.fromtimestamp(match.moments[0].at, UTC).date().isoformat()
    return write_record(match.record({"date": date, "table": table.name} | names))


def told_again(table: Table, by: Seat | None, reader: Seat | None) -> Iterator[tuple[Moment, Match]]:
    """Every moment that a reader heard of, with the game as it then was.

    While the game is on everybody sees it with their own eyes, `by`, or with an onlooker's; when it is over, with
    anybody's. Raises `Declined` for the eyes of another chair, for one that is not there, and before the start.
    """
    match = table.match
    if match is None:
        raise Declined("not_started")
    if reader is not None and not 0 <= reader < len(table.chairs):
        raise Declined("no_chair")
    if reader not in (None, by) and match.ask is not None:
        raise Declined("sealed")
    return ((moment, then) for moment, then in match.again() if moment.concerns(reader))
