"""HA-1: what is in the box, and what an owner may put in its place."""

from __future__ import annotations

from importlib import resources

import pytest
from tests.games.handsome.tables import CHANCE, start

from chinwag.core.components import ComponentsError
from chinwag.core.protocol import SeatsError
from chinwag.games.handsome import RULES

HOUSE_SET = resources.files("chinwag.games.handsome").joinpath("components.toml").read_text(encoding="utf-8")


def suits() -> dict[str, tuple[str, ...]]:
    return {card.name: card.suits for card in start().view(None).cards}


def test_ha_1_1_eighteen_letter_cards_in_three_suits() -> None:
    found = sorted(each.split(" @ ")[0] for each in RULES.components_in(start()))
    assert len(found) == 18
    assert {name for name, of in suits().items() if of == ("necklace",)} == set("BCHLPRW")
    assert {name for name, of in suits().items() if of == ("bow tie",)} == set("DGMNV")
    assert {name for name, of in suits().items() if of == ("bolo",)} == set("FKT")
    assert {name for name, of in suits().items() if len(of) == 2} == {"J/Z", "Q/X"}
    assert suits()["S/Y"] == ()
    assert set(suits()) == set(found)


def test_ha_1_2_the_suits_of_the_wild_cards_are_of_the_house() -> None:
    assert suits()["J/Z"] == ("bow tie", "bolo")
    assert suits()["Q/X"] == ("necklace", "bolo")
    assert {card.name for card in start().view(None).cards if card.house} == {"J/Z", "Q/X"}


@pytest.mark.parametrize("seats", [1, 7])
def test_ha_1_3_two_to_six_play(seats: int) -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(SeatsError):
        RULES.start(seats, {}, CHANCE)


def test_an_owner_may_print_other_suits() -> None:
    mine = HOUSE_SET.replace('suits = ["necklace", "bolo"]\nhouse = true', 'suits = ["necklace", "bow tie"]')
    rules = RULES.with_components(mine, "my-box.toml")
    cards = {card.name: card for card in rules.start(2, {}, CHANCE).view(None).cards}
    assert (cards["Q/X"].suits, cards["Q/X"].house) == (("necklace", "bow tie"), False)
    assert rules.components_hash != RULES.components_hash


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('letters = "B"', 'letters = "C"', r"line \d+, card 2, letters: C is on the card C already"),
        ('letters = "SY"', 'letters = "SE"', "card 18, letters: E is a vowel, and vowels are free"),
        ('letters = "SY"', 'letters = "YSZ"', "card 18, letters: Expected `str` matching regex"),
        ('letters = "SY"', 'letters = "SS"', "card 18, letters: S is on the card S/S already"),
        ('["bow tie", "bolo"]', '["bow tie", "cravat"]', "card 16, suits: no suit 'cravat'; there is necklace,"),
        ('["bow tie", "bolo"]', '["bolo", "bolo"]', "card 16, suits: a suit stands there twice"),
        ('suit = ["necklace", "bow tie", "bolo"]', 'suit = ["bolo", "bow tie", "bolo"]', "suit: a suit stands"),
        ("players = 3", "players = 2", "deal: 2 rows for 2 players, where there should be one"),
        ("players = 3", "players = 7", "deal: 0 rows for 3 players"),
        ("each = 4", "each = 5", "deal 1, gives: 5 cards less 2 do not leave 2 in the hand"),
        ("centre = 2", "centre = 1", "deal 2, centre: 1 cards and 1 of each do not come to 5"),
        ("target = 9", "target = 0", "target: Expected `int` >= 1"),
        ("target = 9", "", "Object missing required field `target`"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert old in HOUSE_SET
    with pytest.raises(ComponentsError, match=message):
        RULES.with_components(HOUSE_SET.replace(old, new, 1), "my-box.toml")


def test_a_deck_that_is_too_small_to_deal_is_refused() -> None:
    few = HOUSE_SET[: HOUSE_SET.index('[[card]]\nletters = "T"')]
    with pytest.raises(ComponentsError, match=r"line 29, deal 4: 15 cards are dealt, and there are 14"):
        RULES.with_components(few, "my-box.toml")
