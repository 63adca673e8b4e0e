"""HA-2: the deal, and the cards that players give to the centre."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.handsome.tables import CHANCE, give_all, in_box_order, load, play, position, public, start

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Give, NoWord, Stop
from chinwag.games.handsome.events import CentreTurnedUp, Dealt, Gave
from chinwag.games.handsome.state import HandsomeState


def giving(*hands: str, centre: str) -> HandsomeState:
    return load(position(hands, centre))


TWO = ("B C D F", "G H J/Z K")


@pytest.mark.parametrize(
    ("seats", "each", "centre", "gives"), [(2, 4, 1, 2), (3, 3, 2, 1), (4, 3, 1, 1), (5, 3, 0, 1), (6, 2, 5, 0)]
)
def test_ha_2_1_the_deal_by_the_number_of_players(seats: int, each: int, centre: int, gives: int) -> None:
    state = start(seats)
    for seat in range(seats):
        view = state.view(Seat(seat))
        assert len(view.hand) == each
        assert (len(view.centre), view.gives, view.hand_size) == (centre, gives, each)
    places = [each.split(" @ ")[1] for each in RULES.components_in(state)]
    assert places.count("left over") == 18 - seats * each - centre


def test_ha_2_1_all_cards_are_shuffled_for_every_round() -> None:
    state = start(6)
    first = [state.view(Seat(seat)).hand for seat in range(6)]
    for seat in range(6):
        play(state, seat, NoWord())
    assert state.round == 2
    assert [state.view(Seat(seat)).hand for seat in range(6)] != first
    again = RULES.start(6, {}, FastChance(1))
    assert [again.view(Seat(seat)).hand for seat in range(6)] == first


def test_ha_2_1_the_deal_follows_from_the_seed_card_by_card() -> None:
    order = CHANCE.permutation("round 1/deal", 18)
    names = RULES.start(3, {}, CHANCE).view(None).cards
    dealt = [names[number].name for number in order]
    state = RULES.start(3, {}, CHANCE)
    assert state.view(Seat(1)).hand == in_box_order(tuple(dealt[3:6]))
    assert state.view(None).centre == in_box_order(tuple(dealt[9:11]))


def test_ha_2_1_the_deal_is_told_to_each_hand() -> None:
    state = start(2)
    (told,) = RULES.opening(state)
    assert told.to(None) == Dealt(1, 4, 2, state.view(None).centre)
    assert told.to(Seat(1)) == Dealt(1, 4, 2, state.view(None).centre, state.view(Seat(1)).hand)


def test_ha_2_2_any_two_cards_of_four_may_be_given_by_two_players() -> None:
    state = giving(*TWO, centre="L")
    gifts = [action for action in state.legal(Seat(0)) if isinstance(action, Give)]
    assert gifts == [Give(pair) for pair in combinations("BCDF", 2)]
    assert state.ask is not None
    assert (state.ask.window, state.ask.rule, state.ask.awaited) == ("give", "HA-2.2", (0, 1))


def test_ha_2_2_gifts_are_sealed_and_turned_up_together() -> None:
    state = giving(*TWO, centre="L")
    told = play(state, 0, Give(("B", "F")))
    assert public(told) == [Gave(0)]
    assert told[0].to(Seat(0)) == Gave(0, ("B", "F"))
    for reader in (Seat(1), None):
        assert state.view(reader).centre == ("L",)
        assert state.view(reader).given is None
    assert state.view(Seat(0)).given == ("B", "F")
    assert state.view(Seat(0)).hand == ("B", "C", "D", "F")
    told = play(state, 1, Give(("J/Z", "K")))
    assert public(told) == [Gave(1), CentreTurnedUp(("B", "F", "K", "J/Z"), ("B", "L", "F", "K", "J/Z"))]


def test_ha_2_2_a_choice_may_be_changed_until_the_last_has_chosen_and_nobody_hears_of_it() -> None:
    state = giving(*TWO, centre="L")
    play(state, 0, Give(("B", "F")))
    assert state.ask is not None
    assert (state.ask.awaited, state.ask.revising) == ((1,), (0,))
    before = [state.view(reader) for reader in (Seat(1), None)]
    assert play(state, 0, Give(("C", "D"))) == []
    assert [state.view(reader) for reader in (Seat(1), None)] == before
    play(state, 1, Give(("G", "H")))
    assert state.view(None).centre == ("C", "H", "L", "D", "G")
    assert state.refuse(Seat(0), Give(("B", "F"))) is not None


def test_ha_2_2_the_order_of_the_centre_does_not_tell_who_gave_what() -> None:
    shown = set()
    for gifts in ((("B", "C"), ("G", "H")), (("B", "F"), ("G", "K"))):
        for order in ((0, 1), (1, 0)):
            state = giving(*TWO, centre="L")
            for seat in order:
                play(state, seat, Give(gifts[seat]))
            shown.add((gifts, state.view(None).centre))
    assert len(shown) == 2
    swapped = giving("B G D F", "C H J/Z K", centre="L")
    play(swapped, 1, Give(("C", "H")))
    told = play(swapped, 0, Give(("B", "G")))
    other = giving("B C D F", "G H J/Z K", centre="L")
    play(other, 0, Give(("B", "C")))
    told_other = play(other, 1, Give(("G", "H")))
    assert told[-1].public == told_other[-1].public
    assert swapped.view(None) == other.view(None)


def test_ha_2_2_six_players_give_nothing() -> None:
    state = start(6)
    assert state.ask is not None
    assert state.ask.window == "hand_in"
    refused = state.refuse(Seat(0), Give((state.view(Seat(0)).hand[0],)))
    assert refused is not None
    assert refused.code == "not_giving"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ha_2_3_five_cards_in_the_centre_and_two_in_every_hand(seats: int) -> None:
    state = start(seats)
    give_all(state)
    assert len(state.view(None).centre) == 5
    for seat in range(seats):
        assert len(state.view(Seat(seat)).hand) == 2
    assert state.ask is not None
    assert state.ask.window == "hand_in"


def test_order_of_a_gift_means_nothing() -> None:
    assert Give(("J/Z", "B")) == Give(("B", "J/Z"))
    state = giving(*TWO, centre="L")
    play(state, 0, Give(("F", "B")))
    assert state.view(Seat(0)).given == ("B", "F")


def test_while_cards_are_given_no_word_is_written() -> None:
    state = start(2)
    assert {type(action) for action in state.legal(Seat(0))} == {Give, Stop}
