"""What a client says over the WebSocket of a table. A field that no type has is refused."""

from __future__ import annotations

from msgspec import Raw, Struct

from chinwag.table.clocks import Clocks


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
