"""Yes and no: taken over only from a question that says the same, the same way round."""

from __future__ import annotations

import pytest

from chinwag.core.questions import Question, Verdict
from chinwag.rulespal.verdicts import saying, verdict_of
from chinwag.rulespal.wording import Wording

WORDING = Wording({"scissors": ["cut", "snip"], "shared card": ["J/Z", "Q/X"]})
CUT = Question("Can I cut my own tile?", ("BS-7.1",), "yes")


@pytest.mark.parametrize(
    ("question", "same"),
    [
        ("May I snip my own tile?", True),
        ("am i allowed to cut my own tile", True),
        ("Is it not allowed to cut my own tile?", False),
        ("Must I cut my own tile?", False),
        ("Can she cut my own tile?", False),
        ("Can I cut the board?", False),
        ("Can I only cut my own tile?", False),
        ("Is it wrong to cut my own tile?", False),
        ("Can I cut my own tile again?", False),
        ("Can I tile my own cut?", False),
        ("Can I cut my own 2 tiles?", False),
        ("Cut?", False),
    ],
)
def test_only_what_cannot_change_the_answer_is_left_out(question: str, same: bool) -> None:
    assert (saying(question, WORDING) == saying(CUT.text, WORDING)) is same


def test_no_synonym_blurs_a_letter() -> None:
    assert saying("Is J/Z a necklace?", WORDING) != saying("Is Q/X a necklace?", WORDING)


@pytest.mark.parametrize(
    ("question", "verdicts", "verdict"),
    [
        ("May I snip my own tile?", ["yes"], "yes"),
        ("May I snip my own tile?", ["yes", "yes"], "yes"),
        ("May I snip my own tile?", ["yes", "no"], None),
        ("May I snip my own tile?", [None], None),
        ("May I snip my own tile?", [], None),
        ("Why can I cut my own tile?", ["yes"], None),
        ("My own tile, cut", ["yes"], None),
    ],
)
def test_a_verdict_is_taken_over_only_beyond_doubt(
    question: str, verdicts: list[Verdict | None], verdict: Verdict | None
) -> None:
    assert verdict_of(question, [Question(CUT.text, CUT.rules, each) for each in verdicts]) == verdict
