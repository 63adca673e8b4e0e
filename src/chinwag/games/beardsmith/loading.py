"""From a state to a position and back. Every position that can be is taken, any other named with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from chinwag.core.protocol import PositionError
from chinwag.games.beardsmith.board import Board, Lain
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.components import HAND, SEATS
from chinwag.games.beardsmith.faces import GUM, SCISSORS, is_beard
from chinwag.games.beardsmith.hexes import REACH, at_of, cell_of, in_order, on_table, sides_in
from chinwag.games.beardsmith.links import held_without
from chinwag.games.beardsmith.placement import must_skip, wanted_empty, wanted_open
from chinwag.games.beardsmith.position import BeardsmithPosition, Laid, Pile, Tiles
from chinwag.games.beardsmith.state import OUT_OF_TILES, BeardsmithState, Deal

_Lists = Sequence[Sequence[int]]


def position_of(state: BeardsmithState) -> BeardsmithPosition:
    """The whole truth of a state as data."""
    name_of = state.deal.box.name_of
    return BeardsmithPosition(
        board=state.deal.board,
        table=tuple(_pile(state, cell) for cell in sorted(state.board.pieces + state.board.holes)),
        hands=tuple(tuple(name_of[tile] for tile in hand) for hand in state.hands),
        piles=tuple(tuple(name_of[tile] for tile in reversed(pile)) for pile in state.piles),
        turn=None if state.ended == OUT_OF_TILES else state.turn,
        first=state.deal.first,
        skipped=tuple(seat for seat, skipped in enumerate(state.skipped) if skipped),
        aside=tuple(tuple(name_of[tile] for tile in tiles) for tiles in state.deal.aside)
        if any(state.deal.aside)
        else (),
    )


def _pile(state: BeardsmithState, cell: int) -> Pile:
    box = state.deal.box
    laid = (Laid(box.name_of_face(face), owner, box.turn_of[face]) for face, owner in state.board.stack(cell))
    return Pile(at_of(cell), tuple(laid))


def load(box: Box, codec: BeardsmithCodec, position: BeardsmithPosition) -> BeardsmithState:
    """The state of a position. Raises `PositionError` that names the place."""
    seats = _seats(position)
    if position.board not in box.boards:
        raise _wrong("board", f"one of {', '.join(box.boards)}, not {position.board!r}")
    hands = [_tiles(box, f"hand of seat {seat}", tiles) for seat, tiles in enumerate(position.hands)]
    piles = [_tiles(box, f"pile of seat {seat}", tiles) for seat, tiles in enumerate(position.piles)]
    aside = [
        _tiles(box, f"aside of seat {seat}", tiles) for seat, tiles in enumerate(position.aside or ((),) * seats)
    ]
    stacks = _stacks(box, position, seats)
    for seat in range(seats):
        laid = [box.tile_of[face] for stack in stacks.values() for face, owner in stack if owner == seat]
        _check_set(box, seat, seats, hands[seat] + piles[seat] + aside[seat] + laid)
    board = box.table(position.board, stacks)
    _check_table(box, board)
    skipped = _skipped(position, hands)
    _check_turn(position, hands, piles, skipped)
    deal = Deal(box, codec, position.board, position.first, tuple(map(tuple, aside)))
    state = BeardsmithState(deal, board, hands, [pile[::-1] for pile in piles], skipped, position.turn or 0)
    state.settle()
    return state


def _wrong(place: str, expected: str) -> PositionError:
    return PositionError(f"{place}: {expected}")


def _seats(position: BeardsmithPosition) -> int:
    """The number of players, the same for all that has an entry for each."""
    seats = len(position.hands)
    if seats not in SEATS:
        raise _wrong("hands", f"{SEATS.start} to {SEATS.stop - 1} players (BS-1.7), not {seats}")
    if len(position.piles) != seats:
        raise _wrong("piles", f"one for each of {seats} players, not {len(position.piles)}")
    if position.aside and not any(position.aside):
        raise _wrong("aside", "left out where no seat has a tile aside")
    if len(position.aside) not in (0, seats):
        raise _wrong("aside", f"none, or one for each of {seats} players, not {len(position.aside)}")
    if position.first not in range(seats):
        raise _wrong("first", f"a seat from 0 to {seats - 1}, not {position.first}")
    return seats


def _tiles(box: Box, place: str, names: Tiles) -> list[int]:
    for number, name in enumerate(names, 1):
        if name not in box.tile_named:
            raise _wrong(f"{place}, tile {number}", f"there is no tile {name!r}")
    return [box.tile_named[name] for name in names]


def _check_set(box: Box, seat: int, seats: int, tiles: Sequence[int]) -> None:
    """Every tile of the colour is in the position, and none twice."""
    there, whole = Counter(tiles), Counter(box.sets[seats])
    for tile in whole | there:
        if there[tile] != whole[tile]:
            raise _wrong(
                f"tiles of seat {seat}",
                f"{whole[tile]} × {box.name_of[tile]} with {seats} players (BS-1.3), not {there[tile]}",
            )


# --- the table -----------------------------------------------------------------------------------------------


def _stacks(box: Box, position: BeardsmithPosition, seats: int) -> Mapping[int, Sequence[Lain]]:
    starting = {cell.at for cell in box.boards[position.board].cells}
    stacks: dict[int, Sequence[Lain]] = {}
    before = None
    for pile in position.table:
        place = f"cell {_named(pile.at)}"
        if before is not None and in_order(pile.at) <= in_order(before):
            raise _wrong(place, f"cells once each, from the top row down, but this follows {_named(before)}")
        before = pile.at
        if not on_table(pile.at):
            raise _wrong(place, f"a cell within {REACH} of the middle")
        if pile.at in starting:
            raise _wrong(place, "nothing, for the starting board is never covered (BS-3.4)")
        if not pile.layers:
            raise _wrong(place, "at least one tile")
        stacks[cell_of(pile.at)] = _stack(box, place, pile.layers, seats)
    return stacks


def _stack(box: Box, place: str, layers: Sequence[Laid], seats: int) -> Sequence[Lain]:
    stack: list[Lain] = []
    for number, laid in enumerate(layers, 1):
        where = f"{place}, layer {number}"
        tile = _tiles(box, where, (laid.tile,))[0]
        face = box.face(tile, laid.turn)
        if face is None:
            raise _wrong(
                where, f"a turn of {laid.tile} from 0 to {len(box.looks[tile]) - 1} (BS-1.6), not {laid.turn}"
            )
        if laid.owner not in range(seats):
            raise _wrong(where, f"the owner is a seat from 0 to {seats - 1}, not {laid.owner}")
        on_piece = bool(stack) and stack[-1][0] != SCISSORS
        if face == SCISSORS and not on_piece:
            raise _wrong(where, "scissors lie on a piece (BS-7.1)")
        if face not in (SCISSORS, GUM) and on_piece:
            raise _wrong(where, f"only gum or scissors lie on a piece (BS-6.1, BS-7.1), not {laid.tile}")
        stack.append((face, laid.owner))
    return stack


def _check_table(box: Box, board: Board) -> None:
    """All uncovered sides match (BS-4.1), and nothing floats (BS-4.2)."""
    for cell in board.pieces:
        face, facing = board.top[cell], board.facing[cell]
        wrong = wanted_open(facing) & ~face | wanted_empty(facing) & face
        if is_beard(face) and wrong:
            sides = " and ".join(map(str, sides_in(wrong)))
            raise _wrong(f"cell {_named(at_of(cell))}", f"side {sides} does not match what it meets (BS-4.1)")
    held = held_without(board, None)
    for cell in board.pieces:
        if cell not in held:
            name = box.name_of_face(board.top[cell])
            raise _wrong(f"cell {_named(at_of(cell))}", f"{name} hangs on nothing, it floats (BS-4.2)")


def _named(at: tuple[int, int]) -> str:
    return f"{at[0]},{at[1]}"


# --- hands and turns -----------------------------------------------------------------------------------------


def _skipped(position: BeardsmithPosition, hands: _Lists) -> list[bool]:
    skipped = [False] * len(hands)
    if list(position.skipped) != sorted(set(position.skipped) & set(range(len(hands)))):
        raise _wrong("skipped", f"seats from 0 to {len(hands) - 1} in order, not {position.skipped}")
    for seat in position.skipped:
        if not must_skip(hands[seat]):
            raise _wrong("skipped", f"seat {seat} has more left than one scissors or gum (BS-8.2)")
        skipped[seat] = True
    return skipped


def _check_turn(position: BeardsmithPosition, hands: _Lists, piles: _Lists, skipped: Sequence[bool]) -> None:
    """Whose turn it is has drawn, and everybody else holds the hand of between turns (BS-2.4, BS-3.1, BS-3.2)."""
    turn, seats = position.turn, len(hands)
    out = [skipped[seat] or not (hands[seat] or piles[seat]) for seat in range(seats)]
    if turn is None and not all(out):
        raise _wrong("turn", f"somebody's, for seat {out.index(False)} has tiles left")
    if turn is not None and (turn not in range(seats) or out[turn]):
        raise _wrong("turn", f"a seat from 0 to {seats - 1} that has tiles left, not {turn}")
    for seat in range(seats):
        full = HAND + 1 if seat == turn else HAND
        held = len(hands[seat])
        if held > full or (piles[seat] and held < full):
            fewer = "" if piles[seat] else " or fewer"
            raise _wrong(f"hand of seat {seat}", f"{full} tiles{fewer}, not {held}")
    if turn is not None and must_skip(hands[turn]):
        raise _wrong("turn", f"another's, for seat {turn} has but scissors or gum left and skips (BS-8.2)")
