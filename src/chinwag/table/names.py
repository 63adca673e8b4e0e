"""Names for tables, to be said aloud: `soft-otter-417`."""

from __future__ import annotations

import secrets

from chinwag.words import words

LEAST_NUMBER, MOST_NUMBER = 100, 999


def table_name() -> str:
    """A name that cannot be guessed in practice: `docs/decisions/0021-table-names.md` has the reckoning."""
    lists = words("names")
    adjective, animal = secrets.choice(lists["adjectives"]), secrets.choice(lists["animals"])
    return f"{adjective}-{animal}-{secrets.randbelow(MOST_NUMBER - LEAST_NUMBER + 1) + LEAST_NUMBER}"


def may_be_a_name(text: str) -> bool:
    """Whether a text has the form of a table's name, whatever language its words were taken from."""
    parts = text.split("-")
    return len(text) <= 64 and len(parts) == 3 and all(part.isalnum() for part in parts)
