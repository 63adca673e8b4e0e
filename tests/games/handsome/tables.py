"""Tables of Handsome for tests, set up by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Done, Give, HandIn, HandsomeAction, NoWord
from chinwag.games.handsome.position import Cards, HandsomePosition, Shown
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import RoundPad, Terms, Way, WordList

CHANCE = FastChance(1)


def cards(names: str) -> Cards:
    """Cards by their names: `B J/Z`."""
    return tuple(names.split())


def pad(*entries: str) -> RoundPad:
    """A finished round: `tie+2`, `tie!+0` worn before, `xi?+0` not in the dictionary, `.+0` no word."""
    read = RULES.notation.read_position(_BLANK.replace("pads -", f"pads {', '.join(entries)}"))
    return read.pads[0]


_BLANK = (
    "way referee | party off | list normal | added - | banned - | round 1 | hands -, - | centre - | given -, - | "
    "written -, - | done off, off | stop off, off | turned - | pads - | shown -"
)

CENTRE, HANDS = "L P R N T", ("D S/Y", "C K", "B H", "G M", "W F", "V J/Z")


def position(
    hands: Sequence[str] = HANDS[:2],
    centre: str = CENTRE,
    *,
    way: Way = "referee",
    party: bool = False,
    word_list: WordList = "normal",
    added: str = "",
    banned: str = "",
    pads: Sequence[RoundPad] = (),
    **changes: Any,
) -> HandsomePosition:
    """A round in which words are written, unless `changes` say something else.

    The round before is made up, where there are pads: its last words fit into five cards and two each.
    """
    seats = len(hands)
    fields: dict[str, Any] = {
        "terms": Terms(way, party, word_list, cards(added), cards(banned)),
        "round": len(pads) + 1,
        "hands": tuple(in_box_order(cards(hand)) for hand in hands),
        "centre": in_box_order(cards(centre)),
        "given": ((),) * seats,
        "written": (None,) * seats,
        "done": (False,) * seats,
        "stop_wishes": (False,) * seats,
        "turned": None,
        "pads": tuple(pads),
        "shown": _shown(pads[-1], seats) if pads else None,
    }
    return HandsomePosition(**(fields | changes))


def _shown(last: RoundPad, seats: int) -> Shown:
    """Cards with which everybody could have made the last words, which have to fit into one centre."""
    box = RULES._box
    used = [0 if each is None else box.mask_of_word(each.word) for each in last.words]
    shared = 0
    for mask in used:
        shared |= mask
    names = box.names_in(shared)
    spare = [name for name in box.names if name not in names]
    centre = [*names, *spare][:5]
    assert len(names) <= 5, "the made-up words take more than five cards"
    left = [name for name in box.names if name not in centre]
    hands = tuple(in_box_order(tuple(left[2 * seat : 2 * seat + 2])) for seat in range(seats))
    return Shown(in_box_order(tuple(centre)), hands, (None,) * seats)


def in_box_order(names: Cards) -> Cards:
    """Cards as a position lists them."""
    return tuple(sorted(names, key=RULES._box.names.index))


def load(from_position: HandsomePosition) -> HandsomeState:
    """The state of a position."""
    return RULES.load(from_position, CHANCE)


def writing(*hands: str, centre: str = CENTRE, **changes: Any) -> HandsomeState:
    """A table at which words are written, with the hands given, or those of two."""
    return load(position(hands or HANDS[:2], centre, **changes))


def start(seats: int = 2, seed: int = 1, **options: str) -> HandsomeState:
    """A fresh game."""
    return RULES.start(seats, options, FastChance(seed))


def play(state: HandsomeState, seat: int, action: HandsomeAction) -> list[Told]:
    """Play an action."""
    return state.play(Seat(seat), action)


def hand_in(state: HandsomeState, *words: str | None) -> list[Event]:
    """Everybody hands in, seat by seat, None for no word; the public events of the last one come back."""
    told: list[Told] = []
    for seat, word in enumerate(words):
        told = play(state, seat, NoWord() if word is None else HandIn(word))
    return public(told)


def all_done(state: HandsomeState) -> list[Event]:
    """Everybody who is asked says done."""
    told: list[Told] = []
    while state.ask is not None and state.ask.window == "challenge":
        told = play(state, state.ask.awaited[0], Done())
    return public(told)


def public(told: Sequence[Told]) -> list[Event]:
    """Events as everybody sees them."""
    return [each.public for each in told]


def give_all(state: HandsomeState) -> None:
    """Everybody gives the first that is legal."""
    while state.ask is not None and state.ask.window == "give":
        seat = state.ask.awaited[0]
        action = state.legal(seat)[0]
        assert isinstance(action, Give)
        state.play(seat, action)


def last_points(state: HandsomeState) -> tuple[int, ...]:
    """The points of the round that was scored last."""
    return state.points[-1]
