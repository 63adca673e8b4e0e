"""EB-4: declaring a pair."""

from __future__ import annotations

import pytest
from tests.games.epic.tables import card, cards, hand, heard, in_order, load, pair, play, position, refusal

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Ask, Event, RuleId, Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Declare, Discard, Doubt, Draw
from chinwag.games.epic.events import (
    Answered,
    ChipWon,
    Declared,
    Drawn,
    PairDiscarded,
    RoundEnded,
    TakenBack,
    TurnedUp,
)
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.view import Declaration

OTTO = "Otto Handlebar"


def answered(
    laid: str, believes: bool, *, left: str = "rHC rVV", draw: str = "bBS bSS"
) -> tuple[EpicState, list[Event]]:
    """Seat 0 declares two cards to seat 2 as a pair of Ottos, and seat 2 answers."""
    state = load(position([f"{laid} {left}", "rGG", "yGG yHC"], top="gOH", under="bVV", draw=draw))
    play(state, 0, Declare(2, pair(laid)))
    return state, play(state, 2, Believe() if believes else Doubt())


def test_eb_4_1_two_cards_are_laid_and_the_target_is_asked() -> None:
    state = load(position(["rSS bGG rHC", "rGG", "yGG"], top="gOH"))
    assert play(state, 0, Declare(2, pair("rSS bGG"))) == [Declared(0, 2, OTTO)]
    assert state.ask == Ask("answer", RuleId("EB-4.3"), (Seat(2),), answer=True)
    assert state.view(None).hand_sizes == (1, 1, 1)
    assert state.view(None).declaration == Declaration(0, 2, OTTO, None, None)
    assert state.view(None).window == "answer"


def test_eb_4_1_the_target_is_another_player() -> None:
    state = load(position(["rSS bGG rHC", "rGG", "yGG"]))
    assert refusal(state, 0, Declare(0, pair("rSS bGG"))) == ("target_yourself", ("EB-4.1",))
    assert refusal(state, 0, Declare(3, pair("rSS bGG"))) == ("target_nobody", ("EB-4.1",))
    assert refusal(state, 0, Declare(-1, pair("rSS bGG"))) == ("target_nobody", ("EB-4.1",))
    targets = {each.target for each in state.legal(Seat(0)) if isinstance(each, Declare)}
    assert targets == {1, 2}


def test_eb_4_1_it_takes_two_cards() -> None:
    state = load(position(["rSS", "rGG"]))
    assert refusal(state, 0, Declare(1, pair("rSS rSS"))) == ("one_card", ("EB-4.1",))
    assert not [each for each in state.legal(Seat(0)) if isinstance(each, Declare)]


def test_eb_4_1_both_are_of_the_hand() -> None:
    state = load(position(["rSS bGG", "rGG"]))
    assert refusal(state, 0, Declare(1, pair("rSS rGG"))) == ("not_in_hand", ("EB-4.1",))
    assert refusal(state, 0, Declare(1, pair("rSS rSS"))) == ("only_one_in_hand", ("EB-4.1",))


def test_eb_4_1_any_two_cards_in_any_order() -> None:
    state = load(position(["rSS rSS bGG", "rGG"]))
    declared = [each.cards for each in state.legal(Seat(0)) if isinstance(each, Declare)]
    assert sorted(declared) == sorted([pair("rSS rSS"), pair("rSS bGG"), pair("bGG rSS")])


def test_eb_4_1_the_character_on_top_is_claimed() -> None:
    state = load(position(["rSS bGG", "rGG"], under="gOH", top="gEP"))
    assert play(state, 0, Declare(1, pair("rSS bGG"))) == [Declared(0, 1, "EPIC")]


@pytest.mark.parametrize(
    ("laid", "honest"),
    [
        ("rOH bOH", True),
        ("gOH gOH", True),
        ("rSS bGG", False),
        ("rSS bSS", False),
        ("rOH bGG", False),
        ("bGG rOH", False),
        ("gSS gGG", False),
    ],
)
@pytest.mark.parametrize("believes", [True, False])
def test_eb_4_2_true_if_both_are_of_the_character_on_top(laid: str, honest: bool, believes: bool) -> None:
    _, events = answered(laid, believes)
    assert TurnedUp(0, pair(laid), honest) in events


