"""The numbers of the rules that no component holds, and the marks that states use for what is no number."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
"""BW-1.4."""

HAND: Final = 3
"""So many cards are dealt to each player (BW-2.1)."""

FIRST_HAIRS: Final = 1
"""So many golden hairs are laid before each player (BW-2.1)."""

TURN_DRAWS: Final = 2
"""What is drawn at the beginning of a turn (BW-3.1)."""

ACTIONS: Final = 2
"""What a turn allows (BW-3.2)."""

ROUNDS: Final = 50
"""So many turns everybody has at most (BW-6.2)."""

START: Final = 0
TURN: Final = 1
ANSWER: Final = 2
PICK: Final = 3
OVER: Final = 4
"""What is awaited: a use at the start of a turn, an action, an answer, a card to be picked, nothing any more."""

NOBODY: Final = 255
"""In place of a seat."""

NOTHING: Final = 65535
"""In place of a kind of card."""
