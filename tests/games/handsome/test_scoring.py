"""HA-5: the awards of a round."""

from __future__ import annotations

import pytest
from tests.games.handsome.tables import hand_in, last_points, writing

from chinwag.games.handsome.events import RoundScored
from chinwag.games.handsome.state import HandsomeState


def scored(state: HandsomeState, *words: str | None) -> RoundScored:
    events = [event for event in hand_in(state, *words) if isinstance(event, RoundScored)]
    return events[0]


def counts(event: RoundScored) -> dict[str, tuple[int, ...]]:
    return {award.name: award.counts for award in event.awards}


def winners(event: RoundScored) -> dict[str, tuple[int, ...]]:
    return {award.name: award.winners for award in event.awards}


def test_ha_5_1_the_most_cards_of_a_suit_score() -> None:
    # planters: P L R are necklaces, N a bow tie, T a bolo. nectar: R C, N, T.
    event = scored(writing(), "planters", "nectar")
    assert counts(event) == {"necklace": (3, 2), "bow tie": (1, 1), "bolo": (1, 1), "longest": (8, 6)}
    assert winners(event) == {"necklace": (0,), "bow tie": (0, 1), "bolo": (0, 1), "longest": (0,)}
    assert event.points == (4, 2)


def test_ha_5_1_all_who_tie_score() -> None:
    event = scored(writing("D S/Y", "C K", "B H"), "planter", "clinker", "tail")
    assert winners(event)["necklace"] == (0, 1)
    assert event.points == (4, 4, 1)


def test_ha_5_1_where_nobody_used_any_nobody_scores() -> None:
    # tape: P, T. cape: C P.
    event = scored(writing(), "tape", "cape")
    assert counts(event)["bow tie"] == (0, 0)
    assert winners(event)["bow tie"] == ()
    assert event.points == (2, 2)


def test_ha_5_2_a_wild_card_counts_in_both_of_its_suits() -> None:
    # jape: J/Z is bow tie and bolo, P necklace. quiet: Q/X is necklace and bolo, T bolo.
    event = scored(writing("J/Z D", "Q/X K"), "jape", "quiet")
    assert counts(event) == {"necklace": (1, 1), "bow tie": (1, 0), "bolo": (1, 2), "longest": (4, 5)}
    assert event.points == (2, 3)


def test_ha_5_2_the_other_letter_of_a_wild_card_counts_as_much() -> None:
    event = scored(writing("J/Z D", "Q/X K"), "zap", "axe")
    assert counts(event) == {"necklace": (1, 1), "bow tie": (1, 0), "bolo": (1, 1), "longest": (3, 3)}


def test_ha_5_2_the_s_y_card_counts_in_no_suit() -> None:
    event = scored(writing(), "sea", "i")
    assert counts(event) == {"necklace": (0, 0), "bow tie": (0, 0), "bolo": (0, 0), "longest": (3, 1)}
    assert event.points == (1, 0)


def test_ha_5_3_the_longest_word_scores_vowels_included() -> None:
    # aeolian: L N. clinker: C L R, N, K. Seven letters each.
    event = scored(writing(), "aeolian", "clinker")
    assert counts(event)["longest"] == (7, 7)
    assert winners(event)["longest"] == (0, 1)
    assert event.points == (2, 4)


@pytest.mark.parametrize("words", [(None, None), ("plinter", None), ("plinter", "prlnt")])
def test_ha_5_3_with_no_standing_word_nobody_is_longest(words: tuple[str | None, str | None]) -> None:
    event = scored(writing(), *words)
    assert winners(event)["longest"] == ()
    assert event.points == (0, 0)


def test_ha_5_4_a_crossed_out_word_scores_nothing_and_does_not_hinder_others() -> None:
    # spldrnt has more of everything, but it is no word.
    event = scored(writing(), "spldrnt", "cape")
    assert counts(event) == {"necklace": (0, 2), "bow tie": (0, 0), "bolo": (0, 0), "longest": (0, 4)}
    assert event.points == (0, 2)


def test_points_add_up_over_the_rounds() -> None:
    state = writing()
    hand_in(state, "planters", "nectar")
    assert last_points(state) == (4, 2)
    assert state.scores() == (4, 2)
