"""A seat at a running table, played over the table's own interface: it knows what the seat may know."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

PATIENCE = 20.0
"""So many seconds a server may take to answer."""


class SeatError(Exception):
    """Something that cannot be done at a table; the message is for people."""


class Link(Struct, frozen=True):
    """A link to a table: where the server is, the table's name and, in a personal link, the seat's secret."""

    site: str
    table: str
    secret: str | None


def read_link(link: str) -> Link:
    """The parts of a link such as `http://localhost:8711/t/soft-otter-417#SECRET`. Raises `SeatError`.

    >>> read_link("http://localhost:8711/t/soft-otter-417")
    Link(site='http://localhost:8711', table='soft-otter-417', secret=None)
    """
    parts = urlsplit(link.strip())
    folder, _, table = parts.path.rstrip("/").rpartition("/")
    if parts.scheme not in ("http", "https") or folder != "/t" or not table:
        raise SeatError("expected a link to a table such as http://localhost:8711/t/soft-otter-417")
    return Link(f"{parts.scheme}://{parts.netloc}", table, parts.fragment or None)


def take_chair(link: str, name: str) -> Json:
    """Take a free chair under a name; gives back the seat and its personal link. Raises `SeatError`."""
    to = read_link(link)
    request = urllib.request.Request(
        f"{to.site}/api/tables/{to.table}/seats",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
        method="POST",
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            taken: Json = json.load(answer)
    except urllib.error.HTTPError as error:
        raise SeatError(_message(error.read())) from None
    except OSError as error:
        raise SeatError(f"the server at {to.site} does not answer: {error}") from None
    return {"seat": taken["seat"], "link": f"{to.site}/t/{to.table}#{taken['secret']}"}


async def look(link: str, wait: float = 0) -> Json:
    """What the seat may know now; with `wait` seconds to spare, as soon as it is awaited or the game is over."""
    async with _table(link) as (line, seen):
        deadline = asyncio.get_running_loop().time() + wait
        while not _may_stop(seen):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                break
            try:
                await _hear(line, seen, left)
            except TimeoutError:
                break
    return seen


async def be_ready(link: str) -> Json:
    """Say that one is ready: the game starts when everybody is."""
    async with _table(link) as (line, seen):
        await line.send(json.dumps({"type": "ready", "ready": True}))
        heard = await _hear(line, seen, PATIENCE)
        _raise_if_failed(heard)
    return seen


async def act(link: str, sequence: int, action: Json) -> Json:
    """Play an action as an answer to the state of this number; gives back what the seat may know after it."""
    async with _table(link) as (line, seen):
        await line.send(json.dumps({"type": "act", "sequence": sequence, "action": action}))
        while True:
            heard = await _hear(line, seen, PATIENCE)
            if heard["type"] == "refused":
                raise SeatError(f"{heard['message']} ({', '.join(heard['refusal']['rules'])})")
            _raise_if_failed(heard)
            if heard["type"] == "sync":
                raise SeatError("the game has moved on: look again")
            if heard["type"] == "step" and heard["moment"]["seat"] == seen["you"]:
                return seen


@asynccontextmanager
async def _table(link: str) -> AsyncIterator[tuple[ClientConnection, Json]]:
    """A line to the table, with what the seat sees. Raises `SeatError`."""
    to = read_link(link)
    address = f"{to.site.replace('http', 'ws', 1)}/api/tables/{to.table}/socket"
    try:
        async with connect(address, open_timeout=PATIENCE, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "secret": to.secret}))
            seen: Json = {"news": []}
            _raise_if_failed(await _hear(line, seen, PATIENCE))
            yield line, seen
    except (OSError, WebSocketException) as error:
        raise SeatError(f"the table cannot be reached: {error}") from None


async def _hear(line: ClientConnection, seen: Json, patience: float) -> Json:
    """The next message, taken in. Raises `TimeoutError`."""
    async with asyncio.timeout(patience):
        message: Json = json.loads(await line.recv())
    match message["type"]:
        case "sync":
            news = message["log"][-1:]
            seen.update({key: message[key] for key in ("table", "you", "sequence", "game")} | {"news": news})
        case "step":
            seen.update(game=message["game"], sequence=message["moment"]["sequence"])
            seen["news"].append(message["moment"])
        case "table":
            seen["table"] = message["table"]
    return message


def _may_stop(seen: Json) -> bool:
    """Whether there is something to do, or nothing ever again."""
    game = seen["game"]
    if game is None:
        return False
    return game["ask"] is None or seen["you"] in game["ask"]["awaited"]


def _raise_if_failed(message: Json) -> None:
    if message["type"] == "failed":
        raise SeatError(str(message["message"]))


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return "the server refuses"
