"""Which word an inflected form may come from: `ties` from `tie`, `snipped` from `snip`.

The suffixes are those of WordNet's own `morphy`, with the doubling of a last consonant beside them.
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
