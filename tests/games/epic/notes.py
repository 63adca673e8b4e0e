"""What somebody knows who hears only the events that are told to a seat, and remembers all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.epic.tables import DECK, in_order

from chinwag.core.protocol import Event
from chinwag.games.epic import events
from chinwag.games.epic.actions import Card
from chinwag.games.epic.position import Cards
from chinwag.games.epic.view import EpicView


class Notes:
    """The notes of one seat, or of an onlooker. `compare` holds a view against them."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.chips, self.bank = [0] * seats, 50
        self.penalties: list[tuple[int, ...]] = []
        self.hand: list[Card] = []
        self.pair: tuple[Card, Card] | None = None
        self.sizes: list[int] = []
        self.known: list[list[Card]] = []
        self.stayed_out: list[Card] = []
        self.discard_pile: list[Card] = []
        self.draw_pile = self.reshuffles = self.round = self.dealer = 0
        self.open: tuple[Cards, ...] | None = None
        self.asked = self.answered = False
        self.turned_up: Cards = ()

    def hear(self, told: Sequence[Event]) -> None:
        """Write down what was told, one by one: a card that an event names has a place in the notes at once.

        What brings news may do so in its time alone: cards are turned up after an answer, hands are laid open when
        one of them is empty or no card can be drawn.
        """
        for event in told:
            self._hear(event)
            assert cards_in(event) <= self.seen

    def _hear(self, event: Event) -> None:
        match event:
            case events.Dealt(round_number, dealer, _, each, top, hand):
                assert (hand is None) == (self.seat is None)
                self.round, self.dealer = round_number, dealer
                self.hand, self.sizes = list(hand or ()), [each] * self.seats
                self.known, self.stayed_out = [[] for _ in range(self.seats)], []
                self.discard_pile, self.draw_pile = [top], len(DECK) - each * self.seats - 1
                self.reshuffles, self.open = 0, None
            case events.Discarded(seat, card):
                self.sizes[seat] -= 1
                self._leaves(seat, card)
                self.discard_pile.append(card)
            case events.Drawn(seat, count, drawn):
                assert (drawn is not None) == (seat == self.seat)
                self.sizes[seat] += count
                self.draw_pile -= count
                self.hand += drawn or ()
            case events.Reshuffled(count, times):
                assert self.draw_pile == 0
                out = Counter(DECK) - Counter(self.discard_pile) - Counter(self.hand)
                self.stayed_out = [] if self.seat is None else list(out.elements())
                assert count == len(self.discard_pile) - 1
                self.draw_pile, self.discard_pile, self.reshuffles = count, self.discard_pile[-1:], times
            case events.Declared(seat, _, _, pair):
                assert (pair is not None) == (seat == self.seat)
                self.sizes[seat] -= 2
                self.pair, self.asked = pair, True
                for card in pair or ():
                    self.hand.remove(card)
            case events.Answered():
                assert self.asked
                self.asked, self.answered = False, True
            case events.TurnedUp(_, pair):
                assert self.answered
                assert self.pair in (None, pair)
                self.answered, self.turned_up = False, pair
            case events.ChipWon(seat, bank):
                self.chips[seat] += 1
                self.bank = bank
            case events.PairDiscarded(seat, pair):
                assert pair == self.turned_up
                self.discard_pile[-1:-1] = pair
                for card in pair:
                    self._leaves(seat, card, from_hand=False)
                self.pair, self.turned_up = None, ()
            case events.TakenBack(seat, pair):
                assert pair == self.turned_up
                self.sizes[seat] += 2
                if seat == self.seat:
                    self.hand += pair
                for card, shown in Counter(pair).items():
                    self.known[seat] += [card] * (shown - self.known[seat].count(card))
                self.pair, self.turned_up = None, ()
            case events.RoundEnded(_, why, seat, hands, penalties):
                self._fit(hands)
                assert self.sizes[seat] == 0 if why == "out" else self.draw_pile == 0
                self.penalties.append(penalties)
                self.open, self.known, self.stayed_out = hands, [[] for _ in range(self.seats)], []
            case events.BankEmpty() | events.GameEnded():
                pass
            case _:
                raise AssertionError(f"an event that nobody has heard of: {event}")

    def _fit(self, hands: tuple[Cards, ...]) -> None:
        """Hands that are laid open hold what was known of them."""
        assert tuple(map(len, hands)) == tuple(self.sizes)
        assert self.seat is None or hands[self.seat] == in_order(self.hand)
        for hand, known in zip(hands, self.known, strict=True):
            assert not Counter(known) - Counter(hand)
        others = Counter(card for seat, hand in enumerate(hands) if seat != self.seat for card in hand)
        assert not Counter(self.stayed_out) - others

    @property
    def seen(self) -> set[Card]:
        """Every card that the notes have a place for."""
        own = {*self.hand, *(self.pair or ()), *self.turned_up, *self.discard_pile, *self.stayed_out}
        return own.union(*self.known, *(self.open or ()))

    def _leaves(self, seat: int, card: Card, *, from_hand: bool = True) -> None:
        if card in self.known[seat]:
            self.known[seat].remove(card)
        if seat != self.seat and card in self.stayed_out:
            self.stayed_out.remove(card)
        if seat == self.seat and from_hand:
            self.hand.remove(card)

    def compare(self, view: EpicView) -> None:
        """Every card in a view, and every number, follows from the notes."""
        assert view.hand == in_order(self.hand)
        assert view.hand_sizes == tuple(self.sizes)
        assert view.known == tuple(in_order(some) for some in self.known)
        assert view.stayed_out == in_order(self.stayed_out)
        assert view.discard_pile == tuple(self.discard_pile)
        assert view.draw_pile == self.draw_pile
        assert view.reshuffles == self.reshuffles
        assert (view.round, view.dealer) == (self.round, self.dealer)
        assert (view.chips, view.bank) == (tuple(self.chips), self.bank)
        assert [pad.penalties for pad in view.pads] == self.penalties
        assert view.open_hands == (self.open if view.window is None else None)
        assert set(view.claimable) <= set(view.matching) <= set(self.hand)
        pair = None if view.declaration is None else view.declaration.cards
        assert pair == self.pair
        assert cards_in(view) <= self.seen


def cards_in(data: object) -> set[Card]:
    """Every card that is named anywhere in a Struct."""
    if isinstance(data, Card):
        return {data}
    if isinstance(data, tuple):
        return {card for each in data for card in cards_in(each)}
    fields = getattr(data, "__struct_fields__", ())
    return {card for field in fields for card in cards_in(getattr(data, field))}
