"""BW-3: a turn."""

from __future__ import annotations

import pytest
from tests.games.wizards.tables import (
    act,
    artifacts,
    beards,
    card,
    cards,
    codes,
    discards,
    hand,
    heard,
    legal,
    play,
    refusal,
    table,
)

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import Ask, RuleId, Seat
from chinwag.games.wizards.events import (
    DiscardedAtRandom,
    Drawn,
    EquippedCard,
    Flipped,
    HandsSwapped,
    TurnEnded,
    TurnStarted,
)


def test_bw_3_1_two_cards_are_drawn_at_the_beginning() -> None:
    state = table(["", "gFF"], draw="kOP bOP gCS")
    told = state.play(Seat(0), act("end"))
    assert heard(told, None) == [TurnEnded(0), TurnStarted(1, 1), Drawn(1, 2)]
    assert heard(told, 1)[-1] == Drawn(1, 2, 0, cards("kOP bOP"))
    assert hand(state, 1) == "gFF kOP bOP"


def test_bw_3_1_effects_at_the_start_come_before_the_draw_and_only_then() -> None:
    state = table(["", "gFF pFF", "kFF"], artifacts=["", "gMM", ""], draw="kOP bOP")
    play(state, 0, "end")
    assert state.ask == Ask("start", RuleId("BW-3.1"), (Seat(1),))
    assert hand(state, 1) == "gFF pFF"
    assert legal(state, 1) == ["draw", "use gMM at 0", "use gMM at 2"]
    assert HandsSwapped(1, 2, (1, 2)) in play(state, 1, "use gMM at 2")
    assert hand(state, 1) == "kFF kOP bOP"
    assert refusal(state, 1, "use gMM at 2") == ("only_at_start", ("BW-3.1",))


def test_bw_3_1_they_may_be_left_unused() -> None:
    state = table(["", "gFF"], artifacts=["", "gMM"], draw="kOP bOP")
    play(state, 0, "end")
    play(state, 1, "draw")
    assert hand(state, 1) == "gFF kOP bOP"
    assert refusal(state, 1, "draw") == ("drawn_already", ("BW-3.1",))


def test_bw_3_1_not_in_the_turn_in_which_the_card_is_equipped() -> None:
    state = table(["gMM gFF", "pFF"])
    play(state, 0, "equip gMM")
    assert refusal(state, 0, "use gMM at 1") == ("only_at_start", ("BW-3.1",))


def test_bw_3_1_nobody_is_asked_without_a_mask() -> None:
    state = table(["", "gFF"], artifacts=["gMM", "gCM"])
    play(state, 0, "end")
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(1),))


def test_bw_3_2_up_to_two_actions_of_four_kinds() -> None:
    state = table(["gSS gIB gDP gCM pFF", ""])
    play(state, 0, "cast gSS")
    play(state, 0, "equip gIB")
    for action in ("equip gDP", "cast pFF at 1", "ritual 0 for gDP pFF"):
        assert refusal(state, 0, action) == ("no_action_left", ("BW-3.2", "BW-3.4"))
    assert legal(state, 0) == ["end"]
    state = table(["gSS gDP gCM pFF", ""])
    play(state, 0, "ritual 0 for gSS pFF")
    play(state, 0, "equip gDP")
    assert state.view(None).actions_done == 2


def test_bw_3_3_equipped_cards_are_used_in_the_turn_and_take_no_action() -> None:
    state = table(["gCM", "pFF"])
    play(state, 0, "equip gCM")
    play(state, 0, "use gCM at 1")
    view = state.view(None)
    assert view.actions_done == 1
    assert view.players[0].artifacts[0].used
    assert refusal(state, 0, "use gCM at 1") == ("used_already", ("BW-3.3",))


def test_bw_3_3_it_is_counted_for_each_card() -> None:
    state = table(["gFF pFF kFF bFF", ""], artifacts=["pGC kGC", ""])
    play(state, 0, "use pGC for gFF pFF")
    assert refusal(state, 0, "use pGC for kFF bFF") == ("used_already", ("BW-3.3",))
    play(state, 0, "use kGC for kFF bFF")
    assert state.hairs == [3, 1]


