"""What a careful player works out from a view: which cards are unseen, what they cost, who may hold a pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb

from chinwag.games.epic.actions import Card
from chinwag.games.epic.view import EpicView


class Count:
    """The cards that a reader has not seen, with what follows from them. Everything comes from the view."""

    def __init__(self, view: EpicView) -> None:
        self.view = view
        self.penalty = {character.name: character.penalty for character in view.characters}
        self.special = {character.name: character.special for character in view.characters}
        self.top = view.discard_pile[-1]
        laid = view.declaration.cards if view.declaration is not None else None
        unseen = Counter({Card(colour, name): view.copies for colour in view.colours for name in self.penalty})
        unseen.subtract((*view.discard_pile, *view.hand, *(laid or ())))
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                unseen.subtract(known)
        self.unseen = +unseen
        self.unseen_cards = self.unseen.total()

    @property
    def mean_penalty(self) -> float:
        """What an unseen card costs in the mean."""
        if not self.unseen_cards:
            return 0.0
        cost = sum(self.penalty[card.character] * count for card, count in self.unseen.items())
        return cost / self.unseen_cards

    def chance_of_a_pair(self, seat: int, cards: int, onlooker: bool = False) -> float:
        """How likely a seat with so many cards is to hold two of the character on top.

        With `onlooker` it is as likely as it looks to somebody who does not see the reader's hand either.
        """
        character = self.top.character
        mine = [*self.view.hand] if onlooker else []
        pool = self.unseen_cards + len(mine)
        wanted = self._of(character, self.unseen.elements()) + self._of(character, mine)
        known = self.view.known[seat]
        missing = 2 - self._of(character, known)
        return at_least(missing, pool, wanted, max(0, cards - len(known)))

    @staticmethod
    def _of(character: str, cards: Iterable[Card]) -> int:
        return sum(card.character == character for card in cards)

    def matches(self, card: Card, top: Card) -> bool:
        """EB-3.1."""
        return card.colour == top.colour or card.character == top.character


def at_least(wanted: int, pool: int, good: int, drawn: int) -> float:
    """The chance that of so many cards drawn from a pool at least so many are good ones.

    >>> at_least(1, 4, 1, 2)
    0.5
    >>> at_least(0, 4, 1, 2), at_least(2, 4, 1, 2)
    (1.0, 0.0)
    """
    if wanted <= 0:
        return 1.0
    drawn = min(drawn, pool)
    ways = sum(
        comb(good, found) * comb(pool - good, drawn - found) for found in range(wanted, min(good, drawn) + 1)
    )
    return ways / comb(pool, drawn)
