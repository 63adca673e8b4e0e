"""What lies in the box (BS-1), and an owner's own tiles and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import resources

import pytest
from tests.games.beardsmith.tables import points, reason, table

from chinwag.core.chance import FastChance
from chinwag.core.components import ComponentsError
from chinwag.core.options import OptionError
from chinwag.core.protocol import Seat, SeatsError
from chinwag.games import beardsmith
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.components import Copies

HOUSE = (resources.files(beardsmith) / "components.toml").read_text(encoding="utf-8")


def names_in_play(seats: int, seat: int) -> Counter[str]:
    """How often each tile of a seat is in a game that has just begun."""
    state = RULES.start(seats, {}, FastChance(1))
    mine = [name.split(" @ ")[0] for name in RULES.components_in(state)]
    return Counter(
        name.removesuffix(f" of seat {seat}").strip() for name in mine if name.endswith(f" of seat {seat}")
    )


def rule_row(name: str) -> list[str]:
    """The row of a tile in the table of BS-1.4."""
    table = next(rule for rule in RULES.rulebook if rule.id == "BS-1.4").table
    return next(list(row) for row in table if row[1] == name)


# --- the house set -------------------------------------------------------------------------------------------


def test_bs_1_1_the_sets_of_all_colours_are_alike() -> None:
    for seats in RULES.seats:
        assert len({frozenset(names_in_play(seats, seat).items()) for seat in range(seats)}) == 1


def test_bs_1_2_beard_tiles_have_open_and_empty_sides_and_three_tiles_are_special() -> None:
    patterns = {kind.name: kind.pattern for kind in RULES.components.tile}
    assert [name for name, pattern in patterns.items() if pattern is None] == ["wild", "gum", "scissors"]
    assert patterns["left fork"] == "110100"
    assert patterns["full beard"] == "111111"


@pytest.mark.parametrize(("seats", "tiles"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_bs_1_3_with_n_players_only_tiles_with_n_or_more_pips_are_used(seats: int, tiles: int) -> None:
    assert names_in_play(seats, 0).total() == tiles
    assert RULES.start(seats, {}, FastChance(1)).view(None).tiles_each == tiles


def test_bs_1_3_with_two_players_those_without_pips_too() -> None:
    copies = Copies(six=1, five=10, four=100, three=1000, none=10000)
    assert [copies.used_by(players) for players in (6, 5, 4, 3, 2)] == [1, 11, 111, 1111, 11111]


def test_bs_1_4_the_house_set_is_that_of_the_rulebook() -> None:
    for kind in RULES.components.tile:
        copies = kind.copies
        counts = [copies.six, copies.five, copies.four, copies.three, copies.none]
        assert rule_row(kind.name) == [kind.pattern or "—", kind.name, *map(str, counts)]
        assert kind.house
    assert len(RULES.components.tile) == 16


def test_bs_1_4_every_number_of_players_plays_sixty_tiles() -> None:
    assert {seats * names_in_play(seats, 0).total() for seats in RULES.seats} == {60}


def test_bs_1_5_the_players_choose_a_board() -> None:
    for board in ("chin", "moustache", "mutton chops"):
        assert RULES.start(2, {"board": board}, FastChance(1)).view(None).board == board
    with pytest.raises(OptionError, match="option board takes suggested or chin or"):
        RULES.start(2, {"board": "sideburns"}, FastChance(1))


def test_bs_1_5_a_board_is_suggested_for_each_number_of_players() -> None:
    boards = [RULES.start(seats, {}, FastChance(1)).view(None).board for seats in RULES.seats]
    assert boards == ["moustache", "moustache", "moustache", "mutton chops", "mutton chops"]


@pytest.mark.parametrize(
    ("board", "cells"),
    [
        ("chin", {(0, 0): (0, 1, 2, 3, 4, 5)}),
        ("moustache", {(-1, 0): (2, 3, 4), (0, 0): (1, 2, 4, 5), (1, 0): (0, 1, 5)}),
        ("mutton chops", {(-2, 0): (2, 3, 4), (0, 0): (1, 2, 4, 5), (2, 0): (0, 1, 5)}),
    ],
)
def test_bs_1_6_the_house_boards(board: str, cells: dict[tuple[int, int], tuple[int, ...]]) -> None:
    stacks = RULES.start(2, {"board": board}, FastChance(1)).view(None).stacks
    assert {stack.at: stack.layers[0].open for stack in stacks} == cells
    assert {stack.layers[0].kind for stack in stacks} == {"board"}


def test_bs_1_7_two_to_six_players() -> None:
    assert list(RULES.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(SeatsError, match=f"beardsmith takes 2 to 6 players, not {seats}"):
            RULES.start(seats, {}, FastChance(1))


# --- an owner's box ------------------------------------------------------------------------------------------


def test_an_owners_tiles_and_boards_replace_those_of_the_house() -> None:
    mine = RULES.with_components(
        HOUSE.replace('name = "tip"', 'name = "whisker"').replace('name = "chin"', 'name = "goatee"'), "mine.toml"
    )
    state = mine.start(2, {"board": "goatee"}, FastChance(1))
    assert any("whisker" in name for name in mine.components_in(state))
    assert mine.components_hash != RULES.components_hash
    assert RULES.with_components(HOUSE + "# a note", "same.toml").components_hash == RULES.components_hash


def test_a_set_of_more_than_sixty_tiles_can_be_played() -> None:
    large = RULES.with_components(HOUSE.replace("none = 1", "none = 9"), "large.toml")
    state = large.start(2, {"board": "chin"}, FastChance(1))
    for _ in range(200):
        if state.ask is None:
            break
        seat = state.ask.awaited[0]
        state.play_id(seat, state.legal_ids(seat)[0])
    assert state.ask is None or state.number == 201


def test_the_table_of_a_large_set_has_an_edge() -> None:
    long = RULES.with_components(HOUSE.replace("{ 6 = 1, 3 = 1, none = 1 }", "{ 6 = 1, none = 99 }"), "long.toml")
    line = " | ".join(f"{q},0 0:straight" for q in range(1, 63))
    state = table(line, hand="straight, gum, wild", rules=long)
    at_the_edge = {action.at for action in state.legal(Seat(0)) if action.tile == "straight"}
    assert at_the_edge == {(1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    assert all(abs(q) <= 62 and abs(r) <= 62 for q, r in (action.at for action in state.legal(Seat(0))))
    for tile in ("straight", "gum", "wild"):
        assert reason(state, f"{tile}@63,0").code == "off_the_table"
    assert points(state) == (62, 1, 0)


def replaced(old: str, new: str) -> Callable[[], str]:
    """The house's box with one thing changed."""

    def box() -> str:
        assert old in HOUSE
        return HOUSE.replace(old, new, 1)

    return box


