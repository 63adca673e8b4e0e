"""One game after the other with the same company."""

from __future__ import annotations

import pytest
from tests.laws.toy import Toy
from tests.table.tables import GAMES, NOW, TOY, Desk

from chinwag.core.protocol import Seat
from chinwag.games import GAMES as HOUSE
from chinwag.table import absence, entries, evening, requests
from chinwag.table.errors import Declined
from chinwag.table.table import Table

A, B, C = Seat(0), Seat(1), Seat(2)


class Few(Toy):
    """A game for three at most."""

    seats = range(2, 4)


def played(seats: int = 3) -> Desk:
    """A game of two people and bots that is over."""
    desk = Desk(seats)
    desk.sit("Anna", "Berta")
    for seat in range(2, seats):
        desk.write(requests.seat_bot(desk.table, A, seat, "gentle", NOW))
    desk.start()
    while (match := desk.table.match) is not None and match.ask is not None:
        seat = match.ask.awaited[0]
        if desk.table.chairs[seat].kind == "bot":
            desk.write(requests.play_bot(desk.table, seat, match.number(seat), None, "", NOW))
        else:
            desk.play(seat, sequence=match.number(seat))
    return desk


def laid(desk: Desk, by: Seat | None = A) -> Table:
    return Desk.of_the_same(desk, evening.next_table(desk.table, by, TOY, NOW), GAMES).table


def test_everybody_has_the_same_chair_and_the_secret_they_have() -> None:
    desk = played()
    table = laid(desk)
    assert [(chair.name, chair.kind) for chair in table.chairs] == [
        ("Anna", "person"),
        ("Berta", "person"),
        (desk.table.chairs[C].name, "bot"),
    ]
    for seat, secret in desk.secrets.items():
        assert table.seat_of(secret) == seat
    assert table.phase == "waiting"
    assert table.options == desk.table.options
    assert table.clocks == desk.table.clocks


def test_case_18_it_is_dealt_from_a_seed_of_its_own() -> None:
    desk = played()
    assert laid(desk).seed_hash not in (desk.table.seed_hash, laid(desk).seed_hash)


def test_who_lays_it_is_its_host() -> None:
    assert laid(played(), by=B).host == B


def test_the_evening_remembers_who_won() -> None:
    desk = played()
    match = desk.table.match
    assert match is not None
    names = tuple(chair.name or "" for chair in desk.table.chairs)
    assert laid(desk).evening == (entries.Finished("toy", names, match.winners),)


def test_who_is_away_keeps_the_chair() -> None:
    desk = Desk(2)
    desk.start()
    desk.write(absence.stand_in(desk.table, A, B, "gentle", NOW, lambda seat: seat == B))
    while (match := desk.table.match) is not None and match.ask is not None:
        seat = match.ask.awaited[0]
        if seat == B:
            desk.write(requests.play_bot(desk.table, B, match.number(B), None, "", NOW))
        else:
            desk.play(seat, sequence=match.number(seat))
    table = laid(desk)
    assert table.chairs[B].kind == "person"
    assert table.seat_of(desk.secrets[B]) == B


@pytest.mark.parametrize(("by", "code"), [(None, "onlooker"), (A, "not_over")])
def test_only_who_sits_lays_it_and_only_when_the_game_is_over(by: Seat | None, code: str) -> None:
    desk = Desk(2)
    desk.start()
    with pytest.raises(Declined) as error:
        evening.next_table(desk.table, by, TOY, NOW)
    assert error.value.code == code


def test_another_game_has_its_own_options_and_takes_as_many_as_it_takes() -> None:
    desk = played()
    opened = evening.next_table(desk.table, A, HOUSE["beardsmith"], NOW)[0]
    assert isinstance(opened, entries.Opened)
    assert opened.options == {"board": "suggested"}
    bot = evening.next_table(desk.table, A, HOUSE["handsome"], NOW)[-1]
    assert isinstance(bot, entries.BotSat)
    assert bot.level == "gentle"
    many = Desk(4)
    many.start()
    many.play_to_the_end()
    with pytest.raises(Declined) as error:
        evening.next_table(many.table, A, Few(), NOW)
    assert error.value.code == "bad_seats"
