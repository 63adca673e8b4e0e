"""Whole worlds that a view cannot tell from the true one: determinisations."""

from __future__ import annotations

from typing import Final

from chinwag.core.chance import Chance, pick, shuffled
from chinwag.games.handsome.box import Box, mask_of, numbers_in
from chinwag.games.handsome.codec import HandsomeCodec
from chinwag.games.handsome.dictionary import Dictionary
from chinwag.games.handsome.loading import set_pads
from chinwag.games.handsome.numbers import CHALLENGE, GIVE, HAND, HAND_IN, NO_WORD, NOBODY, OVER
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import HandsomeView, Reveal, WindowName

_WINDOWS: Final[dict[WindowName | None, int]] = {
    "give": GIVE,
    "hand_in": HAND_IN,
    "challenge": CHALLENGE,
    None: OVER,
}

COMMON: Final = 50
"""Others are imagined to hand in words up to this size of the list …"""

LONG_ONES: Final = 12
"""… any of so many, the longest that they could make."""


def imagine(box: Box, codec: HandsomeCodec, view: HandsomeView, chance: Chance) -> HandsomeState:
    """A world that looks like the view. The same chance serves what is shuffled in it later on."""
    state = HandsomeState(box, codec, Dictionary(view.terms), len(view.scores), chance)
    state.round = view.round
    state.window = _WINDOWS[view.window]
    state.centre = box.mask_of_names(view.centre)
    state.stops = bytearray(view.stop_wishes)
    set_pads(state, view.pads)
    if view.reveal is not None:
        _set_reveal(state, view.reveal, view.seat)
    if view.reveal is not None and view.reveal.round == view.round:
        state.hands = state.shown_hands[:]
    else:
        state.hands = _deal_unseen(state, "imagined hands", state.centre, _seen_hands(state, view), view.hand_size)
    _set_choices(state, view)
    return state


def _set_reveal(state: HandsomeState, reveal: Reveal, reader: int | None) -> None:
    """The words that were turned up last, and hands that could have made them: the reader's own is known."""
    box = state.box
    words = tuple(NO_WORD if each is None else each.word for each in reveal.words)
    if reveal.awards is None:
        state.made.append(words)
    state.shown_centre = box.mask_of_names(reveal.centre)
    hands = [0 if each is None else box.mask_of_names(each.from_hand) for each in reveal.words]
    if reader is not None:
        hands[reader] = box.mask_of_names(reveal.hand)
    state.shown_hands = _deal_unseen(state, "imagined reveal", state.shown_centre, hands, HAND)
    state.challengers = [
        NOBODY if each is None or each.challenged_by is None else each.challenged_by for each in reveal.words
    ]


def _seen_hands(state: HandsomeState, view: HandsomeView) -> list[int]:
    """What the reader knows of the hands: the own one."""
    hands = [0] * state.seats
    if view.seat is not None:
        hands[view.seat] = state.box.mask_of_names(view.hand)
    return hands


def _deal_unseen(state: HandsomeState, label: str, centre: int, seen: list[int], size: int) -> list[int]:
    """Fill every hand up to its size with cards that were not seen elsewhere."""
    elsewhere = centre | sum(seen)
    deck = shuffled(state.chance, label, numbers_in(state.box.every_card & ~elsewhere))
    hands = []
    for hand in seen:
        missing = size - hand.bit_count()
        hands.append(hand | mask_of(deck[:missing]))
        deck = deck[missing:]
    return hands


def _set_choices(state: HandsomeState, view: HandsomeView) -> None:
    """What is sealed: the reader's own choice is known, those of the others are such as they could make."""
    for seat, chosen in enumerate(view.chosen):
        if not chosen:
            continue
        if state.window == CHALLENGE:
            state.done[seat] = True
        elif state.window == GIVE:
            own = seat == view.seat and view.given is not None
            state.gifts[seat] = state.box.mask_of_names(view.given or ()) if own else _some_gift(state, view, seat)
        else:
            state.written[seat] = (view.word or NO_WORD) if seat == view.seat else _some_word(state, seat)


def _some_gift(state: HandsomeState, view: HandsomeView, seat: int) -> int:
    cards = shuffled(state.chance, f"imagined gift/{seat}", numbers_in(state.hands[seat]))
    return mask_of(cards[: view.gives])


def _some_word(state: HandsomeState, seat: int) -> str:
    """A word that somebody with this hand may well hand in; none where there is no common one."""
    vocabulary, dictionary = state.box.vocabulary, state.dictionary
    numbers = vocabulary.makeable(state.centre | state.hands[seat], dictionary.terms.party)
    words = [vocabulary.words.words[number] for number in dictionary.listed(numbers, COMMON)]
    if not words:
        return NO_WORD
    longest = sorted(words, key=lambda word: (-len(word), word))[:LONG_ONES]
    return pick(state.chance, f"imagined word/{seat}", longest)
