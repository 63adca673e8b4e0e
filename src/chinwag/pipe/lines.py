"""From lines of bytes to requests of the pipe, and back."""

from __future__ import annotations

import sys
import traceback
from functools import partial
from typing import BinaryIO

import msgspec

from chinwag.core.lines import LONGEST_LINE, BadLine, read_line, serve_lines
from chinwag.pipe import requests as ask
from chinwag.pipe.engine import Engine, Problem

_DECODER: msgspec.json.Decoder[ask.AnyRequest] = msgspec.json.Decoder(ask.AnyRequest)
_ENCODER = msgspec.json.Encoder()


def serve(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of the input until it ends, or nobody reads the answers any more."""
    serve_lines(partial(answer_line, engine), requests, answers)


def answer_line(engine: Engine, line: bytes) -> bytes:
    """The answer to one line, without a line break. It raises nothing."""
    try:
        return _ENCODER.encode(engine.answer(read_line(line, _DECODER)))
    except Problem as problem:
        return _ENCODER.encode(problem.answer)
    except BadLine as bad:
        return _ENCODER.encode(Problem(bad.code, str(bad)).answer)
    except Exception as error:
        traceback.print_exc(file=sys.stderr)
        message = f"a fault of ours ({type(error).__name__}); the game is as it was"
        return _ENCODER.encode(Problem("internal", message).answer)


__all__ = ["LONGEST_LINE", "answer_line", "serve"]
