"""Rulings at a table: computed in worlds that are imagined from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from chinwag.core.protocol import Action, Seat
from chinwag.rulespal.rulings import Explained, Ruling, explain, ruling, worlds_of
from chinwag.table.errors import Declined
from chinwag.table.match import Match, Moment
from chinwag.table.table import Table

MOST_MOMENTS = 6
"""So many are explained at most: who asks what just happened does not ask for the whole game."""


def ruled(table: Table, seat: Seat | None, action: Raw) -> Ruling:
    """The ruling on an action of a seat. Raises `Declined` for onlookers, without a game, and for no action."""
    if seat is None:
        raise Declined("onlooker")
    match = _playing(table)
    return ruling(match.rules, worlds_of(match.rules, match.view(seat)), seat, match.read_action(action))


def explained(table: Table, reader: Seat | None) -> Explained:
    """What a reader can do, and what it was told of since it last acted. Raises `Declined` without a game."""
    match = _playing(table)
    legal: Sequence[Action] = ()
    if reader is not None and match.ask is not None and match.ask.may_act(reader):
        legal = worlds_of(match.rules, match.view(reader))[0].legal(reader)
    events = (event for moment in _since(reader, match) for event in moment.events(reader))
    return explain(match.rules, match.ask, legal, events)


def _since(reader: Seat | None, match: Match) -> list[Moment]:
    """What a reader may ask about: its own last action and all that came after, but no more than the last few."""
    since: list[Moment] = []
    for moment in reversed(match.heard(reader)[-MOST_MOMENTS:]):
        since.insert(0, moment)
        if reader is not None and moment.seat == reader:
            break
    return since


def _playing(table: Table) -> Match:
    if table.match is None or table.phase != "playing":
        raise Declined("not_playing")
    return table.match
