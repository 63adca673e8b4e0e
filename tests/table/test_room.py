"""Rooms: disk first, then the news; bots that fail; who is there."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.table import workers
from tests.table.tables import GAMES, NOW, Desk, as_raw

from chinwag.core.protocol import Seat
from chinwag.store import MemoryStore, Store, StoreError
from chinwag.table import requests
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.match import Moment
from chinwag.table.room import DEVICES, ONLOOKERS, Room
from chinwag.table.table import ChatLine, Table
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

    async def hears_more(self) -> None:
        heard = len(self.heard)
        await self.until(lambda: len(self.heard) > heard)

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not reached():
                self.news.clear()
                await self.news.wait()


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
    desk: Desk, store: Store | None = None, fault: str = "first", pace: Pace = AT_ONCE
) -> AsyncIterator[Room]:
    store = MemoryStore() if store is None else store
    if isinstance(store, MemoryStore):
        await MemoryStore.append(store, desk.table.name, 0, desk.journal)
    thinkers = Thinkers(worker(fault), workers=1, pace=pace)
    room = Room(desk.table, store, thinkers, lambda _: None)
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


def started(seats: int = 2, bots: int = 0) -> Desk:
    """A game that is on, with bots on the last chairs."""
    desk = Desk(seats)
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


def test_case_15_nobody_hears_of_an_action_before_it_is_on_disk() -> None:
    async def test() -> None:
        gate = Gate()
        async with room_of(started(), gate) as room:
            ear = Ear(B)
            room.enter(ear)
            acting = asyncio.ensure_future(act(room, A, 0))
            while not gate.waiting:
                await asyncio.sleep(0)
            await asyncio.sleep(0.05)
            assert ear.heard == []
            assert room.table.match is not None
            assert room.table.match.sequence == 0
            assert not acting.done()
            gate.opened.set()
            await acting
            assert ear.heard == ["stepped"]

    run(test)


def test_case_10_two_actions_that_meet_at_the_disk_are_played_once() -> None:
    async def test() -> None:
        gate = Gate()
        async with room_of(started(), gate) as room:
            both = [asyncio.ensure_future(act(room, A, 0)) for _ in range(2)]
            gate.opened.set()
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), OutOfStep]
            assert room.table.match is not None
            assert room.table.match.sequence == 1

    run(test)


def test_a_change_outlives_the_one_who_asked_for_it() -> None:
    async def test() -> None:
        gate = Gate()
        async with room_of(started(), gate) as room:
            acting = asyncio.ensure_future(act(room, A, 0))
            while not gate.waiting:
                await asyncio.sleep(0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            gate.opened.set()
            await act(room, B, 0)
            assert room.table.match is not None
            assert room.table.match.sequence == 2

    run(test)


def test_case_15_what_cannot_be_kept_does_not_happen(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with room_of(started(), Full()) as room:
            ear = Ear(B)
            room.enter(ear)
            with pytest.raises(Declined, match="not_kept"):
                await act(room, A, 0)
            assert ear.heard == ["closed"]
            assert room.table.match is not None
            assert room.table.match.sequence == 0
            with pytest.raises(Declined, match="not_kept"):
                await act(room, A, 0)
            with pytest.raises(Declined):
                room.enter(Ear())

    run(test)
    assert "the disk is full" in caplog.text


def test_the_game_starts_with_the_last_who_is_ready() -> None:
    async def test() -> None:
        desk = Desk(2)
        desk.sit("Anna", "Bob")
        async with room_of(desk) as room:
            ear = Ear(A)
            room.enter(ear)
            for seat in (A, B):
                await get_ready(room, seat)
            assert ear.heard == ["table", "table", "started"]

    run(test)


def test_everybody_hears_the_end() -> None:
    async def test() -> None:
        async with room_of(started()) as room:
            ear = Ear(None)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            while match.ask is not None:
                await act(room, match.ask.awaited[0], match.sequence)
            assert ear.heard[-2:] == ["stepped", "table"]
            assert room.table.phase == "over"

    run(test)


def test_who_is_there() -> None:
    async def test() -> None:
        async with room_of(started(3, bots=1)) as room:
            one, two, onlooker = Ear(A), Ear(A), Ear(None)
            assert [room.present(Seat(seat)) for seat in range(3)] == [False, False, True]
            for ear in (one, two, onlooker):
                room.enter(ear)
            assert room.present(A)
            assert room.onlookers == 1
            room.go(one)
            assert room.present(A)
            room.go(two)
            assert not room.present(A)
            assert not room.empty
            room.go(onlooker)
            room.go(onlooker)
            assert room.empty

    run(test)


def test_a_room_holds_so_many() -> None:
    async def test() -> None:
        async with room_of(started()) as room:
            for _ in range(ONLOOKERS):
                room.enter(Ear(None))
            with pytest.raises(Declined, match="onlookers_full"):
                room.enter(Ear(None))
            for _ in range(DEVICES):
                room.enter(Ear(A))
            with pytest.raises(Declined, match="sockets_full"):
                room.enter(Ear(A))
            room.enter(Ear(B))

    run(test)


def test_who_leaves_looks_on_from_every_device() -> None:
    async def test() -> None:
        async with room_of(started(), fault="hanging") as room:
            phone, laptop, other = Ear(A), Ear(A), Ear(B)
            for ear in (phone, laptop, other):
                room.enter(ear)
            await leave(room, A)
            assert phone.seat is None
            assert laptop.seat is None
            assert other.seat == B
            assert "started" in phone.heard

    run(test)


@pytest.mark.parametrize(
    ("fault", "logged"),
    [
        ("raising", "it raised RuntimeError (workers.py, line 26)"),
        ("illegal", "it chose something illegal: wrong_window"),
        ("nonsense", "it chose something that is no action of the game"),
        ("hanging", "it took too long"),
        ("dying", "its worker died (IncompleteReadError)"),
    ],
)
def test_case_13_a_bot_that_fails_does_not_stop_the_game(
    fault: str, logged: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with room_of(started(bots=1), fault=fault, pace=IMPATIENT if fault == "hanging" else AT_ONCE) as room:
            ear = Ear(A)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            mildest = match.legal(B)[0]
            await ear.until(lambda: len(ear.moments) == 1)
            assert ear.moments[0].seat == B
            view = match.view(B)
            assert getattr(view, "bid") == getattr(mildest, "card")  # noqa: B009

    with caplog.at_level(logging.WARNING, logger="chinwag"):
        run(test)
    assert logged in caplog.text


@pytest.mark.parametrize("fault", ["first", "last", "printing", "dying"])
def test_bots_play_a_game_to_its_end(fault: str) -> None:
    async def test() -> None:
        async with room_of(started(3, bots=2), fault=fault) as room:
            ear = Ear(A)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            for _ in range(400 if fault != "dying" else 4):
                if match.ask is None:
                    break
                if A in match.ask.awaited:
                    await act(room, A, match.sequence)
                else:
                    await ear.hears_more()
            assert fault == "dying" or room.table.phase == "over"

    run(test)


def test_case_13_each_seat_has_one_pending_action() -> None:
    async def test() -> None:
        async with room_of(started(3, bots=2), fault="first", pace=Pace(0.1, 0.2, 0.2, 20)) as room:
            ear = Ear(A)
            room.enter(ear)
            for _ in range(5):
                room.wake_bots()
            await ear.until(lambda: len(ear.moments) == 2)
            room.wake_bots()
            await asyncio.sleep(0.5)
            assert sorted(moment.seat or 0 for moment in ear.moments) == [1, 2]  # and none twice

    run(test)


def test_case_05_a_bot_s_pause_has_nothing_to_do_with_its_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment is drawn before the question is put, from the same distribution for every question."""
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return 0.0

    monkeypatch.setattr("chinwag.table.room.random.uniform", uniform)

    async def test() -> None:
        async with room_of(started(3, bots=2), fault="first", pace=Pace(0.1, 0.5, 0.8, 20)) as room:
            ear = Ear(A)
            room.enter(ear)
            await ear.until(lambda: len(ear.moments) == 2)

    run(test)
    assert drawn == [(0.5, 0.8)] * 2


