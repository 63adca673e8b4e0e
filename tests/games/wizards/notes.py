"""What somebody knows who hears only the events that are told to a seat, and remembers all of it."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.wizards.positions import ARTIFACTS, code
from tests.games.wizards.tables import in_order

from chinwag.core.protocol import Event
from chinwag.games.wizards import events
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.view import WizardsView


class Notes:
    """The notes of one seat, or of an onlooker. `compare` holds a view against them."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.hand: list[Card] = []
        self.sizes = [0] * seats
        self.hairs = [0] * seats
        self.beards: list[Card | None] = [None] * seats
        self.artifacts: list[list[Card]] = [[] for _ in range(seats)]
        self.whereabouts: dict[Card, set[int]] = {}
        self.draw_pile = 72
        self.draw_order: list[Card] = []
        self.discard_pile: list[Card] = []
        self.flips = self.done = 0
        self.used: list[Card] = []
        self.turn = self.round = 0
        self.ended: events.GameEnded | None = None

    def hear(self, told: Sequence[Event]) -> None:
        """Write down what was told, one by one."""
        for event in told:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        match event:
            case events.Dealt(_, each, hairs, hand):
                assert (hand is None) == (self.seat is None)
                self.sizes, self.hairs = [each] * self.seats, [hairs] * self.seats
                self.draw_pile -= each * self.seats
                self.hand = list(hand or ())
            case events.TurnStarted(seat, round_number):
                self.turn, self.round, self.done, self.used = seat, round_number, 0, []
            case events.Drawn(seat, count, _, drawn):
                self._drawn(seat, count, drawn)
            case events.Flipped(count, times):
                assert self.draw_pile == 0
                assert count == len(self.discard_pile)
                self.draw_order, self.discard_pile = self.discard_pile, []
                self.draw_pile, self.flips = count, times
            case events.SpellCast(seat, card, _, _, cards):
                self.done += 1
                self._discard(seat, (card, *cards))
            case events.Countered(seat, card):
                self._discard(seat, (card,))
            case events.EquippedCard(seat, card, replaced):
                self._equipped(seat, card, replaced)
            case events.Used(seat, card, _, _, cards):
                self.used.append(card)
                self._discard(seat, cards)
            case events.RitualPerformed(seat, _, cards):
                self.done += 1
                self._discard(seat, cards)
            case events.HairsDrawn(seat, count, hairs):
                self.hairs[seat] += count
                assert self.hairs[seat] == hairs
            case events.HairsReturned(seat, count, hairs):
                self.hairs[seat] -= count
                assert self.hairs[seat] == hairs
            case events.HairsStolen(seat, target, count):
                self.hairs[seat] += count
                self.hairs[target] -= count
            case events.DiscardedAtRandom(seat, cards):
                self._discard(seat, cards)
            case events.Taken(seat, target, count, cards):
                self._taken(seat, target, count, cards)
            case events.Picked(seat, card):
                self.discard_pile.remove(card)
                self._arrives(seat, card)
            case events.HandSeen(seat, target, count, hand):
                assert (hand is not None) == (seat == self.seat)
                assert count == self.sizes[target]
                if hand is not None:
                    self._sees(target, hand)
                    self.whereabouts |= {card: {target} for card in hand}
            case events.HandsSwapped(seat, target, counts, hand):
                self._swapped(seat, target, counts, hand)
            case events.BeardsSwapped(seat, target, beard, other):
                assert (self.beards[target], self.beards[seat]) == (beard, other)
                self.beards[seat], self.beards[target] = beard, other
            case events.EquipmentLost(seat, card):
                self._lost(seat, card)
            case events.GameEnded():
                self.ended = event
            case events.Allowed() | events.NoEffect() | events.TurnEnded():
                pass
            case _:
                raise AssertionError(f"an event that nobody has heard of: {event}")

    def _drawn(self, seat: int, count: int, drawn: tuple[Card, ...] | None) -> None:
        assert (drawn is not None) == (count > 0 and (seat == self.seat or self.flips > 0))
        self.draw_pile -= count
        if self.flips:
            assert list(drawn or ()) == self.draw_order[:count]
            self.draw_order = self.draw_order[count:]
            for card in drawn or ():
                self._arrives(seat, card)
            return
        self.sizes[seat] += count
        self.hand += drawn or ()

    def _equipped(self, seat: int, card: Card, replaced: Card | None) -> None:
        self.done += 1
        self._leaves(seat, card)
        if code(card) in ARTIFACTS:
            self.artifacts[seat].append(card)
            return
        assert self.beards[seat] == replaced
        self.beards[seat] = card
        self.discard_pile += [] if replaced is None else [replaced]

    def _lost(self, seat: int, card: Card) -> None:
        if card == self.beards[seat]:
            self.beards[seat] = None
        else:
            self.artifacts[seat].remove(card)
        self.discard_pile.append(card)

    def _taken(self, seat: int, target: int, count: int, cards: tuple[Card, ...] | None) -> None:
        assert (cards is not None) == (self.seat in (seat, target))
        self.sizes[seat] += count
        self.sizes[target] -= count
        for card in cards or ():
            if self.seat == seat:
                self.whereabouts.pop(card, None)
                self.hand.append(card)
            else:
                self.hand.remove(card)
                self.whereabouts[card] = {seat}
        if cards is None and count:
            for where in self.whereabouts.values():
                if target in where:
                    where.add(seat)
        self._look_whether_empty(target)

    def _swapped(self, seat: int, target: int, counts: tuple[int, int], hand: tuple[Card, ...] | None) -> None:
        assert (hand is not None) == (self.seat in (seat, target))
        assert counts == (self.sizes[target], self.sizes[seat])
        self.sizes[seat], self.sizes[target] = counts
        if hand is not None:
            other = target if self.seat == seat else seat
            self._sees(other, hand)
            for card in hand:
                self.whereabouts.pop(card, None)
            self.whereabouts |= {card: {other} for card in self.hand}
            self.hand = list(hand)
        else:
            exchanged = {seat: target, target: seat}
            self.whereabouts = {
                card: {exchanged.get(each, each) for each in where} for card, where in self.whereabouts.items()
            }

    def _sees(self, seat: int, hand: tuple[Card, ...]) -> None:
        """All that a seat holds is seen: no other card is there."""
        for card, where in self.whereabouts.items():
            if card not in hand:
                where.discard(seat)

    def _look_whether_empty(self, seat: int) -> None:
        if self.sizes[seat] == 0:
            self._sees(seat, ())

    def _arrives(self, seat: int, card: Card) -> None:
        self.sizes[seat] += 1
        if seat == self.seat:
            self.hand.append(card)
        else:
            self.whereabouts[card] = {seat}

    def _leaves(self, seat: int, card: Card) -> None:
        self.sizes[seat] -= 1
        self.whereabouts.pop(card, None)
        if seat == self.seat:
            self.hand.remove(card)
        self._look_whether_empty(seat)

    def _discard(self, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            self._leaves(seat, card)
            self.discard_pile.append(card)

    @property
    def seen(self) -> set[Card]:
        """Every card that the notes have a place for."""
        worn = {card for card in self.beards if card is not None}
        piles = {*self.discard_pile, *self.draw_order, *self.used}
        return {*self.hand, *self.whereabouts, *piles, *worn}.union(*self.artifacts)

    def compare(self, view: WizardsView) -> None:
        """Every card in a view, and every number, follows from the notes."""
        assert view.hand == in_order(self.hand)
        assert [player.cards for player in view.players] == self.sizes
        assert [player.hairs for player in view.players] == self.hairs
        assert view.hairs == 5 * self.seats - sum(self.hairs)
        assert [player.beard and player.beard.card for player in view.players] == self.beards
        assert [[each.card for each in player.artifacts] for player in view.players] == self.artifacts
        assert {each.card: set(each.seats) for each in view.known} == self.whereabouts
        assert view.discard_pile == tuple(self.discard_pile)
        assert (view.draw_pile, view.flips) == (self.draw_pile, self.flips)
        assert view.draw_order == (tuple(self.draw_order) if self.flips else None)
        assert (view.turn, view.round, view.actions_done) == (self.turn, self.round, self.done)
        assert view.used == tuple(self.used)
        assert (view.window is None) == (self.ended is not None)
        assert cards_in(view) <= self.seen | cards_in(view.common)

    def common_of(self, view: WizardsView) -> None:
        """What everybody knows, as the notes of an onlooker have it, is what a view says that everybody knows."""
        assert self.seat is None
        assert {each.card: set(each.seats) for each in view.common} == self.whereabouts


def cards_in(data: object) -> set[Card]:
    """Every card that is named anywhere in a Struct."""
    if isinstance(data, Card):
        return {data}
    if isinstance(data, tuple):
        return {card for each in data for card in cards_in(each)}
    fields = getattr(data, "__struct_fields__", ())
    return {card for field in fields for card in cards_in(getattr(data, field))}
