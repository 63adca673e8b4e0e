"""The set-up: draw piles, hands, and who goes first (BS-2)."""

from __future__ import annotations

from chinwag.core.chance import Chance, pick, shuffled
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.components import HAND
from chinwag.games.beardsmith.first import level_for_first
from chinwag.games.beardsmith.state import BeardsmithState, Deal


def deal(box: Box, codec: BeardsmithCodec, board: str, seats: int, chance: Chance) -> BeardsmithState:
    """A game set up, with the first player's fourth tile drawn.

    The labels of chance are `pile/0`, `pile/1`, … for each seat's draw pile, the first entry on top, and `lots`
    for the lots among the seats that are level, in ascending order: the first entry goes first (BS-2.3).
    """
    hands, piles = [], []
    for seat in range(seats):
        pile = shuffled(chance, f"pile/{seat}", list(box.sets[seats]))
        hands.append(pile[:HAND])
        piles.append(pile[: HAND - 1 : -1])
    level = level_for_first([hand[0] for hand in hands])
    first = pick(chance, "lots", level) if len(level) > 1 else level[0]
    if piles[first]:
        hands[first].append(piles[first].pop())
    aside: tuple[tuple[int, ...], ...] = ((),) * seats
    state = BeardsmithState(
        Deal(box, codec, board, first, aside), box.empty_table(board), hands, piles, [False] * seats, first
    )
    state.settle()
    return state
