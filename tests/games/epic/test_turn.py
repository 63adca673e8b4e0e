"""EB-3: discard, draw, and what must be drawn."""

from __future__ import annotations

import pytest
from tests.games.epic.tables import card, cards, hand, heard, in_order, load, pair, play, position, refusal

from chinwag.core.chance import SealedChance, shuffled
from chinwag.core.protocol import IllegalAction, Seat
from chinwag.games.epic.actions import Declare, Discard, Doubt, Draw
from chinwag.games.epic.events import Discarded, Drawn, Reshuffled, RoundEnded


def test_eb_3_1_the_same_colour_matches() -> None:
    state = load(position(["gBS rSS", "bSS bGG"], top="gOH"))
    assert play(state, 0, Discard(card("gBS"))) == [Discarded(0, card("gBS"))]
    assert state.view(None).discard_pile == cards("gOH gBS")
    assert hand(state, 0) == cards("rSS")
    assert state.turn == 1


def test_eb_3_1_the_same_character_matches() -> None:
    state = load(position(["rOH rSS", "bSS bGG"], top="gOH"))
    play(state, 0, Discard(card("rOH")))
    assert state.view(None).discard_pile[-1] == card("rOH")


def test_eb_3_1_an_equal_card_matches() -> None:
    state = load(position(["gOH rSS", "bSS bGG"], top="gOH"))
    assert refusal(state, 0, Discard(card("gOH"))) is None


def test_eb_3_1_another_colour_and_character_does_not_match() -> None:
    state = load(position(["rBS rSS", "bSS bGG"], top="gOH"))
    refused = state.refuse(Seat(0), Discard(card("rBS")))
    assert refused is not None
    assert (refused.code, refused.rules) == ("no_match", ("EB-3.1",))
    assert refused.facts["needed_colour"] == "green"
    assert refused.facts["needed_character"] == "Otto Handlebar"


def test_eb_3_1_only_a_card_of_the_hand() -> None:
    state = load(position(["rBS rSS", "gSS gGG"], top="gOH"))
    assert refusal(state, 0, Discard(card("gSS"))) == ("not_in_hand", ("EB-3.1",))


def test_eb_3_1_the_hand_with_what_matches_and_what_it_costs() -> None:
    view = load(position(["gBS gBS rOH bBH", "bSS bGG"], top="gOH")).view(Seat(0))
    assert view.matching == cards("rOH gBS")
    assert view.hand_penalty == 1 + 1 + 6 + 15


def test_eb_3_2_epic_makes_every_opponent_draw_in_turn_order() -> None:
    state = load(position(["rBS", "gEP rSS", "rGG", "rVV"], turn=1, draw="bBS bSS bGG bHC"))
    told = state.play(Seat(1), Discard(card("gEP")))
    assert heard(told, None) == [
        Discarded(1, card("gEP")),
        Drawn(2, 1, rule="EB-3.2"),
        Drawn(3, 1, rule="EB-3.2"),
        Drawn(0, 1, rule="EB-3.2"),
    ]
    assert hand(state, 2) == cards("rGG bBS")
    assert hand(state, 3) == in_order(cards("rVV bSS"))
    assert hand(state, 0) == cards("rBS bGG")
    assert hand(state, 1) == cards("rSS")
    assert state.turn == 2


def test_eb_3_3_harry_makes_the_player_draw_three() -> None:
    state = load(position(["gBH rSS", "rGG"], draw="bBS bSS bGG bHC"))
    assert play(state, 0, Discard(card("gBH"))) == [Discarded(0, card("gBH")), Drawn(0, 3, rule="EB-3.3")]
    assert hand(state, 0) == cards("rSS bBS bSS bGG")
    assert hand(state, 1) == cards("rGG")
    assert state.turn == 1


def test_eb_3_4_draw_one_and_the_turn_is_over() -> None:
    state = load(position(["rSS", "rGG"], draw="gBS bSS"))
    assert play(state, 0, Draw()) == [Drawn(0, 1)]
    assert hand(state, 0) == cards("rSS gBS")
    assert refusal(state, 0, Discard(card("gBS"))) == ("not_your_turn", ("EB-2.4",))
    assert state.turn == 1


def test_eb_3_4_a_player_may_draw_though_able_to_discard() -> None:
    state = load(position(["gSS", "rGG"]))
    assert Draw() in state.legal(Seat(0))
    assert Discard(card("gSS")) in state.legal(Seat(0))


