"""Whole worlds that a view cannot tell from the true one: determinisations."""

from __future__ import annotations

from collections.abc import Iterable

from chinwag.core.chance import Chance, shuffled
from chinwag.games.epic.actions import Card
from chinwag.games.epic.box import Box
from chinwag.games.epic.codec import EpicCodec
from chinwag.games.epic.numbers import ANSWER, NOBODY_OUT, OVER, PAIR, TURN
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.view import EpicView


def imagine(box: Box, codec: EpicCodec, view: EpicView, chance: Chance) -> EpicState:
    """A world that looks like the view. The same chance serves what is shuffled in it later on."""
    state = EpicState(box, codec, len(view.hand_sizes), chance)
    _set_what_all_see(state, view)
    _Dealer(state, view).deal()
    return state


def _set_what_all_see(state: EpicState, view: EpicView) -> None:
    box = state.box
    state.discards = _kinds(box, view.discard_pile)
    state.reshuffles = view.reshuffles
    state.chips = list(view.chips)
    state.bank = view.bank
    state.round = view.round
    state.dealer = view.dealer
    state.penalties = [penalty for pad in view.pads for penalty in pad.penalties]
    state.outs = [NOBODY_OUT if pad.out is None else pad.out for pad in view.pads]
    state.known = _counts(box, view.known)
    if view.turn is None:
        state.window = OVER
    else:
        state.turn = view.turn
        state.window = TURN
    if view.declaration is not None:
        state.window = ANSWER
        state.target = view.declaration.target


class _Dealer:
    """Deals what the reader of a view has not seen, and every card that has a known place to that place.

    A declared pair that the reader has not seen is dealt to the declarer first and then laid: the cards known to be
    with the declarer may be in it (EB-4.7).
    """

    def __init__(self, state: EpicState, view: EpicView) -> None:
        self._state = state
        self._view = view
        self._hidden_pair = view.declaration is not None and view.declaration.cards is None
        self._unseen = [state.box.copies] * state.box.kinds
        self._hands: list[list[int]] = [[] for _ in view.hand_sizes]

    def deal(self) -> None:
        """Fill hands, pair and draw pile, and give the others memories that fit."""
        self._take_from_unseen(self._state.discards)
        self._deal_what_is_seen()
        self._deal_what_is_known()
        self._deal_the_rest()
        self._lay_hidden_pair()
        self._write_hands()
        self._write_memories()

    def _deal_what_is_seen(self) -> None:
        """The own hand and pair; at the end of the game every hand is open (EB-5.2)."""
        box, view = self._state.box, self._view
        if view.open_hands is not None:
            for seat, cards in enumerate(view.open_hands):
                self._give(seat, _kinds(box, cards))
        elif view.seat is not None:
            self._give(view.seat, _kinds(box, view.hand))
        if view.declaration is not None and view.declaration.cards is not None:
            pair = _kinds(box, view.declaration.cards)
            self._take_from_unseen(pair)
            self._state.first, self._state.second = pair

    def _deal_what_is_known(self) -> None:
        """EB-4.7: cards shown and taken back are where all saw them go."""
        for seat, cards in enumerate(self._view.known):
            if not self._is_seen(seat):
                self._give(seat, _kinds(self._state.box, cards))

    def _deal_the_rest(self) -> None:
        """Cards that stayed out of the last reshuffle are in some hand; luck deals those and the rest."""
        chance = self._state.chance
        free = [
            seat
            for seat in range(self._state.seats)
            if not self._is_seen(seat)
            for _ in range(self._room(seat) - len(self._hands[seat]))
        ]
        in_hands = self._stayed_out_somewhere()
        self._take_from_unseen(in_hands)
        pool = [kind for kind, count in enumerate(self._unseen) for _ in range(count)]
        pool = shuffled(chance, "imagined pile", pool)
        needed = len(free) - len(in_hands)
        dealt = shuffled(chance, "imagined hands", in_hands + pool[:needed])
        self._state.pile = pool[needed:]
        for seat, kind in zip(free, dealt, strict=True):
            self._hands[seat].append(kind)

    def _stayed_out_somewhere(self) -> list[int]:
        """EB-3.8: what must be in the other hands, less what is known to be in one of them."""
        known = [0] * self._state.box.kinds
        for seat, hand in enumerate(self._hands):
            if not self._is_seen(seat):
                for kind in hand:
                    known[kind] += 1
        rest = []
        for kind in _kinds(self._state.box, self._view.stayed_out):
            if known[kind]:
                known[kind] -= 1
            else:
                rest.append(kind)
        return rest

    def _lay_hidden_pair(self) -> None:
        if not self._hidden_pair:
            return
        declarer = self._state.turn
        hand = shuffled(self._state.chance, "imagined pair", self._hands[declarer])
        self._state.first, self._state.second = hand[:PAIR]
        self._hands[declarer] = hand[PAIR:]

    def _write_hands(self) -> None:
        state = self._state
        state.sizes = [len(hand) for hand in self._hands]
        for seat, hand in enumerate(self._hands):
            for kind in hand:
                state.hands[seat * state.box.kinds + kind] += 1

    def _write_memories(self) -> None:
        """The reader's memory is in the view; to the others goes what follows from it in this world."""
        state, kinds = self._state, self._state.box.kinds
        remembered = _counts(state.box, [self._view.stayed_out])
        for reader in range(state.seats):
            for kind in range(kinds):
                held = 0 if reader == self._view.seat else self._holds(reader, kind)
                state.stayed_out[reader * kinds + kind] = max(0, remembered[kind] - held)

    def _holds(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat has in its hand, or face down before it."""
        held = self._hands[seat].count(kind)
        if self._state.window == ANSWER and seat == self._state.turn:
            held += (self._state.first, self._state.second).count(kind)
        return held

    def _is_seen(self, seat: int) -> bool:
        return self._view.open_hands is not None or seat == self._view.seat

    def _room(self, seat: int) -> int:
        """How many cards a seat has, those of a hidden pair among them."""
        hidden = PAIR if self._hidden_pair and seat == self._view.turn else 0
        return self._view.hand_sizes[seat] + hidden

    def _give(self, seat: int, kinds: list[int]) -> None:
        self._take_from_unseen(kinds)
        self._hands[seat] += kinds

    def _take_from_unseen(self, kinds: list[int]) -> None:
        for kind in kinds:
            self._unseen[kind] -= 1


def _kinds(box: Box, cards: Iterable[Card]) -> list[int]:
    return [box.kind_of[card] for card in cards]


def _counts(box: Box, rows: Iterable[Iterable[Card]]) -> bytearray:
    counts = bytearray()
    for row in rows:
        there = bytearray(box.kinds)
        for kind in _kinds(box, row):
            there[kind] += 1
        counts += there
    return counts
