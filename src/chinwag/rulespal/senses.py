"""What English words mean, roughly, in a row of numbers each: so words count that no question of ours has.

They were made once, by `python bench/ask_senses.py`: each word was read alone by all-MiniLM-L6-v2, and the
directions were kept that tell the questions of players apart, much as Model2Vec does (Tulkens, van Dongen, 2024).
They need no model and no numpy.
"""

from __future__ import annotations

import math
import re
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from chinwag.rulespal.packing import Row
from chinwag.rulespal.wording import plain

FILE = "senses.msgpack.z"

RARENESS = 1.5
"""How much more rare words count: the power of the logarithm of a word's rank."""

_LETTERS = re.compile("[a-z]+")


class Senses(Struct, frozen=True):
    """`words` have their rows in the order of how often they are used in English, the commonest first.

    `ranks` are their places in the list that they were taken from, and `width` is how many numbers a row has.
    """

    width: int
    words: Mapping[str, Row]
    ranks: Mapping[str, int]

    def of(self, text: str) -> Sequence[float]:
        """The sense of a text: the sum of its words' rows, rare words more, long texts no more than short ones."""
        total = [0.0] * self.width
        weights = 0.0
        for word in plain_words(text):
            row = self.words.get(word)
            if row is not None:
                weight = weight_of(self.ranks[word])
                weights += weight**2
                total = [sum_ + weight * number for sum_, number in zip(total, row.values(), strict=True)]
        return [number / math.sqrt(weights) for number in total] if weights else total


def weight_of(rank: int) -> float:
    """How much a word counts that is the `rank`-th commonest."""
    return float(math.log(1 + rank) ** RARENESS)


def plain_words(text: str) -> list[str]:
    """The words of a text in small letters, without accents, apostrophes and numbers.

    >>> plain_words("Don't cut the café's 2 tiles!")
    ['dont', 'cut', 'the', 'cafes', 'tiles']
    """
    return _LETTERS.findall(plain(text))


@cache
def senses() -> Senses:
    """The senses that come with the package."""
    packed = (resources.files(__package__) / "learnt" / FILE).read_bytes()
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Senses)
