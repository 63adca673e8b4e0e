"""Rooms for tests: a listener that remembers, disks that are slow or full, and a clock whose hands are turned."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.table import workers
from tests.table.tables import NOW, Desk, as_raw

from chinwag.core.protocol import Seat
from chinwag.store import MemoryStore, Store, StoreError
from chinwag.table import requests
from chinwag.table.clocks import Clocks
from chinwag.table.match import Moment
from chinwag.table.room import Room
from chinwag.table.table import ChatLine, Note
from chinwag.table.thinking import Pace, Thinkers

A, B = Seat(0), Seat(1)
AT_ONCE = Pace(budget=0.2, least=0, most=0, patience=20)
IMPATIENT = Pace(budget=0.1, least=0, most=0, patience=0.2)
SECONDS = 60
"""So long a test waits for what must happen; it is not measured."""


class Ear:
    """A listener that remembers what it heard."""

    def __init__(self, seat: Seat | None = None) -> None:
        self.seat = seat
        self.heard: list[str] = []
        self.moments: list[Moment] = []
        self.news = asyncio.Event()

    def _hear(self, what: str) -> None:
        self.heard.append(what)
        self.news.set()

    def stepped(self, moment: Moment) -> None:
        self.moments.append(moment)
        self._hear("stepped")

    def started(self) -> None:
        self._hear("started")

    def table_changed(self) -> None:
        self._hear("table")

    def said(self, line: ChatLine) -> None:
        self._hear(f"said {line.text}")

    def closed(self) -> None:
        self._hear("closed")

    def noted(self, note: Note) -> None:
        self._hear(f"noted {note.kind} {note.name}")

    async def hears_more(self) -> None:
        heard = len(self.heard)
        await self.until(lambda: len(self.heard) > heard)

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not reached():
                self.news.clear()
                await self.news.wait()


@dataclass
class Turn:
    """A call that the hands of a clock will come to."""

    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """A clock whose hands a test turns."""

    def __init__(self) -> None:
        self.time = NOW
        self.turns: list[Turn] = []

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, call: Callable[[], None]) -> Turn:
        turn = Turn(self.time + seconds, call)
        self.turns.append(turn)
        return turn

    async def pass_by(self, seconds: float) -> None:
        """Let time pass: what is due happens at its moment, one after the other, each to its end."""
        end = self.time + seconds
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            self.turns = [turn for turn in self.turns if not turn.cancelled]
            due = min((turn for turn in self.turns if turn.at <= end), key=lambda turn: turn.at, default=None)
            if due is None:
                break
            self.turns.remove(due)
            self.time = max(self.time, due.at)
            due.call()
        self.time = end


class Gate(MemoryStore):
    """A store whose disk is slow: an append returns when the gate is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = asyncio.Event()
        self.waiting = 0

    async def append(self, journal: str, number: int, entries: Sequence[bytes]) -> None:
        self.waiting += 1
        await self.opened.wait()
        await super().append(journal, number, entries)


class Full(MemoryStore):
    """A store whose disk is full."""

    async def append(self, journal: str, number: int, entries: Sequence[bytes]) -> None:
        raise StoreError("the disk is full")


def worker(fault: str) -> tuple[str, ...]:
    return (sys.executable, str(Path(workers.__file__)), fault)


@asynccontextmanager
async def room_of(
    desk: Desk,
    store: Store | None = None,
    fault: str = "first",
    pace: Pace = AT_ONCE,
    clock: HandClock | None = None,
) -> AsyncIterator[Room]:
    store = MemoryStore() if store is None else store
    if isinstance(store, MemoryStore):
        await MemoryStore.append(store, desk.table.name, 0, desk.journal)
    thinkers = Thinkers(worker(fault), workers=1, pace=pace)
    room = Room(desk.table, store, thinkers, lambda _: None, clock=clock)
    try:
        yield room
    finally:
        await room.finish()
        await thinkers.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(2 * SECONDS):
            await test()

    asyncio.run(bounded())


def started(seats: int = 2, bots: int = 0, clocks: Clocks | None = None) -> Desk:
    """A game that is on, with bots on the last chairs, and no clocks where none are given."""
    desk = Desk(seats, clocks=clocks)
    desk.sit(*[f"Person {seat}" for seat in range(seats - bots)])
    for seat in range(seats - bots, seats):
        desk.write(requests.seat_bot(desk.table, A, seat, "gentle", NOW))
    desk.start()
    return desk


def act(room: Room, seat: Seat, sequence: int) -> Awaitable[None]:
    match = room.table.match
    assert match is not None
    action = as_raw(match.legal(seat)[0])
    return room.change(lambda table, now: requests.play(table, seat, sequence, action, now))


def get_ready(room: Room, seat: Seat) -> Awaitable[None]:
    return room.change(lambda table, now: requests.be_ready(table, seat, True, now))


def leave(room: Room, seat: Seat) -> Awaitable[None]:
    return room.change(lambda table, now: requests.leave(table, seat, now))


def sequence_of(room: Room) -> int:
    assert room.table.match is not None
    return room.table.match.sequence
