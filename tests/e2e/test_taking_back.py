"""Taking back through the page: by asking, where something has come up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.core.chance import SEED_BYTES, SealedChance
from chinwag.core.protocol import Action
from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

SEED = bytes([9]) * SEED_BYTES
NAMES = ("Agnes", "Barnaby")


def drawn_cards(turns: int) -> tuple[list[tuple[int, Action]], int]:
    """So many turns of The Epic Beard Game in which everybody draws, and whose turn it is then."""
    state = GAMES["epic"].start(2, {}, SealedChance(SEED))
    played: list[tuple[int, Action]] = []
    for _ in range(turns):
        assert state.ask is not None
        seat = state.ask.awaited[0]
        action = next(each for each in state.legal(seat) if type(each).__name__ == "Draw")
        state.play(seat, action)
        played.append((seat, action))
    assert state.ask is not None
    return played, state.ask.awaited[0]


def test_what_has_come_up_is_taken_back_when_the_other_agrees(tmp_path: Path, company: Company) -> None:
    played, turn = drawn_cards(2)
    paths = deal(tmp_path / "tables.sqlite", GAMES["epic"], NAMES, SEED, played)
    with House(tmp_path / "tables.sqlite") as house:
        people = [company.person(house), company.person(house, phone=True)]
        asker, other = people[1 - turn], people[turn]
        for person, path in zip(people, paths, strict=True):
            person.visit(path)
        for person in people:
            if person is people[1]:
                person.press("Log")
        expect(asker.page.get_by_text("so it takes everybody’s leave")).to_be_visible()
        asker.press("Ask to take it back")
        asking = f"{NAMES[1 - turn]} would like to take back their last act."
        expect(other.page.get_by_role("alert").get_by_text(asking)).to_be_visible()
        find_nothing(other.page)
        find_nothing(asker.page)
        other.page.get_by_role("button", name="Go on, then").click()
        for person in people:
            expect(person.page.get_by_role("listitem").get_by_text("takes it back.")).to_be_visible()
            expect(person.page.get_by_text(asking)).to_have_count(0)
        expect(asker.page.get_by_text("Your turn", exact=False).first).to_be_visible()
        company.go_home()
