"""The text of a game: an action in a few characters, a full position in one line.

A card is the letter of its colour and the letters of its name, as in `gFF` for the green Flaming Follicles. An
action is its verb and what it is done with, then what it leaves to choose: `cast pRR at 2 on gDP`, `use pGC for kOP
bCS`, `ritual 5 for bFF kCS at 1`. A position is its fields in a fixed order, set off by ` | `; what belongs to
different seats is set off by `, ` and nothing is `-`. A draw pile that is read may end in `*`, which stands for all
cards that are nowhere else, in the order of the box.
"""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Sequence
from itertools import chain
from typing import Final, Literal, cast, get_args

from msgspec.structs import replace

from chinwag.core.fields import BETWEEN_FIELDS, Fields, read_number
from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    Use,
    WizardsAction,
)
from chinwag.games.wizards.box import Box
from chinwag.games.wizards.position import Cards, Redirection, Waiting, WizardsPosition
from chinwag.games.wizards.view import Known

WindowName = Literal["start", "turn", "answer", "pick", "over"]

_SEAT: Final = ", "
_NOTHING: Final = "-"
_THE_REST: Final = "*"
_ACTION: Final = re.compile(r"(\w+) (\w+)(?: for (\w+(?: \w+)*?))?(?: at (\w+))?(?: on (\w+))?")
_EXPECTED: Final = (
    "an action is 'draw', 'end', 'allow', or 'cast', 'equip', 'use', 'counter', 'pick' with a CARD or 'ritual' "
    "with its hairs, and then what it needs of 'for CARDS', 'at SEAT', 'on ARTIFACT'"
)
_PLAIN: Final[dict[str, WizardsAction]] = {"draw": Draw(), "end": EndTurn(), "allow": Allow()}


