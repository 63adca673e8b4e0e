"""Whole games of Beardsmith through the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.keyboard import Keys
from tests.e2e.smith import DOES_NOT_FIT, FITS, Smith, Wire
from tests.e2e.test_accessibility import find_nothing

pytestmark = pytest.mark.e2e

PATIENCE = 20_000
"""So long, in milliseconds, others may take; it is not measured."""
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
"""Whole games need not wait for motion."""


def test_two_people_and_a_bot_play_to_the_score_sheet(house: House, company: Company) -> None:
    """With a reload, a dropped line and a second device on the way."""
    agnes = Smith(company.person(house, **CALM))
    barnaby = Smith(company.person(house, phone=True, **CALM), touch=True)
    wire = Wire(barnaby.page)
    path = agnes.person.set_table("Agnes", seats=3)
    barnaby.person.sit_down(path, "Barnaby")
    agnes.person.press("Moustache")
    agnes.person.press("Add a bot")
    agnes.person.get_ready()
    barnaby.person.get_ready()
    for smith in (agnes, barnaby):
        expect(smith.page.get_by_role("group", name="The beard")).to_be_visible()

    play_until([agnes, barnaby], lambda: agnes.placed >= 2 and agnes.is_to_play)
    before = agnes.points()
    agnes.page.reload()
    expect(agnes.page.locator(".turnline.yours")).to_be_visible()
    assert agnes.points() == before == barnaby.points()

    play_until([agnes, barnaby], lambda: barnaby.placed >= 3)
    wire.cut()
    expect(barnaby.page.get_by_text("The line is lost.")).to_be_visible()
    play_until([agnes], lambda: agnes.page.get_by_text("Barnaby to play").count() > 0)
    expect(barnaby.page.locator(".turnline.yours")).to_have_count(0)
    wire.mend()  # the page tries again by itself
    expect(barnaby.page.locator(".turnline.yours")).to_be_visible(timeout=PATIENCE)
    expect(barnaby.page.get_by_text("The line is lost.")).to_have_count(0)
    assert barnaby.points() == agnes.points()

    play_until([agnes, barnaby], lambda: agnes.placed >= 5 and agnes.is_to_play)
    link = agnes.person.personal_link()
    pocket = Smith(company.person(house, phone=True), touch=True)
    pocket.page.goto(link)
    expect(pocket.page.locator(".turnline.yours")).to_be_visible()
    pocket.place()
    expect(agnes.page.locator(".turnline.yours")).to_have_count(0)
    assert pocket.points() == agnes.points()

    play_until([agnes, barnaby], lambda: agnes.has_bill and barnaby.has_bill)
    headline = agnes.page.get_by_role("heading", level=1).inner_text()
    for smith in (barnaby, pocket):
        expect(smith.page.get_by_role("article").get_by_role("table")).to_be_visible()
        expect(smith.page.get_by_role("heading", level=1)).to_have_text(headline)
    check_bill(agnes.page)


def play_until(smiths: Sequence[Smith], reached: Callable[[], bool]) -> None:
    """Let people play, and bots in between, until something is reached."""
    page = smiths[0].page
    for _ in range(PATIENCE // 10):
        if reached():
            return
        to_play = next((smith for smith in smiths if smith.is_to_play), None)
        if to_play is None:
            page.wait_for_timeout(50)
        else:
            to_play.place()
    raise AssertionError("nothing came of it")


def check_bill(page: Page) -> None:
    """Every total is the sum of its parts, and every loose end that counts is shown on the board (BS-9)."""
    sheet = page.get_by_role("article").get_by_role("table")
    rows = {
        row.locator("th").inner_text().splitlines()[0]: [
            number(cell) for cell in row.locator("td").all_inner_texts()
        ]
        for row in sheet.get_by_role("row").all()[1:]
    }
    parts = zip(rows["Tiles on top"], rows["Ends facing gum"], rows["Loose ends"], strict=True)
    assert [sum(of_one) for of_one in parts] == rows["Total"]
    for figure in sheet.get_by_role("button", name=re.compile("Loose ends")).all():
        figure.click()
        expect(page.locator(".beard .ring")).to_have_count(-number(figure.inner_text()))


def number(text: str) -> int:
    """A number as the page writes it; places are not wanted."""
    found = re.search(r"−?\d+", text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


def test_keys_pick_turn_and_place(house: House, company: Company) -> None:
    agnes = Smith(company.person(house, **CALM))
    keys = Keys(agnes.page)
    agnes.person.set_table("Agnes", seats=2, bots=True)
    comes_bill(agnes.page)
    keys.go_to("^Row ")
    tile = agnes.best_tile()
    keys.press(str(tile + 1))
    expect(agnes.tiles.nth(tile)).to_have_attribute("aria-pressed", "true")
    keys.press("n")
    cell = agnes.page.locator("[data-cell]:focus")
    expect(cell).to_have_attribute("aria-label", FITS)
    keys.press("q")
    expect(cell).to_have_attribute("aria-label", FITS)
    keys.press("Enter")
    agnes.page.locator(".turnline.yours").wait_for(state="detached")


def comes_bill(page: Page) -> bool:
    """Wait for one's turn, or for the end."""
    bill = page.get_by_role("article").get_by_role("table")
    expect(page.locator(".turnline.yours").or_(bill).first).to_be_visible(timeout=PATIENCE)
    return bill.count() > 0


