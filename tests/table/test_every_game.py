"""Cases at a table of every game, in every window that comes up in a game that luck plays."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Raw
from tests.table.tables import NOW, Desk, as_raw

from chinwag.core.protocol import Action, Ask, Seat
from chinwag.games import GAMES
from chinwag.table import entries, requests, taking_back, timing
from chinwag.table.clocks import Clocks, usual
from chinwag.table.errors import Declined, OutOfStep, RefusedByRules
from chinwag.table.match import Match
from chinwag.table.timing import LENIENCE

MILDEST = {
    "beardsmith": {"turn": "place"},
    "epic": {"turn": "draw", "answer": "believe"},
    "handsome": {"give": "give", "hand_in": "no_word", "challenge": "done"},
    "wizards": {"start": "draw", "turn": "end_turn", "answer": "allow", "pick": "pick"},
}
"""What is chosen for who does not choose, in every window that a game of luck is to come to."""

OPTIONS = {"handsome": {"way": "challenge"}}
"""What a table chooses so that every window can come up."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))


def on(game: str, clocks: Clocks | None = None) -> Desk:
    """A game of people that is on."""
    rules = GAMES[game]
    desk = Desk(rules.seats.start, OPTIONS.get(game), clocks=clocks, rules=rules)
    desk.start()
    return desk


def match_of(desk: Desk) -> Match:
    assert desk.table.match is not None
    return desk.table.match


def asked(desk: Desk) -> Ask:
    ask = match_of(desk).ask
    assert ask is not None
    return ask


def windows(game: str) -> Iterator[tuple[Desk, Seat]]:
    """A table at each window when it first comes up, with a seat that is awaited there."""
    seen: set[str] = set()
    for seed in range(300):
        desk, luck = on(game), random.Random(seed)
        while match_of(desk).ask is not None:
            ask = asked(desk)
            if ask.window not in seen:
                seen.add(ask.window)
                yield desk, ask.awaited[0]
            else:
                seat = luck.choice(ask.awaited)
                desk.play(seat, luck.choice(match_of(desk).legal(seat)), sequence=match_of(desk).number(seat))
        if seen >= set(MILDEST[game]):
            return
    raise AssertionError(f"{game} showed only {seen}")


def played(desk: Desk) -> tuple[Seat | None, Action | None]:
    moment = match_of(desk).moments[-1]
    return moment.seat, moment.action


@every_game
def test_case_03_a_window_has_its_own_clock_and_ends_with_the_mildest(game: str) -> None:
    """Everybody is away for a whole game: each waits its time and no longer, and the next begins anew."""
    now = NOW
    clocks = Clocks(move=30, windows=usual(GAMES[game]).windows)
    desk = on(game, clocks)
    seen: set[str] = set()
    while (ask := match_of(desk).ask) is not None and match_of(desk).sequence < 300:
        seconds = clocks.windows.get(ask.window, 30)
        assert set(desk.table.deadlines) == set(ask.awaited)
        assert desk.table.deadlines[ask.awaited[0]] == now + seconds
        assert timing.time_out(desk.table, now + seconds, lambda _: False) == []
        now += seconds + LENIENCE
        for _ in ask.awaited:
            desk.write(timing.time_out(desk.table, now, lambda _: False))
            moment = match_of(desk).moments[-1]
            assert moment.late
            assert msgspec.to_builtins(moment.action)["do"] == MILDEST[game][ask.window]
        seen.add(ask.window)
    assert seen <= set(MILDEST[game])


@every_game
def test_case_10_a_choice_that_is_sent_twice_is_made_once(game: str) -> None:
    for desk, seat in windows(game):
        match = match_of(desk)
        number, action = match.number(seat), match.legal(seat)[0]
        desk.play(seat, action, sequence=number)
        with pytest.raises(OutOfStep):
            requests.play(desk.table, seat, number, as_raw(action), NOW)


@every_game
def test_case_11_nobody_acts_for_another(game: str) -> None:
    for desk, seat in windows(game):
        match = match_of(desk)
        for other, secret in desk.secrets.items():
            assert desk.table.seat_of(secret) == other
            if not asked(desk).may_act(other):
                with pytest.raises(RefusedByRules):
                    requests.play(desk.table, other, match.number(other), as_raw(match.legal(seat)[0]), NOW)


@every_game
def test_case_12_in_any_window_a_bot_goes_on_for_who_leaves_and_gives_the_seat_back(game: str) -> None:
    for desk, seat in windows(game):
        match = match_of(desk)
        number, action = match.number(seat), as_raw(match.legal(seat)[0])
        desk.write(requests.leave(desk.table, seat, NOW))
        assert asked(desk).awaited[0] == seat
        with pytest.raises(OutOfStep):
            requests.play(desk.table, seat, number, action, NOW)
        desk.write(requests.play_bot(desk.table, seat, number, action, "", NOW))
        assert played(desk)[0] == seat
        desk.write(requests.come_back(desk.table, seat, NOW))
        if match.legal(seat):
            desk.play(seat, sequence=match.number(seat))
            assert played(desk)[0] == seat


@every_game
@pytest.mark.parametrize("chosen", [None, b'{"do":"fly"}', b"3"], ids=["late", "no action", "nonsense"])
def test_case_13_what_a_bot_may_not_do_becomes_the_mildest_and_it_acts_once(
    game: str, chosen: bytes | None
) -> None:
    for desk, seat in windows(game):
        desk.write(requests.leave(desk.table, seat, NOW))
        match = match_of(desk)
        number = match.number(seat)
        action = None if chosen is None else Raw(chosen)
        [entry] = requests.play_bot(desk.table, seat, number, action, "it took too long", NOW)
        assert isinstance(entry, entries.Played)
        assert entry.fallback
        window = asked(desk).window
        desk.write([entry])
        assert msgspec.to_builtins(played(desk)[1])["do"] == MILDEST[game][window]
        with pytest.raises(OutOfStep):
            requests.play_bot(desk.table, seat, number, action, "", NOW)
        desk.write(requests.come_back(desk.table, seat, NOW))


@every_game
def test_what_the_table_played_for_somebody_is_not_taken_back_at_once(game: str) -> None:
    """The time would be up again at once: whoever took it back again and again would let nobody else play."""
    now, seen = NOW, 0
    desk, luck = on(game, Clocks(move=30)), random.Random(3)
    while (ask := match_of(desk).ask) is not None and match_of(desk).sequence < 200:
        match = match_of(desk)
        seat = luck.choice(ask.awaited)
        if luck.random() < 0.5:
            desk.play(seat, luck.choice(match.legal(seat)), sequence=match.number(seat))
            continue
        now = min(desk.table.deadlines.values()) + LENIENCE
        desk.write(timing.time_out(desk.table, now, lambda _: False))
        late = match.moments[-1]
        assert late.seat is not None
        with pytest.raises(Declined, match="undo_" if desk.table.phase == "playing" else "not_playing"):
            taking_back.take_back(desk.table, late.seat, match.number(late.seat), now)
        seen += 1
    assert seen > 0
