"""Every card of the house deck (BW-1.3), at two players and at five; seat 0 plays, mostly at seat 1."""

from __future__ import annotations

import pytest
from tests.games.wizards.tables import (
    act,
    artifacts,
    beards,
    card,
    cards,
    discards,
    hand,
    heard,
    legal,
    play,
    refusal,
    table,
    told_known,
)

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards.events import (
    BeardsSwapped,
    Countered,
    DiscardedAtRandom,
    Drawn,
    EquipmentLost,
    HairsDrawn,
    HairsReturned,
    HairsStolen,
    HandSeen,
    Taken,
)

BOTH = pytest.mark.parametrize("seats", [2, 5])


@BOTH
def test_flaming_follicles_steals_one_hair(seats: int) -> None:
    state = table(["gFF", ""], seats, hairs=[2, 3])
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow")[1:] == [HairsStolen(0, 1, 1)]
    assert state.hairs[:2] == [3, 2]


@BOTH
def test_sprouting_salve_draws_one_hair(seats: int) -> None:
    state = table(["gSS", ""], seats)
    pile = state.pile_hairs
    assert play(state, 0, "cast gSS")[1:] == [HairsDrawn(0, 1, 2)]
    assert state.pile_hairs == pile - 1


@BOTH
def test_close_shave_makes_the_target_return_two(seats: int) -> None:
    state = table(["gCS", ""], seats, hairs=[2, 3])
    pile = state.pile_hairs
    play(state, 0, "cast gCS at 1")
    assert play(state, 1, "allow")[1:] == [HairsReturned(1, 2, 1)]
    assert state.pile_hairs == pile + 2


@BOTH
def test_tangled_tresses_makes_the_target_discard_two_at_random(seats: int) -> None:
    found = set()
    for seed in range(30):
        state = table(["gTT", "kCS bFF pOP"], seats, chance=FastChance(seed))
        play(state, 0, "cast gTT at 1")
        event = play(state, 1, "allow")[1]
        assert isinstance(event, DiscardedAtRandom)
        assert len(event.cards) == 2
        found.add(hand(state, 1))
    assert found == {"kCS", "bFF", "pOP"}


@BOTH
def test_tangled_tresses_takes_all_of_a_smaller_hand(seats: int) -> None:
    state = table(["gTT", "kCS"], seats)
    play(state, 0, "cast gTT at 1")
    assert play(state, 1, "allow")[1:] == [DiscardedAtRandom(1, cards("kCS"))]
    state = table(["gTT", ""], seats)
    play(state, 0, "cast gTT at 1")
    assert play(state, 1, "allow")[1:] == [DiscardedAtRandom(1, ())]


@BOTH
def test_sticky_fingers_takes_one_card_at_random(seats: int) -> None:
    found = set()
    for seed in range(30):
        state = table(["gSF", "kCS bFF"], seats, chance=FastChance(seed))
        play(state, 0, "cast gSF at 1")
        assert play(state, 1, "allow")[1:] == [Taken(0, 1, 1)]
        found.add((hand(state, 0), hand(state, 1)))
    assert found == {("kCS", "bFF"), ("bFF", "kCS")}


@BOTH
def test_owl_post_draws_three_cards(seats: int) -> None:
    state = table(["gOP", ""], seats, draw="kCS bFF pOP gFF")
    assert play(state, 0, "cast gOP")[1:] == [Drawn(0, 3, rule="BW-1.3")]
    assert hand(state, 0) == "bFF kCS pOP"


@BOTH
def test_barbers_bargain_costs_two_cards_and_draws_two_hairs(seats: int) -> None:
    state = table(["gBB gFF pFF kFF", ""], seats)
    assert play(state, 0, "cast gBB for kFF gFF")[1:] == [HairsDrawn(0, 2, 3)]
    assert hand(state, 0) == "pFF"
    assert discards(state) == "gBB kFF gFF"


@BOTH
def test_barbers_bargain_takes_two_other_cards(seats: int) -> None:
    state = table(["gBB gFF", ""], seats)
    assert refusal(state, 0, "cast gBB for gFF") == ("too_few_cards", ("BW-1.3",))
    assert not [each for each in legal(state, 0) if each.startswith("cast gBB")]
    state = table(["gBB gFF pFF", ""], seats)
    assert refusal(state, 0, "cast gBB for gFF gBB") == ("card_twice", ("BW-3.8",))
    assert refusal(state, 0, "cast gBB for gFF") == ("cards_wanted", ("BW-1.3",))


@BOTH
@pytest.mark.parametrize(("mine", "yours"), [("gWB", "gIB"), ("gWB", ""), ("", "gIB")])
def test_beard_swap_exchanges_equipped_beards(seats: int, mine: str, yours: str) -> None:
    state = table(["pBS", ""], seats, beards=[mine, yours])
    play(state, 0, "cast pBS at 1")
    event = play(state, 1, "allow")[1]
    assert isinstance(event, BeardsSwapped)
    assert beards(state)[:2] == [yours, mine]