def test_eb_3_4_only_the_drawer_is_told_the_card() -> None:
    state = load(position(["rSS", "rGG"], draw="gBS bSS"))
    told = state.play(Seat(0), Draw())
    assert heard(told, 0) == [Drawn(0, 1, cards("gBS"))]
    assert heard(told, 1) == [Drawn(0, 1)]
    assert heard(told, None) == [Drawn(0, 1)]


def test_eb_3_5_a_pair_may_be_declared_instead() -> None:
    state = load(position(["gSS rSS", "rGG"]))
    assert Declare(1, pair("gSS rSS")) in state.legal(Seat(0))


def test_eb_3_6_the_discard_pile_but_for_its_top_is_reshuffled_in_the_middle_of_drawing() -> None:
    """One card left to draw, Harry wants three; five cards lie under him."""
    chance = SealedChance(bytes(32))
    state = load(position(["gBH rSS", "rGG"], top="gOH", under="bBS bSS bGG bHC", draw="rVV", rest=1), chance)
    told = state.play(Seat(0), Discard(card("gBH")))
    assert heard(told, None) == [
        Discarded(0, card("gBH")),
        Drawn(0, 1, rule="EB-3.3"),
        Reshuffled(5, times=1),
        Drawn(0, 2, rule="EB-3.3"),
    ]
    new_pile = shuffled(chance, "round 1/reshuffle 1", list(cards("bBS bSS bGG bHC gOH")))
    assert heard(told, 0)[1] == Drawn(0, 1, cards("rVV"), rule="EB-3.3")
    assert heard(told, 0)[3] == Drawn(0, 2, tuple(new_pile[:2]), rule="EB-3.3")
    view = state.view(None)
    assert view.discard_pile == cards("gBH")
    assert view.draw_pile == 3
    assert view.reshuffles == 1


def test_eb_3_6_the_new_pile_is_shuffled_from_sorted_cards() -> None:
    """How the cards lay in the discard pile is of no account for what the seed makes of them."""
    piles = []
    for under in ("bBS bSS bGG bHC gOH", "gOH bHC bGG bSS bBS"):
        state = load(position(["gBH rSS", "rGG"], top="gVV", under=under, draw="rVV", rest=1))
        play(state, 0, Draw())
        play(state, 1, Draw())
        piles.append(state.pile)
    assert piles[0] == piles[1]


def test_eb_3_6_an_empty_draw_pile_is_no_reason_to_reshuffle_before_a_card_must_be_drawn() -> None:
    state = load(position(["gBS rSS", "rGG gGG"], top="gOH", under="bBS bSS", draw="rVV", rest=1))
    play(state, 0, Draw())
    assert state.view(None).draw_pile == 0
    assert state.view(None).reshuffles == 0
    play(state, 1, Discard(card("gGG")))
    assert state.view(None).reshuffles == 0
    assert play(state, 0, Draw())[0] == Reshuffled(3, times=1)


def test_eb_3_7_nothing_to_reshuffle_ends_the_round_at_once() -> None:
    """All cards but the top are in the two hands; seat 0 draws and there is none."""
    state = load(position(["rSS", ""], top="gOH", rest=1))
    events = play(state, 0, Draw())
    ended = events[0]
    assert isinstance(ended, RoundEnded)
    assert (ended.why, ended.seat) == ("no_card", 0)
    everything = 12 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 10 + 15)
    assert ended.penalties == (2, everything - 2 - 6)
    assert state.view(None).pads[0].out is None
    assert state.round == 2


def test_eb_3_7_what_was_drawn_before_the_missing_card_stays_drawn() -> None:
    """Harry wants three, two are there and only he lies on the pile: seat 0 keeps both and is scored with them."""
    state = load(position(["gBH rSS", ""], top="gOH", draw="bEP", rest=1))
    events = play(state, 0, Discard(card("gBH")))
    # the first card is bEP, the second comes out of the reshuffled pile of one, gOH; a third is not there
    assert events[:4] == [
        Discarded(0, card("gBH")),
        Drawn(0, 1, rule="EB-3.3"),
        Reshuffled(1, times=1),
        Drawn(0, 1, rule="EB-3.3"),
    ]
    ended = events[4]
    assert isinstance(ended, RoundEnded)
    assert ended.why == "no_card"
    assert ended.hands[0] == cards("rSS bEP gOH")
    assert ended.penalties[0] == 2 + 10 + 6


def test_eb_3_7_no_third_reshuffle_in_a_round() -> None:
    state = load(position(["rSS", "rGG gGG"], top="gOH", draw="rVV", rest="discard", reshuffles=2))
    assert play(state, 0, Draw()) == [Drawn(0, 1)]
    events = play(state, 1, Draw())
    assert isinstance(events[0], RoundEnded)
    assert (events[0].why, events[0].seat) == ("no_card", 1)


