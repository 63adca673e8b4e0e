"""Several people with one device: a curtain where hands are hidden, none where nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.people import Person
from tests.e2e.smith import Smith
from tests.e2e.test_accessibility import find_nothing

pytestmark = pytest.mark.e2e


def sit_together(person: Person, game: str) -> None:
    """Agnes sets a table for two and seats Bo beside her; the game begins."""
    person.set_table("Agnes", seats=2, game=game)
    person.press("Somebody here")
    person.page.get_by_label("Their name").fill("Bo")
    person.press("Sit down")
    expect(person.page.get_by_text("Bo", exact=True).first).to_be_visible()
    person.get_ready()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_hidden_hand_is_passed_behind_a_curtain(house: House, company: Company, *, phone: bool) -> None:
    together = company.person(house, phone=phone)
    sit_together(together, "epic")
    page = together.page
    curtain = page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_focused()
    expect(page.get_by_text("Draw a card")).to_have_count(0)
    find_nothing(page)
    first = "Agnes" if "Agnes" in curtain.inner_text() else "Bo"
    second = "Bo" if first == "Agnes" else "Agnes"
    together.press(f"I am {first}: show my table")
    together.press("Draw a card")
    expect(page.get_by_text(f"{second} is next.")).to_be_visible()
    find_nothing(page)
    together.press(f"Pass the device to {second}")
    expect(curtain).to_be_focused()
    expect(page.get_by_text("Draw a card")).to_have_count(0)
    # Whoever finds the device lying there and loads the page anew sees nobody's hand.
    page.reload()
    expect(curtain).to_be_visible()
    expect(page.get_by_text("Draw a card")).to_have_count(0)
    together.press(f"I am {second}: show my table")
    expect(page.get_by_role("button", name="Draw a card", exact=True)).to_be_enabled()


def test_where_nothing_is_hidden_the_table_turns_by_itself(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "beardsmith")
    smith = Smith(together)
    for name in ("first", "second", "third"):
        expect(together.page.locator(".turnline.yours"), f"the {name} turn").to_be_visible()
        mark = together.page.locator(".turnline .mark").inner_html()
        smith.hold(smith.best_tile())
        smith.pick()
        together.press("Place")
        expect(together.page.locator(".turnline.yours .mark")).not_to_have_js_property("innerHTML", mark)
    expect(together.page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
