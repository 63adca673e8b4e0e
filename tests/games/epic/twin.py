"""The rules once more, as plainly as can be: lists of cards, one step after another, nothing kept, nothing quick.

It works on positions and tries every action that can be written down. Nothing of the engine is used but the types
at the edge and the shuffles.
"""

from __future__ import annotations

from itertools import product

from tests.games.epic.tables import DECK, NAMES, in_order

from chinwag.core.chance import Chance, shuffled
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.position import EpicPosition, Laid
from chinwag.games.epic.view import RoundPad

VALUES = dict(zip(NAMES.values(), (1, 2, 3, 4, 5, 6, 7, 10, 15), strict=True))
KINDS = list(dict.fromkeys(DECK))
EVERYTHING: list[EpicAction] = [
    *(Draw(), Believe(), Doubt()),
    *(Discard(card) for card in KINDS),
    *(Declare(target, pair) for target in range(6) for pair in product(KINDS, KINDS)),
]
"""Every action that can be written down."""


class WantOfCards(Exception):  # noqa: N818
    """The round ends at once."""


class Twin:
    """A game at a position."""

    def __init__(self, position: EpicPosition, chance: Chance) -> None:
        self.chance = chance
        self.round, self.dealer, self.turn = position.round, position.dealer, position.turn
        self.hands = [list(hand) for hand in position.hands]
        self.known = [list(some) for some in position.known]
        self.stayed_out = [list(some) for some in position.stayed_out]
        self.draw_pile, self.discard_pile = list(position.draw_pile), list(position.discard_pile)
        self.laid, self.reshuffles = position.laid, position.reshuffles
        self.chips, self.pads = list(position.chips), list(position.pads)
        self.seats = len(self.hands)

    def position(self) -> EpicPosition:
        return EpicPosition(
            round=self.round,
            dealer=self.dealer,
            turn=self.turn,
            laid=self.laid,
            reshuffles=self.reshuffles,
            hands=tuple(in_order(hand) for hand in self.hands),
            known=tuple(in_order(some) for some in self.known),
            stayed_out=tuple(in_order(some) for some in self.stayed_out),
            draw_pile=tuple(self.draw_pile),
            discard_pile=tuple(self.discard_pile),
            chips=tuple(self.chips),
            pads=tuple(self.pads),
        )

    # --- what is legal ---------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[EpicAction]:
        return {action for action in EVERYTHING if self.is_legal(seat, action)}

    def is_legal(self, seat: int, action: EpicAction) -> bool:
        if len(self.pads) == 3:
            return False
        if isinstance(action, Believe | Doubt):
            return self.laid is not None and seat == self.laid.target
        if self.laid is not None or seat != self.turn:
            return False
        hand = self.hands[seat]
        match action:
            case Discard(card):
                top = self.discard_pile[-1]
                return card in hand and (card.colour == top.colour or card.character == top.character)
            case Declare(target, (first, second)):
                if target == seat or target >= self.seats:
                    return False
                return hand.count(first) >= 2 if first == second else first in hand and second in hand
        return True

    # --- what happens ----------------------------------------------------------------------------------------

    def play(self, action: EpicAction) -> None:
        try:
            if isinstance(action, Discard):
                self.discard(action.card)
            elif isinstance(action, Draw):
                self.draw(self.turn)
            elif isinstance(action, Declare):
                self.laid = Laid(action.target, action.cards)
                for card in action.cards:
                    self.hands[self.turn].remove(card)
                return
            else:
                self.answer(isinstance(action, Believe))
        except WantOfCards:
            self.end_round(None)
            return
        if self.hands[self.turn]:
            self.turn = self.left_of(self.turn)
        else:
            self.end_round(self.turn)

    def left_of(self, seat: int) -> int:
        return 0 if seat == self.seats - 1 else seat + 1

    def discard(self, card: Card) -> None:
        self.hands[self.turn].remove(card)
        self.everybody_sees_leave(self.turn, card)
        self.discard_pile.append(card)
        if card.character == "EPIC":
            seat = self.left_of(self.turn)
            while seat != self.turn:
                self.draw(seat)
                seat = self.left_of(seat)
        if card.character == "Beardless Harry":
            for _ in range(3):
                self.draw(self.turn)

    def draw(self, seat: int) -> None:
        if not self.draw_pile:
            under, top = self.discard_pile[:-1], self.discard_pile[-1]
            if not under or self.reshuffles == 2:
                raise WantOfCards
            self.reshuffles += 1
            label = f"round {self.round}/reshuffle {self.reshuffles}"
            self.draw_pile = shuffled(self.chance, label, list(in_order(under)))
            self.discard_pile = [top]
            self.stayed_out = [
                [card for other in range(self.seats) if other != reader for card in self.hands[other]]
                for reader in range(self.seats)
            ]
        self.hands[seat].append(self.draw_pile.pop(0))

    def answer(self, believes: bool) -> None:
        assert self.laid is not None
        target, (first, second) = self.laid.target, self.laid.cards
        self.laid = None
        claimed = self.discard_pile[-1].character
        true = first.character == claimed and second.character == claimed
        if true and believes:
            self.shed(first, second)
        elif true:
            self.win_chip(self.turn)
            self.shed(first, second)
            self.draw(target)
            self.draw(target)
        elif believes:
            self.win_chip(self.turn)
            self.shed(first, second)
        else:
            self.win_chip(target)
            self.hands[self.turn] += [first, second]
            for card in {first, second}:
                shown = 2 if first == second else 1
                while self.known[self.turn].count(card) < shown:
                    self.known[self.turn].append(card)
            self.draw(self.turn)
            self.draw(self.turn)

    def win_chip(self, seat: int) -> None:
        if sum(self.chips) < 50:
            self.chips[seat] += 1

    def shed(self, first: Card, second: Card) -> None:
        top = self.discard_pile.pop()
        self.discard_pile += [first, second, top]
        self.everybody_sees_leave(self.turn, first)
        self.everybody_sees_leave(self.turn, second)

    def everybody_sees_leave(self, seat: int, card: Card) -> None:
        if card in self.known[seat]:
            self.known[seat].remove(card)
        for reader in range(self.seats):
            if reader != seat and card in self.stayed_out[reader]:
                self.stayed_out[reader].remove(card)

    def end_round(self, out: int | None) -> None:
        penalties = tuple(sum(VALUES[card.character] for card in hand) for hand in self.hands)
        self.pads.append(RoundPad(penalties, out))
        self.known = [[] for _ in range(self.seats)]
        self.stayed_out = [[] for _ in range(self.seats)]
        if len(self.pads) == 3:
            return
        self.round += 1
        self.dealer = self.left_of(self.dealer)
        self.turn = self.left_of(self.dealer)
        self.reshuffles = 0
        deck = shuffled(self.chance, f"round {self.round}/deal", list(DECK))
        self.hands = [[] for _ in range(self.seats)]
        for _ in range(6):
            seat = self.turn
            for _ in range(self.seats):
                self.hands[seat].append(deck.pop(0))
                seat = self.left_of(seat)
        self.discard_pile = [deck.pop(0)]
        self.draw_pile = deck
