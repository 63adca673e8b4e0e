"""The rules once more, as simply as can be, to compare with: words as text, cards as sets of letters."""

from __future__ import annotations

from collections.abc import Sequence

NECKLACES, BOW_TIES, BOLOS = set("bchlprwqx"), set("dgmnvjz"), set("fktjzqx")
PAIRS = ("jz", "qx", "sy")


def can_make(cards: Sequence[str], word: str, party: bool = False) -> bool:
    """Whether cards such as `B` and `J/Z` make a word: take a card away for every consonant."""
    left = [set(card.lower().split("/")) for card in cards]
    given: dict[str, set[str]] = {}
    for letter in word:
        if letter in "aeiou" or (party and letter in given):
            continue
        for card in left:
            if letter in card:
                left.remove(card)
                given[letter] = card
                break
        else:
            return False
    return True


def score(words: Sequence[str | None]) -> tuple[int, ...]:
    """The points for standing words, None where none stands."""
    points = [0] * len(words)
    for suit in (NECKLACES, BOW_TIES, BOLOS):
        counts = [len({letter for letter in word if letter in suit}) if word else 0 for word in words]
        for seat, count in enumerate(counts):
            if count > 0 and count == max(counts):
                points[seat] += 1
    lengths = [len(word) if word else 0 for word in words]
    for seat, length in enumerate(lengths):
        if length > 0 and length == max(lengths):
            points[seat] += 1
    return tuple(points)
