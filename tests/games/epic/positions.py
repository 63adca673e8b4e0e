"""Random positions, with a liking for what is rare: empty piles, small hands, last chips, no reshuffle left."""

from __future__ import annotations

import random

from tests.games.epic.tables import DECK, in_order

from chinwag.games.epic.actions import Card
from chinwag.games.epic.position import EpicPosition, Laid
from chinwag.games.epic.view import RoundPad


def random_position(dice: random.Random) -> EpicPosition:
    """A position that can be, of any number of seats, in a turn or waiting for an answer."""
    seats = dice.randint(2, 6)
    turn = dice.randrange(seats)
    deck = DECK[:]
    dice.shuffle(deck)

    def take(count: int) -> list[Card]:
        taken, deck[:] = deck[:count], deck[count:]
        return taken

    hands = [take(dice.choice((1, 1, 2, 2, 3, 4, 6, 9))) for _ in range(seats)]
    laid = None
    if dice.random() < 0.4:
        target = dice.choice([seat for seat in range(seats) if seat != turn])
        first, second = take(2)
        laid = Laid(target, (first, second))
        if dice.random() < 0.5:
            deck += hands[turn]
            hands[turn] = []
    draw_pile = take(dice.choice((0, 0, 1, 2, 3, 20)))
    top = take(1)
    under = take(dice.choice((0, 0, 1, 2, 30, 200)))
    if deck:
        dice.choice((hands[turn - 1], draw_pile, under)).extend(deck)
    round_number = dice.randint(1, 3)
    reshuffles = dice.randint(0, 2)
    bank = dice.choice((0, 1, 2, 50))
    chips = [0] * seats
    for _ in range(50 - bank):
        chips[dice.randrange(seats)] += 1
    mine = [hand + list(laid.cards) if laid and seat == turn else hand for seat, hand in enumerate(hands)]
    return EpicPosition(
        round=round_number,
        dealer=dice.randrange(seats),
        turn=turn,
        laid=laid,
        reshuffles=reshuffles,
        hands=tuple(in_order(hand) for hand in hands),
        known=tuple(in_order(_some(dice, hand)) for hand in mine),
        stayed_out=tuple(
            in_order(_some(dice, [card for other in range(seats) if other != reader for card in mine[other]]))
            if reshuffles
            else ()
            for reader in range(seats)
        ),
        draw_pile=tuple(draw_pile),
        discard_pile=tuple(under + top),
        chips=tuple(chips),
        pads=tuple(_pad(dice, seats) for _ in range(round_number - 1)),
    )


def _some(dice: random.Random, cards: list[Card]) -> list[Card]:
    return [card for card in cards if dice.random() < 0.4]


def _pad(dice: random.Random, seats: int) -> RoundPad:
    out = dice.choice((None, *range(seats)))
    return RoundPad(tuple(0 if seat == out else dice.randint(1, 60) for seat in range(seats)), out)
