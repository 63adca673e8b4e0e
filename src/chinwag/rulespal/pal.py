"""RulesPal: from a question to an answer that can be checked."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES, UnknownGame
from chinwag.rulespal import answers
from chinwag.rulespal.answers import Answer, Quote
from chinwag.rulespal.book import Book
from chinwag.rulespal.meaning import Encoder, installed_model
from chinwag.rulespal.phrasing import Phraser
from chinwag.rulespal.weighing import Finding
from chinwag.rulespal.which_game import WhichGame
from chinwag.words import words

LONGEST_QUESTION = 1000
"""In characters. What is longer is cut: nobody asks that much at a table."""

MOST_RULES = 3
"""So many ids are named at most, of rules that answer and of such as come near."""

CLOSE = 3.0
"""How much less than the best rule another may weigh to be named beside it."""


class RulesPal:
    """Answers questions about the rules of some games.

    `encoder` is a model of meaning; without one the words alone decide. `phraser` may put answers into words. An
    answer quotes one game only.
    """

    def __init__(
        self,
        games: Mapping[str, AnyRules] = GAMES,
        encoder: Encoder | None = None,
        phraser: Phraser | None = None,
    ) -> None:
        self._games, self._encoder, self._phraser = games, encoder, phraser
        self._books: dict[str, Book] = {}
        self._by_words: WhichGame | None = None
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
        meant = self._meant(question) if game is None else [game]
        if len(meant) > 1:
            return self._which(meant)
        book = self._book(meant[0])
        finding = book.find(question)
        if finding.sure > 0 and not self._is_about_another(question, book):
            return self._phrased(question, _covered(question, book, finding), book)
        return _silent(book, finding)

    def _meant(self, question: str) -> list[str]:
        """The games that a question may be about; all of them where that is in doubt.

        Those that it names come first, then the one whose words it uses. That one book has it word for word says
        nothing: "May I pass?" can be asked of them all.
        """
        named = [game for game in self._games if self._book(game).is_named_in(question)]
        if named:
            return named
        found = self._which_game().of(question)
        return list(self._games) if found is None else [found]

    def _phrased(self, question: str, answer: Answer, book: Book) -> Answer:
        """The answer in the words of an outside model, where there is one and the rulebook bears it out."""
        text = None if self._phraser is None else self._phraser.phrase(question, answer, book.rules.values())
        return answer if text is None else msgspec.structs.replace(answer, answer=text, phrased=True)

    def _is_about_another(self, question: str, book: Book) -> bool:
        """Whether a question speaks another game's language, so that this one's rules cannot be meant."""
        about = self._which_game().of(question)
        return about not in (None, book.game) and not book.knows(question)

    def _which_game(self) -> WhichGame:
        texts = {game: self._book(game).texts for game in self._games}
        with self._lock:
            if self._by_words is None:
                self._by_words = WhichGame(texts)
            return self._by_words

    def _book(self, game: str) -> Book:
        """A game's book; it is opened when it is first asked for."""
        with self._lock:
            if game not in self._books:
                self._books[game] = Book(self._games[game], self._encoder)
            return self._books[game]

    def _which(self, games: Sequence[str]) -> Answer:
        """A question back."""
        text = answers.unclear([self._book(game).name for game in games])
        return Answer(False, None, None, (), (), text, games=tuple(games))


def _covered(question: str, book: Book, finding: Finding) -> Answer:
    best = finding.ranked[0]
    close = [each for each in finding.ranked[:MOST_RULES] if best.weight - each.weight <= CLOSE]
    rule = book.rules[best.evidence.rule]
    verdict = book.verdict(question, rule.id)
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
    """RulesPal for all games of the house, with a model of meaning and a phraser where there are any."""
    return RulesPal(GAMES, installed_model(), Phraser.from_settings())


__all__ = ["Answer", "Quote", "RulesPal", "house_pal"]
