"""What cards are worth to a careful player, in golden hairs, held and equipped: read off their effects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from chinwag.games.wizards.box import BEARD, COUNTERSPELL, REDIRECTED, STOPPED, Box
from chinwag.games.wizards.effects import types

PLAIN = 0.35
"""Any card can pay for a ritual."""


class Worth:
    """The worth of every kind of card of a box: `held` in a hand, `worn` as equipment."""

    def __init__(self, box: Box) -> None:
        self.worn = tuple(_worn(box, kind) for kind in range(box.kinds))
        self.held = tuple(PLAIN + _held(box, kind, self.worn[kind]) for kind in range(box.kinds))


@cache
def worth_of(box: Box) -> Worth:
    """The worth of the cards of a box, worked out once."""
    return Worth(box)


def _held(box: Box, kind: int, worn: float) -> float:
    """What a card is worth beside its colour."""
    happens = sum(_effect(effect) for effect in box.effects[kind])
    if box.sort[kind] >= BEARD:
        return worn / 2
    if box.sort[kind] == COUNTERSPELL:
        return happens / 2 + {STOPPED: 0.5, REDIRECTED: 0.6}.get(box.outcome[kind], 0.0)
    return max(0.0, happens / 2)


def _worn(box: Box, kind: int) -> float:
    """What a card is worth as long as it is equipped: what holds, and what it can be used for again and again."""
    standing = (
        1.3 * (box.actions[kind] > 0)
        + 0.9 * (box.turn_draw[kind] > 0)
        + 0.35 * box.draw_on_stealing[kind]
        + 0.6 * box.safe[kind]
        + 0.35 * box.dye[kind]
        + 0.15 * box.refill[kind]
    )
    used = _sum(box.effects[kind]) if box.sort[kind] >= BEARD else 0.0
    return standing + max(0.2 if box.effects[kind] else 0.0, 1.2 * used)


def _sum(effects: Iterable[types.Effect]) -> float:
    return sum(_effect(effect) for effect in effects)


def _effect(effect: types.Effect) -> float:
    """What an effect is worth when it happens once."""
    match effect:
        case types.DrawHairs(hairs):
            return 1.1 * hairs
        case types.StealHairs(hairs):
            return 1.5 * hairs
        case types.ReturnHairs(hairs):
            return 0.5 * hairs
        case types.Equalise(hairs):
            return 0.3 * hairs
        case types.DrawCards(cards) | types.PickCards(cards):
            return 0.5 * cards
        case types.PayCards(cards):
            return -0.4 * cards
        case types.DiscardRandom(cards):
            return 0.25 * cards
        case types.OthersDiscardRandom(cards):
            return 0.4 * cards
        case types.TakeRandom(cards):
            return 0.75 * cards
        case types.OthersDraw(cards):
            return -0.4 * cards
        case types.SwapHands():
            return 0.5
        case types.LookAtHand():
            return 0.1
        case types.SwapBeards() | types.DiscardBeard() | types.DiscardArtifact():
            return 0.5
        case types.Win():
            return 10.0
