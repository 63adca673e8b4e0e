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


def begin_with_whom_is_asked(together: Person) -> tuple[str, str]:
    """Whoever the curtain names opens it; their name and the other's."""
    curtain = together.page.get_by_role("heading", name="Pass the device to")
    expect(curtain).to_be_visible()
    first, second = ("Agnes", "Bo") if "Agnes" in curtain.inner_text() else ("Bo", "Agnes")
    together.press(f"I am {first}: show my table")
    return first, second


def put_away(person: Person) -> None:
    """The screen goes dark, or another window comes to the front."""
    person.page.evaluate(
        """() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
            delete document.visibilityState;
        }"""
    )


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_case_06_a_replay_that_is_left_open_shows_nobody_anothers_hand(
    house: House, company: Company, *, phone: bool
) -> None:
    together = company.person(house, phone=phone)
    sit_together(together, "epic")
    page = together.page
    first, second = begin_with_whom_is_asked(together)
    table = together.path
    if phone:
        together.press("Log")
    page.get_by_title("See this moment again:").first.click()
    hand = page.locator(".fan button").first
    expect(hand).to_be_visible()  # who holds the device has said so already
    curtain = page.get_by_role("heading", name=f"Pass the device to {first}")
    for leave in (page.reload, lambda: put_away(together)):
        leave()
        expect(curtain).to_be_visible()
        expect(hand).to_have_count(0)
        find_nothing(page)
        together.press(f"I am {first}: show my table")
        expect(hand).to_be_visible()
    replay = together.path
    # Away from the table and back again by the browser's own button.
    together.visit("/")
    page.go_back()
    expect(curtain).to_be_visible()
    expect(hand).to_have_count(0)
    # Others find the way to their own.
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**{table}")
    expect(page.get_by_role("button", name=f"I am {first}: show my table")).to_be_visible()
    # An onlooker's eyes see no hand, so nobody is asked.
    together.visit(f"{table}/replay")
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    # The other's eyes are for the other.
    seat = {"Agnes": 0, "Bo": 1}[second]
    together.visit(f"{replay.partition('?')[0]}?seat={seat}")
    expect(page.get_by_role("button", name=f"I am {second}: show my table")).to_be_visible()
    expect(hand).to_have_count(0)


def test_whose_turn_comes_while_another_looks_back_is_named(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "epic")
    page = together.page
    _, second = begin_with_whom_is_asked(together)
    together.press("Draw a card")
    expect(page.get_by_text(f"{second} is next.")).to_be_visible()
    page.get_by_title("See this moment again:").first.click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    together.press(f"Pass the device to {second}")
    together.press(f"I am {second}: show my table")
    expect(page.get_by_role("button", name="Draw a card", exact=True)).to_be_enabled()


def test_a_table_that_is_put_away_is_curtained(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "wizards")
    page = together.page
    first, _ = begin_with_whom_is_asked(together)
    expect(page.locator(".fan button").first).to_be_visible()
    put_away(together)
    expect(page.get_by_role("heading", name=f"Pass the device to {first}")).to_be_focused()
    expect(page.locator(".fan button").first).to_have_count(0)


def test_who_gives_a_seat_up_does_not_see_the_hand_of_who_is_left(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "epic")
    page = together.page
    first, _ = begin_with_whom_is_asked(together)
    if first == "Agnes":
        together.press("Draw a card")
        together.press("Pass the device to Bo")
        together.press("I am Bo: show my table")
    together.press("Leave the table")
    together.press("Give up my seat")
    page.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Give up my seat").click()
    expect(page.get_by_role("button", name="I am Agnes: show my table")).to_be_visible()
    expect(page.locator(".fan button").first).to_have_count(0)


def test_where_nothing_is_hidden_no_curtain_falls(house: House, company: Company) -> None:
    together = company.person(house)
    sit_together(together, "beardsmith")
    page = together.page
    expect(page.locator(".turnline.yours")).to_be_visible()
    put_away(together)
    page.get_by_title("See this moment again:").first.click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.reload()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    put_away(together)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    expect(page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
