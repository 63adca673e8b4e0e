"""A store in one SQLite file, written by one thread.

Appends that arrive while a commit runs wait for it and then go to disk together, in one transaction: group commit
without a waiting window. `synchronous=FULL` in WAL mode means that a commit has reached the disk when it returns.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from chinwag.store.interface import (
    JournalConflict,
    JournalInfo,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreUnreadable,
)

APPLICATION_ID = 0x43484E57
"""Marks a file as ours: `CHNW` in ASCII, where SQLite keeps such marks."""

SCHEMA_VERSION = 1

_SCHEMA = (
    "CREATE TABLE journal (name TEXT PRIMARY KEY, away INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID",
    "CREATE TABLE entry (journal TEXT NOT NULL, number INTEGER NOT NULL, content BLOB NOT NULL,"
    " PRIMARY KEY (journal, number)) WITHOUT ROWID",
)

T = TypeVar("T")


class _Append(NamedTuple):
    """Entries on their way to disk."""

    journal: str
    number: int
    entries: Sequence[bytes]
    kept: Future[None]


class _Task(NamedTuple):
    """Anything else that the writer's connection is asked to do, between two commits."""

    run: Callable[[], None]


class SqliteStore:
    """Journals in a SQLite file that this process alone has open.

    Raises `StoreUnreadable` for a file that is no store of ours, is damaged or comes from a newer version,
    `StoreBusy` when another process has it open, and `StoreError` when it cannot be opened at all.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._work: SimpleQueue[_Append | _Task | None] = SimpleQueue()
        self._closing = False
        self._order = threading.Lock()  # nothing enters the queue behind the sign to close
        self._database = _open(path)
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def append(self, journal: str, number: int, entries: Sequence[bytes]) -> None:
        """Keep entries that start at `number`; returns once they are on disk."""
        kept: Future[None] = Future()
        self._enqueue(_Append(journal, number, entries, kept))
        await asyncio.wrap_future(kept)

    async def load(self, journal: str) -> list[bytes]:
        """Every entry of a journal in order. Raises `StoreUnreadable` when one is missing."""
        rows = await self._ask("SELECT number, content FROM entry WHERE journal = ? ORDER BY number", journal)
        for expected, (number, _) in enumerate(rows):
            if number != expected:
                raise StoreUnreadable(f"{self._path}: journal {journal} has no entry {expected}")
        return [content for _, content in rows]

    async def journals(self, *, away: bool = False) -> list[JournalInfo]:
        """The journals in use, or those put away."""
        rows = await self._ask(
            "SELECT name, (SELECT count(*) FROM entry WHERE journal = name) FROM journal"
            " WHERE away = ? ORDER BY name",
            int(away),
        )
        return [JournalInfo(name, length, away) for name, length in rows]

    async def put_away(self, journal: str) -> None:
        """Take a journal out of those in use."""
        await self._ask("UPDATE journal SET away = 1 WHERE name = ?", journal)

    async def bring_back(self, journal: str) -> None:
        """Put a journal among those in use again."""
        await self._ask("UPDATE journal SET away = 0 WHERE name = ? AND away", journal)

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        with self._order:
            if not self._closing:
                self._closing = True
                self._work.put(None)
        await asyncio.to_thread(self._writer.join)

    def _enqueue(self, item: _Append | _Task) -> None:
        with self._order:
            if self._closing:
                raise StoreClosed(f"{self._path} is closed")
            self._work.put(item)

    async def _ask(self, statement: str, *values: str | int) -> list[Any]:
        answer: Future[list[Any]] = Future()

        def run() -> None:
            _answer(answer, lambda: self._database.execute(statement, values).fetchall(), self._path)

        self._enqueue(_Task(run))
        return await asyncio.wrap_future(answer)

    def _write(self) -> None:
        """The writer's thread: take all that waits, commit it, report, until the sign to close."""
        while (first := self._work.get()) is not None:
            waiting = [first]
            while not self._work.empty():
                following = self._work.get()
                if following is None:
                    self._work.put(None)  # seen again when this round is done
                    break
                waiting.append(following)
            self._commit([item for item in waiting if isinstance(item, _Append)])
            for item in waiting:
                if isinstance(item, _Task):
                    item.run()
        with contextlib.suppress(sqlite3.Error):
            self._database.close()

    def _commit(self, appends: list[_Append]) -> None:
        """One transaction for all. An append that conflicts is left out; any other fault fails them all."""
        if not appends:
            return
        try:
            self._database.execute("BEGIN IMMEDIATE")
            accepted = [(append, self._insert(append)) for append in appends]
            self._database.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            for append in appends:
                _fail(append.kept, StoreError(f"{self._path}: {error}"))
            return
        for append, conflict in accepted:
            if conflict is not None:
                _fail(append.kept, conflict)
            elif append.kept.set_running_or_notify_cancel():
                append.kept.set_result(None)

    def _insert(self, append: _Append) -> JournalConflict | None:
        length: int = self._database.execute(
            "SELECT coalesce(max(number) + 1, 0) FROM entry WHERE journal = ?", (append.journal,)
        ).fetchone()[0]
        if length != append.number:
            return JournalConflict(f"entry {append.number} of {append.journal} cannot follow {length} entries")
        self._database.execute(
            "INSERT INTO journal (name) VALUES (?) ON CONFLICT (name) DO UPDATE SET away = 0 WHERE away",
            (append.journal,),
        )
        self._database.executemany(
            "INSERT INTO entry VALUES (?, ?, ?)",
            [(append.journal, number, entry) for number, entry in enumerate(append.entries, append.number)],
        )
        return None


def _fail(future: Future[None], error: StoreError) -> None:
    if future.set_running_or_notify_cancel():
        future.set_exception(error)


def _answer(future: Future[T], run: Callable[[], T], path: Path) -> None:
    if not future.set_running_or_notify_cancel():
        return
    try:
        future.set_result(run())
    except sqlite3.Error as error:
        future.set_exception(StoreError(f"{path}: {error}"))


def _open(path: Path) -> sqlite3.Connection:
    """Open a file of ours, or make one that only its owner can read: it knows seeds and what is sealed."""
    try:
        if not path.exists():
            path.touch(mode=0o600)
        database = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path} cannot be opened: {error}") from None
    try:
        # Exclusive: a second server on the same file is told so at once, and no shared memory file is needed.
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("BEGIN IMMEDIATE")
        _make_or_check(database, path)
        database.execute("COMMIT")
    except sqlite3.OperationalError as error:
        database.close()
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy(f"{path} is open in another server") from None
        raise StoreError(f"{path}: {error}") from None
    except sqlite3.DatabaseError as error:
        database.close()
        raise StoreUnreadable(f"{path} cannot be read: {error}") from None
    except StoreError:
        database.close()
        raise
    return database


def _make_or_check(database: sqlite3.Connection, path: Path) -> None:
    application = database.execute("PRAGMA application_id").fetchone()[0]
    version = database.execute("PRAGMA user_version").fetchone()[0]
    empty = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if empty and application == 0:
        for statement in _SCHEMA:
            database.execute(statement)
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    elif application != APPLICATION_ID:
        raise StoreUnreadable(f"{path} is a SQLite file, but not one of Chinwag's")
    elif version > SCHEMA_VERSION:
        raise StoreUnreadable(
            f"{path} was written by a newer Chinwag (schema {version}; this one knows up to {SCHEMA_VERSION})"
        )
    else:
        problem = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise StoreUnreadable(f"{path} is damaged: {problem}")
