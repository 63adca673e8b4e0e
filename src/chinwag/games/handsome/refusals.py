"""Why an action is not legal, with the rules broken and what the seat may know of it."""

from __future__ import annotations

from typing import Final

from chinwag.core.protocol import Refusal, Seat
from chinwag.games.handsome import spelling
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.ending import ending_of
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.judging import judge
from chinwag.games.handsome.numbers import CHALLENGE, GIVE, HAND_IN, NO_WORD, NOBODY, OVER, STANDS
from chinwag.games.handsome.view import Ending

_RULE_OF: Final[dict[Ending, str]] = {"nines": "HA-6.1", "agreed": "HA-6.2", "pointless": "HA-6.3"}


def refusal_of(state: Facts, seat: Seat, action: HandsomeAction) -> Refusal | None:
    """The first reason against an action of a seat, or None when it is legal."""
    return _not_your_time(state, seat, action) or _not_allowed(state, seat, action)


def _not_your_time(state: Facts, seat: Seat, action: HandsomeAction) -> Refusal | None:
    """What everybody is asked for, and who still is."""
    if state.window == OVER:
        return Refusal.because("over", _RULE_OF[ending_of(state)])
    if seat not in range(state.seats):
        return Refusal.because("no_such_seat", "HA-1.3", seat=seat)
    match action:
        case Give() if state.window != GIVE:
            return Refusal.because("not_giving", "HA-2.2")
        case HandIn() | NoWord() if state.window != HAND_IN:
            return Refusal.because("not_writing", "HA-3.4")
        case Challenge() | Done() if state.dictionary.terms.way != "challenge":
            return Refusal.because("no_challenges", "HA-4.3")
        case Challenge() | Done() if state.window != CHALLENGE:
            return Refusal.because("not_challenging", "HA-4.3")
    return Refusal.because("done_already", "HA-4.3") if state.done[seat] else None


def _not_allowed(state: Facts, seat: Seat, action: HandsomeAction) -> Refusal | None:
    """What the rules say of the action itself."""
    match action:
        case Give(cards):
            return _no_gift(state, seat, cards)
        case HandIn(word):
            return _no_word(state, seat, word)
        case Challenge(target):
            return _no_challenge(state, seat, target)
        case Stop(wish):
            return _no_change(state, seat, wish)
        case NoWord() | Done():
            return None


def _no_gift(state: Facts, seat: Seat, cards: tuple[str, ...]) -> Refusal | None:
    """HA-2.1: so many different cards of the hand."""
    gives = state.box.deal[state.seats].gives
    if len(cards) != gives:
        return Refusal.because("give_count", "HA-2.1", count=gives)
    for place, card in enumerate(cards):
        number = state.box.number_of.get(card)
        if number is None:
            return Refusal.because("unknown_card", "HA-1.1", card=card[:40])
        if not state.hands[seat] >> number & 1:
            return Refusal.because("not_in_hand", "HA-2.2", card=card)
        if card in cards[:place]:
            return Refusal.because("given_twice", "HA-2.2", card=card)
    return None


def _no_word(state: Facts, seat: Seat, word: str) -> Refusal | None:
    """HA-3.1 to HA-3.3 and HA-3.6; at a helper table the dictionary too (HA-4.3)."""
    terms = state.dictionary.terms
    fault = spelling.fault_of(state.box, state.centre | state.hands[seat], word, party=terms.party)
    if fault is not None:
        return fault
    if terms.way == "helper" and not state.dictionary.has(word):
        return Refusal.because("not_in_dictionary", "HA-4.3", word=word)
    return None


def _no_challenge(state: Facts, seat: Seat, target: int) -> Refusal | None:
    """HA-4.2: another player's word that is neither challenged nor crossed out yet."""
    if target == seat:
        return Refusal.because("challenge_yourself", "HA-4.2")
    if target not in range(state.seats):
        return Refusal.because("challenge_nobody", "HA-4.2")
    word = state.made[-1][target]
    if word == NO_WORD:
        return Refusal.because("challenge_no_word", "HA-4.2")
    if state.challengers[target] != NOBODY:
        return Refusal.because("challenged_already", "HA-4.2", word=word)
    if judge(state, target) != STANDS:
        return Refusal.because("crossed_out_already", "HA-4.2", word=word)
    return None


def _no_change(state: Facts, seat: Seat, wish: bool) -> Refusal | None:
    """HA-6.2: a wish is said once, and taken back once."""
    if bool(state.stops[seat]) == wish:
        return Refusal.because("wish_already" if wish else "no_wish", "HA-6.2")
    return None
