"""What axe finds on every page that is no game's own, light and dark, wide and narrow: nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.house import House

pytestmark = pytest.mark.e2e

LOOKS = [
    pytest.param({"color_scheme": "light"}, id="light"),
    pytest.param({"color_scheme": "dark"}, id="dark"),
    pytest.param({"phone": True, "color_scheme": "light"}, id="phone"),
]


def find_nothing(page: Page) -> None:
    """Let axe look at the page as it is."""
    # Half-way through a fade every contrast is low.
    page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")
    found = Axe().run(page).response["violations"]
    assert found == [], json.dumps([_short(violation) for violation in found], indent=2)


def _short(violation: dict[str, Any]) -> dict[str, Any]:
    return {"rule": violation["id"], "where": [node["html"][:200] for node in violation["nodes"][:5]]}


@pytest.mark.parametrize("look", LOOKS)
def test_pages_without_a_table(house: House, company: Company, look: dict[str, Any]) -> None:
    reader = company.person(house, **look)
    reader.visit()
    expect(reader.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    expect(reader.page.get_by_role("button", name="Set the table")).to_be_visible()
    find_nothing(reader.page)
    reader.visit("/tables")
    expect(reader.page.get_by_role("heading", name="Open tables")).to_be_visible()
    find_nothing(reader.page)
    reader.visit("/t/no-such-1")
    expect(reader.page.get_by_role("heading", name="Nothing grows here.")).to_be_visible()
    find_nothing(reader.page)


@pytest.mark.parametrize("look", LOOKS)
def test_waiting_room_and_table(house: House, company: Company, look: dict[str, Any]) -> None:
    agnes, guest = company.person(house, **look), company.person(house, **look)
    path = agnes.set_table("Agnes", seats=3)
    agnes.say("Good evening")
    expect(agnes.page.get_by_role("log")).to_contain_text("Good evening")
    find_nothing(agnes.page)
    guest.visit(path)
    expect(guest.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    find_nothing(guest.page)
    for free in (1, 0):
        agnes.press("Add a bot")
        expect(agnes.page.get_by_role("button", name="Add a bot", exact=True)).to_have_count(free)
    find_nothing(agnes.page)
    agnes.get_ready()
    expect(agnes.page.get_by_role("group", name="The beard").first).to_be_visible()
    find_nothing(agnes.page)
    for panel in ("Chat", "Rules", "Log"):
        agnes.page.get_by_role("button" if "phone" in look else "tab", name=panel).first.click()
        find_nothing(agnes.page)


@pytest.mark.parametrize("look", LOOKS)
def test_dialogs(house: House, company: Company, look: dict[str, Any]) -> None:
    agnes = company.person(house, **look)
    agnes.set_table("Agnes")
    expect(agnes.page.get_by_role("heading", name="Who sits where")).to_be_visible()
    dialog = agnes.page.get_by_role("dialog")
    for name in ("Menu",) if "phone" in look else ("Share", "Settings", "Leave the table", "BS-1.5"):
        agnes.press(name)
        expect(dialog).to_be_visible()
        find_nothing(agnes.page)
        agnes.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
