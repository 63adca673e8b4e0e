"""The first page, the page of open tables, and what is not there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House

pytestmark = pytest.mark.e2e


def test_a_table_is_set_in_two_clicks(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.visit()
    agnes.page.get_by_role("button", name=re.compile("^Beardsmith, 2–6 players")).click()
    agnes.press("Set the table")
    expect(agnes.page.get_by_role("heading", name="Who sits where")).to_be_visible()
    assert re.fullmatch(r"/t/[a-z]+-[a-z]+-\d+", agnes.path)


def test_against_bots_the_game_is_on_at_once(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.set_table("Agnes", seats=3, bots=True)
    agnes.sees_game()


def test_choices_on_the_first_page_reach_the_table(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.visit()
    agnes.press("3")
    agnes.press("Chin")
    agnes.page.get_by_role("switch").click()
    agnes.press("Set the table")
    chairs = agnes.page.get_by_role("region", name="Who sits where").get_by_role("listitem")
    expect(chairs).to_have_count(4)  # three, and the one that may be added
    expect(agnes.page.get_by_role("button", name="Chin", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(agnes.page.get_by_role("switch")).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("written", ["{name}", "{url}/t/{name}", " {NAME} "])
def test_join_by_name_or_link(house: House, company: Company, written: str) -> None:
    table = house.ask("/api/tables", {"game": "beardsmith", "seats": 2, "name": "Agnes"})["table"]
    guest = company.person(house)
    guest.visit()
    field = guest.page.get_by_label("Table link or name")
    field.fill(written.format(name=table, NAME=table.upper(), url=house.url))
    field.press("Enter")
    expect(guest.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert guest.path == f"/t/{table}"


def test_what_is_no_table_name_is_said_to_be_none(house: House, company: Company) -> None:
    guest = company.person(house)
    guest.visit()
    guest.page.get_by_label("Table link or name").fill("???")
    guest.press("Sit down")
    expect(guest.page.get_by_role("alert")).to_contain_text("no table’s name")
    assert guest.path == "/"


def test_go_on_where_one_was(house: House, company: Company) -> None:
    agnes = company.person(house)
    path = agnes.set_table("Agnes", seats=2)
    agnes.visit()
    here = agnes.page.get_by_role("region", name="Continue").get_by_role("link")
    expect(here).to_contain_text("Gathering")
    barnaby = company.person(house)
    barnaby.sit_down(path, "Barnaby")
    barnaby.get_ready()
    here.click()
    agnes.get_ready()
    agnes.sees_game()
    turn = agnes.page.title().startswith("● Your turn")
    agnes.visit()
    expect(here).to_contain_text("with Barnaby")
    expect(here).to_contain_text("Your turn" if turn else "Waiting")


def test_a_listed_table_is_open_to_everybody(house: House, company: Company) -> None:
    house.ask("/api/tables", {"game": "beardsmith", "seats": 3, "name": "Zebedee", "listed": True})
    house.ask("/api/tables", {"game": "beardsmith", "seats": 3, "name": "Hidden"})
    guest = company.person(house)
    guest.visit("/tables")
    table = guest.page.get_by_role("listitem").filter(has_text="Zebedee")
    expect(table).to_contain_text("2 free chairs")
    expect(guest.page.get_by_text("Hidden")).to_have_count(0)
    table.get_by_role("link").click()
    expect(guest.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_table_that_is_not_there(house: House, company: Company) -> None:
    agnes = company.person(house)
    path = agnes.set_table("Agnes")
    name = path.removeprefix("/t/")
    wrong = f"{name[:-1]}{(int(name[-1]) + 1) % 10}"
    agnes.visit(f"/t/{wrong}")
    expect(agnes.page.get_by_role("heading", name="Nothing grows here.")).to_be_visible()
    expect(agnes.page.get_by_text(wrong)).to_be_visible()
    agnes.page.get_by_role("link", name=name).click()
    expect(agnes.page.get_by_role("heading", name="Who sits where")).to_be_visible()


def test_a_page_that_is_not_there(house: House, company: Company) -> None:
    guest = company.person(house)
    guest.visit("/nowhere")
    expect(guest.page.get_by_role("heading", name="Nothing grows here.")).to_be_visible()
    guest.page.get_by_role("link", name="Start a table").click()
    expect(guest.page.get_by_role("heading", name="Pull up a chair.")).to_be_focused()


def test_light_and_dark_are_kept(house: House, company: Company) -> None:
    agnes = company.person(house, color_scheme="dark")
    agnes.visit()
    root = agnes.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    agnes.press("Settings")
    agnes.press("Light")
    expect(root).to_have_attribute("data-theme", "light")
    agnes.page.keyboard.press("Escape")
    expect(agnes.page.get_by_role("button", name="Settings")).to_be_focused()
    agnes.page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_keyboard_skips_to_the_page(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.visit()
    expect(agnes.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    agnes.page.keyboard.press("Tab")
    skip = agnes.page.get_by_role("link", name="Skip to the page")
    expect(skip).to_be_focused()
    agnes.page.keyboard.press("Enter")
    expect(agnes.page.locator("#page")).to_be_focused()
