"""The numbers of the rules that no component holds, and the marks that states use for what is no number."""

from __future__ import annotations

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
"""HA-1.3."""

CENTRE: Final = 5
HAND: Final = 2
"""So many cards lie in the centre, and are in every hand, when words are made (HA-2.3)."""

LONGEST_WORD: Final = 30
"""HA-3.6."""

NEVER_A_VOWEL: Final = "y"
"""HA-3.2."""

GIVE: Final = 0
HAND_IN: Final = 1
CHALLENGE: Final = 2
OVER: Final = 3
"""What everybody is asked for: cards for the centre, a word, challenges, nothing any more."""

STANDS: Final = 0
WORN: Final = 1
NOT_REAL: Final = 2
"""A word on the pad: it stands, it was made before (HA-3.5), it is not in the dictionary (HA-4.2)."""

NO_WORD: Final = ""
"""In place of a word, where somebody handed in none (HA-3.6)."""

NOBODY: Final = 255
"""In place of a seat."""
