"""Yes and no: taken over only from a question that asks the same, the same way round."""

from __future__ import annotations

import pytest

from chinwag.core.questions import Verdict
from chinwag.rulespal.evidence import Nearest
from chinwag.rulespal.verdicts import verdict_of
from chinwag.rulespal.wording import Wording

WORDING = Wording({"scissors": ["cut", "snip"]})
CUT = Nearest("Can I cut my own tile?", "yes", 1.0)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("May I snip my own tile?", "yes"),
        ("it is mine. can i cut my own tile", "yes"),
        ("Is it not allowed to cut my own tile?", None),
        ("Why can I cut my own tile?", None),
        ("My own tile, cut", None),
        ("Can I cut the board?", None),
        ("Can I only cut my own tile?", None),
    ],
)
def test_a_verdict_is_taken_over_only_beyond_doubt(question: str, verdict: Verdict | None) -> None:
    assert verdict_of(question, CUT, WORDING) == verdict


def test_a_question_without_a_verdict_gives_none() -> None:
    assert verdict_of("Can I cut?", Nearest("Can I cut?", None, 1.0), WORDING) is None
    assert verdict_of("Can I cut?", None, WORDING) is None
