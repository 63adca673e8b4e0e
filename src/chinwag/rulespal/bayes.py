"""Naive Bayes: how likely each of some groups of texts is to use given terms."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping


class NaiveBayes:
    """Groups of texts, each text given as its terms. A term counts once in a text.

    `smoothing` is added to every count, so that a term which one group never uses does not rule that group out.
    """

    def __init__(self, groups: Mapping[str, Iterable[Iterable[str]]], smoothing: float) -> None:
        self._smoothing = smoothing
        self._counts = {
            group: Counter(term for text in texts for term in set(text)) for group, texts in groups.items()
        }
        self._known = set().union(*self._counts.values())
        self._sizes = {
            group: counts.total() + smoothing * len(self._known) for group, counts in self._counts.items()
        }

    def known(self, terms: Iterable[str]) -> set[str]:
        """Those terms that any group uses."""
        return set(terms) & self._known

    def likelihoods(self, terms: Iterable[str]) -> dict[str, float]:
        """The logarithm of how likely each group is to use these terms; terms that none uses are left out.

        >>> likely = NaiveBayes({"chess": [["king", "rook"]], "go": [["stone"]]}, 0.5).likelihoods(["king", "tram"])
        >>> max(likely, key=likely.__getitem__)
        'chess'
        """
        known = self.known(terms)
        return {
            group: sum(math.log((counts[term] + self._smoothing) / self._sizes[group]) for term in known)
            for group, counts in self._counts.items()
        }

    def owners(self, terms: Iterable[str], at_least: int) -> set[str]:
        """The groups that use one of these terms so often while no other group ever does.

        >>> NaiveBayes({"chess": [["king"], ["king", "move"]], "go": [["move"]]}, 0.5).owners(["king", "move"], 2)
        {'chess'}
        """
        found = set()
        for term in self.known(terms):
            using = [group for group, counts in self._counts.items() if counts[term]]
            if len(using) == 1 and self._counts[using[0]][term] >= at_least:
                found.add(using[0])
        return found
