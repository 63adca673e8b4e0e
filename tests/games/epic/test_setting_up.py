"""EB-2: how a round is set up."""

from __future__ import annotations

import pytest
from tests.games.epic.tables import CHANCE, DECK, card, cards, heard, load, pair, play, position

from chinwag.core.chance import SealedChance, shuffled
from chinwag.core.options import OptionError
from chinwag.core.protocol import Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Card, Declare, Discard, Draw
from chinwag.games.epic.events import Dealt, Declared, Discarded, RoundEnded


class Stacked:
    """A chance that leaves every deck as it was sorted, but for the cards that it puts on top."""

    def __init__(self, dealer: int = 0, top: str = "") -> None:
        self._dealer, self._top = dealer, cards(top)

    def permutation(self, label: str, size: int) -> list[int]:
        order = list(range(size))
        if label == "dealer":
            return order[self._dealer :] + order[: self._dealer]
        first: list[int] = []
        for wanted in self._top:
            first.append(next(at for at in order if DECK[at] == wanted and at not in first))
        return first + [at for at in order if at not in first]


@pytest.mark.parametrize("seats", range(2, 7))
def test_eb_2_1_six_cards_each_and_one_turned_up(seats: int) -> None:
    view = RULES.start(seats, {}, CHANCE).view(Seat(0))
    assert view.hand_sizes == (6,) * seats
    assert len(view.hand) == 6
    assert len(view.discard_pile) == 1
    assert view.draw_pile == 108 - 6 * seats - 1


def test_eb_2_1_cards_are_dealt_one_at_a_time_from_the_dealer_s_left() -> None:
    """Three seats, dealer 0, the deck in order: three rBS, three rSS, … Seat 1 gets cards 1, 4, 7, … of it."""
    state = RULES.start(3, {}, Stacked(dealer=0))
    one_of_each = tuple(Card("red", each.name) for each in RULES.components.character[:6])
    assert all(state.view(Seat(seat)).hand == one_of_each for seat in range(3))
    two = RULES.start(2, {}, Stacked(dealer=0))
    assert two.view(Seat(1)).hand == cards("rBS rBS rSS rGG rGG rHC")
    assert two.view(Seat(0)).hand == cards("rBS rSS rSS rGG rHC rHC")
    assert two.view(None).discard_pile == cards("rVV")


def test_eb_2_1_the_seed_gives_the_deal() -> None:
    state = RULES.start(2, {}, CHANCE)
    order = shuffled(CHANCE, "round 1/deal", [kind for kind in range(36) for _ in range(3)])
    assert state.discards == [order[12]]
    assert state.pile == order[:12:-1]


@pytest.mark.parametrize("special", ["rEP", "rBH"])
def test_eb_2_1_a_special_card_turned_up_does_nothing_but_can_be_matched_and_declared(special: str) -> None:
    """The thirteenth card is turned up when two play."""
    state = RULES.start(2, {}, Stacked(top=f"rBS rSS rGG rHC rBS rSS rGG rHC rBS rSS rGG rHC {special}"))
    assert state.view(None).discard_pile == (card(special),)
    assert state.view(None).hand_sizes == (6, 6)
    assert Discard(card("rBS")) in state.legal(Seat(1))
    assert play(state, 1, Declare(0, pair("rBS rGG"))) == [Declared(1, 0, card(special).character)]


def test_eb_2_2_the_left_neighbour_of_the_dealer_starts() -> None:
    for dealer in range(4):
        state = RULES.start(4, {}, Stacked(dealer))
        assert state.view(None).dealer == dealer
        assert state.ask is not None
        assert state.ask.awaited == ((dealer + 1) % 4,)


def test_eb_2_2_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {RULES.start(6, {}, SealedChance(bytes([seed] * 32))).dealer for seed in range(60)}
    assert dealers == set(range(6))


def test_eb_2_2_the_table_may_name_the_first_dealer() -> None:
    for dealer in range(4):
        state = RULES.start(4, {"first": str(dealer)}, Stacked(dealer=(dealer + 2) % 4))
        assert state.view(None).dealer == dealer
        assert state.ask is not None
        assert state.ask.awaited == ((dealer + 1) % 4,)


