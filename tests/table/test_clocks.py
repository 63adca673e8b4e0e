"""Clocks: what a table may choose, and when whose time is up. Every moment is worked out by hand."""

from __future__ import annotations

import pytest
from tests.table.tables import NOW, TOY, Desk

from chinwag.core.protocol import AnyRules, Ask, RuleId, Seat
from chinwag.games import GAMES
from chinwag.table import entries, requests, timing
from chinwag.table.clocks import Clocks, Timekeeper, checked, usual
from chinwag.table.errors import Declined
from chinwag.table.table import Table

A, B, C = Seat(0), Seat(1), Seat(2)
DAY = 86_400


def on(clocks: Clocks, seats: int = 2) -> Desk:
    """A game of the toy that began at `NOW`: everybody bids at once."""
    desk = Desk(seats, clocks=clocks)
    desk.start()
    return desk


def play(desk: Desk, seat: int, at: float) -> None:
    """The first legal action of a seat, so many seconds after the start."""
    match = desk.table.match
    assert match is not None
    action = match.legal(Seat(seat))[0]
    desk.write([entries.Played(NOW + at, seat, requests._played(0, Seat(seat), action).action)])


def left(desk: Desk) -> dict[Seat, float]:
    """When everybody's time is up, in seconds after the start."""
    return {seat: deadline - NOW for seat, deadline in desk.table.deadlines.items()}


def actor(desk: Desk) -> Seat:
    assert desk.table.match is not None
    assert desk.table.match.ask is not None
    return desk.table.match.ask.awaited[0]


def test_a_table_has_no_clock_unless_it_chooses_one() -> None:
    desk = on(Clocks())
    assert left(desk) == {}


def test_the_usual_clocks_are_the_fuses_of_answers() -> None:
    """Twenty seconds to answer, in every game with such a window; nothing else is hurried."""
    fuses = {game: usual(rules).windows for game, rules in GAMES.items()}
    assert fuses["epic"] == {"answer": 20}
    assert fuses["beardsmith"] == fuses["handsome"] == {}


@pytest.mark.parametrize(
    "clocks",
    [
        Clocks(move=45),
        Clocks(game=60),
        Clocks(days=2),
        Clocks(move=30, game=300),
        Clocks(game=300, days=1),
        Clocks(windows={"dance": 20}),
        Clocks(windows={"answer": 21}),
    ],
)
def test_the_house_has_its_own_choice_of_clocks(clocks: Clocks) -> None:
    with pytest.raises(Declined, match="bad_clock"):
        checked(TOY, clocks)


@pytest.mark.parametrize(
    "clocks",
    [Clocks(move=30), Clocks(game=3600), Clocks(days=7, windows={"answer": 60}), Clocks(windows={"bid": 30})],
)
def test_a_table_may_choose(clocks: Clocks) -> None:
    assert checked(TOY, clocks) is clocks


@pytest.mark.parametrize(("game", "window", "seconds"), [("handsome", "hand_in", 90), ("epic", "answer", 40)])
def test_a_window_that_the_game_names_has_a_clock_of_its_own(game: str, window: str, seconds: int) -> None:
    rules: AnyRules = GAMES[game]
    assert checked(rules, Clocks(windows={window: seconds})).windows == {window: seconds}


def test_case_03_a_window_has_its_own_fresh_clock() -> None:
    """Bids at 4 s and 10 s; the plucker takes until 31 s; the answer's own clock begins then."""
    desk = on(Clocks(move=60, windows={"answer": 20}))
    assert left(desk) == {A: 60, B: 60}
    play(desk, 0, 4)
    assert left(desk) == {B: 60}
    play(desk, 1, 10)
    assert left(desk) == {actor(desk): 70}
    play(desk, actor(desk), 31)
    assert left(desk) == {actor(desk): 51}


def test_where_several_choose_at_once_all_clocks_run_and_a_change_of_mind_stops_none() -> None:
    desk = on(Clocks(windows={"bid": 30}), seats=3)
    play(desk, 0, 5)
    play(desk, 0, 20)  # another card in its place
    assert left(desk) == {B: 30, C: 30}


def test_the_next_round_of_a_choice_that_all_make_has_a_fresh_clock() -> None:
    desk = on(Clocks(windows={"bid": 30}))
    for seat, at in ((0, 5), (1, 6)):
        play(desk, seat, at)
    assert left(desk) == {}  # to pluck has no clock
    play(desk, actor(desk), 50)
    play(desk, actor(desk), 61)
    assert left(desk) == {A: 91, B: 91}


def test_the_time_for_the_whole_game_is_used_up_by_waiting_for_its_seat_alone() -> None:
    """Ten minutes each. A bids after 100 s, B after 250 s; an answer with a fuse draws on nothing."""
    desk = on(Clocks(game=600, windows={"answer": 20}))
    play(desk, 0, 100)
    play(desk, 1, 250)
    plucker = actor(desk)
    assert left(desk) == {plucker: 250 + 600 - (100, 250)[plucker]}
    play(desk, plucker, 260)
    answerer = actor(desk)
    assert left(desk) == {answerer: 280}
    play(desk, answerer, 279)
    used = {plucker: (100, 250)[plucker] + 10, answerer: (100, 250)[answerer]}
    assert left(desk) == {seat: 279 + 600 - used[seat] for seat in (A, B)}


def test_who_has_used_up_the_game_has_ten_seconds_for_every_move() -> None:
    desk = on(Clocks(game=300))
    play(desk, 0, 300)
    play(desk, 1, 300)
    assert left(desk) == {actor(desk): 310}


