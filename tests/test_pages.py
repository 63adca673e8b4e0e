"""Pages of docs/ that hold numbers, code or records: what they say is so."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

from chinwag.core.chance import SealedChance
from chinwag.core.record import read_record, write_record
from chinwag.core.replay import replay
from chinwag.games import GAMES

DOCS = Path(__file__).parents[1] / "docs"
CHANCE = (DOCS / "chance.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")


def blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", page, re.S)


@pytest.fixture
def numbers() -> dict[str, list[str]]:
    """The worked numbers of docs/chance.md, by name."""
    found: dict[str, list[str]] = {}
    for line in blocks(CHANCE, "numbers")[0].splitlines():
        name, value = line.split(maxsplit=1)
        found.setdefault(name, []).append(value)
    return found


def test_the_worked_numbers_of_chance_follow_from_each_other(numbers: dict[str, list[str]]) -> None:
    seed = bytes.fromhex(numbers["seed"][0])
    chance = SealedChance(seed)
    assert hashlib.sha256(seed).hexdigest() == numbers["hash"][0] == chance.commitment
    assert numbers["message"][0] == (b"deal" + bytes(1) + bytes(8)).hex()
    block = bytes.fromhex(numbers["block"][0])
    assert [str(int.from_bytes(block[at : at + 8], "big")) for at in (0, 8, 16, 24)] == numbers["word"]
    assert " ".join(map(str, chance.permutation("deal", 5))) == numbers["order"][0]


def test_the_table_of_chance_shows_every_exchange(numbers: dict[str, list[str]]) -> None:
    order = list(range(5))
    rows = re.findall(r"^\| (\d) \| (\d+) \| (\d) \| (\d) \| ([\d ]+) \|$", CHANCE, re.M)
    assert [row[1] for row in rows] == numbers["word"]
    for (i, word, modulo, j, shown), expected in zip(rows, (4, 3, 2, 1), strict=True):
        assert int(i) == expected == int(modulo) - 1
        assert int(word) % int(modulo) == int(j)
        order[int(i)], order[int(j)] = order[int(j)], order[int(i)]
        assert shown == " ".join(map(str, order))


def test_the_checker_on_the_page_of_chance_agrees_with_ours() -> None:
    page: dict[str, Any] = {}
    exec(blocks(CHANCE, "python")[0], page)
    for size in (0, 1, 2, 52, 300):
        seed = bytes([size % 256] * 32)
        assert page["permutation"](seed, "pile/3", size) == SealedChance(seed).permutation("pile/3", size)


def test_the_record_on_its_page_is_the_one_in_the_examples_and_is_sound() -> None:
    text = (DOCS / "examples/chin-for-two.txt").read_text(encoding="utf-8")
    start, end = blocks(RECORDS, "record")
    assert text.startswith(start)
    assert text.endswith(end)
    record = read_record(text)
    assert write_record(record) == text
    assert replay(record, GAMES[record.game]).state.ask is None


def test_the_page_of_records_names_every_line_of_a_header() -> None:
    header = blocks(RECORDS, "record")[0].split("\n\n")[0].splitlines()
    told = re.findall(r"^\| `([a-z-]+)", RECORDS, re.M)
    assert {line.split(" ")[0] for line in header} <= set(told)


def test_every_decision_has_a_number_of_its_own() -> None:
    pages = sorted((DOCS / "decisions").glob("[0-9]*.md"))
    numbers = [page.name[:4] for page in pages]
    assert len(set(numbers)) == len(numbers) > 30
    for page, number in zip(pages, numbers, strict=True):
        assert page.read_text(encoding="utf-8").startswith(f"# {number} "), page.name
