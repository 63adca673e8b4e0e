"""Build the word list and the definitions out of the Debian packages `scowl` and `wordnet-base`.

    apt-get install scowl wordnet-base
    python -m chinwag.games.handsome.lexicon.build

The word list is SCOWL: every spelling of English that it has, with the smallest size that a word is in, which says
how common it is. The definitions are WordNet's. The same packages give the same words, byte for byte.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from chinwag.games.handsome.lexicon.definitions import SCHEMA, SENSE_BREAK
from chinwag.games.handsome.lexicon.morphology import PARTS
from chinwag.games.handsome.lexicon.word_list import SIZES, About, consonants_of, text_of, words_in
from chinwag.games.handsome.lexicon.wordnet import WordNet

HERE: Final = Path(__file__).parent

LONGEST: Final = 30
"""A word has 1 to 30 letters (HA-3.6)."""

ONE_LETTER: Final = frozenset("aio")
"""SCOWL has every letter of the alphabet as a word; these are words."""

MOST_CONSONANTS: Final = 7
"""No word with more different consonants can be made (HA-2.3, HA-3.1), so none needs a definition."""

SPELLINGS: Final = frozenset(
    [
        "english",
        *("american", "british", "british_z", "canadian", "australian"),
        *(f"{region}variant_{kind}" for region in ("", "british_", "canadian_", "australian_") for kind in (1, 2)),
    ]
)
"""SCOWL's categories of spelling; the third kind of variants is of spellings that are seldom used."""

SENSES: Final = 2
"""So many meanings of a word are kept for each part of speech …"""

SENSES_LENGTH: Final = 110
"""… unless together they are longer than this: then it is the first alone."""


def scowl_words(folder: Path) -> dict[str, int]:
    """Every word of a to z of the `words` lists with the smallest of `SIZES` that it is in."""
    words: dict[str, int] = {}
    for path in sorted(folder.glob("*-words.*")):
        spelling, _, size = path.name.replace("-words", "").rpartition(".")
        step = next((step for step in SIZES if int(size) <= step), None)
        if spelling in SPELLINGS and step is not None:
            for word in path.read_text(encoding="latin-1").split():
                if _is_word(word):
                    words[word] = min(step, words.get(word, step))
    return words


def extra_words() -> dict[str, int]:
    """The words of every day that SCOWL does not have, or counts among the rare ones."""
    return dict.fromkeys(words_in((HERE / "extra.txt").read_text(encoding="utf-8").splitlines()), SIZES[0])


def _is_word(text: str) -> bool:
    return re.fullmatch(f"[a-z]{{1,{LONGEST}}}", text) is not None and (len(text) > 1 or text in ONE_LETTER)


def write_words(words: dict[str, int], path: Path) -> str:
    """Write the list, without a time stamp, so that it builds the same; its SHA-256 comes back."""
    content = text_of(words).encode()
    path.write_bytes(gzip.compress(content, compresslevel=9, mtime=0))
    return hashlib.sha256(content).hexdigest()


def write_definitions(words: dict[str, int], wordnet: WordNet, path: Path) -> None:
    """Write what every word means that a hand can make."""
    makeable = [word for word in sorted(words) if len(consonants_of(word)) <= MOST_CONSONANTS]
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as database:
        for table in SCHEMA:
            database.execute(table)
        irregular = [
            (word, part, lemma)
            for word in makeable
            for part in PARTS
            for lemma in dict.fromkeys(wordnet.irregular(word, part))
        ]
        database.executemany("INSERT INTO irregular VALUES (?, ?, ?)", irregular)
        for lemma, part in sorted({found for word in makeable for found in wordnet.lemmas(word)}):
            senses = _senses(wordnet.meanings(lemma, part))
            database.execute("INSERT INTO meaning VALUES (?, ?, ?)", (lemma, part, senses))
        database.commit()
        database.execute("VACUUM")


def _senses(all_senses: list[str]) -> str:
    several = SENSE_BREAK.join(all_senses[:SENSES])
    return several if len(several) <= SENSES_LENGTH else all_senses[0]


def main() -> None:
    """Write `words.gz`, `about.json` and `definitions.sqlite` beside this file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--scowl", type=Path, default=Path("/usr/share/dict/scowl"), help="folder of word lists")
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"), help="folder of the database")
    parser.add_argument("--source", default="SCOWL 2020.12.07", help="what the word list is called at the table")
    parser.add_argument("--definitions", default="WordNet 3.0", help="what the definitions are called there")
    given = parser.parse_args()
    words = scowl_words(given.scowl) | extra_words()
    about = About(
        source=given.source,
        definitions=given.definitions,
        counts={size: sum(step <= size for step in words.values()) for size in SIZES},
        digest=write_words(words, HERE / "words.gz"),
    )
    (HERE / "about.json").write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")
    write_definitions(words, WordNet(given.wordnet), HERE / "definitions.sqlite")
    print(about)  # noqa: T201  a script speaks to whoever runs it


if __name__ == "__main__":
    main()
