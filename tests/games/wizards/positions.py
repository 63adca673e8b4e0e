"""Random positions, with a liking for what is rare: empty piles and hands, full shelves, last turns."""

from __future__ import annotations

import random
from typing import Literal

from msgspec.structs import replace
from tests.games.wizards.tables import DECK, NAMES, in_order

from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.position import Redirection, Waiting, WizardsPosition

CODE_OF = {name: code for code, (name, _) in NAMES.items()}
SPELLS = list(NAMES)[:12]
COUNTERSPELLS = list(NAMES)[12:16]
BEARDS = list(NAMES)[16:21]
ARTIFACTS = list(NAMES)[21:]
AT_A_TARGET = {"FF", "CS", "TT", "SF", "BS", "SP", "RR"}

Window = Literal["start", "turn", "answer", "pick"]


def code(card: Card) -> str:
    """The letters of a card's name."""
    return CODE_OF[card.name]


def random_position(dice: random.Random) -> WizardsPosition:
    """A position that can be, of any number of seats, in any window. Nothing is remembered."""
    seats = dice.randint(2, 5)
    deck = DECK[:]
    dice.shuffle(deck)

    def take(count: int, among: list[str] | None = None) -> list[Card]:
        taken = [card for card in deck if among is None or code(card) in among][:count]
        deck[:] = [card for card in deck if card not in taken]
        return taken

    beards = [take(1, BEARDS) if dice.random() < 0.5 else [] for _ in range(seats)]
    artifacts = [take(dice.choice((0, 0, 1, 2, 3)), ARTIFACTS) for _ in range(seats)]
    hands = [take(dice.choice((0, 1, 2, 3, 4, 5, 6))) for _ in range(seats)]
    draw_pile = take(dice.choice((0, 0, 1, 2, 20)))
    discard_pile = take(dice.choice((0, 0, 1, 2, 5, 20)))
    dice.choice((draw_pile, discard_pile, discard_pile)).extend(deck)
    hairs = [0] * seats
    for _ in range(dice.choice((0, 5 * seats, 3 * seats, 2 * seats))):
        hairs[dice.choice((0, dice.randrange(seats)))] += 1
    plain = WizardsPosition(
        first=dice.randrange(seats),
        turns=dice.choice((1, dice.randint(1, 50 * seats), 50 * seats)),
        window="turn",
        done=dice.choice((0, 0, 0, 1, 2)),
        used=tuple(
            card for shelf in (*beards, *artifacts) for card in shelf if usable(card) and dice.random() < 0.2
        ),
        spell=None,
        picker=None,
        picks=0,
        winner=None,
        hairs=tuple(hairs),
        beards=tuple(beard[0] if beard else None for beard in beards),
        artifacts=tuple(tuple(shelf) for shelf in artifacts),
        hands=tuple(in_order(hand) for hand in hands),
        memory=((),) * (seats + 1),
        flips=dice.randint(0, 1),
        draw_pile=tuple(draw_pile),
        discard_pile=tuple(discard_pile),
        lots=dice.randint(0, 9),
    )
    return in_some_window(plain, dice)


def usable(card: Card) -> bool:
    """Whether it is ever used."""
    return code(card) in ("DB", "MM", "GC", "CM", "ER")


def in_some_window(plain: WizardsPosition, dice: random.Random) -> WizardsPosition:
    """The same position waiting for something, if it can."""
    turn = (plain.first + plain.turns - 1) % len(plain.hands)
    window: Window = dice.choice(("start", "turn", "turn", "answer", "answer", "pick"))
    if window == "start":
        masks = [card for card in plain.artifacts[turn] if code(card) == "MM" and card not in plain.used]
        return replace(plain, window="start", done=0) if masks else plain
    if window == "pick" and plain.discard_pile:
        picks = dice.randint(1, min(3, len(plain.discard_pile)))
        return replace(plain, window="pick", picker=turn, picks=picks)
    spells = [card for card in plain.discard_pile if code(card) in AT_A_TARGET]
    if window == "answer" and spells:
        return answered(plain, turn, dice.choice(spells), dice)
    return plain


def answered(plain: WizardsPosition, turn: int, spell: Card, dice: random.Random) -> WizardsPosition:
    """A spell of the turn's player in the air, now and then redirected."""
    seats = len(plain.hands)
    caster, target = turn, dice.choice([seat for seat in range(seats) if seat != turn])
    first, redirections = target, []
    for apparition in [card for card in plain.discard_pile if code(card) == "BA"][: dice.randint(0, 2)]:
        others = [seat for seat in range(seats) if seat != target and (seats == 2 or seat != caster)]
        caster, target = target, dice.choice(others)
        redirections.append(Redirection(apparition, target))
    shelf = plain.artifacts[target]
    artifact = dice.choice(shelf) if code(spell) == "RR" and shelf else None
    return replace(plain, window="answer", spell=Waiting(spell, first, tuple(redirections), artifact))
