"""Cards that must be in some hand, and which of the hands has room for them."""

from __future__ import annotations

from collections.abc import Sequence


def seated(wishes: Sequence[Sequence[int]], room: Sequence[int]) -> list[int] | None:
    """A seat for each card out of those that it wishes, the first ones first; None where that cannot be.

    `room` is how many cards each seat takes. A card gives way to another when it can go elsewhere.

    >>> seated([[0, 1], [0]], [1, 1])
    [1, 0]
    >>> seated([[0], [0]], [1, 1]) is None
    True
    """
    taken: list[list[int]] = [[] for _ in room]

    def place(card: int, tried: set[int]) -> bool:
        for seat in wishes[card]:
            if seat in tried:
                continue
            tried.add(seat)
            if len(taken[seat]) < room[seat]:
                taken[seat].append(card)
                return True
            for other in taken[seat]:
                if place(other, tried):
                    taken[seat].remove(other)
                    taken[seat].append(card)
                    return True
        return False

    if not all(place(card, set()) for card in range(len(wishes))):
        return None
    seats = [0] * len(wishes)
    for seat, cards in enumerate(taken):
        for card in cards:
            seats[card] = seat
    return seats