def test_eb_2_2_the_seed_gives_the_same_cards_whoever_deals_them() -> None:
    """The lot has a shuffle of its own, so that a named dealer deals the deck that a drawn one would have dealt."""
    drawn = RULES.start(3, {}, CHANCE)
    for dealer in range(3):
        named = RULES.start(3, {"first": str(dealer)}, CHANCE)
        assert (named.pile, named.discards) == (drawn.pile, drawn.discards)
        for place in range(3):
            seat, other = (dealer + place) % 3, (drawn.dealer + place) % 3
            assert named.hand_of(seat) == drawn.hand_of(other)


@pytest.mark.parametrize("first", ["3", "-1", "00", "left", ""])
def test_eb_2_2_nobody_else_can_be_named(first: str) -> None:
    with pytest.raises(OptionError, match="option first takes by lot or 0 or 1 or 2, not"):
        RULES.start(3, {"first": first}, CHANCE)


@pytest.mark.parametrize(
    ("seats", "dealers", "next_dealer"),
    [(2, (0, 1, 0), "1"), (3, (1, 2, 0), "2"), (3, (2, 0, 1), "0"), (4, (3, 0, 1), "0"), (6, (4, 5, 0), "5")],
)
def test_eb_2_2_the_same_company_has_the_next_game_dealt_by_the_first_dealers_left_neighbour(
    seats: int, dealers: tuple[int, int, int], next_dealer: str
) -> None:
    hands = ["gBS", "bSS", "bGG", "bHC", "bVV", "bMB"][:seats]
    for number, dealer in enumerate(dealers, start=1):
        state = load(position(hands, dealer=dealer, turn=0, round_number=number))
        play(state, 0, Discard(card("gBS")))
        if number < 3:
            assert state.dealer == dealers[number]
    assert state.ask is None
    assert RULES.next_options(state, {"first": "by lot"}) == {"first": next_dealer}
    assert RULES.next_options(state, {"first": str(dealers[0])}) == {"first": next_dealer}


def test_eb_2_2_the_deal_passes_to_the_left() -> None:
    state = load(position(["gBS", "bSS bGG", "bVV"], dealer=2, turn=0))
    play(state, 0, Discard(card("gBS")))
    assert (state.round, state.dealer, state.turn) == (2, 0, 1)


def test_eb_2_3_a_game_is_three_rounds() -> None:
    state = load(position(["gBS", "bSS bGG"], round_number=2))
    play(state, 0, Discard(card("gBS")))
    assert state.ask is not None
    assert state.view(None).round == 3
    state = load(position(["gBS", "bSS bGG"], round_number=3))
    play(state, 0, Discard(card("gBS")))
    assert state.ask is None


def test_eb_2_4_play_goes_to_the_left() -> None:
    state = load(position(["rBS", "rSS", "rGG", "rVV"], turn=2))
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        play(state, state.turn, Draw())
    assert turns == [2, 3, 0, 1, 2]


def test_the_set_up_is_told_to_each_with_the_own_hand_only() -> None:
    state = RULES.start(3, {}, CHANCE)
    told = RULES.opening(state)
    top = state.view(None).discard_pile[0]
    public = Dealt(1, state.dealer, (state.dealer + 1) % 3, 6, top)
    assert heard(told, None) == [public]
    for seat in range(3):
        hand = state.view(Seat(seat)).hand
        assert heard(told, seat) == [Dealt(1, state.dealer, (state.dealer + 1) % 3, 6, top, hand)]


def test_the_next_round_is_dealt_and_told_at_once() -> None:
    state = load(position(["gBS", "bSS bGG"]))
    told = state.play(Seat(0), Discard(card("gBS")))
    assert [type(each) for each in heard(told, None)] == [Discarded, RoundEnded, Dealt]
    deal = heard(told, 1)[-1]
    assert isinstance(deal, Dealt)
    assert deal.hand == state.view(Seat(1)).hand
    assert deal.round == 2


def test_no_other_option_is_taken() -> None:
    with pytest.raises(OptionError):
        RULES.start(2, {"rounds": "5"}, CHANCE)
