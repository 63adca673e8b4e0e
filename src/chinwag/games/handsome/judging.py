"""What is crossed out, and why (HA-3.5, HA-4)."""

from __future__ import annotations

from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.numbers import NO_WORD, NOBODY, NOT_REAL, STANDS, WORN


def marks_of_last(state: Facts) -> tuple[int, ...]:
    """How the words that were turned up last stand now, by seat; none at all counts as standing."""
    if state.is_scored:
        return state.marks[-1]
    return tuple(judge(state, seat) for seat in range(state.seats))


def judge(state: Facts, seat: int) -> int:
    """The mark of a word that was turned up and is not scored yet."""
    word = state.made[-1][seat]
    if word == NO_WORD:
        return STANDS
    if was_worn(state, word):
        return WORN
    if is_looked_up(state, seat) and not state.dictionary.has(word):
        return NOT_REAL
    return STANDS


def was_worn(state: Facts, word: str) -> bool:
    """HA-3.5: whether any player made the word in an earlier round."""
    return any(word in words for words in state.made[:-1])


def is_looked_up(state: Facts, seat: int) -> bool:
    """HA-4.3: a referee looks up every word, otherwise only what is challenged is looked up."""
    return state.dictionary.terms.way == "referee" or state.challengers[seat] != NOBODY


def first_worn(state: Facts, word: str, before: int) -> tuple[int, tuple[int, ...]] | None:
    """The first of the rounds before a number in which a word was made, and by whom (HA-3.5)."""
    for number, words in enumerate(state.made[: before - 1], 1):
        if word in words:
            return number, tuple(seat for seat, each in enumerate(words) if each == word)
    return None
