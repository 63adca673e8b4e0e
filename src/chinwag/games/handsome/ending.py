"""When the game is over, and why (HA-6)."""

from __future__ import annotations

from typing import Final

from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.view import Ending

POINTLESS_ROUNDS: Final = 3
"""So many rounds running without a point end the game (HA-6.3)."""


def is_dressed_to_the_nines(state: Facts) -> bool:
    """HA-6.1: somebody has reached the target, and the top is not tied."""
    return max(state.totals()) >= state.box.target and len(state.leaders()) == 1


def is_pointless(state: Facts) -> bool:
    """HA-6.3: nobody has scored in the last rounds."""
    return len(state.points) >= POINTLESS_ROUNDS and not any(map(any, state.points[-POINTLESS_ROUNDS:]))


def ends_by_itself(state: Facts) -> bool:
    """Whether the score of the rounds so far ends the game."""
    return is_dressed_to_the_nines(state) or is_pointless(state)


def ending_of(state: Facts) -> Ending:
    """Why a game that is over is over."""
    if state.agreed:
        return "agreed"
    return "nines" if is_dressed_to_the_nines(state) else "pointless"
