"""What can happen at a table, as entries of its journal. A table is what its journal makes it, and nothing else."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from chinwag.table.clocks import Clocks
from chinwag.table.errors import JournalError

OUT_OF_TIME = "time"
"""Why an action was played for a person whose choice did not come in time."""


class Entry(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """Something that happened at a table. `at` is the time in seconds since 1970."""

    at: float


class Finished(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that the same company played to its end earlier this evening: who sat there, and which seats won."""

    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]


class Opened(Entry, frozen=True, tag="opened"):
    """The table was set up; always the first entry. The seed is fixed here, before anybody can choose a chair.

    `next_options` has, for each game of the evening so far, the options with which the company begins it again.
    """

    game: str
    rules_version: int
    components_hash: str
    seats: int
    options: dict[str, str]
    listed: bool
    seed: str
    clocks: Clocks = Clocks()
    evening: tuple[Finished, ...] = ()
    next_options: dict[str, dict[str, str]] = {}


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a free chair, maybe in a running game. Of the secret only the hash is kept."""

    seat: int
    name: str
    secret_hash: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot was put on a chair, or the level of the bot there changed."""

    seat: int
    name: str
    level: str


class Freed(Entry, frozen=True, tag="freed"):
    """A chair was freed: before the start, or in a running game for somebody new, who goes on from that hand."""

    seat: int


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host changed the number of chairs, the options, the listing or the clocks."""

    seats: int
    options: dict[str, str]
    listed: bool
    clocks: Clocks = Clocks()


class Readied(Entry, frozen=True, tag="readied"):
    """A person is ready, or no longer."""

    seat: int
    ready: bool


class Started(Entry, frozen=True, tag="started"):
    """The game started."""


class Played(Entry, frozen=True, tag="played"):
    """An action was played. `fallback`, mostly empty, says why the table chose: `OUT_OF_TIME` or a bot's fault."""

    seat: int
    action: Raw
    fallback: str = ""


class AskedBack(Entry, frozen=True, tag="asked_back"):
    """A person asked the others to let them take back their last act, or no longer asks."""

    seat: int
    asks: bool = True


class AnsweredBack(Entry, frozen=True, tag="answered_back"):
    """A person agreed to what another would like to take back, or did not."""

    seat: int
    agrees: bool


class TookBack(Entry, frozen=True, tag="took_back"):
    """A person took back what was played last: so many moments have not happened."""

    seat: int
    moments: int


class Spoke(Entry, frozen=True, tag="spoke"):
    """Somebody said something; `seat` is None for an onlooker."""

    seat: int | None
    name: str
    text: str


class Left(Entry, frozen=True, tag="left"):
    """A person left the running game, and a bot of this level plays on from the chair."""

    seat: int
    level: str


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot of this level plays for somebody who is away. `by` asked for it; None where time ran out."""

    seat: int
    level: str
    by: int | None = None


class Rested(Entry, frozen=True, tag="rested"):
    """The server was away, or all who play were: the clocks begin anew."""


class WentOnVacation(Entry, frozen=True, tag="vacation"):
    """A person lets their clock stand, in a game of days."""

    seat: int


class CameFromVacation(Entry, frozen=True, tag="back_from_vacation"):
    """A person lets their clock run again."""

    seat: int


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed the table. Nothing is lost."""

    seat: int


class Reopened(Entry, frozen=True, tag="reopened"):
    """The table goes on where it was closed."""

    seat: int


class Followed(Entry, frozen=True, tag="followed"):
    """The company goes on at another table, which this seat has laid."""

    seat: int
    table: str


class Returned(Entry, frozen=True, tag="returned"):
    """The person whose chair a bot had taken over is back."""

    seat: int


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Freed
    | Arranged
    | Readied
    | Started
    | Played
    | AskedBack
    | AnsweredBack
    | TookBack
    | Spoke
    | Left
    | StoodIn
    | Returned
    | Rested
    | WentOnVacation
    | CameFromVacation
    | Closed
    | Reopened
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(content: bytes, number: int) -> AnyEntry:
    """The entry that was kept as number `number`. Raises `JournalError`."""
    try:
        return _decoder.decode(content)
    except msgspec.MsgspecError as error:
        raise JournalError(f"entry {number} of the journal cannot be read: {error}") from None
