"""What holds on to what: connection to the starting board, and groups of one colour (BS-7.3, BS-9.4)."""

from __future__ import annotations

from chinwag.games.beardsmith.board import Board
from chinwag.games.beardsmith.faces import EMPTY_AT, GUM, GUM_AT, OPEN_AT, WILD, WILD_AT
from chinwag.games.beardsmith.hexes import ALL_SIDES, STEPS_IN


def links(board: Board, cell: int) -> int:
    """The sides on which the piece of a cell and its neighbour hold each other (BS-7.3).

    Open holds open; a wild holds every open end that faces it and other wilds; gum holds every piece (BS-6.3).
    """
    face, facing = board.top[cell], board.facing[cell]
    gum = facing >> GUM_AT
    if face == GUM:
        return (facing >> OPEN_AT | facing >> EMPTY_AT | facing >> WILD_AT | gum) & ALL_SIDES
    ends = facing >> OPEN_AT | facing >> WILD_AT
    return (ends | gum) & ALL_SIDES if face == WILD else (ends & face | gum) & ALL_SIDES


def bridges(board: Board) -> set[int]:
    """The pieces that alone hold some other piece to the starting board: none of them may be cut (BS-7.3).

    One walk over all pieces, each one step deeper than the piece it was reached from. A piece holds what was
    reached through it if no link leads from there to anything less deep. The board counts as one piece.
    """
    held: set[int] = set()
    depth = dict.fromkeys(board.start, 0)
    for start in board.start:
        for step in STEPS_IN[links(board, start)]:
            if start + step not in depth:
                _walk(board, start + step, depth, held)
    return held


def _walk(board: Board, first: int, depth: dict[int, int], held: set[int]) -> None:
    """Walk over all that is reached from a piece that the board holds.

    There is no recursion, for an owner's set may be of any size. Of every piece of the path from `first` it keeps
    the sides still to be tried, and the least depth that the piece, and what was reached through it, links to.
    """
    depth[first] = 1
    path, least, to_try = [first], [1], [iter(STEPS_IN[links(board, first)])]
    while path:
        here, cell = len(path), path[-1]
        for step in to_try[-1]:
            neighbour = cell + step
            linked = depth.get(neighbour)
            if linked is None:
                depth[neighbour] = here + 1
                path.append(neighbour)
                least.append(here + 1)
                to_try.append(iter(STEPS_IN[links(board, neighbour)]))
                break
            if linked < least[-1]:
                least[-1] = linked
        else:
            path.pop()
            to_try.pop()
            through = least.pop()
            if path and through >= here - 1:
                held.add(path[-1])
            if path and through < least[-1]:
                least[-1] = through


def held_without(board: Board, cut: int | None) -> set[int]:
    """The cells of the pieces that hang on the starting board, directly or through others, without one of them."""
    reached = set(board.start)
    to_visit = list(board.start)
    while to_visit:
        cell = to_visit.pop()
        for step in STEPS_IN[links(board, cell)]:
            neighbour = cell + step
            if neighbour != cut and neighbour not in reached:
                reached.add(neighbour)
                to_visit.append(neighbour)
    return reached


def dropped_by(board: Board, cut: int) -> list[int]:
    """The cells of the pieces that would drop if one piece were cut (BS-7.3)."""
    held = held_without(board, cut)
    return [cell for cell in board.pieces if cell != cut and cell not in held]


def largest_group(board: Board, owner: int) -> tuple[int, ...]:
    """The cells of the largest set of a player's face-up tiles joined through own tiles only (BS-9.4), in order.

    Scissors link to nothing: face up they are a group of one. Of groups of one size the one nearest to the top of
    the table is told, so that everybody is told the same.
    """
    left = {cell for cell in board.pieces if board.owner[cell] == owner}
    holes = sorted(cell for cell in board.holes if board.owner[cell] == owner)
    largest = holes[:1]
    for first in sorted(left):
        if first not in left:
            continue
        left.remove(first)
        group = [first]
        for cell in group:
            for step in STEPS_IN[links(board, cell)]:
                if cell + step in left:
                    left.remove(cell + step)
                    group.append(cell + step)
        if len(group) > len(largest):
            largest = group
    return tuple(sorted(largest))
