"""The numbers of the rules that no component holds, and the marks that states use for what is no number."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
"""EB-1.5."""

HAND: Final = 6
"""So many cards are dealt to each player (EB-2.1)."""

ROUNDS: Final = 3
"""EB-2.3."""

EPIC_DRAWS: Final = 1
"""What every opponent draws (EB-3.2)."""

HARRY_DRAWS: Final = 3
"""What the player draws (EB-3.3)."""

RESHUFFLES: Final = 2
"""So many reshuffles a round allows; for want of a third it ends (EB-3.7)."""

PAIR: Final = 2
"""A declaration takes two cards (EB-4.1)."""

TURN: Final = 0
ANSWER: Final = 1
OVER: Final = 2
"""What is awaited: somebody's turn, the answer to a declaration, nothing any more."""

NOBODY_OUT: Final = 255
"""In place of the seat that went out, where a round ended for want of cards."""
