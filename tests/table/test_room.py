"""Rooms: disk first, then the news; who is there."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.rooms import A, B, Ear, Full, Gate, act, get_ready, leave, room_of, run, started
from tests.table.tables import GAMES, Desk

from chinwag.core.protocol import Seat
from chinwag.store import MemoryStore
from chinwag.table import requests
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.presence import DEVICES, ONLOOKERS
from chinwag.table.table import Table


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