def test_eb_3_7_a_second_reshuffle_is_allowed() -> None:
    state = load(position(["rSS", "rGG gGG"], top="gOH", draw="rVV", rest="discard", reshuffles=1))
    play(state, 0, Draw())
    assert play(state, 1, Draw())[0] == Reshuffled(108 - 4 - 1, times=2)


def test_eb_3_7_a_new_round_may_reshuffle_twice_again() -> None:
    state = load(position(["gSS", "rGG gGG"], reshuffles=2))
    play(state, 0, Discard(card("gSS")))
    assert (state.round, state.view(None).reshuffles) == (2, 0)


def test_eb_3_7_epic_s_draws_end_the_round_when_an_opponent_cannot_draw() -> None:
    """Seat 1 gets the last card; seat 2 finds none, for two reshuffles are used up, and seat 3 is not asked."""
    state = load(position(["gEP rSS", "rGG", "rVV", "rHC"], draw="bBS", rest="discard", reshuffles=2))
    events = play(state, 0, Discard(card("gEP")))
    assert events[:2] == [Discarded(0, card("gEP")), Drawn(1, 1, rule="EB-3.2")]
    ended = events[2]
    assert isinstance(ended, RoundEnded)
    assert (ended.why, ended.seat) == ("no_card", 2)
    assert ended.penalties == (2, 3 + 1, 5, 4)


def test_eb_3_7_the_draws_of_a_doubt_end_the_round_too() -> None:
    state = load(position(["rSS bGG rHC", "rGG"], draw="bBS", rest="discard", reshuffles=2))
    play(state, 0, Declare(1, pair("rSS bGG")))
    ended = next(each for each in play(state, 1, Doubt()) if isinstance(each, RoundEnded))
    assert (ended.why, ended.seat) == ("no_card", 0)
    assert ended.hands[0] == cards("rSS rHC bBS bGG")
    assert state.chips == [0, 1]


def test_eb_3_7_drawing_may_be_chosen_though_no_card_is_there() -> None:
    assert Draw() in load(position(["rSS", ""], rest=1)).legal(Seat(0))


def test_eb_3_8_the_discard_pile_is_open_to_all() -> None:
    state = load(position(["rSS", "rGG"], under="bBS bSS rEP", top="gOH"))
    for seat in (None, Seat(0), Seat(1)):
        assert state.view(seat).discard_pile == cards("bBS bSS rEP gOH")


def test_eb_3_8_after_a_reshuffle_all_know_what_stayed_out() -> None:
    """Everything but the open discard pile and the own hand was in the other hands when it was reshuffled."""
    state = load(position(["rSS gBS", "rGG gGG", "bVV"], top="gOH", draw="rVV", rest="discard"))
    play(state, 0, Draw())
    play(state, 1, Draw())
    views = [state.view(Seat(seat)) for seat in range(3)]
    assert views[0].stayed_out == cards("rGG bVV gGG")
    assert views[1].stayed_out == in_order(cards("rSS gBS rVV bVV"))
    assert views[2].stayed_out == in_order(cards("rSS gBS rVV rGG gGG"))
    assert state.view(None).stayed_out == ()
    play(state, 2, Draw())
    play(state, 0, Discard(card("gBS")))
    assert state.view(Seat(1)).stayed_out == in_order(cards("rSS rVV bVV"))
    assert state.view(Seat(0)).stayed_out == cards("rGG bVV gGG")


def test_eb_3_9_a_turn_is_exactly_one_of_the_three() -> None:
    state = load(position(["gSS rSS bGG", "rGG bVV"]))
    kinds = {type(each) for each in state.legal(Seat(0))}
    assert kinds == {Discard, Draw, Declare}
    play(state, 0, Discard(card("gSS")))
    for action in (Discard(card("rSS")), Draw(), Declare(1, pair("rSS bGG"))):
        with pytest.raises(IllegalAction):
            state.play(Seat(0), action)
    assert state.legal(Seat(0)) == []


def test_eb_3_9_the_mildest_turn_is_to_draw() -> None:
    """Of all that a turn can be it alone shows no card and does nothing to anybody else."""
    state = load(position(["gBS gBH rSS bSS", "bSS bGG"], top="gOH"))
    assert state.legal(Seat(0))[0] == Draw()
    assert len(state.legal(Seat(0))) > 1
