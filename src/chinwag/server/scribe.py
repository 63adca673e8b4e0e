"""The only writer of what goes to clients: every message is made for one reader, from what that reader may know."""

from __future__ import annotations

from typing import get_args

import msgspec

from chinwag.core.protocol import AnyRules, Ask, Refusal, Seat
from chinwag.server.wire import from_server, over_http
from chinwag.table import clocks
from chinwag.table.match import Match, Moment
from chinwag.table.room import Room
from chinwag.table.table import ChatLine, Note
from chinwag.words import refusal_text

_SENDABLE = get_args(from_server.FromServer)
_encoder = msgspec.json.Encoder()


def encode(message: from_server.FromServer) -> str:
    """A message as it is sent. Raises `TypeError` for anything that is not one of the server's messages."""
    if not isinstance(message, _SENDABLE):
        raise TypeError(f"{type(message).__name__} is no message of the server")
    return _encoder.encode(message).decode()


def sync(room: Room, reader: Seat | None) -> from_server.Sync:
    """Everything that a reader may know of a table."""
    match = room.table.match
    return from_server.Sync(
        table=table_info(room),
        you=reader,
        sequence=0 if match is None else match.number(reader),
        game=None if match is None else game_now(match, reader),
        log=() if match is None else tuple(moment_of(match, moment, reader) for moment in match.heard(reader)),
        chat=tuple(chat_line(line) for line in room.table.chat),
        notes=tuple(note_of(room, note, reader) for note in room.table.notes),
        clocks=clocks_now(room),
    )


def step(
    match: Match, moment: Moment, reader: Seat | None, running: tuple[from_server.SeatClock, ...] = ()
) -> from_server.Step:
    """A moment of the game and the game after it, with the clocks that are running."""
    return from_server.Step(moment_of(match, moment, reader), game_now(match, reader), running)


def table_changed(room: Room) -> from_server.TableChanged:
    """The table and its clocks."""
    return from_server.TableChanged(table_info(room), clocks_now(room))


def clocks_now(room: Room) -> tuple[from_server.SeatClock, ...]:
    """The clocks of everybody awaited. They hang on what is asked and on the time alone, never on what is held."""
    table, now = room.table, room.clock.now()
    match = table.match
    if match is None or match.ask is None:
        return ()
    return tuple(_clock(room, match.ask, seat, deadline, now) for seat, deadline in sorted(table.deadlines.items()))


def _clock(room: Room, ask: Ask, seat: Seat, deadline: float, now: float) -> from_server.SeatClock:
    """One clock. Of a vacation what is left of the time itself is shown, not when both would be used up."""
    keeper = room.table.timekeeper
    away = keeper.is_on_vacation(seat, now)
    left = deadline - now - (keeper.vacation_left(seat, now) if away else 0)
    of = keeper.allowance(ask, seat) or 0
    return from_server.SeatClock(seat, _milliseconds(left), _milliseconds(of), stands=away or room.rests)


def note_of(room: Room, note: Note, reader: Seat | None) -> from_server.Note:
    """A note with its place among the moments that a reader may know of."""
    match = room.table.match
    assert match is not None, "there are notes of a game that has started"
    return from_server.Note(note.at, match.number(reader, note.sequence), note.kind, note.seat, note.name)


def _milliseconds(seconds: float) -> int:
    return max(0, round(seconds * 1000))


class Steps:
    """The text of the newest step for each reader: written once, however many look on."""

    def __init__(self) -> None:
        self._moment: Moment | None = None
        self._texts: dict[Seat | None, str] = {}

    def text(
        self, match: Match, moment: Moment, reader: Seat | None, running: tuple[from_server.SeatClock, ...] = ()
    ) -> str:
        """A step as it is sent to a reader."""
        if moment is not self._moment:
            self._moment, self._texts = moment, {}
        if reader not in self._texts:
            self._texts[reader] = encode(step(match, moment, reader, running))
        return self._texts[reader]


def game_now(match: Match, reader: Seat | None) -> from_server.GameNow:
    """The game as a reader may know it."""
    return from_server.GameNow(
        ask=match.ask,
        view=match.view(reader),
        legal=match.legal(reader),
        scores=match.scores,
        winners=match.winners,
        take_back=None if reader is None else take_back(match, reader),
    )


