"""A table that people and bots are at: one change after the other, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial

from msgspec import Raw

from chinwag.core.protocol import Seat
from chinwag.store import Store, StoreError
from chinwag.table import entries, requests, timing
from chinwag.table.alarm import Alarm, Clock, WallClock
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.match import Moment
from chinwag.table.presence import Listener, Presence
from chinwag.table.table import Table
from chinwag.table.thinking import BotFailed, Thinkers, question

logger = logging.getLogger(__name__)

ENTRIES = 20_000
"""So much may happen at one table: many evenings, but not somebody who fills the disk.

What the game itself needs goes on beyond it, for a game ends by itself: otherwise whoever comes and goes often
enough could stop it for everybody.
"""

ABSENCE = 60.0
"""So many seconds without a connection are the grace: a tunnel, a reload, a battery."""

_NEEDED = entries.Played | entries.StoodIn | entries.Followed

Decision = Callable[[Table, float], Sequence[AnyEntry]]


class Room:
    """The living side of a table.

    A change is decided, kept by the store, applied and announced, in this order and one after the other. When the
    store fails the room closes, since only the journal can say what the table is. After `absence` seconds without a
    connection a person counts as gone.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        on_close: Callable[[Room], None],
        *,
        absence: float = ABSENCE,
        clock: Clock | None = None,
    ) -> None:
        self.table = table
        self.open = True
        self.clock = WallClock() if clock is None else clock
        self.quiet_since = self.clock.now()
        self._store = store
        self._thinkers = thinkers
        self._on_close = on_close
        self._presence = Presence(self.clock.now())
        self._absence = absence
        self._alarm = Alarm(self.clock, self._ring)
        self._known_gone: set[Seat] = set()
        self._one_at_a_time = asyncio.Lock()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    # --- who is here ---------------------------------------------------------------------------------------

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return self._presence.onlookers

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._presence.listeners

    def present(self, seat: Seat) -> bool:
        """Whether the person of a seat is connected; a bot always is."""
        return self.table.chairs[seat].bot is not None or self._presence.has(seat)

    def gone(self, seat: Seat) -> bool:
        """Whether the person of a seat has been away for longer than the grace."""
        moment = self._gone_at(seat)
        return moment is not None and moment <= self.clock.now()

    def _gone_at(self, seat: Seat) -> float | None:
        """When the grace of a person who is away is over."""
        since = self._presence.gone_since(seat) if self.table.chairs[seat].kind == "person" else None
        return None if since is None else since + self._absence

    @property
    def rests(self) -> bool:
        """Whether none of those who play is here: clocks that are not of days stand until somebody comes."""
        return self.table.clocks.live and not any(map(self._presence.has, self.table.people))

    def enter(self, listener: Listener) -> None:
        """Let somebody hear what happens. Raises `Declined` when there is no more room."""
        if not self.open:
            raise Declined("broken")
        rested = self.rests
        self._presence.enter(listener)
        self._announce_table(besides=listener)
        self.wake_bots()
        if rested and not self.rests:
            self._see_to(self.change(timing.rest))
        else:
            self._set_alarm()

    def go(self, listener: Listener) -> None:
        """Somebody's connection ended."""
        if self._presence.go(listener, self.clock.now()):
            self.quiet_since = self.clock.now()
            self._announce_table()
            self._set_alarm()

    def _announce_table(self, besides: Listener | None = None) -> None:
        for each in self._presence.listeners:
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
            decided = decide(self.table, self.clock.now())
            if self.table.length >= ENTRIES and not all(isinstance(each, _NEEDED) for each in decided):
                raise Declined("table_full")
            await self._happen(decided)
            await self._happen(requests.start(self.table, self.clock.now()))
        self.wake_bots()
        self._set_alarm()

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
            phase, plea, notes = self.table.phase, self.table.plea, len(self.table.notes)
            moment = self.table.apply(entry)
            # The notes first: whoever is then told everything anew has them in it, and once.
            for note in self.table.notes[notes:]:
                for listener in list(self._presence.listeners):
                    listener.noted(note)
            self._announce(entry, moment)
            changed = (self.table.phase, self.table.plea) != (phase, plea)
            if changed and isinstance(entry, entries.Played | entries.TookBack):
                self._announce_table()

    def _announce(self, entry: AnyEntry, moment: Moment | None) -> None:
        self._forget_seats_given_up(entry)
        for listener in list(self._presence.listeners):
            match entry:
                case entries.Started() | entries.TookBack():
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
            for listener in self._presence.listeners:
                if listener.seat == entry.seat:
                    listener.seat = None
                    listener.started()

    def close(self) -> None:
        """Send everybody away and stop the bots; the table stays in the store."""
        if not self.open:
            return
        self.open = False
        self._alarm.set(None)
        for task in self._thinking.values():
            task.cancel()
        for listener in self._presence.listeners:
            listener.closed()
        self._presence.listeners.clear()
        self._on_close(self)

    async def finish(self) -> None:
        """Close, and wait for the changes that are under way."""
        self.close()
        pending: Iterable[asyncio.Task[None]] = [*self._running, *self._thinking.values()]
        await asyncio.gather(*pending, return_exceptions=True)

    # --- the time ------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Look at the clock again when somebody's time is up, or when somebody counts as gone."""
        if not self.open:
            return
        self._tell_who_is_gone()
        moments = [] if self.table.phase != "playing" else [self._gone_at(seat) for seat in self.table.people]
        ahead = [each for each in moments if each is not None and each > self.clock.now()]
        deadline = None if self.rests else timing.next_deadline(self.table)
        self._alarm.set(min(ahead if deadline is None else [*ahead, deadline], default=None))

    def _tell_who_is_gone(self) -> None:
        """Tell once of everybody who counts as gone, also of one who came back in between."""
        gone = {seat for seat in self.table.people if self.gone(seat)}
        if gone - self._known_gone:
            self._announce_table()
        self._known_gone = gone

    def _ring(self) -> None:
        self._tell_who_is_gone()
        if self.rests:
            self._set_alarm()
        else:
            self._see_to(self.change(lambda table, now: timing.time_out(table, now, self.gone)))

    def _see_to(self, change: Coroutine[None, None, None]) -> None:
        """Let something happen that nobody waits for."""

        async def guarded() -> None:
            with contextlib.suppress(Declined):  # logged where it was raised, or the table is full
                await change

        task = asyncio.ensure_future(guarded())
        self._running.add(task)
        task.add_done_callback(self._changed)

    # --- bots ----------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is awaited and does not think yet: one pending action for each seat.

        Where no person plays any more, bots play on only as long as somebody looks on.
        """
        match = self.table.match
        if not self.open or match is None or match.ask is None or self.table.closed:
            return
        if self.table.plea is not None:
            return  # a bot that played on would answer for those who are asked
        if not self.table.people and self.empty:
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
