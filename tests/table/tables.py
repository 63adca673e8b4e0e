"""Tables for tests, without disks and processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw
from tests.laws.toy import Toy

from chinwag.core.protocol import Action, AnyRules, Seat
from chinwag.table import entries, requests
from chinwag.table.clocks import Clocks
from chinwag.table.entries import AnyEntry
from chinwag.table.table import Table

TOY: AnyRules = Toy()
GAMES: Mapping[str, AnyRules] = {"toy": TOY}
NOW = 1_000_000.0


class Desk:
    """A table together with its journal, as a room keeps it."""

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        clocks: Clocks | None = None,
        rules: AnyRules = TOY,
    ) -> None:
        clocks = Clocks() if clocks is None else clocks
        opened = requests.open_table(rules, seats, options or {}, listed=False, now=NOW, clocks=clocks)
        self.journal = [entries.encode(opened)]
        self.table = Table("soft-otter-417", opened, rules)
        self.secrets: dict[Seat, str] = {}

    @classmethod
    def of_the_same(cls, desk: Desk, written: Sequence[AnyEntry], games: Mapping[str, AnyRules]) -> Desk:
        """The table that these entries lay, for people who keep the secrets they have."""
        laid = cls.__new__(cls)
        laid.journal = [entries.encode(entry) for entry in written]
        laid.table = Table.from_journal("quiet-otter-101", laid.journal, games)
        laid.secrets = desk.secrets
        return laid

    def write(self, written: Sequence[AnyEntry]) -> None:
        for entry in written:
            self.journal.append(entries.encode(entry))
            self.table.apply(entry)
        if started := requests.start(self.table, NOW):
            self.write(started)

    def sit(self, *names: str) -> None:
        for name in names:
            written, seat, secret = requests.sit(self.table, name, None, NOW)
            self.write(written)
            self.secrets[seat] = secret

    def start(self) -> None:
        """Everybody sits who can, and gets ready."""
        self.sit(*[f"Player {seat}" for seat, chair in enumerate(self.table.chairs) if chair.kind == "free"])
        for seat in self.table.people:
            self.write(requests.be_ready(self.table, seat, True, NOW))

    def play(self, seat: int, action: Action | None = None, sequence: int | None = None) -> None:
        """Play an action, the first legal one where none is given, as an answer to the newest state."""
        match = self.table.match
        assert match is not None
        action = match.legal(Seat(seat))[0] if action is None else action
        sequence = match.sequence if sequence is None else sequence
        self.write(requests.play(self.table, Seat(seat), sequence, as_raw(action), NOW))

    def play_to_the_end(self) -> None:
        while (match := self.table.match) is not None and match.ask is not None:
            self.play(match.ask.awaited[0])


def as_raw(action: Action) -> Raw:
    return Raw(msgspec.json.encode(action))
