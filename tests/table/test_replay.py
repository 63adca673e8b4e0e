"""A table is what its journal makes it."""

from __future__ import annotations

import msgspec
import pytest
from tests.laws.toy import Toy
from tests.table.tables import GAMES, NOW, Desk, as_raw

from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import GAMES as HOUSE
from chinwag.table import entries, requests
from chinwag.table.errors import JournalError
from chinwag.table.table import Table


def likeness(table: Table) -> bytes:
    """Everything that anybody can see of a table."""
    readers = [None, *map(Seat, range(len(table.chairs)))]
    match = table.match
    return msgspec.json.encode(
        [
            table.phase,
            table.host,
            table.options,
            table.listed,
            table.length,
            table.awaited,
            table.seed_hash,
            table.seed,
            [[chair.name, chair.colour, chair.bot, chair.ready, chair.secret_hash] for chair in table.chairs],
            [[line.number, line.seat, line.name, line.text] for line in table.chat],
            None
            if match is None
            else [
                [match.view(reader), match.legal(reader), match.events(reader), match.ask, match.sequence]
                for reader in readers
            ],
            None if match is None else [match.scores, match.winners],
        ]
    )


def played_game() -> Desk:
    """A game with everything that can happen at a table."""
    desk = Desk(3)
    desk.sit("Anna", "Bob")
    desk.write(requests.arrange(desk.table, Seat(0), 4, {"goal": "2"}, True, NOW))
    desk.write(requests.arrange(desk.table, Seat(0), 3, None, False, NOW))
    desk.write(requests.seat_bot(desk.table, Seat(0), 2, "gentle", NOW))
    desk.write(requests.free_seat(desk.table, Seat(0), 1, NOW))
    desk.sit("Cleo")
    desk.write(requests.speak(desk.table, None, "Olga", "Good luck", NOW))
    desk.start()
    desk.play(1)
    desk.write(requests.play_bot(desk.table, Seat(2), 1, None, "it took too long", NOW))
    desk.write(requests.leave(desk.table, Seat(1), NOW))
    desk.play(0, sequence=0)
    desk.write(requests.come_back(desk.table, Seat(1), NOW))
    return desk


def test_case_19_a_table_is_the_same_after_every_entry() -> None:
    desk = played_game()
    fresh = Table.from_journal("soft-otter-417", desk.journal, GAMES)
    assert likeness(fresh) == likeness(desk.table)
    for length in range(1, len(desk.journal)):
        half = Table.from_journal("soft-otter-417", desk.journal[:length], GAMES)
        for number, content in enumerate(desk.journal[length:], length):
            half.apply(entries.decode(content, number))
        assert likeness(half) == likeness(desk.table)


def test_a_finished_game_shows_its_seed_after_replay() -> None:
    desk = Desk(2)
    desk.start()
    desk.play_to_the_end()
    fresh = Table.from_journal("soft-otter-417", desk.journal, GAMES)
    assert fresh.phase == "over"
    assert fresh.seed is not None
    assert likeness(fresh) == likeness(desk.table)


@pytest.mark.parametrize("game", sorted(HOUSE))
def test_every_game_of_the_house_is_played_back(game: str) -> None:
    rules: AnyRules = HOUSE[game]
    seats = rules.seats.start
    opened = requests.open_table(rules, seats, {}, listed=False, now=NOW)
    table = Table("soft-otter-417", opened, rules)
    journal = [entries.encode(opened)]

    def write(*written: entries.AnyEntry) -> None:
        for entry in written:
            journal.append(entries.encode(entry))
            table.apply(entry)

    for seat in range(seats):
        write(entries.BotSat(NOW, seat, f"Bot {seat}", "gentle"))
    write(*requests.start(table, NOW))
    match = table.match
    assert match is not None
    while match.ask is not None and match.sequence < 200:
        seat = match.ask.awaited[0]
        legal = match.legal(seat)
        chosen = as_raw(legal[match.sequence % len(legal)])
        write(*requests.play_bot(table, seat, match.sequence, chosen, "", NOW))
    assert likeness(Table.from_journal("soft-otter-417", journal, HOUSE)) == likeness(table)


def test_case_16_a_journal_of_other_rules_says_why_it_is_not_opened() -> None:
    newer = Toy()
    newer.version = 2
    with pytest.raises(JournalError, match="version 1 of the rules of Tufts; this Chinwag plays version 2"):
        Table.from_journal("soft-otter-417", Desk().journal, {"toy": newer})


def test_case_16_a_journal_of_other_components_says_why_it_is_not_opened() -> None:
    other = Toy("card = [{name='bald', copies=9}]")
    with pytest.raises(JournalError, match="other components of Tufts"):
        Table.from_journal("soft-otter-417", Desk().journal, {"toy": other})


def test_a_journal_of_a_game_that_is_not_here() -> None:
    with pytest.raises(JournalError, match="no game 'toy' here"):
        Table.from_journal("soft-otter-417", Desk().journal, {})


@pytest.mark.parametrize(
    ("journal", "why"),
    [
        ([], "the journal is empty"),
        ([b"nonsense"], "entry 0 of the journal cannot be read"),
        ([b'{"entry":"dance","at":1}'], "entry 0 of the journal cannot be read"),
        ([b'{"entry":"started","at":1}'], "does not start with the opening"),
    ],
)
def test_a_journal_that_makes_no_sense(journal: list[bytes], why: str) -> None:
    with pytest.raises(JournalError, match=why):
        Table.from_journal("soft-otter-417", journal, GAMES)


@pytest.mark.parametrize(
    "entry",
    [
        entries.Freed(NOW, 7),
        entries.Played(NOW, 0, as_raw(Toy().codec.actions[0])),
        entries.Opened(NOW, "toy", 1, Toy().components_hash, 2, {"goal": "2"}, False, "00" * 32),
    ],
)
def test_an_entry_that_cannot_have_happened(entry: entries.AnyEntry) -> None:
    with pytest.raises(JournalError, match="entry 1 of the journal cannot be played back"):
        Table.from_journal("soft-otter-417", [*Desk().journal, entries.encode(entry)], GAMES)


def test_an_illegal_action_in_a_journal() -> None:
    desk = Desk(2)
    desk.start()
    number = len(desk.journal)
    desk.journal.append(b'{"entry":"played","at":1,"seat":0,"action":{"do":"let"}}')
    with pytest.raises(JournalError, match=f"entry {number} of the journal cannot be played back"):
        Table.from_journal("soft-otter-417", desk.journal, GAMES)
