"""Who may know what: views, built up from nothing."""

from __future__ import annotations

from chinwag.core.protocol import Seat
from chinwag.games.handsome.ending import ending_of
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.hints import best_words
from chinwag.games.handsome.lexicon.definitions import meanings_of
from chinwag.games.handsome.numbers import CHALLENGE, GIVE, HAND_IN, NO_WORD, OVER
from chinwag.games.handsome.view import HandsomeView, Reveal, WindowName
from chinwag.games.handsome.writing import last_awards, last_words, pads_of

_WINDOWS: dict[int, WindowName | None] = {GIVE: "give", HAND_IN: "hand_in", CHALLENGE: "challenge", OVER: None}


def view_of(state: Facts, seat: Seat | None) -> HandsomeView:
    """What a seat, or an onlooker, may know of a state."""
    box, seats = state.box, range(state.seats)
    row = box.deal[state.seats]
    return HandsomeView(
        seat=seat,
        round=state.round,
        window=_WINDOWS[state.window],
        ending=ending_of(state) if state.window == OVER else None,
        chosen=tuple(state.has_chosen(each) for each in seats),
        centre=box.names_in(state.centre),
        hand=() if seat is None else box.names_in(state.hands[seat]),
        hand_size=max(hand.bit_count() for hand in state.hands),
        gives=row.gives,
        given=box.names_in(state.gifts[seat]) if seat is not None and state.gifts[seat] else None,
        word=None if seat is None else state.written[seat] or None,
        reveal=_reveal(state, seat) if state.made else None,
        pads=pads_of(state),
        scores=state.totals(),
        target=box.target,
        stop_wishes=tuple(bool(wish) for wish in state.stops),
        terms=state.dictionary.terms,
        dictionary=state.dictionary.info,
        cards=box.cards,
        suits=box.suit_names,
    )


def _reveal(state: Facts, seat: Seat | None) -> Reveal:
    """HA-3.4: the words and the hand cards that they used. What else was in a hand, its owner alone is told."""
    words, scored = state.made[-1], state.is_scored
    return Reveal(
        round=len(state.made),
        centre=state.box.names_in(state.shown_centre),
        words=last_words(state),
        awards=last_awards(state) if scored else None,
        points=state.points[-1] if scored else None,
        meanings=tuple(() if word == NO_WORD else meanings_of(word) for word in words) if scored else (),
        hand=() if seat is None else state.box.names_in(state.shown_hands[seat]),
        best=best_words(state, seat) if scored and seat is not None else (),
    )
