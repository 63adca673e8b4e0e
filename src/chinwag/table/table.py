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
from chinwag.table.entries import AnyEntry
from chinwag.table.errors import Declined, JournalError
from chinwag.table.match import Match, Moment

Phase = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said. `number` counts from 1; `seat` is None for an onlooker."""

    number: int
    at: float
    seat: Seat | None
    name: str
    text: str


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
        self.host: Seat | None = None
        self.chairs = [Chair(colour) for colour in COLOURS[: opened.seats]]
        self.chat: list[ChatLine] = []
        self.match: Match | None = None
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
        """Waiting for people, playing, or over."""
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
                self.chairs[entry.seat].free()
                self._pass_on_host(Seat(entry.seat))
            case entries.Arranged():
                self._arrange(entry)
            case entries.Readied():
                self.chairs[entry.seat].ready = entry.ready
            case entries.Started():
                self.match = Match(self.rules, len(self.chairs), self.options, self._chance, entry.at, sequence=0)
                return self.match.moments[0]
            case entries.Played():
                if self.match is None:
                    raise LookupError("an action before the start")
                return self.match.play(Seat(entry.seat), self.match.read_action(entry.action), entry.at)
            case entries.Spoke():
                self._speak(entry)
            case entries.Left():
                self.chairs[entry.seat].bot = entry.level
                self._pass_on_host(Seat(entry.seat))
            case entries.Returned():
                self.chairs[entry.seat].bot = None
                if self.host is None:
                    self.host = Seat(entry.seat)
            case entries.Opened():
                raise LookupError("a table is opened once")
        return None

    def _sit(self, seat: Seat, entry: entries.Sat) -> None:
        chair = self.chairs[seat]
        chair.name, chair.secret_hash = entry.name, entry.secret_hash
        if self.host is None:
            self.host = seat

    def _pass_on_host(self, leaver: Seat) -> None:
        if self.host == leaver:
            self.host = next(iter(self.people), None)

    def _arrange(self, entry: entries.Arranged) -> None:
        """More or fewer chairs, other options: whoever was ready for the old ones is asked again."""
        changed = (entry.seats, entry.options) != (len(self.chairs), self.options)
        kept = self.chairs[: entry.seats]
        self.chairs = kept + [Chair(colour) for colour in COLOURS[len(kept) : entry.seats]]
        self.options, self.listed = entry.options, entry.listed
        if changed:
            for chair in self.chairs:
                chair.ready = False

    def _speak(self, entry: entries.Spoke) -> None:
        seat = None if entry.seat is None else Seat(entry.seat)
        self.chat.append(ChatLine(len(self.chat) + 1, entry.at, seat, entry.name, entry.text))
