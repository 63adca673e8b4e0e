"""Options of a table: defaults, order, and what is refused."""

from __future__ import annotations

import pytest

from chinwag.core.options import Option, OptionError, complete

BOARD = Option("board", ("chin", "moustache"), "moustache", "AG-1.1")
WORDS = Option("added", ("",), "", "AG-1.2", free=True)


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
    ],
)
def test_what_is_not_declared_is_refused(declared: list[Option], chosen: dict[str, str], says: str) -> None:
    with pytest.raises(OptionError) as refused:
        complete(declared, chosen)
    assert says in str(refused.value)
