"""Hand-made positions. Cards and actions are written as in notation: `gFF` is the green Flaming Follicles.

What a test does not name goes where `rest` says: the bottom of the draw pile, the bottom of the discard pile, or
the hand of a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from chinwag.core.chance import Chance, SealedChance
from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Card, WizardsAction
from chinwag.games.wizards.position import Cards, WizardsPosition
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.view import Known

NAMES = {
    "FF": ("Flaming Follicles", "gpkb"),
    "SS": ("Sprouting Salve", "gpkb"),
    "CS": ("Close Shave", "gpkb"),
    "TT": ("Tangled Tresses", "gpkb"),
    "SF": ("Sticky Fingers", "gpkb"),
    "OP": ("Owl Post", "gpkb"),
    "BB": ("Barber's Bargain", "gk"),
    "BS": ("Beard Swap", "pb"),
    "SP": ("Shear Panic", "gb"),
    "RR": ("Rust and Ruin", "pk"),
    "ST": ("Static Shock", "gp"),
    "GE": ("Great Equaliser", "kb"),
    "TR": ("Transmute Trimmings", "gpkb"),
    "BR": ("Bald Refusal", "gpkb"),
    "BA": ("Bearded Apparition", "gpkb"),
    "ML": ("Mirror Lather", "pb"),
    "DB": ("Dwarven Beard", "gk"),
    "IB": ("Braided Beard", "gp"),
    "PB": ("Pirate Beard", "kb"),
    "WB": ("Wizard's Beard", "gb"),
    "RB": ("Bramble Beard", "pk"),
    "MM": ("Mask of Many Beards", "gb"),
    "GC": ("Golden Comb", "pk"),
    "CM": ("Crystal Mirror", "gk"),
    "ER": ("Enchanted Razor", "pb"),
    "DP": ("Dye Pot", "gp"),
    "SA": ("Bottomless Satchel", "kb"),
}
"""BW-1.3: the code of each card, its name, and its colours in the order of the box."""

COLOURS = {"g": "green", "p": "purple", "k": "pink", "b": "blue"}
DECK = [Card(name, COLOURS[colour]) for name, colours in NAMES.values() for colour in colours]
ORDER = {each: number for number, each in enumerate(DECK)}
CODES = {
    Card(name, COLOURS[colour]): colour + code for code, (name, colours) in NAMES.items() for colour in colours
}
CHANCE = SealedChance(bytes(32))

Rest = Literal["draw", "discard"] | int


def card(code: str) -> Card:
    """The card of a code."""
    return Card(NAMES[code[1:]][0], COLOURS[code[0]])


def cards(codes: str) -> Cards:
    """The cards of codes with blanks between them."""
    return tuple(card(code) for code in codes.split())


def codes(some: Sequence[Card]) -> str:
    """Cards as codes with blanks between them."""
    return " ".join(CODES[each] for each in some)


def in_order(some: Sequence[Card]) -> Cards:
    """Cards in the order of the box."""
    return tuple(sorted(some, key=ORDER.__getitem__))


def act(text: str) -> WizardsAction:
    """The action of a text, as in notation."""
    return RULES.notation.read_action(text)


def known(text: str) -> tuple[Known, ...]:
    """What is known of hands: `gFF@1 kOP@0+2`."""
    words = (word.split("@") for word in text.split())
    return tuple(Known(card(code), tuple(map(int, seats.split("+")))) for code, seats in words)


def position(
    hands: Sequence[str],
    *,
    hairs: Sequence[int] = (),
    beards: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    draw: str = "",
    discard: str = "",
    rest: Rest = "draw",
    turn: int = 0,
    round_number: int = 1,
    done: int = 0,
    used: str = "",
    flips: int = 0,
    window: Literal["start", "turn"] = "turn",
    memory: Sequence[str] = (),
) -> WizardsPosition:
    """A position in a turn. `draw` is listed top first, `discard` oldest first; seat 0 had the first turn."""
    seats = len(hands)
    held = [list(cards(hand)) for hand in hands]
    worn = [None if each in ("", "-") else card(each) for each in beards or [""] * seats]
    shelf = [cards(each) for each in artifacts or [""] * seats]
    discard_pile, draw_pile = list(cards(discard)), list(cards(draw))
    there = Counter(each for some in (*held, *shelf, discard_pile, draw_pile) for each in some)
    there.update(beard for beard in worn if beard is not None)
    assert set(there) <= set(DECK)
    assert max(there.values(), default=1) == 1, "a card is there twice"
    unnamed = [each for each in DECK if not there[each]]
    if rest == "draw":
        draw_pile += unnamed
    elif rest == "discard":
        discard_pile = unnamed + discard_pile
    else:
        held[rest] += unnamed
    return WizardsPosition(
        first=0,
        turns=(round_number - 1) * seats + turn + 1,
        window=window,
        done=done,
        used=cards(used),
        spell=None,
        picker=None,
        picks=0,
        winner=None,
        hairs=tuple(hairs) or (1,) * seats,
        beards=tuple(worn),
        artifacts=tuple(shelf),
        hands=tuple(in_order(hand) for hand in held),
        memory=tuple(known(each) for each in memory) or ((),) * (seats + 1),
        flips=flips,
        draw_pile=tuple(draw_pile),
        discard_pile=tuple(discard_pile),
        lots=0,
    )


def table(hands: Sequence[str], seats: int | None = None, chance: Chance = CHANCE, **facts: object) -> WizardsState:
    """The state of a position; seats beyond those of `hands` hold nothing and have what everybody starts with."""
    more = 0 if seats is None else seats - len(hands)
    filled = {
        name: [*value, *["" if isinstance(value[0], str) else 1] * more]
        if name in ("hairs", "beards", "artifacts") and isinstance(value, list)
        else value
        for name, value in facts.items()
    }
    return RULES.load(position([*hands, *[""] * more], **filled), chance)  # type: ignore[arg-type]


def play(state: WizardsState, seat: int, text: str) -> list[Event]:
    """Play an action, as in notation, and give the events as everybody sees them."""
    return [each.public for each in state.play(Seat(seat), act(text))]


def heard(told: Sequence[Told], seat: int | None) -> list[Event]:
    """Events as a seat, or an onlooker, may know them."""
    return [each.to(None if seat is None else Seat(seat)) for each in told]


def hand(state: WizardsState, seat: int) -> str:
    """The hand of a seat as codes, in the order of the box."""
    return codes(RULES.position(state).hands[seat])


def discards(state: WizardsState) -> str:
    """The discard pile as codes, oldest first."""
    return codes(RULES.position(state).discard_pile)


def beards(state: WizardsState) -> list[str]:
    """The equipped beards as codes."""
    return ["" if each is None else CODES[each] for each in RULES.position(state).beards]


def artifacts(state: WizardsState) -> list[str]:
    """The equipped artifacts as codes."""
    return [codes(each) for each in RULES.position(state).artifacts]


def told_known(state: WizardsState, reader: int | None) -> str:
    """What a reader knows of the hands of others, as `known` reads it."""
    view = state.view(None if reader is None else Seat(reader))
    return " ".join(f"{CODES[each.card]}@{'+'.join(map(str, each.seats))}" for each in view.known)


def legal(state: WizardsState, seat: int) -> list[str]:
    """The legal actions of a seat, as in notation."""
    return [RULES.notation.write_action(each) for each in state.legal(Seat(seat))]


def refusal(state: WizardsState, seat: int, text: str) -> tuple[str, tuple[str, ...]] | None:
    """The code and the rules of a refusal."""
    refused = state.refuse(Seat(seat), act(text))
    return None if refused is None else (refused.code, tuple(refused.rules))
