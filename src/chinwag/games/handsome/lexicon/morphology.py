"""Which word another may come from: `ties` from `tie`, `snipped` from `snip`; `rakishly` from `rakish`.

The suffixes of inflected forms are those of WordNet's own `morphy`, with the doubling of a last consonant beside
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

PARTS: Final = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}
"""The parts of speech, by the letter that WordNet gives them."""

_SUFFIXES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "n": (
        ("s", ""),
        ("ses", "s"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("men", "man"),
        ("ies", "y"),
    ),
    "v": (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")),
    "a": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
    "r": (),
}
"""What an inflected form ends in, by part of speech, and what stands there in the word itself."""

_DOUBLING: Final[dict[str, tuple[str, ...]]] = {"n": (), "v": ("ed", "ing"), "a": ("er", "est"), "r": ()}
"""The suffixes before which a last consonant may be doubled."""


def stems(word: str, part: str) -> Iterator[str]:
    """What a word may be an inflected form of, if such a word there is.

    >>> list(stems("snipped", "v"))
    ['snippe', 'snipp', 'snip']
    """
    for suffix, ending in _SUFFIXES[part]:
        if word.endswith(suffix):
            yield word.removesuffix(suffix) + ending
    for suffix in _DOUBLING[part]:
        stem = word.removesuffix(suffix)
        if word.endswith(suffix) and len(stem) > 2 and stem[-1] == stem[-2]:
            yield stem[:-1]


_DERIVED: Final = (
    ("ly", "", "a"),
    ("ily", "y", "a"),
    ("bly", "ble", "a"),
    ("ness", "", "a"),
    ("iness", "y", "a"),
    ("er", "", "v"),
    ("er", "e", "v"),
    ("ier", "y", "v"),
    ("or", "e", "v"),
    ("able", "", "v"),
    ("able", "e", "v"),
    ("iable", "y", "v"),
    ("ise", "ize", "v"),
    ("ised", "ized", "v"),
    ("ises", "izes", "v"),
    ("ising", "izing", "v"),
)
"""What a word made from another ends in, what stands there in the other one, and which part of speech that is."""

_AGAIN: Final = "re"
"""What stands before a verb in a word for doing it again."""

_SHORTEST_ROOT: Final = 3
"""Shorter ones are found by accident more often than not."""


def roots(word: str) -> Iterator[tuple[str, str]]:
    """What a word may be made from, if such a word there is, with its part of speech.

    >>> list(roots("rewash")), list(roots("dozily"))
    ([('wash', 'v')], [('dozi', 'a'), ('dozy', 'a')])
    """
    if word.startswith(_AGAIN) and len(word) >= len(_AGAIN) + _SHORTEST_ROOT:
        yield word.removeprefix(_AGAIN), "v"
    for suffix, ending, part in _DERIVED:
        root = word.removesuffix(suffix) + ending
        if word.endswith(suffix) and len(root) >= _SHORTEST_ROOT:
            yield root, part
