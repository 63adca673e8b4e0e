"""The score with its parts, and the ranking with every tie-break (BS-9)."""

from __future__ import annotations

from typing import NamedTuple

from chinwag.games.beardsmith.board import Board
from chinwag.games.beardsmith.faces import EMPTY_AT, GUM_AT, OPEN_AT, WILD, WILD_AT
from chinwag.games.beardsmith.hexes import ALL_SIDES
from chinwag.games.beardsmith.links import largest_group


class Tally(NamedTuple):
    """What counts for one player."""

    face_up: int
    loose_ends: int
    gummed_ends: int
    group: tuple[int, ...]
    """The cells of the largest group."""

    @property
    def total(self) -> int:
        """The score (BS-9.1 to BS-9.3)."""
        return self.face_up - self.loose_ends - self.gummed_ends

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """What decides between two players, first to last (BS-9.4): more is better."""
        return self.total, self.face_up, -self.loose_ends, len(self.group)


def loose_sides(board: Board, cell: int) -> int:
    """The ends of the beard tile on a cell that face an empty space or a hole (BS-9.3)."""
    face, facing = board.top[cell], board.facing[cell]
    if face >= WILD:
        return 0
    return face & ~(facing >> OPEN_AT | facing >> EMPTY_AT | facing >> WILD_AT | facing >> GUM_AT) & ALL_SIDES


def gummed_sides(board: Board, cell: int) -> int:
    """The ends of the beard tile on a cell that face gum (BS-9.2)."""
    face = board.top[cell]
    return face & board.facing[cell] >> GUM_AT & ALL_SIDES if face < WILD else 0


def totals(board: Board, seats: int) -> list[int]:
    """The score of every player: one for a face-up tile, less one for each end that is loose or faces gum."""
    score = [0] * seats
    top, owner, facing = board.top, board.owner, board.facing
    for cell in board.pieces:
        score[owner[cell]] += 1
        face = top[cell]
        if face < WILD:
            faced = facing[cell]
            untied = face & ~(faced >> OPEN_AT | faced >> WILD_AT) & ALL_SIDES
            score[owner[cell]] -= untied.bit_count()
    for cell in board.holes:
        score[owner[cell]] += 1
    return score


def tallies(board: Board, seats: int) -> list[Tally]:
    """The parts of every player's score."""
    return [_tally(board, seat) for seat in range(seats)]


def _tally(board: Board, seat: int) -> Tally:
    own = [cell for cell in board.pieces if board.owner[cell] == seat]
    return Tally(
        face_up=len(own) + sum(board.owner[cell] == seat for cell in board.holes),
        loose_ends=sum(loose_sides(board, cell).bit_count() for cell in own),
        gummed_ends=sum(gummed_sides(board, cell).bit_count() for cell in own),
        group=largest_group(board, seat),
    )


def places(tallied: list[Tally]) -> list[int]:
    """The place of every player, counted from 1; players who are level after every tie-break share one.

    >>> places([Tally(5, 1, 0, (12,)), Tally(4, 0, 0, (13, 14)), Tally(5, 1, 0, (15,))])
    [1, 3, 1]
    """
    return [1 + sum(other.rank > own.rank for other in tallied) for own in tallied]
