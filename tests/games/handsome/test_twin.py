"""The rules against a naive twin: what cards make, and what words score."""

from __future__ import annotations

import random

import pytest
from tests.games.handsome import twin
from tests.games.handsome.tables import CHANCE, give_all, hand_in

from chinwag.core.protocol import Seat
from chinwag.games.handsome import RULES
from chinwag.games.handsome.actions import HandIn
from chinwag.games.handsome.lexicon.word_list import word_list
from chinwag.games.handsome.spelling import fault_of

BOX = RULES._box


def needs(party: bool) -> list[tuple[str, frozenset[str]]]:
    """Every word of the list that some cards make, with the cards that it needs, found letter by letter."""
    card_of = {letter.lower(): name for name in BOX.names for letter in name.split("/")}
    found = []
    for word in word_list().words:
        consonants = [letter for letter in word if letter not in "aeiou"]
        cards = [card_of[letter] for letter in consonants]
        if len(set(cards)) == len(set(consonants)) and (party or len(cards) == len(set(cards))):
            found.append((word, frozenset(cards)))
    return found


def compare(party: bool, hands: int) -> None:
    """The quick search and a scan of all words find the same for random hands."""
    dice = random.Random(4)
    every, words = needs(party), word_list().words
    for _ in range(hands):
        hand = frozenset(dice.sample(BOX.names, 7))
        quick = [words[number] for number in BOX.vocabulary.makeable(BOX.mask_of_names(hand), party)]
        assert len(quick) == len(set(quick))
        assert set(quick) == {word for word, cards in every if cards <= hand}


@pytest.mark.parametrize(("party", "hands"), [(False, 40), (True, 8)])
def test_all_words_of_a_hand_are_those_that_a_scan_finds(party: bool, hands: int) -> None:
    compare(party, hands)


@pytest.mark.long
@pytest.mark.parametrize("party", [False, True])
def test_all_words_of_2000_hands_are_those_that_a_scan_finds(party: bool) -> None:
    compare(party, 2000)


@pytest.mark.parametrize("party", [False, True])
def test_what_cards_make_is_what_the_twin_makes(party: bool) -> None:
    dice = random.Random(5)
    words, makes = word_list().words, 0
    for _ in range(3000):
        hand = dice.sample(BOX.names, 7)
        word = dice.choice(words) if dice.random() < 0.5 else "".join(dice.choices("aeioprtslnxjzyq", k=4))
        made = fault_of(BOX, BOX.mask_of_names(hand), word, party=party) is None
        assert made == twin.can_make(hand, word, party)
        makes += made
    assert 30 < makes < 2000


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rounds_score_as_the_twin_scores(seats: int) -> None:
    dice = random.Random(seats)
    state = RULES.start(seats, {"way": "referee"}, CHANCE)
    rounds = 0
    while state.ask is not None and rounds < 40:
        give_all(state)
        worn = {word for words in state.made for word in words}
        words: list[str | None] = []
        for seat in range(seats):
            legal = [action.word for action in state.legal(Seat(seat)) if isinstance(action, HandIn)]
            words.append(dice.choice([None, "eiae", *dice.sample(legal, min(4, len(legal)))]))
        standing = [None if word in worn or word == "eiae" else word for word in words]
        hand_in(state, *words)
        rounds += 1
        assert state.points[-1] == twin.score(standing)
    assert rounds > 3
