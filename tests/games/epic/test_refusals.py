"""Every refusal: its code, its rules, its facts, and that it can be said."""

from __future__ import annotations

import pytest
from tests.games.epic.tables import card, load, pair, play, position

from chinwag.core.protocol import IllegalAction, Refusal, RuleId, Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.state import EpicState
from chinwag.words import refusal_text, words


def turn() -> EpicState:
    """Seat 0 of three is to move; a green Otto lies on top."""
    return load(position(["rSS rSS bGG gHC", "rGG", "yEP"], top="gOH"))


def waiting() -> EpicState:
    """Seat 0 has declared to seat 1."""
    state = turn()
    play(state, 0, Declare(1, pair("rSS bGG")))
    return state


def single() -> EpicState:
    """Seat 0 holds one card."""
    return load(position(["rSS", "rGG"]))


def over() -> EpicState:
    """Three rounds have been played."""
    state = load(position(["gBS", "rSS"], round_number=3))
    play(state, 0, Discard(card("gBS")))
    return state


NOWHERE = Card("purple", "Otto Handlebar")
STRANGER = Card("red", "Goliath Gruff")

REFUSED = [
    (over, 0, Draw(), "over", ["EB-2.3"], "The game is over: three rounds have been played."),
    (turn, 3, Draw(), "no_such_seat", ["EB-1.5"], "Nobody sits on that chair."),
    (turn, -1, Draw(), "no_such_seat", ["EB-1.5"], "Nobody sits on that chair."),
    (turn, 1, Draw(), "not_your_turn", ["EB-2.4"], "It is not your turn."),
    (turn, 0, Believe(), "nothing_to_answer", ["EB-4.3"], "No pair has been declared"),
    (waiting, 0, Draw(), "answer_awaited", ["EB-4.3"], "Nothing else happens until it is believed or doubted."),
    (waiting, 2, Doubt(), "answer_awaited", ["EB-4.3"], "A pair is on the table."),
    (waiting, 1, Draw(), "answer_first", ["EB-4.3"], "You are asked first"),
    (turn, 0, Discard(NOWHERE), "unknown_card", ["EB-1.1"], "There is no purple Otto Handlebar in this box."),
    (turn, 0, Discard(STRANGER), "unknown_card", ["EB-1.1"], "There is no red Goliath Gruff in this box."),
    (turn, 0, Discard(card("rBH")), "not_in_hand", ["EB-3.1"], "You hold no red Beardless Harry."),
    (
        turn,
        0,
        Discard(card("bGG")),
        "no_match",
        ["EB-3.1"],
        "The blue Gary Goatee does not match. It takes something green, or Otto Handlebar in any colour.",
    ),
    (single, 0, Declare(1, pair("rSS rSS")), "one_card", ["EB-4.1"], "A pair takes two cards"),
    (turn, 0, Declare(0, pair("rSS bGG")), "target_yourself", ["EB-4.1"], "You cannot declare a pair to yourself."),
    (turn, 0, Declare(3, pair("rSS bGG")), "target_nobody", ["EB-4.1"], "Nobody sits there"),
    (turn, 0, Declare(1, pair("rSS rBH")), "not_in_hand", ["EB-4.1"], "You hold no red Beardless Harry."),
    (turn, 0, Declare(1, (NOWHERE, card("rSS"))), "unknown_card", ["EB-1.1"], "There is no purple Otto Handlebar"),
    (
        turn,
        0,
        Declare(1, pair("bGG bGG")),
        "only_one_in_hand",
        ["EB-4.1"],
        "You hold only one blue Gary Goatee; it cannot be both cards of the pair.",
    ),
]


@pytest.mark.parametrize(("state_of", "seat", "action", "code", "rules", "said"), REFUSED)
def test_case_23_what_is_refused_says_why(
    state_of: object, seat: int, action: EpicAction, code: str, rules: list[str], said: str
) -> None:
    assert callable(state_of)
    state: EpicState = state_of()
    before = RULES.position(state)
    refused = state.refuse(Seat(seat), action)
    assert refused is not None
    assert (refused.code, list(refused.rules)) == (code, rules)
    assert said in refusal_text("epic", refused)
    with pytest.raises(IllegalAction) as error:
        state.play(Seat(seat), action)
    assert error.value.refusal == refused
    assert RULES.position(state) == before


def test_every_sentence_belongs_to_a_refusal() -> None:
    assert set(words("epic")["refusals"]) == {each[3] for each in REFUSED}


def test_a_refusal_cites_rules_of_the_rulebook() -> None:
    known = {rule.id for rule in RULES.rulebook}
    assert {RuleId(rule) for each in REFUSED for rule in each[4]} <= known


def test_names_that_nobody_has_heard_of_are_cut_short() -> None:
    refused = turn().refuse(Seat(0), Discard(Card("x" * 5000, "y" * 5000)))
    assert isinstance(refused, Refusal)
    assert refused.facts == {"colour": "x" * 40, "character": "y" * 40}


def test_the_waiting_seats_are_facts() -> None:
    refused = waiting().refuse(Seat(2), Draw())
    assert refused is not None
    assert refused.facts == {"target": 1}
    refused = turn().refuse(Seat(2), Draw())
    assert refused is not None
    assert refused.facts == {"turn": 0}