def test_bw_3_3_a_card_that_is_equipped_again_in_the_turn_stays_used() -> None:
    state = table(["gIB", ""], beards=["gDB", ""], discard="kOP bOP")
    play(state, 0, "use gDB")
    play(state, 0, "pick bOP")
    play(state, 0, "equip gIB")
    assert discards(state) == "kOP gDB"
    # a way back into the hand within the turn, for which there is no card left to take an action: set up again
    state = table(["gDB", ""], used="gDB", discard="kOP")
    play(state, 0, "equip gDB")
    assert refusal(state, 0, "use gDB") == ("used_already", ("BW-3.3",))
    beard = state.view(None).players[0].beard
    assert beard is not None
    assert beard.used


def test_bw_3_3_a_new_turn_starts_afresh() -> None:
    state = table(["", ""], artifacts=["gCM", ""])
    play(state, 0, "use gCM at 1")
    play(state, 0, "end")
    play(state, 1, "end")
    assert "use gCM at 1" in legal(state, 0)


def test_bw_3_4_there_is_no_hand_limit() -> None:
    state = table(["", ""], rest=0)
    play(state, 0, "end")
    assert state.view(None).players[0].cards == 72


def test_bw_3_4_wizards_beard_as_second_action_gives_a_third() -> None:
    state = table(["gSS gWB pSS kSS", ""])
    play(state, 0, "cast gSS")
    play(state, 0, "equip gWB")
    assert state.view(None).actions_allowed == 3
    play(state, 0, "cast pSS")
    assert refusal(state, 0, "cast kSS") == ("no_action_left", ("BW-3.2", "BW-3.4"))


def test_bw_3_4_losing_it_after_the_second_leaves_none() -> None:
    state = table(["pBS kSS bSS", ""], beards=["gWB", "gIB"], done=1)
    play(state, 0, "cast pBS at 1")
    play(state, 1, "allow")
    assert state.view(None).actions_allowed == 2
    assert refusal(state, 0, "cast kSS") == ("no_action_left", ("BW-3.2", "BW-3.4"))


def test_bw_3_5_a_new_beard_replaces_the_old_and_takes_an_action() -> None:
    state = table(["gIB", ""], beards=["gDB", ""])
    assert play(state, 0, "equip gIB") == [EquippedCard(0, card("gIB"), card("gDB"))]
    assert beards(state) == ["gIB", ""]
    assert discards(state) == "gDB"
    assert state.view(None).actions_done == 1


def test_bw_3_5_any_number_of_artifacts() -> None:
    state = table(["gDP pDP kSA", ""], beards=["gWB", ""])
    for code in ("gDP", "kSA", "pDP"):
        play(state, 0, f"equip {code}")
    assert artifacts(state) == ["gDP kSA pDP", ""]


def test_bw_3_6_the_discard_pile_is_flipped_in_the_middle_of_drawing() -> None:
    """The oldest card is drawn first; nothing is shuffled."""
    state = table(["", "gFF"], draw="bCS", discard="kOP bOP gCS", rest=0)
    assert play(state, 0, "end")[2:] == [Drawn(1, 1), Flipped(3, 1), Drawn(1, 1, 0, cards("kOP"))]
    assert hand(state, 1) == "gFF bCS kOP"
    order = state.view(Seat(0)).draw_order
    assert order is not None
    assert codes(order) == "bOP gCS"


def test_bw_3_6_it_is_flipped_only_when_a_card_must_be_drawn() -> None:
    state = table(["", "gFF"], draw="bCS pCS", discard="kOP bOP", rest=0)
    play(state, 0, "end")
    assert state.view(None).draw_pile == 0
    assert discards(state) == "kOP bOP"


def test_bw_3_6_if_both_piles_are_empty_the_missing_cards_are_not_drawn() -> None:
    state = table(["", "gFF"], draw="kOP", rest=0)
    assert play(state, 0, "end")[2:] == [Drawn(1, 1), Drawn(1, 0, missing=1)]
    assert hand(state, 1) == "gFF kOP"
    play(state, 1, "end")
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_bw_3_7_cards_lie_in_the_order_named_after_the_card_that_costs_them() -> None:
    state = table(["gBB kCS bFF", ""])
    play(state, 0, "cast gBB for kCS bFF")
    assert discards(state) == "gBB kCS bFF"
    state = table(["gBB kCS bFF", ""], artifacts=["pGC", ""])
    play(state, 0, "use pGC for bFF kCS")
    assert discards(state) == "bFF kCS"
    state = table(["kCS bFF", ""])
    play(state, 0, "ritual 0 for bFF kCS")
    assert discards(state) == "bFF kCS"


