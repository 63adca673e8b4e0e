"""A twin of the engine, written from the rulebook alone: slow, plain, and sharing nothing with the fast code.

Cells are a dictionary of stacks, sides are tuples of truth values, and every question walks round the cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

Cell = tuple[int, int]
Sides = tuple[bool, ...]
Placement = tuple[str, Cell, int]

BOARD, BEARD, WILD, GUM, SCISSORS = "board", "beard", "wild", "gum", "scissors"


@dataclass(frozen=True)
class Kind:
    """A tile that has not been laid: its name, what it is, and its six sides."""

    name: str
    what: str
    sides: Sides = (False,) * 6


@dataclass(frozen=True)
class Lying:
    """A tile that lies on a cell, or a cell of the board."""

    name: str
    what: str
    sides: Sides
    owner: int | None
    turn: int


def neighbour(cell: Cell, side: int) -> Cell:
    """BS-1.6: the cell that a side faces."""
    return cell[0] + DIRECTIONS[side][0], cell[1] + DIRECTIONS[side][1]


def turned(sides: Sides, turn: int) -> Sides:
    """BS-1.6: the pattern's side i at side (i + turn) mod 6."""
    laid = [False] * 6
    for side in range(6):
        laid[(side + turn) % 6] = sides[side]
    return tuple(laid)


