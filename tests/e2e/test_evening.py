"""One game after the other: the same chairs, another game, and who has won how often."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e


def test_the_company_goes_on_with_another_game(tmp_path: Path, company: Company) -> None:
    paths = deal(tmp_path / "tables.sqlite", GAMES["beardsmith"], NAMES, SEED, a_game("beardsmith", 1000))
    with House(tmp_path / "tables.sqlite") as house:
        people = [company.person(house), company.person(house, phone=True), company.person(house)]
        for person, path in zip(people, paths, strict=True):
            person.visit(path)
            expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
        agnes, barnaby, clementine = people
        agnes.press("Another game")
        find_nothing(agnes.page)
        agnes.page.get_by_role("button", name="The Epic Beard Game").click()
        expect(agnes.page.get_by_role("heading", name="The Epic Beard Game, waiting room")).to_be_focused()
        for other in (barnaby, clementine):
            other.page.get_by_role("link", name="On to the next table").click()
            expect(other.page.get_by_role("button", name="I am ready")).to_be_visible()
            expect(other.page.get_by_role("region", name="This evening")).to_contain_text("one game so far")
        find_nothing(barnaby.page)
        for person in people:
            person.get_ready()
        for person in people:
            expect(person.page.get_by_role("heading", name="The Epic Beard Game", exact=True)).to_be_attached()
            expect(person.page.get_by_text("You are looking on")).to_have_count(0)
        company.go_home()