def test_eb_4_2_the_hand_tells_what_a_true_pair_is_made_of() -> None:
    state = load(position(["bOH rOH rOH gBS", "gGG"], top="gOH"))
    assert set(state.view(Seat(0)).claimable) == {card("rOH"), card("bOH")}
    assert state.view(Seat(1)).claimable == ()


@pytest.mark.parametrize(("laid", "honest"), [("rOH bOH", True), ("rOH bGG", False)])
def test_eb_4_7_only_the_declarer_is_told_whether_the_pair_is_true(laid: str, honest: bool) -> None:
    state = load(position([f"{laid} rHC", "rGG", "yGG"], top="gOH"))
    play(state, 0, Declare(2, pair(laid)))
    shown = [state.view(seat).declaration for seat in (Seat(0), Seat(1), Seat(2), None)]
    assert [each and each.honest for each in shown] == [honest, None, None, None]


@pytest.mark.parametrize("laid", ["rOH bOH", "rSS bGG"])
@pytest.mark.parametrize("believes", [True, False])
def test_eb_4_3_the_cards_are_turned_up_for_all_and_the_turn_is_over(laid: str, believes: bool) -> None:
    state, events = answered(laid, believes)
    assert events[0] == Answered(2, 0, believes)
    assert isinstance(events[1], TurnedUp)
    assert events[1].cards == pair(laid)
    assert state.ask == Ask("turn", RuleId("EB-3.9"), (Seat(1),))
    assert state.view(None).declaration is None


def test_eb_4_3_only_the_target_answers() -> None:
    state = load(position(["rSS bGG rHC", "rGG", "yGG"]))
    play(state, 0, Declare(2, pair("rSS bGG")))
    assert state.legal(Seat(2)) == [Believe(), Doubt()]
    for seat in (0, 1):
        assert refusal(state, seat, Doubt()) == ("answer_awaited", ("EB-4.3",))
        assert state.legal(Seat(seat)) == []
    assert refusal(state, 2, Draw()) == ("answer_first", ("EB-4.3",))


def test_eb_4_3_without_a_declaration_there_is_nothing_to_answer() -> None:
    state = load(position(["rSS bGG rHC", "rGG", "yGG"]))
    assert refusal(state, 0, Believe()) == ("nothing_to_answer", ("EB-4.3",))
    assert refusal(state, 0, Doubt()) == ("nothing_to_answer", ("EB-4.3",))


def test_eb_4_4_a_true_pair_believed() -> None:
    state, events = answered("rOH bOH", believes=True)
    assert events[2:] == [PairDiscarded(0, pair("rOH bOH"))]
    assert state.chips == [0, 0, 0]
    assert hand(state, 0) == cards("rHC rVV")
    assert hand(state, 2) == cards("yGG yHC")


def test_eb_4_4_a_true_pair_doubted() -> None:
    state, events = answered("rOH bOH", believes=False)
    assert events[2:] == [ChipWon(0, bank=49), PairDiscarded(0, pair("rOH bOH")), Drawn(2, 2, rule="EB-4.4")]
    assert state.chips == [1, 0, 0]
    assert hand(state, 0) == cards("rHC rVV")
    assert hand(state, 2) == in_order(cards("yGG yHC bBS bSS"))


def test_eb_4_4_a_bluff_believed() -> None:
    state, events = answered("rSS bGG", believes=True)
    assert events[2:] == [ChipWon(0, bank=49), PairDiscarded(0, pair("rSS bGG"))]
    assert state.chips == [1, 0, 0]
    assert hand(state, 0) == cards("rHC rVV")
    assert hand(state, 2) == cards("yGG yHC")


