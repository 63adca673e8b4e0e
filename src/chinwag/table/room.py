"""A table that people and bots are at: one change after the other, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from msgspec import Raw

from chinwag.core.protocol import Seat
from chinwag.store import Store, StoreError
from chinwag.table import entries, requests
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.match import Moment
from chinwag.table.table import ChatLine, Table
from chinwag.table.thinking import BotFailed, Thinkers, question

logger = logging.getLogger(__name__)

ONLOOKERS = 50
"""So many may look on at one table."""

DEVICES = 8
"""On so many devices a seat may be open."""

ENTRIES = 20_000
"""So much may happen at one table: many evenings, but not somebody who fills the disk.

What the game itself needs goes on beyond it, for a game ends by itself: otherwise whoever comes and goes often
enough could stop it for everybody.
"""


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
        """Somebody came, went, got ready, or the options changed."""

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""

    def closed(self) -> None:
        """The room is no more; who comes again finds the table as it is on disk."""


Decision = Callable[[Table, float], Sequence[AnyEntry]]


class Room:
    """The living side of a table.

    A change is decided, kept by the store, applied and announced, in this order and one after the other. When the
    store fails the room closes, since only the journal can say what the table is.
    """

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, on_close: Callable[[Room], None]) -> None:
        self.table = table
        self.open = True
        self.quiet_since = time.time()
        self._store = store
        self._thinkers = thinkers
        self._on_close = on_close
        self._listeners: list[Listener] = []
        self._one_at_a_time = asyncio.Lock()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    # --- who is here ---------------------------------------------------------------------------------------

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return sum(listener.seat is None for listener in self._listeners)

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._listeners

    def present(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected; a bot always is."""
        return self.table.chairs[seat].bot is not None or any(each.seat == seat for each in self._listeners)

    def enter(self, listener: Listener) -> None:
        """Let somebody hear what happens. Raises `Declined` when there is no more room."""
        seat = listener.seat
        if not self.open:
            raise Declined("broken")
        if seat is None and self.onlookers >= ONLOOKERS:
            raise Declined("onlookers_full")
        if seat is not None and sum(each.seat == seat for each in self._listeners) >= DEVICES:
            raise Declined("sockets_full")
        self._listeners.append(listener)
        self._announce_table(besides=listener)
        self.wake_bots()

    def go(self, listener: Listener) -> None:
        """Somebody's connection ended."""
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.quiet_since = time.time()
            self._announce_table()

    def _announce_table(self, besides: Listener | None = None) -> None:
        for each in self._listeners:
            if each is not besides:
                each.table_changed()

    # --- what happens --------------------------------------------------------------------------------------

    async def change(self, decide: Decision) -> None:
        """Let something happen. Raises what `decide` raises, and `Declined` when it could not be kept.

        A caller that is called off in the middle does not tear the change apart.
        """
        task = asyncio.ensure_future(self._change(decide))
        self._running.add(task)
        task.add_done_callback(self._changed)
        await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # looked at here too, for a caller that was called off

    async def _change(self, decide: Decision) -> None:
        async with self._one_at_a_time:
            if not self.open:
                raise Declined("not_kept")
            decided = decide(self.table, time.time())
            if self.table.length >= ENTRIES and not all(isinstance(each, entries.Played) for each in decided):
                raise Declined("table_full")
            await self._happen(decided)
            await self._happen(requests.start(self.table, time.time()))
        self.wake_bots()

    async def _happen(self, what: Sequence[AnyEntry]) -> None:
        if not what:
            return
        content = [entries.encode(entry) for entry in what]
        try:
            await self._store.append(self.table.name, self.table.length, content)
        except StoreError as error:
            logger.error("table %s could not be kept and is closed: %s", self.table.name, error)
            self.close()
            raise Declined("not_kept") from error
        for entry in what:
            phase = self.table.phase
            moment = self.table.apply(entry)
            self._announce(entry, moment)
            if self.table.phase != phase and not isinstance(entry, entries.Started):
                self._announce_table()

    def _announce(self, entry: AnyEntry, moment: Moment | None) -> None:
        self._forget_seats_given_up(entry)
        for listener in list(self._listeners):
            match entry:
                case entries.Started():
                    listener.started()
                case entries.Played() if moment is not None:
                    listener.stepped(moment)
                case entries.Spoke():
                    listener.said(self.table.chat[-1])
                case _:
                    listener.table_changed()

    def _forget_seats_given_up(self, entry: AnyEntry) -> None:
        """Who left a chair, on whatever device, looks on from now."""
        if isinstance(entry, entries.Freed | entries.Left):
            for listener in self._listeners:
                if listener.seat == entry.seat:
                    listener.seat = None
                    listener.started()

    def close(self) -> None:
        """Send everybody away and stop the bots; the table stays in the store."""
        if not self.open:
            return
        self.open = False
        for task in self._thinking.values():
            task.cancel()
        for listener in self._listeners:
            listener.closed()
        self._listeners.clear()
        self._on_close(self)

    async def finish(self) -> None:
        """Close, and wait for the changes that are under way."""
        self.close()
        pending: Iterable[asyncio.Task[None]] = [*self._running, *self._thinking.values()]
        await asyncio.gather(*pending, return_exceptions=True)

    # --- bots ----------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is awaited and does not think yet: one pending action for each seat.

        Where no person plays any more, bots play on only as long as somebody looks on.
        """
        match = self.table.match
        if not self.open or match is None or match.ask is None or not (self.table.people or self._listeners):
            return
        for seat in match.ask.awaited:
            level = self.table.chairs[seat].bot
            if level is not None and seat not in self._thinking:
                task = asyncio.ensure_future(self._think(seat, level, match.number(seat)))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: Seat, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            logger.error("bot at table %s, seat %d: %r", self.table.name, seat, error, exc_info=error)
        else:
            self.wake_bots()

    async def _think(self, seat: Seat, level: str, sequence: int) -> None:
        """Choose while the pause runs, then play: the pause does not depend on what the bot holds."""
        match = self.table.match
        assert match is not None
        pace = self._thinkers.pace
        clock = asyncio.get_running_loop().time
        moment = clock() + random.uniform(pace.least, pace.most)
        action: Raw | None = None
        why_not = ""
        try:
            action = await self._thinkers.choose(question(match, seat, level, pace.budget))
        except BotFailed as failure:
            why_not = str(failure)
        await asyncio.sleep(moment - clock())
        await self._play_bot(seat, sequence, action, why_not)

    async def _play_bot(self, seat: Seat, sequence: int, action: Raw | None, why_not: str) -> None:
        def decide(table: Table, now: float) -> Sequence[AnyEntry]:
            decided = requests.play_bot(table, seat, sequence, action, why_not, now)
            for entry in decided:
                if isinstance(entry, entries.Played) and entry.fallback:
                    logger.warning("bot at table %s, seat %d: %s", table.name, seat, entry.fallback)
            return decided

        try:
            await self.change(decide)
        except OutOfStep:
            pass  # the table went on without it; it is asked again if it is still awaited
        except Declined as declined:
            if declined.code not in ("not_playing", "not_kept"):
                raise
