"""The rulebooks as books: quick reference, set-up by number of players, and all rules."""

from __future__ import annotations

import pytest

from chinwag.games import GAMES
from chinwag.rulebooks import book
from chinwag.words import words


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_every_rule_and_every_diagram_in_order(game: str) -> None:
    rules = GAMES[game]
    read = book(rules)
    assert (read.game, read.name) == (game, rules.name)
    assert read.rules == rules.rulebook
    assert [diagram.id for diagram in read.diagrams] == [diagram.id for diagram in rules.diagrams]
    assert [each.players for each in read.set_up] == list(rules.seats)


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_reference_names_rules_of_its_book(game: str) -> None:
    guide = GAMES[game].guide
    known = {rule.id for rule in GAMES[game].rulebook}
    lines = [line for part in guide.quick for line in part.lines]
    assert guide.introduction
    assert lines
    assert all(line.rules for line in lines)
    assert {rule for line in lines for rule in line.rules} <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_reference_fits_on_one_screen(game: str) -> None:
    """Two columns of a screen of 900 pixels take twenty lines each; a line has room for some sixty characters."""
    parts = GAMES[game].guide.quick
    rows = sum(2 + sum(1 + len(line.text) // 60 for line in part.lines) for part in parts)
    assert rows <= 40


@pytest.mark.parametrize("game", GAMES)
def test_what_is_set_up_has_a_name_and_a_rule(game: str) -> None:
    rules = GAMES[game]
    known = {rule.id for rule in rules.rulebook}
    named = words(game)["set_up"]
    for seats in rules.seats:
        quantities = rules.set_up(seats)
        assert [each.name for each in quantities] == list(named)
        assert {each.rule for each in quantities} <= known


SET_UP = {
    # BS-1.3: 30 tiles with all pips, 20, 15, 12, 10 as the table of BS-1.4 adds up; BS-1.5.
    "beardsmith": {
        2: [0, 30, 3, "moustache"],
        3: [3, 20, 3, "moustache"],
        4: [4, 15, 3, "moustache"],
        5: [5, 12, 3, "mutton chops"],
        6: [6, 10, 3, "mutton chops"],
    },
    # EB-2.1: of 108 cards six to each and one turned up.
    "epic": {
        2: [6, 95, 50, 3],
        3: [6, 89, 50, 3],
        4: [6, 83, 50, 3],
        5: [6, 77, 50, 3],
        6: [6, 71, 50, 3],
    },
    # HA-2.1; of 18 cards the rest is left over.
    "handsome": {
        2: [4, 1, 2, 9, 9],
        3: [3, 2, 1, 7, 9],
        4: [3, 1, 1, 5, 9],
        5: [3, 0, 1, 3, 9],
        6: [2, 5, 0, 1, 9],
    },
    # BW-1.2: five hairs each, one of them laid out; BW-2.1: of 72 cards three to each.
    "wizards": {2: [1, 8, 3, 66], 3: [1, 12, 3, 63], 4: [1, 16, 3, 60], 5: [1, 20, 3, 57]},
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_set_up_is_what_the_rules_say(game: str) -> None:
    rules = GAMES[game]
    assert {seats: [each.value for each in rules.set_up(seats)] for seats in rules.seats} == SET_UP[game]
