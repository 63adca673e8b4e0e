"""What travels between server and client, as types; the client's TypeScript types are generated from these.

Over HTTP a table is made and a seat is taken; everything at a table goes over one WebSocket. The first message of
a client is `Hello`. Who brings no secret, or a wrong one, is an onlooker.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Raw, Struct

from chinwag.core.protocol import Action, Ask, Event, Fact, Refusal, View
from chinwag.rulespal.rulings import Explained, Ruling
from chinwag.table.clocks import Clocks
from chinwag.table.entries import Finished
from chinwag.table.match import NoUndo
from chinwag.table.table import NoteKind

# --- what the server tells -----------------------------------------------------------------------------------


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

    `seat` acted; None is the deal. `sequence` is the number that the state bears after it for this reader: it only
    ever counts up, by one. A change of mind about a sealed choice is no moment for others and has no number there.
    A `late` one was played by the table, when the time was up.
    """

    sequence: int
    at: float
    seat: int | None
    events: tuple[Event, ...]
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

    It leaves out what people make up themselves, such as words: whether those are legal, `Why` tells.

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


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The message could not be taken; nothing has changed. `code` is fixed, `message` is for people.

    `facts` are those of the message, for who says it in another language.
    """

    code: str
    message: str
    facts: Mapping[str, Fact]


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

# --- what a client says --------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: with a seat's secret, or as an onlooker."""

    secret: str | None = None


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Play an action. `sequence` is the number that the client's state bears: one that is stale changes nothing.

    Where choices are simultaneous and sealed, another seat's choice does not make a number stale.
    """

    sequence: int
    action: Raw


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Would this action be refused, and why? `request` comes back in the answer."""

    request: int
    action: Raw


class AskAction(Struct, frozen=True, tag_field="type", tag="ruling", forbid_unknown_fields=True):
    """May I do this, by which rules, and what does it do to the score? `request` comes back in the answer."""

    request: int
    action: Raw


class Explain(Struct, frozen=True, tag_field="type", tag="explain", forbid_unknown_fields=True):
    """What can I do now, and by which rules did the last things happen? An onlooker may ask as well."""

    request: int


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something to the table. An onlooker gives a name."""

    text: str
    name: str | None = None


class SetReady(Struct, frozen=True, tag_field="type", tag="ready", forbid_unknown_fields=True):
    """I am ready, or not yet. The game starts when every chair is taken and everybody is ready."""

    ready: bool


class SeatBot(Struct, frozen=True, tag_field="type", tag="bot", forbid_unknown_fields=True):
    """Put a bot on a free chair, or change the level of the bot there: the host only.

    In a running game it plays for somebody who is gone: the host may ask for it, and for a host who is gone anybody
    with a seat.
    """

    seat: int
    level: str


class FreeSeat(Struct, frozen=True, tag_field="type", tag="free", forbid_unknown_fields=True):
    """Free a chair: the host any, everybody their own.

    In a running game the host alone, the chair of a bot or of somebody who is gone, for somebody new to go on from.
    """

    seat: int


class SetTable(Struct, frozen=True, tag_field="type", tag="set", forbid_unknown_fields=True):
    """Change chairs, options, listing or clocks. The host only, before the start."""

    seats: int | None = None
    options: dict[str, str] | None = None
    listed: bool | None = None
    clocks: Clocks | None = None


class SetVacation(Struct, frozen=True, tag_field="type", tag="vacation", forbid_unknown_fields=True):
    """Let my clock stand, or run again, in a game of days."""

    on: bool


class SetClosed(Struct, frozen=True, tag_field="type", tag="close", forbid_unknown_fields=True):
    """Close the table, which is put away as it is, or open it again. The host only."""

    closed: bool


class Leave(Struct, frozen=True, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Leave the table for good: before the start the chair is free again, during the game a bot takes it."""


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back what one has just played, as long as nothing new came up and nobody has acted since."""

    sequence: int


class AskBack(Struct, frozen=True, tag_field="type", tag="ask_back", forbid_unknown_fields=True):
    """Ask the others to let one take back one's last act, or ask no longer."""

    asks: bool = True