def test_eb_4_4_a_bluff_doubted() -> None:
    state, events = answered("rSS bGG", believes=False)
    assert events[2:] == [ChipWon(2, bank=49), TakenBack(0, pair("rSS bGG")), Drawn(0, 2, rule="EB-4.4")]
    assert state.chips == [0, 0, 1]
    assert hand(state, 0) == in_order(cards("rSS bGG rHC rVV bBS bSS"))
    assert hand(state, 2) == cards("yGG yHC")
    assert state.view(None).discard_pile == cards("bVV gOH")


def test_eb_4_4_the_chip_is_given_before_the_missing_card_ends_the_round() -> None:
    """Seat 1 doubts a true pair, and its two cards are not there; chip and cards have gone their way before."""
    state = load(position(["rOH bOH rHC", "rGG"], rest="discard", reshuffles=2))
    play(state, 0, Declare(1, pair("rOH bOH")))
    events = play(state, 1, Doubt())
    assert [type(each) for each in events[2:5]] == [ChipWon, PairDiscarded, RoundEnded]
    ended = events[4]
    assert isinstance(ended, RoundEnded)
    assert (ended.why, ended.seat, ended.hands) == ("no_card", 1, (cards("rHC"), cards("rGG")))
    assert state.chips == [1, 0]


def test_eb_4_5_the_pair_goes_under_the_top_card_the_first_one_lower() -> None:
    state, _ = answered("rSS bGG", believes=True)
    assert state.view(None).discard_pile == cards("bVV rSS bGG gOH")
    other, _ = answered("bGG rSS", believes=True)
    assert other.view(None).discard_pile == cards("bVV bGG rSS gOH")


def test_eb_4_5_the_top_stays_the_card_to_match() -> None:
    state, _ = answered("rSS bGG", believes=True)
    play(state, 1, Draw())
    assert refusal(state, 2, Discard(card("yGG"))) == ("no_match", ("EB-3.1",))


@pytest.mark.parametrize("laid", ["rEP bEP", "rBH bBH", "rEP bBH"])
def test_eb_4_6_epic_and_harry_do_nothing_when_shed_in_a_pair(laid: str) -> None:
    state, events = answered(laid, believes=True)
    assert not [each for each in events if isinstance(each, Drawn)]
    assert state.view(None).hand_sizes == (2, 1, 2)


@pytest.mark.parametrize("laid", ["rEP bEP", "rBH bBH"])
def test_eb_4_6_not_even_in_a_true_pair(laid: str) -> None:
    top = f"g{laid[1:3]}"
    state = load(position([f"{laid} rHC", "rGG", "yGG yHC"], top=top))
    play(state, 0, Declare(2, pair(laid)))
    play(state, 2, Believe())
    assert state.view(None).hand_sizes == (1, 1, 2)


# --- EB-4.7: who knows the cards -----------------------------------------------------------------------------


def test_eb_4_7_only_the_declarer_knows_the_two_cards() -> None:
    state = load(position(["rSS bGG rHC", "rGG", "yGG"]))
    told = state.play(Seat(0), Declare(2, pair("rSS bGG")))
    assert heard(told, 0) == [Declared(0, 2, OTTO, pair("rSS bGG"))]
    assert heard(told, 1) == heard(told, 2) == heard(told, None) == [Declared(0, 2, OTTO)]
    declared = state.view(Seat(0)).declaration
    assert declared is not None
    assert declared.cards == pair("rSS bGG")
    for seat in (Seat(1), Seat(2), None):
        declared = state.view(seat).declaration
        assert declared is not None
        assert declared.cards is None


def test_eb_4_7_cards_shown_and_taken_back_are_known_to_all() -> None:
    state, _ = answered("rSS bGG", believes=False)
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert state.view(seat).known == (cards("rSS bGG"), (), ())


def test_eb_4_7_discarded_pairs_are_not_known_to_be_in_a_hand() -> None:
    state, _ = answered("rSS bGG", believes=True)
    assert state.view(None).known == ((), (), ())


@pytest.mark.parametrize("seed", range(20))
def test_eb_4_7_imagined_worlds_deal_known_cards_to_that_hand(seed: int) -> None:
    state, _ = answered("rEP bBH", believes=False)
    for seat in (None, Seat(1), Seat(2)):
        world = RULES.imagine(state.view(seat), FastChance(seed))
        assert set(cards("rEP bBH")) <= set(hand(world, 0))


