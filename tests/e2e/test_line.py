"""Lines that break, servers that die and come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House

pytestmark = pytest.mark.e2e

BACK = 20_000
"""So long, in milliseconds, a page may take to notice that the server is back."""


def test_a_lost_line_is_said_and_comes_back(own_house: House, company: Company) -> None:
    agnes = company.person(own_house)
    agnes.set_table("Agnes", seats=2)
    agnes.say("Before the fall")
    expect(agnes.page.get_by_role("log")).to_contain_text("Before the fall")

    own_house.kill()
    banner = agnes.page.get_by_text("The line is lost.")
    expect(banner).to_be_visible()
    expect(agnes.page.get_by_role("button", name="I am ready")).to_be_disabled()
    expect(agnes.page.get_by_role("button", name="Add a bot")).to_be_disabled()
    expect(agnes.page.get_by_role("log")).to_contain_text("Before the fall")  # still readable

    own_house.start()
    agnes.press("Try now")
    expect(banner).to_have_count(0, timeout=BACK)
    expect(agnes.page.locator("#page")).to_be_focused()  # where the button was there is nothing any more
    expect(agnes.page.get_by_role("log")).to_contain_text("Before the fall")
    agnes.get_ready()
    expect(agnes.page.get_by_role("button", name="Not yet after all")).to_be_visible()


def test_a_game_goes_on_after_a_restart_by_itself(own_house: House, company: Company) -> None:
    agnes = company.person(own_house)
    agnes.set_table("Agnes", seats=2, bots=True)
    agnes.sees_game()
    own_house.stop()
    banner = agnes.page.get_by_text("The barber has stepped out.")
    expect(banner).to_be_visible()
    own_house.start()
    expect(banner).to_have_count(0, timeout=BACK)
    agnes.sees_game()


def test_the_first_page_waits_for_a_server_that_is_away(own_house: House, company: Company) -> None:
    agnes = company.person(own_house)
    agnes.visit("/tables")
    expect(agnes.page.get_by_role("heading", name="Open tables")).to_be_visible()
    own_house.kill()
    agnes.page.get_by_role("link", name="Games").click()
    expect(agnes.page.get_by_role("heading", name="The barber has stepped out.")).to_be_visible()
    own_house.start()
    agnes.press("Try now")
    expect(agnes.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible(timeout=BACK)
