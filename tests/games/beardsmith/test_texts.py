"""The texts of placements and positions, and what is no position."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from chinwag.core.chance import FastChance
from chinwag.core.protocol import PositionError
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.position import BeardsmithPosition

GOOD = (
    "board chin; table 1,-1 0:tip/4 | 1,0 1:straight ^ 0:gum; hands tip, wild | straight; piles - | -; "
    "turn 0; first 1; aside * | *"
)
"""A position that tests break in one place."""

notation = RULES.notation


def load(text: str) -> BeardsmithPosition:
    """The position of a text, through a state and back."""
    return RULES.position(RULES.load(notation.read_position(text), FastChance(0)))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Place("left fork", (1, -2), 4), "left fork@1,-2/4"),
        (Place("tip", (0, 0)), "tip@0,0"),
        (Place("scissors", (-12, 40)), "scissors@-12,40"),
    ],
)
def test_placements_are_written_and_read(action: Place, text: str) -> None:
    assert notation.write_action(action) == text
    assert notation.read_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "tip",
            "tip@1",
            "tip@1,2/",
            "tip@1,2/0",
            "tip@1,2/10",
            "tip@01,2",
            "tip@-0,2",
            "tip@1, 2",
            " tip@1,2",
        ),
        *("tip@1,2 ", "tip @1,2", "tip@1,2\n", "tip@١,2", "@1,2", "ti  p@1,2", "tip@1,2/3/4", "tip@9999999,0"),
    ],
)
def test_nothing_else_is_read_as_a_placement(text: str) -> None:
    with pytest.raises(ValueError, match="expected a placement such as 'left fork@1,-2/4', not"):
        notation.read_action(text)


def test_a_position_is_one_line_that_loads_to_itself() -> None:
    position = load(GOOD)
    text = notation.write_position(position)
    assert "\n" not in text
    assert notation.read_position(text) == position
    assert msgspec.json.decode(msgspec.json.encode(position), type=BeardsmithPosition) == position


def test_a_star_stands_for_the_rest_of_a_set() -> None:
    text = "board chin; table -; hands tip, wild, gum, claw | tip, wild, gum; piles bush, * | *; turn 0; first 0"
    position = notation.read_position(text)
    assert position.piles[0][:2] == ("bush", "tip")
    assert [len(pile) for pile in position.piles] == [26, 27]
    assert RULES.load(position, FastChance(0)).view(None).piles == (26, 27)


def test_the_cells_of_a_text_may_stand_in_any_order() -> None:
    swapped = GOOD.replace("1,-1 0:tip/4 | 1,0 1:straight ^ 0:gum", "1,0 1:straight ^ 0:gum | 1,-1 0:tip/4")
    assert load(swapped) == load(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("board chin; ", "", "expected a section 'board'"),
        ("first 1", "first 1; first 1", "expected each of .* once, not 'first 1'"),
        ("first 1", "last 1", "expected each of .* once, not 'last 1'"),
        ("first 1", "first one", "first: expected a seat such as 0, not 'one'"),
        ("1,0 1:straight", "1 0 1:straight", "table: expected cell and layers such as .*, not '1 0 1:straight"),
        ("0:tip/4", "tip/4", "table: expected owner, tile and turn such as .*, not 'tip/4'"),
        ("0:tip/4", "0:tip/0", "table: expected owner, tile and turn"),
        ("aside * | *", "aside *, tip | *", "aside of seat 0: expected \\* at the end only"),
    ],
)
def test_a_text_that_cannot_be_read_says_what_was_expected_where(old: str, new: str, error: str) -> None:
    assert old in GOOD
    with pytest.raises(PositionError, match=error):
        notation.read_position(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("board chin", "board sideburns", "board: one of chin, moustache, mutton chops, not 'sideburns'"),
        ("| straight; piles - | -", "; piles -", "hands: 2 to 6 players (BS-1.7), not 1"),
        ("piles - | -", "piles -", "piles: one for each of 2 players, not 1"),
        ("aside * | *", "aside *", "aside: none, or one for each of 2 players, not 1"),
        ("first 1", "first 2", "first: a seat from 0 to 1, not 2"),
        ("hands tip, wild", "hands tip, wilt", "hand of seat 0, tile 2: there is no tile 'wilt'"),
        ("0:tip/4", "0:top/4", "cell 1,-1, layer 1, tile 1: there is no tile 'top'"),
        ("hands tip, wild", "hands tip, tip", "tiles of seat 0: 2 × tip with 2 players (BS-1.3), not 3"),
        ("aside * | *", "aside - | *", "tiles of seat 0: 3 × straight with 2 players (BS-1.3), not 0"),
        ("1,-1 0:tip/4", "90,0 0:tip/4", "cell 90,0: a cell within 62 of the middle"),
        ("1,-1 0:tip/4", "0,0 0:tip/4", "cell 0,0: nothing, for the starting board is never covered (BS-3.4)"),
        ("1,-1 0:tip/4", "1,0 0:tip/3", "cell 1,0: cells once each, from the top row down, but this follows 1,0"),
        ("0:tip/4", "0:tip/6", "cell 1,-1, layer 1: a turn of tip from 0 to 5 (BS-1.6), not 6"),
        ("1:straight ^", "1:straight/3 ^", "cell 1,0, layer 1: a turn of straight from 0 to 2 (BS-1.6), not 3"),
        ("0:tip/4", "2:tip/4", "cell 1,-1, layer 1: the owner is a seat from 0 to 1, not 2"),
        ("1:straight ^ 0:gum", "1:scissors", "cell 1,0, layer 1: scissors lie on a piece (BS-7.1)"),
        (
            "0:gum",
            "0:straight",
            "cell 1,0, layer 2: only gum or scissors lie on a piece (BS-6.1, BS-7.1)",
        ),
        ("0:tip/4", "0:tip/1", "cell 1,-1: side 4 does not match what it meets (BS-4.1)"),
        ("1,-1 0:tip/4", "5,0 0:tip/4", "cell 5,0: tip hangs on nothing, it floats (BS-4.2)"),
        ("turn 0", "turn -", "turn: somebody's, for seat 0 has tiles left"),
        ("turn 0", "turn 7", "turn: a seat from 0 to 1 that has tiles left, not 7"),
        (
            "hands tip, wild | straight; piles - | -; turn 0",
            "hands tip | gum; piles - | -; turn 1",
            "turn: another's, for seat 1 has but scissors or gum left and skips",
        ),
        ("first 1", "first 1; skipped 1", "skipped: seat 1 has more left than one scissors or gum (BS-8.2)"),
        ("first 1", "first 1; skipped 2", "skipped: seats from 0 to 1 in order, not (2,)"),
        ("hands tip, wild", "hands tip, wild, claw, bush, cross", "hand of seat 0: 4 tiles or fewer, not 5"),
        (
            "| straight; piles - | -",
            "| straight, tip, tip, gum; piles - | -",
            "hand of seat 1: 3 tiles or fewer, not 4",
        ),
        ("piles - | -", "piles bush | -", "hand of seat 0: 4 tiles, not 2"),
        ("piles - | -", "piles - | bush", "hand of seat 1: 3 tiles, not 1"),
    ],
)
def test_what_cannot_be_is_named_with_its_place(old: str, new: str, error: str) -> None:
    assert old in GOOD
    position = notation.read_position(GOOD.replace(old, new, 1))
    with pytest.raises(PositionError, match=re.escape(error)):
        RULES.load(position, FastChance(0))


def test_the_page_about_the_notation_shows_texts_that_are_read() -> None:
    page = (Path(__file__).parents[3] / "docs" / "notation-beardsmith.md").read_text(encoding="utf-8")
    placements, position = re.findall(r"```\n(.+?)\n```", page, re.DOTALL)[:2]
    for text in placements.splitlines():
        assert notation.write_action(notation.read_action(text)) == text
    assert load(position).turn == 0


def test_tiles_aside_are_named_or_left_out() -> None:
    position = msgspec.structs.replace(load(GOOD), aside=((), ()))
    with pytest.raises(PositionError, match="aside: left out where no seat has a tile aside"):
        RULES.load(position, FastChance(0))
