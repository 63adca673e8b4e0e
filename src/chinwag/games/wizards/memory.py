"""What readers know of the hands of others: who remembers what, and when it is lost.

A reader is a seat, or the onlooker after the last of them, who knows what everybody knows. A memory is a sorted
list of facts. A fact is an integer: the kind of a card, and a bit for each seat that may hold that card. Mostly it
is one seat. When somebody takes a card unseen (BW-3.9), a card that was known to be there may be the one that was
taken: then two may hold it. No two facts of a reader are about the same card, and none is about the reader's own
hand.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import MOST_SEATS

SHIFT: Final = MOST_SEATS


def everybody_sees_arrive(state: Facts, seat: int, kind: int) -> None:
    """A card went from an open place to a hand (BW-2.3)."""
    fact = kind << SHIFT | 1 << seat
    for reader, facts in enumerate(state.memory):
        if reader != seat:
            insort(facts, fact)


def everybody_sees_leave(state: Facts, seat: int, kind: int) -> None:
    """A card has left a hand, and all see which."""
    for reader, facts in enumerate(state.memory):
        if reader != seat and facts:
            _find(facts, kind, seat)
    _look_whether_empty(state, seat)


def taken_unseen(state: Facts, taker: int, holder: int, kind: int) -> None:
    """A card has gone from one hand to another, and only those two have seen which (BW-3.9)."""
    from_, to = 1 << holder, 1 << taker
    for reader, facts in enumerate(state.memory):
        if reader == taker:
            _find(facts, kind, holder)
        elif reader == holder:
            insort(facts, kind << SHIFT | to)
        else:
            facts[:] = sorted(fact | to if fact & from_ else fact for fact in facts)
    _look_whether_empty(state, holder)


def looks_at(state: Facts, reader: int, seat: int) -> None:
    """A reader sees a whole hand (BW-3.9)."""
    facts = state.memory[reader]
    _sees_all(facts, state.hands[seat], seat)
    for kind in state.hands[seat]:
        insort(facts, kind << SHIFT | 1 << seat)


def hands_swapped(state: Facts, one: int, other: int) -> None:
    """Two have exchanged hands: each knows what it gave away, and all know that what they knew has moved."""
    bits = {1 << one: 1 << other, 1 << other: 1 << one}
    for reader, facts in enumerate(state.memory):
        if reader not in (one, other):
            facts[:] = sorted(fact ^ (1 << one | 1 << other) if _has_one_of(fact, bits) else fact for fact in facts)
    for me, you in ((one, other), (other, one)):
        facts = state.memory[me]
        _sees_all(facts, state.hands[me], you)
        for kind in state.hands[you]:
            insort(facts, kind << SHIFT | 1 << you)
    for seat in (one, other):
        _look_whether_empty(state, seat)


def without_own_hand(facts: list[int], hand: list[int], seat: int) -> list[int]:
    """What is left of facts to somebody who sees the own hand."""
    left = list(facts)
    _sees_all(left, hand, seat)
    return left


def _has_one_of(fact: int, bits: dict[int, int]) -> bool:
    """Whether exactly one of two seats may hold the card."""
    return sum(bool(fact & bit) for bit in bits) == 1


def _find(facts: list[int], kind: int, seat: int) -> None:
    """A card turns out to be with a seat: the fact about it, if there was one, is dealt with.

    Of several facts that may be about it one must go, and for the rest it is open which: they take over where that
    card could be. That happens only where cards are equal, and one known to be just there goes first.
    """
    start = bisect_left(facts, kind << SHIFT)
    end = bisect_left(facts, (kind + 1) << SHIFT, start)
    bit = 1 << seat
    there = [fact for fact in facts[start:end] if fact & bit]
    if not there:
        return
    exact = kind << SHIFT | bit
    gone = exact if exact in there else there[0]
    facts.remove(gone)
    if gone != exact and len(there) > 1:
        facts[:] = sorted(fact | gone if fact in there else fact for fact in facts)


def _sees_all(facts: list[int], hand: list[int], seat: int) -> None:
    """Somebody sees every card that a seat holds or has held: what is not among them is not there."""
    for kind in hand:
        _find(facts, kind, seat)
    _rule_out(facts, seat)


def _rule_out(facts: list[int], seat: int) -> None:
    """No card of these facts is with a seat."""
    bit, seats = 1 << seat, (1 << SHIFT) - 1
    if any(fact & bit for fact in facts):
        facts[:] = sorted(fact & ~bit for fact in facts if fact & seats & ~bit)


def _look_whether_empty(state: Facts, seat: int) -> None:
    """All see that a hand is empty, so what may have been there is elsewhere."""
    if not state.hands[seat]:
        for facts in state.memory:
            _rule_out(facts, seat)


def cards_known(facts: list[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Facts as kinds of cards, each with the seats that may hold it."""
    return [(fact >> SHIFT, tuple(seat for seat in range(MOST_SEATS) if fact & 1 << seat)) for fact in facts]


def facts_from(known: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """The memory that `cards_known` gives back."""
    return sorted(kind << SHIFT | sum(1 << seat for seat in set(seats)) for kind, seats in known)
