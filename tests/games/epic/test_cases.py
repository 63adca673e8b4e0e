"""What went wrong elsewhere and must not here (the numbers are those of the list of cases)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.epic.positions import random_position
from tests.games.epic.tables import card, cards, heard, load, pair, play, position, refusal

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.protocol import Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Declare, Discard, Doubt, Draw
from chinwag.games.epic.events import Drawn
from chinwag.games.epic.numbers import TURN
from chinwag.games.epic.state import EpicState


def names(state: EpicState) -> Counter[str]:
    """Every component without its place."""
    return Counter(each.split(" @ ")[0] for each in RULES.components_in(state))


@given(seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=150)
def test_case_01_every_card_and_chip_is_somewhere_after_any_action(seed: int) -> None:
    dice = random.Random(seed)
    state = RULES.load(random_position(dice), FastChance(seed))
    before = names(state)
    assert before["chip"] == 50
    assert sum(before.values()) == 108 + 50
    for _ in range(8):
        if state.awaited is None:
            break
        state.play_id(Seat(state.awaited), dice.choice(state.legal_ids(Seat(state.awaited))))
        assert names(state) == before
        assert state.sizes == [len(state.hand_of(seat)) for seat in range(state.seats)]


def test_case_01_a_reshuffle_leaves_the_face_up_card_where_it_is() -> None:
    state = load(position(["rSS", "rGG"], top="gOH", draw="rVV", rest="discard"))
    play(state, 0, Draw())
    play(state, 1, Draw())
    assert state.view(None).discard_pile == cards("gOH")
    held = Counter(each for seat in range(2) for each in state.view(Seat(seat)).hand)
    assert sum(held.values()) + state.view(None).draw_pile + 1 == 108


def test_case_02_a_special_card_acts_when_discarded_and_never_otherwise() -> None:
    """EB-3.2 and EB-3.3 against EB-2.1 and EB-4.6: the same card, however it has come into the hand."""
    drawn = load(position(["rSS", "rGG"], top="gOH", draw="gBH bBS bSS bGG bHC bVV"))
    play(drawn, 0, Draw())
    play(drawn, 1, Draw())
    assert Drawn(0, 3, rule="EB-3.3") in play(drawn, 0, Discard(card("gBH")))
    back = load(position(["gEP bSS rHC", "rGG"], top="gOH"))
    play(back, 0, Declare(1, pair("gEP bSS")))
    play(back, 1, Doubt())
    play(back, 1, Draw())
    assert Drawn(1, 1, rule="EB-3.2") in play(back, 0, Discard(card("gEP")))


def test_case_04_while_an_answer_is_awaited_nothing_else_is_legal() -> None:
    state = load(position(["rSS bGG gHC", "gGG rVV bVV", "gEP"], top="gOH"))
    play(state, 0, Declare(1, pair("rSS bGG")))
    assert list(state.legal(Seat(1))) == [Believe(), Doubt()]
    for seat in (0, 2):
        assert list(state.legal(Seat(seat))) == []
    for seat, action in ((0, Draw()), (2, Draw()), (2, Discard(card("gEP"))), (1, Discard(card("gGG")))):
        assert refusal(state, seat, action) is not None


def test_case_07_what_is_new_to_a_player_ends_undo() -> None:
    """A drawn card is news to the drawer alone, a discarded or turned up card to all, a declaration to nobody."""
    state = load(position(["rSS bGG gHC", "rGG", "yGG"], top="gOH"))
    told = state.clone().play(Seat(0), Draw())
    assert [event.reveals for event in heard(told, 0)] == [True]
    assert [event.reveals for event in heard(told, 1)] == [False]
    told = state.clone().play(Seat(0), Discard(card("gHC")))
    assert [event.reveals for event in heard(told, 1)] == [True]
    told = state.play(Seat(0), Declare(1, pair("rSS bGG")))
    assert [event.reveals for seat in (0, 1, None) for event in heard(told, seat)] == [False] * 3
    told = state.play(Seat(1), Believe())
    assert [event.reveals for event in heard(told, 2)][:2] == [False, True]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_case_19_saved_and_loaded_at_every_step_the_game_goes_on_the_same(seats: int) -> None:
    """Whose turn it is, what is awaited and what will be shuffled survive, through JSON and through text."""
    dice, chance = random.Random(seats), SealedChance(bytes([seats]) * 32)
    state = RULES.start(seats, {}, chance)
    met: set[str] = set()
    while state.awaited is not None:
        line = RULES.notation.write_position(RULES.position(state))
        loaded = RULES.load(RULES.notation.read_position(line), chance)
        seat = Seat(state.awaited)
        assert loaded.ask == state.ask
        # who draws much comes to every reshuffle
        action = Draw() if state.window == TURN and dice.random() < 0.6 else dice.choice(state.legal(seat))
        told = state.play(seat, action)
        assert [each.public for each in loaded.play(seat, action)] == [each.public for each in told]
        assert RULES.position(loaded) == RULES.position(state)
        met |= {type(each.public).__name__ for each in told}
    assert met >= {"Reshuffled", "Declared", "TakenBack", "RoundEnded", "GameEnded"}


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=25)
def test_every_game_ends_and_adds_up(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    state = RULES.start(seats, {}, FastChance(seed))
    while state.awaited is not None:
        state.play_id(Seat(state.awaited), dice.choice(state.legal_ids(Seat(state.awaited))))
    view = state.view(None)
    assert len(view.pads) == 3
    for seat in range(seats):
        points = sum(pad.penalties[seat] for pad in view.pads)
        assert view.totals[seat] == points - 5 * view.chips[seat]
    assert {state.scores()[winner] for winner in state.winners()} == {min(state.scores())}
