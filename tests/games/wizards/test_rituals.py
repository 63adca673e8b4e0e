"""BW-5 and BW-6: rituals, and the end."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.wizards.tables import act, cards, discards, hand, legal, play, refusal, table

from chinwag.core.listing import one_of_each_order
from chinwag.core.protocol import Ask, RuleId, Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Perform
from chinwag.games.wizards.events import Drawn, GameEnded, HairsDrawn, HairsStolen, Picked, RitualPerformed


def rituals(hand_: str, hairs: int, artifacts: str = "", discard: str = "") -> set[str]:
    """The rituals that a hand can perform, each cost once, with the cards in one order."""
    state = table([hand_, ""], hairs=[hairs, 0], artifacts=[artifacts, ""], discard=discard)
    found = [each.split(" for ") for each in legal(state, 0) if each.startswith("ritual")]
    return {f"{ritual} {' '.join(sorted(cost.split(' at ')[0].split()))}" for ritual, cost in found}


def test_bw_5_1_costs_and_lengths() -> None:
    everything = "gFF pFF kFF bFF gCS"
    assert {each.split()[1] for each in rituals(everything, 0)} == {"0"}
    assert {each.split()[1] for each in rituals(everything, 1)} == {"0"}
    assert {each.split()[1] for each in rituals(everything, 2)} == {"0", "2"}
    assert {each.split()[1] for each in rituals(everything, 4)} == {"0", "2", "3"}
    assert {each.split()[1] for each in rituals(everything, 6)} == {"0", "2", "3", "5"}
    assert {each.split()[1] for each in rituals(everything, 7)} == {"0", "2", "3", "5", "7"}


def test_bw_5_1_two_cards_of_different_colours() -> None:
    assert rituals("gFF gCS pFF", 0) == {"ritual 0 gFF pFF", "ritual 0 gCS pFF"}


def test_bw_5_1_two_cards_of_one_colour() -> None:
    assert rituals("gFF gCS pFF", 2) - rituals("gFF gCS pFF", 0) == {"ritual 2 gCS gFF"}


def test_bw_5_1_one_purple_and_one_green() -> None:
    found = rituals("gFF pFF kFF bFF", 3) - rituals("gFF pFF kFF bFF", 0)
    assert found == {"ritual 3 gFF pFF"}


def test_bw_5_1_one_blue_and_one_pink() -> None:
    found = rituals("gFF pFF kFF bFF", 5) - rituals("gFF pFF kFF bFF", 3)
    assert found == {"ritual 5 bFF kFF"}


def test_bw_5_1_three_cards_of_three_different_colours() -> None:
    found = rituals("gFF gCS pFF kFF", 7) - rituals("gFF gCS pFF kFF", 5)
    assert found == {"ritual 7 gFF kFF pFF", "ritual 7 gCS kFF pFF"}


def test_bw_5_1_a_dyed_card_counts_as_any_colour() -> None:
    assert "ritual 2 gFF pFF" in rituals("gFF pFF", 2, "gDP")
    assert "ritual 0 gCS gFF" in rituals("gFF gCS", 0, "gDP")
    assert "ritual 3 bFF gFF" in rituals("gFF bFF", 3, "gDP")
    assert "ritual 3 bFF kFF" not in rituals("kFF bFF", 3, "gDP")
    assert "ritual 3 bFF kFF" in rituals("kFF bFF", 3, "gDP pDP")
    assert "ritual 7 gCS gFF pFF" in rituals("gFF gCS pFF", 7, "gDP")
    assert "ritual 7 gCS gFF gOP" not in rituals("gFF gCS gOP", 7, "gDP")


def test_bw_5_1_the_first_draws_three_cards() -> None:
    state = table(["gFF pFF", ""], draw="kOP bOP gOP pOP")
    play(state, 0, "ritual 0 for pFF gFF")
    assert hand(state, 0) == "gOP kOP bOP"
    assert discards(state) == "pFF gFF"


@pytest.mark.parametrize("seats", [2, 5])
def test_bw_5_1_the_second_draws_two_hairs_and_everyone_else_a_card(seats: int) -> None:
    state = table(["gFF gCS", ""], seats, hairs=[2, 1])
    events = play(state, 0, "ritual 2 for gFF gCS")
    assert events == [
        RitualPerformed(0, 2, cards("gFF gCS")),
        HairsDrawn(0, 2, 4, rule="BW-5.1"),
        *(Drawn(seat, 1, rule="BW-5.1") for seat in range(1, seats)),
    ]


@pytest.mark.parametrize("seats", [2, 5])
def test_bw_5_1_the_hairs_are_not_spent(seats: int) -> None:
    state = table(["kFF bFF", ""], seats, hairs=[5, 2])
    play(state, 0, "ritual 5 for bFF kFF at 1")
    assert state.hairs[:2] == [7, 0]


def test_bw_5_2_picks_are_made_one_at_a_time_and_cannot_be_declined() -> None:
    state = table(["gFF pFF", ""], hairs=[3, 1], discard="kOP bOP gOP")
    play(state, 0, "ritual 3 for gFF pFF")
    assert state.ask == Ask("pick", RuleId("BW-5.2"), (Seat(0),))
    assert state.view(None).picks_left == 3
    assert legal(state, 0) == [f"pick {code}" for code in ["gFF", "pFF", "gOP", "kOP", "bOP"]]
    for action in ("end", "ritual 3 for gFF pFF"):
        assert refusal(state, 0, action) == ("pick_first", ("BW-5.2",))
    assert play(state, 0, "pick gFF") == [Picked(0, cards("gFF")[0])]  # the cost can be picked like any other
    assert refusal(state, 0, "pick gFF") == ("not_in_pile", ("BW-5.2",))
    play(state, 0, "pick gOP")
    play(state, 0, "pick kOP")
    assert hand(state, 0) == "gFF gOP kOP"
    assert discards(state) == "bOP pFF"
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_bw_5_2_if_the_pile_holds_fewer_pick_what_there_is() -> None:
    state = table(["gFF pFF", ""], hairs=[3, 1])
    play(state, 0, "ritual 3 for gFF pFF")
    assert state.view(None).picks_left == 2
    play(state, 0, "pick gFF")
    play(state, 0, "pick pFF")
    assert discards(state) == ""
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(0),))


def test_bw_5_2_the_cost_can_be_drawn_by_the_ritual() -> None:
    """With an empty draw pile the cost is what is flipped and drawn."""
    state = table(["gFF pFF", ""], rest=1)
    play(state, 0, "ritual 0 for pFF gFF")
    assert hand(state, 0) == "gFF pFF"


def test_bw_5_3_both_hairs_are_stolen_from_one_other_player_of_your_choice() -> None:
    state = table(["kFF bFF", "", ""], hairs=[5, 1, 3])
    found = [each for each in legal(state, 0) if each.startswith("ritual 5")]
    assert found == [f"ritual 5 for {pair} at {seat}" for seat in (1, 2) for pair in ("kFF bFF", "bFF kFF")]
    assert refusal(state, 0, "ritual 5 for kFF bFF") == ("target_needed", ("BW-5.3",))
    assert play(state, 0, "ritual 5 for kFF bFF at 1")[1:] == [HairsStolen(0, 1, 1, rule="BW-5.1")]
    assert state.hairs == [6, 0, 3]


def test_bw_5_4_cards_in_play_pay_for_nothing() -> None:
    state = table(["gFF", ""], beards=["pRB", ""], artifacts=["pDP", ""])
    assert refusal(state, 0, "ritual 0 for gFF pDP") == ("not_in_hand", ("BW-5.4",))
    assert refusal(state, 0, "ritual 0 for gFF pRB") == ("not_in_hand", ("BW-5.4",))
    assert refusal(state, 0, "ritual 0 for gFF gFF") == ("card_twice", ("BW-5.4",))


@pytest.mark.parametrize("seats", [2, 5])
def test_bw_6_1_the_winning_ritual_wins_at_once(seats: int) -> None:
    state = table(["gFF pFF kFF", ""], seats, hairs=[7, 2])
    hairs = tuple(state.hairs)
    assert play(state, 0, "ritual 7 for gFF pFF kFF")[1:] == [GameEnded("ritual", (0,), hairs)]
    assert state.ask is None
    assert state.winners() == (0,)
    assert state.scores() == hairs
    assert state.view(None).won_by == "ritual"


def test_bw_6_1_it_wins_though_another_beard_is_longer() -> None:
    state = table(["", "gFF pFF kFF", ""], hairs=[8, 7, 0], turn=1)
    play(state, 1, "ritual 7 for gFF pFF kFF")
    assert state.winners() == (1,)


def test_bw_6_1_the_order_of_its_cost_means_nothing() -> None:
    """One order of each three cards is listed; any order is taken."""
    state = table(["gFF pFF kFF", ""], hairs=[7, 1])
    assert [each for each in legal(state, 0) if each.startswith("ritual 7")] == ["ritual 7 for gFF pFF kFF"]
    backwards = Perform(7, cards("kFF pFF gFF"))
    assert state.refuse(Seat(0), backwards) is None
    state.play(Seat(0), backwards)
    assert state.winners() == (0,)
    # A record has one text of it.
    assert RULES.notation.write_action(backwards) == "ritual 7 for gFF pFF kFF"
    assert act("ritual 7 for kFF pFF gFF") == act("ritual 7 for gFF pFF kFF") != backwards


@pytest.mark.parametrize(
    ("hand_", "artifacts", "wish"),
    [("gBB kFF pFF bFF", "", "cast gBB"), ("kFF pFF bFF", "pGC", "use pGC"), ("gFF pOP kSS", "", "ritual 0")],
)
def test_bw_3_7_a_table_lists_one_order_of_a_cost_and_any_is_played(hand_: str, artifacts: str, wish: str) -> None:
    state = table([hand_, ""], hairs=[1, 1], artifacts=[artifacts, ""])
    everything = {each for each in legal(state, 0) if each.startswith(wish)}
    listed = [RULES.notation.write_action(each) for each in one_of_each_order(state.legal(Seat(0)))]
    costs = [each.partition(" for ")[2].split() for each in listed if each.startswith(wish)]
    assert len(costs) == len({frozenset(cost) for cost in costs}) == 3
    any_order = {f"{wish} for {' '.join(order)}" for cost in costs for order in permutations(cost)}
    assert any_order == everything
    for text in sorted(any_order):
        fresh = table([hand_, ""], hairs=[1, 1], artifacts=[artifacts, ""])
        play(fresh, 0, text)
        assert discards(fresh).split()[-2:] == text.partition(" for ")[2].split()


@pytest.mark.parametrize(("hairs", "winners"), [([3, 1, 2], (0,)), ([1, 3, 3], (1, 2)), ([2, 2, 2], (0, 1, 2))])
def test_bw_6_2_after_fifty_turns_each_the_longest_beard_wins(hairs: list[int], winners: tuple[int, ...]) -> None:
    state = table(["", "", ""], hairs=hairs, turn=2, round_number=50)
    assert play(state, 2, "end")[-1] == GameEnded("turns", winners, tuple(hairs))
    assert state.ask is None
    assert state.winners() == winners
    assert state.view(None).won_by == "turns"


def test_bw_6_2_everybody_has_had_fifty() -> None:
    state = table(["", "", ""], turn=1, round_number=50)
    play(state, 1, "end")
    assert state.ask == Ask("turn", RuleId("BW-3.2"), (Seat(2),))
    assert state.view(None).round == state.view(None).rounds == 50
