"""A position: the whole truth of a game as data."""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.protocol import Position
from chinwag.games.epic.actions import Card
from chinwag.games.epic.view import RoundPad

Cards = tuple[Card, ...]


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A declared pair that waits for the answer of its target; the card laid first is at the front."""

    target: int
    cards: tuple[Card, Card]


class EpicPosition(Position, frozen=True, tag="epic"):
    """The whole truth; tuples of hands are in the order of the seats.

    - `draw_pile` is listed top first, `discard_pile` lowest first.
    - `known` and `stayed_out` are what players remember: cards shown and taken back (EB-4.7), and the cards
      that must be in the hands of the others since the last reshuffle. Both are sorted, as hands are.
    - The bank has what nobody has won. With three entries in `pads` the game is over.
    """

    round: int
    dealer: int
    turn: int
    laid: Laid | None
    reshuffles: int
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    stayed_out: tuple[Cards, ...]
    draw_pile: Cards
    discard_pile: Cards
    chips: tuple[int, ...]
    pads: tuple[RoundPad, ...]
