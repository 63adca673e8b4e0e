"""What words mean, looked up in `definitions.sqlite`.

`meaning` has the senses of WordNet's own words, the commonest first, `irregular` the forms that no rule of
`morphology.py` gives. Nothing of it is kept in memory but what was asked for lately.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, cast

from chinwag.games.handsome.lexicon.morphology import PARTS, roots, stems
from chinwag.games.handsome.view import Meaning

SENSE_BREAK: Final = "\n"

SCHEMA: Final = (
    "CREATE TABLE meaning (word TEXT, part TEXT, senses TEXT, PRIMARY KEY (word, part)) WITHOUT ROWID",
    "CREATE TABLE irregular (form TEXT, part TEXT, word TEXT, PRIMARY KEY (form, part, word)) WITHOUT ROWID",
)

_DATABASE: Final = Path(__file__).with_name("definitions.sqlite").resolve().as_uri() + "?mode=ro&immutable=1"


@lru_cache(maxsize=4096)
def meanings_of(word: str) -> tuple[Meaning, ...]:
    """What a word means, whatever form it is in, or failing that what the word means that it is made from.

    Empty where WordNet has neither.

    >>> [(meaning.word, meaning.part) for meaning in meanings_of("ties")]
    [('tie', 'noun'), ('tie', 'verb')]
    >>> meanings_of("ties")[0].senses[0][:27]
    'neckwear consisting of a lo'
    """
    with closing(sqlite3.connect(_DATABASE, uri=True)) as database:
        own = tuple(meaning for part in PARTS for meaning in _of_part(database, word, part))
        return own or _of_roots(database, word)


def _of_roots(database: sqlite3.Connection, word: str) -> tuple[Meaning, ...]:
    """The meanings of the first word there is that a word may be made from, for `bilkers` as for `bilker`."""
    for form in dict.fromkeys((word, *stems(word, "n"))):
        for root, part in roots(form):
            if found := _of_part(database, root, part):
                return tuple(found)
    return ()


def _of_part(database: sqlite3.Connection, word: str, part: str) -> list[Meaning]:
    irregular = database.execute("SELECT word FROM irregular WHERE form = ? AND part = ?", (word, part))
    found = []
    for candidate in dict.fromkeys((word, *(row[0] for row in irregular), *stems(word, part))):
        for (senses,) in database.execute(
            "SELECT senses FROM meaning WHERE word = ? AND part = ?", (candidate, part)
        ):
            found.append(Meaning(candidate, _name_of(part), tuple(senses.split(SENSE_BREAK))))
    return found


def _name_of(part: str) -> Literal["noun", "verb", "adjective", "adverb"]:
    return cast("Literal['noun', 'verb', 'adjective', 'adverb']", PARTS[part])
