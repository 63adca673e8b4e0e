"""The tiles and starting boards as data: the house set, or an owner's own (BS-1.4, BS-1.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from chinwag.core.components import ComponentsError, place_of, read_components
from chinwag.games.beardsmith.actions import Cell
from chinwag.games.beardsmith.faces import GUM, SCISSORS, WILD, looks
from chinwag.games.beardsmith.hexes import DIRECTIONS, mask_of, opposite

SEATS: Final = range(2, 7)
HAND: Final = 3
"""A player holds so many tiles between turns (BS-2.4)."""

FEWEST_PIPS: Final = 3
"""From so many players on only tiles with a pip for each are used; fewer use all (BS-1.3)."""

BOARD_REACH: Final = 20
"""The cells of a starting board lie at most so far from the middle."""

SUGGESTED: Final = "suggested"
"""The value of the option `board` that stands for the board suggested for the number of players (BS-1.5)."""

SPECIALS: Final = {"wild": WILD, "gum": GUM, "scissors": SCISSORS}

_NAME = re.compile(r"[^\W\d_]([\w' -]*\w)?")

Count = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=0, le=5)]
Players = Annotated[int, Meta(ge=2, le=6)]


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of a kind one colour has, by their pips (BS-1.3)."""

    six: Count = field(default=0, name="6")
    five: Count = field(default=0, name="5")
    four: Count = field(default=0, name="4")
    three: Count = field(default=0, name="3")
    none: Count = 0

    def used_by(self, players: int) -> int:
        """How many are in the game: those with as many pips as there are players, or more; with two, all."""
        by_pips = {6: self.six, 5: self.five, 4: self.four, 3: self.three, 2: self.none}
        return sum(count for pips, count in by_pips.items() if pips >= players)


class TileKind(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of tile: a beard tile has a `pattern` (BS-1.4), a special tile says which it is.

    `house` marks a value that the printed rules do not give.
    """

    name: str
    copies: Copies
    pattern: Annotated[str, Meta(pattern="^[01]{6}$")] | None = None
    special: Literal["wild", "gum", "scissors"] | None = None
    house: bool = False

    @property
    def face(self) -> int:
        """The tile as an integer (`faces`), not turned."""
        if self.special is not None:
            return SPECIALS[self.special]
        return mask_of(tuple(side for side, mark in enumerate(self.pattern or "") if mark == "1"))


class BoardCell(Struct, frozen=True, forbid_unknown_fields=True):
    """One cell of a starting board with its open sides; all others are empty."""

    at: Cell
    open: tuple[Side, ...]


class StartingBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """One starting board, suggested for some numbers of players (BS-1.5)."""

    name: str
    cells: Annotated[tuple[BoardCell, ...], Meta(min_length=1)]
    suggested: tuple[Players, ...] = ()
    house: bool = False


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All that lies in the box: what one colour has, and the boards."""

    tile: Annotated[tuple[TileKind, ...], Meta(min_length=1)]
    board: Annotated[tuple[StartingBoard, ...], Meta(min_length=1)]

    def set_for(self, players: int) -> list[int]:
        """The tiles of one colour that are in the game, in the order of the file (BS-1.3, BS-2.1)."""
        return [kind.face for kind in self.tile for _ in range(kind.copies.used_by(players))]

    def suggested(self, players: int) -> StartingBoard:
        """The board that is suggested for a number of players."""
        return next(board for board in self.board if players in board.suggested)


def read_box(toml: str, file: str) -> Components:
    """The components of a TOML text that Beardsmith can be played with. Raises `ComponentsError`."""
    components = read_components(toml, file, Components)
    for path, problem in _problems(components):
        raise ComponentsError(file, place_of(toml, path), problem)
    return components


def _problems(components: Components) -> Iterator[tuple[str, str]]:
    """What is wrong, with the path of each place."""
    yield from _tile_problems(components)
    yield from _set_problems(components)
    for index, board in enumerate(components.board):
        yield from _board_problems(f"board[{index}]", board)
    yield from _suggestion_problems(components)


def _tile_problems(components: Components) -> Iterator[tuple[str, str]]:
    named: dict[str, int] = {}
    look_alikes: dict[int, str] = {}
    for index, kind in enumerate(components.tile):
        path = f"tile[{index}]"
        if not _NAME.fullmatch(kind.name):
            yield f"{path}.name", f"a name is letters, digits, spaces, ' and -, not {kind.name!r}"
        if kind.name in named:
            yield f"{path}.name", f"{kind.name!r} is the name of tile {named[kind.name] + 1} too"
        named[kind.name] = index
        if (kind.pattern is None) == (kind.special is None):
            yield path, "a tile has either a pattern or a special"
        elif kind.pattern == "000000":
            yield f"{path}.pattern", "a beard tile without an open side could never be played (BS-4.2)"
        for face in looks(kind.face):
            if face in look_alikes:
                yield path, f"{kind.name!r} looks like {look_alikes[face]!r} when turned: make them one tile"
            look_alikes[face] = kind.name


def _set_problems(components: Components) -> Iterator[tuple[str, str]]:
    for players in SEATS:
        size = len(components.set_for(players))
        if size < HAND:
            yield "", f"with {players} players each has {size} tiles, but needs {HAND} for the first hand (BS-2.4)"


def _board_problems(path: str, board: StartingBoard) -> Iterator[tuple[str, str]]:
    cells: dict[Cell, int] = {}
    if not _NAME.fullmatch(board.name):
        yield f"{path}.name", f"a name is letters, digits, spaces, ' and -, not {board.name!r}"
    for index, cell in enumerate(board.cells):
        q, r = cell.at
        if max(abs(q), abs(r)) > BOARD_REACH:
            yield f"{path}.cells[{index}].at", f"({q}, {r}) is more than {BOARD_REACH} from the middle"
        if cell.at in cells:
            yield f"{path}.cells[{index}].at", f"({q}, {r}) is cell {cells[cell.at] + 1} of this board too"
        cells[cell.at] = index
    for index, cell in enumerate(board.cells):
        for side in cell.open:
            q, r = cell.at[0] + DIRECTIONS[side][0], cell.at[1] + DIRECTIONS[side][1]
            if (q, r) in cells:
                inner = f"side {side} meets side {opposite(side)} of ({q}, {r}), a cell of this board"
                yield f"{path}.cells[{index}].open", f"{inner}: only outer sides can be open"
    if not any(cell.open for cell in board.cells):
        yield f"{path}.cells", "no side is open, so that nothing could ever be played (BS-4.2)"


def _suggestion_problems(components: Components) -> Iterator[tuple[str, str]]:
    named: dict[str, int] = {}
    suggested: dict[int, str] = {}
    for index, board in enumerate(components.board):
        if board.name in named:
            yield f"board[{index}].name", f"{board.name!r} is the name of board {named[board.name] + 1} too"
        if board.name == SUGGESTED:
            yield f"board[{index}].name", f"{SUGGESTED!r} is what the option for the suggested board is called"
        named[board.name] = index
        for players in board.suggested:
            if players in suggested:
                problem = f"{suggested[players]!r} is suggested for {players} players already"
                yield f"board[{index}].suggested", problem
            suggested[players] = board.name
    for players in SEATS:
        if players not in suggested:
            yield "", f"no board is suggested for {players} players"
