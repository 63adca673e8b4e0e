"""What people may call themselves and say: text as they meant it, without what upsets a page."""

from __future__ import annotations

import unicodedata

from chinwag.table.errors import Declined

NAME_LIMIT = 24
CHAT_LIMIT = 400

_JOINERS = "\u200c\u200d"
"""Joiners belong to scripts and emoji; every other format character could turn the line around."""

_BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and a symbol that Unicode gives no ink: a name of them alone would be no name to the eye."""

_SELECTORS = "\u034f\u180b\u180c\u180d\u180f" + "".join(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that only choose among shapes of what stands before them, or do nothing."""

_UNSEEN = str.maketrans("", "", _JOINERS + _BLANKS + _SELECTORS + " ")
_MARKS_IN_A_ROW = 3
_UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn")
_VISIBLE = "LNPS"


def clean(text: str) -> str:
    r"""The text on one line, without control, format and unassigned characters or towers of accents.

    >>> clean("  Anna\tof the\u202e Beard\n ")
    'Anna of the Beard'
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
        elif character not in _JOINERS and category in _UNWANTED:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks <= _MARKS_IN_A_ROW:
                kept.append(character)
            continue
        else:
            kept.append(character)
        marks = 0
    return " ".join("".join(kept).split())


def person_name(text: str) -> str:
    """A name, cleaned. Raises `Declined` when nothing of it can be seen or it is too long."""
    name = clean(text)
    if not _can_be_seen(name):
        raise Declined("no_name")
    if len(name) > NAME_LIMIT:
        raise Declined("long_name", limit=NAME_LIMIT)
    return name


def chat_text(text: str) -> str:
    """A line of chat, cleaned. Raises `Declined` when nothing of it can be seen or it is too long."""
    line = clean(text)
    if not _can_be_seen(line):
        raise Declined("empty_chat")
    if len(line) > CHAT_LIMIT:
        raise Declined("long_chat", limit=CHAT_LIMIT)
    return line


def same_name(one: str, other: str) -> bool:
    r"""Whether two names read alike.

    >>> same_name("Anna", "ANNA"), same_name("Anna", "An\u200dna")
    (True, True)
    """
    return _folded(one) == _folded(other)


def _can_be_seen(text: str) -> bool:
    return any(unicodedata.category(character)[0] in _VISIBLE for character in text.translate(_UNSEEN))


def _folded(name: str) -> str:
    """A name without what the eye does not tell apart. Unseen characters go first: they hinder NFKC."""
    return unicodedata.normalize("NFKC", name.translate(_UNSEEN)).casefold().translate(_UNSEEN)
