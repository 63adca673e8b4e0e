"""What people do at a table of The Epic Beard Game: by mouse, by touch, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Position, expect
from tests.e2e.card_player import PATIENCE, CardPlayer

from chinwag.games.epic.actions import Card


def called(card: Card) -> str:
    """A card by the name that the page gives it."""
    return f"{card.colour} {card.character}"


class Bluffer(CardPlayer):
    """Somebody at a table of The Epic Beard Game."""

    index = Position(x=32, y=34)

    @property
    def prompt(self) -> Locator:
        """The question to the target of a pair."""
        return self.page.get_by_role("dialog", name="Do you believe it?")

    def holds(self) -> list[str]:
        """The cards of the own hand by their names."""
        labels = self.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return [label.split(",")[0] for label in labels]

    def matching(self) -> list[str]:
        """The cards of the own hand that match."""
        labels = self.hand.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return [label.split(",")[0] for label in labels if ", matches" in label]

    def turn_is_over(self) -> None:
        """Wait until this person is not awaited any more."""
        expect(self.page.locator(".turnline.yours")).to_have_count(0, timeout=PATIENCE)

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