def test_case_12_the_bot_plays_on_at_once_when_a_player_leaves() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first") as room:
            ear = Ear(B)
            room.enter(ear)
            await leave(room, A)
            await ear.until(lambda: len(ear.moments) == 1)
            assert ear.moments[0].seat == A
            await act(room, B, sequence_of(room))
            await room.change(lambda table, now: requests.come_back(table, A, now))
            assert room.table.chairs[A].bot is None

    run(test)


def test_case_12_a_bot_that_thinks_while_its_person_comes_back_does_not_play() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first", pace=Pace(0.1, 0.5, 0.5, 20)) as room:
            ear = Ear(B)
            room.enter(ear)
            await leave(room, A)
            await room.change(lambda table, now: requests.come_back(table, A, now))
            await asyncio.sleep(1)
            assert ear.moments == []
            await act(room, A, 0)
            assert [moment.seat for moment in ear.moments] == [A]

    run(test)


def test_bots_rest_when_nobody_is_left() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first") as room:
            for seat in (A, B):
                await leave(room, seat)
            match = room.table.match
            assert match is not None
            while room._thinking:  # the one that was asked before everybody had left
                await asyncio.sleep(0.01)
            rested = match.sequence
            await asyncio.sleep(0.2)
            assert room._thinking == {}
            assert match.sequence == rested
            assert room.table.phase == "playing"
            ear = Ear(None)
            room.enter(ear)
            await ear.until(lambda: room.table.phase == "over")

    run(test)


