"""Chairs, and the secrets that open them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Literal

COLOURS = ("ginger", "sky", "fern", "blond", "bluebeard", "plum")
"""The players' colours, in the order of the chairs."""

_SECRET_BYTES = 24

Kind = Literal["free", "person", "bot"]


@dataclass(slots=True)
class Chair:
    """A place at the table. A chair with both a secret and a bot is one whose person is away and may come back.

    One that is free in a running game keeps the name of who sat there, for the log speaks of them.
    """

    colour: str
    name: str | None = None
    secret_hash: str | None = None
    bot: str | None = None
    ready: bool = False

    @property
    def kind(self) -> Kind:
        """Who plays from here."""
        if self.bot is not None:
            return "bot"
        return "free" if self.secret_hash is None else "person"

    def opens_with(self, secret: str) -> bool:
        """Whether this is the chair's secret; how long the answer takes says nothing about it."""
        return self.secret_hash is not None and hmac.compare_digest(self.secret_hash, hash_of(secret))

    def vacate(self) -> None:
        """Nobody plays from here any more, and nobody may come back: the hand waits for somebody new."""
        self.secret_hash = self.bot = None

    def free(self) -> None:
        """Nobody sits here any more."""
        self.name = self.secret_hash = self.bot = None
        self.ready = False


def fresh_secret() -> str:
    """A secret of 192 bits that fits into a link."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()
