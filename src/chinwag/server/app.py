"""The application that a server runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES
from chinwag.server.api import Api, decline
from chinwag.server.client_files import CLIENT_FOLDER, client_routes
from chinwag.server.limits import Limits
from chinwag.server.security import SecurityHeaders
from chinwag.store import Store
from chinwag.table.errors import Declined
from chinwag.table.lobby import Lobby, LobbyLimits
from chinwag.table.thinking import Thinkers


def create_app(
    store: Store,
    thinkers: Thinkers,
    *,
    games: Mapping[str, AnyRules] = GAMES,
    limits: Limits | None = None,
    lobby_limits: LobbyLimits | None = None,
    client: Path = CLIENT_FOLDER,
    guests: str | None = None,
) -> ASGIApp:
    """The application. It closes the store and the workers when it ends.

    `guests` is the address by which others on the network find it, where that is not the page's own.
    """
    lobby = Lobby(store, thinkers, games, lobby_limits)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await lobby.start()
        try:
            yield
        finally:
            await lobby.close()

    api = Api(lobby, Limits() if limits is None else limits, guests)
    inner = Starlette(
        routes=[*api.routes, *client_routes(client)],
        exception_handlers={Declined: _declined, HTTPException: _http, Exception: _broken},
        lifespan=lifespan,
    )
    return SecurityHeaders(inner)  # outermost, so that an answer to a fault of ours has them too


async def _declined(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return decline(error)


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = decline(Declined("wrong_method" if error.status_code == 405 else "no_path"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _broken(_request: Request, _error: Exception) -> Response:
    return decline(Declined("broken"))
