"""EB-1: what is in the box, and what an owner may put in its place."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest
from tests.games.epic.tables import CHANCE, DECK, NAMES, card, hand, load, pair, play, position

from chinwag.core.components import ComponentsError
from chinwag.core.protocol import SeatsError
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Declare
from chinwag.games.epic.events import BankEmpty, ChipWon

HOUSE_SET = resources.files("chinwag.games.epic").joinpath("components.toml").read_text(encoding="utf-8")


def test_eb_1_1_three_copies_of_nine_characters_in_four_colours() -> None:
    found = Counter(each.split(" @ ")[0] for each in RULES.components_in(RULES.start(2, {}, CHANCE)))
    del found["chip"]
    assert sum(found.values()) == 108
    assert len(found) == 36
    assert set(found.values()) == {3}
    view = RULES.start(2, {}, CHANCE).view(None)
    assert view.colours == ("red", "blue", "green", "yellow")
    assert view.copies == 3


def test_eb_1_2_four_names_are_printed_and_five_are_of_the_house() -> None:
    characters = RULES.start(2, {}, CHANCE).view(None).characters
    printed = {each.name for each in characters if "name" not in each.house}
    assert printed == {"EPIC", "Beardless Harry", "Barney Stubbles", "Helmut Chinstrap"}
    ours = {each.name for each in characters if "name" in each.house}
    assert ours == {"Gary Goatee", "Sideburn Sal", "Vincent Vandyke", "Otto Handlebar", "Magnus Braid"}


def test_eb_1_3_penalty_values_are_of_the_house() -> None:
    characters = RULES.start(2, {}, CHANCE).view(None).characters
    assert {each.name: each.penalty for each in characters} == {
        "Barney Stubbles": 1,
        "Sideburn Sal": 2,
        "Gary Goatee": 3,
        "Helmut Chinstrap": 4,
        "Vincent Vandyke": 5,
        "Otto Handlebar": 6,
        "Magnus Braid": 7,
        "EPIC": 10,
        "Beardless Harry": 15,
    }
    assert all("penalty" in each.house for each in characters)


def test_eb_1_4_the_bank_has_fifty_chips_for_the_whole_game() -> None:
    assert RULES.start(4, {}, CHANCE).view(None).bank == 50
    later = load(position(["rBS", "bSS"], chips=(12, 8), round_number=3))
    assert later.view(None).bank == 30


def test_eb_1_4_an_empty_bank_gives_no_more_chips() -> None:
    laid = position(["rBS rSS rGG", "bSS bGG"], chips=(30, 19))
    state = load(laid)
    play(state, 0, Declare(1, pair("rBS rSS")))
    assert ChipWon(0, bank=0) in play(state, 1, Believe())
    state = load(position(["rBS rSS rGG", "bSS bGG"], chips=(30, 20)))
    play(state, 0, Declare(1, pair("rBS rSS")))
    events = play(state, 1, Believe())
    assert BankEmpty(0) in events
    assert state.chips == [30, 20]
    assert hand(state, 0) == (card("rGG"),)


@pytest.mark.parametrize("seats", range(2, 7))
def test_eb_1_5_two_to_six_play(seats: int) -> None:
    assert len(RULES.start(seats, {}, CHANCE).sizes) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_eb_1_5_one_or_seven_do_not(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"epic takes 2 to 6 players, not {seats}"):
        RULES.start(seats, {}, CHANCE)


# --- an owner's box ------------------------------------------------------------------------------------------


def test_an_owner_s_values_replace_ours() -> None:
    toml = HOUSE_SET.replace(
        'penalty = 15\nspecial = "harry"\nhouse = ["penalty"]', 'penalty = 20\nspecial = "harry"'
    )
    rules = RULES.with_components(toml, "my-box.toml")
    harry = rules.start(2, {}, CHANCE).view(None).characters[-1]
    assert (harry.name, harry.penalty, harry.house) == ("Beardless Harry", 20, ())
    assert rules.components_hash != RULES.components_hash
    assert RULES.start(2, {}, CHANCE).view(None).characters[-1].penalty == 15


def test_the_hash_does_not_mind_comments() -> None:
    assert RULES.with_components(f"# mine\n{HOUSE_SET}", "my-box.toml").components_hash == RULES.components_hash


def test_an_owner_s_chip_table_is_played() -> None:
    toml = HOUSE_SET.replace('target = "believes"\nchip = "nobody"', 'target = "believes"\nchip = "target"')
    rules = RULES.with_components(toml, "my-box.toml")
    state = rules.load(position(["rOH bOH rGG", "bSS bGG"]), CHANCE)
    play(state, 0, Declare(1, pair("rOH bOH")))
    assert ChipWon(1, bank=49) in play(state, 1, Believe())


def test_what_is_shown_before_the_first_deal_is_the_box_in_use() -> None:
    toml = HOUSE_SET.replace("penalty = 15", "penalty = 20").replace("bank = 50", "bank = 40")
    contents = RULES.with_components(toml, "my-box.toml").contents
    assert (contents.characters[-1].name, contents.characters[-1].penalty) == ("Beardless Harry", 20)
    assert (contents.bank, contents.chip_worth, contents.copies) == (40, 5, 3)
    view = RULES.start(2, {}, CHANCE).view(None)
    shown = RULES.contents
    assert (shown.characters, shown.outcomes, shown.colours) == (view.characters, view.outcomes, view.colours)


def test_names_of_an_owner_s_box_are_dealt() -> None:
    toml = HOUSE_SET.replace("Otto Handlebar", "Ferdinand Fu Manchu")
    rules = RULES.with_components(toml, "my-box.toml")
    discards = rules.start(6, {}, CHANCE).view(None).characters
    assert "Ferdinand Fu Manchu" in {each.name for each in discards}


FAULTY = {
    "not toml": ("copies = 3 ", "copies = ", "my-box.toml: Invalid value"),
    "a word that is not known": ("[chips]", "beards = 2\n[chips]", "unknown field `beards`"),
    "a wrong type": (
        "penalty = 7",
        'penalty = "7"',
        r"my-box.toml, line \d+, character 7, penalty: Expected `int`",
    ),
    "a value below 0": ("penalty = 7", "penalty = -7", r"line \d+, character 7, penalty: Expected `int` >= 0"),
    "two of a name": ('"Magnus Braid"', '"Gary Goatee"', r"character 7, name: 'Gary Goatee' is there already"),
    "two of a code": ('code = "MB"', 'code = "GG"', r"character 7, code: 'GG' is there already"),
    "two colours of a code": ('code = "b"', 'code = "r"', r"colour 2, code: 'r' is there already"),
    "a code that is none": ('code = "MB"', 'code = "Magnus"', r"character 7, code"),
    "a code with an end of line": ('code = "MB"', 'code = "MB\\n"', r"line \d+, character 7, code"),
    "a colour's code with an end of line": ('code = "b"', 'code = "b\\n"', r"line \d+, colour 2, code"),
    "a name with an end of line": ('"Magnus Braid"', '"Magnus\\n"', r"character 7, name"),
    "a name of blanks": ('"Magnus Braid"', '"  "', r"character 7, name"),
    "nothing in the bank's place": ("bank = 50\n", "", "chips: Object missing required field `bank`"),
    "fewer than no chips": ("bank = 50", "bank = -1", "chips.bank: Expected `int` >= 0"),
    "no copies": ("copies = 3", "copies = 0", "copies: Expected `int` >= 1"),
    "a value that is no number": ("worth = 5", "worth = nan", "chips.worth: Expected `int`, got `float`"),
    "a chip for a stranger": (
        'chip = "nobody"',
        'chip = "the cat"',
        r"outcome 1, chip: Invalid enum value 'the cat'",
    ),
    "a house mark for nothing": ('house = ["penalty"]', 'house = ["beard"]', r"line \d+, character 1, house"),
    "a name with a bar": ('"Magnus Braid"', '"Magnus | Braid"', r"character 7, name"),
    "no EPIC": ('special = "epic"\n', "", "character: one character needs special = 'epic'"),
    "two Harrys": (
        'special = "epic"\n',
        'special = "harry"\n',
        r"character 9, special: EPIC is 'harry' already",
    ),
    "a row of the chip table twice": (
        'target = "doubts"\nchip = "declarer"',
        'target = "believes"\nchip = "declarer"',
        r"outcome 2: a second row for: true, target believes",
    ),
    "both draw": (
        "declarer_draws = 2",
        "declarer_draws = 2\ntarget_draws = 1",
        r"outcome 4, target_draws: only one of declarer and target can draw",
    ),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_fault_in_an_owner_s_box_is_named_with_its_place(fault: str) -> None:
    old, new, message = FAULTY[fault]
    assert old in HOUSE_SET
    with pytest.raises(ComponentsError, match=message):
        RULES.with_components(HOUSE_SET.replace(old, new, 1), "my-box.toml")


def test_a_gap_in_the_chip_table_is_named() -> None:
    with pytest.raises(ComponentsError, match="outcome: no row for: bluff, target doubts"):
        RULES.with_components(HOUSE_SET[: HOUSE_SET.rindex("[[outcome]]")], "my-box.toml")


def test_too_few_cards_for_six_players_are_refused() -> None:
    with pytest.raises(ComponentsError, match="copies: 36 cards in all; 6 players need 37"):
        RULES.with_components(HOUSE_SET.replace("copies = 3", "copies = 1"), "my-box.toml")


def test_a_box_has_not_more_colours_than_can_be_numbered() -> None:
    colours = "".join(f'[[colour]]\nname = "shade {letter}"\ncode = "{letter}"\n' for letter in "acdefhijklmno")
    with pytest.raises(ComponentsError, match="colour: Expected `array` of length <= 12"):
        RULES.with_components(HOUSE_SET + colours, "my-box.toml")


def test_the_tests_know_the_house_set() -> None:
    assert len(DECK) == 108
    assert [each.name for each in RULES.components.character] == list(NAMES.values())
