"""A whole game of each kind by keyboard alone: from the first page to the bill, and on to the next game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.company import Company
from tests.e2e.house import House
from tests.e2e.keyboard import Keys

pytestmark = pytest.mark.e2e

PATIENCE = 20_000
"""So long, in milliseconds, others may take; it is not measured."""
MOST_PRESSES = 200
"""Nobody who plays needs so many."""
WORDS = ("aeio", "eia", "oui", "io")
"""Nothing but vowels: they need no cards."""
LINE = re.compile(r"(?P<sentence>.+?)(?: [A-Z]{2}-[\d.]+)?\n+(?P<step>\d+)")
"""A line of the log: what happened, perhaps its rule, and its moment."""


class Player(NamedTuple):
    """Somebody who presses what she likes best of all that she comes upon."""

    game: str
    """The game as it is called on the shelf."""
    wishes: tuple[str, ...]
    """What she presses, the dearest first. As things are called: group, colon, name."""
    option: str | None = None
    """What she chooses for a short game."""


PLAYERS = {
    "beardsmith": Player(
        "Beardsmith",
        (
            r"^The beard: .*: (fits with|the \w+ fits?\b)",
            r"^(?!The beard: )(?!.*fits nowhere).*(, open | wild| gum| scissors)",
        ),
        option="^Chin$",
    ),
    "epic": Player(
        "The Epic Beard Game",
        (
            r"I believe it|Lay them down|Discard it",
            r"^Your hand: .*, matches",
            r"^Declare a pair$",
            r"Draw a card\b",
            r"^Your hand: ",
        ),
    ),
    "handsome": Player("Handsome", (r"^Give |On to round|^Hand in", r": keep$|^Your word$")),
    "wizards": Player(
        "Beard Wizards",
        (
            r"Let it happen|Draw your cards|: Take |Cast it|Equip it|Perform it|Win the game|^Which artifact",
            r"It can pay\.|of the discard pile: ",
            # No attacks: they only make the game longer.
            r"\. (You have|Draw|At the|One of).*It can be played\.|^Choose cards|\bpossible\b",
            r"End turn|Really end it",
        ),
    ),
}


@pytest.mark.parametrize("game", PLAYERS)
def test_case_22_a_whole_game_by_keyboard_alone(house: House, company: Company, game: str) -> None:
    page = company.person(house, reduced_motion="reduce").page
    keys = Keys(page)
    page.goto(house.url)
    set_table(page, keys, PLAYERS[game])
    play(page, keys, PLAYERS[game].wishes)

    keys.go_to("^See the table$")
    keys.press("Enter")
    log = page.get_by_role("list", name="What happened, newest first").get_by_role("listitem")
    lines = [LINE.fullmatch(line) for line in log.all_inner_texts()]
    announced = " ".join(keys.heard)
    # Nobody is told of the deal: it lies there when the table comes up.
    told = [line["sentence"] for line in lines if line is not None and line["step"] != "0"]
    assert len(told) > 5
    assert [sentence for sentence in told if sentence not in announced] == []

    keys.go_to("^Score sheet")
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    keys.go_to("^Play again$")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="waiting room")).to_be_focused()
    assert keys.lost == []


def set_table(page: Page, keys: Keys, player: Player) -> None:
    """Set a table for two on the first page, and let a bot sit down."""
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    for wish in filter(None, (f"^{player.game}, ", "^2$", player.option)):
        keys.go_to(wish)
        keys.press("Enter")
    keys.go_to("^Your name$")
    keys.write("Agnes")
    keys.go_to("^Set the table$")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="waiting room")).to_be_focused()
    for wish in ("^Add a bot$", "^I am ready$"):
        keys.go_to(wish)
        keys.press("Enter")


def play(page: Page, keys: Keys, wishes: Sequence[str]) -> None:
    """Press one thing after the other until the bill comes."""
    bill = page.get_by_role("article").get_by_role("table")
    due = page.locator(".turnline.yours").or_(bill).first
    wished = [re.compile(wish) for wish in wishes]
    pressed: list[str] = []
    for _ in range(MOST_PRESSES):
        due.wait_for(timeout=PATIENCE)
        if bill.count() > 0:
            return
        place = keys.find(wished)
        if place is not None and place.is_field:
            keys.write(WORDS[len(pressed) % len(WORDS)])
        keys.press("Escape" if place is None else "Enter")
        assert keys.at  # whatever has the focus now
        pressed.append("" if place is None else place.said)
    raise AssertionError(f"the game does not end: {pressed[-20:]}")
