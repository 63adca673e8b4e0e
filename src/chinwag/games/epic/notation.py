"""The text of a game: an action in a few characters, a full position in one line.

A card is the letter of its colour and the letters of its character, as in `rBH` for the red Beardless Harry.
An action is `discard rBH`, `draw`, `declare 2 rBH gEP`, `believe` or `doubt`. A position is its fields in a fixed
order, set off by ` | `; what belongs to different seats is set off by `, ` and nothing is `-`. A draw pile that is
read may end in `*`, which stands for all cards that are nowhere else, in the order of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from msgspec.structs import replace

from chinwag.core.fields import BETWEEN_FIELDS, Fields, read_number
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.box import Box
from chinwag.games.epic.position import Cards, EpicPosition, Laid
from chinwag.games.epic.view import RoundPad

_SEAT: Final = ", "
_NOTHING: Final = "-"
_THE_REST: Final = "*"


class EpicNotation:
    """The text of actions and positions for one box."""

    def __init__(self, box: Box) -> None:
        self._deck: Final = [box.cards[kind] for kind in box.deck]
        self._code_of: Final = dict(zip(box.cards, box.codes, strict=True))
        self._card_of: Final = dict(zip(box.codes, box.cards, strict=True))

    def write_action(self, action: EpicAction) -> str:
        """The action as one line."""
        match action:
            case Discard(card):
                return f"discard {self._code_of[card]}"
            case Draw():
                return "draw"
            case Declare(target, cards):
                return f"declare {target} {self._cards(cards)}"
            case Believe():
                return "believe"
            case Doubt():
                return "doubt"

    def read_action(self, text: str) -> EpicAction:
        """The action that `write_action` wrote. Raises `ValueError`."""
        match text.split(" "):
            case ["discard", card]:
                return Discard(self._card(card))
            case ["draw"]:
                return Draw()
            case ["declare", target, first, second]:
                return Declare(read_number(target), (self._card(first), self._card(second)))
            case ["believe"]:
                return Believe()
            case ["doubt"]:
                return Doubt()
        raise ValueError(
            "an action is 'discard CARD', 'draw', 'declare SEAT CARD CARD', 'believe' or 'doubt', "
            f"not {text[:80]!r}"
        )

    def write_position(self, position: EpicPosition) -> str:
        """The position as one line."""
        laid = position.laid
        return BETWEEN_FIELDS.join(
            (
                f"round {position.round}",
                f"dealer {position.dealer}",
                f"turn {position.turn}",
                f"laid {_NOTHING if laid is None else f'{laid.target} {self._cards(laid.cards)}'}",
                f"reshuffles {position.reshuffles}",
                f"chips {_numbers(position.chips)}",
                f"pads {_SEAT.join(_pad(pad) for pad in position.pads) or _NOTHING}",
                f"hands {self._rows(position.hands)}",
                f"known {self._rows(position.known)}",
                f"stayed-out {self._rows(position.stayed_out)}",
                f"draw {self._cards(position.draw_pile)}",
                f"discard {self._cards(position.discard_pile)}",
            )
        )

    def read_position(self, text: str) -> EpicPosition:
        """The position that `write_position` wrote. Raises `PositionError`."""
        fields = Fields(text)
        position = EpicPosition(
            round=fields.read("round", read_number),
            dealer=fields.read("dealer", read_number),
            turn=fields.read("turn", read_number),
            laid=fields.read("laid", self._read_laid),
            reshuffles=fields.read("reshuffles", read_number),
            chips=fields.read("chips", _read_numbers),
            pads=fields.read("pads", _read_pads),
            hands=fields.read("hands", self._read_rows),
            known=fields.read("known", self._read_rows),
            stayed_out=fields.read("stayed-out", self._read_rows),
            draw_pile=(),
            discard_pile=(),
        )
        draw_pile, and_the_rest = fields.read("draw", self._read_draw_pile)
        position = replace(position, draw_pile=draw_pile, discard_pile=fields.read("discard", self._read_cards))
        fields.end()
        if and_the_rest:
            position = replace(position, draw_pile=draw_pile + self._named_nowhere(position))
        return position

    def _named_nowhere(self, position: EpicPosition) -> Cards:
        """The cards of the box that a position does not name, in the order of the box."""
        laid = () if position.laid is None else position.laid.cards
        named = Counter(chain(*position.hands, laid, position.draw_pile, position.discard_pile))
        left = Counter(self._deck)
        left.subtract(named)
        return tuple(left.elements())

    def _cards(self, cards: Sequence[Card]) -> str:
        return " ".join(self._code_of[card] for card in cards) or _NOTHING

    def _rows(self, rows: Sequence[Cards]) -> str:
        return _SEAT.join(self._cards(row) for row in rows)

    def _card(self, code: str) -> Card:
        try:
            return self._card_of[code]
        except KeyError:
            raise ValueError(f"no card {code[:20]!r}; there is {', '.join(self._card_of)}") from None

    def _read_cards(self, text: str) -> Cards:
        return () if text == _NOTHING else tuple(self._card(code) for code in text.split(" "))

    def _read_draw_pile(self, text: str) -> tuple[Cards, bool]:
        if text == _THE_REST:
            return (), True
        named = text.removesuffix(f" {_THE_REST}")
        return self._read_cards(named), named != text

    def _read_rows(self, text: str) -> tuple[Cards, ...]:
        return tuple(self._read_cards(row) for row in text.split(_SEAT))

    def _read_laid(self, text: str) -> Laid | None:
        if text == _NOTHING:
            return None
        match text.split(" "):
            case [target, first, second]:
                return Laid(read_number(target), (self._card(first), self._card(second)))
        raise ValueError(f"a target and two cards, or {_NOTHING!r}, not {text[:80]!r}")


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(read_number(word) for word in text.split(" "))


def _pad(pad: RoundPad) -> str:
    return f"{_numbers(pad.penalties)} out {_NOTHING if pad.out is None else pad.out}"


def _read_pads(text: str) -> tuple[RoundPad, ...]:
    return () if text == _NOTHING else tuple(_read_pad(pad) for pad in text.split(_SEAT))


def _read_pad(text: str) -> RoundPad:
    penalties, found, out = text.partition(" out ")
    if not found:
        raise ValueError(f"a pad is penalties, 'out' and a seat or {_NOTHING!r}, not {text[:80]!r}")
    return RoundPad(_read_numbers(penalties), None if out == _NOTHING else read_number(out))
