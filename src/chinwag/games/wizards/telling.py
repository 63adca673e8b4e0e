"""From what happens in a state to the events that are told, each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.wizards import events
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.box import HAPPENS, REDIRECTED, STOPPED, Box
from chinwag.games.wizards.codec import Choice
from chinwag.games.wizards.numbers import NOBODY, NOTHING
from chinwag.games.wizards.view import SpellOutcome

_OUTCOMES: Final[dict[int, SpellOutcome]] = {HAPPENS: "happens", STOPPED: "stopped", REDIRECTED: "redirected"}


class Teller:
    """Collects what one action brings about, in order."""

    def __init__(self, box: Box) -> None:
        self.told: list[Told] = []
        self._cards = box.cards
        self._outcome = box.outcome

    def dealt(self, first: int, each: int, hairs: int, hands: Sequence[Sequence[int]]) -> None:
        """BW-2.1: everybody sees how many cards, a player the own ones."""

        def form(hand: tuple[Card, ...] | None) -> Event:
            return events.Dealt(first, each, hairs, hand)

        fuller = {Seat(seat): form(self._several(hand)) for seat, hand in enumerate(hands)}
        self.told.append(Told(form(None), fuller))

    def turn_started(self, seat: int, round_number: int) -> None:
        """BW-3.1."""
        self._tell(events.TurnStarted(seat, round_number))

    def drawn(self, seat: int, kinds: Sequence[int], rule: str, *, known_to_all: bool) -> None:
        """BW-2.3: everybody sees how many cards; the drawer sees which, and all do after a flip."""
        fuller = events.Drawn(seat, len(kinds), 0, self._several(kinds), rule)
        if known_to_all:
            self._tell(fuller)
        else:
            self.told.append(Told(events.Drawn(seat, len(kinds), 0, None, rule), {Seat(seat): fuller}))

    def nothing_to_draw(self, seat: int, missing: int, rule: str) -> None:
        """BW-3.6: both piles are empty."""
        self._tell(events.Drawn(seat, 0, missing, None, rule))

    def flipped(self, count: int, times: int) -> None:
        """BW-3.6."""
        self._tell(events.Flipped(count, times))

    def spell_cast(self, seat: int, choice: Choice) -> None:
        """BW-4.1."""
        self._tell(
            events.SpellCast(
                seat,
                self._cards[choice.source],
                _seat(choice.target),
                self._card(choice.artifact),
                self._several(choice.cards),
            )
        )

    def allowed(self, seat: int, spell: int) -> None:
        """BW-4.3."""
        self._tell(events.Allowed(seat, self._cards[spell]))

    def countered(self, seat: int, spell: int, caster: int, choice: Choice) -> None:
        """BW-4.3."""
        self._tell(
            events.Countered(
                seat,
                self._cards[choice.source],
                self._cards[spell],
                caster,
                _OUTCOMES[self._outcome[choice.source]],
                _seat(choice.target),
                self._card(choice.artifact),
            )
        )

    def no_effect(self, seat: int, target: int) -> None:
        """BW-4.5."""
        self._tell(events.NoEffect(seat, target))

    def equipped(self, seat: int, kind: int, replaced: int) -> None:
        """BW-3.5."""
        self._tell(events.EquippedCard(seat, self._cards[kind], self._card(replaced)))

    def used(self, seat: int, choice: Choice) -> None:
        """BW-3.3."""
        self._tell(
            events.Used(
                seat,
                self._cards[choice.source],
                _seat(choice.target),
                self._card(choice.artifact),
                self._several(choice.cards),
            )
        )

    def ritual_performed(self, seat: int, hairs: int, choice: Choice) -> None:
        """BW-5.1."""
        self._tell(events.RitualPerformed(seat, hairs, self._several(choice.cards), _seat(choice.target)))

    def hairs_drawn(self, seat: int, count: int, hairs: int, missing: int, rule: str) -> None:
        """BW-1.2."""
        self._tell(events.HairsDrawn(seat, count, hairs, missing, rule))

    def hairs_stolen(self, seat: int, target: int, count: int, safe: bool, rule: str) -> None:
        """BW-4.5."""
        self._tell(events.HairsStolen(seat, target, count, safe, rule))

    def hairs_returned(self, seat: int, count: int, hairs: int, rule: str) -> None:
        """BW-4.5."""
        self._tell(events.HairsReturned(seat, count, hairs, rule))

    def discarded_at_random(self, seat: int, kinds: Sequence[int]) -> None:
        """BW-3.7."""
        self._tell(events.DiscardedAtRandom(seat, self._several(kinds)))

    def taken(self, seat: int, target: int, kinds: Sequence[int]) -> None:
        """BW-3.9: the two of them see which."""
        fuller = events.Taken(seat, target, len(kinds), self._several(kinds))
        public = events.Taken(seat, target, len(kinds))
        self.told.append(Told(public, {Seat(seat): fuller, Seat(target): fuller}))

    def picked(self, seat: int, kind: int) -> None:
        """BW-5.2."""
        self._tell(events.Picked(seat, self._cards[kind]))

    def hand_seen(self, seat: int, target: int, hand: Sequence[int]) -> None:
        """BW-3.9: only who looks sees it."""
        public = events.HandSeen(seat, target, len(hand))
        self.told.append(Told(public, {Seat(seat): events.HandSeen(seat, target, len(hand), self._several(hand))}))

    def hands_swapped(self, seat: int, target: int, hand: Sequence[int], other: Sequence[int]) -> None:
        """BW-3.1: each of the two sees the new hand."""
        counts = (len(hand), len(other))
        fuller: dict[Seat, Event] = {
            Seat(seat): events.HandsSwapped(seat, target, counts, self._several(hand)),
            Seat(target): events.HandsSwapped(seat, target, counts, self._several(other)),
        }
        self.told.append(Told(events.HandsSwapped(seat, target, counts), fuller))

    def beards_swapped(self, seat: int, target: int, beard: int, other: int) -> None:
        """BW-1.3."""
        self._tell(events.BeardsSwapped(seat, target, self._card(beard), self._card(other)))

    def equipment_lost(self, seat: int, kind: int) -> None:
        """BW-1.3."""
        self._tell(events.EquipmentLost(seat, self._cards[kind]))

    def turn_ended(self, seat: int) -> None:
        """BW-3.4."""
        self._tell(events.TurnEnded(seat))

    def game_ended(self, why: Literal["ritual", "turns"], winners: tuple[int, ...], hairs: Sequence[int]) -> None:
        """BW-6.1, BW-6.2."""
        self._tell(events.GameEnded(why, winners, tuple(hairs)))

    def _tell(self, public: Event) -> None:
        self.told.append(Told(public))

    def _several(self, kinds: Sequence[int]) -> tuple[Card, ...]:
        return tuple(self._cards[kind] for kind in kinds)

    def _card(self, kind: int) -> Card | None:
        return None if kind == NOTHING else self._cards[kind]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
