"""BW-4: spells, counterspells and where they lead."""

from __future__ import annotations

import pytest
from tests.games.wizards.tables import (
    act,
    artifacts,
    beards,
    card,
    discards,
    hand,
    heard,
    legal,
    play,
    refusal,
    table,
)

from chinwag.core.protocol import Ask, RuleId, Seat
from chinwag.games.wizards.events import (
    Allowed,
    Countered,
    Drawn,
    EquipmentLost,
    HairsDrawn,
    HairsReturned,
    HairsStolen,
    NoEffect,
    SpellCast,
)
from chinwag.games.wizards.view import Reply, SpellInTheAir


def test_bw_4_1_a_spell_goes_to_the_discard_pile_and_is_an_action() -> None:
    state = table(["gSS", ""])
    assert play(state, 0, "cast gSS") == [SpellCast(0, card("gSS")), HairsDrawn(0, 1, 2)]
    assert discards(state) == "gSS"
    assert state.view(None).actions_done == 1


def test_bw_4_1_a_countered_spell_has_cost_its_action() -> None:
    state = table(["gFF", "gBR"])
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBR")
    assert state.view(None).actions_done == 1
    assert state.hairs == [1, 1]
    assert discards(state) == "gFF gBR"


def test_bw_4_1_a_target_is_always_another_player() -> None:
    state = table(["gFF", "", ""])
    assert [each for each in legal(state, 0) if each.startswith("cast")] == ["cast gFF at 1", "cast gFF at 2"]
    assert refusal(state, 0, "cast gFF at 0") == ("target_yourself", ("BW-4.1",))
    assert refusal(state, 0, "cast gFF at 3") == ("target_nobody", ("BW-4.1",))
    assert refusal(state, 0, "cast gFF") == ("target_needed", ("BW-4.1",))


@pytest.mark.parametrize("spell", ["gFF", "gCS", "gTT", "gSF"])
def test_bw_4_1_one_who_cannot_be_hurt_may_be_chosen_in_vain(spell: str) -> None:
    state = table([spell, ""], hairs=[1, 0], beards=["", "pRB"])
    play(state, 0, f"cast {spell} at 1")
    play(state, 1, "allow")
    assert state.hairs == [1, 0]
    assert hand(state, 0) == ""


def test_bw_4_1_unless_the_card_says_must_have() -> None:
    state = table(["pBS gSP pRR", ""])
    pairs = ("pBS gSP", "gSP pBS", "gSP pRR", "pRR gSP")
    assert set(legal(state, 0)) == {"end", *(f"ritual 0 for {pair}" for pair in pairs)}
    assert refusal(state, 0, "cast pBS at 1") == ("no_beard_of_both", ("BW-4.1", "BW-1.3"))
    assert refusal(state, 0, "cast gSP at 1") == ("no_beard_there", ("BW-4.1", "BW-1.3"))
    assert refusal(state, 0, "cast pRR at 1 on gDP") == ("no_artifact_there", ("BW-4.1", "BW-1.3"))


def test_bw_4_2_a_counterspell_is_played_when_a_spell_targets_you_and_no_action() -> None:
    state = table(["gFF gBR", "pBR", "kBR"])
    assert refusal(state, 0, "cast gBR") == ("counterspell_now", ("BW-4.2",))
    assert refusal(state, 0, "counter gBR") == ("nothing_to_answer", ("BW-4.2",))
    assert refusal(state, 1, "counter pBR") == ("nothing_to_answer", ("BW-4.2",))
    play(state, 0, "cast gFF at 1")
    assert refusal(state, 2, "counter kBR") == ("not_your_spell", ("BW-4.2",))
    assert refusal(state, 0, "counter gBR") == ("not_your_spell", ("BW-4.2",))
    play(state, 1, "counter pBR")
    assert discards(state) == "gFF pBR"


@pytest.mark.parametrize("action", ["cast gSS", "cast gOP", "cast gST", "cast kGE", "equip gIB", "equip gDP"])
def test_bw_4_2_only_a_spell_that_names_a_player_can_be_answered(action: str) -> None:
    state = table(["gSS gOP gST kGE gIB gDP", "gBR"])
    play(state, 0, action)
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_bw_4_2_rituals_and_uses_cannot_be_answered() -> None:
    state = table(["bFF kFF gCS pCS", "gBR"], hairs=[5, 3], artifacts=["pER gCM", ""])
    play(state, 0, "ritual 5 for bFF kFF at 1")
    assert state.hairs == [7, 1]
    play(state, 0, "use gCM at 1")
    play(state, 0, "use pER for gCS pCS at 1")
    assert state.hairs == [7, 0]


