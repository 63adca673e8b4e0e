"""From what happens in a state to the events that are told, each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence

from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.epic import events
from chinwag.games.epic.actions import Card
from chinwag.games.epic.box import Box


class Teller:
    """Collects what one action brings about, in order."""

    def __init__(self, box: Box) -> None:
        self.told: list[Told] = []
        self._cards = box.cards
        self._character_of = box.character_of
        self._characters = box.components.character

    def dealt(
        self, round_number: int, dealer: int, first: int, each: int, top: int, hands: Sequence[Sequence[int]]
    ) -> None:
        """EB-2.1: everybody sees how many cards, a player the own ones."""

        def form(hand: tuple[Card, ...] | None) -> Event:
            return events.Dealt(round_number, dealer, first, each, self._cards[top], hand)

        fuller = {Seat(seat): form(self._several(hand)) for seat, hand in enumerate(hands)}
        self.told.append(Told(form(None), fuller))

    def discarded(self, seat: int, kind: int) -> None:
        """EB-3.1."""
        self._tell(events.Discarded(seat, self._cards[kind]))

    def drawn(self, seat: int, kinds: Sequence[int], rule: str) -> None:
        """EB-3.4: everybody sees how many cards and why, the drawer which."""
        public = events.Drawn(seat, len(kinds), None, rule)
        fuller = events.Drawn(seat, len(kinds), self._several(kinds), rule)
        self.told.append(Told(public, {Seat(seat): fuller}))

    def reshuffled(self, count: int, times: int) -> None:
        """EB-3.6."""
        self._tell(events.Reshuffled(count, times))

    def declared(self, seat: int, target: int, top: int, first: int, second: int) -> None:
        """EB-4.1: the two cards are the declarer's secret (EB-4.7)."""
        character = self._characters[self._character_of[top]].name
        public = events.Declared(seat, target, character)
        fuller = events.Declared(seat, target, character, self._pair(first, second))
        self.told.append(Told(public, {Seat(seat): fuller}))

    def answered(self, target: int, declarer: int, believes: bool) -> None:
        """EB-4.3."""
        self._tell(events.Answered(target, declarer, believes))

    def turned_up(self, seat: int, first: int, second: int, honest: bool) -> None:
        """EB-4.3."""
        self._tell(events.TurnedUp(seat, self._pair(first, second), honest))

    def chip_won(self, seat: int, bank: int) -> None:
        """EB-4.4."""
        self._tell(events.ChipWon(seat, bank))

    def bank_empty(self, seat: int) -> None:
        """EB-1.4."""
        self._tell(events.BankEmpty(seat))

    def pair_discarded(self, seat: int, first: int, second: int) -> None:
        """EB-4.5."""
        self._tell(events.PairDiscarded(seat, self._pair(first, second)))

    def taken_back(self, seat: int, first: int, second: int) -> None:
        """EB-4.4."""
        self._tell(events.TakenBack(seat, self._pair(first, second)))

    def round_ended(
        self, round_number: int, out: bool, seat: int, hands: Sequence[Sequence[int]], penalties: tuple[int, ...]
    ) -> None:
        """EB-5.2."""
        laid_open = tuple(self._several(hand) for hand in hands)
        self._tell(events.RoundEnded(round_number, "out" if out else "no_card", seat, laid_open, penalties))

    def game_ended(self, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """EB-5.4."""
        self._tell(events.GameEnded(totals, winners))

    def _tell(self, public: Event) -> None:
        self.told.append(Told(public))

    def _several(self, kinds: Sequence[int]) -> tuple[Card, ...]:
        return tuple(self._cards[kind] for kind in kinds)

    def _pair(self, first: int, second: int) -> tuple[Card, Card]:
        return self._cards[first], self._cards[second]