@dataclass
class Game:
    """A game of Beardsmith."""

    kinds: dict[str, Kind]
    stacks: dict[Cell, list[Lying]]
    hands: list[list[str]]
    piles: list[list[str]]
    turn: int
    skipped: set[int] = field(default_factory=set)
    ended: str | None = None
    legal: set[Placement] = field(default_factory=set)

    # --- the table

    def piece(self, cell: Cell) -> Lying | None:
        """BS-3.6: a beard, wild or gum tile that is not covered, or the board."""
        if cell not in self.stacks:
            return None
        top = self.stacks[cell][-1]
        return None if top.what == SCISSORS else top

    def pieces_round(self, cell: Cell) -> Iterator[tuple[int, Lying]]:
        """The neighbouring pieces with the side of this cell that meets each."""
        for side in range(6):
            piece = self.piece(neighbour(cell, side))
            if piece is not None:
                yield side, piece

    def is_open_at(self, piece: Lying, side: int) -> bool:
        """Whether the piece shows an open end, of a beard tile or of the board, on a side."""
        return piece.what in (BEARD, BOARD) and piece.sides[side]

    def linked(self, one: Lying, side: int, other: Lying) -> bool:
        """BS-7.3: whether two neighbouring pieces hold each other; `side` is the side of the first."""
        if GUM in (one.what, other.what):
            return True
        one_holds = one.what == WILD or self.is_open_at(one, side)
        other_holds = other.what == WILD or self.is_open_at(other, (side + 3) % 6)
        return one_holds and other_holds

    def nothing_floats(self) -> bool:
        """BS-7.3: whether every piece is connected to the board, whose cells count as one piece (BS-1.6)."""
        to_visit = [cell for cell, stack in self.stacks.items() if stack[-1].what == BOARD]
        connected = set(to_visit)
        for cell in to_visit:
            here = self.piece(cell)
            assert here is not None
            for side, other in self.pieces_round(cell):
                if neighbour(cell, side) not in connected and self.linked(here, side, other):
                    connected.add(neighbour(cell, side))
                    to_visit.append(neighbour(cell, side))
        return all(cell in connected for cell in self.stacks if self.piece(cell) is not None)

    # --- what may be placed

    def may_place(self, kind: Kind, cell: Cell, turn: int, round_about: list[tuple[int, Lying]]) -> bool:
        """BS-4 to BS-7: whether a tile may be laid on a cell that has these pieces round it, in a turn."""
        stack = self.stacks.get(cell, [])
        if stack and stack[-1].what == BOARD:
            return False  # BS-3.4
        on_piece = self.piece(cell) is not None
        if kind.what == SCISSORS:
            return on_piece and self.cut_drops_nothing(cell)  # BS-7.1, BS-7.3
        if kind.what == GUM:
            return on_piece or bool(round_about)  # BS-6.1
        if on_piece:
            return False  # BS-4.1, BS-5.1
        if kind.what == WILD:  # BS-5.1
            return any(piece.what == WILD or self.is_open_at(piece, (side + 3) % 6) for side, piece in round_about)
        sides = turned(kind.sides, turn)
        return self.sides_match(sides, round_about) and self.hangs(sides, round_about)

    def sides_match(self, sides: Sides, round_about: list[tuple[int, Lying]]) -> bool:
        """BS-4.1, BS-4.4."""
        return all(
            sides[side] == piece.sides[(side + 3) % 6]
            for side, piece in round_about
            if piece.what in (BEARD, BOARD)
        )

    def hangs(self, sides: Sides, round_about: list[tuple[int, Lying]]) -> bool:
        """BS-4.2."""
        return any(
            sides[side] and (piece.what == WILD or self.is_open_at(piece, (side + 3) % 6))
            for side, piece in round_about
        )

    def cut_drops_nothing(self, cell: Cell) -> bool:
        """BS-7.3, tried out."""
        self.stacks[cell].append(Lying("snip", SCISSORS, (False,) * 6, None, 0))
        held = self.nothing_floats()
        self.stacks[cell].pop()
        return held

    def cells_to_try(self) -> list[Cell]:
        """Every cell of the smallest rectangle round all that lies, and two more on each side."""
        columns, rows = [q for q, _ in self.stacks], [r for _, r in self.stacks]
        return [
            (q, r) for r in range(min(rows) - 2, max(rows) + 3) for q in range(min(columns) - 2, max(columns) + 3)
        ]

    def find_legal(self) -> set[Placement]:
        """Every legal placement of the player to move; of turns that look alike only the least."""
        wishes = [(self.kinds[name], turn) for name in set(self.hands[self.turn]) for turn in range(6)]
        wishes = [(kind, turn) for kind, turn in wishes if not self.looks_like_a_lesser_turn(kind, turn)]
        found: set[Placement] = set()
        for cell in self.cells_to_try():
            round_about = list(self.pieces_round(cell))
            found |= {
                (kind.name, cell, turn) for kind, turn in wishes if self.may_place(kind, cell, turn, round_about)
            }
        return found

    def looks_like_a_lesser_turn(self, kind: Kind, turn: int) -> bool:
        """Whether a tile looks the same when turned less."""
        return any(turned(kind.sides, lesser) == turned(kind.sides, turn) for lesser in range(turn))

    # --- turns

    def play(self, placement: Placement) -> None:
        """BS-3.1: play a tile; the turn passes to the left."""
        name, cell, turn = placement
        kind = self.kinds[name]
        self.hands[self.turn].remove(name)
        laid = Lying(name, kind.what, turned(kind.sides, turn), self.turn, turn)
        self.stacks.setdefault(cell, []).append(laid)
        self.next_turn()

    def next_turn(self) -> None:
        """BS-3.1, BS-3.2, BS-8.1 to BS-8.3."""
        seats = len(self.hands)
        while any(self.has_tiles(seat) for seat in range(seats)):
            self.turn = (self.turn + 1) % seats
            if not self.has_tiles(self.turn):
                continue
            if self.piles[self.turn]:
                self.hands[self.turn].append(self.piles[self.turn].pop(0))
            elif len(self.hands[self.turn]) == 1 and self.kinds[self.hands[self.turn][0]].what in (GUM, SCISSORS):
                self.skipped.add(self.turn)
                continue
            self.find_legal_or_end()
            return
        self.ended = "out_of_tiles"

    def find_legal_or_end(self) -> None:
        """BS-8.3: if no move can be made, the game ends at once."""
        self.legal = self.find_legal()
        if not self.legal:
            self.ended = "no_move"

    def has_tiles(self, seat: int) -> bool:
        """BS-8.1: who has skipped counts as out of tiles."""
        return seat not in self.skipped and bool(self.hands[seat] or self.piles[seat])

    # --- scoring

    def face_up(self, seat: int) -> int:
        """BS-9.1."""
        return sum(stack[-1].owner == seat for stack in self.stacks.values())

    def ends(self, seat: int) -> Iterator[Lying | None]:
        """The piece, or nothing, that each of a player's beard ends faces."""
        for cell, stack in self.stacks.items():
            if stack[-1].what == BEARD and stack[-1].owner == seat:
                for side in range(6):
                    if stack[-1].sides[side]:
                        yield self.piece(neighbour(cell, side))

    def gummed_ends(self, seat: int) -> int:
        """BS-9.2."""
        return sum(piece is not None and piece.what == GUM for piece in self.ends(seat))

    def loose_ends(self, seat: int) -> int:
        """BS-9.3."""
        return sum(piece is None for piece in self.ends(seat))

    def largest_group(self, seat: int) -> int:
        """BS-9.4: joined by links through own tiles only; own scissors are a group of one."""
        own = [cell for cell, stack in self.stacks.items() if stack[-1].owner == seat]
        groups = []
        for start in own:
            group = [start]
            for cell in group:
                here = self.piece(cell)
                for side, other in self.pieces_round(cell):
                    beyond = neighbour(cell, side)
                    joined = here is not None and other.owner == seat and self.linked(here, side, other)
                    if joined and beyond not in group:
                        group.append(beyond)
            groups.append(len(group))
        return max(groups, default=0)

    def total(self, seat: int) -> int:
        """BS-9.1 to BS-9.3."""
        return self.face_up(seat) - self.gummed_ends(seat) - self.loose_ends(seat)

    def winners(self) -> list[int]:
        """BS-9.4, BS-9.5: one tie-break after another."""
        left = list(range(len(self.hands)))
        for worth in (self.total, self.face_up, lambda seat: -self.loose_ends(seat), self.largest_group):
            best = max(worth(seat) for seat in left)
            left = [seat for seat in left if worth(seat) == best]
        return left
