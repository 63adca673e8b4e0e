"""Records and replays over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

from starlette.responses import Response, StreamingResponse

from chinwag.core.protocol import Seat
from chinwag.server import scribe
from chinwag.server.wire import from_server
from chinwag.table import looking_back
from chinwag.table.match import Match, Moment
from chinwag.table.room import Room

_NOT_KEPT = {"cache-control": "no-store"}


def record(room: Room) -> Response:
    """The record of a finished game, to be saved. Raises `Declined` before the end."""
    text = looking_back.record(room.table)
    headers = _NOT_KEPT | {"content-disposition": f'attachment; filename="{room.table.name}.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


def replay(room: Room, by: Seat | None, reader: Seat | None) -> Response:
    """What a reader was told, one message a line: the table, then a step for the deal and for each moment after it.

    Raises `Declined` for eyes that are not one's own while the game is on.
    """
    again = looking_back.told_again(room.table, by, reader)
    table = from_server.Sync(scribe.table_info(room), reader, sequence=0, game=None, log=(), chat=())
    return StreamingResponse(_lines(table, again, reader), headers=_NOT_KEPT, media_type="application/x-ndjson")


async def _lines(
    table: from_server.Sync, again: Iterator[tuple[Moment, Match]], reader: Seat | None
) -> AsyncIterator[str]:
    yield scribe.encode(table) + "\n"
    for moment, match in again:
        yield scribe.encode(scribe.step(match, moment, reader)) + "\n"
        await asyncio.sleep(0)  # a long game must not keep those who play from their turns
