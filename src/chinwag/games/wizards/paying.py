"""Cards of a hand that pay for something, as the numbers that the codec gives to every way of paying.

Most of what can be done is a question of what pays for it, in which order (BW-3.7), so these lists are most of the
work of listing. Pairs of different cards, by far the commonest, are picked out of rows of numbers that stand ready.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations
from operator import itemgetter
from typing import cast

from chinwag.games.wizards.box import Box, Ritual
from chinwag.games.wizards.codec import WizardsCodec
from chinwag.games.wizards.costs import Colours

PAIR = 2
TRIPLE = 3


class Hand:
    """The cards of a hand as they are held, and apart by colour."""

    __slots__ = ("by_colour", "cards")

    def __init__(self, box: Box, cards: Sequence[int]) -> None:
        colour = box.colour
        self.cards = cards
        self.by_colour: list[list[int]] = [[] for _ in box.colours]
        for kind in cards:
            self.by_colour[colour[kind]].append(kind)


def payments(box: Box, codec: WizardsCodec, hand: Sequence[int], count: int, bases: Sequence[int]) -> list[int]:
    """All rows of so many cards of a hand, in every order, numbered from each of the bases on."""
    if count == PAIR and not box.has_equal_cards:
        return _joined([_pairs(hand, codec.rows(base)) for base in bases])
    rows = [_as_number(row, box.kinds) for row in dict.fromkeys(permutations(hand, count))]
    return [base + row for base in bases for row in rows]


def ritual_payments(
    box: Box, codec: WizardsCodec, hand: Hand, ritual: Ritual, dyed: int, bases: Sequence[int]
) -> list[int]:
    """All rows of a hand that pay for a ritual with so many cards dyed, numbered from each of the bases on."""
    if len(ritual.cost) == PAIR and not ritual.wins and not box.has_equal_cards:
        apart, follows = hand.by_colour, ritual.follows[min(dyed, PAIR)]
        return _joined([_paying_pairs(apart, codec.rows(base), follows) for base in bases])
    if len(ritual.cost) == TRIPLE and ritual.wins and not box.has_equal_cards:
        completes = ritual.completes[min(dyed, TRIPLE)]
        return _joined([_winning_triples(hand.cards, base, box, completes) for base in bases])
    rows = [_as_number(row, box.kinds) for row in ritual_rows(box, hand.cards, ritual, dyed)]
    return [base + row for base in bases for row in rows]


def ritual_rows(box: Box, hand: Sequence[int], ritual: Ritual, dyed: int) -> Iterator[tuple[int, ...]]:
    """The rows of cards of a hand that pay for a ritual; for one that wins, in the order of the box alone."""
    colour, size = box.colour, len(ritual.cost)
    pays = ritual.pays[min(dyed, size)]
    rows = combinations(hand, size) if ritual.wins else permutations(hand, size)
    paying = (row for row in rows if tuple([colour[kind] for kind in row]) in pays)
    return iter(dict.fromkeys(paying)) if box.has_equal_cards else paying


def _pairs(hand: Sequence[int], rows: Sequence[Sequence[int]]) -> list[int]:
    """Every card with every other."""
    if len(hand) < PAIR:
        return []
    numbers: list[int] = []
    seconds_of = _picker(hand)
    for place, first in enumerate(hand):
        numbers += seconds_of(rows[first])
        del numbers[place - len(hand)]  # the card with itself
    return numbers


def _paying_pairs(
    by_colour: Sequence[list[int]], rows: Sequence[Sequence[int]], follows: Sequence[Sequence[bool]]
) -> list[int]:
    """Every card with every other whose colour may follow its own."""
    numbers: list[int] = []
    for first_colour, firsts in enumerate(by_colour):
        allowed = follows[first_colour]
        seconds = firsts[:] if allowed[first_colour] else []
        for second_colour, cards in enumerate(by_colour):
            if second_colour != first_colour and allowed[second_colour]:
                seconds += cards
        if not firsts or not seconds:
            continue
        seconds_of, count = _picker(seconds), len(seconds)
        if not allowed[first_colour]:
            numbers += chain.from_iterable(map(seconds_of, map(rows.__getitem__, firsts)))
            continue
        for place, first in enumerate(firsts):
            numbers += seconds_of(rows[first])
            del numbers[place - count]  # the card with itself
    return numbers


def _winning_triples(
    hand: Sequence[int], base: int, box: Box, completes: Mapping[Colours, Sequence[bool]]
) -> list[int]:
    """Every three cards, in the order of the box, whose colours fit together."""
    colour, kinds = box.colour, box.kinds
    numbers: list[int] = []
    for place, first in enumerate(hand):
        for next_place, second in enumerate(hand[place + 1 :], place + 2):
            fits = completes[colour[first], colour[second]]
            start = base + (first * kinds + second) * kinds
            numbers += [start + third for third in hand[next_place:] if fits[colour[third]]]
    return numbers


def _picker(places: Sequence[int]) -> Callable[[Sequence[int]], Sequence[int]]:
    """What picks the entries at these places out of a row: far quicker than a loop."""
    if len(places) == 1:
        return lambda row: row[places[0] : places[0] + 1]
    return cast("Callable[[Sequence[int]], Sequence[int]]", itemgetter(*places))


def _joined(lists: list[list[int]]) -> list[int]:
    """Several lists one after another."""
    return lists[0] if len(lists) == 1 else list(chain.from_iterable(lists))


def _as_number(row: Sequence[int], kinds: int) -> int:
    """A row of cards as one number, the first card counting most."""
    number = 0
    for kind in row:
        number = number * kinds + kind
    return number
