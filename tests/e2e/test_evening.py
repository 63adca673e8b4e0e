"""One game after the other: the same chairs, another game, and who has won how often."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, a_game, deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

from chinwag.core.chance import SealedChance
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


@pytest.mark.parametrize(
    ("game", "lot", "chosen", "told"),
    [
        ("epic", "dealer", "{name} deals first: it goes round", "Round 1: {name} deals"),
        ("wizards", "first", "{name} begins: it goes round", "{name} starts."),
    ],
)
def test_the_start_goes_round(
    tmp_path: Path, company: Company, game: str, lot: str, chosen: str, told: str
) -> None:
    """The first game of the evening was by lot; in the next one its left neighbour is first."""
    drawn = SealedChance(SEED).permutation(lot, len(NAMES))[0]
    name = NAMES[(drawn + 1) % len(NAMES)]
    paths = deal(tmp_path / "tables.sqlite", GAMES[game], NAMES, SEED, a_game(game, 100_000))
    with House(tmp_path / "tables.sqlite") as house:
        people = [company.person(house), company.person(house, phone=True), company.person(house)]
        for person, path in zip(people, paths, strict=True):
            person.visit(path)
        host, *others = people
        host.press("Play again")
        for other in others:
            other.page.get_by_role("link", name="On to the next table").click()
        for person in people:
            options = person.page.get_by_role("region", name="this table’s options")
            expect(options).to_contain_text(chosen.format(name=name))
            expect(options.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
            expect(options.locator(".mk.house")).to_have_text("house ruling")
        find_nothing(host.page)
        expect(others[0].page.get_by_role("button", name="By lot")).to_be_disabled()
        host.press("By lot")
        expect(others[0].page.get_by_text("Drawn by lot.")).to_be_visible()
        host.press(name)
        expect(others[0].page.get_by_text(chosen.format(name=name))).to_be_visible()
        for person in people:
            person.get_ready()
        for person in (people[0], people[2]):
            expect(person.page.get_by_role("tabpanel", name="Log")).to_contain_text(told.format(name=name))
        company.go_home()


def test_where_nothing_goes_round_the_waiting_room_says_why(tmp_path: Path, company: Company) -> None:
    paths = deal(tmp_path / "tables.sqlite", GAMES["beardsmith"], NAMES, SEED, a_game("beardsmith", 1000))
    with House(tmp_path / "tables.sqlite") as house:
        agnes = company.person(house)
        agnes.visit(paths[0])
        agnes.press("Play again")
        expect(agnes.page.get_by_text("The start does not go round here")).to_be_visible()
        find_nothing(agnes.page)
        agnes.press("BS-2.2")
        expect(agnes.page.get_by_role("dialog")).to_contain_text("It decides who goes first")
        company.go_home()
