"""What a client says over the WebSocket of a table. A field that no type has is refused."""

from __future__ import annotations

from msgspec import Raw, Struct

from chinwag.table.clocks import Clocks


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message may have: a `request`, a number that comes back in the answer and in `Failed`."""

    request: int | None = None


class Hello(Message, frozen=True, tag="hello"):
    """The first message: with a seat's secret, or as an onlooker."""

    secret: str | None = None


class Act(Message, frozen=True, tag="act"):
    """Play an action. `sequence` is the number that the client's state bears: one that is stale changes nothing.

    Where choices are simultaneous and sealed, another seat's choice does not make a number stale.
    """

    sequence: int
    action: Raw


class Why(Message, frozen=True, tag="why"):
    """Would this action be refused, and why?"""

    request: int
    action: Raw


class AskAction(Message, frozen=True, tag="ruling"):
    """May I do this, by which rules, and what does it do to the score?"""

    request: int
    action: Raw


class Explain(Message, frozen=True, tag="explain"):
    """What can I do now, and by which rules did the last things happen? An onlooker may ask as well."""

    request: int


class Say(Message, frozen=True, tag="say"):
    """Say something to the table. An onlooker gives a name."""

    text: str
    name: str | None = None


class SetReady(Message, frozen=True, tag="ready"):
    """I am ready, or not yet. The game starts when every chair is taken and everybody is ready."""

    ready: bool


class SeatBot(Message, frozen=True, tag="bot"):
    """Put a bot on a free chair, or change the level of the bot there: the host only.

    In a running game it plays for somebody who is gone: the host may ask for it, and for a host who is gone anybody
    with a seat.
    """

    seat: int
    level: str


class FreeSeat(Message, frozen=True, tag="free"):
    """Free a chair: the host any, everybody their own.

    In a running game the host alone, the chair of a bot or of somebody who is gone, for somebody new to go on from.
    """

    seat: int


class SetTable(Message, frozen=True, tag="set"):
    """Change chairs, options, listing or clocks. The host only, before the start."""

    seats: int | None = None
    options: dict[str, str] | None = None
    listed: bool | None = None
    clocks: Clocks | None = None


class SetVacation(Message, frozen=True, tag="vacation"):
    """Let my clock stand, or run again, in a game of days."""

    on: bool


class SetClosed(Message, frozen=True, tag="close"):
    """Close the table, which is put away as it is, or open it again. The host only."""

    closed: bool


class Leave(Message, frozen=True, tag="leave"):
    """Leave the table for good: before the start the chair is free again, during the game a bot takes it."""


class Undo(Message, frozen=True, tag="undo"):
    """Take back what one has just played, as long as nothing new came up and nobody has acted since."""

    sequence: int


class AskBack(Message, frozen=True, tag="ask_back"):
    """Ask the others to let one take back one's last act, or ask no longer."""

    asks: bool = True


class AnswerBack(Message, frozen=True, tag="answer_back"):
    """Agree to what another would like to take back, or not."""

    agrees: bool


class Ping(Message, frozen=True, tag="ping"):
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
