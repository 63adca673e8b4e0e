"""The search index of one game: an SQLite FTS5 table in memory, of rules, titles and questions."""

from __future__ import annotations

import math
import sqlite3
import threading
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from chinwag.core.questions import Question
from chinwag.core.rulebook import Rule
from chinwag.rulespal.wording import COMMON, Wording, words_of

Kind = Literal["rule", "row", "title", "whole", "question", "silent"]

PAIR_WEIGHT = 0.6
"""What two words beside each other count, of what a word does."""

AS_WRITTEN_WEIGHT = 0.4
"""What a word as people wrote it counts, beside the rules' word that it stands for."""

COMMON_WEIGHT = 0.35
"""What a common word counts when it is measured how much of a question was understood."""


class Entry(Struct, frozen=True):
    """Something to be found. `rules` are those that it speaks for; none where the rulebook is silent.

    A `row` is one of a rule's table; the `whole` of a rule is its text, title and questions in one.
    """

    kind: Kind
    rules: tuple[str, ...]
    text: str


class Hit(Struct, frozen=True):
    """An entry that shares words with what was asked, and its BM25 score, which is above 0."""

    entry: Entry
    score: float


def entries_of(rulebook: Sequence[Rule], titles: Mapping[str, str], questions: Sequence[Question]) -> list[Entry]:
    """What the index of a game holds."""
    entries = []
    for rule in rulebook:
        text = " ".join([rule.text, *(cell for row in rule.table for cell in row)])
        title = f"{titles[rule.id]} {rule.section.partition(' ')[2]}"
        asked = [question.text for question in questions if rule.id in question.rules]
        entries.append(Entry("rule", (rule.id,), text))
        entries.append(Entry("title", (rule.id,), title))
        entries += [Entry("row", (rule.id,), " ".join(row)) for row in rule.table[1:]]
        entries.append(Entry("whole", (rule.id,), "\n".join([title, text, *asked])))
    for question in questions:
        kind: Kind = "question" if question.rules else "silent"
        entries.append(Entry(kind, question.rules, question.text))
    return entries


class Index:
    """Finds entries by their words."""

    def __init__(self, entries: Iterable[Entry], wording: Wording) -> None:
        self._entries = list(entries)
        self._wording = wording
        self._lock = threading.Lock()
        self._table = sqlite3.connect(":memory:", check_same_thread=False)
        self._table.execute(
            "CREATE VIRTUAL TABLE entries USING fts5(words, pairs, written, tokenize=\"ascii tokenchars '_=/'\")"
        )
        self._table.executemany(
            "INSERT INTO entries(rowid, words, pairs, written) VALUES (?, ?, ?, ?)",
            (
                (number, *(" ".join(part) for part in self._terms(entry.text)))
                for number, entry in enumerate(self._entries)
            ),
        )
        self._table.execute("CREATE VIRTUAL TABLE terms USING fts5vocab(entries, row)")
        self._having: dict[str, int] = dict(self._table.execute("SELECT term, doc FROM terms"))

    def search(self, question: str) -> list[Hit]:
        """Every entry that shares a word with the question, best first."""
        terms = dict.fromkeys(term for part in self._terms(question) for term in part if term in self._having)
        if not terms:
            return []
        wanted = " OR ".join(f'"{term}"' for term in terms)
        with self._lock:
            rows = self._table.execute(
                "SELECT rowid, -bm25(entries, 1.0, ?, ?) AS score FROM entries WHERE entries MATCH ?"
                " ORDER BY score DESC",
                (PAIR_WEIGHT, AS_WRITTEN_WEIGHT, wanted),
            ).fetchall()
        return [Hit(self._entries[number], score) for number, score in rows]

    def weights(self, question: str) -> dict[str, float]:
        """The words of a question, each with how much it tells: rare words tell most, unknown ones no less."""
        return {word: self._weight(word) for word in dict.fromkeys(self._wording.words(question))}

    def knows(self, word: str) -> bool:
        """Whether any entry has this word, as `weights` writes it."""
        return word in self._having

    def _weight(self, word: str) -> float:
        rarity = math.log((len(self._entries) + 1) / (self._having.get(word, 0) + 0.5))
        return rarity * (COMMON_WEIGHT if word in COMMON else 1)

    def _terms(self, text: str) -> tuple[list[str], list[str], list[str]]:
        words: list[str] = []
        pairs: list[str] = []
        written: list[str] = []
        for line in text.split("\n"):
            own = self._wording.words(line)
            words += own
            pairs += [f"{first}_{second}" for first, second in pairwise(["_", *own, "_"])]
            written += [f"={word}" for word in words_of(line)]
        return words, pairs, written
