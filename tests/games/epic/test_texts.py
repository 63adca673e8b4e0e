"""Actions as integers and text, positions as text and data."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace
from tests.games.epic.tables import CHANCE, card, cards, load, pair, position

from chinwag.core.protocol import ActionId, PositionError
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.position import EpicPosition, Laid
from chinwag.games.epic.view import RoundPad

CODEC, NOTATION = RULES.codec, RULES.notation


@pytest.mark.parametrize(
    ("action", "number", "text"),
    [
        (Discard(card("rBS")), 0, "discard rBS"),
        (Discard(card("bBS")), 9, "discard bBS"),
        (Discard(card("yBH")), 35, "discard yBH"),
        (Draw(), 36, "draw"),
        (Believe(), 37, "believe"),
        (Doubt(), 38, "doubt"),
        (Declare(0, pair("rBS rBS")), 39, "declare 0 rBS rBS"),
        (Declare(0, pair("rBS rSS")), 40, "declare 0 rBS rSS"),
        (Declare(0, pair("rSS rBS")), 39 + 36, "declare 0 rSS rBS"),
        (Declare(1, pair("rBS rBS")), 39 + 36 * 36, "declare 1 rBS rBS"),
        (Declare(5, pair("yBH yBH")), 39 + 6 * 36 * 36 - 1, "declare 5 yBH yBH"),
    ],
)
def test_an_action_its_integer_and_its_text(action: EpicAction, number: int, text: str) -> None:
    assert CODEC.id_of(action) == number
    assert CODEC.action_of(ActionId(number)) == action
    assert NOTATION.write_action(action) == text
    assert NOTATION.read_action(text) == action


def test_every_integer_is_an_action() -> None:
    assert CODEC.size == 39 + 6 * 36 * 36
    every = {CODEC.action_of(ActionId(number)) for number in range(CODEC.size)}
    assert len(every) == CODEC.size
    assert all(CODEC.id_of(CODEC.action_of(ActionId(number))) == number for number in range(CODEC.size))


@pytest.mark.parametrize("number", [-1, 39 + 6 * 36 * 36])
def test_other_integers_are_none(number: int) -> None:
    with pytest.raises(ValueError, match="a number from 0 to 7814"):
        CODEC.action_of(ActionId(number))


@pytest.mark.parametrize(
    "action",
    [
        Discard(Card("purple", "EPIC")),
        Declare(6, pair("rBS rBS")),
        Declare(-1, pair("rBS rBS")),
        Declare(0, (card("rBS"), Card("red", "Nobody"))),
    ],
)
def test_what_the_box_does_not_have_has_no_integer(action: EpicAction) -> None:
    assert CODEC.id_of(action) is None


@pytest.mark.parametrize(
    "text",
    ["", "Draw", "draw ", "discard", "discard rXX", "discard RBS", "declare 1 rBS", "declare 01 rBS rBS", "pass"],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected a number|no card|an action is"):
        NOTATION.read_action(text)


FULL = position(
    ["rOH bBH", "rSS bGG"],
    top="gOH",
    under="yEP",
    draw="rMB rVV",
    laid=(1, "rBS rHC"),
    known=["rBS bBH", ""],
    stayed_out=["rSS", "rOH bBH"],
    reshuffles=1,
    chips=(2, 1),
    round_number=3,
    dealer=1,
    pads=[RoundPad((0, 12), out=0), RoundPad((7, 9), out=None)],
)


def test_a_position_as_one_line() -> None:
    line = NOTATION.write_position(FULL)
    assert line.startswith(
        "round 3 | dealer 1 | turn 0 | laid 1 rBS rHC | reshuffles 1 | chips 2 1 | pads 0 12 out 0, 7 9 out - | "
        "hands rOH bBH, rSS bGG | known rBS bBH, - | stayed-out rSS, rOH bBH | draw rMB rVV rBS rBS rSS"
    )
    assert line.endswith(" | discard yEP gOH")
    assert NOTATION.read_position(line) == FULL
    assert RULES.position(load(FULL)) == FULL


def test_a_star_stands_for_the_cards_that_are_nowhere_else() -> None:
    line = (
        "round 1 | dealer 0 | turn 0 | laid - | reshuffles 0 | chips 0 0 | pads - | hands rSS, rGG | known -, - | "
        "stayed-out -, - | draw DRAW | discard gOH"
    )
    assert NOTATION.read_position(line.replace("DRAW", "*")) == position(["rSS", "rGG"], top="gOH")
    there = NOTATION.read_position(line.replace("DRAW", "yEP bBS *"))
    assert there == position(["rSS", "rGG"], top="gOH", draw="yEP bBS")
    assert RULES.position(load(there)) == there


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("round 3", "round three", "round: expected a number, not 'three'"),
        ("dealer 1 | ", "", "expected the field 'dealer', not 'turn 0'"),
        ("laid 1 rBS rHC", "laid 1 rBS", "laid: a target and two cards"),
        ("hands rOH", "hands rXX", "hands: no card 'rXX'"),
        ("out 0,", "0,", "pads: a pad is penalties"),
        ("discard yEP gOH", "discard yEP gOH | more 1", "nothing follows the last field"),
    ],
)
def test_a_fault_in_a_line_is_named_with_its_field(old: str, new: str, message: str) -> None:
    line = NOTATION.write_position(FULL)
    assert old in line
    with pytest.raises(PositionError, match=message):
        NOTATION.read_position(line.replace(old, new, 1))


@dataclass(frozen=True)
class Impossible:
    """A position that cannot be, and what is said of it."""

    position: EpicPosition
    message: str


ODD = {
    "one hand": Impossible(replace(FULL, hands=FULL.hands[:1]), "hands: 2 to 6 hands, not 1"),
    "a round too many": Impossible(replace(FULL, round=4), "round: 1 to 3, not 4"),
    "a dealer who is not there": Impossible(replace(FULL, dealer=2), "dealer: a seat from 0 to 1, not 2"),
    "a turn that is nobody's": Impossible(replace(FULL, turn=-1), "turn: a seat from 0 to 1, not -1"),
    "reshuffled too often": Impossible(replace(FULL, reshuffles=3), "reshuffles: 0 to 2, not 3"),
    "a card gone": Impossible(
        replace(FULL, draw_pile=FULL.draw_pile[1:]), "cards: rMB is there 2 times in all, not 3"
    ),
    "a card of another box": Impossible(
        replace(FULL, draw_pile=(Card("pink", "EPIC"), *FULL.draw_pile[1:])), "draw_pile: no card 'pink' 'EPIC'"
    ),
    "four of a card": Impossible(
        replace(FULL, hands=(cards("rOH rOH rOH rOH"), FULL.hands[1])),
        r"hands\[0\]: 4 times rOH, where there are 3",
    ),
    "no top card": Impossible(replace(FULL, discard_pile=()), "discard_pile: one card at least lies there"),
    "a hand out of order": Impossible(
        replace(FULL, hands=(cards("bBH rOH"), FULL.hands[1])),
        r"hands\[0\]: cards in the order of the box: rOH bBH",
    ),
    "chips for too few": Impossible(replace(FULL, chips=(2,)), "chips: 2 entries"),
    "more chips than there are": Impossible(replace(FULL, chips=(30, 21)), "chips: 50 in all, not 51"),
    "less than no chips": Impossible(replace(FULL, chips=(-1, 0)), "chips: nobody has fewer than none"),
    "a pad missing": Impossible(replace(FULL, pads=FULL.pads[:1]), "pads: 1 finished rounds in round 3"),
    "a pad for too few": Impossible(
        replace(FULL, pads=(FULL.pads[0], RoundPad((3,), None))), r"pads\[1\].penalties: 2 entries"
    ),
    "out with a penalty": Impossible(
        replace(FULL, pads=(FULL.pads[0], RoundPad((7, 9), 1))), r"pads\[1\].out: seat 1 has a penalty"
    ),
    "a declaration to oneself": Impossible(
        replace(FULL, laid=Laid(0, pair("rBS rHC"))), "laid.target: the target is another player"
    ),
    "a declaration to nobody": Impossible(
        replace(FULL, laid=Laid(2, pair("rBS rHC"))), "laid.target: a seat from 0 to 1, not 2"
    ),
    "a declaration after the end": Impossible(
        replace(FULL, pads=(*FULL.pads, RoundPad((0, 1), 0))), "laid: the game is over"
    ),
    "known, but not there": Impossible(
        replace(FULL, known=(cards("gEP"), ())), r"known\[0\]: gEP is not in that hand"
    ),
    "stayed out, but not there": Impossible(
        replace(FULL, stayed_out=(cards("gEP"), ())), r"stayed_out\[0\]: gEP is not in the other hands"
    ),
    "stayed out of a reshuffle that was not": Impossible(
        replace(FULL, reshuffles=0), "stayed_out: nothing, before the first reshuffle of the round"
    ),
    "out while the round is on": Impossible(
        position(["", "rOH rSS"]), r"hands\[0\]: nobody is out while the round is on"
    ),
}


@pytest.mark.parametrize("odd", ODD)
def test_a_position_that_cannot_be_is_refused_with_its_place(odd: str) -> None:
    with pytest.raises(PositionError, match=ODD[odd].message):
        RULES.load(ODD[odd].position, CHANCE)
