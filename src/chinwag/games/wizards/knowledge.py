"""How good a state is for a seat, at first sight: what bots maximise, in golden hairs."""

from __future__ import annotations

from typing import Final

from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import NOBODY
from chinwag.games.wizards.worth import worth_of

_CARD: Final = 0.55
"""A card of somebody else's hand."""

_MANY: Final = 8
"""Cards beyond so many are worth half."""

_NEAR: Final = {0: 4.0, 1: 1.6, 2: 0.7}
"""What it is worth beside the hairs to lack so few of them for the winning ritual."""

_SHORT: Final = 1.5
"""What it takes off that there are too few cards to pay for it."""

_READY: Final = 8.0
"""To have the hairs and the colours of the winning ritual together."""


def appraise(state: Facts, seat: int) -> tuple[float, ...]:
    """Whether the seat has won; then how much better it stands than the others, the best of them above all."""
    if state.winner != NOBODY:
        return (1.0 if state.winner == seat else -1.0, 0.0)
    others = [_seen_from_outside(state, other) for other in range(state.seats) if other != seat]
    return (0.0, _mine(state, seat) - 0.6 * max(others) - 0.4 * sum(others) / len(others))


def _mine(state: Facts, seat: int) -> float:
    """What a seat has, its own hand card by card, with the colours that it needs to win."""
    held = worth_of(state.box).held
    hand = sorted((held[kind] for kind in state.hands[seat]), reverse=True)
    colours = len({state.box.colour[kind] for kind in state.hands[seat]})
    needed, wanted = _longest(state)
    missing = max(0, needed - state.hairs[seat])
    near = missing <= 2
    total = _open(state, seat) + sum(hand[:_MANY]) + sum(hand[_MANY:]) / 2
    total += min(colours, wanted) * (0.5 if near else 0.12)
    if missing == 0 and colours >= wanted:
        total += _READY if seat == state.turn and not state.has_action_left() else 1.5 * _READY
    return total


def _seen_from_outside(state: Facts, seat: int) -> float:
    """What a seat has as others see it: cards that they do not know are all alike."""
    return _open(state, seat) + _CARD * len(state.hands[seat])


def _open(state: Facts, seat: int) -> float:
    """Hairs and equipment of a seat."""
    worn = worth_of(state.box).worn
    hairs = state.hairs[seat]
    needed, cards = _longest(state)
    missing = max(0, needed - hairs)
    enough = min(hairs, needed)
    total = enough + 0.05 * enough * enough + 0.4 * (hairs - enough)
    total += _NEAR.get(missing, 0.0)
    if missing == 0 and len(state.hands[seat]) < cards:
        total -= _SHORT
    return total + sum(worn[kind] for kind in state.equipment(seat))


def _longest(state: Facts) -> tuple[int, int]:
    """The hairs of the winning ritual, and how many cards it costs."""
    winning = min((ritual for ritual in state.box.rituals if ritual.wins), key=lambda ritual: ritual.hairs)
    return winning.hairs, len(winning.cost)
