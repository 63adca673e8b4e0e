"""The bench of RulesPal measures what it says."""

from __future__ import annotations

from bench.ask import held, share, verbatim

from chinwag.rulespal import Answer, Quote
from chinwag.rulespal.split import held_out


def test_only_questions_that_are_held_out_are_asked() -> None:
    cases = held()
    assert len(cases) > 300
    assert all(held_out(case.game, case.question) for case in cases)


def test_a_quote_that_does_not_stand_in_the_book_is_seen() -> None:
    def quoting(rule: str, text: str) -> Answer:
        return Answer(True, "beardsmith", None, (rule,), (Quote(rule, "printed", text),), "")

    assert verbatim(quoting("BS-3.4", "Tiles never overlap the starting board."))
    assert not verbatim(quoting("BS-3.4", "Tiles never overlap the board."))
    assert not verbatim(quoting("EB-3.1", "Tiles never overlap the starting board."))


def test_a_share_is_told_with_its_counts() -> None:
    assert share([True, False, True, True]) == " 75.0%  (3 of 4)"
    assert share([]) == "  0.0%  (0 of 0)"
