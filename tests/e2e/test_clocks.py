"""Time and absence through the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dealt import deal
from tests.e2e.house import House
from tests.e2e.test_accessibility import find_nothing
from tests.e2e.test_epic import NAMES, find_deal

from chinwag.games import GAMES
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Declare
from chinwag.table.clocks import Clocks

pytestmark = pytest.mark.e2e

PATIENCE = 30_000


def test_case_03_a_fuse_runs_out_and_the_mildest_is_played(tmp_path: Path, company: Company) -> None:
    found = find_deal()
    target = 1 - found.starter
    database = tmp_path / "tables.sqlite"
    declared = [(found.starter, Declare(target, found.bluff))]
    paths = deal(database, RULES, NAMES, found.seed, declared, clocks=Clocks(windows={"answer": 10}))
    with House(database) as house:
        asked, other = company.person(house), company.person(house)
        asked.visit(paths[target])
        other.visit(paths[found.starter])
        prompt = asked.page.get_by_role("dialog", name="Do you believe it?")
        expect(prompt.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"^0:\d\d left$"))
        expect(other.page.locator(".turnline").get_by_role("timer")).to_be_visible()
        log = other.page.get_by_role("list", name="What happened, newest first")
        find_nothing(asked.page)
        expect(asked.page.locator("[aria-live=polite]", has_text="Ten seconds left.")).to_have_count(
            0
        )  # of ten in all
        expect(log).to_contain_text(f"{NAMES[target]}’s time ran out", timeout=PATIENCE)
        expect(log).to_contain_text(f"{NAMES[target]} believes")
        expect(prompt).to_be_hidden()


def test_the_last_ten_seconds_are_told_to_who_is_awaited_alone(tmp_path: Path, company: Company) -> None:
    found = find_deal()
    target = 1 - found.starter
    database = tmp_path / "tables.sqlite"
    declared = [(found.starter, Declare(target, found.bluff))]
    paths = deal(database, RULES, NAMES, found.seed, declared, clocks=Clocks(windows={"answer": 20}))
    with House(database) as house:
        asked, other = company.person(house, color_scheme="dark"), company.person(house, phone=True)
        asked.visit(paths[target])
        other.visit(paths[found.starter])
        told = "[aria-live=polite]"
        expect(asked.page.locator(told, has_text="Ten seconds left.")).to_have_count(1, timeout=PATIENCE)
        expect(other.page.locator(told, has_text="Ten seconds left.")).to_have_count(0)
        find_nothing(asked.page)
        find_nothing(other.page)


def test_case_12_somebody_walks_off_a_bot_plays_on_and_the_seat_is_taken_back(
    tmp_path: Path, company: Company
) -> None:
    database = tmp_path / "tables.sqlite"
    rules = GAMES["beardsmith"]
    host_path, guest_path = deal(database, rules, ("Agnes", "Barnaby"), bytes(32))
    with House(database, grace=2) as house:
        host, guest = company.person(house), company.person(house)
        host.visit(host_path)
        guest.visit(guest_path)
        bar = host.page.locator(".awaybar")
        expect(host.page.get_by_role("list", name="What happened, newest first")).to_be_visible()
        guest.visit("/")
        expect(bar).to_contain_text("Barnaby is away.", timeout=PATIENCE)
        find_nothing(host.page)
        host.press("Let a bot play for Barnaby")
        log = host.page.get_by_role("list", name="What happened, newest first")
        expect(log).to_contain_text("Barnaby is away; a bot plays on from that seat.")
        expect(bar).to_have_count(0)
        guest.visit(guest_path)
        expect(log).to_contain_text("Barnaby is back.")


def test_one_line_tells_of_several_who_are_away(tmp_path: Path, company: Company) -> None:
    """What can be done about each stands in a dialog, which goes when one line is enough again."""
    database = tmp_path / "tables.sqlite"
    paths = deal(database, GAMES["beardsmith"], ("Agnes", "Barnaby", "Clementine"), bytes(32))
    with House(database, grace=1) as house:
        host = company.person(house)
        host.visit(paths[0])
        bar = host.page.locator(".awaybar")
        expect(bar).to_contain_text("2 seats wait for somebody.", timeout=PATIENCE)
        host.press("What now?")
        dialog = host.page.get_by_role("dialog", name="2 seats wait for somebody.")
        expect(dialog.get_by_role("listitem")).to_have_count(2)
        find_nothing(host.page)
        dialog.get_by_role("button", name="Let a bot play for Barnaby").click()
        expect(dialog).to_have_count(0)
        expect(bar).to_contain_text("Clementine is away.")
        host.page.set_viewport_size({"width": 390, "height": 844})
        host.press("What now?")
        dialog = host.page.get_by_role("dialog", name="Clementine is away.")
        dialog.get_by_role("button", name="Free the seat of Clementine for somebody new").click()
        host.page.get_by_role("dialog").get_by_role("button", name="Free the seat", exact=True).click()
        expect(bar).to_contain_text("The seat of Clementine is free.")


def test_a_seat_is_replaced_and_a_table_closed_and_opened_again(tmp_path: Path, company: Company) -> None:
    database = tmp_path / "tables.sqlite"
    rules = GAMES["beardsmith"]
    host_path, guest_path = deal(database, rules, ("Agnes", "Barnaby"), bytes(32))
    with House(database, grace=1) as house:
        host, late = company.person(house), company.person(house)
        host.visit(host_path)
        host.press("Free the seat of Barnaby for somebody new")
        host.page.get_by_role("dialog").get_by_role("button", name="Free the seat", exact=True).click()
        expect(host.page.locator(".awaybar")).to_contain_text("The seat of Barnaby is free.")
        late.visit(guest_path.partition("#")[0])
        late.press("Take this seat")
        late.page.get_by_role("textbox").first.fill("Zoe")
        late.page.get_by_role("dialog").get_by_role("button", name="Take this seat").click()
        log = host.page.get_by_role("list", name="What happened, newest first")
        expect(log).to_contain_text("Zoe sits down and plays on.")
        host.press("Leave the table")
        host.press("Close the table")
        for person in (host, late):
            expect(person.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
        expect(late.page.get_by_role("button", name="Open it again")).to_have_count(0)
        find_nothing(host.page)
        host.press("Open it again")
        expect(late.page.get_by_role("list", name="What happened, newest first")).to_contain_text(
            "opened the table again"
        )


def test_a_table_chooses_its_clocks(house: House, company: Company) -> None:
    agnes, guest = company.person(house), company.person(house)
    path = agnes.set_table("Agnes", game="handsome")
    guest.visit(path)
    clocks = agnes.page.get_by_role("region", name="Clocks")
    clocks.get_by_role("group", name="Time to write").get_by_role("button", name="90 s").click()
    agnes.press("For each move")
    there = guest.page.get_by_role("region", name="Clocks")
    for group, chosen in (("Time to write", "90 s"), ("Time to play", "For each move"), ("For each move", "2 min")):
        button = there.get_by_role("group", name=group, exact=True).get_by_role("button", name=chosen, exact=True)
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(button).to_be_disabled()
    find_nothing(agnes.page)
    agnes.press("Days")
    expect(there.get_by_role("group", name="Time to write")).to_have_count(0)


def test_case_21_the_turn_is_marked_wherever_the_player_looks(tmp_path: Path, company: Company) -> None:
    """Another page is in front, and nobody looks at it: title and notification tell it all the same."""
    database = tmp_path / "tables.sqlite"
    starter = find_deal().starter
    paths = deal(database, RULES, NAMES, find_deal().seed)
    with House(database) as house:
        away, other = company.person(house, permissions=["notifications"]), company.person(house)
        away.page.add_init_script(NOTES)
        away.visit(paths[1 - starter])
        expect(away.page.locator(".turnline")).to_be_visible()
        away.press("Settings")
        away.page.get_by_role("switch", name="Tell me when it is my turn").click()
        away.page.keyboard.press("Escape")
        away.visit("/rules")
        away.page.evaluate("document.hasFocus = () => false")
        other.visit(paths[starter])
        other.press("Draw a card")
        expect(away.page).to_have_title("● Your turn – Chinwag", timeout=PATIENCE)
        assert away.page.evaluate("window.notes") == ["Your turn – Chinwag"]
        away.visit("/")
        mine = away.page.get_by_role("region", name="Continue").get_by_role("listitem").first
        expect(mine).to_contain_text("Your turn")


NOTES = """
window.notes = [];
window.Notification = class { constructor(title) { window.notes.push(title); } static permission = 'granted';
  static requestPermission = async () => 'granted'; };
