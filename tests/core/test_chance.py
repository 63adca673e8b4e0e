"""Chance against a second implementation written from docs/chance.md, and its errors."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

from chinwag.core.chance import FastChance, SealedChance, SeedError


def words_by_the_book(seed: bytes, label: bytes) -> Iterator[int]:
    for block in range(1000):
        digest = hmac.new(seed, label + b"\0" + block.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24))


@pytest.mark.parametrize("size", [0, 1, 2, 5, 18, 72, 108])
def test_sealed_chance_agrees_with_a_second_implementation(size: int) -> None:
    seed = bytes(range(32))
    words = words_by_the_book(seed, b"round 2/deal")
    expected = list(range(size))
    for i in reversed(range(1, size)):
        j = next(words) % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert SealedChance(seed).permutation("round 2/deal", size) == expected


def test_labels_and_seeds_give_independent_orders() -> None:
    chance = SealedChance(bytes(32))
    assert chance.permutation("a", 30) == chance.permutation("a", 30)
    assert chance.permutation("a", 30) != chance.permutation("b", 30)
    assert chance.permutation("a", 30) != SealedChance(b"\1" * 32).permutation("a", 30)


def test_every_order_of_three_is_about_equally_likely() -> None:
    chance = SealedChance(bytes(32))
    counts = Counter(tuple(chance.permutation(f"trial {n}", 3)) for n in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    chance = SealedChance.fresh()
    assert chance.commitment == hashlib.sha256(bytes.fromhex(chance.seed_hex)).hexdigest()


@pytest.mark.parametrize("text", ["", "ab", "z" * 64, "ab" * 33])
def test_a_seed_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SeedError):
        SealedChance.from_hex(text)


def test_fast_chance_gives_permutations() -> None:
    assert sorted(FastChance(1).permutation("x", 50)) == list(range(50))
