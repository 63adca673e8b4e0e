"""BW-1 and BW-2: what is in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace
from tests.games.wizards.tables import CHANCE, DECK, NAMES, codes, heard, play, position, table, told_known

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.options import OptionError
from chinwag.core.protocol import Seat, SeatsError
from chinwag.games.wizards import RULES
from chinwag.games.wizards.events import Dealt, Drawn, HairsDrawn, TurnStarted

FOUR = {"Flaming Follicles", "Transmute Trimmings", "Bearded Apparition", "Dwarven Beard", "Mask of Many Beards"}


def test_bw_1_1_four_kinds_on_four_backgrounds() -> None:
    view = RULES.start(2, {}, CHANCE).view(None)
    assert view.colours == ("green", "purple", "pink", "blue")
    assert {each.kind for each in view.cards} == {"spell", "counterspell", "beard", "artifact"}


def test_bw_1_2_five_golden_hairs_for_each_player() -> None:
    for seats in range(2, 6):
        view = RULES.start(seats, {}, CHANCE).view(None)
        assert view.hairs + sum(player.hairs for player in view.players) == 5 * seats


def test_bw_1_2_hairs_that_the_pile_does_not_have_are_not_drawn() -> None:
    state = table(["gBB gFF pFF", ""], hairs=[3, 6])
    assert HairsDrawn(0, 1, 4, missing=1) in play(state, 0, "cast gBB for gFF pFF")
    assert state.hairs == [4, 6]
    assert state.view(None).hairs == 0


def test_bw_1_3_seventy_two_cards_eighteen_of_each_colour() -> None:
    assert len(DECK) == len(set(DECK)) == 72
    assert set(Counter(each.colour for each in DECK).values()) == {18}
    box = RULES.start(2, {}, CHANCE).view(None).cards
    assert [each.name for each in box] == [name for name, _ in NAMES.values()]
    assert [len(each.colours) for each in box] == [len(colours) for _, colours in NAMES.values()]
    found = Counter(each.split(" @ ")[0] for each in RULES.components_in(RULES.start(2, {}, CHANCE)))
    assert found["hair"] == 10
    assert sum(found.values()) == 72 + 10


def test_bw_1_3_five_cards_are_printed_and_the_rest_are_of_the_house() -> None:
    box = RULES.start(2, {}, CHANCE).view(None).cards
    assert {each.name for each in box if not each.house} == FOUR


@pytest.mark.parametrize("seats", range(2, 6))
def test_bw_1_4_two_to_five_play(seats: int) -> None:
    assert len(RULES.start(seats, {}, CHANCE).view(None).players) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_bw_1_4_one_or_six_do_not(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"wizards takes 2 to 5 players, not {seats}"):
        RULES.start(seats, {}, CHANCE)


@pytest.mark.parametrize("seats", range(2, 6))
def test_bw_2_1_a_hair_and_three_cards_each(seats: int) -> None:
    state = RULES.start(seats, {}, FastChance(seats))
    view = state.view(None)
    sizes = [player.cards for player in view.players]
    assert sorted(sizes) == [3] * (seats - 1) + [5]
    assert sizes[view.first] == 5
    assert {player.hairs for player in view.players} == {1}
    assert view.draw_pile == 72 - 3 * seats - 2
    assert view.discard_pile == ()


def test_bw_2_1_everybody_is_told_the_own_hand_alone() -> None:
    state = RULES.start(3, {}, SealedChance(bytes(32)))
    told = RULES.opening(state)
    assert [type(each.public) for each in told] == [Dealt, TurnStarted, Drawn]
    for reader in (0, 1, 2):
        dealt, _, drawn = heard(told, reader)
        assert isinstance(dealt, Dealt)
        assert isinstance(drawn, Drawn)
        hand = (*(dealt.hand or ()), *(drawn.cards or ()))
        assert sorted(hand) == sorted(state.view(Seat(reader)).hand)
        assert (drawn.cards is None) == (reader != state.first)
    assert heard(told, None)[0] == Dealt(state.first, 3, 1, None)


def test_bw_2_2_cards_are_dealt_one_at_a_time_from_the_first_player() -> None:
    """The permutation that the label `deal` gives, dealt by hand."""
    chance = SealedChance(bytes([7]) * 32)
    state = RULES.start(4, {}, chance)
    first = chance.permutation("first", 4)[0]
    assert state.first == state.turn == first
    order = [DECK[at] for at in chance.permutation("deal", 72)]
    seats = [(first + at) % 4 for at in range(4)]
    for at, seat in enumerate(seats):
        dealt = [order[at], order[at + 4], order[at + 8]]
        mine = dealt + order[12:14] if seat == first else dealt
        assert sorted(state.view(Seat(seat)).hand) == sorted(mine)
    assert codes(RULES.position(state).draw_pile) == codes(order[14:])


def test_bw_2_2_the_first_player_is_drawn_by_lot_and_play_goes_to_the_left() -> None:
    assert {RULES.start(3, {}, FastChance(seed)).first for seed in range(30)} == {0, 1, 2}
    state = table(["", "", ""], turn=2)
    play(state, 2, "end")
    assert state.view(None).turn == 0
    play(state, 0, "end")
    assert state.view(None).turn == 1


def test_bw_2_2_the_table_may_name_the_first_player() -> None:
    """Everything is dealt as if the lot had fallen so, and told as it was dealt."""
    chance = SealedChance(bytes([7]) * 32)
    order = [DECK[at] for at in chance.permutation("deal", 72)]
    for first in range(4):
        state = RULES.start(4, {"first": str(first)}, chance)
        assert state.first == state.turn == first
        for at, seat in enumerate((first + place) % 4 for place in range(4)):
            dealt = [order[at], order[at + 4], order[at + 8]]
            mine = dealt + order[12:14] if seat == first else dealt
            assert sorted(state.view(Seat(seat)).hand) == sorted(mine)
            told, *_ = heard(RULES.opening(state), seat)
            assert isinstance(told, Dealt)
            assert told.first == first
            assert sorted(told.hand or ()) == sorted(dealt)


@pytest.mark.parametrize("first", ["3", "-1", "00", "left", ""])
def test_bw_2_2_nobody_else_can_be_named(first: str) -> None:
    with pytest.raises(OptionError, match="option first takes by lot or 0 or 1 or 2, not"):
        RULES.start(3, {"first": first}, CHANCE)


@pytest.mark.parametrize(("first", "next_first"), [(0, "1"), (1, "2"), (2, "0")])
def test_bw_2_2_the_same_company_has_the_next_game_begun_by_the_first_players_left_neighbour(
    first: int, next_first: str
) -> None:
    """The last of fifty turns of each is that of whoever sits to the right of the first player."""
    state = RULES.load(replace(position(["", "", ""]), first=first, turns=150), CHANCE)
    play(state, (first + 2) % 3, "end")
    assert state.ask is None
    assert RULES.next_options(state, {"first": "by lot"}) == {"first": next_first}
    assert RULES.next_options(state, {"first": str(first)}) == {"first": next_first}


def test_bw_2_3_the_discard_pile_and_the_order_of_a_flipped_pile_are_open() -> None:
    state = table(["gFF", "pFF"], discard="kOP bOP gCS", rest=0)
    play(state, 0, "end")
    for reader in (Seat(0), Seat(1), None):
        view = state.view(reader)
        assert view.draw_order is not None
        assert codes(view.draw_order) == "gCS"
        assert view.discard_pile == ()
    assert told_known(state, 0) == told_known(state, None) == "kOP@1 bOP@1"


def test_bw_2_3_the_order_of_the_first_draw_pile_is_not_known() -> None:
    state = table(["gFF", "pFF"])
    assert all(state.view(reader).draw_order is None for reader in (Seat(0), Seat(1), None))
    told = state.play(Seat(0), next(iter(state.legal(Seat(0)))))
    drawn = [event for event in heard(told, 0) if isinstance(event, Drawn)]
    assert [each.cards for each in drawn] == [None]
    assert list(chain(told_known(state, 0), told_known(state, None))) == []
