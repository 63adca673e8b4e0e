"""The chat of a table: who said what and when, how much, and whom one does not wish to hear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing

pytestmark = pytest.mark.e2e


def test_a_person_is_muted_for_one_reader_and_heard_again(house: House, company: Company) -> None:
    agnes, wilf = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    wilf.sit_down(path, "Wilf")
    log = agnes.page.get_by_role("log")
    wilf.say("Ho ho")
    expect(log).to_contain_text("Ho ho")
    expect(log.locator("time")).to_have_text(re.compile(r"\d\d:\d\d"))

    agnes.press("Mute Wilf")
    expect(log).to_contain_text("Wilf is muted: one line")
    expect(log).not_to_contain_text("Ho ho")
    wilf.say("And again")
    expect(log).to_contain_text("Wilf is muted: 2 lines")
    expect(wilf.page.get_by_role("log")).to_contain_text("And again")  # who is muted does not learn of it
    find_nothing(agnes.page)

    agnes.page.reload()
    expect(log).to_contain_text("Wilf is muted: 2 lines")
    agnes.press("Hear again Wilf")
    expect(log).to_contain_text("Ho ho")
    expect(log).to_contain_text("And again")


def test_links_are_text_and_long_words_break(house: House, company: Company) -> None:
    agnes = company.person(house, phone=True)
    agnes.set_table("Agnes")
    log = agnes.page.get_by_role("log")
    agnes.say("https://example.org/ " + "beard" * 60)
    expect(log).to_contain_text("https://example.org/")
    expect(log.get_by_role("link")).to_have_count(0)
    assert log.evaluate("log => log.scrollWidth - log.clientWidth") <= 0


def test_the_room_that_is_left_is_shown_when_it_runs_out(house: House, company: Company) -> None:
    agnes = company.person(house)
    agnes.set_table("Agnes")
    field = agnes.page.get_by_label("Say something")
    room = agnes.page.get_by_text(re.compile(r"^room for"))
    field.fill("b" * 300)
    expect(room).to_have_count(0)
    field.fill("b" * 399)
    expect(room).to_have_text("room for one more character")
    field.press("End")
    agnes.page.keyboard.type("xyz")
    expect(field).to_have_value("b" * 399 + "x")
    expect(room).to_have_text("room for 0 more characters")


def test_an_onlooker_who_is_refused_a_name_keeps_what_was_written(house: House, company: Company) -> None:
    agnes, passer_by = company.person(house), company.person(house)
    path = agnes.set_table("Agnes")
    passer_by.visit(path)
    field = passer_by.page.get_by_label("Say something")
    name = passer_by.page.locator("form", has=field).get_by_label("Your name")
    name.fill("Agnes")
    passer_by.say("Good evening")
    expect(passer_by.page.get_by_text("is called Agnes already")).to_be_visible()
    expect(field).to_have_value("Good evening")
    name.fill("Dorothea")
    field.press("Enter")
    expect(agnes.page.get_by_role("log")).to_contain_text("Good evening")
    expect(field).to_have_value("")
    # Nobody is offered to mute themselves.
    expect(agnes.page.get_by_role("button", name="Mute Dorothea")).to_be_visible()
    expect(passer_by.page.get_by_role("log")).to_contain_text("Good evening")
    expect(passer_by.page.get_by_role("button", name="Mute Dorothea")).to_have_count(0)
