"""What went wrong elsewhere and must not here (the numbers are those of the list of cases)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.wizards.positions import random_position
from tests.games.wizards.tables import act, discards, hand, heard, legal, play, refusal, table
from tests.games.wizards.test_secrets import lively

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.events import Drawn
from chinwag.games.wizards.state import WizardsState


def names(state: WizardsState) -> Counter[str]:
    """Every component without its place."""
    return Counter(each.split(" @ ")[0] for each in RULES.components_in(state))


@given(seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=100)
def test_case_01_every_card_and_hair_is_somewhere_after_any_action(seed: int) -> None:
    dice = random.Random(seed)
    state = RULES.load(random_position(dice), FastChance(seed))
    before = names(state)
    assert before["hair"] == 5 * state.seats
    assert sum(before.values()) == 72 + 5 * state.seats
    for _ in range(8):
        if state.ask is None:
            break
        state.play_id(Seat(state.awaited), dice.choice(state.legal_ids(Seat(state.awaited))))
        assert names(state) == before


def test_case_01_both_piles_empty_the_game_goes_on_and_comes_to_an_end() -> None:
    """BW-3.6: the missing cards are not drawn. BW-6.2: after the last turn it ends, though nobody does anything."""
    state = table(["", ""], rest=0, hairs=[2, 3], round_number=48)
    for _ in range(6):
        assert state.ask is not None
        mover = state.turn
        events = play(state, mover, "end")
        if state.ask is not None:
            assert events[-1] == Drawn(1 - mover, 0, missing=2)
    assert state.ask is None
    assert state.winners() == (1,)


@pytest.mark.parametrize("way", ["pick", "steal", "swap", "draw"])
def test_case_02_a_card_works_the_same_however_it_came_into_the_hand(way: str) -> None:
    """BW-1.3: Rust and Ruin lets its player choose, whether drawn, picked, stolen or swapped."""
    shelf = ["", "gCM gDP"]
    if way == "draw":
        state = table(["", ""], artifacts=["gCM gDP", ""], draw="pRR gTT")
        play(state, 0, "end")
        mover, other = 1, 0
    else:
        mover, other = 0, 1
    if way == "pick":
        state = table(["", ""], artifacts=shelf, beards=["gDB", ""], discard="pRR")
        play(state, 0, "use gDB")
        play(state, 0, "pick pRR")
    elif way == "steal":
        state = table(["gSF", "pRR"], artifacts=shelf)
        play(state, 0, "cast gSF at 1")
        play(state, 1, "allow")
    elif way == "swap":
        state = table(["", "pRR"], artifacts=["gMM", "gCM gDP"], window="start", draw="gTT pTT")
        play(state, 0, "use gMM at 1")
    ruin = [each for each in legal(state, mover) if each.startswith("cast pRR")]
    assert ruin == [f"cast pRR at {other} on gCM", f"cast pRR at {other} on gDP"]


def test_case_04_while_an_answer_is_awaited_nothing_else_is_legal() -> None:
    state = table(["gFF gSS", "gBR pSS", "kSS"], artifacts=["gCM", "kCM", ""])
    play(state, 0, "cast gFF at 1")
    assert legal(state, 1) == ["allow", "counter gBR"]
    for seat in (0, 2):
        assert legal(state, seat) == []
    for seat, action in ((0, "cast gSS"), (0, "end"), (0, "use gCM at 1"), (1, "cast pSS"), (2, "cast kSS")):
        assert refusal(state, seat, action) is not None


def test_case_06_no_hand_is_opened_by_the_end() -> None:
    state = table(["gFF pFF kFF bOP", "gBR"], hairs=[7, 1])
    play(state, 0, "ritual 7 for gFF pFF kFF")
    for reader in (Seat(1), None):
        view = state.view(reader)
        assert [player.cards for player in view.players] == [1, 1]
        assert view.known == ()
    assert hand(state, 0) == "bOP"


def test_case_07_what_is_new_to_a_player_ends_undo() -> None:
    """Hairs come from an open pile and tell nothing; a drawn card is news to the drawer, a played one to all."""
    state = table(["gSS gOP", "gFF", "pFF"])
    told = state.play(Seat(0), act("cast gSS"))
    assert [event.reveals for event in heard(told, 1)] == [True, False]
    told = state.play(Seat(0), act("cast gOP"))
    assert [event.reveals for event in heard(told, 0)] == [True, True]
    assert [event.reveals for event in heard(told, 1)] == [True, False]
    state = table(["", "gFF pFF", ""], artifacts=["gCM", "", ""])
    told = state.play(Seat(0), act("use gCM at 1"))
    assert [event.reveals for event in heard(told, 0)] == [False, True]
    assert [event.reveals for event in heard(told, 2)] == [False, False]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_case_19_saved_and_loaded_at_every_step_the_game_goes_on_the_same(seats: int) -> None:
    """Whose turn it is, what is awaited, what is remembered and what luck will draw survive as text."""
    dice, chance = random.Random(seats), SealedChance(bytes([seats]) * 32)
    state = RULES.start(seats, {}, chance)
    met: set[str] = set()
    for _ in range(600):
        if state.ask is None:
            state = RULES.start(seats, {}, chance)
        line = RULES.notation.write_position(RULES.position(state))
        loaded = RULES.load(RULES.notation.read_position(line), chance)
        assert loaded.ask == state.ask
        action = lively(state, dice)
        told = state.play(Seat(state.awaited), action)
        met |= {type(each.public).__name__ for each in told}
        again = loaded.play(Seat(loaded.awaited), action)
        assert [heard(again, reader) for reader in (None, 0, 1)] == [heard(told, reader) for reader in (None, 0, 1)]
        assert RULES.position(loaded) == RULES.position(state)
    assert met >= {"Flipped", "SpellCast", "Countered", "DiscardedAtRandom", "Taken", "Picked", "Used"}


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=20)
def test_every_game_ends_with_a_winner(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    state = RULES.start(seats, {}, FastChance(seed))
    while state.ask is not None:
        state.play_id(Seat(state.awaited), dice.choice(state.legal_ids(Seat(state.awaited))))
    view = state.view(None)
    assert state.winners() == view.winners != ()
    if view.won_by == "ritual":
        assert state.hairs[state.winner] >= 7
        assert len(set(discards(state).split()[-3:])) == 3
