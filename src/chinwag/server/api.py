"""The HTTP side: games, tables and chairs. What happens at a table goes over its WebSocket."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any, TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from chinwag import __version__
from chinwag.bots import levels
from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import UnknownGame
from chinwag.rulebooks import Book, book
from chinwag.rulespal import RulingError, house_pal, rulings
from chinwag.server import looking_back, scribe
from chinwag.server.connection import TRY_AGAIN, Connection
from chinwag.server.failures import failed, status_of
from chinwag.server.limits import Buckets, Limits, household_of
from chinwag.server.security import same_origin
from chinwag.server.wire import over_http
from chinwag.table import requests
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined
from chinwag.table.lobby import Lobby
from chinwag.table.names import may_be_a_name
from chinwag.table.room import Room
from chinwag.table.table import Table

T = TypeVar("T")

NO_TABLE = 4404
"""The code with which a WebSocket to a table that is not there is closed."""


class Api:
    """The answers of a server, with what it remembers of who asked."""

    def __init__(self, lobby: Lobby, limits: Limits, guests: str | None) -> None:
        self._lobby = lobby
        self._guests = guests
        self._limits = limits
        self._tables = Buckets(limits.tables)
        self._seats = Buckets(limits.seats)
        self._connections = Buckets(limits.connections)
        self._misses = Buckets(limits.misses)
        self._questions = Buckets(limits.questions)
        self._replays = Buckets(limits.replays)
        self._mine = Buckets(limits.mine)
        self._sockets: dict[str, int] = {}
        self._steps = scribe.Steps()
        self._books: dict[str, Book] = {}

    @property
    def routes(self) -> list[BaseRoute]:
        """Every address of the interface."""
        return [
            Route("/health", self.health),
            Route("/api/house", self.house),
            Route("/api/games", self.games),
            Route("/api/games/{game}/rules", self.rules),
            # Many views of one table are much alike: what they weigh falls to a thirtieth.
            Route("/api/rulebooks/{game}", self.rulebook, middleware=[Middleware(GZipMiddleware)]),
            Route("/api/games/{game}/contents", self.contents),
            Route("/api/ask", self.ask),
            Route("/api/ask", self.ask_by_post, methods=["POST"]),
            Route("/api/ruling", self.ruling, methods=["POST"]),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/seats", self.take_seat, methods=["POST"]),
            Route("/api/tables/{table}/next", self.next_table, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
        ]

    async def health(self, _request: Request) -> Response:
        """That the server is well, for whoever watches it."""
        return reply(over_http.Health("ok", __version__, len(self._lobby.rooms)))

    async def house(self, _request: Request) -> Response:
        """Where guests find the house."""
        return reply(over_http.HouseInfo(self._guests))

    async def games(self, _request: Request) -> Response:
        """Every game of the house."""
        return reply([scribe.game_info(rules, levels(rules)) for rules in self._lobby.games.values()])

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, rule by rule."""
        return reply(self._game(request).rulebook)

    async def rulebook(self, request: Request) -> Response:
        """The rulebook of a game as a book, with its diagrams played."""
        rules = self._game(request)
        if rules.id not in self._books:
            # Elsewhere: some games read much before their first position, and no table should wait for that.
            self._books[rules.id] = await to_thread(book, rules)
        return reply(self._books[rules.id])

    async def contents(self, request: Request) -> Response:
        """What is in the box of a game, null where there is nothing to show."""
        return reply(self._game(request).contents)

    async def ask(self, request: Request) -> Response:
        """What the rules say about a question that is in the address."""
        return await self._ask(
            request, over_http.AskRules(request.query_params.get("q", ""), request.query_params.get("game"))
        )

    async def ask_by_post(self, request: Request) -> Response:
        """What the rules say about a question."""
        return await self._ask(request, await self._read(request, over_http.AskRules))

    async def _ask(self, request: Request, asked: over_http.AskRules) -> Response:
        _take(self._questions, request)
        try:
            # In a thread: the first question opens the rulebooks, and a model takes its time.
            return reply(await to_thread(house_pal().ask, asked.q, asked.game))
        except UnknownGame:
            raise Declined("unknown_game") from None

    async def ruling(self, request: Request) -> Response:
        """A ruling on an action in a position that somebody hands in."""
        asked = await self._read(request, over_http.AskRuling)
        _take(self._questions, request)
        rules = self._lobby.games.get(asked.game)
        if rules is None:
            raise Declined("unknown_game")
        position, action = (rulings.text_or_json(given) for given in (asked.position, asked.action))
        try:
            return reply(await to_thread(rulings.rule_on, rules, position, action, asked.seat))
        except RulingError as error:
            raise Declined(error.code, why=str(error)) from None

    async def tables(self, _request: Request) -> Response:
        """The tables that their hosts have listed and whose game is not over."""
        listed = [
            room for room in self._lobby.rooms if room.table.listed and room.table.phase in ("waiting", "playing")
        ]
        return reply([scribe.summary(room) for room in listed])

    async def table(self, request: Request) -> Response:
        """One table in a line."""
        return reply(scribe.summary(await self._room(request)))

    async def mine(self, request: Request) -> Response:
        """The tables where a browser holds seats, and which of them wait for it."""
        held = await self._read(request, over_http.HeldSeats)
        _take(self._mine, request)
        if len(held.seats) > self._limits.held:
            raise Declined("too_big", limit=self._limits.body)
        found, missing = [], []
        for seat in held.seats:
            try:
                room = await self._room_named(seat.table, _address(request))
            except Declined as declined:
                if declined.code == "no_table":
                    missing.append(seat.table)
            else:
                found.append(scribe.my_table(room, seat.secret))
        found.sort(key=scribe.urgency)
        return reply(over_http.MyTables(tuple(found), tuple(missing)))

    async def new_table(self, request: Request) -> Response:
        """Open a table and sit down as its host."""
        wish = await self._read(request, over_http.NewTable)
        _take(self._tables, request)
        room, seat, secret = await self._lobby.create(
            wish.game, wish.seats, wish.name, wish.options, wish.bots, listed=wish.listed, clocks=wish.clocks
        )
        return reply(over_http.SeatTaken(room.table.name, seat, secret), 201)

    async def take_seat(self, request: Request) -> Response:
        """Take a free chair."""
        wish = await self._read(request, over_http.TakeSeat)
        _take(self._seats, request)
        room = await self._room(request)
        taken: list[over_http.SeatTaken] = []

        def decide(table: Table, now: float) -> list[AnyEntry]:
            written, seat, secret = requests.sit(table, wish.name, wish.seat, now)
            taken.append(over_http.SeatTaken(table.name, seat, secret))
            return written

        await room.change(decide)
        return reply(taken[0], 201)

    async def next_table(self, request: Request) -> Response:
        """Lay the table at which the company of a finished game goes on; the one that is laid, if one is."""
        wish = await self._read(request, over_http.NextTable)
        _take(self._tables, request)
        room = await self._room(request)
        return reply(over_http.TableName(await self._lobby.follow(room, _seat_of(request, room), wish.game)), 201)

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        _take(self._replays, request)
        return looking_back.record(await self._room(request))

    async def replay(self, request: Request) -> Response:
        """A game told again to a chair or an onlooker. The secret comes in a header, never in the address."""
        _take(self._replays, request)
        room = await self._room(request)
        return looking_back.replay(room, _seat_of(request, room), _seat(request.query_params.get("seat")))

    async def socket(self, websocket: WebSocket) -> None:
        """Everything at a table."""
        if not same_origin(websocket.headers):
            await websocket.send_denial_response(decline(Declined("origin")))
            return
        address = household_of(_address(websocket))
        crowded = (
            self._sockets.get(address, 0) >= self._limits.sockets_per_address
            or sum(self._sockets.values()) >= self._limits.sockets
        )
        if crowded or not self._connections.take(address):
            await websocket.send_denial_response(decline(Declined("too_fast")))
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await websocket.accept()
            await self._serve(websocket)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _serve(self, websocket: WebSocket) -> None:
        try:
            room = await self._room(websocket)
        except Declined as declined:
            await websocket.send_text(scribe.encode(failed(declined)))
            missing = declined.code in ("no_table", "old_table")
            await websocket.close(NO_TABLE if missing else TRY_AGAIN)
            return
        await Connection(websocket, room, self._limits, self._steps).run()

    def _game(self, request: Request) -> AnyRules:
        """The game that was asked for."""
        rules = self._lobby.games.get(request.path_params["game"])
        if rules is None:
            raise Declined("unknown_game")
        return rules

    async def _room(self, asked: HTTPConnection) -> Room:
        """The room of the table that was asked for."""
        return await self._room_named(asked.path_params["table"], _address(asked))

    async def _room_named(self, name: str, address: str) -> Room:
        """The room of a table. Guessing names is slow: misses are limited."""
        if not self._misses.may_take(address):
            raise Declined("too_fast")
        try:
            if not may_be_a_name(name):
                raise Declined("no_table", table=name[:40])
            return await self._lobby.room(name)
        except Declined as declined:
            if declined.code == "no_table":
                self._misses.take(address)
            raise

    async def _read(self, request: Request, kind: type[T]) -> T:
        """The body of a request. Raises `Declined` for another site's page, too much, and what is no `kind`."""
        if not same_origin(request.headers):
            raise Declined("origin")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Declined("not_json")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self._limits.body:
                raise Declined("too_big", limit=self._limits.body)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Declined("bad_message", why=str(error)) from None


def reply(content: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(
        msgspec.json.encode(content), status, headers={"cache-control": "no-store"}, media_type="application/json"
    )


def decline(declined: Declined) -> Response:
    """An answer that says why not."""
    return reply(failed(declined), status_of(declined))


def _take(buckets: Buckets, request: Request) -> None:
    if not buckets.take(_address(request)):
        raise Declined("too_fast")


def _address(asked: HTTPConnection) -> str:
    return "" if asked.client is None else asked.client.host


def _seat_of(request: Request, room: Room) -> Seat | None:
    """Whose secret a request brings, in a header and never in the address; None for nobody's."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return room.table.seat_of(secret) if scheme.lower() == "bearer" else None


def _seat(text: str | None) -> Seat | None:
    """The seat that an address names. Raises `Declined` for what can be none."""
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 2:
        raise Declined("no_chair")
    return Seat(int(text))