@pytest.mark.parametrize("held", ["gBR", "gFF", ""])
def test_bw_4_3_the_choice_is_offered_whatever_the_target_holds(held: str) -> None:
    state = table(["kFF", held, "pFF"])
    told = state.play(Seat(0), act("cast kFF at 1"))
    assert heard(told, 2) == heard(told, None) == [SpellCast(0, card("kFF"), 1)]
    assert state.ask == Ask("answer", RuleId("BW-4.3"), (Seat(1),), answer=True)
    assert legal(state, 1) == (["allow", "counter gBR"] if held == "gBR" else ["allow"])


def test_bw_4_3_the_answer_is_carried_out_before_the_spell() -> None:
    state = table(["gCS", "gTR"], hairs=[1, 0])
    play(state, 0, "cast gCS at 1")
    events = play(state, 1, "counter gTR")
    assert events[1:] == [HairsDrawn(1, 2, 2), HairsReturned(1, 2, 0)]


def test_bw_4_3_or_it_happens() -> None:
    state = table(["gFF", "gBR"])
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow") == [Allowed(1, card("gFF")), HairsStolen(0, 1, 1)]
    assert state.hairs == [2, 0]
    assert state.view(None).spell is None


def test_bw_4_4_with_two_players_it_goes_back_to_the_caster() -> None:
    state = table(["gFF", "gBA"], hairs=[3, 1])
    play(state, 0, "cast gFF at 1")
    assert legal(state, 1) == ["allow", "counter gBA at 0"]
    assert play(state, 1, "counter gBA at 0") == [Countered(1, card("gBA"), card("gFF"), 0, "redirected", 0)]
    assert state.ask == Ask("answer", RuleId("BW-4.3"), (Seat(0),), answer=True)
    play(state, 0, "allow")
    assert state.hairs == [2, 2]


def test_bw_4_4_with_more_to_any_other_player_but_its_present_caster() -> None:
    state = table(["gFF", "gBA", "pBA", ""])
    play(state, 0, "cast gFF at 1")
    assert legal(state, 1) == ["allow", "counter gBA at 2", "counter gBA at 3"]
    assert refusal(state, 1, "counter gBA at 0") == ("not_to_the_caster", ("BW-4.4",))
    assert refusal(state, 1, "counter gBA at 1") == ("target_yourself", ("BW-4.4",))
    play(state, 1, "counter gBA at 2")
    # seat 1 is the caster now, so it may go to the one who cast it first
    assert legal(state, 2) == ["allow", "counter pBA at 0", "counter pBA at 3"]
    assert state.view(None).spell == SpellInTheAir(card("gFF"), 0, 1, (Reply(1, card("gBA"), 2),), 1, 2, None)
    play(state, 2, "counter pBA at 0")
    play(state, 0, "allow")
    assert state.hairs == [0, 1, 2, 1]


def test_bw_4_4_the_redirector_chooses_anew() -> None:
    state = table(["pRR", "gBA", ""], artifacts=["", "gDP kSA", "pDP bSA"])
    play(state, 0, "cast pRR at 1 on kSA")
    assert legal(state, 1) == ["allow", "counter gBA at 2 on pDP", "counter gBA at 2 on bSA"]
    assert refusal(state, 1, "counter gBA at 2") == ("artifact_needed", ("BW-1.3",))
    assert refusal(state, 1, "counter gBA at 2 on gDP") == ("not_their_artifact", ("BW-1.3",))
    play(state, 1, "counter gBA at 2 on bSA")
    assert play(state, 2, "allow")[1:] == [EquipmentLost(2, card("bSA"))]
    assert artifacts(state) == ["", "gDP kSA", "pDP"]
    assert discards(state) == "pRR gBA bSA"


@pytest.mark.parametrize(("spell", "aim"), [("gSP", ""), ("pRR", " on gDP")])
def test_bw_4_5_a_redirected_spell_that_cannot_affect_its_new_target_has_no_effect(spell: str, aim: str) -> None:
    state = table([spell, "gBA"], beards=["", "gWB"], artifacts=["", "gDP"])
    play(state, 0, f"cast {spell} at 1{aim}")
    play(state, 1, "counter gBA at 0")
    assert play(state, 0, "allow")[1:] == [NoEffect(1, 0)]
    assert beards(state) == ["", "gWB"]
    assert artifacts(state) == ["", "gDP"]


def test_bw_4_5_a_redirected_beard_swap_between_two_without_beards_has_no_effect() -> None:
    state = table(["pBS", "gBA", ""], beards=["gWB", "", ""])
    play(state, 0, "cast pBS at 1")
    play(state, 1, "counter gBA at 2")
    assert play(state, 2, "allow")[1:] == [NoEffect(1, 2)]
    assert beards(state) == ["gWB", "", ""]


