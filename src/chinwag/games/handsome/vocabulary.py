"""All words that a hand can make, quickly: from masks of cards to the words that use exactly those."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from chinwag.games.handsome.lexicon.word_list import SIZES, WordList, word_list
from chinwag.games.handsome.numbers import CENTRE, HAND

ALL: Final = SIZES[-1]
"""The size of the list that has all of its words."""

_NUMBERS: Final = "I"
"""The type of word numbers in arrays."""

Index = Mapping[int, bytes]
"""From a mask of cards to the numbers of the words that use exactly these cards, as an array has them in memory.

Joining bytes is twice as quick as joining lists of integers, and they take a fifth of the room.
"""


class Vocabulary:
    """The word list as the cards of one box make it. The words are read when they are first asked for."""

    def __init__(self, bit_of: Mapping[str, int]) -> None:
        self._bit_of: Final = bit_of
        self._indexes: Final[dict[tuple[bool, int], Index]] = {}

    @property
    def words(self) -> WordList:
        """The words by number, and how common each is."""
        return word_list()

    def makeable(self, hand: int, party: bool, size: int = ALL) -> array[int]:
        """The numbers of all words, up to a size of the list, that the cards of a mask make (HA-3.1 to HA-3.7).

        Of the 128 subsets of seven cards each is looked up once, in an index that is kept for every size asked for.
        """
        index = self._indexes.get((party, size))
        if index is None:
            index = self._indexes[party, size] = self._index_of(party, size)
        return array(_NUMBERS, b"".join(filter(None, map(index.get, submasks(hand)))))

    def _index_of(self, party: bool, size: int) -> Index:
        """In the party variant words with a consonant repeated are there too (HA-3.7)."""
        sizes, index = self.words.sizes, dict[int, bytes]()
        for consonants, group in self.words.groups.items():
            end = group.end if party else group.repeating
            numbers = [number for number in range(group.first, end) if sizes[number] <= size]
            if numbers and len(consonants) <= CENTRE + HAND:
                mask = self._mask(consonants)
                if mask is not None:
                    index[mask] = index.get(mask, b"") + array(_NUMBERS, numbers).tobytes()
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
