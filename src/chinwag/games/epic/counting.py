"""What a careful player works out from a view: which cards are unseen, what they cost, who may hold a pair."""

from __future__ import annotations

from collections import Counter
from math import comb

from chinwag.games.epic.actions import Card
from chinwag.games.epic.numbers import PAIR
from chinwag.games.epic.view import EpicView

Drawing = tuple[int, int, int]
"""The cards of a pool, how many of them are good ones, and how many are drawn."""


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

    def chance_of_a_pair(self, seat: int) -> float:
        """How likely a seat holds two of the character on top, in its hand or face down before it.

        Cards that stayed out of the last reshuffle are in the others' hands, and most of theirs are such cards: so
        they count apart from those that may as well be in the draw pile.
        """
        places = self._places(seat)
        all_places = sum(
            self._places(other) for other in range(len(self.view.hand_sizes)) if other != self.view.seat
        )
        out = self._stayed_out()
        rest = self.unseen - out
        missing = PAIR - self._of_the_top(Counter(self.view.known[seat]))
        good_out, good_rest = self._of_the_top(out), self._of_the_top(rest)
        return sum(
            chance * at_least(missing, (out.total(), good_out, stayed), (rest.total(), good_rest, places - stayed))
            for stayed, chance in enumerate(chances(all_places, out.total(), places))
            if chance
        )

    def _places(self, seat: int) -> int:
        """How many cards of another seat nobody knows, those of a declared pair among them."""
        declaration = self.view.declaration
        laid = PAIR if declaration is not None and declaration.declarer == seat else 0
        return self.view.hand_sizes[seat] + laid - len(self.view.known[seat])

    def _stayed_out(self) -> Counter[Card]:
        """What must be in the others' hands (EB-3.8), less what is known to be in one of them (EB-4.7)."""
        out = Counter(self.view.stayed_out)
        for seat, known in enumerate(self.view.known):
            if seat != self.view.seat:
                out.subtract(known)
        return +out

    def _of_the_top(self, cards: Counter[Card]) -> int:
        return sum(count for card, count in cards.items() if card.character == self.top.character)

    def matches(self, card: Card, top: Card) -> bool:
        """EB-3.1."""
        return card.colour == top.colour or card.character == top.character


def chances(pool: int, good: int, drawn: int) -> list[float]:
    """How likely none, one, two … of so many cards drawn from a pool are good ones.

    >>> chances(4, 1, 2)
    [0.5, 0.5]
    """
    ways = comb(pool, drawn)
    return [comb(good, found) * comb(pool - good, drawn - found) / ways for found in range(min(good, drawn) + 1)]


def at_least(wanted: int, one: Drawing, other: Drawing) -> float:
    """The chance that so many cards, drawn from two pools together, are good ones.

    >>> at_least(1, (4, 1, 2), (3, 0, 1))
    0.5
    >>> at_least(0, (4, 1, 2), (3, 0, 1)), at_least(2, (4, 1, 2), (3, 0, 1))
    (1.0, 0)
    """
    if wanted <= 0:
        return 1.0
    return sum(
        chance * other_chance
        for found, chance in enumerate(chances(*one))
        for other_found, other_chance in enumerate(chances(*other))
        if found + other_found >= wanted
    )