def test_a_change_that_makes_no_entry_writes_nothing() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with room_of(started(), store) as room:
            nothing: list[AnyEntry] = []
            await room.change(lambda table, now: nothing)
            assert len(await store.load(room.table.name)) == room.table.length

    run(test)


def test_what_a_room_wrote_makes_the_same_table() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with room_of(started(3, bots=1), store, fault="last") as room:
            ear = Ear(A)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            while match.sequence < 12 and match.ask is not None:
                for seat in (A, B):
                    if match.ask is not None and seat in match.ask.awaited:
                        await act(room, seat, match.sequence)
                await asyncio.sleep(0.01)
            await room.finish()
            fresh = Table.from_journal(room.table.name, await store.load(room.table.name), GAMES).match
            assert fresh is not None
            assert fresh.sequence == match.sequence
            for reader in (None, A, B, Seat(2)):
                assert fresh.view(reader) == match.view(reader)
                assert fresh.events(reader) == match.events(reader)

    run(test)


def test_a_table_has_so_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        desk = started()
        monkeypatch.setattr("chinwag.table.room.ENTRIES", desk.table.length + 1)
        async with room_of(desk) as room:
            await room.change(lambda table, now: requests.speak(table, A, None, "Good evening", now))
            with pytest.raises(Declined, match="table_full"):
                await room.change(lambda table, now: requests.speak(table, B, None, "Good evening", now))
            with pytest.raises(Declined, match="table_full"):
                await room.change(lambda table, now: requests.leave(table, B, now))
            assert len(desk.table.chat) == 1

    run(test)


def test_a_full_table_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who comes and goes until the journal is full must not keep the others from playing on."""

    async def test() -> None:
        desk = started()
        monkeypatch.setattr("chinwag.table.room.ENTRIES", desk.table.length)
        async with room_of(desk) as room:
            await act(room, A, 0)
            await act(room, B, 0)
            match = desk.table.match
            assert match is not None
            assert match.sequence == 2

    run(test)