def test_case_23_a_refused_wish_says_why_beside_its_ghost(house: House, company: Company) -> None:
    agnes = Smith(company.person(house))
    agnes.person.set_table("Agnes", seats=2, bots=True)
    comes_bill(agnes.page)
    agnes.hold(agnes.best_tile())
    agnes.pick(DOES_NOT_FIT)
    pin = agnes.page.get_by_role("button", name=re.compile("Why not"))
    expect(pin).to_be_visible()
    covered = pin.evaluate(
        """pin => [...document.querySelectorAll('[data-cell]')].filter(cell => {
            if (!/starting board|Ginger|Sky/.test(cell.ariaLabel)) return false;
            const [a, b] = [pin, cell].map(each => each.getBoundingClientRect());
            const [dx, dy] = [b.x + b.width / 2, b.y + b.height / 2];
            return a.left < dx && dx < a.right && a.top < dy && dy < a.bottom;
        }).length"""
    )
    assert covered == 0
    pin.click()
    panel = agnes.page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading", name="Why not?")).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile(r"BS-\d\.\d")).first).to_be_visible()
    expect(panel.get_by_role("img", name="The tile and its neighbours")).to_be_visible()


def test_case_10_a_double_press_places_once(house: House, company: Company) -> None:
    agnes = Smith(company.person(house))
    agnes.person.set_table("Agnes", seats=2)
    barnaby = Smith(company.person(house))
    barnaby.person.sit_down(agnes.person.path, "Barnaby")
    for smith in (agnes, barnaby):
        smith.person.get_ready()
    for smith in (agnes, barnaby):
        expect(smith.page.locator(".turnline")).to_be_visible()
    smith = agnes if agnes.is_to_play else barnaby
    smith.hold(smith.best_tile())
    smith.pick()
    smith.page.get_by_role("button", name="Place", exact=True).dblclick()
    expect(smith.page.locator(".turnline.yours")).to_have_count(0)
    expect(smith.page.get_by_role("tabpanel").get_by_text(re.compile(r" (lays|weaves|cuts|gums) "))).to_have_count(
        1
    )


@pytest.mark.parametrize("look", [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"phone": True}])
def test_axe_finds_nothing_while_choosing(house: House, company: Company, look: dict[str, Any]) -> None:
    agnes = Smith(company.person(house, **look), touch="phone" in look)
    agnes.person.set_table("Agnes", seats=2, bots=True)
    comes_bill(agnes.page)
    agnes.hold(agnes.best_tile())
    find_nothing(agnes.page)
    agnes.pick()
    find_nothing(agnes.page)
    agnes.pick(DOES_NOT_FIT)
    expect(agnes.page.get_by_role("button", name=re.compile("Why not"))).to_be_visible()
    find_nothing(agnes.page)
