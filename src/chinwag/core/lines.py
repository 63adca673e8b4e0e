"""Answering lines of bytes, one by one. Nothing that comes in can end it but the end of the input."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO, TypeVar

import msgspec

T = TypeVar("T")

LONGEST_LINE = 1 << 20
"""In bytes. A longer line is read to its end and answered with an error."""


class BadLine(ValueError):  # noqa: N818  the name says what it is
    """A line that cannot be read. `code` is fixed, the message says what is wrong with it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def read_line(line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What a line of JSON holds. Raises `BadLine`.

    >>> read_line(b"[1, 2]", msgspec.json.Decoder(list[int]))
    [1, 2]
    """
    if len(line) > LONGEST_LINE:
        raise BadLine("too_long", f"a line may have {LONGEST_LINE} bytes")
    try:
        line.decode()
    except UnicodeDecodeError as error:
        raise BadLine("bad_text", f"not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadLine("bad_request", str(error)) from None
    except msgspec.DecodeError as error:
        raise BadLine("bad_json", str(error)) from None
    except RecursionError:
        raise BadLine("bad_json", "nested too deep") from None


def serve_lines(answer: Callable[[bytes], bytes], requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line of the input until it ends, or nobody reads the answers any more.

    `answer` makes an answer of a line, both without a line break at the end, and raises nothing.
    """
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _skip_the_rest(line, requests)
        try:
            answers.write(answer(line) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return


def _skip_the_rest(line: bytes, requests: BinaryIO) -> None:
    while line and not line.endswith(b"\n"):
        line = requests.readline(LONGEST_LINE)
