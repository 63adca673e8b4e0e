"""What the server tells over the WebSocket of a table: nothing but these types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import Action, Ask, Event, Fact, Refusal, View
from chinwag.rulespal.rulings import Explained, Ruling
from chinwag.table.clocks import Clocks
from chinwag.table.entries import Finished
from chinwag.table.match import NoUndo
from chinwag.table.table import NoteKind


class SeatInfo(Struct, frozen=True):
    """One chair. `name` is None while it is free; `bot` is the level of a bot that sits there.

    `colour` is one of the six players' colours: ginger, sky, fern, blond, bluebeard, plum. In a running game a free
    chair keeps the name of who sat there. Who is `gone` has been away for longer than the grace, and a bot may play
    for them. `vacation_left` counts seconds, none where the game is not one of days.
    """

    seat: int
    colour: str
    kind: Literal["free", "person", "bot"]
    name: str | None
    bot: str | None
    present: bool
    ready: bool
    gone: bool
    on_vacation: bool
    vacation_left: int


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table. `next` is where the company goes on, and `evening` what it played before.

    `seed_hash` is shown from the start, `seed` when the game is over."""

    id: str
    game: str
    phase: Literal["waiting", "playing", "over", "closed"]
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    clocks: Clocks
    listed: bool
    host: int | None
    onlookers: int
    rules_version: int
    components_hash: str
    seed_hash: str | None
    seed: str | None
    plea: PleaInfo | None = None
    next: str | None = None
    evening: tuple[Finished, ...] = ()


class Moment(Struct, frozen=True):
    """What one action brought about, as the reader may know it. `at` is the time in seconds since 1970.

    `by_rules` has the rules of each of the events, the one to read first in front. They follow from the event as
    the reader may know it and tell no more. `seat` acted; None is the deal. `sequence` is the number that the state
    bears after it for this reader: it only ever counts up, by one. A change of mind about a sealed choice is no
    moment for others and has no number there. A `late` one was played by the table, when the time was up.
    """

    sequence: int
    at: float
    seat: int | None
    events: tuple[Event, ...]
    by_rules: tuple[tuple[str, ...], ...]
    late: bool


class SeatClock(Struct, frozen=True):
    """The clock of an awaited seat: how much is `left` of how much, in milliseconds as the message is sent.

    It `stands` while its seat is on vacation, or while none of those who play is here.
    """

    seat: int
    left: int
    of: int
    stands: bool


class Note(Struct, frozen=True):
    """Something for the log that is no action: who went, who came, for whom a bot plays.

    It stands after the moment with the number `sequence`. The name is kept as it was then.
    """

    at: float
    sequence: int
    kind: NoteKind
    seat: int
    name: str


class TakeBack(Struct, frozen=True):
    """Whether the reader may take back what was played last. `why` not, without asking; None where it may.

    `ask` says whether there is something that the others may be asked to let one take back.
    """

    why: NoUndo | None
    ask: bool


class PleaInfo(Struct, frozen=True):
    """Somebody would like to take back their last act, and so many of those asked have agreed."""

    seat: int
    agreed: tuple[int, ...]


class GameNow(Struct, frozen=True):
    """The game as the reader may know it. `legal` lists the reader's own legal actions, empty for all others.

    It leaves out what people make up themselves, such as words: whether those are legal, `Why` tells. Of actions
    that differ only in an order that may be named, as the cards of a cost may, one stands for all.

    `scores` and `winners` are empty while the game is on: what the score is until then, the view says.
    """

    ask: Ask | None
    view: View
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    take_back: TakeBack | None = None


class ChatLine(Struct, frozen=True):
    """One line of chat. `seat` is None for an onlooker; names are kept as they were when it was said."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """Everything: the answer to `Hello` and to any action that was out of step, and news of the start."""

    table: TableInfo
    you: int | None
    sequence: int
    game: GameNow | None
    log: tuple[Moment, ...]
    chat: tuple[ChatLine, ...]
    notes: tuple[Note, ...] = ()
    clocks: tuple[SeatClock, ...] = ()


class Step(Struct, frozen=True, tag_field="type", tag="step"):
    """An action was carried out and is on disk."""

    moment: Moment
    game: GameNow
    clocks: tuple[SeatClock, ...] = ()


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came, went, got ready, or the options or clocks changed."""

    table: TableInfo
    clocks: tuple[SeatClock, ...] = ()


class Noted(Struct, frozen=True, tag_field="type", tag="noted"):
    """Something for the log."""

    note: Note


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The rules refuse the action; nothing has changed. `message` is the refusal in words."""

    sequence: int
    refusal: Refusal
    message: str


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `Why`: None where the action is legal."""

    request: int
    refusal: Refusal | None
    message: str | None


class Failed(Struct, frozen=True, tag_field="type", tag="failed", omit_defaults=True):
    """The message could not be taken; nothing has changed. `code` is fixed, `message` is for people.

    `facts` are those of the message, for who says it in another language. `request` is that of what failed; it is
    left out where that had none, or could not be read.
    """

    code: str
    message: str
    facts: Mapping[str, Fact]
    request: int | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `Ping`."""


class Ruled(Struct, frozen=True, tag_field="type", tag="ruled"):
    """The answer to `AskAction`, computed from what the seat may know and from nothing else."""

    request: int
    ruling: Ruling


class ExplainedNow(Struct, frozen=True, tag_field="type", tag="explained"):
    """The answer to `Explain`."""

    request: int
    explained: Explained


FromServer = Sync | Step | TableChanged | Noted | Said | Refused | Reason | Ruled | ExplainedNow | Failed | Pong
