"""After the reveal: what each word means, and the best words that the own hand could have made."""

from __future__ import annotations

import pytest
from tests.games.handsome import twin
from tests.games.handsome.tables import all_done, hand_in, pad, writing

from chinwag.core.protocol import Seat
from chinwag.games.handsome import hints
from chinwag.games.handsome.lexicon.word_list import word_list
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.view import BestWord


def best(state: HandsomeState, seat: int) -> tuple[BestWord, ...]:
    reveal = state.view(Seat(seat)).reveal
    assert reveal is not None
    return reveal.best


def test_every_word_shows_what_it_means() -> None:
    state = writing()
    hand_in(state, "ties", "clinker")
    reveal = state.view(None).reveal
    assert reveal is not None
    assert [[meaning.word for meaning in each] for each in reveal.meanings] == [
        ["tie", "tie"],
        ["clinker", "clinker"],
    ]


def test_the_best_words_score_most_and_are_the_longest() -> None:
    state = writing()
    hand_in(state, "tie", "clinker")
    hand = ("L", "P", "R", "N", "T", "D", "S/Y")
    ranked = []
    for word, size in zip(word_list().words, word_list().sizes, strict=True):
        if size <= 70 and twin.can_make(hand, word):
            ranked.append((twin.score([word, "clinker"])[0], len(word)))
    ranked.sort(reverse=True)
    assert [(word.points, word.length) for word in best(state, 0)] == ranked[:5]
    assert all(twin.can_make(hand, word.word) for word in best(state, 0))


def test_a_hint_is_of_the_own_hand_and_for_its_owner_alone() -> None:
    state = writing()
    hand_in(state, "tie", "clinker")
    hand = ("L", "P", "R", "N", "T", "C", "K")
    assert all(twin.can_make(hand, word.word) for word in best(state, 1))
    assert best(state, 0) != best(state, 1)


def test_hints_keep_to_the_dictionary_and_leave_worn_words_out() -> None:
    state = writing()
    hand_in(state, "tie", "clinker")
    first, second = best(state, 0)[:2]
    again = writing(banned=first.word)
    hand_in(again, "tie", "clinker")
    assert first.word not in {word.word for word in best(again, 0)}
    assert second.word in {word.word for word in best(again, 0)}
    worn = writing(pads=[pad("tie+1", ".+0"), pad("toe+1", ".+0")])
    hand_in(worn, "toe", "clinker")
    assert {"tie", "toe"}.isdisjoint(word.word for word in best(worn, 0))


def test_hints_never_show_what_the_house_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    state = writing()
    hand_in(state, "tie", "clinker")
    first = best(state, 0)[0].word
    hints._best_words.cache_clear()
    monkeypatch.setattr(hints, "unsaid", lambda: frozenset([first]))
    assert first not in {word.word for word in best(state, 0)}
    hints._best_words.cache_clear()


def test_hints_of_a_challenge_table_come_when_all_are_done() -> None:
    state = writing(way="challenge")
    hand_in(state, "tie", "clinker")
    assert best(state, 0) == ()
    all_done(state)
    assert len(best(state, 0)) == 5
