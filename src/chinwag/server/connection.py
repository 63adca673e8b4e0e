"""One WebSocket at a table: what its client says becomes requests, what happens becomes messages for its reader."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from chinwag.core.protocol import Seat
from chinwag.server import rulings, scribe
from chinwag.server.failures import failed
from chinwag.server.limits import Bucket, Limits
from chinwag.server.wire import from_client, from_server
from chinwag.table import absence, requests, taking_back, timing
from chinwag.table.errors import Declined, OutOfStep, RefusedByRules
from chinwag.table.match import Moment
from chinwag.table.room import Room
from chinwag.table.table import ChatLine, Note

logger = logging.getLogger(__name__)

TRY_AGAIN = 1013
"""The code with which a line is cut that does not keep up: the client comes back and gets everything anew."""

RESTART = 1012
POLICY = 1008
BROKEN = 1011

_decoder: msgspec.json.Decoder[from_client.FromClient] = msgspec.json.Decoder(from_client.FromClient)


class Connection:
    """A client at a table. It is a `Listener` of its room: what is heard waits in a bounded outbox."""

    def __init__(self, websocket: WebSocket, room: Room, limits: Limits, steps: scribe.Steps) -> None:
        self.seat: Seat | None = None
        self._websocket = websocket
        self._room = room
        self._limits = limits
        self._steps = steps
        self._messages = Bucket(limits.messages)
        self._syncs = Bucket(limits.syncs)
        self._owed: asyncio.TimerHandle | None = None
        self._chat = Bucket(limits.chat)
        self._warnings = limits.warnings
        self._greeted = False
        self._outbox: asyncio.Queue[str] = asyncio.Queue(limits.outbox)
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    # --- the line ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it goes or the line has to be cut."""
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sender, reader, self._end), return_when=asyncio.FIRST_COMPLETED)
            if self._end.done():
                await self._hang_up(sender, self._end.result())
        finally:
            self._room.go(self)
            if self._owed is not None:
                self._owed.cancel()
            for task in (sender, reader):
                task.cancel()
            for outcome in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    logger.error("connection to table %s: %r", self._room.table.name, outcome, exc_info=outcome)

    async def _send(self) -> None:
        while True:
            await self._websocket.send_text(await self._outbox.get())

    async def _hang_up(self, sender: asyncio.Task[None], code: int) -> None:
        """Close the line; a client that keeps up hears first what was said before."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                while code != TRY_AGAIN and not self._outbox.empty() and not sender.done():
                    await asyncio.sleep(0.01)
                await self._websocket.close(code)

    def _tell(self, make: Callable[[], from_server.FromServer]) -> None:
        self._post(lambda: scribe.encode(make()))

    def _post(self, write: Callable[[], str]) -> None:
        """Put a message into the outbox. A client that does not keep up, or a fault of ours, ends the line."""
        if self._end.done():
            return
        try:
            self._outbox.put_nowait(write())
        except asyncio.QueueFull:
            self._cut(TRY_AGAIN)
        except Exception as error:  # one reader's message must not keep the others from theirs
            logger.error("message at table %s: %r", self._room.table.name, error, exc_info=error)
            self._cut(BROKEN)

    def _cut(self, code: int) -> None:
        if not self._end.done():
            self._end.set_result(code)

    # --- what happens at the table -------------------------------------------------------------------------

    def stepped(self, moment: Moment) -> None:
        """An action was played. One that does not concern this reader is not heard of at all."""
        match = self._room.table.match
        assert match is not None
        if not moment.concerns(self.seat):
            return
        self._post(lambda: self._steps.text(match, moment, self.seat, scribe.clocks_now(self._room)))

    def started(self) -> None:
        """Everything is new."""
        self._tell(lambda: scribe.sync(self._room, self.seat))

    def table_changed(self) -> None:
        """Somebody came, went, got ready, or the options or the clocks changed."""
        self._tell(lambda: scribe.table_changed(self._room))

    def noted(self, note: Note) -> None:
        """Something was written down for the log."""
        self._tell(lambda: from_server.Noted(scribe.note_of(self._room, note, self.seat)))

    def said(self, line: ChatLine) -> None:
        """Somebody said something."""
        self._tell(lambda: from_server.Said(scribe.chat_line(line)))

    def closed(self) -> None:
        """The room is no more."""
        self._cut(RESTART)

    # --- what the client says ------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_within):
                first = await self._hear()
        except TimeoutError:
            first = None
        if not isinstance(first, from_client.Hello):
            self._tell(partial(failed, Declined("hello_first")))
            self._cut(POLICY)
            return
        await self._guarded(first)
        while not self._end.done():
            message = await self._hear()
            if message is not None:
                await self._guarded(message)

    async def _hear(self) -> from_client.FromClient | None:
        """The next message; None for one that cannot be taken, which the client is told."""
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text: str | None = received.get("text")
        try:
            if not self._messages.take():
                raise Declined("too_fast")
            if text is None:
                raise Declined("bad_message", why="it is not text")
            if len(text) > self._limits.message:
                raise Declined("too_big", limit=self._limits.message)
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._warn(Declined("bad_message", why=str(error)))
        except Declined as declined:
            self._warn(declined)
        return None

    def _warn(self, declined: Declined) -> None:
        """Tell what was wrong; a client that does not listen is cut off."""
        self._warnings -= 1
        self._tell(partial(failed, declined))
        if self._warnings <= 0:
            self._cut(POLICY)

    async def _guarded(self, message: from_client.FromClient) -> None:
        try:
            await self._take(message)
        except Declined as declined:
            self._tell(partial(failed, declined, message.request))
        except OutOfStep:
            self._tell_everything()
        except WebSocketDisconnect:
            raise
        except Exception as error:  # a fault of ours ends neither the line nor the table
            logger.error("message at table %s: %r", self._room.table.name, error, exc_info=error)
            self._tell(partial(failed, Declined("broken"), message.request))

    def _tell_everything(self) -> None:
        """Answer with the whole log. Who asks for it again and again gets one answer for all, a little later."""
        if self._syncs.take():
            self.started()
        elif self._owed is None:
            self._owed = asyncio.get_running_loop().call_later(self._syncs.wait, self._pay)

    def _pay(self) -> None:
        self._owed = None
        self._tell_everything()

    async def _take(self, message: from_client.FromClient) -> None:
        room = self._room  # decisions look at `self.seat` when it is their turn: by then the chair may be given up
        match message:
            case from_client.Hello():
                await self._greet(message)
            case from_client.Act():
                await self._act(message)
            case from_client.Why():
                self._why(message)
            case from_client.AskAction():
                ruling = rulings.ruled(room.table, self.seat, message.action)
                self._tell(partial(from_server.Ruled, message.request, ruling))
            case from_client.Explain():
                explained = rulings.explained(room.table, self.seat)
                self._tell(partial(from_server.ExplainedNow, message.request, explained))
            case from_client.Say():
                if not self._chat.take():
                    raise Declined("too_fast")
                await room.change(
                    lambda table, now: requests.speak(table, self.seat, message.name, message.text, now)
                )
            case from_client.SetReady():
                await room.change(lambda table, now: requests.be_ready(table, self.seat, message.ready, now))
            case from_client.SeatBot():
                await room.change(
                    lambda table, now: requests.seat_bot(
                        table, self.seat, message.seat, message.level, now, room.gone
                    )
                )
            case from_client.FreeSeat():
                await room.change(
                    lambda table, now: requests.free_seat(table, self.seat, message.seat, now, room.gone)
                )
            case from_client.SetTable():
                await room.change(
                    lambda table, now: requests.arrange(
                        table, self.seat, message.seats, message.options, message.listed, now, message.clocks
                    )
                )
            case from_client.SetVacation():
                await room.change(lambda table, now: timing.set_vacation(table, self.seat, message.on, now))
            case from_client.SetClosed():
                put_away = absence.close if message.closed else absence.reopen
                await room.change(lambda table, now: put_away(table, self.seat, now))
            case from_client.Undo():
                await room.change(lambda table, now: taking_back.take_back(table, self.seat, message.sequence, now))
            case from_client.AskBack():
                await room.change(lambda table, now: taking_back.ask_back(table, self.seat, message.asks, now))
            case from_client.AnswerBack():
                await room.change(lambda table, now: taking_back.answer(table, self.seat, message.agrees, now))
            case from_client.Leave():
                await room.change(lambda table, now: requests.leave(table, self.seat, now))
            case from_client.Ping():
                self._tell(from_server.Pong)

    async def _greet(self, hello: from_client.Hello) -> None:
        """Find out who this is; whoever has no good secret looks on. A bot gives the chair back to its person."""
        seat = self._room.table.seat_of(hello.secret)
        again = self._greeted
        if not self._greeted or seat != self.seat:
            self._room.go(self)
            self.seat = seat
            try:
                self._room.enter(self)
            except Declined as declined:
                self._tell(partial(failed, declined))
                self._cut(TRY_AGAIN)
                return
            self._greeted = True
        if again:
            self._tell_everything()
        else:
            self.started()
        if seat is not None and self._room.table.chairs[seat].bot is not None:
            await self._room.change(lambda table, now: requests.come_back(table, seat, now))

    async def _act(self, message: from_client.Act) -> None:
        try:
            await self._room.change(
                lambda table, now: requests.play(table, self.seat, message.sequence, message.action, now)
            )
        except RefusedByRules as refused:
            self._tell(partial(scribe.refused, self._room, message.sequence, refused.refusal))

    def _why(self, message: from_client.Why) -> None:
        refusal = None
        try:
            requests.why(self._room.table, self.seat, message.action)
        except RefusedByRules as refused:
            refusal = refused.refusal
        self._tell(partial(scribe.reason, self._room, message.request, refusal))
