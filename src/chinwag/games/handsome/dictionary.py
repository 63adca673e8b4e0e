"""The dictionary that a table agreed on (HA-4.1): a word list, with some words added and some banned."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from chinwag.core.options import Option, OptionError, complete
from chinwag.games.handsome.lexicon.word_list import about, word_list
from chinwag.games.handsome.numbers import LONGEST_WORD
from chinwag.games.handsome.view import DictionaryInfo, Terms, Way, WordList

SIZE_OF: Final[dict[str, int]] = {"strict": 60, "normal": 70, "wide": 80}
"""The size of each word list: the larger, the rarer the words in it."""

MOST_WORDS: Final = 100
"""So many words may be added, and as many banned."""

OPTIONS: Final = (
    Option("way", ("referee", "challenge", "helper"), "referee", "HA-4.3"),
    Option("party", ("off", "on"), "off", "HA-3.7"),
    Option("list", tuple(SIZE_OF), "normal", "HA-4.1"),
    Option("added", ("",), "", "HA-4.1", free=True),
    Option("banned", ("",), "", "HA-4.1", free=True),
)
"""What a table may choose before the start. Words are set off by blanks or commas."""


class Dictionary:
    """What decides whether a word is a word. It never changes during a game; states share it."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.size: Final[int] = SIZE_OF[terms.word_list]
        self._added: Final = frozenset(terms.added)
        self._banned: Final = frozenset(terms.banned)

    def has(self, word: str) -> bool:
        """Whether the word is in the dictionary."""
        if word in self._added:
            return True
        size = word_list().size_of(word)
        return size is not None and size <= self.size and word not in self._banned

    def listed(self, numbers: Sequence[int], size: int | None = None) -> list[int]:
        """Those of several words of the list, given by their numbers, that are in the dictionary.

        `size` asks for the more common ones alone. Words that the table added are there, however rare.
        """
        words, sizes = word_list().words, word_list().sizes
        limit = self.size if size is None else min(size, self.size)
        found = [number for number in numbers if sizes[number] <= limit]
        if self._banned:
            found = [number for number in found if words[number] not in self._banned]
        if self._added:
            found += [number for number in numbers if sizes[number] > limit and words[number] in self._added]
        return found

    @property
    def info(self) -> DictionaryInfo:
        """Where the words come from, and how many there are."""
        known = about()
        words = known.counts[self.size]
        if self._added or self._banned:
            sizes = {word: word_list().size_of(word) for word in self._added | self._banned}
            inside = {word for word, size in sizes.items() if size is not None and size <= self.size}
            words += len(self._added - inside) - len(self._banned & inside)
        return DictionaryInfo(known.source, self.size, words, known.definitions)


def terms_from(chosen: Mapping[str, str]) -> Terms:
    """What a table agreed on, from its options. Raises `OptionError`.

    >>> terms_from({"added": "Beardlet, hairdo"}).added
    ('beardlet', 'hairdo')
    >>> terms_from({"banned": "qi 2u"})
    Traceback (most recent call last):
    ...
    chinwag.core.options.OptionError: “2u” cannot be banned: a word is of 1 to 30 letters a to z
    """
    options = complete(OPTIONS, chosen)
    added, banned = (_words(name, options[name]) for name in ("added", "banned"))
    if both := sorted(set(added) & set(banned)):
        raise OptionError(f"“{both[0]}” cannot be both added and banned")
    return Terms(
        way=cast("Way", options["way"]),
        party=options["party"] == "on",
        word_list=cast("WordList", options["list"]),
        added=added,
        banned=banned,
    )


def is_word(text: str) -> bool:
    """Whether a text is 1 to 30 letters a to z (HA-3.6)."""
    return re.fullmatch(f"[a-z]{{1,{LONGEST_WORD}}}", text) is not None


def _words(option: str, text: str) -> tuple[str, ...]:
    """The words of a free option, sorted, each once."""
    words = {word.lower() for word in re.split("[ ,]+", text) if word}
    for word in words:
        if not is_word(word):
            raise OptionError(f"“{word[:40]}” cannot be {option}: a word is of 1 to {LONGEST_WORD} letters a to z")
    if len(words) > MOST_WORDS:
        raise OptionError(f"Up to {MOST_WORDS} words can be {option}, not {len(words)}")
    return tuple(sorted(words))
