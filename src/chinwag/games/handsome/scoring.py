"""The awards of a round (HA-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chinwag.games.handsome.box import Box
from chinwag.games.handsome.numbers import NO_WORD, STANDS


class Result(NamedTuple):
    """One award: what each seat's standing word has of it, and who scores a point."""

    counts: tuple[int, ...]
    winners: tuple[int, ...]


def awards(box: Box, words: Sequence[str], marks: Sequence[int]) -> list[Result]:
    """The award of each suit (HA-5.1, HA-5.2), and last that of the longest word (HA-5.3).

    A word that is crossed out counts for nothing, so it does not hinder others either (HA-5.4).
    """
    standing = [word if mark == STANDS else NO_WORD for word, mark in zip(words, marks, strict=True)]
    cards = [box.mask_of_word(word) for word in standing]
    suits = [award(tuple((mask & suit).bit_count() for mask in cards)) for suit in box.suits]
    return [*suits, award(tuple(len(word) for word in standing))]


def award(counts: tuple[int, ...]) -> Result:
    """All who have the most score, where anybody has any.

    >>> award((2, 0, 2)).winners, award((0, 0, 0)).winners
    ((0, 2), ())
    """
    most = max(counts)
    return Result(counts, tuple(seat for seat, count in enumerate(counts) if count == most and most > 0))


def points(results: Sequence[Result], seats: int) -> tuple[int, ...]:
    """One point for each award won."""
    return tuple(sum(seat in result.winners for result in results) for seat in range(seats))