def test_bw_3_7_a_spell_lies_before_its_answer_and_random_cards_in_the_order_drawn() -> None:
    chance = SealedChance(bytes(32))
    state = table(["gTT", "gTR kCS bFF pOP"], chance=chance)
    play(state, 0, "cast gTT at 1")
    play(state, 1, "counter gTR")
    in_box_order = ["bFF", "kCS", "pOP"]
    drawn = [in_box_order[at] for at in chance.permutation("lot 1", 3)[:2]]
    assert discards(state) == f"gTT gTR {' '.join(drawn)}"


def test_bw_3_7_of_several_players_from_the_left_of_the_one_whose_turn_it_is() -> None:
    state = table(["kCS", "bFF", "gST", "pOP"], turn=2)
    events = play(state, 2, "cast gST")
    assert [each.seat for each in events if isinstance(each, DiscardedAtRandom)] == [3, 0, 1]
    assert discards(state) == "gST pOP kCS bFF"


def test_bw_3_8_satchel_and_pirate_beard_work_by_themselves() -> None:
    state = table(["gFF", ""], artifacts=["kSA bSA", ""], draw="kOP bOP gOP pOP gCS")
    assert refusal(state, 0, "use kSA") == ("works_by_itself", ("BW-3.3",))
    play(state, 0, "end")
    assert hand(state, 0) == "gFF kOP bOP"  # a second Satchel adds nothing


def test_bw_3_8_dye_pots_add_up() -> None:
    state = table(["gFF pFF", ""], artifacts=["gDP pDP", ""], hairs=[5, 2])
    assert state.view(Seat(0)).dye == 2
    assert "ritual 5 for gFF pFF at 1" in legal(state, 0)
    state = table(["gFF pFF", ""], artifacts=["gDP", ""], hairs=[5, 2])
    assert "ritual 5 for gFF pFF at 1" not in legal(state, 0)


def test_bw_3_8_a_comb_or_razor_is_paid_from_the_hand() -> None:
    state = table(["gFF pFF", ""], artifacts=["pGC pER gDP", ""])
    assert refusal(state, 0, "use pGC for gFF gDP") == ("not_in_hand", ("BW-3.8",))
    state = table(["gFF", ""], artifacts=["pGC pER gDP", ""])
    assert refusal(state, 0, "use pER for gFF gFF at 1") == ("too_few_cards", ("BW-1.3",))


def test_bw_3_9_sticky_fingers_shows_the_card_to_caster_and_target_only() -> None:
    state = table(["gSF", "kOP", "pFF"])
    play(state, 0, "cast gSF at 1")
    told = state.play(Seat(1), act("allow"))
    shown = [getattr(heard(told, reader)[-1], "cards", None) for reader in (0, 1, 2, None)]
    assert shown == [cards("kOP"), cards("kOP"), None, None]


def test_bw_3_9_crystal_mirror_shows_the_hand_to_its_user_only() -> None:
    state = table(["", "kOP pFF", ""], artifacts=["gCM", "", ""])
    told = state.play(Seat(0), act("use gCM at 1"))
    shown = [getattr(heard(told, reader)[-1], "hand", None) for reader in (0, 1, 2, None)]
    assert shown == [cards("pFF kOP"), None, None, None]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_mildest_choice_comes_first(seats: int) -> None:
    state = table(["gFF kSF", "pFF gBR"], seats, artifacts=["", "gMM"])
    assert legal(state, 0)[0] == "end"
    play(state, 0, "cast gFF at 1")
    assert legal(state, 1) == ["allow", "counter gBR"]
    play(state, 1, "allow")
    play(state, 0, "end")
    assert legal(state, 1)[0] == "draw"


def test_bw_3_2_the_mildest_turn_is_to_end_it() -> None:
    """It costs no card and does nothing to anybody, whatever else could be done."""
    assert legal(table(["gFF kPB", "gBR"]), 0)[0] == "end"
    assert len(legal(table(["gFF kPB", "gBR"]), 0)) > 1
