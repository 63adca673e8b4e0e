"""The benchmark of words compares two searches that find the same; its figures are never asserted."""

from __future__ import annotations

from bench.words import measured, memory, random_hands, scan_of

from chinwag.games.handsome import RULES


def test_the_search_and_its_peer_find_the_same() -> None:
    box = RULES._box
    scan, words = scan_of(box), box.vocabulary.words.words
    for hand in random_hands(box, 5):
        assert sorted(scan(hand)) == sorted(words[number] for number in box.vocabulary.makeable(hand, False))


def test_what_is_measured_is_a_time_and_a_size() -> None:
    spread = measured(lambda hand: hand, [1, 2, 3])
    assert 0 <= spread.median <= spread.slow
    assert len(memory()) == 3
    assert memory()[0] > 1
