"""Hand-made positions. Cards are written as in notation, `rBH` is the red Beardless Harry.

What a test does not name goes where `rest` says: the bottom of the draw pile, the bottom of the discard pile, or
the hand of a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from chinwag.core.chance import Chance, SealedChance
from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Card, EpicAction
from chinwag.games.epic.position import Cards, EpicPosition, Laid
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.view import RoundPad

NAMES = {
    "BS": "Barney Stubbles",
    "SS": "Sideburn Sal",
    "GG": "Gary Goatee",
    "HC": "Helmut Chinstrap",
    "VV": "Vincent Vandyke",
    "OH": "Otto Handlebar",
    "MB": "Magnus Braid",
    "EP": "EPIC",
    "BH": "Beardless Harry",
}
COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
DECK = [Card(colour, name) for colour in COLOURS.values() for name in NAMES.values() for _ in range(3)]
ORDER = {each: number for number, each in enumerate(DECK)}
CHANCE = SealedChance(bytes(32))

Rest = Literal["draw", "discard"] | int


def card(code: str) -> Card:
    """The card of a code."""
    return Card(COLOURS[code[0]], NAMES[code[1:]])


def cards(codes: str) -> Cards:
    """The cards of codes with blanks between them."""
    return tuple(card(code) for code in codes.split())


def pair(codes: str) -> tuple[Card, Card]:
    """Two cards."""
    first, second = cards(codes)
    return first, second


def in_order(some: Sequence[Card]) -> Cards:
    """Cards in the order of the box."""
    return tuple(sorted(some, key=ORDER.__getitem__))


def position(
    hands: Sequence[str],
    *,
    top: str = "gOH",
    under: str = "",
    draw: str = "",
    rest: Rest = "draw",
    turn: int = 0,
    laid: tuple[int, str] | None = None,
    known: Sequence[str] = (),
    stayed_out: Sequence[str] = (),
    reshuffles: int = 0,
    chips: Sequence[int] = (),
    round_number: int = 1,
    dealer: int = 0,
    pads: Sequence[RoundPad] = (),
) -> EpicPosition:
    """A position. `under` lies below the top of the discard pile, lowest first; `draw` is listed top first."""
    seats = len(hands)
    held = [list(cards(hand)) for hand in hands]
    discard_pile, draw_pile = list(cards(f"{under} {top}")), list(cards(draw))
    waiting = None if laid is None else Laid(laid[0], pair(laid[1]))
    there = Counter(
        each for some in (*held, discard_pile, draw_pile, waiting.cards if waiting else ()) for each in some
    )
    left = Counter(DECK)
    left.subtract(there)
    assert min(left.values()) >= 0, "a card is there more than three times"
    unnamed = list(in_order(list(left.elements())))
    if rest == "draw":
        draw_pile += unnamed
    elif rest == "discard":
        discard_pile = unnamed + discard_pile
    else:
        held[rest] += unnamed
    nothing = [""] * seats
    return EpicPosition(
        round=round_number,
        dealer=dealer,
        turn=turn,
        laid=waiting,
        reshuffles=reshuffles,
        hands=tuple(in_order(hand) for hand in held),
        known=tuple(in_order(cards(some)) for some in known or nothing),
        stayed_out=tuple(in_order(cards(some)) for some in stayed_out or nothing),
        draw_pile=tuple(draw_pile),
        discard_pile=tuple(discard_pile),
        chips=tuple(chips) or (0,) * seats,
        pads=tuple(pads) or tuple(RoundPad((0,) * seats, None) for _ in range(round_number - 1)),
    )


def load(of: EpicPosition, chance: Chance = CHANCE) -> EpicState:
    """The state of a position."""
    return RULES.load(of, chance)


def play(state: EpicState, seat: int, action: EpicAction) -> list[Event]:
    """Play an action and give the events as everybody sees them."""
    return [each.public for each in state.play(Seat(seat), action)]


def heard(told: Sequence[Told], seat: int | None) -> list[Event]:
    """Events as a seat, or an onlooker, may know them."""
    return [each.to(None if seat is None else Seat(seat)) for each in told]


def hand(state: EpicState, seat: int) -> Cards:
    """The hand of a seat, in the order of the box."""
    return RULES.position(state).hands[seat]


def refusal(state: EpicState, seat: int, action: EpicAction) -> tuple[str, tuple[str, ...]] | None:
    """The code and the rules of a refusal."""
    refused = state.refuse(Seat(seat), action)
    return None if refused is None else (refused.code, tuple(refused.rules))
