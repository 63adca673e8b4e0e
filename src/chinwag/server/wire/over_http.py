"""What is asked and answered over HTTP: the house, its games, tables and seats, and RulesPal."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from chinwag.table.clocks import Clocks


class OptionInfo(Struct, frozen=True):
    """One option of a game. A `free` one takes other texts too, one of `chairs` the numbers of the seats."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    free: bool
    chairs: bool


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
    """The answer to `NewTable` and `TakeSeat`: the secret is shown this once and must be kept."""

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
