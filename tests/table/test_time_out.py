"""Time that runs out at a living table. The tests turn the hands of its clock."""

from __future__ import annotations

from tests.table.rooms import A, B, Ear, HandClock, act, leave, room_of, run, sequence_of, started
from tests.table.tables import GAMES, NOW

from chinwag.core.protocol import Seat
from chinwag.store import MemoryStore
from chinwag.table import requests, taking_back, timing
from chinwag.table.clocks import Clocks
from chinwag.table.room import ABSENCE, Room
from chinwag.table.table import Table
from chinwag.table.timing import LENIENCE

MOVE = Clocks(move=30)


def names(ear: Ear) -> list[str]:
    return [each for each in ear.heard if each.startswith("noted")]


def late(room: Room) -> list[tuple[Seat | None, bool]]:
    """Who has played, and whether for them."""
    assert room.table.match is not None
    return [(moment.seat, moment.late) for moment in room.table.match.moments[1:]]


def test_case_03_time_out_is_the_mildest_choice() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            anna, bob = Ear(A), Ear(B)
            for ear in (anna, bob):
                room.enter(ear)
            await clock.pass_by(30 + LENIENCE - 0.1)
            assert late(room) == []
            match = room.table.match
            assert match is not None
            mildest = {seat: match.mildest(seat) for seat in (A, B)}
            await clock.pass_by(0.1)
            assert late(room) == [(A, True), (B, True)]
            assert [moment.action for moment in match.moments[1:]] == [mildest[A], mildest[B]]
            assert anna.moments == bob.moments == match.moments[1:]

    run(test)


def test_who_chooses_in_time_is_not_chosen_for() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            for seat in (A, B):
                room.enter(Ear(seat))
            await clock.pass_by(20)
            await act(room, B, 0)
            await clock.pass_by(12)
            assert late(room) == [(B, False), (A, True)]

    run(test)


def test_the_table_waits_a_second_longer_than_it_shows() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            for seat in (A, B):
                room.enter(Ear(seat))
            await clock.pass_by(30.5)
            await act(room, A, 0)
            assert late(room) == [(A, False)]

    run(test)


def test_without_clocks_nothing_happens_by_itself() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(), clock=clock) as room:
            for seat in (A, B):
                room.enter(Ear(seat))
            await clock.pass_by(30 * 86_400)
            assert late(room) == []

    run(test)


def test_live_clocks_rest_while_nobody_who_plays_is_here() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            anna = Ear(A)
            room.enter(anna)
            await clock.pass_by(20)
            room.go(anna)
            room.enter(Ear(None))
            await clock.pass_by(5000)
            assert late(room) == []
            room.enter(Ear(A))
            await clock.pass_by(30)
            assert late(room) == []  # a fresh clock, and the second beyond it
            await clock.pass_by(LENIENCE)
            assert late(room)[0] == (A, True)

    run(test)


def test_clocks_of_days_run_on_when_nobody_is_here() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=Clocks(days=1)), clock=clock) as room:
            await room.change(requests.start)  # as the lobby does for a table that it has loaded
            await clock.pass_by(86_400 + LENIENCE)
            assert late(room) == [(A, True), (B, True)]

    run(test)


def test_nobody_loses_by_a_server_that_was_away() -> None:
    async def test() -> None:
        clock, store = HandClock(), MemoryStore()
        async with room_of(started(clocks=MOVE), store, clock=clock) as room:
            room.enter(Ear(A))
            await clock.pass_by(29)
            await room.finish()
            journal = await store.load(room.table.name)
        clock.time += 7200
        table = Table.from_journal(room.table.name, journal, GAMES)
        again = Room(table, store, room._thinkers, lambda _: None, clock=clock)
        await again.change(timing.rest)
        assert table.deadlines == {A: NOW + 29 + 7200 + 30, B: NOW + 29 + 7200 + 30}
        await again.finish()

    run(test)


def test_case_12_a_missed_deadline_of_somebody_gone_brings_a_bot() -> None:
    """Gone for longer than the grace, then the time is up: the mildest is played, and a bot goes on from there."""

    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=Clocks(move=90)), clock=clock) as room:
            anna, bob = Ear(A), Ear(B)
            for ear in (anna, bob):
                room.enter(ear)
            room.go(anna)
            await clock.pass_by(ABSENCE - 1)
            assert not room.gone(A)
            await act(room, B, 0)
            await clock.pass_by(2)
            assert room.gone(A)
            await clock.pass_by(90 + LENIENCE - ABSENCE - 1)
            assert late(room)[:2] == [(B, False), (A, True)]
            assert room.table.chairs[A].kind == "bot"
            assert names(bob) == ["noted stood_in Person 0"]

    run(test)


def test_case_12_somebody_whose_line_has_just_dropped_keeps_the_seat() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            anna = Ear(A)
            for ear in (anna, Ear(B)):
                room.enter(ear)
            room.go(anna)
            await clock.pass_by(30 + LENIENCE)
            assert late(room)[0] == (A, True)
            assert room.table.chairs[A].kind == "person"

    run(test)


def test_who_takes_the_seat_back_has_the_time_that_was_left() -> None:
    """Leaving and returning must not be a way to more time."""

    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), fault="hanging", clock=clock) as room:
            room.enter(Ear(B))
            await clock.pass_by(10)
            await leave(room, A)
            assert A not in room.table.deadlines
            await clock.pass_by(5)
            await room.change(lambda table, now: requests.come_back(table, A, now))
            assert room.table.deadlines[A] == NOW + 30

    run(test)


def test_case_05_clocks_tell_nothing_of_a_hand() -> None:
    """They follow from what is asked and since when: an answer has the same fuse whoever holds what."""

    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=Clocks(move=60, windows={"answer": 20})), clock=clock) as room:
            for seat in (A, B):
                room.enter(Ear(seat))
            since = clock.now()
            for _ in range(6):
                match = room.table.match
                assert match is not None
                assert match.ask is not None
                fuse = 20 if match.ask.answer else 60
                assert room.table.deadlines == dict.fromkeys(match.ask.awaited, since + fuse)
                for seat in match.ask.awaited:
                    await act(room, seat, sequence_of(room))
                since = clock.now()
                await clock.pass_by(7)

    run(test)


def test_who_gets_a_missed_turn_back_by_agreement_has_a_fresh_clock() -> None:
    async def test() -> None:
        clock = HandClock()
        async with room_of(started(clocks=MOVE), clock=clock) as room:
            for seat in (A, B):
                room.enter(Ear(seat))
                await act(room, seat, 0)
            match = room.table.match
            assert match is not None
            assert match.ask is not None
            (plucker,) = match.ask.awaited
            other = Seat(1 - plucker)
            await clock.pass_by(30 + LENIENCE)
            assert late(room)[2:] == [(plucker, True)]
            await room.change(lambda table, now: taking_back.ask_back(table, plucker, True, now))
            await room.change(lambda table, now: taking_back.answer(table, other, True, now))
            assert room.table.deadlines == {plucker: clock.now() + 30}
            await clock.pass_by(29)
            assert late(room)[2:] == []
            again = Table.from_journal(room.table.name, await room._store.load(room.table.name), GAMES)
            assert again.deadlines == room.table.deadlines

    run(test)
