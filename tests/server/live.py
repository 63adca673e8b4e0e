"""A real server on a real port for tests, and players who come by socket."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import uvicorn
from tests.table.rooms import worker
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES
from chinwag.server.app import create_app
from chinwag.server.limits import Limits, Rate
from chinwag.server.run import configure
from chinwag.store import MemoryStore, Store
from chinwag.table.lobby import Lobby, LobbyLimits
from chinwag.table.thinking import Pace, Thinkers

PLENTY = Rate(burst=1_000_000, per_minute=1_000_000)
UNLIMITED = Limits(
    messages=PLENTY,
    chat=PLENTY,
    tables=PLENTY,
    seats=PLENTY,
    connections=PLENTY,
    syncs=PLENTY,
    mine=PLENTY,
    misses=PLENTY,
    replays=PLENTY,
    warnings=1_000_000,
    sockets_per_address=1_000_000,
)
AT_ONCE = Pace(budget=0.2, least=0, most=0, patience=20)
SECONDS = 30
"""So long a test waits for what must happen; it is not measured."""

Message = dict[str, Any]


class Site:
    """A server as its guests see it."""

    def __init__(self, port: int, store: Store | None = None) -> None:
        self.port = port
        self.store = store
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS, verify=False)

    def open_table(self, name: str = "Anna", **wish: Any) -> Message:
        """Open a table and come back as its host: table, seat and secret."""
        wish = {"game": "beardsmith", "seats": 2, "options": {"board": "chin"}} | wish | {"name": name}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        taken: Message = answer.json()
        return taken

    def take_seat(self, table: str, name: str, seat: int | None = None) -> Message:
        answer = self.http.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})
        assert answer.status_code == 201, answer.text
        taken: Message = answer.json()
        return taken

    def store_of(self, table: str) -> list[bytes]:
        """The journal of a table."""
        assert self.store is not None
        return asyncio.run(self.store.load(table))

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


class Player:
    """Somebody at a table, or an onlooker, who knows what a page would know."""

    def __init__(self, site: Site, table: str, secret: str | None = None) -> None:
        self.site, self.secret = site, secret
        self.frames: list[str] = []
        self.sequence = 0
        self.game: Message | None = None
        self.table: Message = {}
        self.you: int | None = None
        self.log: list[Message] = []
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(
            connect(site.address(table), compression=None, max_size=None)
        )
        self.say(type="hello", secret=secret)
        self.until("sync")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up politely."""
        self._open.close()

    def again(self) -> Player:
        """The same person on another device."""
        return Player(self.site, self.table["id"], self.secret)

    def say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> Message:
        frame = self.line.recv(timeout=SECONDS)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        match message["type"]:
            case "sync":
                self.table, self.you, self.log = message["table"], message["you"], list(message["log"])
                self.game, self.sequence = message["game"], message["sequence"]
            case "step":
                assert message["moment"]["sequence"] == self.sequence + 1
                self.game, self.sequence = message["game"], message["moment"]["sequence"]
                self.log.append(message["moment"])
            case "table":
                self.table = message["table"]
        return message

    def until(self, kind: str, such: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind and such(message):
                return message

    def until_closed(self) -> int:
        """The code with which the server closes the line."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until("never")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def catch_up(self, sequence: int) -> None:
        """Hear until the state bears this number."""
        while self.sequence < sequence:
            self.hear()

    @property
    def legal(self) -> list[Message]:
        assert self.game is not None
        actions: list[Message] = self.game["legal"]
        return actions

    @property
    def awaited(self) -> list[int]:
        assert self.game is not None
        return [] if self.game["ask"] is None else self.game["ask"]["awaited"]

    def act(self, action: Message | None = None, sequence: int | None = None) -> None:
        """Play an action, the first legal one where none is given."""
        action = self.legal[0] if action is None else action
        self.say(type="act", sequence=self.sequence if sequence is None else sequence, action=action)

    def play(self, action: Message | None = None) -> None:
        """Play an action and hear of it."""
        self.act(action)
        self.catch_up(self.sequence + 1)


@contextmanager
def site(
    store: Store | None = None,
    *,
    games: Mapping[str, AnyRules] = GAMES,
    limits: Limits = UNLIMITED,
    lobby_limits: LobbyLimits | None = None,
    fault: str | None = "first",
    pace: Pace = AT_ONCE,
    client: Path | None = None,
    guests: str | None = None,
) -> Iterator[Site]:
    """A server that is up. `fault` names the worker of `tests.table.workers`; None stands for real bots."""
    store = MemoryStore() if store is None else store
    thinkers = Thinkers(pace=pace) if fault is None else Thinkers(worker(fault), workers=1, pace=pace)
    app = create_app(
        store,
        thinkers,
        games=games,
        limits=limits,
        lobby_limits=lobby_limits,
        client=Path("nowhere") if client is None else client,
        guests=guests,
    )
    config = configure(app, "127.0.0.1", 0, limits, verbose=True, proxies=None)
    config.log_config = None
    config.configure_logging()
    server = uvicorn.Server(config)
    up = threading.Event()
    startup = server.startup

    async def start(*args: Any, **more: Any) -> None:
        await startup(*args, **more)
        up.set()

    server.startup = start  # type: ignore[method-assign]
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    assert up.wait(SECONDS)
    running = Site(server.servers[0].sockets[0].getsockname()[1], store)
    try:
        yield running
    finally:
        running.http.close()
        server.should_exit = True
        thread.join(SECONDS)
        assert not thread.is_alive()


@contextmanager
def players(running: Site, seats: int = 2, onlookers: int = 0, **wish: Any) -> Iterator[list[Player]]:
    """People on every chair of a new table and onlookers behind them, all ready: the game is on."""
    host = running.open_table("Player 0", seats=seats, **wish)
    secrets = [host["secret"]]
    secrets += [running.take_seat(host["table"], f"Player {n}")["secret"] for n in range(1, seats)]
    there = [Player(running, host["table"], secret) for secret in [*secrets, *[None] * onlookers]]
    try:
        for player in there[:seats]:
            player.say(type="ready", ready=True)
        for player in there:
            player.until("sync")
        yield there
    finally:
        for player in there:
            player.close()


def play_on(there: list[Player], until: Callable[[], bool] = lambda: False) -> None:
    """Play the first legal action of whoever is awaited, all hearing all of it, until the game is over."""
    while there[0].awaited and not until():
        there[there[0].awaited[0]].play()
        for player in there:
            player.catch_up(max(each.sequence for each in there))


__all__ = ["AT_ONCE", "SECONDS", "UNLIMITED", "Lobby", "Player", "Site", "play_on", "players", "site"]
