from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.laws.toy import Toy
from tests.table.rooms import AT_ONCE, SECONDS, Ear, get_ready, worker
from tests.table.tables import GAMES, Desk

from chinwag.core.protocol import Seat
from chinwag.store import MemoryStore, SqliteStore, Store
from chinwag.table import requests
from chinwag.table.clocks import Clocks
from chinwag.table.errors import Declined
from chinwag.table.lobby import Lobby, LobbyLimits
from chinwag.table.room import Room
from chinwag.table.thinking import Thinkers

A, B = Seat(0), Seat(1)
NEVER = LobbyLimits(sweep_every=3600)


def lobby_of(store: Store, limits: LobbyLimits = NEVER) -> Lobby:
    return Lobby(store, Thinkers(worker("first"), workers=1, pace=AT_ONCE), GAMES, limits)


class Slow(Toy):
    """A game that has something to read, and notes in which threads it does."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: list[int] = []

    def prepare(self) -> None:
        self.threads.append(threading.get_ident())


def test_a_game_reads_what_it_needs_without_the_loop_when_a_table_is_opened() -> None:
    slow = Slow()

    async def test() -> None:
        thinkers = Thinkers(worker("first"), workers=1, pace=AT_ONCE)
        lobby = Lobby(MemoryStore(), thinkers, {"toy": slow}, NEVER)
        await lobby.create("toy", 2, "Agnes", {}, (), listed=False)
        await lobby.close()

    asyncio.run(test())
    assert len(slow.threads) == 1
    assert threading.get_ident() not in slow.threads


def with_lobby(store: Store, test: Callable[[Lobby], Awaitable[None]], limits: LobbyLimits = NEVER) -> None:
    async def bounded() -> None:
        lobby = lobby_of(store, limits)
        await lobby.start()
        try:
            async with asyncio.timeout(SECONDS):
                await test(lobby)
        finally:
            await lobby.close()

    asyncio.run(bounded())


class Lasting(MemoryStore):
    """A store that outlives the lobby that closes it."""

    async def close(self) -> None:
        pass


async def opened(
    lobby: Lobby, bots: tuple[str, ...] = ("gentle",), seats: int = 2, clocks: Clocks | None = None
) -> tuple[Room, str]:
    room, seat, secret = await lobby.create("toy", seats, "Anna", {}, bots, listed=False, clocks=clocks)
    assert seat == A
    return room, secret


def test_a_table_is_opened_with_its_host_and_bots_from_the_last_chair() -> None:
    async def test(lobby: Lobby) -> None:
        room, secret = await opened(lobby, ("gentle", "sharp"), seats=4)
        assert [chair.kind for chair in room.table.chairs] == ["person", "free", "bot", "bot"]
        assert [chair.bot for chair in room.table.chairs] == [None, None, "gentle", "sharp"]
        assert room.table.seat_of(secret) == A
        assert await lobby.room(room.table.name) is room

    with_lobby(MemoryStore(), test)


@pytest.mark.parametrize(
    ("game", "seats", "name", "options", "bots", "code"),
    [
        ("chess", 2, "Anna", {}, (), "unknown_game"),
        ("toy", 1, "Anna", {}, (), "bad_seats"),
        ("toy", 9, "Anna", {}, (), "bad_seats"),
        ("toy", 2, "", {}, (), "no_name"),
        ("toy", 2, "Anna", {"goal": "0"}, (), "bad_option"),
        ("toy", 2, "Anna", {}, ("cruel",), "bad_bot"),
        ("toy", 2, "Anna", {}, ("gentle", "gentle"), "no_free_chair"),
    ],
)
def test_a_table_that_cannot_be_opened_leaves_nothing(
    game: str, seats: int, name: str, options: dict[str, str], bots: tuple[str, ...], code: str
) -> None:
    store = MemoryStore()

    async def test(lobby: Lobby) -> None:
        with pytest.raises(Declined, match=code):
            await lobby.create(game, seats, name, options, bots, listed=False)
        assert lobby.rooms == []
        assert await store.journals() == []

    with_lobby(store, test)


def test_a_name_that_is_taken_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["soft-otter-417", "soft-otter-417", "calm-heron-200"])
    monkeypatch.setattr("chinwag.table.lobby.table_name", lambda: next(drawn))

    async def test(lobby: Lobby) -> None:
        assert (await opened(lobby))[0].table.name == "soft-otter-417"
        assert (await opened(lobby))[0].table.name == "calm-heron-200"

    with_lobby(MemoryStore(), test)


def test_a_house_has_so_many_tables() -> None:
    async def test(lobby: Lobby) -> None:
        await opened(lobby)
        with pytest.raises(Declined, match="house_full"):
            await opened(lobby)

    with_lobby(MemoryStore(), test, LobbyLimits(tables=1))


def test_a_table_that_is_not_there() -> None:
    async def test(lobby: Lobby) -> None:
        with pytest.raises(Declined, match="no_table"):
            await lobby.room("soft-otter-417")

    with_lobby(MemoryStore(), test)


def test_many_who_ask_at_once_get_the_same_room() -> None:
    store = Lasting()
    names: list[str] = []

    async def first(lobby: Lobby) -> None:
        names.append((await opened(lobby))[0].table.name)

    async def second(lobby: Lobby) -> None:
        rooms = await asyncio.gather(*(lobby.room(names[0]) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1

    with_lobby(store, first)
    with_lobby(store, second)


def test_case_15_a_new_server_finds_every_table_and_its_bots_play_on(tmp_path: Path) -> None:
    names: list[str] = []
    secrets: list[str] = []

    async def first(lobby: Lobby) -> None:
        waiting, _ = await opened(lobby)
        playing, secret = await opened(lobby)
        names.extend([waiting.table.name, playing.table.name])
        secrets.append(secret)
        await get_ready(playing, A)

    async def second(lobby: Lobby) -> None:
        while len(lobby.rooms) < 2:
            await asyncio.sleep(0.01)
        assert {room.table.name for room in lobby.rooms} == set(names)
        playing = await lobby.room(names[1])
        assert playing.table.phase == "playing"
        assert playing.table.seat_of(secrets[0]) == A
        match = playing.table.match
        assert match is not None
        while match.ask is not None and B in match.ask.awaited:
            await asyncio.sleep(0.01)
        assert match.sequence == 1

    with_lobby(SqliteStore(tmp_path / "tables.sqlite"), first)
    with_lobby(SqliteStore(tmp_path / "tables.sqlite"), second)


def test_case_15_a_start_that_was_cut_off_happens_later() -> None:
    store = Lasting()

    async def test(lobby: Lobby) -> None:
        desk = Desk(2)
        desk.start()
        ready = desk.journal[:-1]  # everybody was ready, and the server died before it started the game
        assert b"started" in desk.journal[-1]
        await store.append(desk.table.name, 0, ready)
        room = await lobby.room(desk.table.name)
        assert room.table.phase == "playing"
        assert len(await store.load(desk.table.name)) == len(ready) + 1

    with_lobby(store, test)


def test_case_16_a_table_of_older_rules_says_why_it_is_not_opened(caplog: pytest.LogCaptureFixture) -> None:
    store = Lasting()
    names: list[str] = []

    async def first(lobby: Lobby) -> None:
        names.append((await opened(lobby))[0].table.name)

    async def second(lobby: Lobby) -> None:
        with pytest.raises(Declined, match="old_table") as declined:
            await lobby.room(names[0])
        assert "this Chinwag plays version 2" in str(declined.value.facts["why"])
        assert len(await store.load(names[0])) > 0  # kept for a Chinwag that can play it

    with_lobby(store, first)
    newer = Toy()
    newer.version = 2

    async def bounded() -> None:
        lobby = Lobby(store, Thinkers(worker("first")), {"toy": newer}, NEVER)
        await lobby.start()
        try:
            await second(lobby)
        finally:
            await lobby.close()

    asyncio.run(bounded())


def test_a_table_that_nobody_needs_is_put_away_and_comes_back() -> None:
    store = MemoryStore()

    async def test(lobby: Lobby) -> None:
        room, _ = await opened(lobby)
        name = room.table.name
        while lobby.rooms:
            await asyncio.sleep(0.01)
        while not await store.journals(away=True):
            await asyncio.sleep(0.01)
        assert await store.journals() == []
        again = await lobby.room(name)
        assert again is not room
        assert again.table.chairs[0].name == "Anna"
        again.enter(Ear(A))  # somebody is there, so it stays
        await asyncio.sleep(0.2)
        assert lobby.rooms == [again]

    with_lobby(store, test, LobbyLimits(idle=0.05, idle_playing=3600, sweep_every=0.02))


class SlowToPutAway(MemoryStore):
    """A store that takes its time to put a journal away."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()

    async def put_away(self, journal: str) -> None:
        self.begun.set()
        await self.goes_on.wait()
        await super().put_away(journal)


