"""All words that a hand can make, quickly: from masks of cards to the words that use exactly those."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from chinwag.games.handsome.lexicon.word_list import WordList, word_list
from chinwag.games.handsome.numbers import CENTRE, HAND

Index = Mapping[int, Sequence[int]]
"""From a mask of cards to the numbers of the words that use exactly these cards."""


class Vocabulary:
    """The word list as the cards of one box make it. The words are read when they are first asked for."""

    def __init__(self, bit_of: Mapping[str, int]) -> None:
        self._bit_of: Final = bit_of

    @property
    def words(self) -> WordList:
        """The words by number, and how common each is."""
        return word_list()

    def makeable(self, hand: int, party: bool) -> list[int]:
        """The numbers of all words that can be made with the cards of a mask (HA-3.1 to HA-3.3, HA-3.7).

        Of the 128 subsets of seven cards each is looked up once.
        """
        index = self._party if party else self._plain
        found: list[int] = []
        for mask in submasks(hand):
            if mask in index:
                found += index[mask]
        return found

    @cached_property
    def _plain(self) -> Index:
        """Every card serves once (HA-3.1)."""
        groups = self.words.groups.items()
        return self._index_of({letters: (group.first, group.repeating) for letters, group in groups})

    @cached_property
    def _party(self) -> Index:
        """A consonant may be used any number of times (HA-3.7)."""
        groups = self.words.groups.items()
        return self._index_of({letters: (group.first, group.end) for letters, group in groups})

    def _index_of(self, ranges: Mapping[str, tuple[int, int]]) -> Index:
        index: dict[int, list[int]] = {}
        for letters, (first, end) in ranges.items():
            if first < end and len(letters) <= CENTRE + HAND:
                mask = self._mask(letters)
                if mask is not None:
                    index.setdefault(mask, []).extend(range(first, end))
        return index

    def _mask(self, consonants: str) -> int | None:
        """The cards that give these consonants; None where one is on no card, or two are on one (HA-3.3)."""
        mask = 0
        for letter in consonants:
            bit = self._bit_of.get(letter, 0)
            if bit == 0 or mask & bit:
                return None
            mask |= bit
        return mask


def submasks(mask: int) -> list[int]:
    """Every subset of a set of cards, the empty one first.

    >>> submasks(0b101)
    [0, 1, 4, 5]
    """
    subsets = [0]
    while mask:
        bit = mask & -mask
        subsets += [subset | bit for subset in subsets]
        mask ^= bit
    return subsets
