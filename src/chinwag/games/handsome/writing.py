"""Words as people see them once they are turned up: the card of each letter, what they count, how they stand."""

from __future__ import annotations

from chinwag.games.handsome import scoring
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.judging import first_worn, marks_of_last
from chinwag.games.handsome.numbers import NO_WORD, NOBODY, NOT_REAL, WORN
from chinwag.games.handsome.view import Award, CrossedOut, PadWord, RoundPad, Worn, WrittenWord

LONGEST = "longest"
"""The award that is not a suit's (HA-5.3)."""

CROSSED_OUT: dict[int, CrossedOut | None] = {WORN: "worn_before", NOT_REAL: "not_in_dictionary"}


def cards_of_letters(box: Box, word: str) -> tuple[str | None, ...]:
    """The card that gives each letter of a word, None for a vowel."""
    numbers = (box.card_of.get(letter) for letter in word)
    return tuple(None if number is None else box.names[number] for number in numbers)


def last_words(state: Facts) -> tuple[WrittenWord | None, ...]:
    """The words that were turned up last, by seat."""
    marks = marks_of_last(state)
    return tuple(
        None if word == NO_WORD else _written(state, seat, word, marks[seat])
        for seat, word in enumerate(state.made[-1])
    )


def _written(state: Facts, seat: int, word: str, mark: int) -> WrittenWord:
    box = state.box
    mask = box.mask_of_word(word)
    worn = first_worn(state, word, len(state.made)) if mark == WORN else None
    challenger = state.challengers[seat]
    return WrittenWord(
        word=word,
        cards=cards_of_letters(box, word),
        from_hand=box.names_in(mask & ~state.shown_centre),
        suits=box.suit_counts(mask),
        length=len(word),
        crossed_out=CROSSED_OUT.get(mark),
        worn=None if worn is None else Worn(*worn),
        challenged_by=None if challenger == NOBODY else challenger,
    )


def last_awards(state: Facts) -> tuple[Award, ...]:
    """The awards of the round that was scored last (HA-5)."""
    results = scoring.awards(state.box, state.made[-1], state.marks[-1])
    names = (*state.box.suit_names, LONGEST)
    return tuple(Award(name, result.counts, result.winners) for name, result in zip(names, results, strict=True))


def pads_of(state: Facts) -> tuple[RoundPad, ...]:
    """The score pad, one entry for each round that was scored."""
    rounds = zip(state.made, state.marks, state.points, strict=False)  # the last round may not be scored yet
    return tuple(
        RoundPad(
            tuple(
                None if word == NO_WORD else PadWord(word, CROSSED_OUT.get(mark))
                for word, mark in zip(words, marks, strict=True)
            ),
            points,
        )
        for words, marks, points in rounds
    )
