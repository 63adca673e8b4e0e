"""EB-5: the end of a round and of the game."""

from __future__ import annotations

from tests.games.epic.tables import card, cards, hand, load, pair, play, position

from chinwag.core.protocol import Seat
from chinwag.games.epic.actions import Believe, Declare, Discard, Doubt, Draw
from chinwag.games.epic.events import ChipWon, Discarded, Drawn, GameEnded, RoundEnded
from chinwag.games.epic.view import RoundPad


def test_eb_5_1_the_last_card_of_a_hand_ends_the_round() -> None:
    state = load(position(["gBS", "rSS bGG", "yEP"]))
    events = play(state, 0, Discard(card("gBS")))
    assert events[:2] == [
        Discarded(0, card("gBS")),
        RoundEnded(1, "out", 0, ((), cards("rSS bGG"), cards("yEP")), (0, 5, 10)),
    ]
    assert state.view(None).pads == (RoundPad((0, 5, 10), out=0),)


def test_eb_5_1_harry_as_the_last_card_draws_three_and_the_round_goes_on() -> None:
    state = load(position(["gBH", "rSS bGG"], draw="rVV bVV rHC"))
    assert play(state, 0, Discard(card("gBH"))) == [Discarded(0, card("gBH")), Drawn(0, 3, rule="EB-3.3")]
    assert hand(state, 0) == cards("rHC rVV bVV")
    assert (state.round, state.turn) == (1, 1)


def test_eb_5_1_epic_as_the_last_card_makes_the_others_draw_and_ends_the_round() -> None:
    state = load(position(["gEP", "rSS", "rGG"], draw="rVV bBH"))
    events = play(state, 0, Discard(card("gEP")))
    assert events[:4] == [
        Discarded(0, card("gEP")),
        Drawn(1, 1, rule="EB-3.2"),
        Drawn(2, 1, rule="EB-3.2"),
        RoundEnded(1, "out", 0, ((), cards("rSS rVV"), cards("rGG bBH")), (0, 2 + 5, 3 + 15)),
    ]


def test_eb_5_1_a_pair_as_the_last_two_cards_ends_the_round_when_it_is_believed() -> None:
    state = load(position(["rSS bGG", "rHC"]))
    play(state, 0, Declare(1, pair("rSS bGG")))
    assert state.round == 1
    assert state.view(None).hand_sizes == (0, 1)
    events = play(state, 1, Believe())
    assert ChipWon(0, bank=49) in events
    ended = next(each for each in events if isinstance(each, RoundEnded))
    assert (ended.why, ended.seat, ended.penalties) == ("out", 0, (0, 4))


def test_eb_5_1_a_true_pair_as_the_last_two_cards_ends_the_round_after_the_doubter_s_draws() -> None:
    state = load(position(["rOH bOH", "rHC"], draw="rBS yBH"))
    play(state, 0, Declare(1, pair("rOH bOH")))
    ended = next(each for each in play(state, 1, Doubt()) if isinstance(each, RoundEnded))
    assert (ended.why, ended.seat, ended.penalties) == ("out", 0, (0, 4 + 1 + 15))


def test_eb_5_1_a_bluff_caught_with_the_last_two_cards_goes_on() -> None:
    state = load(position(["rSS bGG", "rHC"], draw="rVV bVV"))
    play(state, 0, Declare(1, pair("rSS bGG")))
    play(state, 1, Doubt())
    assert state.round == 1
    assert hand(state, 0) == cards("rSS rVV bGG bVV")
    assert state.turn == 1


def test_eb_5_2_every_hand_is_added_up_and_laid_open() -> None:
    state = load(position(["gBS", "rBH bBH rEP", "rMB rOH rVV", "rHC rGG rSS rBS"]))
    ended = play(state, 0, Discard(card("gBS")))[1]
    assert isinstance(ended, RoundEnded)
    assert ended.penalties == (0, 15 + 15 + 10, 7 + 6 + 5, 4 + 3 + 2 + 1)
    assert ended.hands[1] == cards("rEP rBH bBH")


def test_eb_5_2_rounds_are_added_up() -> None:
    pads = [RoundPad((0, 7), out=0), RoundPad((12, 0), out=1)]
    state = load(position(["gBS", "rSS bGG"], round_number=3, pads=pads))
    play(state, 0, Discard(card("gBS")))
    assert state.scores() == (0 + 12 + 0, 7 + 0 + 5)


def test_eb_5_2_the_last_hands_stay_open() -> None:
    state = load(position(["gBS", "rSS bGG"], round_number=3))
    assert state.view(Seat(0)).open_hands is None
    play(state, 0, Discard(card("gBS")))
    for seat in (None, Seat(0), Seat(1)):
        assert state.view(seat).open_hands == ((), cards("rSS bGG"))


def test_eb_5_3_chips_are_kept_to_the_end_of_the_three_rounds() -> None:
    state = load(position(["gBS", "rSS bGG"], chips=(2, 4)))
    play(state, 0, Discard(card("gBS")))
    view = state.view(None)
    assert (view.round, view.chips, view.bank) == (2, (2, 4), 44)


def test_eb_5_4_five_points_off_for_each_chip_and_the_fewest_win() -> None:
    pads = [RoundPad((20, 0, 9), out=1), RoundPad((0, 14, 3), out=0)]
    state = load(position(["gBS", "rSS bGG", "rHC"], round_number=3, pads=pads, chips=(1, 2, 0)))
    assert state.winners() == ()
    events = play(state, 0, Discard(card("gBS")))
    # 20 + 0 + 0 − 5, 0 + 14 + 5 − 10, 9 + 3 + 4
    assert events[-1] == GameEnded((15, 9, 16), (1,))
    assert state.scores() == (15, 9, 16)
    assert state.winners() == (1,)
    assert state.view(None).totals == (15, 9, 16)


def test_eb_5_4_totals_may_be_negative() -> None:
    state = load(position(["gBS", "rSS bGG"], round_number=3, chips=(3, 0)))
    play(state, 0, Discard(card("gBS")))
    assert state.scores() == (-15, 5)


def test_eb_5_4_equal_totals_share_the_win() -> None:
    pads = [RoundPad((5, 0, 1), out=1), RoundPad((0, 0, 9), out=0)]
    state = load(position(["gBS", "rSS bGG", "rHC"], round_number=3, pads=pads))
    play(state, 0, Discard(card("gBS")))
    assert state.scores() == (5, 5, 14)
    assert state.winners() == (0, 1)


def test_eb_5_4_nothing_can_be_done_after_the_end() -> None:
    state = load(position(["gBS", "rSS bGG"], round_number=3))
    play(state, 0, Discard(card("gBS")))
    assert state.ask is None
    assert state.view(None).turn is None
    assert state.view(None).window is None
    for seat in (0, 1):
        assert state.legal(Seat(seat)) == []
        refused = state.refuse(Seat(seat), Draw())
        assert refused is not None
        assert (refused.code, refused.rules) == ("over", ("EB-2.3",))
