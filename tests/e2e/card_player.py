"""What people do at the tables of several card games: by mouse, by touch, and by keyboard alone."""

from __future__ import annotations

import re
from typing import ClassVar

from playwright.sync_api import Locator, Page, Position, expect
from tests.e2e.people import Person

PATIENCE = 20_000
"""So long, in milliseconds, others may take; it is not measured."""


class CardPlayer:
    """Somebody with a hand of cards."""

    index: ClassVar[Position]
    """Where a mouse meets a card whatever lies over it."""

    def __init__(self, person: Person, *, keyboard: bool = False, touch: bool = False) -> None:
        self.person = person
        self.keyboard = keyboard
        self.touch = touch

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def hand(self) -> Locator:
        """The cards of the own hand."""
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="What happened, newest first")

    def press(self, target: Locator) -> None:
        """Press with what this person presses with."""
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()

    def pick(self, name: str) -> None:
        """Pick a card of the hand that is not picked yet."""
        group = self.page.get_by_role("group", name="Your hand")
        card = group.get_by_role("button", name=re.compile(f"^{name},"), pressed=False).first
        if self.keyboard:
            self.press(card)
        elif self.touch:
            card.tap(position={"x": 8, "y": 12})
        else:
            card.click(position=self.index)

    def waits_for_turn(self) -> None:
        """Wait until it is this person's turn, or this person is asked."""
        expect(self.page.locator(".turnline.yours")).to_have_count(1, timeout=PATIENCE)
