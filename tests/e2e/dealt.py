"""Tables with a chosen deal: their journals are written before the server starts, as if it had been stopped."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Raw

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import Action, AnyRules
from chinwag.games import GAMES
from chinwag.store import SqliteStore
from chinwag.table import entries
from chinwag.table.chairs import fresh_secret, hash_of
from chinwag.table.clocks import Clocks

TABLE = "quiet-otter-101"
SEED = bytes([7]) * SEED_BYTES
NAMES = ("Agnes", "Barnaby", "Clementine")


def a_game(game: str, actions: int, seats: int = len(NAMES), window: str | None = None) -> list[tuple[int, Action]]:
    """So many actions of a game or the whole of it, and a few more until this window is open."""
    state = GAMES[game].start(seats, {}, SealedChance(SEED))
    chance = random.Random(5)
    played: list[tuple[int, Action]] = []
    while state.ask is not None and (len(played) < actions or window not in (None, state.ask.window)):
        seat = chance.choice(state.ask.awaited)
        action = chance.choice(state.legal(seat))
        state.play(seat, action)
        played.append((seat, action))
    return played


def deal(
    database: Path,
    rules: AnyRules,
    names: Sequence[str],
    seed: bytes,
    played: Sequence[tuple[int, Action]] = (),
    table: str = TABLE,
    clocks: Clocks | None = None,
) -> list[str]:
    """Write a table where everybody sits and this was played by these seats; everybody's personal path."""
    now = time.time()
    secrets = [fresh_secret() for _ in names]
    opened = entries.Opened(
        at=now,
        game=rules.id,
        rules_version=rules.version,
        components_hash=rules.components_hash,
        seats=len(names),
        options={},
        listed=False,
        seed=seed.hex(),
        clocks=Clocks() if clocks is None else clocks,
    )
    sat = [
        entries.Sat(now, seat, name, hash_of(secret))
        for seat, (name, secret) in enumerate(zip(names, secrets, strict=True))
    ]
    ready = [entries.Readied(now, seat, True) for seat in range(len(names))]
    actions = [entries.Played(now, seat, Raw(msgspec.json.encode(action))) for seat, action in played]
    journal: list[entries.AnyEntry] = [opened, *sat, *ready, entries.Started(now), *actions]
    with ThreadPoolExecutor(1) as other_thread:  # a browser test has a loop in its own
        other_thread.submit(lambda: asyncio.run(_write(database, table, journal))).result()
    return [f"/t/{table}#{secret}" for secret in secrets]


async def _write(database: Path, table: str, journal: Sequence[entries.AnyEntry]) -> None:
    store = SqliteStore(database)
    try:
        await store.append(table, 0, [entries.encode(entry) for entry in journal])
    finally:
        await store.close()