def test_a_table_that_was_put_away_and_is_only_looked_at_is_in_use_again() -> None:
    """Otherwise the next server would not load it by itself."""
    store = MemoryStore()

    async def test(lobby: Lobby) -> None:
        desk = Desk(2)
        desk.sit("Anna")
        await store.append(desk.table.name, 0, desk.journal)
        await store.put_away(desk.table.name)
        await lobby.room(desk.table.name)
        assert [info.name for info in await store.journals()] == [desk.table.name]
        assert len(await store.load(desk.table.name)) == len(desk.journal)

    with_lobby(store, test)


def test_who_comes_while_a_table_is_put_away_finds_it_in_use() -> None:
    store = SlowToPutAway()

    async def test(lobby: Lobby) -> None:
        room, _ = await opened(lobby)
        await store.begun.wait()
        here = await lobby.room(room.table.name)
        here.enter(Ear(A))
        store.goes_on.set()
        await asyncio.sleep(0.1)
        assert here.open
        assert lobby.rooms == [here]
        assert [info.name for info in await store.journals()] == [room.table.name]

    with_lobby(store, test, LobbyLimits(idle=0.05, idle_playing=3600, sweep_every=0.02))


def test_a_running_game_is_kept_longer_than_one_that_waits() -> None:
    async def test(lobby: Lobby) -> None:
        waiting, _ = await opened(lobby)
        playing, _ = await opened(lobby)
        await get_ready(playing, A)
        while waiting in lobby.rooms:
            await asyncio.sleep(0.01)
        assert lobby.rooms == [playing]

    with_lobby(MemoryStore(), test, LobbyLimits(idle=0.05, idle_playing=3600, sweep_every=0.02))


def test_a_game_over_days_is_not_put_away_while_somebody_s_days_run() -> None:
    async def test(lobby: Lobby) -> None:
        running, _ = await opened(lobby, clocks=Clocks(days=7))
        standing, _ = await opened(lobby)
        for room in (running, standing):
            await get_ready(room, A)
        while standing in lobby.rooms:
            await asyncio.sleep(0.01)
        assert lobby.rooms == [running]

    with_lobby(MemoryStore(), test, LobbyLimits(idle=0.05, idle_playing=0.05, sweep_every=0.02))


def test_a_room_whose_store_failed_is_loaded_anew(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()

    async def test(lobby: Lobby) -> None:
        room, _ = await opened(lobby)
        # Somebody else writes the journal: what is on disk is not what the room believes.
        said = b'{"entry":"spoke","at":1,"seat":0,"name":"Anna","text":"hello"}'
        await store.append(room.table.name, room.table.length, [said])
        with pytest.raises(Declined, match="not_kept"):
            await room.change(lambda table, now: requests.speak(table, A, None, "lost", now))
        again = await lobby.room(room.table.name)
        assert [line.text for line in again.table.chat] == ["hello"]

    with caplog.at_level(logging.CRITICAL):
        with_lobby(store, test)
