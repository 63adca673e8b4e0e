"""Several people with one device: a curtain where hands are hidden, none where nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect
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


def test_no_hand_is_drawn_before_everybody_on_the_device_is_there(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "epic")
    page = together.page
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    lines: list[WebSocketRoute] = []
    heard: list[str | bytes] = []

    def connect_the_first(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 1:
            return
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            heard.append(message)
            line.send(message)

        server.on_message(hear)

    page.route_web_socket("**/socket", connect_the_first)
    page.reload()
    while not heard or len(lines) < 2:
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)  # what was heard is drawn by then, if it is drawn at all
    expect(page.get_by_text("Draw a card")).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)


def test_each_looks_back_with_their_own_eyes(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "epic")
    page = together.page
    curtain = page.get_by_role("heading", name="Pass the device to")
    for _ in range(2):
        expect(curtain).to_be_visible()
        first = "Agnes" if "Agnes" in curtain.inner_text() else "Bo"
        second = "Bo" if first == "Agnes" else "Agnes"
        together.press(f"I am {first}: show my table")
        page.get_by_title("See this moment again:").first.click()
        expect(page.get_by_role("button", name=first, exact=True)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("button", name=second, exact=True)).to_have_count(0)
        page.get_by_role("link", name="Back to the table").click()
        together.press(f"I am {first}: show my table")
        together.press("Draw a card")
        together.press(f"Pass the device to {second}")