@pytest.mark.parametrize(
    ("box", "error"),
    [
        (replaced("[[tile]]", "[[tile]"), r"mine.toml: .*line \d+"),
        (replaced('pattern = "100100"', 'pattern = "1001"'), "line 16, tile 2, pattern: .*matching regex"),
        (replaced('pattern = "100100"', 'pattern = "000000"'), "tile 2, pattern: .* could never be played"),
        (replaced('pattern = "100100"', 'pattern = "000010"'), "tile 2: 'straight' looks like 'tip' when turned"),
        (replaced('pattern = "100100"', 'special = "wild"'), "tile 14: 'wild' looks like 'straight'"),
        (replaced('pattern = "100100"\n', ""), "tile 2: a tile has either a pattern or a special"),
        (replaced('special = "gum"', 'special = "glue"'), "tile 15, special: Invalid enum value 'glue'"),
        (replaced('name = "straight"', 'name = "tip"'), "tile 2, name: 'tip' is the name of tile 1 too"),
        (replaced('name = "straight"', 'name = "a;b"'), "tile 2, name: a name is letters"),
        (replaced("{ 6 = 1, 3 = 1, none = 1 }", "{ 6 = 1, 2 = 1 }"), "tile 2, copies: .*unknown field `2`"),
        (replaced("{ 6 = 1, 3 = 1, none = 1 }", "{ 6 = -1 }"), "tile 2, copies.6: Expected `int` >= 0"),
        (lambda: HOUSE.replace("6 = 1", "6 = 0"), "with 5 players each has 2 tiles, but needs 3"),
        (
            lambda: HOUSE.replace("6 = 1, 5 = 1", "5 = 3").replace("6 = 1", "6 = 0"),
            "with 6 players each has 0 tiles",
        ),
        (
            replaced("open = [0, 1, 2, 3, 4, 5]", "open = [6]"),
            "board 1, cells.*: Expected `int` <= 5",
        ),
        (replaced("open = [0, 1, 2, 3, 4, 5]", "open = []"), "board 1, cells: no side is open"),
        (replaced("open = [2, 3, 4]", "open = [0]"), "board 2, cells.0..open: side 0 meets side 3 of .0, 0."),
        (replaced("at = [-1, 0]", "at = [0, 0]"), r"board 2, cells\[1\].at: \(0, 0\) is cell 1 of this board too"),
        (
            replaced("at = [-1, 0]", "at = [-21, 0]"),
            "board 2, cells.*: .-21, 0. is more than 20 from the",
        ),
        (replaced('name = "chin"', 'name = "moustache"'), "board 2, name: 'moustache' is the name of board 1 too"),
        (replaced('name = "chin"', 'name = "suggested"'), "board 1, name: 'suggested' is what"),
        (replaced('name = "chin"', 'name = " chin"'), "board 1, name: a name is letters"),
        (
            replaced("suggested = [5, 6]", "suggested = [4, 5, 6]"),
            "board 3, suggested: 'moustache' is suggested for 4",
        ),
        (replaced("suggested = [5, 6]", "suggested = [5]"), "mine.toml: no board is suggested for 6 players"),
        (replaced("suggested = [5, 6]", "suggested = [7]"), "board 3, suggested.0.: Expected `int` <= 6"),
        (replaced("\nhouse = true", "\nhome = true"), "tile 1: Object contains unknown field `home`"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused_by_place(box: Callable[[], str], error: str) -> None:
    with pytest.raises(ComponentsError, match=error) as raised:
        RULES.with_components(box(), "mine.toml")
    assert str(raised.value).startswith("mine.toml")


def test_a_seat_with_few_tiles_starts_with_a_hand_and_no_pile() -> None:
    box = HOUSE.replace("copies = { 6 = 1", "copies = { 6 = 0").replace("copies = { 6 = 0", "copies = { 6 = 3", 1)
    state = RULES.with_components(box, "few.toml").start(6, {}, FastChance(1))
    view = state.view(Seat(0))
    assert view.piles == (0,) * 6
    assert [len(hand) for hand in view.hands] == [3] * 6