@pytest.mark.parametrize("seed", range(20))
def test_eb_4_7_known_cards_of_the_declarer_are_in_hand_or_pair(seed: int) -> None:
    state = load(position(["rEP bBH rHC rVV", "rGG"], known=["rEP bBH", ""]))
    play(state, 0, Declare(1, pair("rEP rHC")))
    assert state.view(Seat(1)).known == (cards("rEP bBH"), ())
    position_there = RULES.position(RULES.imagine(state.view(Seat(1)), FastChance(seed)))
    assert position_there.laid is not None
    assert set(cards("rEP bBH")) <= {*position_there.hands[0], *position_there.laid.cards}


def test_eb_4_7_the_imagined_pair_may_or_may_not_be_a_known_card() -> None:
    state = load(position(["rEP bBH rHC rVV", "rGG"], known=["rEP bBH", ""]))
    play(state, 0, Declare(1, pair("rEP rHC")))
    laid = set()
    for seed in range(60):
        there = RULES.position(RULES.imagine(state.view(Seat(1)), FastChance(seed))).laid
        assert there is not None
        laid.add(len({*cards("rEP bBH")} & set(there.cards)))
    assert laid == {0, 1, 2}


def test_eb_4_7_a_known_card_is_known_until_it_leaves_the_hand() -> None:
    state = load(position(["gSS bGG rHC", "rGG"], top="gOH", known=["gSS bGG", ""]))
    play(state, 0, Discard(card("gSS")))
    assert state.view(Seat(1)).known == (cards("bGG"), ())
    play(state, 1, Draw())
    play(state, 0, Draw())
    assert state.view(Seat(1)).known == (cards("bGG"), ())


def test_eb_4_7_of_equal_cards_the_shown_one_leaves_first() -> None:
    state = load(position(["gSS gSS bGG", "rGG"], top="gOH", known=["gSS", ""]))
    play(state, 0, Discard(card("gSS")))
    assert state.view(Seat(1)).known == ((), ())
    assert hand(state, 0) == in_order(cards("gSS bGG"))


def test_eb_4_7_a_known_card_shed_in_a_pair_leaves_too() -> None:
    state = load(position(["gSS gSS bGG rHC", "rGG"], known=["gSS bGG", ""]))
    play(state, 0, Declare(1, pair("gSS rHC")))
    play(state, 1, Believe())
    assert state.view(Seat(1)).known == (cards("bGG"), ())


def test_eb_4_7_a_card_shown_again_is_not_known_twice() -> None:
    """gSS is known, is laid again with rHC and taken back: one gSS is known, for it counts as the one laid."""
    state = load(position(["gSS gSS bGG rHC", "rGG"], known=["gSS", ""]))
    play(state, 0, Declare(1, pair("gSS rHC")))
    play(state, 1, Doubt())
    assert state.view(Seat(1)).known == (in_order(cards("gSS rHC")), ())


def test_eb_4_7_two_equal_cards_shown_are_both_known() -> None:
    state = load(position(["gSS gSS gSS rHC", "rGG"], known=["gSS", ""]))
    play(state, 0, Declare(1, pair("gSS gSS")))
    play(state, 1, Doubt())
    assert state.view(Seat(1)).known == (cards("gSS gSS"), ())


def test_eb_4_7_nothing_is_known_in_a_new_round() -> None:
    state = load(position(["rSS bGG", "gHC"], turn=1, known=["rSS bGG", ""]))
    play(state, 1, Discard(card("gHC")))
    assert state.round == 2
    assert state.view(None).known == ((), ())


def test_eb_4_3_the_mildest_answer_is_to_believe() -> None:
    """Whoever believes draws nothing and makes nobody draw."""
    state = load(position(["rSS bGG rHC", "rGG"], top="gOH", draw="bBS"))
    play(state, 0, Declare(1, pair("rSS bGG")))
    assert state.legal(Seat(1)) == [Believe(), Doubt()]
