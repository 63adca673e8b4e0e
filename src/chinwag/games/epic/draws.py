"""Cards that come and go: drawing, reshuffling, and what the others know of a hand by it."""

from __future__ import annotations

from chinwag.core.chance import shuffled
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import RESHUFFLES
from chinwag.games.epic.telling import Teller


class NoCard(Exception):  # noqa: N818  no error: the round ends
    """A card must be drawn by a seat and there is none (EB-3.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def draw(state: Facts, seat: int, count: int, teller: Teller | None, rule: str) -> None:
    """Draw by a `rule`, with a reshuffle in the middle where one is due (EB-3.6). Raises `NoCard`."""
    base = seat * state.box.kinds
    while count:
        if not state.pile:
            reshuffle(state, seat, teller)
        run = min(count, len(state.pile))
        drawn = state.pile[: -run - 1 : -1]
        del state.pile[-run:]
        for kind in drawn:
            state.hands[base + kind] += 1
        state.sizes[seat] += run
        count -= run
        if teller is not None:
            teller.drawn(seat, drawn, rule)


def reshuffle(state: Facts, seat: int, teller: Teller | None) -> None:
    """EB-3.6: the discard pile but for its top card becomes the draw pile. Raises `NoCard` (EB-3.7)."""
    if len(state.discards) == 1 or state.reshuffles == RESHUFFLES:
        raise NoCard(seat)
    state.reshuffles += 1
    top = state.discards.pop()
    state.pile = shuffled_pile(state, f"reshuffle {state.reshuffles}", sorted(state.discards))
    state.discards = [top]
    remember_what_stayed_out(state)
    if teller is not None:
        teller.reshuffled(len(state.pile), state.reshuffles)


def shuffled_pile(state: Facts, what: str, kinds: list[int]) -> list[int]:
    """Sorted cards in the order of the round's permutation of that name, the first one on top."""
    pile = shuffled(state.chance, f"round {state.round}/{what}", kinds)
    pile.reverse()
    return pile


def take_out(state: Facts, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    state.hands[seat * state.box.kinds + kind] -= 1
    state.sizes[seat] -= 1


def seen_to_leave(state: Facts, seat: int, kind: int) -> None:
    """All see which card has left a hand: of equal cards the shown one counts as leaving first (EB-4.7)."""
    kinds = state.box.kinds
    at = seat * kinds + kind
    if state.known[at]:
        state.known[at] -= 1
    if state.reshuffles:
        for reader in range(state.seats):
            at = reader * kinds + kind
            if reader != seat and state.stayed_out[at]:
                state.stayed_out[at] -= 1


def remember_what_stayed_out(state: Facts) -> None:
    """EB-3.8: what is neither in the open discard pile nor in the own hand must be in the other hands."""
    kinds = state.box.kinds
    out = [state.box.copies] * kinds
    for kind in (*state.pile, *state.discards):
        out[kind] -= 1
    state.stayed_out = bytearray(out * state.seats)
    for at in range(len(state.hands)):
        state.stayed_out[at] -= state.hands[at]
