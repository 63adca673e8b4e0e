"""A turn (BW-3): its start, its actions, its end."""

from __future__ import annotations

from chinwag.games.wizards.box import BEARD
from chinwag.games.wizards.codec import (
    ALLOW,
    CAST,
    COUNTER,
    DRAW,
    END_TURN,
    EQUIP,
    PERFORM,
    PICKING,
    USE,
    Choice,
)
from chinwag.games.wizards.draws import discard_several, draw_cards, leave_hand, pick
from chinwag.games.wizards.effects.doing import Deed, carry_out
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import NOBODY, NOTHING, OVER, ROUNDS, START, TURN
from chinwag.games.wizards.spells import allow, cast, counter
from chinwag.games.wizards.telling import Teller


def play(state: Facts, choice: Choice, teller: Teller | None) -> None:
    """Carry out a legal choice of the seat that is awaited."""
    do = choice.do
    if do == CAST:
        cast(state, choice, teller)
    elif do == EQUIP:
        equip(state, choice.source, teller)
    elif do == USE:
        use(state, choice, teller)
    elif do == PERFORM:
        perform(state, choice, teller)
    elif do == PICKING:
        pick_one(state, choice.source, teller)
    elif do == ALLOW:
        allow(state, teller)
    elif do == COUNTER:
        counter(state, choice, teller)
    elif do == END_TURN:
        end_turn(state, teller)
    else:
        assert do == DRAW, "there is nothing else to do"
        draw_for_the_turn(state, teller)


def start_turn(state: Facts, teller: Teller | None) -> None:
    """BW-3.1: effects at the start of the turn come before the draw; without any it comes at once."""
    state.done = 0
    state.used = []
    state.window = START
    if teller is not None:
        teller.turn_started(state.turn, state.round)
    if not state.starts_left():
        draw_for_the_turn(state, teller)


def draw_for_the_turn(state: Facts, teller: Teller | None) -> None:
    """BW-3.1: two cards, or what a Braided Beard makes of it."""
    state.window = TURN
    draw_cards(state, state.turn, state.turn_draws(), teller, "BW-3.1")


def equip(state: Facts, kind: int, teller: Teller | None) -> None:
    """BW-3.5: any number of artifacts, but one beard; a new one replaces the old, which is discarded."""
    seat = state.turn
    state.done += 1
    leave_hand(state, seat, kind)
    replaced = NOTHING
    if state.box.sort[kind] == BEARD:
        replaced = state.beards[seat]
        state.beards[seat] = kind
        if replaced != NOTHING:
            state.discards.append(replaced)
    else:
        state.artifacts[seat].append(kind)
    if teller is not None:
        teller.equipped(seat, kind, replaced)


def use(state: Facts, choice: Choice, teller: Teller | None) -> None:
    """BW-3.3: no action, and counted for each card. BW-3.8: its cost is paid from the hand."""
    state.used.append(choice.source)
    discard_several(state, state.turn, choice.cards)
    if teller is not None:
        teller.used(state.turn, choice)
    carry_out(state, state.box.effects[choice.source], Deed(state.turn, choice.target, choice.artifact), teller)
    if state.window == START and not state.starts_left():
        draw_for_the_turn(state, teller)


def perform(state: Facts, choice: Choice, teller: Teller | None) -> None:
    """BW-5.1; the cost goes to the discard pile first (BW-5.2)."""
    ritual = state.box.rituals[choice.source]
    state.done += 1
    discard_several(state, state.turn, choice.cards)
    if teller is not None:
        teller.ritual_performed(state.turn, ritual.hairs, choice)
    carry_out(state, ritual.effects, Deed(state.turn, choice.target, choice.artifact, "BW-5.1"), teller)


def pick_one(state: Facts, kind: int, teller: Teller | None) -> None:
    """BW-5.2: picks are made one at a time."""
    pick(state, state.picker, kind, teller)
    state.picks -= 1
    if not state.picks:
        state.picker = NOBODY
        state.window = TURN


def end_turn(state: Facts, teller: Teller | None) -> None:
    """BW-3.4, with a Bottomless Satchel refilled (BW-3.8), and whose turn is next (BW-2.2), if any is (BW-6.2)."""
    seat = state.turn
    if teller is not None:
        teller.turn_ended(seat)
    refill = max((state.box.refill[kind] for kind in state.equipment(seat)), default=0)
    draw_cards(state, seat, max(0, refill - len(state.hands[seat])), teller, "BW-3.8")
    if state.turns == ROUNDS * state.seats:
        end_game(state, teller)
        return
    state.turns += 1
    state.turn = (seat + 1) % state.seats
    start_turn(state, teller)


def end_game(state: Facts, teller: Teller | None) -> None:
    """BW-6.2: everybody has had fifty turns."""
    state.window = OVER
    if teller is not None:
        teller.game_ended("turns", winners(state), state.hairs)


def winners(state: Facts) -> tuple[int, ...]:
    """Who performed the winning ritual (BW-6.1), else the longest beards (BW-6.2). Empty while the game is on."""
    if state.window != OVER:
        return ()
    if state.winner != NOBODY:
        return (state.winner,)
    longest = max(state.hairs)
    return tuple(seat for seat, hairs in enumerate(state.hairs) if hairs == longest)
