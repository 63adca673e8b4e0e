"""Nothing hidden gets out: cases 5, 6, 14 and the imagined worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.wizards.notes import Notes
from tests.games.wizards.positions import random_position
from tests.games.wizards.tables import act, heard, in_order, legal, table

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.wizards import RULES
from chinwag.games.wizards.actions import Perform, WizardsAction
from chinwag.games.wizards.events import Taken
from chinwag.games.wizards.position import WizardsPosition
from chinwag.games.wizards.state import WizardsState

encode = msgspec.json.encode


def lively(state: WizardsState, dice: random.Random) -> WizardsAction:
    """A random action with a liking for all kinds, and seldom a winning ritual, so that games last."""
    options = list(state.legal(Seat(state.awaited)))
    lasting = [each for each in options if not isinstance(each, Perform) or each.hairs != 7] or options
    by_kind = dice.choice(sorted({type(each).__name__ for each in lasting}))
    return dice.choice([each for each in lasting if type(each).__name__ == by_kind])


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("seed", range(2))
def test_case_06_every_view_follows_from_what_its_reader_was_told(seats: int, seed: int) -> None:
    """In long games: no view holds a card, a place of one or a number that the events have not shown."""
    dice = random.Random(seed)
    state = RULES.start(seats, {}, FastChance(seed))
    onlooker = Notes(None, seats)
    readers = [onlooker, *(Notes(seat, seats) for seat in range(seats))]
    told, met = RULES.opening(state), set()
    for _ in range(400):
        for notes in readers:
            view = state.view(None if notes.seat is None else Seat(notes.seat))
            notes.hear(heard(told, notes.seat))
            notes.compare(view)
        for seat in range(seats):
            onlooker.common_of(state.view(Seat(seat)))
        met |= {type(each.public).__name__ for each in told}
        if state.ask is None:
            break
        told = state.play(Seat(state.awaited), lively(state, dice))
    assert met >= {"Flipped", "SpellCast", "Countered", "EquippedCard", "RitualPerformed", "Taken", "Picked"}


def swapped(there: WizardsPosition, reader: int, dice: random.Random) -> Iterator[WizardsPosition]:
    """Positions with two cards exchanged that a reader has not seen: in other hands, and in the first draw pile."""
    places: list[tuple[int | None, int]] = [
        (seat, at) for seat, hand in enumerate(there.hands) if seat != reader for at in range(len(hand))
    ]
    if not there.flips:
        places += [(None, at) for at in range(len(there.draw_pile))]
    for _ in range(6 if len(places) > 1 else 0):
        (seat, at), (other, there_at) = dice.sample(places, 2)
        pile, hands = list(there.draw_pile), [list(hand) for hand in there.hands]
        one = pile if seat is None else hands[seat]
        two = pile if other is None else hands[other]
        one[at], two[there_at] = two[there_at], one[at]
        yield replace(there, hands=tuple(in_order(hand) for hand in hands), draw_pile=tuple(pile))


def before_news(events: list[Event]) -> list[Event]:
    """Events up to the first that tells something new."""
    return list(takewhile(lambda event: not event.reveals, events))


@pytest.mark.parametrize("seed", range(120))
def test_case_06_swapping_unseen_cards_changes_no_view(seed: int) -> None:
    dice = random.Random(seed)
    there = random_position(dice)
    state = RULES.load(there, FastChance(seed))
    reader = dice.randrange(len(there.hands))
    for other in swapped(there, reader, dice):
        world = RULES.load(other, FastChance(seed))
        assert encode(world.view(Seat(reader))) == encode(state.view(Seat(reader)))
        assert world.legal_ids(Seat(reader)) == state.legal_ids(Seat(reader))
        assert world.ask == state.ask
        mild = state.legal(Seat(state.awaited))[0]
        told, told_there = (each.clone().play(Seat(state.awaited), mild) for each in (state, world))
        assert before_news(heard(told, reader)) == before_news(heard(told_there, reader))


def looks_to_others(state: WizardsState, told: Sequence[Told]) -> list[bytes]:
    """What everybody but seat 1 hears and sees, in bytes."""
    return [encode([*heard(told, seat), state.view(seat), state.ask]) for seat in (None, Seat(0), Seat(2))]


@pytest.mark.parametrize("spell", ["gFF at 1", "gSF at 1", "gTT at 1", "gCS at 1", "pBS at 1", "gSP at 1"])
def test_case_05_the_window_opens_alike_whatever_the_target_holds(spell: str) -> None:
    """Nobody but the target can tell a hand of counterspells from one without, by view, event or question."""
    shown = []
    for held in ("gBR pBA kTR", "gSS pOP gIB"):
        state = table([spell[:3], held, ""], beards=["gWB", "pRB", ""])
        told = state.play(Seat(0), act(f"cast {spell}"))
        shown.append(looks_to_others(state, told))
        assert legal(state, 1)[0] == "allow"
    assert shown[0] == shown[1]


def test_case_05_letting_it_happen_looks_alike_whatever_the_target_holds() -> None:
    shown = []
    for held in ("gBR pBA", "gSS pOP"):
        state = table(["gFF", held, ""])
        state.play(Seat(0), act("cast gFF at 1"))
        told = state.play(Seat(1), act("allow"))
        shown.append(looks_to_others(state, told))
    assert shown[0] == shown[1]


def test_case_06_what_is_taken_is_told_to_two() -> None:
    state = table(["gSF", "gSS", "kOP"])
    state.play(Seat(0), act("cast gSF at 1"))
    told = state.play(Seat(1), act("allow"))
    for reader in (2, None):
        assert heard(told, reader)[-1] == Taken(0, 1, 1)


@pytest.mark.parametrize("seed", range(150))
def test_imagined_worlds_look_like_the_view_and_have_every_card(seed: int) -> None:
    dice = random.Random(seed)
    there = random_position(dice)
    state = RULES.load(there, FastChance(seed))
    names = sorted(each.split(" @ ")[0] for each in RULES.components_in(state))
    for reader in (None, *map(Seat, range(len(there.hands)))):
        view = state.view(reader)
        world = RULES.imagine(view, FastChance(seed + 1))
        assert world.view(reader) == view
        imagined = RULES.position(world)
        assert RULES.position(RULES.load(imagined, FastChance(0))) == imagined
        assert sorted(each.split(" @ ")[0] for each in RULES.components_in(world)) == names
