"""What a turn does: discard, draw, or declare a pair and have it answered (EB-3, EB-4)."""

from __future__ import annotations

from chinwag.games.epic.box import DECLARER, EPIC, HARRY, NOBODY
from chinwag.games.epic.draws import NoCard, draw, seen_to_leave, take_out
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import ANSWER, EPIC_DRAWS, HARRY_DRAWS, TURN
from chinwag.games.epic.rounds import end_by_going_out, end_for_want_of_a_card
from chinwag.games.epic.telling import Teller


def carry_out(state: Facts, action_id: int, teller: Teller | None) -> None:
    """One of the three turns (EB-3.9) or an answer, and whose turn is next (EB-2.4) or how the round ends."""
    codec = state.codec
    try:
        if action_id < codec.draw:
            discard(state, action_id, teller)
        elif action_id == codec.draw:
            draw(state, state.turn, 1, teller, "EB-3.4")
        elif action_id >= codec.declare:
            declare(state, action_id - codec.declare, teller)
            return
        else:
            answer(state, action_id == codec.believe, teller)
    except NoCard as want:
        end_for_want_of_a_card(state, want.seat, teller)
        return
    if state.sizes[state.turn] == 0:
        end_by_going_out(state, state.turn, teller)
    else:
        state.turn = (state.turn + 1) % state.seats


def discard(state: Facts, kind: int, teller: Teller | None) -> None:
    """EB-3.1, and what the card does."""
    take_out(state, state.turn, kind)
    seen_to_leave(state, state.turn, kind)
    state.discards.append(kind)
    if teller is not None:
        teller.discarded(state.turn, kind)
    special = state.box.special[kind]
    if special == EPIC:
        every_opponent_draws(state, teller)
    elif special == HARRY:
        draw(state, state.turn, HARRY_DRAWS, teller, "EB-3.3")


def every_opponent_draws(state: Facts, teller: Teller | None) -> None:
    """EB-3.2: in turn order from the player's left."""
    for opponent in state.round_the_table(state.turn)[1:]:
        draw(state, opponent, EPIC_DRAWS, teller, "EB-3.2")


def declare(state: Facts, declaration: int, teller: Teller | None) -> None:
    """EB-4.1: two cards are laid face down and the target is asked, whatever the cards are."""
    state.target, pair = divmod(declaration, state.codec.pairs)
    state.first, state.second = divmod(pair, state.box.kinds)
    take_out(state, state.turn, state.first)
    take_out(state, state.turn, state.second)
    state.window = ANSWER
    if teller is not None:
        teller.declared(state.turn, state.target, state.discards[-1], state.first, state.second)


def answer(state: Facts, believes: bool, teller: Teller | None) -> None:
    """EB-4.3 and EB-4.4: the cards are turned up; first the chip, then the cards, then the draws."""
    honest = state.honest
    if teller is not None:
        teller.answered(state.target, state.turn, believes)
        teller.turned_up(state.turn, state.first, state.second, honest)
    state.window = TURN
    row = state.box.chip_table[honest, believes]
    if row.chip != NOBODY:
        give_chip(state, state.turn if row.chip == DECLARER else state.target, teller)
    if row.discarded:
        discard_pair(state, teller)
    else:
        take_back(state, teller)
    draw(state, state.turn, row.declarer_draws, teller, "EB-4.4")
    draw(state, state.target, row.target_draws, teller, "EB-4.4")


def give_chip(state: Facts, seat: int, teller: Teller | None) -> None:
    """EB-1.4: once the bank is empty no more chips are won."""
    if state.bank == 0:
        if teller is not None:
            teller.bank_empty(seat)
        return
    state.bank -= 1
    state.chips[seat] += 1
    if teller is not None:
        teller.chip_won(seat, state.bank)


def discard_pair(state: Facts, teller: Teller | None) -> None:
    """EB-4.5: under the top card, the first one lower. EB-4.6: special characters do nothing."""
    state.discards[-1:-1] = (state.first, state.second)
    seen_to_leave(state, state.turn, state.first)
    seen_to_leave(state, state.turn, state.second)
    if teller is not None:
        teller.pair_discarded(state.turn, state.first, state.second)


def take_back(state: Facts, teller: Teller | None) -> None:
    """EB-4.4: back to the hand, where all know the two cards to be from now on (EB-4.7)."""
    seat, first, second = state.turn, state.first, state.second
    base = seat * state.box.kinds
    state.hands[base + first] += 1
    state.hands[base + second] += 1
    state.sizes[seat] += 2
    shown = 2 if first == second else 1
    for kind in (first, second):
        state.known[base + kind] = max(state.known[base + kind], shown)
    if teller is not None:
        teller.taken_back(seat, first, second)
