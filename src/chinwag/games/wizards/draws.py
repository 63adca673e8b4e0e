"""Cards and hairs that come and go."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.memory import everybody_sees_arrive, everybody_sees_leave, taken_unseen
from chinwag.games.wizards.telling import Teller


def draw_cards(state: Facts, seat: int, count: int, teller: Teller | None, rule: str) -> None:
    """Draw by a `rule`; if the draw pile runs out, also in the middle, the discard pile is flipped (BW-3.6)."""
    while count:
        if not state.pile and not state.discards:
            if teller is not None:
                teller.nothing_to_draw(seat, count, rule)
            return
        if not state.pile:
            flip(state, teller)
        run = min(count, len(state.pile))
        drawn = state.pile[: -run - 1 : -1]
        del state.pile[-run:]
        for kind in drawn:
            insort(state.hands[seat], kind)
            if state.flips:
                everybody_sees_arrive(state, seat, kind)
        count -= run
        if teller is not None:
            teller.drawn(seat, drawn, rule, known_to_all=state.flips > 0)


def flip(state: Facts, teller: Teller | None) -> None:
    """BW-3.6: the discard pile is flipped over, not shuffled, so that its oldest card is drawn first."""
    state.pile = state.discards[::-1]
    state.discards = []
    state.flips += 1
    if teller is not None:
        teller.flipped(len(state.pile), state.flips)


def discard(state: Facts, seat: int, kind: int) -> None:
    """A card goes from a hand to the open discard pile (BW-2.3)."""
    leave_hand(state, seat, kind)
    state.discards.append(kind)


def leave_hand(state: Facts, seat: int, kind: int) -> None:
    """A card leaves a hand openly."""
    state.hands[seat].remove(kind)
    everybody_sees_leave(state, seat, kind)


def discard_several(state: Facts, seat: int, kinds: Sequence[int]) -> None:
    """BW-3.7: they lie in the order named."""
    for kind in kinds:
        discard(state, seat, kind)


def discard_at_random(state: Facts, seat: int, count: int, teller: Teller | None) -> None:
    """BW-3.7: random cards lie in the order drawn; of a smaller hand, all of it."""
    kinds = _at_random(state, seat, count)
    discard_several(state, seat, kinds)
    if teller is not None:
        teller.discarded_at_random(seat, kinds)


def take_at_random(state: Facts, seat: int, holder: int, count: int, teller: Teller | None) -> None:
    """BW-3.9: only the two of them see what is taken."""
    kinds = _at_random(state, holder, count)
    for kind in kinds:
        state.hands[holder].remove(kind)
        insort(state.hands[seat], kind)
        taken_unseen(state, seat, holder, kind)
    if teller is not None:
        teller.taken(seat, holder, kinds)


def _at_random(state: Facts, seat: int, count: int) -> list[int]:
    """So many cards of a hand, or all that there are, in the order of a permutation of the sorted hand."""
    hand = state.hands[seat]
    if not hand:
        return []
    state.lots += 1
    return [hand[at] for at in state.chance.permutation(f"lot {state.lots}", len(hand))[:count]]


def pick(state: Facts, seat: int, kind: int, teller: Teller | None) -> None:
    """BW-5.2: a card of the open discard pile; of equal ones the one that was discarded last."""
    state.discards.reverse()
    state.discards.remove(kind)
    state.discards.reverse()
    insort(state.hands[seat], kind)
    everybody_sees_arrive(state, seat, kind)
    if teller is not None:
        teller.picked(seat, kind)


def draw_hairs(state: Facts, seat: int, count: int, teller: Teller | None, rule: str) -> None:
    """BW-1.2: hairs that the pile does not have are not drawn."""
    drawn = min(count, state.pile_hairs)
    state.pile_hairs -= drawn
    state.hairs[seat] += drawn
    if teller is not None:
        teller.hairs_drawn(seat, drawn, state.hairs[seat], count - drawn, rule)


def return_hairs(state: Facts, seat: int, count: int, teller: Teller | None, rule: str) -> None:
    """BW-4.5: hairs that are not there are not returned."""
    returned = min(count, state.hairs[seat])
    state.pile_hairs += returned
    state.hairs[seat] -= returned
    if teller is not None:
        teller.hairs_returned(seat, returned, state.hairs[seat], rule)


def steal_hairs(state: Facts, seat: int, victim: int, count: int, teller: Teller | None, rule: str) -> None:
    """BW-4.5: hairs that are not there, or are safe, are not stolen. BW-4.6, BW-3.8: who steals may draw for it."""
    safe = state.hairs_are_safe(victim)
    stolen = 0 if safe else min(count, state.hairs[victim])
    state.hairs[victim] -= stolen
    state.hairs[seat] += stolen
    if teller is not None:
        teller.hairs_stolen(seat, victim, stolen, safe, rule)
    if stolen:
        draws = state.box.draw_on_stealing
        cards = max((draws[kind] for kind in state.equipment(seat)), default=0)
        draw_cards(state, seat, cards, teller, "BW-3.8")
