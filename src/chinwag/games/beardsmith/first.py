"""Who goes first (BS-2.2)."""

from __future__ import annotations

from typing import Final

from chinwag.games.beardsmith.faces import GUM, SCISSORS, WILD, open_sides

_SPECIALS_RANK: Final = {WILD: 7, GUM: 8, SCISSORS: 9}


def rank(tile: int) -> int:
    """What a tile is worth for going first: scissors, gum, wild, then beard tiles by their open sides (BS-2.2)."""
    return _SPECIALS_RANK.get(tile, open_sides(tile).bit_count())


def level_for_first(tiles: list[int]) -> list[int]:
    """The seats whose tiles no other beats; if there are several, they draw lots (BS-2.3)."""
    best = max(rank(tile) for tile in tiles)
    return [seat for seat, tile in enumerate(tiles) if rank(tile) == best]
