"""The model of meaning, where it is installed, and its tokens, which need nothing."""

from __future__ import annotations

import pytest

from chinwag.games import GAMES
from chinwag.rulespal import RulesPal
from chinwag.rulespal.evidence import MEANT
from chinwag.rulespal.index import entries_of
from chinwag.rulespal.meaning import installed_model
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


def test_like_is_near_and_unlike_is_far() -> None:
    model = installed_model()
    if model is None:
        pytest.skip("the model is not installed")
    same, other = model.vectors(["May I snip a tile?", "It rains in Spain."]).near(
        "Can I cut a piece with scissors?"
    )
    assert same > other + 0.2


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
    assert {entry.kind for entry in entries} >= set(MEANT)
    for question in rules.questions.questions:
        assert not (held_out(game, question) and question.text in texts), question.text
