"""Which questions are held out: they are never in an index and nothing is tuned on them, so they can measure it."""

from __future__ import annotations

import hashlib

from chinwag.core.questions import Question

EVERY = 5
"""One question in so many is held out."""


def held_out(game: str, question: Question) -> bool:
    """Whether a question is held out. It hangs on the game and the text alone, so that it is so for good."""
    digest = hashlib.sha256(f"{game}: {question.text}".encode()).digest()
    return int.from_bytes(digest[:4], "big") % EVERY == 0


def kept(game: str, questions: tuple[Question, ...]) -> tuple[Question, ...]:
    """The questions that are not held out, in their order."""
    return tuple(question for question in questions if not held_out(game, question))
