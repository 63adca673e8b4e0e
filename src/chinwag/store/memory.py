"""A store for tests: it keeps journals as long as the process lives."""

from __future__ import annotations

from collections.abc import Sequence

from chinwag.store.interface import JournalConflict, JournalInfo, StoreClosed


class MemoryStore:
    """Journals in a dictionary."""

    def __init__(self) -> None:
        self._journals: dict[str, list[bytes]] = {}
        self._away: set[str] = set()
        self._closed = False

    async def append(self, journal: str, number: int, entries: Sequence[bytes]) -> None:
        """Keep entries that start at `number`."""
        if self._closed:
            raise StoreClosed(f"the store is closed; entry {number} of {journal} was not kept")
        kept = self._journals.get(journal, [])
        if number != len(kept):
            raise JournalConflict(f"entry {number} of {journal} cannot follow {len(kept)} entries")
        self._journals[journal] = [*kept, *entries]
        self._away.discard(journal)

    async def load(self, journal: str) -> list[bytes]:
        """Every entry of a journal in order."""
        return list(self._journals.get(journal, ()))

    async def journals(self, *, away: bool = False) -> list[JournalInfo]:
        """The journals in use, or those put away."""
        return [
            JournalInfo(name, len(kept), away)
            for name, kept in sorted(self._journals.items())
            if (name in self._away) is away
        ]

    async def put_away(self, journal: str) -> None:
        """Take a journal out of those in use."""
        if journal in self._journals:
            self._away.add(journal)

    async def bring_back(self, journal: str) -> None:
        """Put a journal among those in use again."""
        self._away.discard(journal)

    async def close(self) -> None:
        """Take nothing more; what was kept can still be loaded."""
        self._closed = True
