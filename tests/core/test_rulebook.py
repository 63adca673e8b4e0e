"""Reading a rulebook: ids, marks, sections and tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from chinwag.core.rulebook import Passage, Rule, read_rulebook
from chinwag.games import GAMES

MARKDOWN = """# A game

Words before the rules belong to none.

## AG-1 Things
- AG-1.1 [R] Take *two* tiles. [H] Then a third,
  if there is one.
- AG-1.2 [H: for four players] Deal again.

  | players | tiles |
  |---|---|
  | 2 | **4** |
  | 3 |  |

## AG-2 Doing
- AG-2.1 [R for the five marked so, the rest H] Play one.
- no rule, only a bullet
"""


def test_rules_are_read_with_section_marks_and_notes() -> None:
    first, second, third = read_rulebook(MARKDOWN)
    assert first == Rule(
        "AG-1.1",
        "AG-1 Things",
        (Passage("printed", "Take *two* tiles."), Passage("house", "Then a third, if there is one.")),
    )
    assert second.passages == (Passage("house", "Deal again.", "for four players"),)
    assert second.table == (("players", "tiles"), ("2", "**4**"), ("3", ""))
    assert third.section == "AG-2 Doing"
    assert third.passages[0].mark == "printed"
    assert third.passages[0].note == "for the five marked so, the rest H"


def test_the_text_of_a_rule_is_without_marks() -> None:
    assert read_rulebook(MARKDOWN)[0].text == "Take *two* tiles. Then a third, if there is one."


def test_a_text_without_rules_has_none() -> None:
    assert read_rulebook("") == read_rulebook("# Nothing\n\n- [R] no id\n") == ()


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_of_a_game_has_every_rule_of_its_file_once(game: str) -> None:
    folder = Path(__file__).parents[2] / "src/chinwag/games" / game
    lines = (folder / "rulebook.md").read_text(encoding="utf-8").splitlines()
    ids = [line.split(" ")[1] for line in lines if line.startswith("- ") and line[2:4].isupper() and line[4] == "-"]
    assert [rule.id for rule in GAMES[game].rulebook] == ids
    assert len(set(ids)) == len(ids)
    for rule in GAMES[game].rulebook:
        assert rule.section
        assert rule.passages
        assert all(passage.text for passage in rule.passages), rule.id
