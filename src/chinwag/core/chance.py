"""Chance: every shuffle has a label, and seed and label give the permutation.

Two streams stand behind one interface. `SealedChance` is for tables: its 256-bit seed is secret until the game
is over, its hash is shown before the first card, and HMAC-SHA256 makes the numbers, so that anyone can check
the deal afterwards in any language. `FastChance` is for playouts and search.

The shuffle, for both: start from 0, 1, …, n−1; for i from n−1 down to 1 draw a number j in 0…i and exchange the
entries i and j. `docs/chance.md` has the algorithm with worked numbers.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Protocol, TypeVar

SEED_BYTES = 32
_WORD_BYTES = 8
_WORD_LIMIT = 1 << (8 * _WORD_BYTES)

_DIGIT = 64

T = TypeVar("T")


class Chance(Protocol):
    """A source of shuffles that answers the same label with the same permutation."""

    def permutation(self, label: str, size: int) -> list[int]:
        """The numbers 0 to size − 1 in the order that this seed and this label give."""


class SeedError(ValueError):
    """A seed that is not 64 hexadecimal digits."""


class SealedChance:
    """The chance of a table: HMAC-SHA256 with a 256-bit seed.

    Block number k (from 0) of a label is HMAC-SHA256(seed, label in UTF-8, a zero byte, k in 8 bytes, big-endian);
    each block gives four 64-bit big-endian words. A number below n is word mod n, where words of at least the
    largest multiple of n below 2⁶⁴ are skipped, so that every number is equally likely.

    >>> SealedChance(bytes(32)).permutation("deal", 6)
    [2, 4, 1, 0, 3, 5]
    >>> SealedChance(bytes(32)).commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise SeedError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    @classmethod
    def from_hex(cls, text: str) -> SealedChance:
        """The chance of a seed of 64 hexadecimal digits. Raises `SeedError`."""
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            raise SeedError(f"a seed is 64 hexadecimal digits, not {text[:80]!r}") from None
        return cls(seed)

    @classmethod
    def fresh(cls) -> SealedChance:
        """A chance that nobody can foresee."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def seed_hex(self) -> str:
        """The seed, to be shown when the game is over and not before."""
        return self._seed.hex()

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed, in hex, to be shown before the first card."""
        return hashlib.sha256(self._seed).hexdigest()

    def permutation(self, label: str, size: int) -> list[int]:
        """The numbers 0 to size − 1 in the order that this seed and this label give."""
        words = self._words(label)
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = _below(i + 1, words)
            order[i], order[j] = order[j], order[i]
        return order

    def _words(self, label: str) -> Iterator[int]:
        block = 0
        while True:
            message = label.encode() + b"\0" + block.to_bytes(8, "big")
            digest = hmac.digest(self._seed, message, "sha256")
            for at in range(0, len(digest), _WORD_BYTES):
                yield int.from_bytes(digest[at : at + _WORD_BYTES], "big")
            block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """The next number below a limit, every one equally likely."""
    fair = _WORD_LIMIT - _WORD_LIMIT % limit
    for word in words:
        if word < fair:
            return word % limit
    raise AssertionError("the stream of words never ends")


class FastChance:
    """The chance of playouts and search: quick, repeatable, and of no use against a cheat.

    >>> FastChance(7).permutation("deal", 4) == FastChance(7).permutation("deal", 4)
    True
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def permutation(self, label: str, size: int) -> list[int]:
        """The numbers 0 to size − 1 in the order that this seed and this label give."""
        order = list(range(size))
        random.Random(f"{self._seed}/{label}").shuffle(order)
        return order


def shuffled(chance: Chance, label: str, items: list[T]) -> list[T]:
    """The items in the order of the permutation that the label gives.

    >>> shuffled(SealedChance(bytes(32)), "deal", ["a", "b", "c", "d", "e", "f"])
    ['c', 'e', 'b', 'a', 'd', 'f']
    """
    return [items[i] for i in chance.permutation(label, len(items))]


def below(chance: Chance, label: str, limit: int) -> int:
    """A number from 0 to limit − 1, every one as likely; quick for large limits too.

    >>> below(SealedChance(bytes(32)), "lot", 1_000_000)
    969140
    """
    size, sizes = limit, []
    while size > _DIGIT:
        sizes.append(_DIGIT)
        size = -(-size // _DIGIT)
    sizes.append(size)
    for attempt in count():
        value = 0
        for place, size in reversed(list(enumerate(sizes))):
            value = value * _DIGIT + chance.permutation(f"{label}/{attempt}/{place}", size)[0]
        if value < limit:
            return value
    raise AssertionError("no number of all is below the limit")


def pick(chance: Chance, label: str, items: Sequence[T]) -> T:
    """One of several items, every one as likely.

    >>> pick(SealedChance(bytes(32)), "deal", "abcdef")
    'c'
    """
    return items[chance.permutation(label, len(items))[0]]


class Branch:
    """A chance of its own inside another: the same labels again, with other answers.

    >>> trunk = SealedChance(bytes(32))
    >>> Branch(trunk, "world 2").permutation("deal", 9) == trunk.permutation("world 2/deal", 9)
    True
    """

    def __init__(self, chance: Chance, name: str) -> None:
        self._chance, self._name = chance, name

    def permutation(self, label: str, size: int) -> list[int]:
        """The numbers 0 to size − 1 in the order that the trunk gives for the branch and the label."""
        return self._chance.permutation(f"{self._name}/{label}", size)
