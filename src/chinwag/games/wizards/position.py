"""A position: the whole truth of a game as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import Position
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.view import Known

Cards = tuple[Card, ...]


class Redirection(Struct, frozen=True, forbid_unknown_fields=True):
    """A counterspell that redirected the spell to a new target (BW-4.4)."""

    card: Card
    target: int


class Waiting(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell that waits for the answer of its target (BW-4.3): whom it named at first, and where it went since."""

    card: Card
    target: int
    redirections: tuple[Redirection, ...]
    artifact: Card | None


class WizardsPosition(Position, frozen=True, tag="wizards"):
    """The whole truth; tuples are in the order of the seats unless said otherwise.

    - `first` had the first turn; it is turn number `turns`, counted from 1.
    - `done` counts the actions of the turn, `used` are the cards used in it.
    - `draw_pile` is listed top first, `discard_pile` oldest first; the pile of hairs has what no player has.
    - `memory` is what each seat, and last an onlooker, knows of the hands of others.
    - `picker` still picks `picks` cards. `winner` performed the winning ritual.
    - `lots` counts what was drawn at random since the deal.
    """

    first: int
    turns: int
    window: Literal["start", "turn", "answer", "pick", "over"]
    done: int
    used: Cards
    spell: Waiting | None
    picker: int | None
    picks: int
    winner: int | None
    hairs: tuple[int, ...]
    beards: tuple[Card | None, ...]
    artifacts: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    memory: tuple[tuple[Known, ...], ...]
    flips: int
    draw_pile: Cards
    discard_pile: Cards
    lots: int