class WizardsNotation:
    """The text of actions and positions for one box."""

    def __init__(self, box: Box) -> None:
        self._deck: Final = [box.cards[kind] for kind in box.deck]
        self._kind_of: Final = box.kind_of
        self._winning: Final = {ritual.hairs for ritual in box.rituals if ritual.wins}
        self._code_of: Final = dict(zip(box.cards, box.codes, strict=True))
        self._card_of: Final = dict(zip(box.codes, box.cards, strict=True))

    def write_action(self, action: WizardsAction) -> str:
        """The action as one line."""
        match action:
            case Draw():
                return "draw"
            case EndTurn():
                return "end"
            case Allow():
                return "allow"
            case Pick(card):
                return f"pick {self._code_of[card]}"
            case Equip(card):
                return f"equip {self._code_of[card]}"
            case Cast(card, target, artifact, cards):
                return f"cast {self._code_of[card]}{self._chosen(cards, target, artifact)}"
            case Use(card, target, artifact, cards):
                return f"use {self._code_of[card]}{self._chosen(cards, target, artifact)}"
            case Counter(card, target, artifact):
                return f"counter {self._code_of[card]}{self._chosen((), target, artifact)}"
            case Perform(hairs, cards, target):
                return f"ritual {hairs}{self._chosen(self._in_order(hairs, cards), target, None)}"

    def _in_order(self, hairs: int, cards: Cards) -> Cards:
        """The cost of a ritual that wins in the order of the box: its order means nothing, and has one text."""
        return tuple(sorted(cards, key=self._kind_of.__getitem__)) if hairs in self._winning else cards

    def _chosen(self, cards: Cards, target: int | None, artifact: Card | None) -> str:
        parts = [f" for {self._cards(cards)}"] if cards else []
        if target is not None:
            parts.append(f" at {target}")
        if artifact is not None:
            parts.append(f" on {self._code_of[artifact]}")
        return "".join(parts)

    def read_action(self, text: str) -> WizardsAction:
        """The action that `write_action` wrote. Raises `ValueError`."""
        if text in _PLAIN:
            return _PLAIN[text]
        found = _ACTION.fullmatch(text)
        if found is None:
            raise ValueError(f"{_EXPECTED}, not {text[:80]!r}")
        verb, source, costs, at, on = found.groups()
        cards = () if costs is None else self._read_cards(costs)
        target = None if at is None else read_number(at)
        artifact = None if on is None else self._card(on)
        if verb == "ritual" and artifact is None:
            hairs = read_number(source)
            return Perform(hairs, self._in_order(hairs, cards), target)
        if verb == "cast":
            return Cast(self._card(source), target, artifact, cards)
        if verb == "use":
            return Use(self._card(source), target, artifact, cards)
        if verb == "counter" and not cards:
            return Counter(self._card(source), target, artifact)
        if verb in ("pick", "equip") and not cards and target is None and artifact is None:
            return Pick(self._card(source)) if verb == "pick" else Equip(self._card(source))
        raise ValueError(f"{_EXPECTED}, not {text[:80]!r}")

    def write_position(self, position: WizardsPosition) -> str:
        """The position as one line."""
        return BETWEEN_FIELDS.join(
            (
                f"first {position.first}",
                f"turns {position.turns}",
                f"window {position.window}",
                f"done {position.done}",
                f"used {self._cards(position.used)}",
                f"spell {self._waiting(position.spell)}",
                f"picker {_maybe(position.picker)}",
                f"picks {position.picks}",
                f"winner {_maybe(position.winner)}",
                f"hairs {' '.join(map(str, position.hairs))}",
                f"beards {_SEAT.join(self._maybe_card(beard) for beard in position.beards)}",
                f"artifacts {self._rows(position.artifacts)}",
                f"hands {self._rows(position.hands)}",
                f"memory {_SEAT.join(self._known(known) for known in position.memory)}",
                f"flips {position.flips}",
                f"draw {self._cards(position.draw_pile)}",
                f"discard {self._cards(position.discard_pile)}",
                f"lots {position.lots}",
            )
        )

    def read_position(self, text: str) -> WizardsPosition:
        """The position that `write_position` wrote. Raises `PositionError`."""
        fields = Fields(text)
        position = WizardsPosition(
            first=fields.read("first", read_number),
            turns=fields.read("turns", read_number),
            window=fields.read("window", _read_window),
            done=fields.read("done", read_number),
            used=fields.read("used", self._read_cards),
            spell=fields.read("spell", self._read_waiting),
            picker=fields.read("picker", _read_maybe),
            picks=fields.read("picks", read_number),
            winner=fields.read("winner", _read_maybe),
            hairs=fields.read("hairs", lambda value: tuple(read_number(word) for word in value.split(" "))),
            beards=fields.read(
                "beards", lambda value: tuple(self._read_maybe_card(word) for word in value.split(_SEAT))
            ),
            artifacts=fields.read("artifacts", self._read_rows),
            hands=fields.read("hands", self._read_rows),
            memory=fields.read("memory", lambda value: tuple(self._read_known(row) for row in value.split(_SEAT))),
            flips=fields.read("flips", read_number),
            draw_pile=(),
            discard_pile=(),
            lots=0,
        )
        draw_pile, and_the_rest = fields.read("draw", self._read_draw_pile)
        position = replace(position, draw_pile=draw_pile, discard_pile=fields.read("discard", self._read_cards))
        position = replace(position, lots=fields.read("lots", read_number))
        fields.end()
        if and_the_rest:
            position = replace(position, draw_pile=draw_pile + self._named_nowhere(position))
        return position

    def _named_nowhere(self, position: WizardsPosition) -> Cards:
        """The cards of the box that a position does not name, in the order of the box."""
        beards = [beard for beard in position.beards if beard is not None]
        named = chain(*position.hands, *position.artifacts, beards, position.draw_pile, position.discard_pile)
        left = Tally(self._deck)
        left.subtract(named)
        return tuple(left.elements())

    def _waiting(self, waiting: Waiting | None) -> str:
        """`gFF at 1 then gBA at 2 on pDP`."""
        if waiting is None:
            return _NOTHING
        parts = [f"{self._code_of[waiting.card]} at {waiting.target}"]
        parts += [f"{self._code_of[each.card]} at {each.target}" for each in waiting.redirections]
        on = "" if waiting.artifact is None else f" on {self._code_of[waiting.artifact]}"
        return " then ".join(parts) + on

    def _read_waiting(self, text: str) -> Waiting | None:
        if text == _NOTHING:
            return None
        went, _, on = text.partition(" on ")
        steps = []
        for step in went.split(" then "):
            card, found, target = step.partition(" at ")
            if not found:
                raise ValueError(
                    f"a spell is 'CARD at SEAT', then redirections, or {_NOTHING!r}, not {text[:80]!r}"
                )
            steps.append(Redirection(self._card(card), read_number(target)))
        artifact = self._card(on) if on else None
        return Waiting(steps[0].card, steps[0].target, tuple(steps[1:]), artifact)

    def _known(self, known: Sequence[Known]) -> str:
        """`gFF@1 kOP@0+2`: each card with the seats that may hold it."""
        words = (f"{self._code_of[each.card]}@{'+'.join(map(str, each.seats))}" for each in known)
        return " ".join(words) or _NOTHING

    def _read_known(self, text: str) -> tuple[Known, ...]:
        if text == _NOTHING:
            return ()
        known = []
        for word in text.split(" "):
            card, _, seats = word.partition("@")
            known.append(Known(self._card(card), tuple(read_number(seat) for seat in seats.split("+"))))
        return tuple(known)

    def _maybe_card(self, card: Card | None) -> str:
        return _NOTHING if card is None else self._code_of[card]

    def _read_maybe_card(self, text: str) -> Card | None:
        return None if text == _NOTHING else self._card(text)

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

    def _read_rows(self, text: str) -> tuple[Cards, ...]:
        return tuple(self._read_cards(row) for row in text.split(_SEAT))

    def _read_draw_pile(self, text: str) -> tuple[Cards, bool]:
        if text == _THE_REST:
            return (), True
        named = text.removesuffix(f" {_THE_REST}")
        return self._read_cards(named), named != text


def _maybe(number: int | None) -> str:
    return _NOTHING if number is None else str(number)


def _read_maybe(text: str) -> int | None:
    return None if text == _NOTHING else read_number(text)


def _read_window(text: str) -> WindowName:
    if text not in get_args(WindowName):
        raise ValueError(f"expected {', '.join(get_args(WindowName))}, not {text[:20]!r}")
    return cast("WindowName", text)
