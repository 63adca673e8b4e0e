"""What each player knows of the hands of others, and for how long (BW-2.3, BW-3.9)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.wizards.tables import codes, hand, legal, play, position, table, told_known

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.wizards import RULES
from chinwag.games.wizards.memory import facts_from
from chinwag.games.wizards.state import WizardsState


def everything_known(state: WizardsState) -> list[str]:
    """What each seat knows, and last an onlooker."""
    return [told_known(state, reader) for reader in (*range(state.seats), None)]


def test_a_hand_seen_through_the_mirror_stays_known_for_the_cards_that_have_not_left_it() -> None:
    state = table(["", "gSS kOP bCS", ""], artifacts=["gCM", "", ""], draw="gTT pTT kTT bTT")
    play(state, 0, "use gCM at 1")
    assert everything_known(state) == ["gSS@1 bCS@1 kOP@1", "", "", ""]
    play(state, 0, "end")
    play(state, 1, "cast gSS")
    assert everything_known(state) == ["bCS@1 kOP@1", "", "", ""]


def test_a_hand_seen_again_is_known_anew() -> None:
    state = table(["", "gSS kOP", ""], artifacts=["gCM kCM", "", ""], memory=["kOP@1+2", "", "", ""])
    play(state, 0, "use gCM at 1")
    assert told_known(state, 0) == "gSS@1 kOP@1"
    state = table(["", "gSS", "kOP"], artifacts=["gCM kCM", "", ""], memory=["kOP@1+2", "", "", ""])
    play(state, 0, "use gCM at 1")
    assert told_known(state, 0) == "gSS@1 kOP@2"


def test_cards_picked_from_the_open_pile_are_known_to_all_until_they_leave_the_hand() -> None:
    state = table(["", "", ""], beards=["gDB", "", ""], discard="gSS kOP")
    play(state, 0, "use gDB")
    play(state, 0, "pick gSS")
    assert everything_known(state) == ["", "gSS@0", "gSS@0", "gSS@0"]
    assert codes([each.card for each in state.view(Seat(0)).common]) == "gSS"
    play(state, 0, "cast gSS")
    assert everything_known(state) == ["", "", "", ""]


def test_cards_drawn_from_a_flipped_pile_are_known_to_all() -> None:
    state = table(["", ""], draw="gSS kOP bCS", rest=1, flips=1)
    play(state, 0, "end")
    assert everything_known(state) == ["gSS@1 kOP@1", "", "gSS@1 kOP@1"]


def test_a_stolen_card_is_known_to_both_and_might_be_any_to_the_rest() -> None:
    """Seat 2 knew the whole hand of seat 1; seat 0 has taken one of its two cards."""
    state = table(["gSF", "gSS kOP", ""], memory=["", "", "gSS@1 kOP@1", ""])
    play(state, 0, "cast gSF at 1")
    play(state, 1, "allow")
    taken, left = hand(state, 0), hand(state, 1)
    assert Counter([taken, left]) == Counter(["gSS", "kOP"])
    assert everything_known(state) == ["", f"{taken}@0", "gSS@0+1 kOP@0+1", ""]
    play(state, 0, f"cast {taken}")
    # the hand of seat 0 is empty now, so the other card never left
    assert everything_known(state)[2] == f"{left}@1"


def test_who_took_a_known_card_knows_that_it_is_gone() -> None:
    state = table(["gSF", "gSS", "pSS"], memory=["gSS@1 pSS@2", "", "gSS@1", "gSS@1"])
    play(state, 0, "cast gSF at 1")
    play(state, 1, "allow")
    # an empty hand tells where the only card went
    assert everything_known(state) == ["pSS@2", "gSS@0", "gSS@0", "gSS@0"]


def test_swapped_hands_are_known_exactly_to_both() -> None:
    state = table(["gSS kOP", "bCS", "pTT"], window="start", artifacts=["gMM", "", ""])
    play(state, 0, "use gMM at 1")
    assert everything_known(state) == ["gSS@1 kOP@1", "bCS@0", "", ""]


def test_what_others_knew_moves_with_the_hand() -> None:
    state = table(
        ["gSS kOP", "bCS", "pTT"],
        window="start",
        artifacts=["gMM", "", ""],
        memory=["bCS@1", "kOP@0+2", "gSS@0 bCS@1", "kOP@0"],
    )
    play(state, 0, "use gMM at 1")
    # seat 1 sees that the card which might have been with seat 2 is in the hand that it got; then it gave away bCS
    assert everything_known(state) == ["gSS@1 kOP@1", "bCS@0", "gSS@1 bCS@0", "kOP@1"]


def test_one_who_gets_a_hand_rules_out_what_is_not_in_it() -> None:
    state = table(["gSS", "bCS", "kOP"], window="start", artifacts=["gMM", "", ""], memory=["", "kOP@0+2", "", ""])
    play(state, 0, "use gMM at 1")
    assert told_known(state, 1) == "bCS@0 kOP@2"


def test_random_discards_are_seen_by_all() -> None:
    state = table(["gST", "gSS", "kOP"], memory=["gSS@1", "kOP@2", "gSS@1", "gSS@1 kOP@2"])
    play(state, 0, "cast gST")
    assert everything_known(state) == ["", "", "", ""]


def test_a_reader_of_equal_cards_never_claims_too_much() -> None:
    """Two equal cards that each may be in two places: when one turns up, the other may be in any of the rest."""
    toml = RULES._text("components.toml").replace(
        'code = "SS"\nkind = "spell"\ncolours = ["green", "purple", "pink", "blue"]',
        'code = "SS"\nkind = "spell"\ncolours = ["green", "green", "green", "green"]',
    )
    rules = RULES.with_components(toml, "my-box.toml")
    text = (
        "first 0 | turns 1 | window turn | done 0 | used - | spell - | picker - | picks 0 | winner - | "
        "hairs 1 1 1 1 | "
        "beards -, -, -, - | artifacts -, -, -, - | hands gSS gOP, gFF gSS, gTT, gSF | "
        "memory -, -, -, gSS@0+1 gSS@0+2, - | flips 0 | draw * | discard - | lots 0"
    )
    position_ = rules.notation.read_position(text.replace("gTT", "gSS gTT"))
    state = rules.load(position_, FastChance(0))
    gone = rules.notation.read_action("cast gSS")
    state.play(Seat(0), gone)
    assert [each.seats for each in state.view(Seat(3)).known] == [(0, 1, 2)]


@pytest.mark.parametrize("seed", range(20))
def test_imagined_worlds_put_known_cards_where_they_are_known_to_be(seed: int) -> None:
    state = table(["gFF", "gSS kOP", "bCS pTT"], memory=["gSS@1 bCS@1+2", "", "", ""], draw="gTT pFF kFF", flips=0)
    world = RULES.imagine(state.view(Seat(0)), FastChance(seed))
    assert "gSS" in hand(world, 1)
    assert "bCS" in f"{hand(world, 1)} {hand(world, 2)}"
    assert (len(world.hands[1]), len(world.hands[2])) == (2, 2)


@pytest.mark.parametrize("seed", range(10))
def test_imagined_worlds_know_a_flipped_pile(seed: int) -> None:
    state = table(["gFF", "gSS kOP", "bCS pTT"], draw="gTT pFF kFF", rest="discard", flips=1)
    world = RULES.imagine(state.view(Seat(0)), FastChance(seed))
    assert world.pile == state.pile
    others = Counter(f"{hand(world, 1)} {hand(world, 2)}".split())
    assert others == Counter(["gSS", "kOP", "bCS", "pTT"])  # what is nowhere else


def test_imagined_worlds_differ_in_all_that_is_hidden() -> None:
    view = table(["gFF pFF", "gSS kOP bCS", "gTT"]).view(Seat(0))
    worlds = [RULES.imagine(view, FastChance(seed)) for seed in range(10)]
    assert len({hand(world, 1) for world in worlds}) == 10
    assert len({tuple(world.pile) for world in worlds}) == 10
    assert {hand(world, 0) for world in worlds} == {"gFF pFF"}


def test_imagined_worlds_deal_every_unseen_card_as_often_as_any_other() -> None:
    view = table(["gFF", "gSS"]).view(Seat(0))
    found = Counter(hand(RULES.imagine(view, FastChance(seed)), 1) for seed in range(3000))
    assert len(found) == 71
    expected = 3000 / 71
    assert all(abs(count - expected) < 6 * expected**0.5 for count in found.values())


def test_others_know_in_an_imagined_world_what_everybody_knows() -> None:
    state = table(["gFF", "gSS kOP", "bCS"], memory=["gSS@1", "", "gSS@1", "gSS@1"])
    world = RULES.imagine(state.view(Seat(0)), FastChance(0))
    assert told_known(world, 2) == told_known(world, None) == "gSS@1"
    assert told_known(world, 1) == ""


def test_facts_come_back_from_what_is_shown() -> None:
    state = RULES.load(position(["gFF", "gSS kOP", "bCS"], memory=["gSS@1 kOP@1+2", "", "", ""]), FastChance(0))
    view = state.view(Seat(0))
    kinds = [(state.box.kind_of[each.card], each.seats) for each in view.known]
    assert facts_from(kinds) == state.memory[0]
    assert legal(state, 0)
