"""All tables of a server: opened, found again, listed and put away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping

from msgspec import Struct

from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import GAMES
from chinwag.store import JournalConflict, Store, StoreError
from chinwag.table import entries, evening, requests, timing
from chinwag.table.clocks import Clocks
from chinwag.table.errors import Declined, JournalError
from chinwag.table.names import table_name
from chinwag.table.room import ABSENCE, Room
from chinwag.table.table import Table
from chinwag.table.thinking import Thinkers

logger = logging.getLogger(__name__)


class LobbyLimits(Struct, frozen=True):
    """How many tables a server holds, and when one that nobody is at is put away. Times are in seconds.

    After `absence` without a connection somebody counts as gone.
    """

    tables: int = 500
    idle: float = 6 * 3600
    idle_playing: float = 14 * 24 * 3600
    idle_closed: float = 60
    sweep_every: float = 60
    absence: float = ABSENCE


class Lobby:
    """The rooms of a server.

    A table is loaded when somebody asks for it, or soon after the start, so that bots go on. One that nobody has
    been at for long is put away: it stays in the store and comes back when somebody asks.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        games: Mapping[str, AnyRules] = GAMES,
        limits: LobbyLimits | None = None,
    ) -> None:
        self.games = games
        self._store = store
        self._thinkers = thinkers
        self._limits = LobbyLimits() if limits is None else limits
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._one_follows = asyncio.Lock()

    async def start(self) -> None:
        """Begin to load the tables in use and to put away those that nobody needs."""
        self._tasks = [asyncio.create_task(self._load_all()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Close every room, then the workers and the store."""
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.finish()
        await self._thinkers.close()
        await self._store.close()

    @property
    def rooms(self) -> list[Room]:
        """The rooms that are open, newest first."""
        return sorted(self._rooms.values(), key=lambda room: room.table.created, reverse=True)

    async def create(
        self,
        game: str,
        seats: int,
        name: str,
        options: Mapping[str, str],
        bots: tuple[str, ...],
        *,
        listed: bool,
        clocks: Clocks | None = None,
    ) -> tuple[Room, Seat, str]:
        """Open a table with its host on the first chair and bots on the last; with it come seat and secret.

        Who plays with bots alone has no clocks, unless they are chosen: nobody is hurried for the sake of a bot.
        Raises `Declined` for what the game or the house does not take.
        """
        if len(self._rooms) >= self._limits.tables:
            raise Declined("house_full")
        rules = self.games.get(game)
        if rules is None:
            raise Declined("unknown_game")
        await asyncio.to_thread(rules.prepare)  # so that nobody at the other tables waits for it
        now = time.time()
        if clocks is None and len(bots) == seats - 1:
            clocks = Clocks()
        opened = requests.open_table(rules, seats, options, listed=listed, now=now, clocks=clocks)
        if len(bots) >= seats:
            raise Declined("no_free_chair")
        table = Table(table_name(), opened, rules)
        written: list[entries.AnyEntry] = [opened]
        sat, seat, secret = requests.sit(table, name, None, now)
        for entry in sat:
            table.apply(entry)
            written.append(entry)
        for chair, level in enumerate(bots, start=seats - len(bots)):
            for entry in requests.seat_bot(table, seat, chair, level, now):
                table.apply(entry)
                written.append(entry)
        table = await self._keep(table, written)
        return self._furnish(table), seat, secret

    async def follow(self, room: Room, by: Seat | None, game: str) -> str:
        """The table at which a company goes on, laid by whoever asks first.

        Raises `Declined` for a game that is not over, and for what the game or the house does not take.
        """
        rules = self.games.get(game)
        if rules is None:
            raise Declined("unknown_game")
        await asyncio.to_thread(rules.prepare)
        async with self._one_follows:
            if room.table.next is not None:
                return room.table.next
            if len(self._rooms) >= self._limits.tables:
                raise Declined("house_full")
            written = evening.next_table(room.table, by, rules, time.time())
            assert by is not None
            seat, opened = by, written[0]
            table = Table.opened(table_name(), opened, self.games)
            for entry in written[1:]:
                table.apply(entry)
            name = self._furnish(await self._keep(table, written)).table.name
            await room.change(lambda _, now: [entries.Followed(now, seat, name)])
            return name

    async def room(self, name: str) -> Room:
        """The room of a table. Raises `Declined` when there is none, or it cannot be played back."""
        room = self._rooms.get(name)
        if room is not None:
            return room
        if name not in self._loading:
            task = asyncio.create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _keep(self, table: Table, written: list[entries.AnyEntry]) -> Table:
        """Write a new table's journal, under another name when this one is taken."""
        content = [entries.encode(entry) for entry in written]
        while True:
            try:
                await self._store.append(table.name, 0, content)
            except JournalConflict:
                table.name = table_name()
            except StoreError as error:
                logger.error("a table could not be opened: %s", error)
                raise Declined("not_kept") from error
            else:
                return table

    def _furnish(self, table: Table) -> Room:
        room = Room(table, self._store, self._thinkers, self._closed, absence=self._limits.absence)
        self._rooms[table.name] = room
        return room

    def _closed(self, room: Room) -> None:
        if self._rooms.get(room.table.name) is room:
            del self._rooms[room.table.name]

    async def _load(self, name: str) -> Room:
        try:
            journal = await self._store.load(name)
        except StoreError as error:
            logger.error("table %s could not be read: %s", name, error)
            raise Declined("old_table", why=str(error)) from error
        if not journal:
            raise Declined("no_table", table=name)
        if len(self._rooms) >= self._limits.tables:
            raise Declined("house_full")
        try:
            table = Table.from_journal(name, journal, self.games)
        except JournalError as error:
            logger.error("table %s cannot be opened: %s", name, error)
            raise Declined("old_table", why=str(error)) from error
        room = self._furnish(table)
        with contextlib.suppress(StoreError):  # it only decides what the next server loads by itself
            await self._store.bring_back(name)
        # What the last server did not get round to: the start, and the bots' next actions.
        await room.change(requests.start)
        await room.change(timing.rest)
        return room

    async def _load_all(self) -> None:
        for info in await self._store.journals():
            with contextlib.suppress(Declined):  # logged where it was raised
                await self.room(info.name)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._limits.sweep_every)
            now = time.time()
            for room in self.rooms:
                if self._is_idle(room, now):
                    await self._put_away(room)

    async def _put_away(self, room: Room) -> None:
        """Mark a table first, then close its room: who came in between would be at one that is marked as away."""
        with contextlib.suppress(StoreError):
            await self._store.put_away(room.table.name)
        if self._is_idle(room, time.time()):
            logger.info("table %s is put away", room.table.name)
            await room.finish()
        else:
            with contextlib.suppress(StoreError):
                await self._store.bring_back(room.table.name)

    def _is_idle(self, room: Room, now: float) -> bool:
        if room.table.clocks.days is not None and room.table.deadlines:
            return False  # somebody's days run out, whether or not anybody looks
        limits = {"playing": self._limits.idle_playing, "closed": self._limits.idle_closed}
        limit = limits.get(room.table.phase, self._limits.idle)
        return room.open and room.empty and now - max(room.quiet_since, room.table.changed) > limit
