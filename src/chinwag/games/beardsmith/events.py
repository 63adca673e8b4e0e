"""What happens in Beardsmith. Hands are open (BS-2.4), so every event has one form for all."""

from __future__ import annotations

from typing import ClassVar, Literal

from chinwag.core.protocol import Event
from chinwag.games.beardsmith.actions import Cell
from chinwag.games.beardsmith.view import TileKind


class FirstTiles(Event, frozen=True, tag="first_tiles"):
    """Every player drew a tile to decide who goes first (BS-2.2). `tiles` are in the order of the seats.

    `level` are the seats that drew lots because their tiles were level (BS-2.3), empty where none were; `first`
    goes first.
    """

    rules: ClassVar[tuple[str, ...]] = ("BS-2.2", "BS-2.3")

    tiles: tuple[str, ...]
    level: tuple[int, ...]
    first: int

    @property
    def by_rules(self) -> tuple[str, ...]:
        """Lots decide only where tiles do not."""
        return self.rules if self.level else self.rules[:1]

    @property
    def reveals(self) -> bool:
        """The tiles were face down."""
        return True


class Drawn(Event, frozen=True, tag="drawn"):
    """A player drew tiles (BS-2.4, BS-3.1)."""

    rules: ClassVar[tuple[str, ...]] = ("BS-2.4", "BS-3.1")

    seat: int
    tiles: tuple[str, ...]

    @property
    def by_rules(self) -> tuple[str, ...]:
        """Two at once complete the first hand, one is that of a turn."""
        return ("BS-3.1",) if len(self.tiles) == 1 else ("BS-2.4",)

    @property
    def reveals(self) -> bool:
        """The tiles were face down."""
        return True


class Placed(Event, frozen=True, tag="placed"):
    """A player played a tile.

    `covered` is the tile that it covers and puts out of play, with its `covered_kind` and `covered_owner`; scissors
    under a tile played into a hole are named too. `points` is the change of every seat's score, in the order of the
    seats.
    """

    rules: ClassVar[tuple[str, ...]] = ("BS-3.1",)

    seat: int
    tile: str
    kind: TileKind
    at: Cell
    turn: int
    covered: str | None
    covered_kind: TileKind | None
    covered_owner: int | None
    points: tuple[int, ...]

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rules of the kind of tile that was placed."""
        return _PLACED_BY[self.kind]


_PLACED_BY: dict[TileKind, tuple[str, ...]] = {
    "beard": ("BS-4.1", "BS-4.2"),
    "wild": ("BS-5.1",),
    "gum": ("BS-6.1",),
    "scissors": ("BS-7.1", "BS-7.3"),
}


class Skipped(Event, frozen=True, tag="skipped"):
    """A player has only scissors or gum left for the very last tile and skips it (BS-8.2)."""

    rules: ClassVar[tuple[str, ...]] = ("BS-8.2",)

    seat: int
    tile: str


class Ended(Event, frozen=True, tag="ended"):
    """The game is over: all tiles are out (BS-8.1), or `seat` could not move (BS-8.3)."""

    rules: ClassVar[tuple[str, ...]] = ("BS-8.1", "BS-8.3")

    why: Literal["out_of_tiles", "no_move"]
    seat: int | None

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule of the one end or the other."""
        return ("BS-8.1",) if self.why == "out_of_tiles" else ("BS-8.3",)


BeardsmithEvent = FirstTiles | Drawn | Placed | Skipped | Ended
