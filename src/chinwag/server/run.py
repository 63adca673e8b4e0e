"""Running a server."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES
from chinwag.server.app import create_app
from chinwag.server.limits import Limits
from chinwag.store import SqliteStore
from chinwag.table.lobby import LobbyLimits
from chinwag.table.thinking import WORKER_COMMAND, Thinkers

_GRACE_SECONDS = 3


class Site(uvicorn.Server):
    """A server that says when it is up. `on_start` is called once, when it takes requests."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_start()


def open_site(
    database: Path,
    limits: Limits,
    games: Mapping[str, AnyRules] = GAMES,
    boxes: Sequence[str] = (),
    guests: str | None = None,
    lobby_limits: LobbyLimits | None = None,
) -> ASGIApp:
    """The application on a database file, whose folder is made when it is not there.

    `boxes` says, each as `GAME=FILE`, which `games` are played with an owner's components, so that bots do too;
    `guests` is the address by which others on the network find it; `lobby_limits` says among other things after how
    long somebody counts as gone.
    Raises `StoreError` for a file that cannot be used.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    thinkers = Thinkers((*WORKER_COMMAND, *boxes))
    return create_app(
        SqliteStore(database), thinkers, games=games, limits=limits, lobby_limits=lobby_limits, guests=guests
    )


def configure(
    app: ASGIApp, host: str, port: int, limits: Limits, *, verbose: bool, proxies: str | None
) -> uvicorn.Config:
    """How uvicorn runs the application: what was measured to be best, and no header that says what we are."""
    windows = sys.platform == "win32"
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="asyncio" if windows else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=verbose,
        log_level="info" if verbose else "warning",
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies or [],
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
