"""Undo: to the edge of information at once, beyond it when everybody agrees."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.laws.toy_types import Pluck
from tests.table.rooms import Ear, act, room_of, run, sequence_of
from tests.table.tables import GAMES as TOYS
from tests.table.tables import NOW, Desk

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import GAMES
from chinwag.table import requests, taking_back
from chinwag.table.errors import Declined, OutOfStep
from chinwag.table.match import Match
from chinwag.table.table import Plea, Table

A, B, C = Seat(0), Seat(1), Seat(2)
SEED = bytes([3]) * SEED_BYTES


def match_of(rules: AnyRules, seats: int) -> Match:
    return Match(rules, seats, {}, SealedChance(SEED), NOW, sequence=0)


def truth(match: Match) -> object:
    return match.rules.position(match._state)


@contextmanager
def declined(code: str) -> Iterator[None]:
    with pytest.raises(Declined) as error:
        yield
    assert error.value.code == code


# --- every game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_case_07_undo_shows_nobody_anything_and_ends_where_something_came_up(game: str) -> None:
    """Whatever may be undone has told no reader anything that was hidden."""
    rules = GAMES[game]
    chance = random.Random(game)
    match = match_of(rules, 3)
    readers = (None, A, B, C)
    while match.ask is not None and len(match.moments) < 250:
        seat = chance.choice(match.ask.awaited)
        before, was = [match.view(reader) for reader in readers], truth(match)
        moment = match.play(seat, chance.choice(match.legal(seat)), NOW)
        why = match.why_no_undo(seat)
        came_up = any(event.reveals for reader in readers for event in moment.events(reader))
        assert why is None or why in ("over", "sealed", "new_information")
        assert why is not None or not came_up
        for other in {A, B, C} - {seat}:
            assert match.why_no_undo(other) in ("over", "sealed", "nothing", "others_acted")
        if why is None:
            match.take_back(1)
            assert [match.view(reader) for reader in readers] == before
            assert truth(match) == was
            match.play(seat, chance.choice(match.legal(seat)), NOW)


@pytest.mark.parametrize("game", GAMES)
def test_case_08_after_undo_the_state_is_that_of_the_shortened_record_and_the_game_goes_on(game: str) -> None:
    rules = GAMES[game]
    chance = random.Random(game)
    match = match_of(rules, 2)
    for _ in range(60):
        if match.ask is None:
            break
        seat = chance.choice(match.ask.awaited)
        match.play(seat, chance.choice(match.legal(seat)), NOW)
        if match.ask is not None and chance.random() < 0.4:
            number, moments = match.sequence, min(chance.randint(1, 3), len(match.moments) - 1)
            kept = match.moments[: len(match.moments) - moments]
            match.take_back(moments)
            again = match_of(rules, 2)
            for moment in kept[1:]:
                assert moment.seat is not None
                assert moment.action is not None
                again.play(moment.seat, moment.action, NOW)
            assert truth(match) == truth(again)
            assert match.sequence == number + 1
            assert match.ask is not None
            assert all(match.legal(each) for each in match.ask.awaited)
            told_again = [(moment.sequence, moment.events(None)) for moment, _ in match.again()]
            assert told_again == [(moment.sequence, moment.events(None)) for moment in match.moments]


# --- a table --------------------------------------------------------------------------------------------------


def plucking(seats: int = 2) -> tuple[Desk, Seat]:
    """A table where all have bid and somebody plucks: nothing is hidden in whom they choose."""
    desk = Desk(seats)
    desk.start()
    while (match := desk.table.match) is not None and match.ask is not None and match.ask.window == "bid":
        desk.play(match.ask.awaited[0])
    assert match is not None
    assert match.ask is not None
    return desk, match.ask.awaited[0]


def number(desk: Desk, seat: Seat) -> int:
    assert desk.table.match is not None
    return desk.table.match.number(seat)


def test_what_told_nothing_new_is_taken_back_at_once() -> None:
    desk, actor = plucking()
    match = desk.table.match
    assert match is not None
    before = truth(match)
    desk.play(actor, Pluck(1 - actor))
    desk.write(taking_back.take_back(desk.table, actor, number(desk, actor), NOW))
    assert truth(match) == before
    assert desk.table.notes[-1].kind == "took_back"
    again = Table.from_journal("soft-otter-417", desk.journal, TOYS)
    assert again.match is not None
    assert truth(again.match) == before
    desk.play(actor)


def test_case_10_a_second_click_takes_back_nothing_more() -> None:
    desk, actor = plucking()
    desk.play(actor, Pluck(1 - actor))
    seen = number(desk, actor)
    desk.write(taking_back.take_back(desk.table, actor, seen, NOW))
    with pytest.raises(OutOfStep):
        taking_back.take_back(desk.table, actor, seen, NOW)


def test_what_was_sent_before_the_undo_is_stale_after_it() -> None:
    desk, actor = plucking()
    seen = number(desk, actor)
    desk.play(actor, Pluck(1 - actor))
    desk.write(taking_back.take_back(desk.table, actor, number(desk, actor), NOW))
    with pytest.raises(OutOfStep):
        desk.play(actor, Pluck(1 - actor), sequence=seen)


def test_a_sealed_choice_is_not_taken_back_but_made_anew() -> None:
    """A change of mind was heard by nobody, so nobody may hear of its undoing either."""
    match = match_of(GAMES["handsome"], 2)
    first, second = match.legal(A)[:2]
    for choice in (first, second):
        assert [match.why_no_undo(seat) for seat in (A, B)] == ["sealed", "sealed"]
        match.play(A, choice, NOW)
    assert not match.moments[-1].told
    assert [match.why_no_undo(seat) for seat in (A, B)] == ["sealed", "sealed"]


def test_undo_ends_at_anothers_act() -> None:
    match = match_of(GAMES["beardsmith"], 2)
    for _ in range(2):
        assert match.ask is not None
        seat = match.ask.awaited[0]
        match.play(seat, match.legal(seat)[0], NOW)
    assert match.why_no_undo(Seat(1 - seat)) == "others_acted"


def test_who_has_not_acted_last_asks_the_others() -> None:
    desk, actor = plucking(3)
    target = Seat((actor + 1) % 3)
    third = Seat((actor + 2) % 3)
    match = desk.table.match
    assert match is not None
    before = truth(match)
    desk.play(actor, Pluck(target))
    desk.play(target)
    with declined("undo_sealed"):  # the next bids are being made
        taking_back.take_back(desk.table, actor, number(desk, actor), NOW)
    desk.write(taking_back.ask_back(desk.table, actor, True, NOW))
    assert desk.table.plea == Plea(actor)
    with declined("already_asked"):
        taking_back.ask_back(desk.table, target, True, NOW)
    with declined("nothing_asked"):
        taking_back.answer(desk.table, actor, True, NOW)
    desk.write(taking_back.answer(desk.table, target, True, NOW))
    assert desk.table.plea == Plea(actor, frozenset({target}))
    desk.write(taking_back.answer(desk.table, third, True, NOW))
    assert desk.table.plea is None
    assert truth(match) == before


def test_one_who_does_not_agree_is_enough() -> None:
    desk, actor = plucking()
    other = Seat(1 - actor)
    desk.play(actor, Pluck(other))
    desk.play(other)
    match = desk.table.match
    assert match is not None
    after = truth(match)
    desk.write(taking_back.ask_back(desk.table, actor, True, NOW))
    desk.write(taking_back.answer(desk.table, other, False, NOW))
    assert desk.table.plea is None
    assert truth(match) == after
    assert desk.table.notes[-1].kind == "would_not_agree"


def test_who_plays_on_has_answered_and_who_asked_may_think_better_of_it() -> None:
    desk, actor = plucking()
    other = Seat(1 - actor)
    desk.play(actor, Pluck(other))
    desk.write(taking_back.ask_back(desk.table, actor, True, NOW))
    desk.write(taking_back.ask_back(desk.table, actor, False, NOW))
    assert desk.table.plea is None
    desk.write(taking_back.ask_back(desk.table, actor, True, NOW))
    desk.play(other)
    assert desk.table.plea is None
    with declined("nothing_asked"):
        taking_back.answer(desk.table, other, True, NOW)


def test_bots_agree_to_everything_and_wait_while_somebody_is_asked() -> None:
    desk = Desk(3)
    desk.sit("Anna", "Berta")
    desk.write(requests.seat_bot(desk.table, A, C, "gentle", NOW))
    desk.start()
    desk.play(A)
    desk.play(B)
    match = desk.table.match
    assert match is not None
    desk.write(taking_back.ask_back(desk.table, A, True, NOW))
    with pytest.raises(OutOfStep):
        requests.play_bot(desk.table, C, match.number(C), None, "", NOW)
    desk.write(taking_back.answer(desk.table, B, True, NOW))
    assert match.ask is not None
    assert match.ask.awaited == (A, B, C)


def test_onlookers_and_finished_games_take_nothing_back() -> None:
    desk = Desk(2)
    desk.start()
    with declined("onlooker"):
        taking_back.take_back(desk.table, None, 0, NOW)
    desk.play_to_the_end()
    for refused in (taking_back.ask_back, taking_back.answer):
        with declined("not_playing"):
            refused(desk.table, A, True, NOW)


def test_everybody_hears_who_asks_what_came_of_it_and_what_the_game_is_then() -> None:
    async def test() -> None:
        desk, actor = plucking()
        other = Seat(1 - actor)
        desk.play(actor, Pluck(other))
        async with room_of(desk) as room:
            ear = Ear(other)
            room.enter(ear)
            ear.heard.clear()
            await room.change(lambda table, now: taking_back.ask_back(table, actor, True, now))
            assert ear.heard == [f"noted asked_back Player {actor}", "table"]
            ear.heard.clear()
            await room.change(lambda table, now: taking_back.answer(table, other, True, now))
            assert ear.heard == ["table", f"noted took_back Player {actor}", "started", "table"]
            await act(room, actor, sequence_of(room))
            ear.heard.clear()
            await room.change(lambda table, now: taking_back.ask_back(table, actor, True, now))
            await act(room, other, sequence_of(room))
            assert ear.heard[-2:] == ["stepped", "table"]  # who plays on has answered

    run(test)
