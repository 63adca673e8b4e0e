"""The questions of every game: every rule has enough of them, and what is held out is no copy of what is kept."""

from __future__ import annotations

import pytest

from chinwag.games import GAMES
from chinwag.rulespal.split import EVERY, held_out, kept
from chinwag.rulespal.wording import words_of

AT_LEAST = 6
"""So many questions a rule has."""

SILENT_AT_LEAST = 40

COPY = 0.85
"""Two questions that share more of their words are copies of each other."""


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_question_set(game: str) -> None:
    rules = GAMES[game]
    questions = rules.questions.questions
    for rule in rules.rulebook:
        asked = [question for question in questions if question.rules[:1] == (rule.id,)]
        assert len(asked) >= AT_LEAST, rule.id


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_questions_that_its_rules_do_not_answer(game: str) -> None:
    silent = [question for question in GAMES[game].questions.questions if not question.rules]
    assert len(silent) >= SILENT_AT_LEAST
    assert any(question.elsewhere for question in silent)


@pytest.mark.parametrize("game", GAMES)
def test_about_one_question_in_five_is_held_out_for_good(game: str) -> None:
    questions = GAMES[game].questions.questions
    out = [question for question in questions if held_out(game, question)]
    assert len(out) == pytest.approx(len(questions) / EVERY, rel=0.25)
    assert set(kept(game, questions)).isdisjoint(out)
    assert len(kept(game, questions)) + len(out) == len(questions)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_that_is_held_out_is_a_near_copy_of_one_that_is_kept(game: str) -> None:
    questions = GAMES[game].questions.questions
    known = [(question.text, set(words_of(question.text))) for question in kept(game, questions)]
    copies = []
    for question in questions:
        if held_out(game, question):
            words = set(words_of(question.text))
            copies += [
                (question.text, text) for text, other in known if len(words & other) / len(words | other) > COPY
            ]
    assert copies == []
