"""The rulebooks: read, searched, stepped through, jumped in, printed; by hand, by keyboard and on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.test_accessibility import LOOKS, find_nothing

from chinwag.games import GAMES

pytestmark = pytest.mark.e2e

PAGES = Path(__file__).parents[2] / "web/src/games"
SHELVED = [game for game in GAMES if f"  {game}: " in (PAGES / "registry.ts").read_text(encoding="utf-8")]
"""The games that the page can show."""

BAR = 54
"""So many pixels of a window are under the bar."""


def reads(company: Company, house: House, path: str, **look: Any) -> Person:
    reader = company.person(house, **look)
    reader.visit(path)
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    return reader


def top_of(page: Page, anchor: str) -> float:
    top: float = page.evaluate("(id) => document.getElementById(id).getBoundingClientRect().top", anchor)
    return top


def is_at_the_top(page: Page, anchor: str) -> None:
    page.wait_for_function(
        "([id, bar]) => { const top = document.getElementById(id)?.getBoundingClientRect().top;"
        " return top >= bar && top < 160; }",
        arg=[anchor, BAR],
    )


def test_the_shelf_leads_to_the_books_and_they_to_each_other(house: House, company: Company) -> None:
    reader = company.person(house)
    reader.visit()
    reader.page.get_by_role("navigation", name="Site").get_by_role("link", name="Rulebooks").click()
    expect(reader.page.get_by_role("heading", name="The rulebooks")).to_be_focused()
    books = reader.page.get_by_role("main").get_by_role("listitem")
    expect(books).to_have_count(len(SHELVED))
    books.filter(has_text="Beardsmith").get_by_role("link").click()
    expect(reader.page.get_by_role("heading", level=1, name="Beardsmith")).to_be_focused()
    reader.page.get_by_role("link", name="Next: The Epic Beard Game").click()
    expect(reader.page.get_by_role("heading", level=1, name="The Epic Beard Game")).to_be_visible()
    assert reader.path == "/rules/epic"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_every_diagram_has_an_anchor_on_the_page(house: House, company: Company, game: str) -> None:
    reader = reads(company, house, f"/rules/{game}")
    wanted = [rule.id for rule in GAMES[game].rulebook] + [diagram.id for diagram in GAMES[game].diagrams]
    if GAMES[game].diagrams:
        expect(reader.page.locator(f"#{GAMES[game].diagrams[-1].id}")).to_have_count(1)
    ids: list[str] = reader.page.evaluate("[...document.querySelectorAll('main [id]')].map((one) => one.id)")
    assert [wish for wish in wanted if ids.count(wish) != 1] == []


def test_an_address_leads_to_its_rule_and_so_do_the_numbers_on_the_page(house: House, company: Company) -> None:
    reader = reads(company, house, "/rules/beardsmith#BS-7.3")
    page = reader.page
    is_at_the_top(page, "BS-7.3")
    page.locator("[id='BS-7.3'] .words").get_by_role("link", name="BS-6.3").click()
    is_at_the_top(page, "BS-6.3")
    assert reader.path == "/rules/beardsmith#BS-6.3"
    page.go_back()
    is_at_the_top(page, "BS-7.3")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Scoring").click()
    is_at_the_top(page, "BS-9")
    here = page.get_by_role("navigation", name="Contents").locator("[aria-current]")
    expect(here).to_contain_text("Scoring")
    page.get_by_role("navigation", name="Beside Scoring").get_by_role("link", name="Previous: The end").click()
    is_at_the_top(page, "BS-8")


def test_the_search_shows_the_rules_that_have_every_word(house: House, company: Company) -> None:
    reader = reads(company, house, "/rules/beardsmith")
    find = reader.page.get_by_role("searchbox", name="Find in the book")
    find.fill("hundred-yard")
    expect(reader.page.get_by_role("article")).to_have_count(1)
    expect(reader.page.get_by_role("article")).to_contain_text("dash")
    expect(reader.page.get_by_role("status").filter(has_text="One rule has it.")).to_be_visible()
    marked = reader.page.evaluate("[...CSS.highlights.get('found')].map((range) => range.toString())")
    assert marked == ["hundred-yard"]
    find.fill("helicopter")
    expect(reader.page.get_by_text("No rule has it. Try another word.")).to_be_visible()
    reader.press("Show the whole book")
    expect(reader.page.get_by_role("article")).to_have_count(len(GAMES["beardsmith"].rulebook))


def test_a_diagram_is_stepped_through(house: House, company: Company) -> None:
    reader = reads(company, house, "/rules/beardsmith#turn-it-and-see")
    diagram = reader.page.get_by_role("group", name="Diagram: Turn it and see", exact=True)
    expect(diagram).to_contain_text("Sky would like")
    diagram.get_by_role("button", name="1").click()
    expect(diagram).to_contain_text("No")
    expect(diagram).to_contain_text("BS-4.1")
    expect(diagram).to_contain_text("is open but meets an empty side")
    diagram.get_by_role("button", name="2").click()
    expect(diagram).to_contain_text("Yes")
    expect(diagram.get_by_role("img")).to_have_accessible_name("Diagram: Turn it and see, 2")


def test_by_keyboard_alone(house: House, company: Company) -> None:
    reader = reads(company, house, "/rules/beardsmith")
    page = reader.page
    page.get_by_role("searchbox").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Set-up by number of players")).to_be_focused()
    page.keyboard.press("Enter")
    is_at_the_top(page, "set-up")
    diagram = page.get_by_role("group", name="Diagram: Cut, fill, cut again", exact=True)
    diagram.get_by_role("button", name="Before").focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(diagram).to_contain_text("Sky plays a tile into it")
    expect(diagram.get_by_role("button", name="2")).to_be_focused()


def test_a_table_leads_to_its_rulebook(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.set_table("Agnes", seats=2, bots=True)
    agnes.page.get_by_role("tab", name="Rules").click()
    with agnes.page.expect_popup() as opened:
        agnes.page.get_by_role("link", name="The whole rulebook").click()
    expect(opened.value.get_by_role("heading", level=1, name="Beardsmith")).to_be_visible()


def test_a_number_elsewhere_shows_the_rule_and_leads_to_the_book(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.set_table("Agnes")
    agnes.press("BS-1.5")
    with agnes.page.expect_popup() as opened:
        agnes.page.get_by_role("dialog").get_by_role("link", name="Read it in the rulebook").click()
    expect(opened.value).to_have_url(re.compile(r"/rules/beardsmith#BS-1\.5$"))
    is_at_the_top(opened.value, "BS-1.5")


def test_on_paper_there_is_the_book_and_nothing_else(house: House, company: Company) -> None:
    reader = reads(company, house, "/rules/beardsmith#BS-7.2", color_scheme="dark")
    page = reader.page
    diagram = page.get_by_role("group", name="Diagram: Cut, fill, cut again", exact=True)
    expect(diagram.get_by_role("img")).to_have_count(1)
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(diagram.get_by_role("img")).to_have_count(4)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("Scissors may not let anything drop")).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(diagram.get_by_role("img")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.pdf().startswith(b"%PDF")


def test_a_book_that_is_not_there(house: House, company: Company) -> None:
    reader = company.person(house)
    reader.visit("/rules/whist")
    expect(reader.page.get_by_role("heading", name="Nothing grows here.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_is_wider_than_the_window(house: House, company: Company, game: str) -> None:
    reader = reads(company, house, f"/rules/{game}", phone=True)
    page = reader.page
    if GAMES[game].diagrams:
        expect(page.locator(f"#{GAMES[game].diagrams[-1].id}")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    last = GAMES[game].rulebook[-1].id
    reader.visit(f"/rules/{game}#{last}")
    page.wait_for_function("(id) => document.getElementById(id)?.getBoundingClientRect().top < 844", arg=last)
    assert top_of(page, last) > BAR


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(house: House, company: Company, look: dict[str, Any], game: str) -> None:
    reader = reads(company, house, f"/rules/{game}", **look)
    if GAMES[game].diagrams:
        expect(reader.page.locator(f"#{GAMES[game].diagrams[-1].id}")).to_have_count(1)
    find_nothing(reader.page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", LOOKS)
def test_every_frame_of_every_diagram_is_drawn(
    house: House, company: Company, look: dict[str, Any], game: str
) -> None:
    reader = reads(company, house, f"/rules/{game}", **look)
    for diagram in GAMES[game].diagrams:
        here = reader.page.get_by_role("group", name=f"Diagram: {diagram.title}", exact=True)
        steps = here.get_by_role("group").get_by_role("button")
        expect(steps).to_have_count(len(diagram.moves) + 1 if diagram.moves else 0)
        for number, move in enumerate(diagram.moves, 1):
            steps.nth(number).click()
            expect(here.locator("figcaption")).to_contain_text("No" if move.refused else "Yes")
            expect(here.get_by_role("img").first).to_be_visible()
    find_nothing(reader.page)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_shelf(house: House, company: Company, look: dict[str, Any]) -> None:
    reader = reads(company, house, "/rules", **look)
    expect(reader.page.get_by_role("main").get_by_role("listitem")).to_have_count(len(SHELVED))
    find_nothing(reader.page)
