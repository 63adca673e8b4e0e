"""Questions as JSON, one a line, and one answer a line: `chinwag ask --stdin`."""

from __future__ import annotations

import sys
import traceback

import msgspec
from msgspec import Struct

from chinwag.core.lines import BadLine, read_line
from chinwag.games import UnknownGame
from chinwag.rulespal.pal import RulesPal


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One question; without a game RulesPal finds out which is meant."""

    q: str
    game: str | None = None


class Problem(Struct, frozen=True):
    """What was wrong with a line: a code that stays, and a message for people."""

    code: str
    message: str


class ProblemLine(Struct, frozen=True):
    """The answer to a line that is no question."""

    error: Problem


_DECODER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def answer_line(pal: RulesPal, game: str | None, line: bytes) -> bytes:
    """The answer to one line, without a line break; `game` is asked where a line names none. It raises nothing."""
    try:
        asked = read_line(line, _DECODER)
        return msgspec.json.encode(pal.ask(asked.q, asked.game or game))
    except BadLine as bad:
        return _problem(bad.code, str(bad))
    except UnknownGame as error:
        return _problem("unknown_game", str(error))
    except Exception as error:
        traceback.print_exc(file=sys.stderr)
        return _problem("internal", f"a fault of ours ({type(error).__name__})")


def _problem(code: str, message: str) -> bytes:
    return msgspec.json.encode(ProblemLine(Problem(code, message)))
