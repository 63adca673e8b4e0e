"""How good a state is for a seat, at first sight: what a greedy bot maximises."""

from __future__ import annotations

from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import NOBODY

_HAIR = 4.0
_EQUIPMENT = 1.5
_CARD = 1.0


def appraise(state: Facts, seat: int) -> tuple[float, ...]:
    """Whether the seat has won; then how much more it has than the best of the others."""
    worth = [
        _HAIR * state.hairs[each] + _EQUIPMENT * len(state.equipment(each)) + _CARD * min(len(state.hands[each]), 8)
        for each in range(state.seats)
    ]
    won = 0.0 if state.winner == NOBODY else 1.0 if state.winner == seat else -1.0
    return (won, worth[seat] - max(worth[:seat] + worth[seat + 1 :]))