@BOTH
def test_shear_panic_discards_the_targets_beard(seats: int) -> None:
    state = table(["gSP", ""], seats, beards=["gWB", "gIB"])
    play(state, 0, "cast gSP at 1")
    assert play(state, 1, "allow")[1:] == [EquipmentLost(1, card("gIB"))]
    assert beards(state)[:2] == ["gWB", ""]
    assert discards(state) == "gSP gIB"


@BOTH
def test_rust_and_ruin_discards_the_artifact_that_you_choose(seats: int) -> None:
    state = table(["pRR", ""], seats, artifacts=["gCM", "gDP kSA"])
    found = [each for each in legal(state, 0) if each.startswith("cast")]
    assert found == ["cast pRR at 1 on gDP", "cast pRR at 1 on kSA"]
    assert refusal(state, 0, "cast pRR at 1 on gCM") == ("not_their_artifact", ("BW-1.3",))
    play(state, 0, "cast pRR at 1 on kSA")
    play(state, 1, "allow")
    assert artifacts(state)[:2] == ["gCM", "gDP"]


@BOTH
def test_static_shock_makes_every_other_player_discard_one(seats: int) -> None:
    state = table(["gST gFF", "kCS"], seats)
    events = play(state, 0, "cast gST")
    assert [(each.seat, len(each.cards)) for each in events if isinstance(each, DiscardedAtRandom)] == [
        (1, 1),
        *((seat, 0) for seat in range(2, seats)),
    ]
    assert hand(state, 0) == "gFF"


@BOTH
def test_great_equaliser_makes_those_with_more_hairs_return_two(seats: int) -> None:
    more = [1, 2, 3][: seats - 2]
    state = table(["kGE", *[""] * (seats - 1)], hairs=[2, 3, *more])
    play(state, 0, "cast kGE")
    assert state.hairs == [2, 1, *[1, 2, 1][: seats - 2]]


@BOTH
def test_transmute_trimmings_draws_two_and_the_spell_still_happens(seats: int) -> None:
    state = table(["gFF", "pTR"], seats, hairs=[1, 0])
    play(state, 0, "cast gFF at 1")
    events = play(state, 1, "counter pTR")
    assert events == [
        Countered(1, card("pTR"), card("gFF"), 0, "happens"),
        HairsDrawn(1, 2, 2),
        HairsStolen(0, 1, 1),
    ]
    assert state.hairs[:2] == [2, 1]


@BOTH
def test_bald_refusal_stops_the_spell(seats: int) -> None:
    state = table(["gCS", "kBR"], seats, hairs=[1, 3])
    play(state, 0, "cast gCS at 1")
    assert play(state, 1, "counter kBR") == [Countered(1, card("kBR"), card("gCS"), 0, "stopped")]
    assert state.hairs[:2] == [1, 3]


@BOTH
def test_bearded_apparition_redirects_the_spell(seats: int) -> None:
    state = table(["gCS", "kBA"], seats, hairs=[3, 3])
    last = seats - 1 if seats > 2 else 0
    play(state, 0, "cast gCS at 1")
    play(state, 1, f"counter kBA at {last}")
    play(state, last, "allow")
    assert state.hairs[1] == 3
    assert state.hairs[last] == (1 if seats == 2 else 0)


@BOTH
def test_mirror_lather_stops_the_spell_and_draws_a_card(seats: int) -> None:
    state = table(["gCS", "pML"], seats, hairs=[1, 3], draw="kOP")
    play(state, 0, "cast gCS at 1")
    assert play(state, 1, "counter pML")[1:] == [Drawn(1, 1, rule="BW-1.3")]
    assert state.hairs[:2] == [1, 3]
    assert hand(state, 1) == "kOP"


@BOTH
def test_dwarven_beard_takes_a_card_of_the_discard_pile_once_a_turn(seats: int) -> None:
    state = table(["gDB", ""], seats, discard="kCS bFF pOP")
    play(state, 0, "equip gDB")
    play(state, 0, "use gDB")
    assert legal(state, 0) == ["pick bFF", "pick kCS", "pick pOP"]
    play(state, 0, "pick kCS")
    assert hand(state, 0) == "kCS"
    assert discards(state) == "bFF pOP"
    assert refusal(state, 0, "use gDB") == ("used_already", ("BW-3.3",))


@BOTH
def test_dwarven_beard_with_an_empty_discard_pile_finds_nothing(seats: int) -> None:
    state = table(["", ""], seats, beards=["gDB", ""])
    play(state, 0, "use gDB")
    assert legal(state, 0) == ["end"]


@BOTH
def test_braided_beard_draws_three_cards(seats: int) -> None:
    state = table(["", ""], seats, beards=["", "gIB"])
    assert play(state, 0, "end")[-1] == Drawn(1, 3)


