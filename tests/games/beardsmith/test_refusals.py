"""Every reason that the words know is given for some wish, with rules and a sentence."""

from __future__ import annotations

import pytest
from tests.games.beardsmith.tables import after, reason, table

from chinwag.core.protocol import Seat
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.actions import Cell, Place
from chinwag.games.beardsmith.state import BeardsmithState
from chinwag.words import refusal_text, words

CLOSED = "0,-1 0:tip/5 | 1,-1 1:tip/4 | -1,0 2:tip | -1,1 1:gum | 0,1 2:gum"

WISHES: dict[str, tuple[BeardsmithState, str]] = {
    "out_of_tiles": (table("1,0 0:tip/3", hand="-", others=("-",), turn="-"), "tip@0,1/2"),
    "no_move": (
        after(table(CLOSED, hand="gum, straight", others=("straight",) * 2), "gum@1,0"),
        "straight@2,0",
    ),
    "no_such_tile": (table(), "beehive@1,0"),
    "not_in_hand": (table(), "tip@1,0/3"),
    "no_such_turn": (table(), "straight@1,0/6"),
    "no_turn": (table(hand="wild, gum"), "wild@1,0/2"),
    "turn_looks_alike": (table(), "straight@1,0/3"),
    "off_the_table": (table(), "straight@63,0"),
    "on_the_board": (table(), "straight@0,0"),
    "occupied": (table("1,0 1:tip/3"), "straight@1,0"),
    "empty_meets_open": (table(), "straight@1,0/1"),
    "open_meets_empty": (table("1,0 1:tip/3"), "trident@1,-1/3"),
    "sides_do_not_match": (table("1,0 1:tip/3"), "trident@1,-1/5"),
    "floats": (table(), "straight@4,4"),
    "touches_with_empty_sides": (table("1,0 1:tip/3"), "straight@2,0/1"),
    "only_gum_holds": (table("1,0 1:gum"), "straight@2,0"),
    "only_holes_near": (table("1,0 1:straight | 2,0 1:tip/3 ^ 0:scissors"), "straight@3,0"),
    "no_end_for_wild": (table("1,0 1:tip/3", hand="wild, tip"), "wild@2,0"),
    "no_tile_for_gum": (table(hand="gum, tip"), "gum@2,0"),
    "already_a_hole": (table("1,0 1:tip/3 ^ 0:scissors", hand="scissors, tip"), "scissors@1,0"),
    "nothing_to_cut": (table(hand="scissors, tip"), "scissors@1,0"),
    "would_drop": (table("1,0 1:straight | 2,0 1:tip/3", hand="scissors, trident"), "scissors@1,0"),
}


@pytest.mark.parametrize("code", WISHES)
def test_case_23_a_wish_is_refused_with_its_reason_and_rule(code: str) -> None:
    state, wish = WISHES[code]
    refusal = reason(state, wish, seat=0)
    assert refusal.code == code
    known = {rule.id for rule in RULES.rulebook}
    assert refusal.rules
    assert known.issuperset(refusal.rules)


def test_who_may_not_act_is_told_so() -> None:
    state = after(table(hand="tip", others=("gum", "straight")), "tip@1,0/3")
    assert reason(state, "straight@1,0", seat=0).code == "not_your_turn"
    assert reason(state, "gum@2,0", seat=1).code == "may_not_be_last"
    assert reason(state, "straight@1,0", seat=1).code == "not_your_turn"
    assert reason(state, "straight@1,0", seat=3).code == "no_such_seat"
    assert reason(state, "straight@1,0", seat=-1).code == "no_such_seat"


def test_every_sentence_can_be_reached() -> None:
    elsewhere = {"not_your_turn", "may_not_be_last", "no_such_seat"}
    assert set(words("beardsmith")["refusals"]) == set(WISHES) | elsewhere


@pytest.mark.parametrize(
    ("tile", "rule"), [("tip", "BS-4.2"), ("wild", "BS-5.1"), ("gum", "BS-6.1"), ("scissors", "BS-7.1")]
)
@pytest.mark.parametrize("at", [(63, 0), (0, -63), (10**12, -5)])
def test_beyond_the_grid_nothing_can_hold_a_tile(at: Cell, tile: str, rule: str) -> None:
    action = Place(tile, at)
    assert RULES.codec.id_of(action) is None
    refusal = table(hand="tip, wild, gum, scissors").refuse(Seat(0), action)
    assert refusal is not None
    assert (refusal.code, refusal.rules) == ("off_the_table", (rule,))


def test_a_turn_that_looks_alike_is_refused_only_where_the_tile_would_fit() -> None:
    state = table(hand="straight, tripod")
    alike = reason(state, "tripod@1,0/3")
    assert (alike.code, alike.facts) == ("turn_looks_alike", {"tile": "tripod", "turn": 3, "use": 1})
    assert reason(state, "tripod@1,0/2").code == "empty_meets_open"
    assert (
        refusal_text("beardsmith", alike) == "The tripod at turn 3 looks just as it does at turn 1: use that one."
    )


def test_a_refusal_is_said_in_full() -> None:
    state, wish = WISHES["sides_do_not_match"]
    assert refusal_text("beardsmith", reason(state, wish)) == (
        "The sides do not match: to the south-west your tile should be open, to the south-east it should be empty."
    )
    state, wish = WISHES["would_drop"]
    assert refusal_text("beardsmith", reason(state, wish)) == "That cut would let the tip drop off the beard."
