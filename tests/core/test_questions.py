"""Reading questions.toml: what is there, and errors that name the place."""

from __future__ import annotations

import pytest

from chinwag.core.components import ComponentsError
from chinwag.core.questions import Question, read_questions
from chinwag.core.rulebook import Rule

RULES = [Rule("AG-1.1", "AG-1 Singing", ()), Rule("AG-1.2", "AG-1 Singing", ())]
START = '[synonyms]\nsing = ["hum"]\n[silent]\nunanswered = ["Who is it?"]\nelsewhere = ["Do I fold?"]\n'
ONE = '[rules."AG-1.1"]\ntitle = "One sings"\n'
TWO = '[rules."AG-1.2"]\ntitle = "All sing"\n'


def test_questions_are_read_with_rules_and_verdicts() -> None:
    book = read_questions(
        START
        + ONE
        + 'related = ["AG-1.2"]\nyes = ["Must I?", {q = "All?", also = ["AG-1.2"]}]\nopen = ["How?"]\n'
        + TWO
        + 'no = ["May I not?"]\n',
        "questions.toml",
        RULES,
    )
    assert book.questions == (
        Question("Must I?", ("AG-1.1",), "yes"),
        Question("All?", ("AG-1.1", "AG-1.2"), "yes"),
        Question("How?", ("AG-1.1",)),
        Question("May I not?", ("AG-1.2",), "no"),
        Question("Who is it?"),
        Question("Do I fold?", elsewhere=True),
    )
    assert book.topics["AG-1.1"].related == ("AG-1.2",)
    assert book.synonyms == {"sing": ("hum",)}


def test_a_rule_without_an_entry_bears_the_title_of_its_section() -> None:
    book = read_questions(START + ONE, "questions.toml", RULES)
    assert [book.topics[rule.id].title for rule in RULES] == ["One sings", "Singing"]


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("[synonyms", "questions.toml: Expected ']'"),
        (START + ONE + TWO + '[rules."AG-9.9"]\ntitle = "None"\n', "rules, AG-9.9: there is no rule AG-9.9"),
        (START + ONE + 'related = ["AG-7.1"]\n' + TWO, "rules, AG-1.1: there is no rule AG-7.1"),
        (START + ONE + 'no = [{q = "A?", also = ["AG-7.1"]}]\n' + TWO, "rules, AG-1.1: there is no rule AG-7.1"),
        (START + ONE + 'yes = [""]\n' + TWO, "AG-1.1: a question is empty"),
        (START + ONE + TWO + 'yes = ["Who is IT? "]\n', "'Who is it?' stands under AG-1.2 already"),
        (START + ONE + 'maybe = ["?"]\n' + TWO, "unknown field `maybe`"),
        (START + ONE + "yes = [7]\n" + TWO, "Expected `str | object`, got `int`"),
        (ONE + TWO, "missing required field `synonyms`"),
    ],
)
def test_what_cannot_be_used_is_named_with_its_place(toml: str, message: str) -> None:
    with pytest.raises(ComponentsError) as error:
        read_questions(toml, "questions.toml", RULES)
    assert str(error.value).startswith("questions.toml")
    assert message in str(error.value)