def test_bw_4_5_hairs_that_are_not_there_are_not_stolen_or_returned() -> None:
    state = table(["gCS gFF", ""], hairs=[1, 1])
    play(state, 0, "cast gCS at 1")
    assert play(state, 1, "allow")[1:] == [HairsReturned(1, 1, 0)]
    play(state, 0, "cast gFF at 1")
    assert play(state, 1, "allow")[1:] == [HairsStolen(0, 1, 0)]
    assert state.hairs == [1, 0]


def test_bw_4_6_counterspells_do_not_answer_each_other() -> None:
    state = table(["gFF gBR", "pBR"])
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter pBR")
    assert refusal(state, 0, "counter gBR") == ("nothing_to_answer", ("BW-4.2",))
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_bw_4_6_pirate_beard_counts_for_whoever_the_caster_is() -> None:
    state = table(["gFF", "gBA"], hairs=[2, 1], beards=["kPB", "bPB"], draw="kOP")
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 0")
    assert play(state, 0, "allow")[1:] == [HairsStolen(1, 0, 1), Drawn(1, 1, rule="BW-3.8")]
    assert hand(state, 1) == "kOP"
    assert hand(state, 0) == ""


# --- chains of answers --------------------------------------------------------------------------------------------


def test_apparition_after_apparition_with_two_players() -> None:
    """It goes to and fro until nobody sends it on; whoever sent it last is the caster."""
    state = table(["gFF pBA kBA", "gBA bBA"], hairs=[2, 2])
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 0")
    play(state, 0, "counter pBA at 1")
    play(state, 1, "counter bBA at 0")
    play(state, 0, "counter kBA at 1")
    play(state, 1, "allow")
    assert state.hairs == [3, 1]
    assert discards(state) == "gFF gBA pBA bBA kBA"
    assert state.view(None).actions_done == 1


def test_apparition_round_a_table_of_five() -> None:
    state = table(["gCS kBA", "gBA", "pBA", "bBA", ""], hairs=[4, 1, 1, 1, 1])
    for seat, action in ((0, "cast gCS at 1"), (1, "counter gBA at 2"), (2, "counter pBA at 3")):
        play(state, seat, action)
    play(state, 3, "counter bBA at 0")
    assert legal(state, 0) == ["allow", "counter kBA at 1", "counter kBA at 2", "counter kBA at 4"]
    play(state, 0, "allow")
    assert state.hairs == [2, 1, 1, 1, 1]


def test_a_redirected_spell_is_answered_by_mirror_lather() -> None:
    state = table(["gFF pML", "gBA"], draw="kOP")
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 0")
    play(state, 0, "counter pML")
    assert state.hairs == [1, 1]
    assert hand(state, 0) == "kOP"
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_a_redirected_spell_is_answered_by_transmute() -> None:
    """Two hairs are drawn, then the redirector steals one."""
    state = table(["gFF pTR", "gBA", ""], hairs=[1, 1, 1])
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 2")
    play(state, 2, "allow")
    assert state.hairs == [1, 2, 0]
    state = table(["gFF", "gBA", "pTR"], hairs=[1, 1, 1])
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 2")
    play(state, 2, "counter pTR")
    assert state.hairs == [1, 2, 2]


def test_redirection_onto_safe_hairs_steals_nothing() -> None:
    state = table(["gFF", "gBA", ""], hairs=[1, 1, 4], beards=["", "kPB", "pRB"], draw="kOP")
    play(state, 0, "cast gFF at 1")
    play(state, 1, "counter gBA at 2")
    assert play(state, 2, "allow")[1:] == [HairsStolen(1, 2, 0, safe=True)]
    assert hand(state, 1) == ""


def test_a_redirected_theft_of_a_card_gives_it_to_the_redirector() -> None:
    state = table(["gSF", "gBA", "kOP"])
    play(state, 0, "cast gSF at 1")
    play(state, 1, "counter gBA at 2")
    play(state, 2, "allow")
    assert [hand(state, seat) for seat in range(3)] == ["", "kOP", ""]


def test_a_redirected_beard_swap_exchanges_redirector_and_new_target() -> None:
    state = table(["pBS", "gBA", ""], beards=["gWB", "", "gIB"])
    play(state, 0, "cast pBS at 1")
    play(state, 1, "counter gBA at 2")
    play(state, 2, "allow")
    assert beards(state) == ["gWB", "gIB", ""]


def test_rust_and_ruin_goes_to_and_fro_with_a_choice_each_time() -> None:
    state = table(["pRR kBA", "gBA"], artifacts=["gCM", "kSA bSA"])
    play(state, 0, "cast pRR at 1 on kSA")
    play(state, 1, "counter gBA at 0 on gCM")
    assert legal(state, 0) == ["allow", "counter kBA at 1 on kSA", "counter kBA at 1 on bSA"]
    play(state, 0, "counter kBA at 1 on bSA")
    play(state, 1, "allow")
    assert artifacts(state) == ["gCM", "kSA"]
