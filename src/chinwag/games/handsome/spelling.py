"""Whether cards can make a word, and why not (HA-3)."""

from __future__ import annotations

import re

from chinwag.core.protocol import Refusal
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.lexicon.word_list import VOWELS
from chinwag.games.handsome.numbers import LONGEST_WORD, NEVER_A_VOWEL


def fault_of(box: Box, cards: int, word: str, *, party: bool) -> Refusal | None:
    """The first reason why a hand, seven cards as a mask, cannot make a word; None when it can."""
    return (
        _not_letters(word)
        or _without_card(box, cards, word)
        or _both_letters_of_a_card(box, word)
        or (None if party else _letter_twice(box, word))
    )


def _not_letters(word: str) -> Refusal | None:
    """HA-3.6: 1 to 30 letters a to z."""
    if not word:
        return Refusal.because("empty_word", "HA-3.6")
    strange = tuple(dict.fromkeys(re.findall("[^a-z]", word)))
    if strange:
        return Refusal.because("strange_letters", "HA-3.6", characters=tuple(map(_shown, strange[:5])))
    if len(word) > LONGEST_WORD:
        return Refusal.because("long_word", "HA-3.6", letters=len(word), most=LONGEST_WORD)
    return None


def _shown(character: str) -> str:
    """A character as people can read it: a blank, or what cannot be printed, by its number."""
    return character if character.isprintable() and not character.isspace() else f"U+{ord(character):04X}"


def _without_card(box: Box, cards: int, word: str) -> Refusal | None:
    """HA-3.1: every consonant comes from a card. HA-3.2: Y is no vowel, so it takes one too."""
    missing = [
        letter
        for letter in dict.fromkeys(word)
        if letter not in VOWELS and not (letter in box.card_of and cards >> box.card_of[letter] & 1)
    ]
    if missing == [NEVER_A_VOWEL]:
        return Refusal.because("y_is_no_vowel", "HA-3.2", "HA-3.1")
    if missing:
        letters = tuple(letter.upper() for letter in missing)
        return Refusal.because("no_card", "HA-3.1", letters=letters, count=len(letters))
    return None


def _both_letters_of_a_card(box: Box, word: str) -> Refusal | None:
    """HA-3.3: a card of two letters gives only one of them; in the party variant too (HA-3.7)."""
    for number, first, second in box.pairs:
        if first in word and second in word:
            return Refusal.because("both_letters", "HA-3.3", card=box.names[number])
    return None


def _letter_twice(box: Box, word: str) -> Refusal | None:
    """HA-3.1: each card serves once."""
    for letter in dict.fromkeys(word):
        if letter in box.card_of and word.count(letter) > 1:
            return Refusal.because("card_twice", "HA-3.1", letter=letter.upper(), times=word.count(letter))
    return None
