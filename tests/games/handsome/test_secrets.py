"""Case 6: nobody is shown a card or a word of another before it is turned up, nor an unused hand card ever."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from tests.games.handsome.tables import hand_in, start, writing

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord
from chinwag.games.handsome.state import HandsomeState

NAMES = set(RULES._box.names)
BOX_FACTS = {"cards", "terms", "dictionary", "suits"}
"""What of a view is the same for all and names every card: the box itself."""


def moves(state: HandsomeState, dice: random.Random) -> tuple[Seat, HandsomeAction]:
    """Somebody does something, now and then changing a sealed choice."""
    ask = state.ask
    assert ask is not None
    seat = dice.choice(ask.revising if ask.revising and dice.random() < 0.4 else ask.awaited)
    legal = [
        action for action in state.legal(seat) if isinstance(action, Give | HandIn | NoWord | Challenge | Done)
    ]
    long = sorted(legal, key=lambda action: len(action.word) if isinstance(action, HandIn) else 0)[-30:]
    return seat, dice.choice(long if ask.window == "hand_in" else legal)


def games(way: str, seats: int) -> Iterator[tuple[HandsomeState, list[list[bytes]], random.Random]]:
    for seed in range(3):
        dice = random.Random(seed)
        yield start(seats, seed=seed, way=way), [[] for _ in range(seats + 1)], dice


def known_cards(state: HandsomeState, reader: int | None, ever_used: set[str]) -> set[str]:
    """The cards that a reader may see named now: the centre, its own hand, and hand cards that words used."""
    box = state.box
    own = set() if reader is None else set(box.names_in(state.hands[reader] | state.shown_hands[reader]))
    return own | ever_used | set(box.names_in(state.centre | state.shown_centre))


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("way", ["referee", "challenge", "helper"])
def test_case_06_no_view_and_no_event_names_a_card_or_word_that_its_reader_may_not_know(
    way: str, seats: int
) -> None:
    turned_up = 0
    for state, _, dice in games(way, seats):
        for _ in range(60):
            if state.ask is None:
                break
            seat, action = moves(state, dice)
            told = state.play(seat, action)
            used: set[str] = set()
            if state.made:
                for word in state.made[-1]:
                    used |= set(state.box.names_in(state.box.mask_of_word(word)))
                turned_up += 1
            sealed = [word for word in state.written if word]
            open_words = {word for words in state.made for word in words}
            for reader in (*range(seats), None):
                view = msgspec.to_builtins(state.view(None if reader is None else Seat(reader)))
                for fact in BOX_FACTS:
                    del view[fact]
                told_here = msgspec.to_builtins(
                    [each.to(None if reader is None else Seat(reader)) for each in told]
                )
                named = set(texts_in([view, told_here]))
                assert named & NAMES <= known_cards(state, reader, used)
                hidden = set(sealed) - open_words - ({state.written[reader]} if reader is not None else set())
                best = {word["word"] for word in (view["reveal"] or {"best": ()})["best"]}
                assert not (named - best) & hidden
    assert turned_up > 10


def texts_in(data: object) -> Iterator[str]:
    match data:
        case dict():
            for value in data.values():
                yield from texts_in(value)
        case list() | tuple():
            for value in data:
                yield from texts_in(value)
        case str():
            yield data


def test_unused_cards_of_the_last_round_cannot_be_told_from_a_view() -> None:
    """Worlds imagined from a view have many different hands of the others, all with that view."""
    state = writing("D S/Y", "C K", "B H")
    hand_in(state, "tie", "nectar", "pier")
    view = state.view(Seat(0))
    worlds = [RULES.imagine(view, FastChance(seed)) for seed in range(40)]
    assert all(world.view(Seat(0)) == view for world in worlds)
    assert len({tuple(world.shown_hands) for world in worlds}) > 5
    assert len({tuple(world.hands) for world in worlds}) > 20
    assert {world.shown_hands[0] for world in worlds} == {state.shown_hands[0]}


def test_imagined_hands_hold_what_was_turned_up_and_make_what_was_written() -> None:
    state = start(4, seed=5, way="challenge")
    dice = random.Random(5)
    looked = 0
    for _ in range(60):
        if state.ask is None:
            break
        for reader in (Seat(0), Seat(3), None):
            world = RULES.imagine(state.view(reader), FastChance(looked))
            RULES.load(RULES.position(world), FastChance(0))  # raises for what cannot be
            looked += 1
        seat, action = moves(state, dice)
        state.play(seat, action)
    assert looked > 60
