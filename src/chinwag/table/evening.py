"""An evening of several games: the same company at one table after the other, and who has won how often."""

from __future__ import annotations

from chinwag import bots
from chinwag.core.options import fitting
from chinwag.core.protocol import AnyRules, Seat
from chinwag.table import entries, requests
from chinwag.table.absence import middle_level
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined
from chinwag.table.table import Table

GAMES = 50
"""So many games of an evening are remembered."""


def next_table(table: Table, by: Seat | None, rules: AnyRules, now: float) -> list[AnyEntry]:
    """The entries that open the table after this one: everybody on the same chair, with the secret they have.

    A game that was played this evening goes on with its options, and its start goes round. Clocks go along where
    the game stays the same. Who lays the table is its host; everybody gets ready anew.
    Raises `Declined` for onlookers, for a game that is on, and for one that does not take so many.
    """
    if by is None:
        raise Declined("onlooker")
    if table.match is None or table.match.ask is not None:
        raise Declined("not_over")
    same = rules.id == table.rules.id
    seats = len(table.chairs)
    next_options = {**table.next_options, table.rules.id: table.match.next_options}
    opened = requests.open_table(
        rules,
        seats,
        fitting(rules.options, next_options.get(rules.id, {}), seats),
        listed=table.listed,
        now=now,
        clocks=table.clocks if same else None,
        evening=(*table.evening, finished(table))[-GAMES:],
        next_options=next_options,
    )
    order = sorted(range(seats), key=lambda seat: seat != by)
    return [opened, *(entry for seat in order for entry in _sits_again(table, seat, rules, now))]


def finished(table: Table) -> entries.Finished:
    """What is remembered of a game that is over."""
    assert table.match is not None
    names = tuple(chair.name or "" for chair in table.chairs)
    return entries.Finished(table.rules.id, names, tuple(table.match.winners))


def _sits_again(table: Table, seat: int, rules: AnyRules, now: float) -> list[AnyEntry]:
    """A person, also one who is away, has the chair again; so has a bot, as the game has them."""
    chair = table.chairs[seat]
    if chair.secret_hash is not None:
        return [entries.Sat(now, seat, chair.name or "", chair.secret_hash)]
    if chair.bot is None:
        return []
    level = chair.bot if chair.bot in bots.levels(rules) else middle_level(rules)
    return [entries.BotSat(now, seat, chair.name or "", level)]
