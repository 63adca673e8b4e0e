"""Going away and coming back: bots that stand in, seats for somebody new, tables that are closed."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.rooms import A, B, Ear, HandClock, act, room_of, run, sequence_of, started
from tests.table.tables import GAMES, NOW, Desk

from chinwag.core.protocol import Seat
from chinwag.table import absence, entries, requests, taking_back
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.room import ABSENCE
from chinwag.table.table import Table

C = Seat(2)


def on(seats: int = 3) -> Desk:
    """A game of people that is on; the first is the host."""
    desk = Desk(seats)
    desk.start()
    return desk


def gone(*seats: Seat) -> absence.IsGone:
    return lambda seat: seat in seats


def declined(desk: Desk, by: Seat | None, seat: Seat, who_is_gone: absence.IsGone) -> str:
    with pytest.raises(Declined) as error:
        requests.seat_bot(desk.table, by, seat, "gentle", NOW, who_is_gone)
    return error.value.code


def test_case_12_a_host_lets_a_bot_play_for_who_is_gone() -> None:
    desk = on()
    desk.write(requests.seat_bot(desk.table, A, B, "gentle", NOW, gone(B)))
    assert desk.table.chairs[B].kind == "bot"
    assert desk.table.chairs[B].name == "Player 1"
    assert [(note.kind, note.name) for note in desk.table.notes] == [("stood_in", "Player 1")]


def test_case_12_the_seat_can_be_taken_back_at_any_time() -> None:
    desk = on()
    desk.write(requests.seat_bot(desk.table, A, B, "gentle", NOW, gone(B)))
    assert desk.table.seat_of(desk.secrets[B]) == B
    desk.write(requests.come_back(desk.table, B, NOW))
    assert desk.table.chairs[B].kind == "person"
    assert [note.kind for note in desk.table.notes] == ["stood_in", "returned"]
    desk.play(B)


def test_case_12_also_while_choices_are_simultaneous() -> None:
    """The bot chooses for the one who is gone; what the others have chosen stays as it is."""
    desk = on()
    desk.play(A)
    desk.play(C)
    match = desk.table.match
    assert match is not None
    desk.write(requests.seat_bot(desk.table, A, B, "gentle", NOW, gone(B)))
    with pytest.raises(OutOfStep):
        desk.play(B)  # it is the bot's to choose now
    desk.write(requests.play_bot(desk.table, B, match.number(B), None, "no answer", NOW))
    assert match.ask is not None
    assert match.ask.window == "pluck"


def test_somebody_who_is_here_keeps_the_seat() -> None:
    assert declined(on(), A, B, gone()) == "not_away"


def test_only_the_host_may_ask_unless_it_is_the_host_who_is_gone() -> None:
    desk = on()
    assert declined(desk, C, B, gone(B)) == "host_only"
    assert declined(desk, None, B, gone(B)) == "host_only"
    desk.write(requests.seat_bot(desk.table, C, A, "gentle", NOW, gone(A)))
    assert desk.table.chairs[A].kind == "bot"


def test_a_host_who_was_gone_is_host_again() -> None:
    desk = on()
    desk.write(requests.seat_bot(desk.table, C, A, "gentle", NOW, gone(A)))
    assert desk.table.host == B
    desk.write(requests.come_back(desk.table, A, NOW))
    assert desk.table.host == A


def test_a_host_who_has_left_is_not() -> None:
    desk = on()
    desk.write(requests.leave(desk.table, A, NOW))
    desk.write(requests.come_back(desk.table, A, NOW))
    assert desk.table.host == B


def test_somebody_new_goes_on_from_the_hand_of_who_is_gone() -> None:
    desk = on()
    match = desk.table.match
    assert match is not None
    hand = match.view(B)
    desk.write(requests.free_seat(desk.table, A, B, NOW, gone(B)))
    assert desk.table.chairs[B].kind == "free"
    assert desk.table.chairs[B].name == "Player 1"  # for the log speaks of them
    assert desk.table.seat_of(desk.secrets[B]) is None
    written, seat, secret = requests.sit(desk.table, "Zoe", None, NOW)
    desk.write(written)
    assert (seat, desk.table.seat_of(secret), desk.table.chairs[B].name) == (B, B, "Zoe")
    assert match.view(B) == hand
    assert [(note.kind, note.name) for note in desk.table.notes] == [("freed", "Player 1"), ("sat", "Zoe")]
    desk.play(B)


def test_a_friend_who_comes_late_takes_the_seat_of_a_bot() -> None:
    desk = Desk(2)
    desk.sit("Anna")
    desk.write(requests.seat_bot(desk.table, A, B, "gentle", NOW))
    desk.start()
    desk.write(requests.free_seat(desk.table, A, B, NOW))
    written, seat, _ = requests.sit(desk.table, "Zoe", None, NOW)
    desk.write(written)
    assert desk.table.chairs[seat].kind == "person"


def test_a_seat_that_waits_for_somebody_new_can_be_a_bot_s_instead() -> None:
    desk = on()
    desk.write(requests.free_seat(desk.table, A, B, NOW, gone(B)))
    assert declined(desk, C, B, gone()) == "host_only"
    desk.write(requests.seat_bot(desk.table, A, B, "gentle", NOW))
    assert desk.table.chairs[B].kind == "bot"
    assert desk.table.seat_of(desk.secrets[B]) is None


def test_only_the_host_replaces_a_seat_and_only_of_who_is_gone() -> None:
    desk = on()
    for by, who_is_gone, code in ((C, gone(B), "host_only"), (A, gone(), "not_away")):
        with pytest.raises(Declined, match=code):
            requests.free_seat(desk.table, by, B, NOW, who_is_gone)


@pytest.mark.parametrize("asks", [A, B])
def test_nobody_waits_for_the_answer_of_somebody_who_was_replaced(asks: Seat) -> None:
    desk = on(2)
    for seat in (A, B):
        desk.play(seat)
    desk.write(taking_back.ask_back(desk.table, asks, True, NOW))
    desk.write(requests.free_seat(desk.table, A, B, NOW, gone(B)))
    assert desk.table.plea is None
    assert desk.table.notes[-1].kind == "freed"


def test_a_closed_table_is_not_lost() -> None:
    desk = on()
    for by in (B, None):
        with pytest.raises(Declined, match="host_only"):
            absence.close(desk.table, by, NOW)
    desk.write(absence.close(desk.table, A, NOW))
    assert desk.table.phase == "closed"
    assert desk.table.deadlines == {}
    with pytest.raises(Declined, match="not_playing"):
        desk.play(B)
    again = Table.from_journal("soft-otter-417", desk.journal, GAMES)
    assert again.phase == "closed"
    desk.write(absence.reopen(desk.table, A, NOW))
    assert not desk.table.closed
    desk.play(B)


def test_a_journal_with_comings_and_goings_makes_the_same_table() -> None:
    desk = on()
    desk.write(requests.seat_bot(desk.table, C, A, "gentle", NOW, gone(A)))
    desk.write(requests.free_seat(desk.table, B, A, NOW))
    desk.write(requests.sit(desk.table, "Zoe", None, NOW)[0])
    again = Table.from_journal("soft-otter-417", desk.journal, GAMES)
    assert (again.chairs, again.notes, again.host) == (desk.table.chairs, desk.table.notes, desk.table.host)


def test_everybody_hears_when_the_grace_is_over() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(), clock=clock) as room:
            anna, bob = Ear(A), Ear(B)
            for ear in (anna, bob):
                room.enter(ear)
            room.go(anna)
            heard = len(bob.heard)
            await clock.pass_by(ABSENCE - 1)
            assert len(bob.heard) == heard
            await clock.pass_by(1)
            assert bob.heard[heard:] == ["table"]
            assert room.gone(A)
            room.enter(Ear(A))
            assert not room.gone(A)

    run(test)


def test_case_12_a_bot_plays_until_the_person_is_back() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(), clock=clock) as room:
            bob = Ear(B)
            room.enter(bob)
            await clock.pass_by(ABSENCE)
            await room.change(lambda table, now: requests.seat_bot(table, B, A, "gentle", now, room.gone))
            await bob.until(lambda: len(bob.moments) == 1)
            assert [moment.seat for moment in bob.moments] == [A]
            assert "noted stood_in Person 0" in bob.heard
            room.enter(Ear(A))
            await room.change(lambda table, now: requests.come_back(table, A, now))
            await act(room, B, sequence_of(room))
            await asyncio.sleep(0)
            assert room.table.chairs[A].kind == "person"

    run(test)


def test_bots_do_not_play_at_a_closed_table() -> None:
    async def test() -> None:
        async with room_of(started(bots=1)) as room:
            await room.change(lambda table, now: absence.close(table, A, now))
            assert room.table.match is not None
            await asyncio.sleep(0.1)
            assert room.table.match.sequence == 0
            await room.change(lambda table, now: [entries.Reopened(now, A)])
            ear = Ear(A)
            room.enter(ear)
            await ear.until(lambda: len(ear.moments) == 1)

    run(test)


def test_case_12_who_goes_a_second_time_is_told_of_a_second_time() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(), clock=clock) as room:
            anna, bob = Ear(A), Ear(B)
            room.enter(anna)
            await clock.pass_by(ABSENCE)
            assert room.gone(B)
            for _ in range(2):
                room.enter(bob)
                assert not room.gone(B)
                room.go(bob)
                anna.heard.clear()
                await clock.pass_by(ABSENCE)
                assert room.gone(B)
                assert anna.heard == ["table"]

    run(test)
