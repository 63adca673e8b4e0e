"""From the link to the first turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House

pytestmark = pytest.mark.e2e


def test_a_guest_joins_by_link_and_the_game_begins(house: House, company: Company) -> None:
    agnes, barnaby = company.person(house), company.person(house, phone=True)
    path = agnes.set_table("Agnes", seats=3)
    ready = agnes.page.get_by_role("status").filter(has_text="Waiting for")
    expect(ready).to_contain_text("Waiting for you and 2 free chairs.")

    barnaby.sit_down(path, "Barnaby")
    expect(ready).to_contain_text("Waiting for you, Barnaby and one free chair.")
    barnaby.say("Moustache board again?")
    expect(agnes.page.get_by_role("log")).to_contain_text("Moustache board again?")

    agnes.press("Add a bot")
    agnes.press("Sharp")
    expect(barnaby.page.get_by_role("region", name="Who sits where")).to_contain_text("Sharp")
    barnaby.get_ready()
    expect(ready).to_contain_text("Waiting for you.")
    agnes.get_ready()
    agnes.sees_game()
    expect(barnaby.page.get_by_role("navigation", name="Panels")).to_be_visible()
    expect(barnaby.page.get_by_role("status").filter(has_text=re.compile("to play|Your turn"))).to_be_visible()


def test_one_button_stands_out_to_a_guest(house: House, company: Company) -> None:
    agnes, guest = company.person(house), company.person(house, phone=True)
    path = agnes.set_table("Agnes", seats=4)
    guest.visit(path)
    expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(3)
    expect(guest.page.locator("main .btn.go")).to_have_text(["Sit down"])
    guest.page.locator("#take-name").fill("Barnaby")
    guest.page.get_by_role("button", name="Sit here").last.click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    expect(guest.page.locator("main .btn.go")).to_have_text(["I am ready"])


def test_two_people_of_one_name_are_told_so(house: House, company: Company) -> None:
    agnes, other = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    other.visit(path)
    other.page.locator("#take-name").fill("Agnes")
    other.press("Sit down")
    expect(other.page.get_by_role("status", name="Notices")).to_contain_text("called Agnes already")


def test_only_who_set_the_table_changes_it(house: House, company: Company) -> None:
    agnes, barnaby = company.person(house), company.person(house)
    path = agnes.set_table("Agnes", seats=3)
    barnaby.sit_down(path, "Barnaby")
    expect(barnaby.page.get_by_role("button", name="Add a bot")).to_have_count(0)
    expect(barnaby.page.get_by_role("button", name="Chin", exact=True)).to_be_disabled()
    agnes.press("Chin")
    expect(barnaby.page.get_by_role("button", name="Chin", exact=True)).to_have_attribute("aria-pressed", "true")
    agnes.press("Take the Fern chair away")
    expect(barnaby.page.get_by_text("Free seat")).to_have_count(0)
    agnes.press("Add a chair")
    expect(barnaby.page.get_by_text("Free seat")).to_have_count(1)


def test_a_chair_that_is_freed_has_no_owner_any_more(house: House, company: Company) -> None:
    agnes, barnaby = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    barnaby.sit_down(path, "Barnaby")
    agnes.press("Free the chair of Barnaby")
    expect(barnaby.page.get_by_role("status", name="Notices")).to_contain_text("no longer yours")
    expect(barnaby.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    barnaby.page.reload()
    expect(barnaby.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_one_may_stand_up_again(house: House, company: Company) -> None:
    agnes, barnaby = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    barnaby.sit_down(path, "Barnaby")
    barnaby.press("Leave the table")
    barnaby.press("Stand up for good")
    expect(barnaby.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(agnes.page.get_by_text("Free seat")).to_be_visible()


def test_a_reload_keeps_the_seat(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.set_table("Agnes")
    agnes.get_ready()
    agnes.page.reload()
    expect(agnes.page.get_by_text("Ginger, you set the table")).to_be_visible()
    expect(agnes.page.get_by_role("button", name="Not yet after all")).to_be_visible()


def test_a_personal_link_opens_the_seat_on_a_second_device(house: House, company: Company) -> None:
    agnes, phone = company.person(house), company.person(house, phone=True)
    path = agnes.set_table("Agnes")
    link = agnes.personal_link()
    assert re.fullmatch(re.escape(house.url + path) + r"#[\w-]{32}", link)

    phone.page.goto(link)
    expect(phone.page.get_by_text("Ginger, you set the table")).to_be_visible()
    assert phone.page.url == house.url + path  # the secret is out of sight at once
    assert phone.page.evaluate("history.length") <= 2
    phone.get_ready()
    expect(agnes.page.get_by_role("button", name="Not yet after all")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_text("Ginger, you set the table")).to_be_visible()


def test_a_wrong_personal_link_gives_an_onlooker_and_takes_no_seat_away(house: House, company: Company) -> None:
    agnes, stranger = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    forged = f"{path}#{'x' * 32}"
    stranger.visit(forged)
    expect(stranger.page.get_by_role("status", name="Notices")).to_contain_text("opens no seat")
    expect(stranger.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    agnes.visit("/")
    agnes.visit(forged)
    expect(agnes.page.get_by_text("Ginger, you set the table")).to_be_visible()


def test_names_and_chat_are_text_whatever_they_are(house: House, company: Company) -> None:
    agnes, guest = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    guest.sit_down(path, "<i>{name}</i>")
    guest.say("<img src=x onerror=alert(1)> {names|colours}")
    expect(agnes.page.get_by_role("region", name="Who sits where")).to_contain_text("<i>{name}</i>")
    expect(agnes.page.get_by_role("log")).to_contain_text("<img src=x onerror=alert(1)> {names|colours}")
    expect(agnes.page.get_by_role("status").filter(has_text="Waiting for")).to_contain_text("<i>{name}</i>")


def test_the_focus_stays_near_what_was_pressed(house: House, company: Company) -> None:
    agnes = company.person(house)
    path = agnes.set_table("Agnes", seats=3)
    agnes.page.get_by_role("button", name="Add a bot").first.press("Enter")
    expect(agnes.page.get_by_role("button", name="Gentle")).to_be_focused()
    guest = company.person(house)
    guest.visit(path)
    guest.page.locator("#take-name").fill("Barnaby")
    guest.page.locator("#take-name").press("Enter")
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert guest.page.evaluate("document.activeElement !== document.body")
    guest.page.get_by_role("button", name="I am ready").press("Enter")
    agnes.page.get_by_role("button", name="I am ready").press("Enter")
    agnes.sees_game()
    expect(agnes.page.get_by_role("heading", level=1, name="Beardsmith")).to_be_focused()
