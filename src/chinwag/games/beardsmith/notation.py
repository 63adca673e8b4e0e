"""Placements and positions as text. `docs/notation-beardsmith.md` has the grammar."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from chinwag.core.protocol import PositionError
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.hexes import in_order
from chinwag.games.beardsmith.position import BeardsmithPosition, Laid, Pile, Tiles

_NOTHING: Final = "-"
_THE_REST: Final = "*"

# Only what the writers write is read back, so that nothing has two spellings.
_NUMBER = r"0|-?[1-9][0-9]{0,5}"
_CELL = rf"({_NUMBER}),({_NUMBER})"
_TILE = r"([^\s@/:;,|^*](?: ?[^\s@/:;,|^*])*)"
_ACTION = re.compile(rf"{_TILE}@{_CELL}(?:/([1-9]))?")
_PILE = re.compile(rf"{_CELL} (.+)")
_LAYER = re.compile(rf"([0-9]):{_TILE}(?:/([1-9]))?")


class BeardsmithNotation:
    """The text of the game. Reading a position needs the set, for `*` stands for the rest of it."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def write_action(self, action: Place) -> str:
        """A placement as `left fork@1,-2/4`: tile, cell and turn, without the turn where it is 0."""
        q, r = action.at
        return f"{action.tile}@{q},{r}{_turn(action.turn)}"

    def read_action(self, text: str) -> Place:
        """The placement that `write_action` wrote. Raises `ValueError`."""
        match = _ACTION.fullmatch(text)
        if match is None:
            raise ValueError(f"expected a placement such as 'left fork@1,-2/4', not {text[:80]!r}")
        return Place(match[1], (int(match[2]), int(match[3])), int(match[4] or 0))

    def write_position(self, position: BeardsmithPosition) -> str:
        """The position as one line."""
        sections = [
            f"board {position.board}",
            f"table {_several(' | ', map(_pile, position.table))}",
            f"hands {_seats(position.hands)}",
            f"piles {_seats(position.piles)}",
            f"turn {_NOTHING if position.turn is None else position.turn}",
            f"first {position.first}",
        ]
        if position.skipped:
            sections.append(f"skipped {', '.join(map(str, position.skipped))}")
        if position.aside:
            sections.append(f"aside {_seats(position.aside)}")
        return "; ".join(sections)

    def read_position(self, text: str) -> BeardsmithPosition:
        """The position that `write_position` wrote. Raises `PositionError` that says what was expected where."""
        sections = _sections(text)
        piles_on_table = [_read_pile(entry) for entry in _entries(sections["table"], "|")]
        table = tuple(sorted(piles_on_table, key=lambda pile: in_order(pile.at)))
        hands = _read_seats(sections["hands"])
        piles = _read_seats(sections["piles"])
        aside = _read_seats(sections["aside"]) if "aside" in sections else ()
        named = _named(hands, piles, aside, table=table)
        piles = self._filled("piles", piles, named)
        aside = self._filled("aside", aside, named)
        return BeardsmithPosition(
            board=sections["board"],
            table=table,
            hands=hands,
            piles=piles,
            turn=None if sections["turn"] == _NOTHING else _number("turn", sections["turn"]),
            first=_number("first", sections["first"]),
            skipped=tuple(_number("skipped", seat) for seat in _entries(sections.get("skipped", _NOTHING), ",")),
            aside=aside if any(aside) else (),
        )

    def _filled(self, section: str, lists: tuple[Tiles, ...], named: list[Counter[str]]) -> tuple[Tiles, ...]:
        """Each seat's list with `*` replaced by the tiles of its set that are not `named` yet, which then are."""
        whole = Counter(self._box.name_of[tile] for tile in self._box.sets.get(len(named), ()))
        filled = []
        for seat, tiles in enumerate(lists):
            if _THE_REST not in tiles or seat >= len(named):
                filled.append(tiles)
                continue
            if tiles.index(_THE_REST) < len(tiles) - 1:
                raise PositionError(f"{section} of seat {seat}: expected {_THE_REST} at the end only")
            rest = whole - named[seat]
            named[seat] += rest
            filled.append((*tiles[:-1], *rest.elements()))
        return tuple(filled)


# --- writing -------------------------------------------------------------------------------------------------


def _turn(turn: int) -> str:
    return f"/{turn}" if turn else ""


def _several(separator: str, entries: Iterable[str]) -> str:
    return separator.join(entries) or _NOTHING


def _seats(lists: tuple[Tiles, ...]) -> str:
    return " | ".join(_several(", ", tiles) for tiles in lists)


def _pile(pile: Pile) -> str:
    layers = " ^ ".join(f"{laid.owner}:{laid.tile}{_turn(laid.turn)}" for laid in pile.layers)
    return f"{pile.at[0]},{pile.at[1]} {layers}"


# --- reading -------------------------------------------------------------------------------------------------

_NEEDED: Final = ("board", "table", "hands", "piles", "turn", "first")
_OPTIONAL: Final = ("skipped", "aside")


def _sections(text: str) -> dict[str, str]:
    """The sections of a position by their name, each once."""
    sections: dict[str, str] = {}
    for section in text.strip().split(";"):
        name, _, content = section.strip().partition(" ")
        if name not in _NEEDED + _OPTIONAL or name in sections:
            raise PositionError(f"expected each of {', '.join(_NEEDED)} once, not {section.strip()[:80]!r}")
        sections[name] = content.strip()
    for name in _NEEDED:
        if not sections.get(name):
            raise PositionError(f"expected a section {name!r} such as '{name} …;'")
    return sections


def _entries(content: str, separator: str) -> list[str]:
    """What stands between separators; nothing for `-`."""
    return [] if content == _NOTHING else [entry.strip() for entry in content.split(separator)]


def _read_seats(content: str) -> tuple[Tiles, ...]:
    return tuple(tuple(_entries(tiles.strip(), ",")) for tiles in content.split("|"))


def _read_pile(entry: str) -> Pile:
    match = _PILE.fullmatch(entry)
    if match is None:
        raise PositionError(f"table: expected cell and layers such as '1,-2 0:tip/3', not {entry[:80]!r}")
    return Pile((int(match[1]), int(match[2])), tuple(_read_layer(layer.strip()) for layer in match[3].split("^")))


def _read_layer(layer: str) -> Laid:
    match = _LAYER.fullmatch(layer)
    if match is None:
        raise PositionError(f"table: expected owner, tile and turn such as '0:tip/3', not {layer[:80]!r}")
    return Laid(match[2], int(match[1]), int(match[3] or 0))


def _named(hands: tuple[Tiles, ...], *others: tuple[Tiles, ...], table: tuple[Pile, ...]) -> list[Counter[str]]:
    """How often a position names each tile of every seat that has a hand."""
    named = [Counter(tiles) for tiles in hands]
    for lists in others:
        for counted, tiles in zip(named, lists, strict=False):
            counted.update(tile for tile in tiles if tile != _THE_REST)
    for pile in table:
        for laid in pile.layers:
            if laid.owner < len(named):
                named[laid.owner][laid.tile] += 1
    return named


def _number(section: str, content: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", content):
        raise PositionError(f"{section}: expected a seat such as 0, not {content[:80]!r}")
    return int(content)
