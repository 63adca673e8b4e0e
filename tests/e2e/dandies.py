"""What people do at a table of Handsome: in front of a screen, or by tapping cards and vowels on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.e2e.people import Person

_CARD = re.compile(r"^([A-Z])(?:,| or [A-Z],)")
_HALF = re.compile(r"^[A-Z], from ([A-Z]) or ([A-Z]),")


class Dandy:
    """Somebody at a table of Handsome, in front of a screen or with a phone."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def desk(self) -> Locator:
        """Where the word is written."""
        return self.page.get_by_role("form", name="Your word and your two cards")

    @property
    def field(self) -> Locator:
        return self.desk.get_by_label("Your word", exact=True)

    @property
    def consonants(self) -> str:
        """One letter of each card that this person may use."""
        self.field.wait_for()
        centre = self.page.get_by_role("group", name="The centre").get_by_role("button")
        own = self.desk.get_by_role("button", name=re.compile(r"^[A-Z](,| or )"))
        labels = [label or "" for cards in (centre, own) for label in _labels(cards)]
        halves = {match[1] for label in labels if (match := _HALF.match(label))}
        whole = {match[1] for label in labels if (match := _CARD.match(label)) and not _HALF.match(label)}
        return "".join(sorted(halves | whole))

    def give(self) -> None:
        """Give the first card of the hand to the centre."""
        cards = self.page.get_by_role("region", name="Your cards")
        cards.get_by_role("button", pressed=False).first.click()
        cards.get_by_role("button", name=re.compile("^Give ")).click()

    def give_two(self) -> None:
        """Give the first two cards of the hand to the centre, as two players do."""
        cards = self.page.get_by_role("region", name="Your cards")
        for _ in range(2):
            cards.get_by_role("button", pressed=False).first.click()
        cards.get_by_role("button", name=re.compile("^Give ")).click()

    def write(self, word: str) -> None:
        """Type a word."""
        self.field.fill(word)

    def tap(self, word: str) -> None:
        """Put a word of vowels together by touch."""
        for vowel in word.upper():
            self.desk.get_by_role("button", name=vowel, exact=True).tap()

    def hand_in(self, word: str) -> None:
        """Type a word and hand it in by Enter."""
        self.write(word)
        expect(self.desk.get_by_role("button", name=re.compile("^Hand "))).to_be_enabled()
        self.field.press("Enter")

    def expect_reveal(self, number: int) -> Locator:
        """The words of a round, once they are turned up."""
        reveal = self.page.get_by_role("region", name=f"Round {number}: the words")
        expect(reveal).to_be_visible()
        return reveal

    def row(self, number: int, seat: int) -> Locator:
        """The word of a seat among those that are turned up."""
        return self.expect_reveal(number).locator(f'[data-seat="{seat}"]')

    def say_done(self) -> None:
        """Have nothing more to challenge."""
        self.page.get_by_role("button", name=re.compile("^Done")).click()

    def go_on(self, number: int) -> None:
        """Put the words away for the next round."""
        self.page.get_by_role("button", name=f"On to round {number}").click()


def _labels(buttons: Locator) -> list[str | None]:
    labels: list[str | None] = buttons.evaluate_all("buttons => buttons.map(button => button.ariaLabel)")
    return labels