def take_back(match: Match, reader: Seat) -> from_server.TakeBack:
    """What a seat may take back."""
    may_ask = match.ask is not None and match.since_last_act(reader) > 0
    return from_server.TakeBack(match.why_no_undo(reader), may_ask)


def moment_of(match: Match, moment: Moment, reader: Seat | None) -> from_server.Moment:
    """A moment as a reader may know it, for one whom it concerns."""
    number = match.number(reader, moment.sequence)
    events = moment.events(reader)
    by_rules = tuple(event.by_rules for event in events)
    return from_server.Moment(number, moment.at, moment.seat, events, by_rules, moment.late)


def chat_line(line: ChatLine) -> from_server.ChatLine:
    """A line of chat."""
    return from_server.ChatLine(line.number, line.at, line.seat, line.name, line.text)


def refused(room: Room, sequence: int, refusal: Refusal) -> from_server.Refused:
    """Why an action was not played."""
    return from_server.Refused(sequence, refusal, refusal_text(room.table.rules.id, refusal))


def reason(room: Room, request: int, refusal: Refusal | None) -> from_server.Reason:
    """Why an action would not be played."""
    message = None if refusal is None else refusal_text(room.table.rules.id, refusal)
    return from_server.Reason(request, refusal, message)


def table_info(room: Room) -> from_server.TableInfo:
    """What everybody may know of a table."""
    table, now = room.table, room.clock.now()
    plea = None if table.plea is None else from_server.PleaInfo(table.plea.seat, tuple(sorted(table.plea.agreed)))
    return from_server.TableInfo(
        id=table.name,
        game=table.rules.id,
        phase=table.phase,
        seats=tuple(
            from_server.SeatInfo(
                seat=seat,
                colour=chair.colour,
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                present=chair.kind != "free" and room.present(Seat(seat)),
                ready=chair.kind == "bot" or chair.ready,
                gone=table.phase == "playing" and room.gone(Seat(seat)),
                on_vacation=table.match is not None and table.timekeeper.is_on_vacation(Seat(seat), now),
                vacation_left=0 if table.match is None else int(table.timekeeper.vacation_left(Seat(seat), now)),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        options=dict(table.options),
        clocks=table.clocks,
        listed=table.listed,
        host=table.host,
        onlookers=room.onlookers,
        rules_version=table.rules.version,
        components_hash=table.rules.components_hash,
        seed_hash=table.seed_hash,
        seed=table.seed,
        next=table.next,
        evening=table.evening,
        plea=plea,
    )


def summary(room: Room) -> over_http.TableSummary:
    """A table in a line."""
    table = room.table
    return over_http.TableSummary(
        id=table.name,
        game=table.rules.id,
        phase=table.phase,
        names=tuple(chair.name for chair in table.chairs if chair.name is not None),
        free=sum(chair.kind == "free" for chair in table.chairs),
        awaited=table.awaited,
        onlookers=room.onlookers,
        created=table.created,
    )


def my_table(room: Room, secret: str) -> over_http.MyTable:
    """A table for somebody who may have a seat there."""
    seat = room.table.seat_of(secret)
    clock = next((each for each in clocks_now(room) if each.seat == seat), None)
    awaited = seat is not None and room.table.phase == "playing" and seat in room.table.awaited
    return over_http.MyTable(summary(room), seat, awaited, None if clock is None else clock.left)


def urgency(mine: over_http.MyTable) -> tuple[bool, bool, float]:
    """The order of one's own tables: those that wait for me, the least time first, and finished ones last."""
    over = mine.table.phase in ("over", "closed")
    return (not mine.awaited, over, float("inf") if mine.left is None else mine.left)


def game_info(rules: AnyRules, bots: tuple[str, ...]) -> over_http.GameInfo:
    """A game of the house."""
    return over_http.GameInfo(
        id=rules.id,
        name=rules.name,
        rules_version=rules.version,
        seats=tuple(rules.seats),
        options=tuple(
            over_http.OptionInfo(
                option.name, option.values, option.default, option.rule, option.free, option.chairs
            )
            for option in rules.options
        ),
        clocks=over_http.ClockChoices(
            clocks.MOVES,
            clocks.GAMES,
            clocks.DAYS,
            tuple(over_http.WindowClock(each.window, each.seconds, each.usual) for each in rules.timed),
        ),
        bots=bots,
        open=rules.open,
    )
