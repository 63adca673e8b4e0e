"""Nothing hidden gets out: cases 5, 6, 14 and the imagined worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.epic.notes import Notes
from tests.games.epic.positions import random_position
from tests.games.epic.tables import DECK, cards, hand, heard, in_order, load, pair, position

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.protocol import Event, PositionError, Seat
from chinwag.games.epic import RULES
from chinwag.games.epic.actions import Believe, Card, Declare, Doubt, Draw, EpicAction
from chinwag.games.epic.position import EpicPosition
from chinwag.games.epic.state import EpicState

encode = msgspec.json.encode


def actions(state: EpicState, dice: random.Random) -> EpicAction:
    """A random action that does not declare all the time."""
    assert state.awaited is not None
    legal = list(state.legal(Seat(state.awaited)))
    plain = [action for action in legal if not isinstance(action, Declare)]
    return dice.choice(plain if dice.random() < 0.6 else legal)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(2))
def test_case_06_every_view_follows_from_what_its_reader_was_told(seats: int, seed: int) -> None:
    """In whole games: no event names a card out of its time, and no view one that the events have not shown."""
    dice = random.Random(seed)
    state = RULES.start(seats, {}, FastChance(seed))
    readers = [Notes(seat, seats) for seat in (None, *range(seats))]
    told = RULES.opening(state)
    while True:
        for notes in readers:
            reader = None if notes.seat is None else Seat(notes.seat)
            notes.hear(heard(told, notes.seat))
            notes.compare(state.view(reader))
        if state.awaited is None:
            return
        told = state.play(Seat(state.awaited), actions(state, dice))


def swapped(there: EpicPosition, reader: int, dice: random.Random) -> Iterator[EpicPosition]:
    """Positions with two cards exchanged that a reader has not seen: in other hands, the pair, the draw pile."""
    places: list[tuple[str, int, int]] = [("pile", 0, at) for at in range(len(there.draw_pile))]
    places += [
        ("hand", seat, at) for seat, held in enumerate(there.hands) if seat != reader for at in range(len(held))
    ]
    if there.laid is not None and there.turn != reader:
        places += [("laid", 0, 0), ("laid", 0, 1)]
    for _ in range(6):
        if len(places) < 2:
            return
        one, other = dice.sample(places, 2)
        pile, laid = list(there.draw_pile), list(there.laid.cards) if there.laid else []
        hands = [list(held) for held in there.hands]

        def spot(place: tuple[str, int, int]) -> list[Card]:
            return {"pile": pile, "laid": laid}.get(place[0], hands[place[1]])  # noqa: B023

        a, b = spot(one)[one[2]], spot(other)[other[2]]
        spot(one)[one[2]], spot(other)[other[2]] = b, a
        waiting = there.laid and replace(there.laid, cards=(laid[0], laid[1]))
        nothing = [some if seat == reader else () for seat, some in enumerate(there.stayed_out)]
        yield replace(
            there,
            hands=tuple(in_order(held) for held in hands),
            draw_pile=tuple(pile),
            laid=waiting,
            stayed_out=tuple(nothing),
        )


def before_news(events: list[Event]) -> list[Event]:
    """Events up to the first that tells something new."""
    return list(takewhile(lambda event: not event.reveals, events))


@pytest.mark.parametrize("seed", range(150))
def test_case_06_swapping_unseen_cards_changes_no_view(seed: int) -> None:
    dice = random.Random(seed)
    there = random_position(dice)
    state = RULES.load(there, FastChance(seed))
    reader = dice.randrange(len(there.hands))
    swaps = 0
    for other in swapped(there, reader, dice):
        try:
            world = RULES.load(other, FastChance(seed))
        except PositionError:  # a card that is known to be there was taken away
            continue
        swaps += 1
        assert encode(world.view(Seat(reader))) == encode(state.view(Seat(reader)))
        assert world.legal_ids(Seat(reader)) == state.legal_ids(Seat(reader))
        assert world.ask == state.ask
        if state.awaited not in (None, reader) and there.laid is None:
            told, told_there = (each.clone().play(Seat(there.turn), Draw()) for each in (state, world))
            assert before_news(heard(told, reader)) == before_news(heard(told_there, reader))
    assert swaps or len(there.draw_pile) < 30


def test_case_05_the_window_opens_alike_for_a_true_pair_and_a_bluff() -> None:
    """Nobody but the declarer can tell the two apart before the answer, by view, event or question."""
    heard_by: dict[str, list[bytes]] = {}
    for laid in ("rOH bOH", "rSS bGG"):
        state = load(position(["rOH bOH rSS bGG", "rGG", "yGG"], top="gOH"))
        told = state.play(Seat(0), Declare(1, pair(laid)))
        heard_by[laid] = [
            encode([*heard(told, seat), state.view(seat), state.ask]) for seat in (None, Seat(1), Seat(2))
        ]
        assert list(state.legal(Seat(1))) == [Believe(), Doubt()]
    assert heard_by["rOH bOH"] == heard_by["rSS bGG"]


def test_case_06_equal_cards_have_no_identity() -> None:
    """Which of two equal cards is discarded cannot be said, and views list them side by side."""
    state = load(position(["gSS gSS gSS", "rGG"]))
    assert len(state.legal_ids(Seat(0))) == 1 + 1 + 1
    assert state.view(Seat(0)).hand == (Card("green", "Sideburn Sal"),) * 3


# --- imagined worlds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(200))
def test_imagined_worlds_look_the_same_from_random_positions(seed: int) -> None:
    there = random_position(random.Random(seed))
    state = RULES.load(there, FastChance(seed))
    for reader in (None, *map(Seat, range(len(there.hands)))):
        view = state.view(reader)
        world = RULES.imagine(view, FastChance(seed + 1))
        assert world.view(reader) == view
        imagined = RULES.position(world)
        assert RULES.position(RULES.load(imagined, FastChance(0))) == imagined
        assert sorted(each.split(" @ ")[0] for each in RULES.components_in(world)) == sorted(
            each.split(" @ ")[0] for each in RULES.components_in(state)
        )


def test_imagined_worlds_differ_in_all_that_is_hidden() -> None:
    state = RULES.start(3, {}, SealedChance(bytes(32)))
    view = state.view(Seat(0))
    worlds = [RULES.imagine(view, FastChance(seed)) for seed in range(10)]
    assert len({hand(world, 1) for world in worlds}) == 10
    assert len({tuple(world.pile) for world in worlds}) == 10
    assert {hand(world, 0) for world in worlds} == {view.hand}


def test_imagined_worlds_deal_every_unseen_card_as_often_as_any_other() -> None:
    """A hand of one, all else face down: each of the 105 unseen cards is as likely to be it."""
    state = load(position(["rSS", "rGG"], top="gOH"))
    view = state.view(Seat(0))
    found = Counter(hand(RULES.imagine(view, FastChance(seed)), 1)[0] for seed in range(6000))
    unseen = Counter(DECK) - Counter([Card("red", "Sideburn Sal"), Card("green", "Otto Handlebar")])
    assert set(found) == set(unseen)
    for card, copies in unseen.items():
        expected = 6000 * copies / 106
        assert abs(found[card] - expected) < 6 * expected**0.5


@pytest.mark.parametrize("seed", range(30))
def test_imagined_worlds_leave_the_reshuffled_cards_in_the_pile(seed: int) -> None:
    """Right after a reshuffle nobody else holds a card that all have seen go into the draw pile (EB-3.8)."""
    state = load(position(["rSS gBS", "rGG gGG", "bVV"], top="gOH", draw="rVV", rest="discard"))
    state.play(Seat(0), Draw())
    state.play(Seat(1), Draw())
    # seat 1 has drawn one card of the new pile; seats 0 and 2 have what they had
    drawer = RULES.imagine(state.view(Seat(1)), FastChance(seed))
    assert Counter(hand(drawer, 0) + hand(drawer, 2)) == Counter(cards("rSS gBS rVV bVV"))
    other = RULES.imagine(state.view(Seat(0)), FastChance(seed))
    assert not Counter(cards("rGG gGG bVV")) - Counter(hand(other, 1) + hand(other, 2))


@pytest.mark.parametrize("seed", range(20))
def test_imagined_worlds_of_a_two_player_game_know_the_other_hand_after_a_reshuffle(seed: int) -> None:
    """What is neither mine nor in the open pile can only be the other's, and what I draw later changes that not."""
    state = load(position(["rSS gBS", "rGG gGG"], top="gOH", draw="rVV", rest="discard"))
    for seat in (0, 1, 0):
        state.play(Seat(seat), Draw())
    world = RULES.imagine(state.view(Seat(0)), FastChance(seed))
    assert not Counter(cards("rGG gGG")) - Counter(hand(world, 1))
