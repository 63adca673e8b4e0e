"""Reading a rulebook: every rule with its id, and for every sentence whether it is printed or ours.

A rulebook is Markdown. A rule is a list item that starts with its id and a mark, `[R]` printed or `[H]` house; a
later mark holds from there on. A table below a rule belongs to it. Headings name the sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Literal

from msgspec import Struct

Mark = Literal["printed", "house"]

_RULE = re.compile(r"- ([A-Z]{2}-\d+\.\d+) (?=\[[RH])")
_MARK = re.compile(r"\[([RH])([^\]]*)\]")
_MARKS: dict[str, Mark] = {"R": "printed", "H": "house"}


class Passage(Struct, frozen=True):
    """A run of sentences of one rule under one mark. `note` is what the mark adds, mostly nothing."""

    mark: Mark
    text: str
    note: str = ""


class Rule(Struct, frozen=True):
    """One rule. `table` is the Markdown table that belongs to it, row by row and cell by cell."""

    id: str
    section: str
    passages: tuple[Passage, ...]
    table: tuple[tuple[str, ...], ...] = ()

    @property
    def text(self) -> str:
        """The whole rule without its marks."""
        return " ".join(passage.text for passage in self.passages)


def read_rulebook(markdown: str) -> tuple[Rule, ...]:
    """Every rule of a rulebook in the order of the text.

    >>> read_rulebook("## BS-3 A turn\\n- BS-3.1 [R] Draw a tile. [H] Then\\n  sing.\\n")[0].passages
    (Passage(mark='printed', text='Draw a tile.', note=''), Passage(mark='house', text='Then sing.', note=''))
    """
    return tuple(_rules(markdown))


def _rules(markdown: str) -> Iterator[Rule]:
    section = ""
    for block in re.split(r"\n(?=## |- [A-Z]{2}-\d)", markdown):
        if block.startswith("## "):
            section = block.partition("\n")[0].removeprefix("## ").strip()
        elif start := _RULE.match(block):
            lines = [line.strip() for line in block[start.end() :].splitlines()]
            rows = tuple(_cells(line) for line in lines if line.startswith("|") and not line.startswith("|--"))
            yield Rule(start[1], section, tuple(_passages(lines)), rows)


def _passages(lines: list[str]) -> Iterator[Passage]:
    """The runs of sentences. A table cuts a run in two, so that each stands in the book as it is given out."""
    parts = [
        " ".join(line for line in part if line)
        for is_table, part in groupby(lines, lambda line: line.startswith("|"))
        if not is_table
    ]
    mark: re.Match[str] | None = None
    for part in parts:
        marks = list(_MARK.finditer(part))
        ends = [*(each.start() for each in marks), len(part)]
        if mark is not None and (rest := part[: ends[0]].strip()):
            yield Passage(_MARKS[mark[1]], rest, mark[2].strip(" :"))
        for mark, end in zip(marks, ends[1:], strict=True):
            yield Passage(_MARKS[mark[1]], part[mark.end() : end].strip(), mark[2].strip(" :"))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))
