"""A whole game of Handsome through the page. At a challenge table any string of letters will do for a word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.company import Company
from tests.e2e.dandies import Dandy
from tests.e2e.house import House
from tests.e2e.keyboard import Keys
from tests.e2e.test_accessibility import find_nothing

pytestmark = pytest.mark.e2e

AGNES, BARNABY, CORA = range(3)


def test_three_people_play_at_a_challenge_table_to_the_score_pad(house: House, company: Company) -> None:
    agnes, cora = Dandy(company.person(house)), Dandy(company.person(house, color_scheme="dark"))
    barnaby = Dandy(company.person(house, phone=True))
    everybody = (agnes, barnaby, cora)
    path = agnes.person.set_table("Agnes", seats=3, game="handsome")
    barnaby.person.sit_down(path, "Barnaby")
    cora.person.sit_down(path, "Cora")
    agnes.person.press("Challenge")
    for dandy in everybody:
        dandy.person.get_ready()

    # A choice is sealed; who is awaited is shown, and nothing else.
    agnes.give()
    others = cora.page.get_by_role("list", name="The others")
    expect(others).to_contain_text(re.compile("Agnes.*ready.*Barnaby.*choosing"))
    barnaby.give()
    cora.give()

    # What no card gives is refused with the rule; a change of mind is welcome.
    letters = agnes.consonants
    missing = next(letter for letter in "BCDFGH" if letter not in letters)
    agnes.write(f"a{missing}")
    expect(agnes.desk).to_contain_text(missing)
    expect(agnes.desk.get_by_role("button", name="HA-3.1")).to_be_visible()
    expect(agnes.desk.get_by_role("button", name="Hand in")).to_be_disabled()
    agnes.hand_in(f"aa{letters}")
    expect(agnes.desk).to_contain_text(f"Handed in: aa{letters.lower()}")
    expect(others).to_contain_text(re.compile("Agnes.*ready.*Barnaby.*writing"))
    expect(cora.page.locator("body")).not_to_contain_text(letters.lower())
    agnes.hand_in(f"a{letters}")
    find_nothing(agnes.page)
    barnaby.tap("aei")
    find_nothing(barnaby.page)
    barnaby.desk.get_by_role("button", name="Hand in").tap()
    cora.desk.get_by_role("button", name="I have no word").click()

    # Barnaby doubts the word of Agnes, and rightly so.
    expect(barnaby.row(1, AGNES).get_by_role("img", name=f"a{letters.lower()}")).to_be_visible()
    expect(cora.row(1, CORA)).to_contain_text("no word")
    find_nothing(cora.page)
    barnaby.row(1, AGNES).get_by_role("button", name="Challenge").tap()
    expect(agnes.row(1, AGNES)).to_contain_text("crossed out: not in the dictionary")
    for dandy in everybody:
        dandy.say_done()
    expect(agnes.row(1, AGNES)).to_contain_text("0 points")
    expect(barnaby.row(1, BARNABY)).to_contain_text("1 point")
    for dandy in everybody:
        dandy.go_on(2)

    # Nobody doubts anything any more, so Agnes has the most of each suit on her cards, and the longest word.
    number = 2
    play_round(everybody, number)
    while not has_ended(agnes):
        for dandy in everybody:
            dandy.go_on(number + 1)
        number += 1
        play_round(everybody, number)

    for dandy in everybody:
        expect(dandy.page.get_by_role("heading", level=1)).to_have_text("Agnes is dressed to the nines")
        expect(dandy.page.get_by_role("row", name=re.compile("^Total"))).to_contain_text(re.compile(r"\d"))
    expect(cora.page.get_by_role("article")).to_contain_text("it is not in the dictionary")
    find_nothing(barnaby.page)


def play_round(everybody: tuple[Dandy, Dandy, Dandy], number: int) -> None:
    """One round in which Barnaby wears his old word again."""
    agnes, barnaby, cora = everybody
    for dandy in everybody:
        dandy.give()
    agnes.hand_in("a" * number + agnes.consonants)
    cora.hand_in("o" * number)
    barnaby.write("aei")
    expect(barnaby.desk).to_contain_text("Worn in round 1 by Barnaby")
    barnaby.hand_in("aei")
    for dandy in everybody:
        dandy.expect_reveal(number)
        dandy.say_done()
    expect(agnes.row(number, AGNES)).to_contain_text(re.compile("[234] points"))
    expect(agnes.row(number, BARNABY)).to_contain_text("crossed out: worn in round 1 by Barnaby")


def has_ended(dandy: Dandy) -> bool:
    """Whether the round that was scored last was the last."""
    go_on = dandy.page.get_by_role("button", name="On to round")
    bill = dandy.page.get_by_role("heading", level=1, name="dressed to the nines")
    expect(go_on.or_(bill)).to_be_visible()
    return bill.is_visible()


def test_own_words_are_agreed_on_and_a_round_is_played_by_keys_alone(house: House, company: Company) -> None:
    agnes, barnaby = Dandy(company.person(house)), Dandy(company.person(house))
    keys = Keys(agnes.page)
    barnaby.person.sit_down(agnes.person.set_table("Agnes", game="handsome"), "Barnaby")

    # A word that is none is answered beside its field, and the table goes by what it had.
    added = agnes.page.get_by_label("Words that count here too")
    added.fill("Plinter, 2u")
    added.press("Enter")
    expect(agnes.page.get_by_role("status").filter(has_text="“2u” cannot be added")).to_be_visible()
    expect(added).to_have_accessible_description("Not taken: the table goes by what stood here before.")
    find_nothing(agnes.page)
    added.fill("Plinter, aeaea")
    added.press("Enter")
    expect(added).to_have_attribute("aria-invalid", "false")
    expect(barnaby.page.get_by_label("Words that count here too")).to_have_value("Plinter, aeaea")
    agnes.person.press("Helper")
    for dandy in (agnes, barnaby):
        dandy.person.get_ready()
    expect(barnaby.page.get_by_text("Counts here too: aeaea, plinter.")).to_be_visible()

    find_nothing(agnes.page)

    # Agnes gives two cards.
    keys.go_to(": keep")
    keys.press("Space")
    keys.go_to(": keep")
    keys.press("Enter")
    keys.go_to("Give ")
    keys.press("Enter")
    expect(agnes.page.get_by_role("button", name=": given")).to_have_count(2)
    assert "given" in keys.at.name
    barnaby.give_two()

    # The field is ready; at this table a word of the table's own is real, and any other nonsense is not.
    expect(agnes.field).to_be_focused()
    agnes.page.keyboard.type("aeiea")
    expect(agnes.desk.get_by_role("button", name="HA-4.3")).to_be_visible()
    for _ in range(3):
        keys.press("Backspace")
    agnes.page.keyboard.type("aea")
    keys.press("Enter")  # at once: the word goes off as soon as the server has judged it
    expect(agnes.desk).to_contain_text("Handed in: aeaea")
    expect(agnes.field).to_be_focused()
    barnaby.desk.get_by_role("button", name="I have no word").click()

    # The words have the focus once they are turned up; then it goes on to the next round.
    reveal = agnes.expect_reveal(1)
    expect(reveal.get_by_role("heading")).to_be_focused()
    expect(agnes.row(1, AGNES)).to_contain_text("1 point")
    keys.go_to("On to round 2")
    keys.press("Enter")
    expect(agnes.page.get_by_role("region", name="Your cards")).to_be_visible()
    assert "keep" in keys.at.name
    log = agnes.page.get_by_role("list", name="What happened")
    expect(log).to_contain_text("The words: Agnes aeaea and Barnaby none.")
    expect(log).to_contain_text("Points: Agnes +1.")
    find_nothing(agnes.page)
