"""What a player of Beardsmith can do."""

from __future__ import annotations

from typing import ClassVar

from chinwag.core.protocol import Action

Cell = tuple[int, int]
"""Axial coordinates (q, r), as in BS-1.6."""


class Place(Action, frozen=True, tag="place", omit_defaults=True):
    """Play a tile of the hand (BS-3.1).

    `tile` is its name in the components. A beard tile turned by `turn`, 0 to 5, has its pattern's side i at side
    (i + turn) mod 6; special tiles have no turn (BS-1.6). Of several turns that look alike only the least counts.
    """

    rules: ClassVar[tuple[str, ...]] = ("BS-3.1", "BS-1.6")

    tile: str
    at: Cell
    turn: int = 0
