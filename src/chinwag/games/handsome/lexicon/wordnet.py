"""Reading WordNet's files: which words it has, what they mean, and the forms that no rule gives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from chinwag.games.handsome.lexicon.morphology import PARTS, stems

_FILES: Final = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
"""What WordNet's files of a part of speech are called."""


class WordNet:
    """WordNet as it lies in a folder of its data, index and exception files."""

    def __init__(self, folder: Path) -> None:
        self._data = {part: (folder / f"data.{name}").read_bytes() for part, name in _FILES.items()}
        self._index = {part: dict(_index(folder / f"index.{name}")) for part, name in _FILES.items()}
        self._irregular = {part: dict(_irregular(folder / f"{name}.exc")) for part, name in _FILES.items()}

    def lemmas(self, word: str) -> list[tuple[str, str]]:
        """The words of WordNet that a word is or comes from, each with its part of speech."""
        return [
            (lemma, part)
            for part in PARTS
            for lemma in dict.fromkeys((word, *self.irregular(word, part), *stems(word, part)))
            if lemma in self._index[part]
        ]

    def irregular(self, word: str, part: str) -> list[str]:
        """The words that a word is an irregular form of."""
        return [lemma for lemma in self._irregular[part].get(word, ()) if lemma in self._index[part]]

    def meanings(self, lemma: str, part: str) -> list[str]:
        """The definitions of a word of WordNet, the commonest first."""
        return [self._gloss(part, offset) for offset in self._index[part][lemma]]

    def _gloss(self, part: str, offset: int) -> str:
        data = self._data[part]
        line = data[offset : data.index(b"\n", offset)].decode("latin-1")
        _, _, gloss = line.partition("| ")
        definition, _, _ = gloss.partition('; "')
        return definition.strip()


def _index(path: Path) -> Iterator[tuple[str, list[int]]]:
    """Every word of an index file with where its meanings stand in the data file."""
    for line in path.read_text(encoding="latin-1").splitlines():
        if not line.startswith(" "):  # the licence stands before the words
            fields = line.split()
            yield fields[0], [int(offset) for offset in fields[-int(fields[2]) :]]


def _irregular(path: Path) -> Iterator[tuple[str, list[str]]]:
    for line in path.read_text(encoding="latin-1").splitlines():
        form, *lemmas = line.split()
        yield form, lemmas
