"""A position: the whole truth of a game as data."""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.protocol import Position
from chinwag.games.handsome.view import RoundPad, Terms

Cards = tuple[str, ...]


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of the round that was turned up last, and who has challenged each seat's word."""

    centre: Cards
    hands: tuple[Cards, ...]
    challengers: tuple[int | None, ...]


class HandsomePosition(Position, frozen=True, tag="handsome"):
    """The whole truth; cards are in the order of the box, the rest in the order of the seats.

    - `hands` hold what is `given` until it is turned up. Cards that are in no hand and not in the centre are over.
    - `given` and `written` are sealed choices: no cards and None stand for none yet, an empty word for no word.
    - `turned` are the words, empty for none, that may be challenged now; None at other times.
    - `pads` has every round that is scored. With as many as `round` the game ended by itself (HA-6.1, HA-6.3); when
      all `stop_wishes` are true, it is over too (HA-6.2).
    - `shown` belongs to the words that were turned up last, None before any were.
    """

    terms: Terms
    round: int
    hands: tuple[Cards, ...]
    centre: Cards
    given: tuple[Cards, ...]
    written: tuple[str | None, ...]
    done: tuple[bool, ...]
    stop_wishes: tuple[bool, ...]
    turned: tuple[str, ...] | None
    pads: tuple[RoundPad, ...]
    shown: Shown | None
