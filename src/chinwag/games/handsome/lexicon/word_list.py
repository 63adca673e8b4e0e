"""The word list: every word with a number, how common it is, and the consonants that it takes.

The file `words.gz` has in its first line the step of each word in `SIZES`, one digit a word, and then one line for
each set of consonants: the set in the order of the alphabet (`-` for none), how many of its words have each
consonant once, and the words, those first. A word's number is its place in all of this.
"""

from __future__ import annotations

import gzip
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

VOWELS: Final = "aeiou"
"""Free in any number (HA-3.2)."""

SIZES: Final = (35, 50, 60, 70, 80)
"""The steps from common to rare that the game uses; a word has the smallest that it is in."""

_HERE: Final = Path(__file__).parent
_NO_CONSONANT: Final = "-"
_DROP_VOWELS: Final = str.maketrans("", "", VOWELS)


class About(Struct, frozen=True):
    """What the word list is: where it comes from, how many words there are up to each size, and its SHA-256.

    It is a small file of its own, so that a table can be set up without reading the words.
    """

    source: str
    definitions: str
    counts: dict[int, int]
    digest: str


class Group(NamedTuple):
    """The words with one set of consonants: those from `first` on; from `repeating` on some consonant repeats."""

    first: int
    repeating: int
    end: int


class WordList:
    """All words. `words` and `sizes` are by number, `groups` by their consonants in the order of the alphabet."""

    def __init__(self, text: str) -> None:
        digits, *lines = text.split("\n")
        self.words: Final[list[str]] = []
        self.sizes: Final[bytes] = bytes(SIZES[int(digit)] for digit in digits)
        self.groups: Final[dict[str, Group]] = {}
        for line in lines:
            consonants, once, *words = line.split(" ")
            first = len(self.words)
            self.words.extend(words)
            group = Group(first, first + int(once), len(self.words))
            self.groups["" if consonants == _NO_CONSONANT else consonants] = group

    def number_of(self, word: str) -> int | None:
        """The number of a word, None for one that is not in the list."""
        group = self.groups.get(consonants_of(word))
        if group is None:
            return None
        try:
            return self.words.index(word, group.first, group.end)
        except ValueError:
            return None

    def size_of(self, word: str) -> int | None:
        """The smallest size of the list that a word is in, None for one that is in none."""
        number = self.number_of(word)
        return None if number is None else self.sizes[number]


def consonants_of(word: str) -> str:
    """The consonants of a word, each once, in the order of the alphabet.

    >>> consonants_of("moustache"), consonants_of("coiffeur"), consonants_of("eau")
    ('chmst', 'cfr', '')
    """
    return "".join(sorted(set(word.translate(_DROP_VOWELS))))


def text_of(sizes: dict[str, int]) -> str:
    """The content of `words.gz` for words with their sizes."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for word in sorted(sizes):
        groups[consonants_of(word)].append(word)
    lines, ordered = [], []
    for consonants in sorted(groups):
        once = [word for word in groups[consonants] if _has_each_once(word, consonants)]
        repeating = [word for word in groups[consonants] if not _has_each_once(word, consonants)]
        lines.append(" ".join([consonants or _NO_CONSONANT, str(len(once)), *once, *repeating]))
        ordered += once + repeating
    return "\n".join(["".join(str(SIZES.index(sizes[word])) for word in ordered), *lines])


def _has_each_once(word: str, consonants: str) -> bool:
    return len(word.translate(_DROP_VOWELS)) == len(consonants)


@cache
def word_list() -> WordList:
    """The word list of the house, read when it is first asked for and shared from then on."""
    return WordList(gzip.decompress((_HERE / "words.gz").read_bytes()).decode())


@cache
def about() -> About:
    """What the word list of the house is."""
    return msgspec.json.decode((_HERE / "about.json").read_bytes(), type=About)


@cache
def unsaid() -> frozenset[str]:
    """Words that are in the dictionary, but that bots do not say and hints do not show: a choice of the house."""
    return frozenset(words_in((_HERE / "unsaid.txt").read_text(encoding="utf-8").splitlines()))


def words_in(lines: Iterable[str]) -> list[str]:
    """The words of a file with comments, one or more a line."""
    return [word for line in lines if not line.startswith("#") for word in line.split()]
