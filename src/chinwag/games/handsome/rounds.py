"""How a round goes: the deal (HA-2), what is turned up (HA-2.2, HA-3.4), the score (HA-5) and the end (HA-6)."""

from __future__ import annotations

from chinwag.games.handsome import scoring
from chinwag.games.handsome.box import mask_of
from chinwag.games.handsome.ending import ends_by_itself
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.judging import marks_of_last
from chinwag.games.handsome.numbers import CHALLENGE, GIVE, HAND_IN, NO_WORD, NOBODY, OVER
from chinwag.games.handsome.telling import Teller


def deal(state: Facts) -> None:
    """HA-2.1: all cards are shuffled and dealt, seat by seat, then to the centre."""
    state.round += 1
    row = state.box.deal[state.seats]
    order = state.chance.permutation(f"round {state.round}/deal", state.box.size)
    for seat in range(state.seats):
        state.hands[seat] = mask_of(order[seat * row.each : (seat + 1) * row.each])
    dealt = state.seats * row.each
    state.centre = mask_of(order[dealt : dealt + row.centre])
    state.window = GIVE if row.gives else HAND_IN


def turn_up_centre(state: Facts, teller: Teller | None) -> None:
    """HA-2.2: the given cards are turned up together; from now on nobody can tell whose they were."""
    given = 0
    for seat, gift in enumerate(state.gifts):
        state.hands[seat] &= ~gift
        given |= gift
    state.gifts = [0] * state.seats
    state.centre |= given
    state.window = HAND_IN
    if teller is not None:
        teller.centre_turned_up(given, state.centre)


def turn_up_words(state: Facts, teller: Teller | None) -> None:
    """HA-3.4: all words are turned up together. HA-4.3: challenges follow, where the table chose so."""
    state.made.append(tuple(word or NO_WORD for word in state.written))
    state.written = [None] * state.seats
    state.shown_centre, state.shown_hands = state.centre, state.hands[:]
    state.challengers = [NOBODY] * state.seats
    if teller is not None:
        teller.words_turned_up(state)
    if state.dictionary.terms.way == "challenge":
        state.window = CHALLENGE
    else:
        score(state, teller)


def score(state: Facts, teller: Teller | None) -> None:
    """HA-5, and whether the game is over (HA-6.1, HA-6.3)."""
    marks = marks_of_last(state)
    results = scoring.awards(state.box, state.made[-1], marks)
    state.marks.append(marks)
    state.points.append(scoring.points(results, state.seats))
    state.done = bytearray(state.seats)
    if teller is not None:
        teller.round_scored(state)
    if ends_by_itself(state):
        end(state, teller)
    else:
        deal(state)
        if teller is not None:
            teller.dealt(state)


def end(state: Facts, teller: Teller | None) -> None:
    """HA-6: what was sealed stays sealed."""
    state.window = OVER
    state.gifts = [0] * state.seats
    state.written = [None] * state.seats
    state.done = bytearray(state.seats)
    if teller is not None:
        teller.game_ended(state)
