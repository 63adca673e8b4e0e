"""From lines of bytes to requests, and back. Nothing that comes in can end it but the end of the input."""

from __future__ import annotations

import sys
import traceback
from typing import BinaryIO

import msgspec

from chinwag.pipe import requests as ask
from chinwag.pipe.engine import Engine, Problem

LONGEST_LINE = 1 << 20
"""In bytes. A longer line is read to its end and answered with an error."""

_DECODER = msgspec.json.Decoder(ask.AnyRequest)
_ENCODER = msgspec.json.Encoder()


def serve(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of the input until it ends, or nobody reads the answers any more."""
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _skip_the_rest(line, requests)
        try:
            answers.write(answer_line(engine, line) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


def answer_line(engine: Engine, line: bytes) -> bytes:
    """The answer to one line, without a line break. It raises nothing."""
    try:
        return _ENCODER.encode(engine.answer(_request(line)))
    except Problem as problem:
        return _ENCODER.encode(problem.answer)
    except Exception as error:
        traceback.print_exc(file=sys.stderr)
        message = f"a fault of ours ({type(error).__name__}); the game is as it was"
        return _ENCODER.encode(Problem("internal", message).answer)


def _request(line: bytes) -> ask.AnyRequest:
    if len(line) > LONGEST_LINE:
        raise Problem("too_long", f"a line may have {LONGEST_LINE} bytes")
    try:
        line.decode()
    except UnicodeDecodeError as error:
        raise Problem("bad_text", f"not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        return _DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise Problem("bad_request", str(error)) from None
    except msgspec.DecodeError as error:
        raise Problem("bad_json", str(error)) from None
    except RecursionError:
        raise Problem("bad_json", "nested too deep") from None


def _skip_the_rest(line: bytes, requests: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = requests.readline(LONGEST_LINE)
