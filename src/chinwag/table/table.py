"""A table as its journal makes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from chinwag.core.chance import SealedChance, SeedError
from chinwag.core.options import OptionError
from chinwag.core.protocol import AnyRules, IllegalAction, Seat, SeatsError
from chinwag.table import entries
from chinwag.table.chairs import COLOURS, Chair
from chinwag.table.clocks import Timekeeper
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, JournalError
from chinwag.table.match import Match, Moment

Phase = Literal["waiting", "playing", "over", "closed"]
NoteKind = Literal[
    "stood_in",
    "left",
    "returned",
    "freed",
    "sat",
    "closed",
    "reopened",
    "vacation",
    "back_from_vacation",
    "asked_back",
    "no_longer_asks",
    "would_not_agree",
    "took_back",
]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said. `number` counts from 1; `seat` is None for an onlooker."""

    number: int
    at: float
    seat: Seat | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something at a running table that is no action of the game: who went, who came, who plays for whom.

    It happened when the state bore the number `sequence`. The name is kept as it was then.
    """

    at: float
    sequence: int
    kind: NoteKind
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Plea:
    """Somebody would like to take back their last act. It is granted when every other person has agreed."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()


class Table:
    """Everything about a table that outlives the server.

    `apply` is the only way to change it, so that playing back the journal gives the same table. It trusts its
    entries; `chinwag.table.requests` decides which may be written.
    """

    def __init__(self, name: str, opened: entries.Opened, rules: AnyRules) -> None:
        self.name = name
        self.rules = rules
        self.created = opened.at
        self.changed = opened.at
        self.length = 1
        self.options: Mapping[str, str] = opened.options
        self.listed = opened.listed
        self.clocks = opened.clocks
        self.closed = False
        self.evening = opened.evening
        self.next_options: Mapping[str, Mapping[str, str]] = opened.next_options
        self.next: str | None = None
        self.host: Seat | None = None
        self.chairs = [Chair(colour) for colour in COLOURS[: opened.seats]]
        self.chat: list[ChatLine] = []
        self.notes: list[Note] = []
        self.match: Match | None = None
        self.plea: Plea | None = None
        self.timekeeper = Timekeeper(self.clocks, 0, None, opened.at)
        self._host_before: Seat | None = None
        self._chance = SealedChance.from_hex(opened.seed)

    @classmethod
    def from_journal(cls, name: str, journal: Iterable[bytes], games: Mapping[str, AnyRules]) -> Table:
        """The table that a journal makes. Raises `JournalError` that says which entry cannot be played back."""
        table: Table | None = None
        for number, content in enumerate(journal):
            entry = entries.decode(content, number)
            try:
                if table is None:
                    table = cls.opened(name, entry, games)
                else:
                    table.apply(entry)
            except (IllegalAction, Declined, OptionError, SeatsError, SeedError, LookupError) as error:
                raise JournalError(f"entry {number} of the journal cannot be played back: {error}") from error
        if table is None:
            raise JournalError("the journal is empty")
        return table

    @classmethod
    def opened(cls, name: str, entry: AnyEntry, games: Mapping[str, AnyRules]) -> Table:
        """The table that a first entry opens. Raises `JournalError` for one of other rules than we have."""
        if not isinstance(entry, entries.Opened):
            raise JournalError("the journal does not start with the opening of a table")
        rules = games.get(entry.game)
        if rules is None:
            raise JournalError(f"there is no game {entry.game!r} here")
        if entry.rules_version != rules.version:
            raise JournalError(
                f"it was opened under version {entry.rules_version} of the rules of {rules.name};"
                f" this Chinwag plays version {rules.version}"
            )
        if entry.components_hash != rules.components_hash:
            raise JournalError(f"it was opened with other components of {rules.name} than are in use now")
        return cls(name, entry, rules)

    @property
    def phase(self) -> Phase:
        """Waiting for people, playing, over, or closed by the host."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.match.ask is None else "playing"

    @property
    def seed_hash(self) -> str:
        """The hash of the seed: fixed and shown before anybody sits."""
        return self._chance.commitment

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return None if self.match is None else self.match.seed

    @property
    def may_start(self) -> bool:
        """Whether every chair is taken and everybody is ready."""
        return self.match is None and all(
            chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in self.chairs
        )

    @property
    def people(self) -> list[Seat]:
        """The seats from which people play."""
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom the table waits for: those to act, or before the start those who are not ready."""
        if self.match is None:
            return tuple(seat for seat in self.people if not self.chairs[seat].ready)
        return () if self.match.ask is None else self.match.ask.awaited

    @property
    def deadlines(self) -> dict[Seat, float]:
        """When the time is up of everybody who is awaited and has a clock: bots have none, nor have free chairs."""
        ask = None if self.match is None else self.match.ask
        if ask is None or self.closed:
            return {}
        deadlines = {seat: self.timekeeper.deadline(ask, seat) for seat in ask.awaited if seat in self.people}
        return {seat: deadline for seat, deadline in deadlines.items() if deadline is not None}

    def seat_of(self, secret: str | None) -> Seat | None:
        """The seat that a secret opens; every chair is tried, so that the time taken says nothing."""
        if secret is None:
            return None
        opened = [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.opens_with(secret)]
        return opened[0] if opened else None

    def apply(self, entry: AnyEntry) -> Moment | None:
        """Let an entry happen; a moment of the game comes back when it brought one about."""
        moment = self._happen(entry)
        self.length += 1
        self.changed = entry.at
        return moment

    def _happen(self, entry: AnyEntry) -> Moment | None:
        match entry:
            case entries.Sat():
                self._sit(Seat(entry.seat), entry)
            case entries.BotSat():
                chair = self.chairs[entry.seat]
                chair.name, chair.bot = entry.name, entry.level
            case entries.Freed():
                self._free(entry)
                self._pass_on_host(Seat(entry.seat))
            case entries.Arranged():
                self._arrange(entry)
            case entries.Readied():
                self.chairs[entry.seat].ready = entry.ready
            case entries.Started():
                return self._start(entry)
            case entries.Played():
                return self._play(entry)
            case entries.AskedBack():
                self._plead(entry)
            case entries.AnsweredBack():
                self._answer_plea(entry)
            case entries.TookBack():
                self._take_back(entry)
            case entries.Spoke():
                self._speak(entry)
            case entries.Left() | entries.StoodIn():
                self._let_bot_play(entry)
            case entries.Returned():
                self._return(Seat(entry.seat), entry.at)
            case entries.Rested():
                self.timekeeper.rested(entry.at)
            case entries.WentOnVacation():
                self.timekeeper.go_on_vacation(Seat(entry.seat), entry.at)
                self._note(entry.at, "vacation", Seat(entry.seat))
            case entries.CameFromVacation():
                self.timekeeper.come_from_vacation(Seat(entry.seat), entry.at)
                self._note(entry.at, "back_from_vacation", Seat(entry.seat))
            case entries.Closed():
                self.closed = True
                self._note(entry.at, "closed", Seat(entry.seat))
            case entries.Reopened():
                self.closed = False
                self.timekeeper.rested(entry.at)
                self._note(entry.at, "reopened", Seat(entry.seat))
            case entries.Followed():
                self.next = entry.table
            case entries.Opened():
                raise LookupError("a table is opened once")
        return None

    def _start(self, entry: entries.Started) -> Moment:
        self.match = Match(self.rules, len(self.chairs), self.options, self._chance, entry.at, sequence=0)
        self.timekeeper = Timekeeper(self.clocks, len(self.chairs), self.match.ask, entry.at)
        return self.match.moments[0]

    def _play(self, entry: entries.Played) -> Moment:
        match, seat = self.match, Seat(entry.seat)
        if match is None:
            raise LookupError("an action before the start")
        self.plea = None  # whoever plays on has answered
        before, late = match.ask, entry.fallback == entries.OUT_OF_TIME
        moment = match.play(seat, match.read_action(entry.action), entry.at, late=late)
        self.timekeeper.moved(before, match.ask, seat, entry.at)
        return moment

    def _plead(self, entry: entries.AskedBack) -> None:
        seat = Seat(entry.seat)
        self.plea = Plea(seat) if entry.asks else None
        self._note(entry.at, "asked_back" if entry.asks else "no_longer_asks", seat)

    def _answer_plea(self, entry: entries.AnsweredBack) -> None:
        seat = Seat(entry.seat)
        if self.plea is None:
            raise LookupError("an answer to what nobody asked")
        if entry.agrees:
            self.plea = Plea(self.plea.seat, self.plea.agreed | {seat})
        else:
            self.plea = None
            self._note(entry.at, "would_not_agree", seat)

    def _take_back(self, entry: entries.TookBack) -> None:
        match, seat = self.match, Seat(entry.seat)
        if match is None or not 0 < entry.moments < len(match.moments):
            raise LookupError("nothing that could be taken back")
        before, agreed = match.ask, match.why_no_undo(seat) is not None
        match.take_back(entry.moments)
        self.plea = None
        self.timekeeper.took_back(before, match.ask, seat, entry.at, agreed=agreed)
        self._note(entry.at, "took_back", seat)

    def _sit(self, seat: Seat, entry: entries.Sat) -> None:
        chair = self.chairs[seat]
        chair.name, chair.secret_hash = entry.name, entry.secret_hash
        if self.host is None:
            self.host = seat
        if self.match is not None:
            self.timekeeper.sat(seat, entry.at)
            self._note(entry.at, "sat", seat)

    def _free(self, entry: entries.Freed) -> None:
        if self.match is None:
            self.chairs[entry.seat].free()
        else:
            self._note(entry.at, "freed", Seat(entry.seat))
            self.chairs[entry.seat].vacate()

    def _let_bot_play(self, entry: entries.Left | entries.StoodIn) -> None:
        """Who is only away is host again when they come back; who leaves gives that up too."""
        seat = Seat(entry.seat)
        self.plea = None
        self.chairs[seat].bot = entry.level
        stood_in = isinstance(entry, entries.StoodIn)
        if stood_in and self.host == seat:
            self._host_before = seat
        self._note(entry.at, "stood_in" if stood_in else "left", seat)
        self._pass_on_host(seat)

    def _return(self, seat: Seat, at: float) -> None:
        self.chairs[seat].bot = None
        if self.host is None or self._host_before == seat:
            self.host, self._host_before = seat, None
        self._note(at, "returned", seat)

    def _note(self, at: float, kind: NoteKind, seat: Seat) -> None:
        """Write down what the log of a running game tells."""
        if self.match is not None:
            self.notes.append(Note(at, self.match.sequence, kind, seat, self.chairs[seat].name or ""))

    def _pass_on_host(self, leaver: Seat) -> None:
        if self.host == leaver:
            self.host = next(iter(self.people), None)

    def _arrange(self, entry: entries.Arranged) -> None:
        """More or fewer chairs, other options: whoever was ready for the old ones is asked again."""
        before = (len(self.chairs), self.options, self.clocks)
        changed = (entry.seats, entry.options, entry.clocks) != before
        kept = self.chairs[: entry.seats]
        self.chairs = kept + [Chair(colour) for colour in COLOURS[len(kept) : entry.seats]]
        self.options, self.listed, self.clocks = entry.options, entry.listed, entry.clocks
        if changed:
            for chair in self.chairs:
                chair.ready = False

    def _speak(self, entry: entries.Spoke) -> None:
        seat = None if entry.seat is None else Seat(entry.seat)
        self.chat.append(ChatLine(len(self.chat) + 1, entry.at, seat, entry.name, entry.text))
