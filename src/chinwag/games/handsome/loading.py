"""From a state to its position, and from a position, if it can be, to its state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chinwag.core.chance import Chance
from chinwag.core.protocol import PositionError
from chinwag.games.handsome import spelling
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.codec import HandsomeCodec
from chinwag.games.handsome.dictionary import MOST_WORDS, Dictionary, is_word
from chinwag.games.handsome.ending import ends_by_itself
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.numbers import (
    CENTRE,
    CHALLENGE,
    FEWEST_SEATS,
    GIVE,
    HAND,
    HAND_IN,
    MOST_SEATS,
    NO_WORD,
    NOBODY,
    NOT_REAL,
    OVER,
    STANDS,
    WORN,
)
from chinwag.games.handsome.position import Cards, HandsomePosition, Shown
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import CrossedOut, RoundPad, Terms
from chinwag.games.handsome.writing import pads_of

MARK_OF: dict[CrossedOut | None, int] = {None: STANDS, "worn_before": WORN, "not_in_dictionary": NOT_REAL}


def position_of(state: Facts) -> HandsomePosition:
    """The position of a state."""
    names = state.box.names_in
    shown = Shown(
        centre=names(state.shown_centre),
        hands=tuple(names(hand) for hand in state.shown_hands),
        challengers=tuple(None if seat == NOBODY else seat for seat in state.challengers),
    )
    return HandsomePosition(
        terms=state.dictionary.terms,
        round=state.round,
        hands=tuple(names(hand) for hand in state.hands),
        centre=names(state.centre),
        given=tuple(names(gift) for gift in state.gifts),
        written=tuple(state.written),
        done=tuple(bool(done) for done in state.done),
        stop_wishes=tuple(bool(wish) for wish in state.stops),
        turned=None if state.is_scored else state.made[-1],
        pads=pads_of(state),
        shown=shown if state.made else None,
    )


def load_position(box: Box, codec: HandsomeCodec, position: HandsomePosition, chance: Chance) -> HandsomeState:
    """The state of a position. Raises `PositionError` that names the field for one that cannot be."""
    seats = len(position.hands)
    _check_terms(position.terms)
    _check_seats(position, seats)
    state = HandsomeState(box, codec, Dictionary(position.terms), seats, chance)
    state.round = position.round
    state.hands = _masks(box, "hands", position.hands)
    state.centre = _mask(box, "centre", position.centre)
    state.gifts = _masks(box, "given", position.given)
    state.written = list(position.written)
    state.done = bytearray(position.done)
    state.stops = bytearray(position.stop_wishes)
    set_pads(state, position.pads)
    if position.turned is not None:
        state.made.append(position.turned)
    if position.shown is not None:
        state.shown_centre = _mask(box, "shown.centre", position.shown.centre)
        state.shown_hands = _masks(box, "shown.hands", position.shown.hands)
        state.challengers = [NOBODY if seat is None else seat for seat in position.shown.challengers]
    state.window = _window(state, position)
    _check_cards(state)
    _check_pads(state, position.pads)
    _check_choices(state)
    _check_shown(state, position)
    return state


def set_pads(state: Facts, pads: Sequence[RoundPad]) -> None:
    """Put the score pad into a state."""
    for pad in pads:
        state.made.append(tuple(NO_WORD if each is None else each.word for each in pad.words))
        state.marks.append(tuple(STANDS if each is None else MARK_OF[each.crossed_out] for each in pad.words))
        state.points.append(pad.points)


def _check(right: bool, field: str, problem: str) -> None:
    if not right:
        raise PositionError(f"{field}: {problem}")


def _check_terms(terms: Terms) -> None:
    """As the options of a table are (HA-4.1)."""
    for field, words in (("terms.added", terms.added), ("terms.banned", terms.banned)):
        _check(list(words) == sorted(set(words)), field, "sorted words, each once")
        _check(all(map(is_word, words)), field, "words of 1 to 30 letters a to z")
        _check(len(words) <= MOST_WORDS, field, f"up to {MOST_WORDS} words")
    _check(not set(terms.added) & set(terms.banned), "terms.banned", "no word is added and banned")


def _check_seats(position: HandsomePosition, seats: int) -> None:
    """Everything has an entry for each seat."""
    _check(FEWEST_SEATS <= seats <= MOST_SEATS, "hands", f"{FEWEST_SEATS} to {MOST_SEATS} hands, not {seats}")
    rows: list[tuple[str, Sequence[object] | None]] = [
        ("given", position.given),
        ("written", position.written),
        ("done", position.done),
        ("stop_wishes", position.stop_wishes),
        ("turned", position.turned),
    ]
    if position.shown is not None:
        rows += [("shown.hands", position.shown.hands), ("shown.challengers", position.shown.challengers)]
    rows += [(f"pads[{number}].words", pad.words) for number, pad in enumerate(position.pads)]
    rows += [(f"pads[{number}].points", pad.points) for number, pad in enumerate(position.pads)]
    for field, row in rows:
        _check(row is None or len(row) == seats, field, f"{seats} entries")


def _mask(box: Box, field: str, cards: Cards) -> int:
    for card in cards:
        _check(card in box.number_of, field, f"no card {card[:40]!r} in the box")
    mask = box.mask_of_names(cards)
    sorted_names = box.names_in(mask)
    _check(sorted_names == cards, field, f"each card once, in the order of the box: {' '.join(sorted_names)}")
    return mask


def _masks(box: Box, field: str, rows: Iterable[Cards]) -> list[int]:
    return [_mask(box, f"{field}[{number}]", row) for number, row in enumerate(rows)]


def _window(state: HandsomeState, position: HandsomePosition) -> int:
    """What everybody is asked for follows from the rest."""
    scored = len(position.pads)
    if scored == position.round:
        _check(position.turned is None, "turned", "the game is over")
        _check(ends_by_itself(state), "pads", "a game is over by HA-6.1, HA-6.2 or HA-6.3")
        return OVER
    _check(scored == position.round - 1, "pads", f"{scored} rounds scored in round {position.round}")
    ended = bool(position.pads) and ends_by_itself(state)
    _check(not ended, "round", f"the game was over after round {scored}")
    if position.turned is not None:
        _check(position.terms.way == "challenge", "turned", "only what may be challenged waits to be scored")
    if state.agreed:
        return OVER
    if position.turned is not None:
        return CHALLENGE
    return HAND_IN if state.centre.bit_count() == CENTRE else GIVE


def _check_cards(state: HandsomeState) -> None:
    """HA-2.1 and HA-2.3: as many cards as there should be, each in one place."""
    row = state.box.deal[state.seats]
    opened = state.centre.bit_count() == CENTRE
    centre, held = (CENTRE, HAND) if opened else (row.centre, row.each)
    _check(state.centre.bit_count() == centre, "centre", f"{centre} cards before the gifts, {CENTRE} after")
    for seat, hand in enumerate(state.hands):
        _check(hand.bit_count() == held, f"hands[{seat}]", f"{held} cards")
    _check_apart("hands", [state.centre, *state.hands])


def _check_apart(field: str, masks: Sequence[int]) -> None:
    together = 0
    for mask in masks:
        _check(not together & mask, field, "no card is in two places")
        together |= mask


def _check_pads(state: HandsomeState, pads: Sequence[RoundPad]) -> None:
    """HA-3.5 and HA-5: words that the box can spell, crossed out where worn, with points that can be."""
    for number, pad in enumerate(pads):
        worn = {word for words in state.made[:number] for word in words}
        for seat, (each, points) in enumerate(zip(pad.words, pad.points, strict=True)):
            place = f"pads[{number}].words[{seat}]"
            if each is not None:
                _check_spelling(state, place, each.word, state.box.every_card)
                _check((each.word in worn) == (each.crossed_out == "worn_before"), place, "worn before, or not")
            most = 0 if each is None or each.crossed_out else len(state.box.suits) + 1
            _check(0 <= points <= most, f"pads[{number}].points[{seat}]", f"0 to {most}, not {points}")


def _check_choices(state: HandsomeState) -> None:
    """Sealed choices are such as could be made, and when the last has chosen they are not sealed any more."""
    row = state.box.deal[state.seats]
    for seat in range(state.seats):
        gift, word = state.gifts[seat], state.written[seat]
        if gift:
            _check(state.window == GIVE, f"given[{seat}]", "nobody gives cards now")
            _check(gift & state.hands[seat] == gift, f"given[{seat}]", "cards of the hand")
            _check(gift.bit_count() == row.gives, f"given[{seat}]", f"{row.gives} cards")
        if word is not None:
            _check(state.window == HAND_IN, f"written[{seat}]", "nobody writes now")
            _check_word(state, f"written[{seat}]", word, state.centre | state.hands[seat])
        _check(not state.done[seat] or state.window == CHALLENGE, f"done[{seat}]", "nobody challenges now")
    chosen = [state.has_chosen(seat) for seat in range(state.seats)]
    _check(not all(chosen), "given, written, done", "somebody has still to choose")


def _check_shown(state: HandsomeState, position: HandsomePosition) -> None:
    """What was turned up last could be made, and challenged."""
    shown = position.shown
    _check((shown is not None) == bool(state.made), "shown", "there once words were turned up, and not before")
    if shown is None:
        return
    _check(state.shown_centre.bit_count() == CENTRE, "shown.centre", f"{CENTRE} cards")
    for seat, hand in enumerate(state.shown_hands):
        _check(hand.bit_count() == HAND, f"shown.hands[{seat}]", f"{HAND} cards")
        word = state.made[-1][seat]
        field = f"pads[-1].words[{seat}]" if position.turned is None else f"turned[{seat}]"
        _check_word(state, field, word, state.shown_centre | hand)
    _check_apart("shown", [state.shown_centre, *state.shown_hands])
    if len(state.made) == state.round:
        same = (state.shown_centre, state.shown_hands) == (state.centre, state.hands)
        _check(same, "shown", "the cards of this round")
    _check_challengers(state, shown)


def _check_challengers(state: HandsomeState, shown: Shown) -> None:
    """HA-4.2: a word is challenged once, by somebody who could, and for all who wrote it."""
    words = state.made[-1]
    for seat, challenger in enumerate(shown.challengers):
        if challenger is None:
            continue
        field = f"shown.challengers[{seat}]"
        _check(state.dictionary.terms.way == "challenge", field, "nobody challenges at this table")
        _check(challenger in range(state.seats), field, f"a seat from 0 to {state.seats - 1}")
        writers = [writer for writer in range(state.seats) if words[writer] == words[seat]]
        _check(words[seat] != NO_WORD, field, "there is no word to challenge")
        _check(writers != [challenger], field, "nobody challenges a word that is theirs alone")
        same = all(shown.challengers[writer] == challenger for writer in writers)
        _check(same, field, "the same for all who wrote the word")
        worn = any(words[seat] in earlier for earlier in state.made[:-1])
        _check(not worn, field, "a word worn before cannot be challenged")


def _check_word(state: HandsomeState, field: str, word: str, cards: int) -> None:
    """A word that was or can be handed in, or none."""
    if word == NO_WORD:
        return
    _check_spelling(state, field, word, cards)
    if state.dictionary.terms.way == "helper":
        _check(state.dictionary.has(word), field, f"{word!r} is not in the dictionary")


def _check_spelling(state: HandsomeState, field: str, word: str, cards: int) -> None:
    fault = spelling.fault_of(state.box, cards, word, party=state.dictionary.terms.party)
    _check(fault is None, field, f"the cards do not make {word[:40]!r}")