def test_in_a_game_of_days_windows_have_the_days_too() -> None:
    desk = on(Clocks(days=3, windows={"bid": 30}))
    assert left(desk) == {A: 3 * DAY, B: 3 * DAY}


def test_bots_have_no_clock() -> None:
    desk = Desk(2, clocks=Clocks(move=30))
    desk.sit("Anna")
    desk.write(requests.seat_bot(desk.table, A, 1, "gentle", NOW))
    desk.start()
    assert left(desk) == {A: 30}


def test_vacation_lets_a_clock_stand() -> None:
    """From hour 10 to hour 34: a day, by which the end of the three days moves."""
    desk = on(Clocks(days=3))
    hour = 3600
    desk.write(timing.set_vacation(desk.table, A, True, NOW + 10 * hour))
    assert desk.table.timekeeper.is_on_vacation(A, NOW + 20 * hour)
    desk.write(timing.set_vacation(desk.table, A, False, NOW + 34 * hour))
    assert not desk.table.timekeeper.is_on_vacation(A, NOW + 34 * hour)
    assert left(desk) == {A: 4 * DAY, B: 3 * DAY}
    assert desk.table.timekeeper.vacation_left(A, NOW + 50 * hour) == 13 * DAY
    assert [note.kind for note in desk.table.notes] == ["vacation", "back_from_vacation"]


def test_vacation_ends_by_itself_when_it_is_used_up() -> None:
    desk = on(Clocks(days=3))
    desk.write(timing.set_vacation(desk.table, A, True, NOW + DAY))
    assert left(desk)[A] == 17 * DAY  # fourteen of them stand
    assert not desk.table.timekeeper.is_on_vacation(A, NOW + 15 * DAY)
    with pytest.raises(Declined, match="no_vacation"):
        timing.set_vacation(desk.table, A, True, NOW + 16 * DAY)


def test_there_is_no_vacation_from_clocks_that_are_not_of_days() -> None:
    desk = on(Clocks(move=30))
    with pytest.raises(Declined, match="no_vacation"):
        timing.set_vacation(desk.table, A, True, NOW)
    with pytest.raises(Declined, match="onlooker"):
        timing.set_vacation(desk.table, None, True, NOW)


def test_after_a_rest_a_live_clock_begins_anew() -> None:
    desk = on(Clocks(move=60))
    desk.write(timing.rest(desk.table, NOW + 5000))
    assert left(desk) == {A: 5060, B: 5060}
    assert timing.rest(desk.table, NOW + 5004) == []  # for four seconds nothing is written down


def test_after_a_rest_a_clock_of_days_has_half_a_day_at_least() -> None:
    desk = on(Clocks(days=1))
    desk.write(timing.rest(desk.table, NOW + 3 * DAY))
    assert left(desk) == {A: 3.5 * DAY, B: 3.5 * DAY}
    fresh = on(Clocks(days=7))
    fresh.write(timing.rest(fresh.table, NOW + DAY))
    assert left(fresh) == {A: 7 * DAY, B: 7 * DAY}


def test_a_journal_that_knows_no_clocks_still_loads() -> None:
    desk = on(Clocks())
    clocks = b',"clocks":{"move":null,"game":null,"days":null,"windows":{}}'
    old = [line.replace(clocks, b"") for line in desk.journal]
    assert old != desk.journal
    table = Table.from_journal("soft-otter-417", old, {"toy": TOY})
    assert table.clocks == Clocks()
    assert table.phase == "playing"


def test_clocks_come_back_from_the_journal_as_they_were() -> None:
    desk = on(Clocks(game=300, windows={"answer": 20}))
    play(desk, 0, 120)
    desk.write(timing.rest(desk.table, NOW + 200))
    again = Table.from_journal("soft-otter-417", desk.journal, {"toy": TOY})
    assert again.deadlines == desk.table.deadlines != {}


@pytest.mark.parametrize(("clocks", "left_then"), [(Clocks(move=60), 20), (Clocks(game=300), 260)])
def test_who_takes_an_act_back_has_the_time_that_was_left(clocks: Clocks, left_then: int) -> None:
    """Forty seconds were used for the act; taken back a minute later, they are still used."""
    mine, theirs = (Ask("turn", RuleId("TY-1.2"), (seat,)) for seat in (A, B))
    keeper = Timekeeper(clocks, 2, mine, 0)
    keeper.moved(mine, theirs, A, 40)
    keeper.took_back(theirs, mine, A, 100, agreed=False)
    assert keeper.deadline(mine, A) == 100 + left_then
    keeper.moved(mine, theirs, A, 110)
    keeper.took_back(theirs, mine, A, 120, agreed=False)
    assert keeper.deadline(mine, A) == 120 + left_then - 10


@pytest.mark.parametrize(
    ("clocks", "took", "left_then"),
    [
        (Clocks(move=60), 60, 60),
        (Clocks(days=1), DAY, DAY),
        (Clocks(game=300, windows={"turn": 20}), 20, 20),
        (Clocks(game=300), 300, 30),
        (Clocks(game=300), 100, 200),
    ],
)
def test_who_gets_a_turn_back_by_agreement_has_time_for_it(clocks: Clocks, took: int, left_then: int) -> None:
    """The whole time was used for the act, or all but 200 seconds; the others agree a minute later."""
    mine, theirs = (Ask("turn", RuleId("TY-1.2"), (seat,)) for seat in (A, B))
    keeper = Timekeeper(clocks, 2, mine, 0)
    keeper.moved(mine, theirs, A, took)
    keeper.took_back(theirs, mine, A, took + 60, agreed=True)
    assert keeper.deadline(mine, A) == took + 60 + left_then
