"""Why an action is not legal, with the rules broken and what the seat may know of it."""

from __future__ import annotations

from chinwag.core.protocol import Refusal, Seat
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import ANSWER, OVER, PAIR


def refusal_of(state: Facts, seat: Seat, action: EpicAction) -> Refusal | None:
    """The first reason against an action of a seat, or None when it is legal."""
    return _not_your_time(state, seat, action) or _not_allowed(state, seat, action)


def _not_your_time(state: Facts, seat: Seat, action: EpicAction) -> Refusal | None:
    """Who is awaited, and for what."""
    answers = isinstance(action, Believe | Doubt)
    if state.window == OVER:
        return Refusal.because("over", "EB-2.3")
    if seat not in range(state.seats):
        return Refusal.because("no_such_seat", "EB-1.5", seat=seat)
    if state.window == ANSWER:
        if seat != state.target:
            return Refusal.because("answer_awaited", "EB-4.3", target=state.target)
        return None if answers else Refusal.because("answer_first", "EB-4.3", declarer=state.turn)
    if seat != state.turn:
        return Refusal.because("not_your_turn", "EB-2.4", turn=state.turn)
    return Refusal.because("nothing_to_answer", "EB-4.3") if answers else None


def _not_allowed(state: Facts, seat: Seat, action: EpicAction) -> Refusal | None:
    """What the rules say of the turn itself."""
    match action:
        case Discard(card):
            return _not_discardable(state, seat, card)
        case Declare(target, cards):
            return _no_target(state, seat, target) or _no_pair(state, seat, cards)
        case Draw() | Believe() | Doubt():
            return None


def _not_discardable(state: Facts, seat: Seat, card: Card) -> Refusal | None:
    """EB-3.1: a card of the hand, of the same colour or the same character as the top of the discard pile."""
    kind = state.box.kind_of.get(card)
    if kind is None:
        return _unknown(card)
    if not state.hands[seat * state.box.kinds + kind]:
        return Refusal.because("not_in_hand", "EB-3.1", colour=card.colour, character=card.character)
    top = state.discards[-1]
    if kind not in state.box.matches[top]:
        needed = state.box.cards[top]
        return Refusal.because(
            "no_match",
            "EB-3.1",
            colour=card.colour,
            character=card.character,
            needed_colour=needed.colour,
            needed_character=needed.character,
        )
    return None


def _no_target(state: Facts, seat: Seat, target: int) -> Refusal | None:
    """EB-4.1: the target is one of the other players."""
    if target == seat:
        return Refusal.because("target_yourself", "EB-4.1")
    if target not in range(state.seats):
        return Refusal.because("target_nobody", "EB-4.1", target=target, count=state.seats)
    return None


def _no_pair(state: Facts, seat: Seat, cards: tuple[Card, Card]) -> Refusal | None:
    """EB-4.1: it takes two cards of the hand."""
    if state.sizes[seat] < PAIR:
        return Refusal.because("one_card", "EB-4.1")
    needed: dict[int, int] = {}
    for card in cards:
        kind = state.box.kind_of.get(card)
        if kind is None:
            return _unknown(card)
        needed[kind] = needed.get(kind, 0) + 1
        held = state.hands[seat * state.box.kinds + kind]
        if held == 0:
            return Refusal.because("not_in_hand", "EB-4.1", colour=card.colour, character=card.character)
        if held < needed[kind]:
            return Refusal.because("only_one_in_hand", "EB-4.1", colour=card.colour, character=card.character)
    return None


def _unknown(card: Card) -> Refusal:
    return Refusal.because("unknown_card", "EB-1.1", colour=card.colour[:40], character=card.character[:40])
