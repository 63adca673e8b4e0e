"""What people do on the pages that are no game's own, in one line each."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.e2e.house import House


class Person:
    """Somebody with a browser. `page` is theirs to do with what is not here."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    def visit(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(self.house.url + path)

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def set_table(self, name: str, seats: int = 2, bots: bool = False, game: str | None = None) -> str:
        """Set a table of a game, or of the one in front on the first page; its path."""
        self.visit("/" if game is None else f"/?game={game}")
        self.page.get_by_label("Your name").fill(name)
        self.press(str(seats))
        if bots:
            self.press("With bots")
        self.press("Set the table")
        self.page.wait_for_url("**/t/*")
        return self.path

    def sit_down(self, path: str, name: str) -> None:
        """Open a link and take the first free chair."""
        self.visit(path)
        self.page.locator("#take-name").fill(name)
        self.press("Sit down")
        expect(self.page.get_by_role("button", name="I am ready")).to_be_visible()

    def get_ready(self) -> None:
        """Say that one is ready."""
        self.press("I am ready")

    def say(self, text: str) -> None:
        """Say something; the chat must be in front."""
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_label("Say something").press("Enter")

    def personal_link(self) -> str:
        """The link to one's own seat, from the dialog, which is closed again."""
        self.press("Share")
        self.press("Show my personal link")
        link = self.page.get_by_label("Your personal link", exact=True).inner_text()
        self.page.keyboard.press("Escape")
        return f"http://{link}"

    @property
    def path(self) -> str:
        """Where this person is, with whatever is in the address."""
        return self.page.url.removeprefix(self.house.url)

    def sees_game(self) -> None:
        """The game is on in front of this person."""
        expect(self.page.get_by_role("tab", name="Log")).to_be_visible()
        expect(self.page.locator(".crumb")).to_contain_text(re.compile(r"turn \d+ of \d+"))
