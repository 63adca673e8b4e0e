"""The events of a game, told from the states before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chinwag.core.protocol import Seat, Told
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.events import Drawn, Ended, FirstTiles, Placed, Skipped
from chinwag.games.beardsmith.faces import NO_TILE
from chinwag.games.beardsmith.first import level_for_first
from chinwag.games.beardsmith.hexes import cell_of
from chinwag.games.beardsmith.view import TileKind

if TYPE_CHECKING:
    from chinwag.games.beardsmith.state import BeardsmithState


class Before(NamedTuple):
    """What the events of a placement need to know of the state before it."""

    scores: tuple[int, ...]
    piles: tuple[int, ...]
    skipped: tuple[bool, ...]
    covered: str | None
    covered_kind: TileKind | None
    covered_owner: int | None

    @classmethod
    def of(cls, state: BeardsmithState, action: Place) -> Before:
        """The facts of a state in which a placement is about to be played."""
        cell = cell_of(action.at)
        below = state.board.top[cell]
        box = state.deal.box
        return cls(
            scores=state.scores(),
            piles=tuple(len(pile) for pile in state.piles),
            skipped=tuple(state.skipped),
            covered=None if below == NO_TILE else box.name_of_face(below),
            covered_kind=None if below == NO_TILE else box.kind_of(below),
            covered_owner=None if below == NO_TILE else state.board.owner[cell],
        )


def tell(before: Before, state: BeardsmithState, seat: Seat, action: Place) -> list[Told]:
    """What a placement brought about, up to the next player's draw or the end."""
    box = state.deal.box
    points = tuple(now - then for now, then in zip(state.scores(), before.scores, strict=True))
    told = [
        Told(
            Placed(
                seat=seat,
                tile=action.tile,
                kind=box.kind_of(box.tile_named[action.tile]),
                at=action.at,
                turn=action.turn,
                covered=before.covered,
                covered_kind=before.covered_kind,
                covered_owner=before.covered_owner,
                points=points,
            )
        ),
    ]
    for step in range(1, state.seats + 1):
        told += _told_of(before, state, (seat + step) % state.seats)
    return told + _end(state)


def _told_of(before: Before, state: BeardsmithState, seat: int) -> list[Told]:
    """What befell one seat as the turn passed on: it drew, it skipped, or nothing."""
    newest = state.deal.box.name_of[state.hands[seat][-1]] if state.hands[seat] else ""
    if len(state.piles[seat]) < before.piles[seat]:
        return [Told(Drawn(seat, (newest,)))]
    if state.skipped[seat] and not before.skipped[seat]:
        return [Told(Skipped(seat, newest))]
    return []


def opening(state: BeardsmithState) -> list[Told]:
    """The set-up, told from a state that was just dealt (BS-2)."""
    box, first = state.deal.box, state.deal.first
    hands = [tuple(box.name_of[tile] for tile in hand) for hand in state.hands]
    level = level_for_first([hand[0] for hand in state.hands])
    drew_lots = tuple(level) if len(level) > 1 else ()
    told = [Told(FirstTiles(tuple(hand[0] for hand in hands), drew_lots, first))]
    told += [Told(Drawn(seat, hand[1:3])) for seat, hand in enumerate(hands)]
    told += [Told(Drawn(first, hands[first][3:]))] if hands[first][3:] else []
    return told + _end(state)


def _end(state: BeardsmithState) -> list[Told]:
    """The end, if it has come."""
    return [] if state.why_over is None else [Told(Ended(state.why_over, state.stuck))]
