"""Taking back: to the edge of information at once, beyond it when everybody agrees."""

from __future__ import annotations

from chinwag.core.protocol import Seat
from chinwag.table import entries
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.match import Match
from chinwag.table.table import Plea, Table


def take_back(table: Table, by: Seat | None, sequence: int, now: float) -> list[AnyEntry]:
    """Take back what one has just played, seen by the state of this number.

    Raises `Declined` with the reason where that would unsee something, or undo what another has done.
    """
    seat, match = _person(table, by)
    if match.number(seat) != sequence:
        raise OutOfStep
    why = match.why_no_undo(seat)
    if why is not None:
        raise Declined(f"undo_{why}")
    return [entries.TookBack(now, seat, 1)]


def ask_back(table: Table, by: Seat | None, asks: bool, now: float) -> list[AnyEntry]:
    """Ask the others to let one take back one's last act, whatever has come up since; or ask no longer.

    Bots agree to everything, so who plays with bots alone need not wait.
    """
    seat, match = _person(table, by)
    if not asks:
        return [entries.AskedBack(now, seat, asks=False)] if table.plea == Plea(seat) else []
    if table.plea is not None:
        raise Declined("already_asked")
    moments = match.since_last_act(seat)
    if not moments:
        raise Declined("undo_nothing")
    if table.people == [seat]:
        return [entries.TookBack(now, seat, moments)]
    return [entries.AskedBack(now, seat)]


def answer(table: Table, by: Seat | None, agrees: bool, now: float) -> list[AnyEntry]:
    """Agree to what another would like to take back, or not. With the last to agree it has not happened."""
    seat, match = _person(table, by)
    plea = table.plea
    if plea is None or seat == plea.seat:
        raise Declined("nothing_asked")
    answered: list[AnyEntry] = [entries.AnsweredBack(now, seat, agrees)]
    if agrees and plea.agreed | {seat, plea.seat} >= set(table.people):
        answered.append(entries.TookBack(now, plea.seat, match.since_last_act(plea.seat)))
    return answered


def _person(table: Table, by: Seat | None) -> tuple[Seat, Match]:
    """Somebody who plays from a chair of a game that is on."""
    if by is None:
        raise Declined("onlooker")
    if table.match is None or table.phase != "playing" or table.chairs[by].kind != "person":
        raise Declined("not_playing")
    return by, table.match
