"""What texts mean: the senses of words, which come with the package, and the model, where it is installed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul

import pytest

from chinwag.games import GAMES
from chinwag.rulespal import RulesPal
from chinwag.rulespal.index import entries_of
from chinwag.rulespal.learnt import learnt
from chinwag.rulespal.meaning import installed_model
from chinwag.rulespal.readers import SILENCE
from chinwag.rulespal.senses import senses
from chinwag.rulespal.split import held_out, kept
from chinwag.rulespal.wordpiece import WordPiece

VOCABULARY = "\n".join(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "beard", "##s", "cafe", "un", "##cut", "?"])


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Beards?", [2, 4, 5, 9, 3]),
        ("Café uncut", [2, 6, 7, 8, 3]),
        ("wizard", [2, 1, 3]),
        ("", [2, 3]),
        ("beard " * 50, [2, 4, 4, 4, 3]),
        ("s" * 200, [2, 1, 3]),
    ],
)
def test_words_are_cut_into_the_longest_pieces_of_the_vocabulary(text: str, tokens: list[int]) -> None:
    assert WordPiece(VOCABULARY).tokens(text, 5) == tokens


def likeness(first: Sequence[float], second: Sequence[float]) -> float:
    """The cosine of the angle between two vectors."""
    product: float = sum(map(mul, first, second))
    return product / (math.hypot(*first) * math.hypot(*second))


def test_like_is_near_and_unlike_is_far() -> None:
    model = installed_model()
    if model is None:
        pytest.skip("the model is not installed")
    asked, same, other = map(
        model.vector_of, ["Can I cut a piece with scissors?", "May I snip a tile?", "It rains in Spain."]
    )
    assert likeness(asked, same) > likeness(asked, other) + 0.2


def test_senses_know_words_that_mean_alike() -> None:
    asked, same, other = map(senses().of, ["snip with shears", "cut with scissors", "steal a golden hair"])
    assert likeness(asked, same) > likeness(asked, other) + 0.2


def test_a_text_without_a_known_word_has_no_sense() -> None:
    assert set(senses().of("Qwrtz 17 ...")) == {0.0}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learnt_knows_every_rule_of_a_game_and_silence(game: str) -> None:
    names = {*(rule.id for rule in GAMES[game].rulebook), SILENCE}
    for probes in (learnt().sense_probes, learnt().meaning_probes):
        assert set(probes[game].names) == names, "run `python bench/ask.py --calibrate`"


def test_the_model_answers_with_the_same_book() -> None:
    model = installed_model()
    if model is None:
        pytest.skip("the model is not installed")
    answer = RulesPal(encoder=model).ask("Where may scissors be placed?", "beardsmith")
    assert answer.rules[0] == "BS-7.1"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_held_out_is_in_an_index(game: str) -> None:
    rules = GAMES[game]
    titles = {rule: topic.title for rule, topic in rules.questions.topics.items()}
    entries = entries_of(rules.rulebook, titles, kept(game, rules.questions.questions))
    texts = {line for entry in entries for line in entry.text.split("\n")}
    assert {entry.kind for entry in entries} >= {"rule", "title", "question", "silent"}
    for question in rules.questions.questions:
        assert not (held_out(game, question) and question.text in texts), question.text