@BOTH
def test_pirate_beard_draws_a_card_for_a_theft(seats: int) -> None:
    state = table(["gFF kCS bCS", ""], seats, hairs=[5, 4], beards=["kPB", ""], draw="kOP bOP")
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow")[1:] == [HairsStolen(0, 1, 1), Drawn(0, 1, rule="BW-3.8")]
    stolen = HairsStolen(0, 1, 2, rule="BW-5.1")
    assert play(state, 0, "ritual 5 for kCS bCS at 1")[1:] == [stolen, Drawn(0, 1, rule="BW-3.8")]
    assert hand(state, 0) == "kOP bOP"


@BOTH
def test_pirate_beard_draws_nothing_for_nothing(seats: int) -> None:
    state = table(["gFF", ""], seats, hairs=[5, 0], beards=["kPB", ""])
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow")[1:] == [HairsStolen(0, 1, 0)]


@BOTH
def test_wizards_beard_gives_three_actions(seats: int) -> None:
    state = table(["gSS pSS kSS bSS", ""], seats, beards=["gWB", ""])
    assert state.view(None).actions_allowed == 3
    for code in ("gSS", "pSS", "kSS"):
        play(state, 0, f"cast {code}")
    assert legal(state, 0) == ["end"]


@BOTH
def test_bramble_beard_keeps_hairs_from_being_stolen(seats: int) -> None:
    state = table(["gFF kCS bCS pCS", ""], seats, hairs=[5, 4], beards=["gWB", "pRB"])
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow")[1:] == [HairsStolen(0, 1, 0, safe=True)]
    play(state, 0, "ritual 5 for kCS bCS at 1")
    assert state.hairs[:2] == [5, 4]
    play(state, 0, "cast pCS at 1")  # to return is not to be stolen
    play(state, 1, "allow")
    assert state.hairs[:2] == [5, 2]


@BOTH
def test_mask_of_many_beards_swaps_hands_at_the_start(seats: int) -> None:
    state = table(["kCS", "bFF pOP"], seats, artifacts=["", "gMM"], draw="gFF pFF")
    play(state, 0, "end")
    play(state, 1, "use gMM at 0")
    assert hand(state, 0) == "bFF pOP"
    assert hand(state, 1) == "gFF pFF kCS"


@BOTH
def test_mask_of_many_beards_once_for_each_mask(seats: int) -> None:
    state = table(["kCS", "bFF"], seats, artifacts=["", "gMM bMM"], draw="gFF pFF")
    play(state, 0, "end")
    assert state.view(None).starts_left == 2
    play(state, 1, "use bMM at 0")
    assert refusal(state, 1, "use bMM at 0") == ("used_already", ("BW-3.3",))
    assert [each for each in legal(state, 1) if "at 0" in each] == ["use gMM at 0"]
    play(state, 1, "use gMM at 0")
    assert hand(state, 0) == "kCS"
    assert hand(state, 1) == "gFF pFF bFF"


@BOTH
def test_golden_comb_turns_two_cards_into_a_hair(seats: int) -> None:
    state = table(["gFF pFF kFF", ""], seats, artifacts=["pGC", ""])
    assert play(state, 0, "use pGC for kFF gFF")[1:] == [HairsDrawn(0, 1, 2)]
    assert hand(state, 0) == "pFF"
    assert discards(state) == "kFF gFF"
    assert state.view(None).actions_done == 0


@BOTH
def test_crystal_mirror_looks_at_a_hand(seats: int) -> None:
    state = table(["", "kCS bFF"], seats, artifacts=["gCM", ""])
    told = state.play(Seat(0), act("use gCM at 1"))
    assert heard(told, 0)[-1] == HandSeen(0, 1, 2, cards("bFF kCS"))
    assert heard(told, None)[-1] == HandSeen(0, 1, 2)
    assert told_known(state, 0) == "bFF@1 kCS@1"


@BOTH
def test_enchanted_razor_makes_another_player_return_a_hair(seats: int) -> None:
    state = table(["gFF pFF", ""], seats, hairs=[1, 2], artifacts=["pER", ""], beards=["", "pRB"])
    assert play(state, 0, "use pER for pFF gFF at 1")[1:] == [HairsReturned(1, 1, 1)]
    assert discards(state) == "pFF gFF"
    assert refusal(state, 0, "use pER for pFF gFF at 1") == ("used_already", ("BW-3.3",))


@BOTH
def test_dye_pot_makes_one_card_of_a_ritual_any_colour(seats: int) -> None:
    state = table(["gFF gCS", ""], seats)
    assert legal(state, 0)[-1] != "ritual 0 for gCS gFF"
    state = table(["gFF gCS", ""], seats, artifacts=["gDP", ""])
    assert "ritual 0 for gCS gFF" in legal(state, 0)


@BOTH
def test_bottomless_satchel_draws_up_to_three(seats: int) -> None:
    state = table(["gFF", ""], seats, artifacts=["kSA", ""], draw="kOP bOP gOP")
    assert Drawn(0, 2, rule="BW-3.8") in play(state, 0, "end")
    assert hand(state, 0) == "gFF kOP bOP"
    state = table(["gFF pFF kFF bFF", ""], seats, artifacts=["kSA", ""])
    play(state, 0, "end")
    assert hand(state, 0) == "gFF pFF kFF bFF"
