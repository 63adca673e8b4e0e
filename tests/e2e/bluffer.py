"""What people do at a table of The Epic Beard Game: by mouse, by touch, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect
from tests.e2e.people import Person

from chinwag.games.epic.actions import Card

PATIENCE = 20_000
"""So long, in milliseconds, others may take; it is not measured."""


def called(card: Card) -> str:
    """A card by the name that the page gives it."""
    return f"{card.colour} {card.character}"


class Bluffer:
    """Somebody at a table of The Epic Beard Game."""

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
    def prompt(self) -> Locator:
        """The question to the target of a pair."""
        return self.page.get_by_role("dialog", name="Do you believe it?")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="What happened, newest first")

    def holds(self) -> list[str]:
        """The cards of the own hand by their names."""
        labels = self.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return [label.split(",")[0] for label in labels]

    def matching(self) -> list[str]:
        """The cards of the own hand that match."""
        labels = self.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return [label.split(",")[0] for label in labels if ", matches" in label]

    def press(self, target: Locator) -> None:
        """Press with what this person presses with."""
        if self.keyboard:
            target.focus()
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()

    def waits_for_turn(self) -> None:
        """Wait until it is this person's turn, or this person is asked."""
        expect(self.page.locator(".turnline.yours")).to_have_count(1, timeout=PATIENCE)

    def turn_is_over(self) -> None:
        """Wait until this person is not awaited any more."""
        expect(self.page.locator(".turnline.yours")).to_have_count(0, timeout=PATIENCE)

    def pick(self, name: str, pressed: bool = True) -> Locator:
        """Pick a card of the hand that is not picked yet. Its index is always in sight, whatever lies over it."""
        card = self.page.get_by_role("group", name="Your hand").get_by_role(
            "button", name=re.compile(f"^{name}"), pressed=False
        )
        number = card.first
        if self.keyboard:
            self.press(number)
        elif self.touch:
            number.tap(position={"x": 8, "y": 12})
        else:
            number.click(position={"x": 32, "y": 34})
        return number

    def discard(self, name: str) -> None:
        """Discard a card: pick it, and press the button."""
        self.pick(name)
        self.press(self.page.get_by_role("button", name=re.compile("^Discard it")))
        self.turn_is_over()

    def draw(self) -> None:
        """Draw a card from the pile."""
        self.press(self.page.get_by_role("button", name=re.compile("^Draw a card. ")))
        self.turn_is_over()

    def lay(self, pair: Sequence[str], target: str | None = None) -> None:
        """Pick two cards for a pair and a target, and see what will be said; not yet lay them down."""
        self.press(self.page.get_by_role("button", name="Declare a pair"))
        for name in pair:
            self.pick(name)
        if target is not None:
            self.press(self.panel.get_by_role("button", name=target))

    @property
    def panel(self) -> Locator:
        """The panel in which a pair is laid."""
        return self.page.get_by_role("group", name="Declare a pair")

    def declare(self, pair: Sequence[str], target: str | None = None) -> None:
        """Declare a pair."""
        self.lay(pair, target)
        self.press(self.page.get_by_role("button", name=re.compile("^Lay them down")))
        self.turn_is_over()

    def answer(self, believes: bool) -> None:
        """Answer the question, once it is asked."""
        expect(self.prompt).to_be_visible(timeout=PATIENCE)
        self.press(self.prompt.get_by_role("button", name="I believe it" if believes else "I doubt it"))
        expect(self.prompt).to_have_count(0, timeout=PATIENCE)
