"""Which game a question is about, by its words: naive Bayes over the rulebooks and what people ask."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from chinwag.rulespal.wording import words_of

LEAD = 5.0
"""How much likelier, as the logarithm of the odds, one game has to be than any other.

Below it RulesPal asks back. At this lead one question in 600 was given to the wrong game, of those that are not
held out, each asked of an index without it (docs/decisions/0080).
"""

SMOOTHING = 0.5


class WhichGame:
    """Tells games apart by the words that are used of each: `texts` are all texts of a game, by its id."""

    def __init__(self, texts: Mapping[str, Iterable[str]]) -> None:
        self._counts = {
            game: Counter(word for text in each for word in set(words_of(text))) for game, each in texts.items()
        }
        self._known = set().union(*self._counts.values())
        self._sizes = {
            game: sum(counts.values()) + SMOOTHING * len(self._known) for game, counts in self._counts.items()
        }

    def of(self, question: str) -> str | None:
        """The game that a question is about; None where that is in doubt.

        >>> which = WhichGame({"chess": ["Castle the king. King and rook."] * 9, "go": ["Place a stone."] * 9})
        >>> which.of("May my king castle, rook and all?"), which.of("Who begins?")
        ('chess', None)
        """
        words = set(words_of(question)) & self._known
        likely = sorted(((self._likelihood(game, words), game) for game in self._counts), reverse=True)
        if len(likely) > 1 and likely[0][0] - likely[1][0] < LEAD:
            return None
        return likely[0][1]

    def _likelihood(self, game: str, words: Iterable[str]) -> float:
        counts, size = self._counts[game], self._sizes[game]
        return sum(math.log((counts[word] + SMOOTHING) / size) for word in words)
