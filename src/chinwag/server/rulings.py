"""Rulings at a table: computed in worlds that are imagined from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from chinwag.core.protocol import Action, Seat
from chinwag.rulespal.rulings import Explained, Ruling, explain, ruling, worlds_of
from chinwag.table.errors import Declined
from chinwag.table.match import Match
from chinwag.table.table import Table


def ruled(table: Table, seat: Seat | None, action: Raw) -> Ruling:
    """The ruling on an action of a seat. Raises `Declined` for onlookers, without a game, and for no action."""
    if seat is None:
        raise Declined("onlooker")
    match = _playing(table)
    return ruling(match.rules, worlds_of(match.rules, match.view(seat)), seat, match.read_action(action))


def explained(table: Table, reader: Seat | None) -> Explained:
    """What a reader can do, and the last thing that it was told of. Raises `Declined` without a game."""
    match = _playing(table)
    legal: Sequence[Action] = ()
    if reader is not None and match.ask is not None and match.ask.may_act(reader):
        legal = worlds_of(match.rules, match.view(reader))[0].legal(reader)
    return explain(match.rules, match.ask, legal, match.heard(reader)[-1].events(reader))


def _playing(table: Table) -> Match:
    if table.match is None or table.phase != "playing":
        raise Declined("not_playing")
    return table.match
