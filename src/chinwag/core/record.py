"""The record of a game as text: header, one action a line, and at the end the seed and the result.

`docs/records.md` describes the form. There is exactly one text for a record, so `write_record(read_record(text))`
is the same text, byte for byte. Whatever a player wrote is escaped and cannot break out of its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

FIRST_LINE = "chinwag record 1"

_NAME = r"[a-z][a-z0-9_-]*"
_HASH = r"[0-9a-f]{64}"
_NUMBER = r"0|[1-9][0-9]{0,8}"
_SIGNED = r"0|-?[1-9][0-9]{0,8}"

# What could end a line, hide in it or turn it round in some reader, and what is no character by itself.
_CONTROLS = "\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
_NEVER = re.compile(f"[{_CONTROLS}\ud800-\udfff]")
_ESCAPED = re.compile(rf"[\\{_CONTROLS}]|\A | \Z")
_ESCAPE = re.compile(r"\\u\{([0-9a-f]{1,6})\}")


class RecordError(ValueError):
    """A text that is no record, or a record that cannot be replayed. `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line, self.problem = line, problem


class Move(Struct, frozen=True):
    """One action of a record, in the notation of its game."""

    seat: int
    text: str


class Record(Struct, frozen=True):
    """A game as it was played, so far or to its end.

    `rules` is the version of the game's rules and `components` the hash of what it was played with. `options` and
    `tags` are pairs of name and value, in the order written; tags say who, when and where, and mean nothing to the
    rules. `start` is the position that the game was set up with, None where it was dealt from the seed.
    `seed_hash` was shown before the first card; `seed` and `result`, the score of every seat, come with the end.
    """

    game: str
    rules: int
    components: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed_hash: str
    moves: tuple[Move, ...]
    tags: tuple[tuple[str, str], ...] = ()
    start: str | None = None
    seed: str | None = None
    result: tuple[int, ...] | None = None

    def line_of_move(self, number: int) -> int:
        """The line of the text that holds a move, counted from 0; of the line after the last one too."""
        return 7 + len(self.options) + len(self.tags) + (self.start is not None) + 1 + number


def write_record(record: Record) -> str:
    """The text of a record. Raises `RecordError` for one that has none: a name with blanks, a move of two lines.

    >>> print(write_record(Record("toy", 1, "0" * 64, 2, (("to", "3"),), "1" * 64, (Move(0, "bid 4"),))), end="")
    chinwag record 1
    game toy
    rules 1
    components 0000000000000000000000000000000000000000000000000000000000000000
    seats 2
    option to = 3
    seed-hash 1111111111111111111111111111111111111111111111111111111111111111
    <BLANKLINE>
    0 bid 4
    """
    text = "".join(f"{line}\n" for line in _lines(record))
    if read_record(text) != record:
        raise RecordError(1, "the record holds what its text cannot")
    return text


def _lines(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"game {record.game}"
    yield f"rules {record.rules}"
    yield f"components {record.components}"
    yield f"seats {record.seats}"
    if record.start is not None:
        yield f"start {record.start}"
    yield from (f"option {name} = {_escape(value)}" for name, value in record.options)
    yield from (f"tag {name} = {_escape(value)}" for name, value in record.tags)
    yield f"seed-hash {record.seed_hash}"
    yield ""
    yield from (f"{move.seat} {move.text}" for move in record.moves)
    if record.seed is not None and record.result is not None:
        yield ""
        yield f"seed {record.seed}"
        yield " ".join(["result", *map(str, record.result)])


def _escape(value: str) -> str:
    return _ESCAPED.sub(lambda match: f"\\u{{{ord(match[0]):x}}}", value)


def _unescape(value: str, line: int) -> str:
    def character(match: re.Match[str]) -> str:
        code = int(match[1], 16)
        if code > 0x10FFFF:
            raise RecordError(line, f"no character has the number {match[1]}")
        return chr(code)

    plain = _ESCAPE.sub(character, value)
    if _escape(plain) != value:
        raise RecordError(line, r"expected every \ and control character as \u{hex}, and nothing else so")
    return plain


def read_record(text: str) -> Record:
    """The record that a text holds. Raises `RecordError` that names the line.

    It checks the form only; whether the game could be played so is for `chinwag.core.replay.replay` to say.
    """
    lines = _Lines(text)
    lines.expect(FIRST_LINE, f"{FIRST_LINE!r} as the first line")
    game = lines.field("game", _NAME, "a game's id")
    rules = int(lines.field("rules", _NUMBER, "the version of the rules, a number"))
    components = lines.field("components", _HASH, "64 hexadecimal digits")
    seats = int(lines.field("seats", _NUMBER, "the number of seats"))
    start = lines.line_text("start") if lines.at("start ") else None
    options = tuple(lines.pairs("option"))
    tags = tuple(lines.pairs("tag"))
    seed_hash = lines.field("seed-hash", _HASH, "64 hexadecimal digits")
    lines.expect("", "a blank line after the header")
    moves = tuple(lines.moves())
    seed, result = None, None
    if lines.more():
        lines.expect("", "a blank line after the actions")
        seed = lines.field("seed", _HASH, "64 hexadecimal digits")
        scores = lines.field("result", f"(?:{_SIGNED})(?: (?:{_SIGNED}))*", "the score of every seat")
        result = tuple(int(score) for score in scores.split(" "))
        if len(result) != seats:
            raise RecordError(lines.number, f"expected {seats} scores, not {len(result)}")
    if lines.more():
        raise RecordError(lines.number + 1, "expected nothing after the result")
    return Record(game, rules, components, seats, options, seed_hash, moves, tags, start, seed, result)


class _Lines:
    """The lines of a record's text, taken one by one. `number` is that of the line last taken."""

    def __init__(self, text: str) -> None:
        if not text.endswith("\n"):
            raise RecordError(text.count("\n") + 1, "expected a line break at the end of the last line")
        self._lines = text[:-1].split("\n")
        for number, line in enumerate(self._lines, 1):
            if never := _NEVER.search(line):
                raise RecordError(number, f"expected no character {never[0]!r} in a record")
        self.number = 0

    def more(self) -> bool:
        """Whether there is a line left."""
        return self.number < len(self._lines)

    def at(self, start: str) -> bool:
        """Whether the next line starts so."""
        return self.more() and self._lines[self.number].startswith(start)

    def next(self, expected: str) -> str:
        """The next line, which should be as `expected` says."""
        if not self.more():
            raise RecordError(self.number + 1, f"expected {expected}; the text ends here")
        self.number += 1
        return self._lines[self.number - 1]

    def expect(self, line: str, expected: str) -> None:
        """Take a line that can only be this one."""
        found = self.next(expected)
        if found != line:
            raise RecordError(self.number, f"expected {expected}, not {_short(found)}")

    def field(self, name: str, pattern: str, expected: str) -> str:
        """The value of a header line with this name."""
        line = self.next(f"'{name}' and {expected}")
        match = re.fullmatch(f"{name} ({pattern})", line)
        if match is None:
            raise RecordError(self.number, f"expected '{name}' and {expected}, not {_short(line)}")
        return match[1]

    def line_text(self, name: str) -> str:
        """All that follows a name on its line."""
        return self.field(name, r"\S(?:.*\S)?", "text without blanks around it")

    def pairs(self, name: str) -> Iterator[tuple[str, str]]:
        """The header lines `name KEY = VALUE` that come next."""
        seen: set[str] = set()
        while self.at(f"{name} "):
            line = self.next(name)
            match = re.fullmatch(f"{name} ({_NAME}) = (.*)", line)
            if match is None:
                raise RecordError(self.number, f"expected '{name} NAME = VALUE', not {_short(line)}")
            if match[1] in seen:
                raise RecordError(self.number, f"{name} {match[1]} is there twice")
            seen.add(match[1])
            yield match[1], _unescape(match[2], self.number)

    def moves(self) -> Iterator[Move]:
        """The lines `SEAT NOTATION` up to a blank one."""
        while self.more() and self._lines[self.number] != "":
            line = self.next("an action")
            match = re.fullmatch(rf"({_NUMBER}) (\S(?:.*\S)?)", line)
            if match is None:
                raise RecordError(self.number, f"expected a seat and an action, not {_short(line)}")
            yield Move(int(match[1]), match[2])


def _short(line: str) -> str:
    return repr(line if len(line) <= 60 else f"{line[:59]}…")
