"""What every store must do, and what is SQLite's own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from chinwag.store import (
    JournalConflict,
    JournalInfo,
    MemoryStore,
    SqliteStore,
    Store,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreUnreadable,
)
from chinwag.store.sqlite import SCHEMA_VERSION

Opener = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    if request.param == "memory":
        return MemoryStore
    return lambda: SqliteStore(tmp_path / "tables.sqlite")


def run(opener: Opener, use: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def opened() -> None:
        store = opener()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(opened())


def test_what_was_appended_is_loaded_in_order(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.append("otter", 0, [b"a", b"b"])
        await store.append("heron", 0, [b"x"])
        await store.append("otter", 2, [b"c"])
        assert await store.load("otter") == [b"a", b"b", b"c"]
        assert await store.load("heron") == [b"x"]
        assert await store.load("nobody") == []

    run(opener, use)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_number_out_of_order_conflicts_and_keeps_nothing(opener: Opener, number: int) -> None:
    async def use(store: Store) -> None:
        await store.append("otter", 0, [b"a", b"b"])
        with pytest.raises(JournalConflict, match=f"entry {number} of otter cannot follow 2 entries"):
            await store.append("otter", number, [b"c"])
        assert await store.load("otter") == [b"a", b"b"]

    run(opener, use)


def test_journals_in_use_and_put_away(opener: Opener) -> None:
    async def use(store: Store) -> None:
        for name in ("otter", "heron"):
            await store.append(name, 0, [b"a", b"b"])
        await store.put_away("otter")
        assert await store.journals() == [JournalInfo("heron", 2, False)]
        assert await store.journals(away=True) == [JournalInfo("otter", 2, True)]
        assert await store.load("otter") == [b"a", b"b"]
        await store.append("otter", 2, [b"c"])
        assert [info.name for info in await store.journals()] == ["heron", "otter"]

    run(opener, use)


def test_a_journal_is_brought_back_without_a_new_entry(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.append("otter", 0, [b"a", b"b"])
        await store.put_away("otter")
        for name in ("otter", "otter", "nobody"):
            await store.bring_back(name)
        assert await store.journals() == [JournalInfo("otter", 2, False)]
        assert await store.journals(away=True) == []

    run(opener, use)


def test_many_at_once_are_all_kept(opener: Opener) -> None:
    async def write(store: Store, name: str) -> None:
        for number in range(40):
            await store.append(name, number, [b"%d" % number])

    async def use(store: Store) -> None:
        names = [f"table-{n}" for n in range(10)]
        await asyncio.gather(*(write(store, name) for name in names))
        for name in names:
            assert await store.load(name) == [b"%d" % number for number in range(40)]

    run(opener, use)


def test_one_conflict_in_a_batch_leaves_the_others_alone(opener: Opener) -> None:
    async def use(store: Store) -> None:
        kept = await asyncio.gather(
            store.append("otter", 0, [b"a"]),
            store.append("otter", 0, [b"twice"]),
            store.append("heron", 0, [b"x"]),
            return_exceptions=True,
        )
        assert [type(answer) for answer in kept] == [type(None), JournalConflict, type(None)]
        assert await store.load("otter") == [b"a"]
        assert await store.load("heron") == [b"x"]

    run(opener, use)


def test_a_closed_store_takes_nothing(opener: Opener) -> None:
    async def use(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreClosed):
            await store.append("otter", 0, [b"a"])

    run(opener, use)


def test_a_file_is_as_it_was_when_it_is_opened_again(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("otter", 0, [b"a"])
        await store.append("heron", 0, [b"x"])
        await store.put_away("heron")

    async def read(store: Store) -> None:
        assert await store.load("otter") == [b"a"]
        assert [info.name for info in await store.journals()] == ["otter"]
        assert [info.name for info in await store.journals(away=True)] == ["heron"]

    path = tmp_path / "tables.sqlite"
    run(lambda: SqliteStore(path), write)
    run(lambda: SqliteStore(path), read)


def test_appends_that_wait_go_to_disk_together(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        begun: list[str] = []
        store._database.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
        await asyncio.gather(*(store.append(f"table-{n}", 0, [b"a"]) for n in range(100)))
        assert len(begun) < 100
        store._database.set_trace_callback(None)

    run(lambda: SqliteStore(tmp_path / "tables.sqlite"), use)


def test_the_file_is_written_through_to_the_disk(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert store._database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._database.execute("PRAGMA synchronous").fetchone() == (2,)

    run(lambda: SqliteStore(tmp_path / "tables.sqlite"), use)


def test_a_second_server_on_the_file_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def use(store: Store) -> None:
        with pytest.raises(StoreBusy, match=r"tables\.sqlite is open in another server"):
            SqliteStore(path)

    run(lambda: SqliteStore(path), use)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "nowhere" / "tables.sqlite")


@pytest.mark.skipif(os.name != "posix", reason="other systems keep rights elsewhere")
def test_only_the_owner_can_read_what_is_sealed(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append("otter", 0, [b"a"])
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert modes == {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600}

    run(lambda: SqliteStore(tmp_path / "tables.sqlite"), use)


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        SqliteStore(tmp_path)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("Dear diary, today I grew a beard. " * 100)
    with pytest.raises(StoreUnreadable, match="cannot be read"):
        SqliteStore(path)


def test_somebody_else_s_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE beard (length INTEGER)")
    other.close()
    with pytest.raises(StoreUnreadable, match="not one of Chinwag's"):
        SqliteStore(path)


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def nothing(store: Store) -> None: ...

    run(lambda: SqliteStore(path), nothing)
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    newer.close()
    with pytest.raises(StoreUnreadable, match="written by a newer Chinwag"):
        SqliteStore(path)


def test_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def fill(store: Store) -> None:
        await store.append("otter", 0, [b"hair" * 500] * 50)

    run(lambda: SqliteStore(path), fill)
    content = bytearray(path.read_bytes())
    for page in range(1, len(content) // 4096):
        content[page * 4096 : page * 4096 + 60] = bytes(60)
    path.write_bytes(content)
    with pytest.raises(StoreUnreadable, match=r"damaged|cannot be read"):
        SqliteStore(path)


def test_a_missing_entry_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("otter", 0, [b"a", b"b", b"c"])
        store._database.execute("DELETE FROM entry WHERE number = 1")
        with pytest.raises(StoreUnreadable, match="journal otter has no entry 1"):
            await store.load("otter")

    run(lambda: SqliteStore(path), use)


def test_a_full_disk_fails_the_append_and_the_store_goes_on(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("otter", 0, [b"a"])
        pages = store._database.execute("PRAGMA page_count").fetchone()[0]
        store._database.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError, match="full"):
            await store.append("otter", 1, [b"hair" * 5000])
        store._database.execute("PRAGMA max_page_count = 1000")
        await store.append("otter", 1, [b"b"])
        assert await store.load("otter") == [b"a", b"b"]

    run(lambda: SqliteStore(tmp_path / "tables.sqlite"), use)
