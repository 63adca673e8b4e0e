"""The set-up (BW-2)."""

from __future__ import annotations

from chinwag.core.chance import shuffled
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import FIRST_HAIRS, HAND
from chinwag.games.wizards.telling import Teller
from chinwag.games.wizards.turns import start_turn


def deal(state: Facts, first: int | None, teller: Teller | None) -> None:
    """BW-2.1 and BW-2.2: the first player, hairs, cards one at a time; then the first turn begins.

    Where none is named the first player is drawn by lot.
    """
    state.first = state.turn = state.chance.permutation("first", state.seats)[0] if first is None else first
    state.hairs = [FIRST_HAIRS] * state.seats
    state.pile_hairs = (state.box.hairs_each - FIRST_HAIRS) * state.seats
    state.pile = shuffled(state.chance, "deal", list(state.box.deck))
    state.pile.reverse()
    for _ in range(HAND):
        for seat in state.to_the_left(state.first):
            state.hands[seat].append(state.pile.pop())
    for hand in state.hands:
        hand.sort()
    if teller is not None:
        teller.dealt(state.first, HAND, FIRST_HAIRS, state.hands)
    start_turn(state, teller)
