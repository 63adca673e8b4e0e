"""Asking: in a rulebook, on the shelf and at a table; by keyboard, on a phone, and with the server away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.e2e.company import Company
from tests.e2e.dealt import NAMES, SEED, a_game, deal
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

PATIENCE = 20_000

BEARDSMITH = GAMES["beardsmith"]
DROPS = "May scissors let something drop?"
DROP_RULE = "Scissors may not let anything drop"
SILENT = "The rules do not say."


@pytest.fixture
def house_of_beards(tmp_path: Path) -> Iterator[tuple[House, list[str]]]:
    """A house with a table where something has happened, and the ways to its seats."""
    played = a_game("beardsmith", 5)
    paths = deal(tmp_path / "tables.sqlite", BEARDSMITH, NAMES, SEED, played)
    with House(tmp_path / "tables.sqlite") as house:
        yield house, paths


def asks(person: Person, question: str) -> Locator:
    """Ask by keyboard, and see the card of the answer."""
    field = person.page.get_by_label("Your question")
    field.fill(question)
    field.press("Enter")
    card = person.page.locator(".ans").last
    # The first question opens the books of all games.
    expect(card.get_by_role("button", name="Put the answer away")).to_be_visible(timeout=PATIENCE)
    return card


def at_a_table(house: House, company: Company, path: str, **look: Any) -> Person:
    """Somebody in a seat, with the rules in front."""
    person = company.person(house, **look)
    person.visit(path)
    expect(person.page.get_by_role("heading", level=1)).to_be_attached()
    if look.get("phone"):
        person.page.get_by_role("navigation", name="Panels").get_by_role("button", name="Rules").click()
    else:
        person.page.get_by_role("tab", name="Rules").click()
    return person


@pytest.mark.parametrize("look", LOOKS)
def test_a_rulebook_answers_with_the_rule_itself(house: House, company: Company, look: dict[str, Any]) -> None:
    reader = company.person(house, **look)
    reader.visit("/rules/beardsmith")
    card = asks(reader, DROPS)
    expect(card.get_by_role("blockquote")).to_contain_text(DROP_RULE)
    expect(card.get_by_role("link", name="BS-7.3", exact=True)).to_be_visible()
    expect(card.get_by_text("printed", exact=True)).to_be_visible()
    find_nothing(reader.page)
    card.get_by_role("link", name="Read on in BS-7 Scissors").click()
    assert reader.path == "/rules/beardsmith#BS-7"
    reader.press("Put the answer away")
    expect(reader.page.locator(".ans")).to_have_count(0)
    expect(reader.page.get_by_label("Your question")).to_be_focused()


def test_the_contents_lead_to_where_questions_are_asked(house: House, company: Company) -> None:
    reader = company.person(house)
    reader.visit("/rules/beardsmith#BS-9.3")
    reader.press("Ask a rule")
    expect(reader.page.get_by_label("Your question")).to_be_focused()
    expect(reader.page.get_by_label("Your question")).to_be_in_viewport()
    reader.press("Ask")
    expect(reader.page.get_by_role("alert")).to_have_text(
        "Write a question first, as you would ask it at the table."
    )


@pytest.mark.parametrize("look", LOOKS)
def test_silent_rules_are_said_to_be_silent_and_their_neighbours_never_look_like_an_answer(
    house: House, company: Company, look: dict[str, Any]
) -> None:
    reader = company.person(house, **look)
    reader.visit("/rules/beardsmith")
    card = asks(reader, "What time do we eat dinner?")
    expect(card).to_contain_text(f"{SILENT} Nothing in Beardsmith answers this.")
    expect(card.get_by_text("Nearest, but no answer:")).to_be_visible()
    expect(card.get_by_role("blockquote")).to_have_count(0)
    assert card.evaluate("card => card.scrollWidth - card.clientWidth") == 0, "nothing hangs out of the card"
    card.locator("summary").first.click()
    expect(card.locator("details").first.get_by_role("paragraph")).to_be_visible()
    find_nothing(reader.page)


def test_a_question_that_belongs_to_another_game_is_answered_from_that_game_when_all_are_asked(
    house: House, company: Company
) -> None:
    reader = company.person(house)
    reader.visit("/rules/epic")
    card = asks(reader, DROPS)
    expect(card).to_contain_text(SILENT)
    reader.press("Ask in all the games")
    expect(card.get_by_role("blockquote")).to_contain_text(DROP_RULE)
    expect(card).to_contain_text("From the rules of Beardsmith")
    # It is no rule of this book, so it is shown in a window.
    card.get_by_role("button", name="BS-7.3", exact=True).click()
    expect(reader.page.get_by_role("dialog", name="Rule BS-7.3")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_the_shelf_asks_back_which_game_is_meant(house: House, company: Company, look: dict[str, Any]) -> None:
    reader = company.person(house, **look)
    reader.visit("/rules")
    card = asks(reader, "Who goes first?")
    expect(card).to_contain_text("Which game do you mean?")
    find_nothing(reader.page)
    card.get_by_role("button", name="Beardsmith").click()
    expect(card.get_by_role("blockquote").first).to_be_visible()
    expect(card.get_by_role("button", name="BS-2.2", exact=True).first).to_be_visible()
    expect(reader.page.locator(".answers")).to_be_focused()


def test_a_server_that_is_away_keeps_the_question(house: House, company: Company) -> None:
    reader = company.person(house)
    reader.visit("/rules/beardsmith")
    reader.page.route("**/api/ask", lambda route: route.abort())
    card = asks(reader, DROPS)
    expect(card).to_contain_text("Your question was not answered. The server does not answer.")
    find_nothing(reader.page)
    reader.page.unroute("**/api/ask")
    reader.press("Ask again")
    expect(card.get_by_role("blockquote")).to_contain_text(DROP_RULE)


@pytest.mark.parametrize("look", LOOKS)
def test_a_table_tells_what_can_be_done_and_what_just_happened(
    house_of_beards: tuple[House, list[str]], company: Company, look: dict[str, Any]
) -> None:
    house, seats = house_of_beards
    there = [at_a_table(house, company, path, **look) for path in seats]
    turn = [person.page.locator(".turnline.yours").count() > 0 for person in there]
    awaited = turn.index(True)
    other = there[awaited - 1]
    mover, waiter = there[awaited].page, other.page

    mover.get_by_role("button", name="What can I do?").click()
    card = mover.locator(".ans").first
    expect(card).to_contain_text("Place a tile")
    expect(card.get_by_role("button", name="BS-3.1", exact=True).first).to_be_visible()
    waiter.get_by_role("button", name="What can I do?").click()
    expect(waiter.locator(".ans").first).to_contain_text("There is nothing for you to do just now.")

    waiter.get_by_role("button", name="What just happened?").click()
    card = waiter.locator(".ans").first
    expect(card.get_by_role("listitem").first).to_be_visible()
    expect(card.get_by_role("listitem").first.get_by_role("button").first).to_be_visible()
    find_nothing(waiter)
    card.get_by_role("button", name="Put it away").click()
    expect(waiter.get_by_role("button", name="What just happened?")).to_be_focused()

    # The rules of the table's own game, without leaving it.
    card = asks(other, DROPS)
    expect(card.get_by_role("blockquote")).to_contain_text(DROP_RULE)
    expect(card.get_by_role("link", name="Read on in BS-7 Scissors")).to_have_attribute("target", "_blank")


def test_an_onlooker_is_told_only_what_everybody_saw(
    house_of_beards: tuple[House, list[str]], company: Company
) -> None:
    house, seats = house_of_beards
    onlooker = at_a_table(house, company, seats[0].split("#", maxsplit=1)[0])
    onlooker.press("What can I do?")
    expect(onlooker.page.locator(".ans").first).to_contain_text("You are looking on")
