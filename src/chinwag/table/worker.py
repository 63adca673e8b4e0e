"""The process in which bots think: one question after another from its input, one answer each on its output.

A message is its length in four bytes, big-endian, and that many bytes of JSON. Whatever a bot prints goes to the
errors, so that it cannot spoil an answer.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import GenericAlias
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

from chinwag.bots import bot
from chinwag.core.bot import Situation
from chinwag.core.chance import SealedChance
from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import GAMES

LENGTH_BYTES = 4


class Question(Struct, frozen=True):
    """What would this bot do? It holds what the seat may know, and a source of luck that is not the table's."""

    game: str
    level: str
    seat: int
    view: Raw
    events: Raw
    legal: Raw
    seed: str
    seconds: float


class Chosen(Struct, frozen=True, tag="chosen"):
    """The action that the bot chose."""

    action: Raw


class Stuck(Struct, frozen=True, tag="stuck"):
    """The bot raised an exception."""

    error: str


Answer = Chosen | Stuck
Answerer = Callable[[Question], Answer]


def answerer(games: Mapping[str, AnyRules]) -> Answerer:
    """What answers questions about these games with their bots."""

    def answer(question: Question) -> Answer:
        rules = games[question.game]
        situation = Situation(
            rules=rules,
            seat=Seat(question.seat),
            view=msgspec.json.decode(question.view, type=rules.view_type),
            events=msgspec.json.decode(question.events, type=_tuple_of(rules.event_type)),
            legal=msgspec.json.decode(question.legal, type=_tuple_of(rules.action_type)),
            chance=SealedChance.from_hex(question.seed),
            seconds=question.seconds,
        )
        return Chosen(Raw(msgspec.json.encode(bot(rules, question.level).choose(situation))))

    return answer


def _tuple_of(kind: Any) -> Any:
    return GenericAlias(tuple, (kind, ...))


def serve(answer: Answerer) -> None:
    """Answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    questions = sys.stdin.buffer
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while (content := _read(questions)) is not None:
            answered: Answer
            try:
                answered = answer(msgspec.json.decode(content, type=Question))
            except Exception as error:  # a bot may raise anything, and the table must go on
                answered = Stuck(_told(error))
            reply = msgspec.json.encode(answered)
            answers.write(len(reply).to_bytes(LENGTH_BYTES, "big") + reply)
            answers.flush()


def _told(error: Exception) -> str:
    """What kind of error was raised, and where. Its text may name what the bot holds, and the host plays too."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    return source.read(int.from_bytes(head, "big"))


def games_of(boxes: Sequence[str]) -> dict[str, AnyRules]:
    """The games of the house, some with the components of an owner's box, each given as `GAME=FILE`."""
    games = dict(GAMES)
    for name, _, file in (box.partition("=") for box in boxes):
        games[name] = games[name].with_components(Path(file).read_text(encoding="utf-8"), file)
    return games


if __name__ == "__main__":
    serve(answerer(games_of(sys.argv[1:])))
