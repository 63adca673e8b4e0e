"""RulesPal: from a question to an answer that can be checked."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES, UnknownGame
from chinwag.rulespal import answers
from chinwag.rulespal.answers import Answer, Quote
from chinwag.rulespal.book import Book
from chinwag.rulespal.meaning import Encoder, installed_model
from chinwag.rulespal.verdicts import verdict_of
from chinwag.rulespal.weighing import Finding
from chinwag.words import words

LONGEST_QUESTION = 1000
"""In characters. What is longer is cut: nobody asks that much at a table."""

MOST_RULES = 3
"""So many ids are named at most, of rules that answer and of such as come near."""

CLOSE = 1.2
"""How much less than the best rule another may weigh to be named beside it."""


class _Heard(NamedTuple):
    book: Book
    finding: Finding


class RulesPal:
    """Answers questions about the rules of some games.

    `encoder` is a model of meaning; without one the words alone decide. An answer quotes one game only.
    """

    def __init__(self, games: Mapping[str, AnyRules] = GAMES, encoder: Encoder | None = None) -> None:
        self._games, self._encoder = games, encoder
        self._books: dict[str, Book] = {}
        self._lock = threading.Lock()

    def ask(self, question: str, game: str | None = None) -> Answer:
        """The answer to a question, about one game or about whichever it can be.

        Raises `UnknownGame`. Of a question that is longer than `LONGEST_QUESTION` the beginning counts.
        """
        question = question[:LONGEST_QUESTION].strip()
        if game is not None and game not in self._games:
            raise UnknownGame(game[:80])
        if not any(letter.isalnum() for letter in question):
            return Answer(False, game, None, (), (), words("ask")["nothing_asked"])
        heard = [_Heard(book, book.find(question)) for book in self._asked(question, game)]
        heard.sort(key=lambda each: -each.finding.sure)
        best = heard[0]
        if len(heard) > 1:
            lead = best.finding.sure - heard[1].finding.sure
            if best.finding.sure <= 0 or lead < best.book.weights.game_lead:
                return self._which(heard)
        if best.finding.sure > 0:
            return _covered(question, best.book, best.finding)
        return _silent(best.book, best.finding)

    def _asked(self, question: str, game: str | None) -> Sequence[Book]:
        """The books that a question may be about: that of the game, or those of the games that it names, or all."""
        if game is not None:
            return [self._book(game)]
        books = [self._book(each) for each in self._games]
        named = [book for book in books if book.is_named_in(question)]
        return named or books

    def _book(self, game: str) -> Book:
        """A game's book; it is opened when it is first asked for."""
        with self._lock:
            if game not in self._books:
                self._books[game] = Book(self._games[game], self._encoder)
            return self._books[game]

    def _which(self, heard: Sequence[_Heard]) -> Answer:
        """A question back."""
        likely = [each for each in heard if each.finding.sure > 0]
        asked = likely if len(likely) > 1 else heard
        order = list(self._games)
        games = sorted((each.book for each in asked), key=lambda book: order.index(book.game))
        text = answers.unclear([book.name for book in games])
        return Answer(False, None, None, (), (), text, games=tuple(book.game for book in games))


def _covered(question: str, book: Book, finding: Finding) -> Answer:
    best = finding.ranked[0]
    close = [each for each in finding.ranked[:MOST_RULES] if best.weight - each.weight <= CLOSE]
    rule = book.rules[best.evidence.rule]
    verdict = verdict_of(question, best.evidence.nearest, book.wording)
    quotes = tuple(answers.quotes_of(rule, book.rows_for(rule, question)))
    return Answer(
        covered=True,
        game=book.game,
        verdict=verdict,
        rules=tuple(each.evidence.rule for each in close),
        quotes=quotes,
        answer=answers.told(verdict, quotes),
        section=rule.section,
        related=book.related(rule.id),
    )


def _silent(book: Book, finding: Finding) -> Answer:
    nearest = tuple(each.evidence.rule for each in finding.ranked[:MOST_RULES])
    return Answer(False, book.game, None, (), (), answers.silent(book.name, nearest), nearest=nearest)


@cache
def house_pal() -> RulesPal:
    """RulesPal for all games of the house, with a model of meaning where one is installed."""
    return RulesPal(GAMES, installed_model())


__all__ = ["Answer", "Quote", "RulesPal", "house_pal"]
