"""Bots in seats: they fail, they pause, they play on for who leaves."""

from __future__ import annotations

import asyncio
import logging

import pytest
from tests.table.rooms import AT_ONCE, IMPATIENT, A, B, Ear, act, leave, room_of, run, sequence_of, started

from chinwag.table import requests
from chinwag.table.thinking import Pace


@pytest.mark.parametrize(
    ("fault", "logged"),
    [
        ("raising", "it raised RuntimeError (workers.py, line 26)"),
        ("illegal", "it chose something illegal: wrong_window"),
        ("nonsense", "it chose something that is no action of the game"),
        ("hanging", "it took too long"),
        ("dying", "its worker died (IncompleteReadError)"),
    ],
)
def test_case_13_a_bot_that_fails_does_not_stop_the_game(
    fault: str, logged: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with room_of(started(bots=1), fault=fault, pace=IMPATIENT if fault == "hanging" else AT_ONCE) as room:
            ear = Ear(A)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            mildest = match.legal(B)[0]
            await ear.until(lambda: len(ear.moments) == 1)
            assert ear.moments[0].seat == B
            view = match.view(B)
            assert getattr(view, "bid") == getattr(mildest, "card")  # noqa: B009

    with caplog.at_level(logging.WARNING, logger="chinwag"):
        run(test)
    assert logged in caplog.text


@pytest.mark.parametrize("fault", ["first", "last", "printing", "dying"])
def test_bots_play_a_game_to_its_end(fault: str) -> None:
    async def test() -> None:
        async with room_of(started(3, bots=2), fault=fault) as room:
            ear = Ear(A)
            room.enter(ear)
            match = room.table.match
            assert match is not None
            for _ in range(400 if fault != "dying" else 4):
                if match.ask is None:
                    break
                if A in match.ask.awaited:
                    await act(room, A, match.sequence)
                else:
                    await ear.hears_more()
            assert fault == "dying" or room.table.phase == "over"

    run(test)


def test_case_13_each_seat_has_one_pending_action() -> None:
    async def test() -> None:
        async with room_of(started(3, bots=2), fault="first", pace=Pace(0.1, 0.2, 0.2, 20)) as room:
            ear = Ear(A)
            room.enter(ear)
            for _ in range(5):
                room.wake_bots()
            await ear.until(lambda: len(ear.moments) == 2)
            room.wake_bots()
            await asyncio.sleep(0.5)
            assert sorted(moment.seat or 0 for moment in ear.moments) == [1, 2]  # and none twice

    run(test)


def test_case_05_a_bot_s_pause_has_nothing_to_do_with_its_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment is drawn before the question is put, from the same distribution for every question."""
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return 0.0

    monkeypatch.setattr("chinwag.table.room.random.uniform", uniform)

    async def test() -> None:
        async with room_of(started(3, bots=2), fault="first", pace=Pace(0.1, 0.5, 0.8, 20)) as room:
            ear = Ear(A)
            room.enter(ear)
            await ear.until(lambda: len(ear.moments) == 2)

    run(test)
    assert drawn == [(0.5, 0.8)] * 2


def test_case_12_the_bot_plays_on_at_once_when_a_player_leaves() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first") as room:
            ear = Ear(B)
            room.enter(ear)
            await leave(room, A)
            await ear.until(lambda: len(ear.moments) == 1)
            assert ear.moments[0].seat == A
            await act(room, B, sequence_of(room))
            await room.change(lambda table, now: requests.come_back(table, A, now))
            assert room.table.chairs[A].bot is None

    run(test)


def test_case_12_a_bot_that_thinks_while_its_person_comes_back_does_not_play() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first", pace=Pace(0.1, 0.5, 0.5, 20)) as room:
            ear = Ear(B)
            room.enter(ear)
            await leave(room, A)
            await room.change(lambda table, now: requests.come_back(table, A, now))
            await asyncio.sleep(1)
            assert ear.moments == []
            await act(room, A, 0)
            assert [moment.seat for moment in ear.moments] == [A]

    run(test)


def test_bots_rest_when_nobody_is_left() -> None:
    async def test() -> None:
        async with room_of(started(), fault="first") as room:
            for seat in (A, B):
                await leave(room, seat)
            match = room.table.match
            assert match is not None
            while room._thinking:  # the one that was asked before everybody had left
                await asyncio.sleep(0.01)
            rested = match.sequence
            await asyncio.sleep(0.2)
            assert room._thinking == {}
            assert match.sequence == rested
            assert room.table.phase == "playing"
            ear = Ear(None)
            room.enter(ear)
            await ear.until(lambda: room.table.phase == "over")

    run(test)
