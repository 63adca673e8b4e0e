"""The text of a game: an action in a few characters, a full position in one line.

An action is `give B J/Z`, `word joviality`, `no word`, `challenge 2`, `done`, `stop` or `go on`. A position is its
fields in a fixed order, set off by ` | `; what belongs to different seats is set off by `, `, to different rounds
by ` ; `, and nothing is `-`. No word at all is `.`; on the pad a word has its points, as in `joviality+3`, and `!`
when it was worn before or `?` when it was not in the dictionary.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, cast

from chinwag.core.fields import BETWEEN_FIELDS, Fields, read_number
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.dictionary import SIZE_OF, is_word
from chinwag.games.handsome.numbers import NO_WORD
from chinwag.games.handsome.position import Cards, HandsomePosition, Shown
from chinwag.games.handsome.view import CrossedOut, PadWord, RoundPad, Terms, Way, WordList

_ROUND: Final = " ; "
_SEAT: Final = ", "
_NOTHING: Final = "-"
_NO_WORD: Final = "."
_PADDED: Final = re.compile(r"(\.|[a-z]{1,30}[!?]?)\+([0-9]{1,2})")
_MARKS: Final[dict[CrossedOut | None, str]] = {None: "", "worn_before": "!", "not_in_dictionary": "?"}
_WAYS: Final = ("referee", "challenge", "helper")


class HandsomeNotation:
    """The text of actions and positions for one box."""

    def __init__(self, box: Box) -> None:
        self._names: Final = box.names

    def write_action(self, action: HandsomeAction) -> str:
        """The action as one line."""
        match action:
            case Give(cards):
                return " ".join(["give", *cards])
            case HandIn(word):
                return f"word {word}"
            case NoWord():
                return "no word"
            case Challenge(target):
                return f"challenge {target}"
            case Done():
                return "done"
            case Stop(wish):
                return "stop" if wish else "go on"

    def read_action(self, text: str) -> HandsomeAction:
        """The action that `write_action` wrote. Raises `ValueError`."""
        match text.split(" "):
            case ["give", *cards] if cards and list(cards) == sorted(cards):
                return Give(tuple(self._card(card) for card in cards))
            case ["word", word] if is_word(word):
                return HandIn(word)
            case ["no", "word"]:
                return NoWord()
            case ["challenge", target]:
                return Challenge(read_number(target))
            case ["done"]:
                return Done()
            case ["stop"]:
                return Stop(True)
            case ["go", "on"]:
                return Stop(False)
        raise ValueError(
            "an action is 'give CARDS' in the order of the alphabet, 'word' and a word, 'no word', "
            f"'challenge SEAT', 'done', 'stop' or 'go on', not {text[:80]!r}"
        )

    def write_position(self, position: HandsomePosition) -> str:
        """The position as one line."""
        terms, shown = position.terms, position.shown
        return BETWEEN_FIELDS.join(
            (
                f"way {terms.way}",
                f"party {_flag(terms.party)}",
                f"list {terms.word_list}",
                f"added {_words(terms.added)}",
                f"banned {_words(terms.banned)}",
                f"round {position.round}",
                f"hands {_rows(position.hands)}",
                f"centre {_words(position.centre)}",
                f"given {_rows(position.given)}",
                f"written {_SEAT.join(_sealed(word) for word in position.written)}",
                f"done {_SEAT.join(map(_flag, position.done))}",
                f"stop {_SEAT.join(map(_flag, position.stop_wishes))}",
                f"turned {_NOTHING if position.turned is None else _SEAT.join(map(_sealed, position.turned))}",
                f"pads {_ROUND.join(map(_pad, position.pads)) or _NOTHING}",
                f"shown {_NOTHING if shown is None else _shown(shown)}",
            )
        )

    def read_position(self, text: str) -> HandsomePosition:
        """The position that `write_position` wrote. Raises `PositionError`."""
        fields = Fields(text)
        position = HandsomePosition(
            terms=Terms(
                way=cast("Way", fields.read("way", _one_of(_WAYS))),
                party=fields.read("party", _read_flag),
                word_list=cast("WordList", fields.read("list", _one_of(tuple(SIZE_OF)))),
                added=fields.read("added", _read_words),
                banned=fields.read("banned", _read_words),
            ),
            round=fields.read("round", read_number),
            hands=fields.read("hands", self._read_rows),
            centre=fields.read("centre", self._read_cards),
            given=fields.read("given", self._read_rows),
            written=fields.read("written", lambda field: tuple(map(_read_sealed, field.split(_SEAT)))),
            done=fields.read("done", _read_flags),
            stop_wishes=fields.read("stop", _read_flags),
            turned=fields.read("turned", _read_turned),
            pads=fields.read("pads", _read_pads),
            shown=fields.read("shown", self._read_shown),
        )
        fields.end()
        return position

    def _card(self, name: str) -> str:
        if name not in self._names:
            raise ValueError(f"no card {name[:20]!r}; there is {', '.join(self._names)}")
        return name

    def _read_cards(self, text: str) -> Cards:
        return () if text == _NOTHING else tuple(self._card(name) for name in text.split(" "))

    def _read_rows(self, text: str) -> tuple[Cards, ...]:
        return tuple(self._read_cards(row) for row in text.split(_SEAT))

    def _read_shown(self, text: str) -> Shown | None:
        if text == _NOTHING:
            return None
        match text.split(_ROUND):
            case [centre, hands, challengers]:
                return Shown(
                    self._read_cards(centre),
                    self._read_rows(hands),
                    tuple(None if seat == _NOTHING else read_number(seat) for seat in challengers.split(_SEAT)),
                )
        raise ValueError(f"the centre, the hands and the challengers, or {_NOTHING!r}, not {text[:80]!r}")


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError(f"expected {' or '.join(values)}, not {text[:20]!r}")
        return text

    return read


def _flag(flag: bool) -> str:
    return "on" if flag else "off"


def _read_flag(text: str) -> bool:
    return _one_of(("on", "off"))(text) == "on"


def _read_flags(text: str) -> tuple[bool, ...]:
    return tuple(map(_read_flag, text.split(_SEAT)))


def _words(words: Sequence[str]) -> str:
    return " ".join(words) or _NOTHING


def _rows(rows: Sequence[Cards]) -> str:
    return _SEAT.join(map(_words, rows))


def _read_word(text: str) -> str:
    if not is_word(text):
        raise ValueError(f"expected a word of letters a to z, not {text[:40]!r}")
    return text


def _read_words(text: str) -> tuple[str, ...]:
    return () if text == _NOTHING else tuple(map(_read_word, text.split(" ")))


def _sealed(word: str | None) -> str:
    return _NOTHING if word is None else word or _NO_WORD


def _read_sealed(text: str) -> str | None:
    if text == _NOTHING:
        return None
    return NO_WORD if text == _NO_WORD else _read_word(text)


def _read_turned(text: str) -> tuple[str, ...] | None:
    if text == _NOTHING:
        return None
    return tuple(NO_WORD if word == _NO_WORD else _read_word(word) for word in text.split(_SEAT))


def _shown(shown: Shown) -> str:
    challengers = _SEAT.join(_NOTHING if seat is None else str(seat) for seat in shown.challengers)
    return _ROUND.join((_words(shown.centre), _rows(shown.hands), challengers))


def _pad(pad: RoundPad) -> str:
    return _SEAT.join(
        f"{_NO_WORD if each is None else each.word + _MARKS[each.crossed_out]}+{points}"
        for each, points in zip(pad.words, pad.points, strict=True)
    )


def _read_pads(text: str) -> tuple[RoundPad, ...]:
    return () if text == _NOTHING else tuple(map(_read_pad, text.split(_ROUND)))


def _read_pad(text: str) -> RoundPad:
    words: list[PadWord | None] = []
    points: list[int] = []
    for entry in text.split(_SEAT):
        found = _PADDED.fullmatch(entry)
        if found is None:
            raise ValueError(f"a word with its points, as in joviality+3, not {entry[:40]!r}")
        words.append(None if found[1] == _NO_WORD else _read_pad_word(found[1]))
        points.append(read_number(found[2]))
    return RoundPad(tuple(words), tuple(points))


def _read_pad_word(text: str) -> PadWord:
    for crossed_out, mark in _MARKS.items():
        if mark and text.endswith(mark):
            return PadWord(text.removesuffix(mark), crossed_out)
    return PadWord(text)