"""
"""A browser without a screen shows no notifications: what would be shown is written down."""


def test_a_seat_is_given_up_by_a_second_press_and_the_personal_link_brings_it_back(
    tmp_path: Path, company: Company
) -> None:
    database = tmp_path / "tables.sqlite"
    host_path, guest_path = deal(database, GAMES["beardsmith"], ("Agnes", "Barnaby"), bytes(32))
    with House(database) as house:
        host, guest = company.person(house), company.person(house)
        host.visit(host_path)
        guest.visit(guest_path)
        log = host.page.get_by_role("list", name="What happened, newest first")
        guest.press("Leave the table")
        guest.press("Give up my seat")
        sure = guest.page.get_by_role("dialog", name="Give up your seat?")
        expect(sure).to_contain_text("only your personal link brings you back")
        find_nothing(guest.page)
        sure.get_by_role("button", name="Keep it").click()
        expect(sure).to_have_count(0)
        expect(guest.page.get_by_text("You are looking on")).to_have_count(0)
        guest.press("Leave the table")
        guest.press("Give up my seat")
        sure.get_by_role("button", name="Give up my seat").click()
        expect(guest.page.get_by_role("status", name="Notices")).to_contain_text("no longer yours")
        expect(log).to_contain_text("Barnaby has left; a bot plays on from that seat.")
        guest.visit("/")
        guest.visit(guest_path)
        expect(log).to_contain_text("Barnaby is back.")
