"""Options of a table: defaults, order, and what is refused."""

from __future__ import annotations

import pytest

from chinwag.core.options import Option, OptionError, begins_by, chair_that_begins, complete, fitting, gone_round

BOARD = Option("board", ("chin", "moustache"), "moustache", "AG-1.1")
WORDS = Option("added", ("",), "", "AG-1.2", free=True)
FIRST = begins_by("AG-1.3")


def test_what_is_not_chosen_has_its_default() -> None:
    assert complete([BOARD, WORDS], {}) == {"board": "moustache", "added": ""}


def test_options_come_in_the_order_declared() -> None:
    assert list(complete([BOARD, WORDS], {"added": "vlog", "board": "chin"}).items()) == [
        ("board", "chin"),
        ("added", "vlog"),
    ]


def test_a_free_option_takes_any_text() -> None:
    assert complete([WORDS], {"added": "ok, vlog"}) == {"added": "ok, vlog"}


@pytest.mark.parametrize(
    ("declared", "chosen", "says"),
    [
        ([BOARD], {"board": "sideburns"}, "option board takes chin or moustache, not 'sideburns'"),
        ([BOARD], {"board": ""}, "not ''"),
        ([BOARD, WORDS], {"colour": "red"}, "no option 'colour'; there is board and added"),
        ([], {"colour": "red"}, "no option 'colour'; there is none"),
        ([FIRST], {"first": "0"}, "option first takes by lot, not '0'"),
    ],
)
def test_what_is_not_declared_is_refused(declared: list[Option], chosen: dict[str, str], says: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(declared, chosen)
    assert says in str(refused.value)


def test_an_option_of_chairs_takes_the_chairs_that_are_there() -> None:
    assert complete([FIRST], {}, 3) == {"first": "by lot"}
    for seat in ("0", "1", "2"):
        assert complete([FIRST], {"first": seat}, 3) == {"first": seat}
    for stranger in ("3", "-1", "01", "", "lot"):
        with pytest.raises(OptionError, match="option first takes by lot or 0 or 1 or 2, not"):
            complete([FIRST], {"first": stranger}, 3)


def test_a_chair_that_is_gone_leaves_the_option_at_its_default() -> None:
    chosen = {"first": "2", "board": "chin"}
    assert fitting([FIRST, BOARD], chosen, 3) == chosen
    assert fitting([FIRST, BOARD], chosen, 2) == {"board": "chin"}
    assert fitting([BOARD, WORDS], {"added": "vlog"}, 2) == {"added": "vlog"}


def test_the_start_goes_round_to_the_left_and_back_to_the_first_chair() -> None:
    options = {"first": "by lot", "board": "chin"}
    assert chair_that_begins(options) is None
    assert gone_round(options, 0, 3) == {"first": "1", "board": "chin"}
    assert gone_round(options, 2, 3) == {"first": "0", "board": "chin"}
    assert chair_that_begins(gone_round(options, 1, 3)) == 2
