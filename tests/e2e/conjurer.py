"""What people do at a table of Beard Wizards: by mouse, by touch, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Position, expect
from tests.e2e.card_player import CardPlayer
from tests.e2e.people import Person

from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    Use,
    WizardsAction,
)

VERB = re.compile("^(Cast it|Equip it|Use it|Perform it|Win the game|Answer with it|Send it to)")


def called(card: Card) -> str:
    """A card by the name that the page gives it."""
    return f"{card.colour} {card.name}"


class Conjurer(CardPlayer):
    """Somebody at a table of Beard Wizards, who knows the others by the names of their seats."""

    index = Position(x=10, y=16)

    def __init__(
        self, person: Person, names: Sequence[str], *, keyboard: bool = False, touch: bool = False
    ) -> None:
        super().__init__(person, keyboard=keyboard, touch=touch)
        self.names = names

    @property
    def prompt(self) -> Locator:
        """The question to the target of a spell."""
        return self.page.get_by_role("dialog", name="Answer with a counterspell?")

    @property
    def rituals(self) -> Locator:
        """The dialog with all rituals."""
        return self.page.get_by_role("dialog", name="Rituals")

    def place_of(self, name: str) -> Locator:
        """Another player's place on the table."""
        return self.page.get_by_role("region", name="Players").get_by_role("button", name=re.compile(f"{name}, "))

    def play(self, action: WizardsAction) -> None:
        """Carry an action out through the page, step by step."""
        match action:
            case Allow():
                self.press(self.prompt.get_by_role("button", name="Let it happen"))
            case Draw():
                self.press(self.page.get_by_role("button", name=re.compile("^Draw your cards")))
            case EndTurn():
                self.end_turn()
            case Pick(card):
                panel = self.page.get_by_role("group", name=re.compile("of the discard pile$"))
                self.press(panel.get_by_role("button", name=re.compile(f"^{called(card)},")).first)
                self.press(panel.get_by_role("button", name=f"Take {called(card)}"))
            case Perform(hairs, cards, target):
                self.open_rituals()
                self.press(self.rituals.get_by_role("listitem").nth(_place(hairs)).get_by_role("button").first)
                self.pay(cards)
                self.finish(target)
            case Equip(card):
                self.pick(called(card))
                self.finish()
            case Cast(card, target, artifact, cards):
                self.pick(called(card))
                self.pay(cards)
                self.finish(target, artifact)
            case Counter(card, target, artifact):
                self.pick(called(card))
                self.finish(target, artifact)
            case Use(card, target, artifact, cards):
                self.press(self.page.get_by_role("button", name=re.compile(f"^Use {card.name}")).first)
                self.pay(cards)
                self.finish(target, artifact)

    def open_rituals(self) -> None:
        """Open the rituals."""
        self.press(self.page.get_by_role("button", name=re.compile("^Rituals")))
        expect(self.rituals).to_be_visible()

    def pay(self, cards: Sequence[Card]) -> None:
        """Pick cards of the hand, in this order."""
        for card in cards:
            self.pick(called(card))

    def finish(self, target: int | None = None, artifact: Card | None = None) -> None:
        """Name the target where several may be, an artifact there, and press the button where one is left."""
        targets = self.page.get_by_role("group", name="Players to choose from")
        if target is not None and targets.count() > 0:
            self.press(targets.get_by_role("button", name=self.names[target]))
        elif target is None or artifact is None:
            self.press(self.page.get_by_role("button", name=VERB))
        if artifact is not None:
            choice = self.page.get_by_role("group", name=re.compile("^Which artifact"))
            only = self.page.get_by_role("button", name=VERB)
            named = choice.get_by_role("button", name=re.compile(called(artifact)))
            expect(choice.or_(only)).to_have_count(1)
            self.press(only if only.count() > 0 else named)

    def end_turn(self) -> None:
        """End the turn; asked twice where an action is left."""
        self.press(self.page.get_by_role("button", name=re.compile("^End turn")))
        sure = self.page.get_by_role("button", name=re.compile("^Really end it"))
        over = self.page.get_by_role("button", name=re.compile("^End turn not your turn"))
        expect(sure.or_(over)).to_have_count(1)
        if sure.count() > 0:
            self.press(sure)


def _place(hairs: int) -> int:
    """Where the ritual of so many hairs stands (BW-5.1)."""
    return (0, 2, 3, 5, 7).index(hairs)
