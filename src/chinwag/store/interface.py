"""What a store offers: journals that only grow, and nothing about games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StoreError(Exception):
    """Something could not be kept or read; the message says what and why."""


class StoreUnreadable(StoreError):  # noqa: N818  the name says what it is
    """A file that is not a store of ours, is damaged, or was written by a newer version."""


class StoreBusy(StoreError):  # noqa: N818  the name says what it is
    """A file that another server has open."""


class StoreClosed(StoreError):  # noqa: N818  the name says what it is
    """A store that was closed before the entry was kept."""


class JournalConflict(StoreError):  # noqa: N818  the name says what it is
    """An entry whose number is taken: somebody else writes the same journal."""


class JournalInfo(Struct, frozen=True):
    """A journal as lists show it: its name, its number of entries, and whether it was put away."""

    name: str
    length: int
    away: bool


class Store(Protocol):
    """Journals by name. Entries are bytes, numbered from 0 without gaps; the store never looks inside."""

    async def append(self, journal: str, number: int, entries: Sequence[bytes]) -> None:
        """Keep entries that start at `number`, all or none; returns once they are safe on disk.

        Raises `JournalConflict` when one of the numbers is taken, `StoreClosed` after `close`, and `StoreError`
        for anything else that went wrong: then nothing was kept. Appending takes a journal out of those put away.
        """

    async def load(self, journal: str) -> list[bytes]:
        """Every entry of a journal in order; empty for one that does not exist."""

    async def journals(self, *, away: bool = False) -> list[JournalInfo]:
        """The journals in use, or those put away, in the order of their names."""

    async def put_away(self, journal: str) -> None:
        """Take a journal out of those in use; it can still be loaded."""

    async def bring_back(self, journal: str) -> None:
        """Put a journal among those in use again, without a new entry."""

    async def close(self) -> None:
        """Finish what is under way and let go of everything. Closing twice does nothing."""
