from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chinwag.table.chairs import Chair, fresh_secret, hash_of
from chinwag.table.errors import Declined
from chinwag.table.names import may_be_a_name, table_name
from chinwag.table.people import CHAT_LIMIT, NAME_LIMIT, chat_text, clean, person_name, same_name
from chinwag.words import words


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Anna  ", "Anna"),
        ("An\x00na\x1b[31m", "Anna[31m"),
        ("\u202eannA", "annA"),
        ("\u2066Anna\u2069", "Anna"),
        ("An\u200bna", "Anna"),
        ("Anna\u2028\u00a0 of\r\n\tthe Beard", "Anna of the Beard"),
        ("Zoe\u0301", "Zoé"),
        ("a" + "\u0301" * 30, "á\u0301\u0301\u0301"),
        ("\ue000Anna\ufdd0", "Anna"),
        ("👩\u200d🦰", "👩\u200d🦰"),
        ("محمد", "محمد"),
    ],
)
def test_what_is_left_of_a_text(typed: str, cleaned: str) -> None:
    assert clean(typed) == cleaned


@given(st.text(max_size=80))
def test_a_clean_text_stays_clean(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert not any(unicodedata.category(character) in ("Cc", "Zl", "Zp") for character in cleaned)
    assert "  " not in cleaned


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\u200d", "\u202e\u202c", "\u0301", "\u2800", "\u3164 \uffa0", "\u115f\u1160", "\u3164\ufe0f"],
)
def test_what_cannot_be_seen_is_no_name(text: str) -> None:
    with pytest.raises(Declined, match="no_name"):
        person_name(text)


def test_limits_count_what_is_left() -> None:
    assert person_name("x" * NAME_LIMIT + "\u202e ") == "x" * NAME_LIMIT
    with pytest.raises(Declined, match="long_name"):
        person_name("x" * (NAME_LIMIT + 1))
    assert chat_text("x" * CHAT_LIMIT)
    with pytest.raises(Declined, match="long_chat"):
        chat_text("x" * (CHAT_LIMIT + 1))


def test_names_that_read_alike() -> None:
    assert same_name("Anna", "\uff21nna")
    assert same_name("STRASSE", "straße")
    assert not same_name("Anna", "Anne")
    assert not same_name("Zoe", "Zoé")


@pytest.mark.parametrize(
    "unseen", ["\u200d", "\u200c", "\ufe0f", "\U000e0101", "\u034f", "\u3164", "\u2800", "\u17b5"]
)
@pytest.mark.parametrize("place", [0, 2, 4])
def test_nobody_is_called_as_another_but_for_what_cannot_be_seen(unseen: str, place: int) -> None:
    assert same_name("Anna", "Anna"[:place] + unseen + "Anna"[place:])


def test_secrets_are_long_and_each_its_own() -> None:
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert all(len(fresh_secret()) >= 22 for _ in range(10))  # 128 bits in base 64


def test_a_free_chair_opens_with_nothing() -> None:
    chair = Chair("ginger")
    assert not chair.opens_with("")
    chair.secret_hash = hash_of("secret")
    assert chair.opens_with("secret")
    chair.free()
    assert not chair.opens_with("secret")


def test_a_table_s_name() -> None:
    adjective, animal, number = table_name().split("-")
    lists = words("names")
    assert adjective in lists["adjectives"]
    assert animal in lists["animals"]
    assert 100 <= int(number) <= 999
    assert may_be_a_name(table_name())


def test_there_are_names_enough() -> None:
    """As many as docs/decisions/0021-table-names.md reckons with."""
    lists = words("names")
    for of_one_kind in (lists["adjectives"], lists["animals"]):
        assert len(set(of_one_kind)) == len(of_one_kind)
        assert all(word.isascii() and word.isalpha() and word.islower() and len(word) <= 12 for word in of_one_kind)
    assert len(lists["adjectives"]) * len(lists["animals"]) * 900 > 70_000_000


@pytest.mark.parametrize("text", ["", "a", "a-b", "a-b-1-2", "a-b-../x", "a-b-1\x00", "x" * 61 + "-b-1"])
def test_what_can_be_no_table_s_name(text: str) -> None:
    assert not may_be_a_name(text)