class AnswerBack(Struct, frozen=True, tag_field="type", tag="answer_back", forbid_unknown_fields=True):
    """Agree to what another would like to take back, or not."""

    agrees: bool


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there? A page cannot see the pings of WebSocket itself, and a dead line looks like a quiet one."""


FromClient = (
    Hello
    | Act
    | Why
    | AskAction
    | Explain
    | Say
    | SetReady
    | SeatBot
    | FreeSeat
    | SetTable
    | SetVacation
    | SetClosed
    | Leave
    | Ping
    | Undo
    | AskBack
    | AnswerBack
)

# --- HTTP ----------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """One option of a game. A `free` one takes other texts than its values too."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    free: bool


class WindowClock(Struct, frozen=True):
    """A window that may have a clock of its own: the seconds to choose from, and the usual ones, None for none."""

    window: str
    seconds: tuple[int, ...]
    usual: int | None


class ClockChoices(Struct, frozen=True):
    """What a table of a game may choose for `Clocks`, beside none: seconds, and days for `days`."""

    move: tuple[int, ...]
    game: tuple[int, ...]
    days: tuple[int, ...]
    windows: tuple[WindowClock, ...]


class GameInfo(Struct, frozen=True):
    """One game of the house: `GET /api/games`. In an `open` one no player may know what another may not."""

    id: str
    name: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    clocks: ClockChoices
    bots: tuple[str, ...]
    open: bool


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: the host sits on chair 0 under `name`; `bots` levels fill the chairs from the last."""

    game: str
    seats: int
    name: str
    options: dict[str, str] = {}
    bots: tuple[str, ...] = ()
    listed: bool = False
    clocks: Clocks | None = None


class NextTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with the same company, at the same game or another."""

    game: str


class TableName(Struct, frozen=True):
    """Where to go."""

    table: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/seats`: any free chair, or the one named; also one freed in a running game."""

    name: str
    seat: int | None = None


class SeatTaken(Struct, frozen=True):
    """The answer to both: the secret is shown this once and must be kept."""

    table: str
    seat: int
    secret: str


class TableSummary(Struct, frozen=True):
    """One line of the page of open tables, `GET /api/tables`; of one table, listed or not: `GET /api/tables/{id}`.

    `awaited` are the seats that the table waits for: whose turn it is, or before the start who is not ready.
    """

    id: str
    game: str
    phase: Literal["waiting", "playing", "over", "closed"]
    names: tuple[str, ...]
    free: int
    awaited: tuple[int, ...]
    onlookers: int
    created: float


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a browser holds."""

    table: str
    secret: str


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/mine`: the seats that a browser holds. Secrets are never in an address."""

    seats: tuple[HeldSeat, ...]


class MyTable(Struct, frozen=True):
    """A table where one sits. `seat` is None where the secret opens none; `left` is in milliseconds."""

    table: TableSummary
    seat: int | None
    awaited: bool
    left: int | None


class MyTables(Struct, frozen=True):
    """The answer: first those that wait for me, the least time first. `missing` are tables that are no more."""

    tables: tuple[MyTable, ...]
    missing: tuple[str, ...]


class AskRules(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ask`, or the same as a query: what do the rules say? Without a game it is found out."""

    q: str
    game: str | None = None


class AskRuling(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/ruling`: may this be done in a position, by which rules, and what does it do to the score?

    A position and an action are JSON, or text in the notation of the game. Without a seat it is whose turn it is.
    """

    game: str
    position: Raw
    action: Raw
    seat: int | None = None


class HouseInfo(Struct, frozen=True):
    """`GET /api/house`: the address by which others on the network find this server, None where it has no other.

    Who opens the page on the machine itself has an address that nobody else can use, and it would be in every link.
    """

    guests: str | None


class Health(Struct, frozen=True):
    """`GET /health`: the version that runs, and how many tables it holds open."""

    status: Literal["ok"]
    version: str
    tables: int
