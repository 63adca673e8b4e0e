"""The tokens of BERT's English vocabulary: words, and pieces of words that it does not have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

_WORDS = re.compile(r"[a-z0-9]+|[^\sa-z0-9]")
_LONGEST_WORD = 100


class WordPiece:
    """A tokenizer with the vocabulary of an uncased BERT model, given as its lines."""

    def __init__(self, vocabulary: str) -> None:
        self._number: Mapping[str, int] = {token: number for number, token in enumerate(vocabulary.split("\n"))}
        self._unknown = self._number["[UNK]"]

    def tokens(self, text: str, longest: int) -> list[int]:
        """The numbers of the tokens of a text, with the marks of its start and end; `longest` at most."""
        plain = "".join(
            letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter)
        )
        pieces = [piece for word in _WORDS.findall(plain) for piece in self._pieces(word)]
        return [self._number["[CLS]"], *pieces[: longest - 2], self._number["[SEP]"]]

    def _pieces(self, word: str) -> list[int]:
        if len(word) > _LONGEST_WORD:
            return [self._unknown]
        found = []
        start = 0
        while start < len(word):
            for end in range(len(word), start, -1):
                number = self._number.get(word[start:end] if start == 0 else f"##{word[start:end]}")
                if number is not None:
                    found.append(number)
                    start = end
                    break
            else:
                return [self._unknown]
        return found
