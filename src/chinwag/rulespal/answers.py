"""What RulesPal says: types that are sent as they are, and how they are put into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from chinwag.core.questions import Verdict
from chinwag.core.rulebook import Mark, Rule
from chinwag.words import join, sentence, words


class Quote(Struct, frozen=True):
    """Words of the rulebook as they stand there: one run of sentences under one mark, or one row of a rule's table.

    `note` is what the mark adds, mostly nothing. Of a row, `cells` are its cells and `text` is the row as written.
    """

    rule: str
    mark: Mark
    text: str
    note: str = ""
    cells: tuple[str, ...] = ()


class RuleRef(Struct, frozen=True):
    """A rule by its id, title and section."""

    rule: str
    title: str
    section: str


class Answer(Struct, frozen=True):
    """The answer to a question.

    `covered` tells whether the rules answer. Then `rules` are the ids, best first, `quotes` what they say, and
    `verdict` the short answer where there is one. Where the rules do not say, `nearest` has the ids of rules that
    come near. `game` is None where the game is not clear; `games` are then those that may be meant. `section` is
    where to read on, `related` the rules that one reads next. `answer` is all of it for people; `phrased` tells
    that an outside model put it into words.
    """

    covered: bool
    game: str | None
    verdict: Verdict | None
    rules: tuple[str, ...]
    quotes: tuple[Quote, ...]
    answer: str
    nearest: tuple[str, ...] = ()
    section: str | None = None
    related: tuple[RuleRef, ...] = ()
    games: tuple[str, ...] = ()
    phrased: bool = False


def quotes_of(rule: Rule, rows: Sequence[tuple[str, ...]]) -> Iterator[Quote]:
    """A rule word for word, run by run with its marks, and some rows of its table."""
    for passage in rule.passages:
        yield Quote(rule.id, passage.mark, passage.text, passage.note)
    for row in rows:
        yield Quote(rule.id, _mark_of_row(rule, row), row_text(row), "", row)


def row_text(row: Sequence[str]) -> str:
    """A row of a table as the rulebook has it."""
    return f"| {' | '.join(row)} |"


def _mark_of_row(rule: Rule, row: Sequence[str]) -> Mark:
    """A row has the mark of its rule's last passage, unless it bears one of its own."""
    own = "".join(row)
    if "[R" in own:
        return "printed"
    return "house" if "[H" in own or rule.passages[-1].note else rule.passages[-1].mark


def told(verdict: Verdict | None, quotes: Sequence[Quote]) -> str:
    """An answer in words: the verdict, then the rules."""
    tables = words("ask")
    lines = [tables["verdict"][verdict]] if verdict is not None else []
    for quote in quotes:
        facts = {"rule": quote.rule, "mark": quote.mark, "text": quote.text}
        lines.append(sentence(tables["quote"], facts, tables))
    return "\n".join(lines)


def silent(game: str, nearest: Sequence[str]) -> str:
    """That the rules do not say."""
    tables = words("ask")
    template = tables["silent"] if nearest else tables["silent_alone"]
    return sentence(template, {"game": game, "rules": tuple(nearest)}, tables)


def unclear(games: Sequence[str]) -> str:
    """A question back: which game is meant?"""
    tables = words("ask")
    return sentence(tables["which_game"], {"games": join(list(games), {"and": tables["or"]})}, tables)
