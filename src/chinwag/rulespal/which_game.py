"""Which game a question is about, by its words: naive Bayes over the rulebooks and what people ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from chinwag.rulespal.bayes import NaiveBayes
from chinwag.rulespal.wording import words_of

LEAD = 8.0
"""How much likelier, as the logarithm of the odds, one game has to be than any other.

Below it RulesPal asks back. Of some 10,000 questions that are not held out, each asked of counts without it, none
went to the wrong game at this lead, and 16 at a lead of 5 (docs/decisions/0080).
"""

OWN_WORD = 20
"""A word that one game's texts use so often, and no other's ever, is that game's own."""

LEAD_BY_OWN_WORD = 4.0
"""The lead that is enough for a question with such a word, and none of another game: one in 10,177 went wrong."""

SMOOTHING = 0.5


class WhichGame:
    """Tells games apart by the words that are used of each: `texts` are all texts of a game, by its id."""

    def __init__(self, texts: Mapping[str, Iterable[str]]) -> None:
        self._words = NaiveBayes({game: map(words_of, each) for game, each in texts.items()}, SMOOTHING)

    def of(self, question: str) -> str | None:
        """The game that a question is about; None where that is in doubt.

        >>> which = WhichGame({"chess": ["Castle the king. King and rook."] * 9, "go": ["Place a stone."] * 9})
        >>> which.of("May my king castle, rook and all?"), which.of("Who begins?")
        ('chess', None)
        """
        words = words_of(question)
        likely = self._words.likelihoods(words)
        best, *others = sorted(likely, key=likely.__getitem__, reverse=True)
        enough = LEAD_BY_OWN_WORD if self._words.owners(words, OWN_WORD) == {best} else LEAD
        return None if others and likely[best] - likely[others[0]] < enough else best
