"""Where tables are kept: a journal for each table behind one small interface."""

from chinwag.store.interface import (
    JournalConflict,
    JournalInfo,
    Store,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreUnreadable,
)
from chinwag.store.memory import MemoryStore
from chinwag.store.sqlite import SqliteStore

__all__ = [
    "JournalConflict",
    "JournalInfo",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreError",
    "StoreUnreadable",
]
