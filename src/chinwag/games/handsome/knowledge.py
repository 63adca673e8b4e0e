"""How good a state is for a seat, at first sight: what a greedy bot maximises."""

from __future__ import annotations

from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.numbers import GIVE, HAND_IN


def appraise(state: Facts, seat: int) -> tuple[float, ...]:
    """How far a seat is ahead of the best other; then what it keeps to win points with in this round.

    That is the length of the word that it has handed in, with its cards of suits, unless it is worn; or before that
    the cards of suits that it keeps in its hand.
    """
    totals = state.totals()
    ahead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return ahead, _sealed(state, seat)


def _sealed(state: Facts, seat: int) -> float:
    if state.window == GIVE:
        return sum(state.box.suit_counts(state.hands[seat] & ~state.gifts[seat]))
    word = state.written[seat] if state.window == HAND_IN else None
    if not word or any(word in words for words in state.made):
        return 0
    return len(word) + sum(state.box.suit_counts(state.box.mask_of_word(word)))
