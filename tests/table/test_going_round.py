"""The start goes round in an evening, where a game has it drawn by lot (EB-2.2, BW-2.2)."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.tables import NOW, Desk

from chinwag.core.protocol import Seat
from chinwag.core.record import read_record, write_record
from chinwag.core.replay import replay
from chinwag.games import GAMES
from chinwag.games.epic import events as epic
from chinwag.games.wizards import events as wizards
from chinwag.table import evening, requests
from chinwag.table.match import Match
from chinwag.table.table import Table

A = Seat(0)
GO_ROUND = ["epic", "wizards"]


def sat(game: str, seats: int = 3) -> Desk:
    """A new table where everybody sits, a bot on the last chair, and nobody is ready."""
    desk = Desk(seats, rules=GAMES[game])
    desk.sit(*[f"Player {seat}" for seat in range(seats - 1)])
    desk.write(requests.seat_bot(desk.table, A, seats - 1, "gentle", NOW))
    return desk


def play(desk: Desk) -> Match:
    """Play the game to its end, the mildest choice each time."""
    desk.start()
    match = desk.table.match
    assert match is not None
    while match.ask is not None:
        seat = match.ask.awaited[0]
        if desk.table.chairs[seat].kind == "bot":
            desk.write(requests.play_bot(desk.table, seat, match.number(seat), None, "", NOW))
        else:
            desk.play(seat, match.mildest(seat), match.number(seat))
    return match


def first_in(match: Match) -> int:
    """Who dealt first, or played first, as everybody was told."""
    told = match.events(None)[0]
    assert isinstance(told, epic.Dealt | wizards.Dealt)
    return told.dealer if isinstance(told, epic.Dealt) else told.first


def go_on(desk: Desk, game: str) -> Desk:
    """The table after this one."""
    return Desk.of_the_same(desk, evening.next_table(desk.table, A, GAMES[game], NOW), GAMES)


@pytest.mark.parametrize("game", GO_ROUND)
def test_the_first_game_of_an_evening_is_by_lot_and_then_the_start_goes_round(game: str) -> None:
    desk = sat(game)
    assert desk.table.options == {"first": "by lot"}
    drawn = first_in(play(desk))
    for step in (1, 2, 3, 4):
        desk = go_on(desk, game)
        assert desk.table.options == {"first": str((drawn + step) % 3)}
        assert first_in(play(desk)) == (drawn + step) % 3


@pytest.mark.parametrize("game", GO_ROUND)
def test_a_table_of_another_game_between_does_not_count(game: str) -> None:
    desk = sat(game)
    drawn = first_in(play(desk))
    desk = go_on(desk, "handsome")
    assert "first" not in desk.table.options
    play(desk)
    desk = go_on(desk, game)
    assert desk.table.options == {"first": str((drawn + 1) % 3)}


def test_each_game_has_a_start_of_its_own() -> None:
    desk = sat("epic")
    dealer = first_in(play(desk))
    desk = go_on(desk, "wizards")
    assert desk.table.options == {"first": "by lot"}
    player = first_in(play(desk))
    desk = go_on(desk, "epic")
    assert desk.table.options == {"first": str((dealer + 1) % 3)}
    play(desk)
    assert go_on(desk, "wizards").table.options == {"first": str((player + 1) % 3)}
    assert go_on(desk, "epic").table.options == {"first": str((dealer + 2) % 3)}


def test_what_a_table_agreed_on_is_found_again_after_another_game() -> None:
    desk = Desk(3, {"board": "chin"}, rules=GAMES["beardsmith"])
    play(desk)
    desk = go_on(desk, "epic")
    play(desk)
    assert go_on(desk, "beardsmith").table.options == {"board": "chin"}


@pytest.mark.parametrize("game", GO_ROUND)
def test_the_host_sets_it_back_to_the_lot_and_then_it_goes_round_from_whoever_was_drawn(game: str) -> None:
    desk = sat(game)
    play(desk)
    desk = go_on(desk, game)
    assert desk.table.options != {"first": "by lot"}
    desk.write(requests.arrange(desk.table, A, None, {"first": "by lot"}, None, NOW))
    assert desk.table.options == {"first": "by lot"}
    drawn = first_in(play(desk))
    assert go_on(desk, game).table.options == {"first": str((drawn + 1) % 3)}


def test_a_chair_that_is_taken_away_cannot_begin() -> None:
    desk = sat("wizards")
    desk.write(requests.arrange(desk.table, A, None, {"first": "2"}, None, NOW))
    desk.write(requests.arrange(desk.table, A, 4, None, None, NOW))
    assert desk.table.options == {"first": "2"}
    desk.write(requests.arrange(desk.table, A, 2, None, None, NOW))
    assert desk.table.options == {"first": "by lot"}


def test_a_chair_that_the_company_has_no_more_cannot_begin() -> None:
    """Epic with three, where chair 2 would deal next; then another game, for which that chair was taken away."""
    desk = sat("epic")
    desk.write(requests.arrange(desk.table, A, None, {"first": "1"}, None, NOW))
    play(desk)
    desk = go_on(desk, "handsome")
    desk.write(requests.arrange(desk.table, A, 2, None, None, NOW))
    play(desk)
    assert go_on(desk, "epic").table.options == {"first": "by lot"}


@pytest.mark.parametrize("game", GO_ROUND)
def test_the_record_of_a_later_game_says_who_began_and_is_played_again(game: str) -> None:
    desk = sat(game)
    drawn = first_in(play(desk))
    desk = go_on(desk, game)
    text = write_record(play(desk).record({}))
    first = (drawn + 1) % 3
    assert f"\noption first = {first}\n" in text
    state = replay(read_record(text), GAMES[game]).state
    assert state.ask is None
    assert GAMES[game].next_options(state, {}) == {"first": str((first + 1) % 3)}


@pytest.mark.parametrize("game", GO_ROUND)
def test_a_later_game_is_played_back_from_its_journal(game: str) -> None:
    desk = sat(game)
    play(desk)
    desk = go_on(desk, game)
    match = play(desk)
    again = Table.from_journal("quiet-otter-101", desk.journal, GAMES).match
    assert again is not None
    assert again.record({}) == match.record({})


@pytest.mark.parametrize("game", GO_ROUND)
def test_a_journal_from_before_there_was_a_choice_is_one_by_lot(game: str) -> None:
    desk = sat(game)
    opened = msgspec.json.decode(desk.journal[0])
    del opened["next_options"]
    opened["options"] = {}
    desk.journal[0] = msgspec.json.encode(opened)
    desk.table = Table.from_journal("quiet-otter-101", desk.journal, GAMES)
    match = play(desk)
    assert "\noption first = by lot\n" in write_record(match.record({}))
    assert go_on(desk, game).table.options == {"first": str((first_in(match) + 1) % 3)}
