"""Readers: what they learn is what they say, and no chance is lost."""

from __future__ import annotations

import math

import pytest

from chinwag.core.questions import Question
from chinwag.core.rulebook import Passage, Rule
from chinwag.rulespal.packing import Row
from chinwag.rulespal.readers import SILENCE, UNLIKELY, Habits, Probe, Probed, Reader
from chinwag.rulespal.wording import Wording

CUT = Rule("XX-1.1", "XX-1 Cutting", (Passage("printed", "Scissors cut a tile."),))
DRAW = Rule("XX-1.2", "XX-1 Cutting", (Passage("printed", "Draw one at the end."),))
HABITS = Habits(
    [CUT, DRAW],
    {"XX-1.1": "Cutting", "XX-1.2": "Drawing"},
    [
        Question("May I snip it?", ("XX-1.1",)),
        Question("How many do I take?", ("XX-1.2",)),
        Question("What does the box cost?"),
    ],
    Wording({}),
)
PROBED = Probed(
    Probe(
        ("XX-1.1", "XX-1.2", SILENCE), (Row.of([2.0, 0.0]), Row.of([0.0, 2.0]), Row.of([0.0, 0.0])), (0.0, 0.0, 0.0)
    ),
    {"cut": [3.0, 0.0], "draw": [0.0, 3.0], "box": [-3.0, -3.0], "all": [999.0, -999.0]}.__getitem__,
)


@pytest.mark.parametrize(
    ("reader", "question", "rule"),
    [
        (HABITS, "Can I snip this?", "XX-1.1"),
        (HABITS, "How many shall I take?", "XX-1.2"),
        (PROBED, "cut", "XX-1.1"),
        (PROBED, "draw", "XX-1.2"),
    ],
)
def test_the_rule_that_was_learnt_is_likeliest(reader: Reader, question: str, rule: str) -> None:
    reading = reader.read(question)
    assert max(reading.rules, key=reading.rules.__getitem__) == rule
    assert sum(map(math.exp, reading.rules.values())) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("reader", "silent", "answered"), [(HABITS, "What does it cost?", "May I snip it?"), (PROBED, "box", "cut")]
)
def test_silence_is_likelier_where_the_rules_are_silent(reader: Reader, silent: str, answered: str) -> None:
    assert reader.read(silent).silence > reader.read(answered).silence


def test_no_chance_is_endlessly_small() -> None:
    reading = PROBED.read("all")
    assert reading.rules["XX-1.2"] == UNLIKELY
    assert reading.silence == UNLIKELY


def test_a_question_of_unknown_words_favours_nothing_by_habit() -> None:
    rules = HABITS.read("Zyzzyva?").rules
    assert rules["XX-1.1"] == pytest.approx(rules["XX-1.2"])
