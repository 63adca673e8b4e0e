"""The best words that a hand could have made, for its owner once the round is scored."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chinwag.games.handsome.box import Box
from chinwag.games.handsome.dictionary import Dictionary
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.lexicon.word_list import unsaid
from chinwag.games.handsome.numbers import NO_WORD, STANDS
from chinwag.games.handsome.view import BestWord
from chinwag.games.handsome.writing import cards_of_letters

HINTS: Final = 5
"""So many of the best words are shown."""


def best_words(state: Facts, seat: int) -> tuple[BestWord, ...]:
    """The words that would have scored a seat most in the round that was scored last, of equals the longest.

    Words that were worn by then, and those that the house does not say, are left out.
    """
    words, marks = state.made[-1], state.marks[-1]
    rivals = tuple(
        word for other, word in enumerate(words) if other != seat and word != NO_WORD and marks[other] == STANDS
    )
    worn = frozenset(word for earlier in state.made[:-1] for word in earlier)
    return _best_words(
        state.box, state.dictionary, state.shown_centre | state.shown_hands[seat], frozenset(rivals), worn
    )


@lru_cache(maxsize=2048)
def _best_words(
    box: Box, dictionary: Dictionary, hand: int, rivals: frozenset[str], worn: frozenset[str]
) -> tuple[BestWord, ...]:
    """Kept for a while, since every view asks for the same until the next reveal: for some 300 tables at once."""
    words, sizes = box.vocabulary.words.words, box.vocabulary.words.sizes
    profiles = [(*box.suit_counts(box.mask_of_word(rival)), len(rival)) for rival in rivals]
    to_match = [max(counts) for counts in zip(*profiles, strict=True)] or [0] * (len(box.suits) + 1)
    ranked: list[tuple[int, int, int, str]] = []
    for number in dictionary.listed(box.vocabulary.makeable(hand, dictionary.terms.party)):
        word = words[number]
        counts = (*box.suit_counts(box.mask_of_word(word)), len(word))
        points = sum(count >= needed and count > 0 for count, needed in zip(counts, to_match, strict=True))
        ranked.append((-points, -len(word), sizes[number], word))
    ranked.sort()
    told = [each for each in ranked if each[3] not in worn and each[3] not in unsaid()][:HINTS]
    return tuple(
        BestWord(
            word,
            cards_of_letters(box, word),
            box.suit_counts(box.mask_of_word(word)),
            len(word),
            -less_points,
        )
        for less_points, _, _, word in told
    )
