"""Reading a rulebook: every rule with its id, and for every sentence whether it is printed or ours.

A rulebook is Markdown. A rule is a list item that starts with its id and a mark, `[R]` printed or `[H]` house; a
later mark holds from there on. A table below a rule belongs to it. Headings name the sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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
            prose = " ".join(line for line in lines if line and not line.startswith("|"))
            rows = tuple(_cells(line) for line in lines if line.startswith("|") and not line.startswith("|--"))
            yield Rule(start[1], section, tuple(_passages(prose)), rows)


def _passages(prose: str) -> Iterator[Passage]:
    marks = list(_MARK.finditer(prose))
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        text = prose[mark.end() : following.start() if following else len(prose)].strip()
        yield Passage(_MARKS[mark[1]], text, mark[2].strip(" :"))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))
