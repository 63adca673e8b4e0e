"""The naive twin of a state, and whether the two agree."""

from __future__ import annotations

from tests.games.beardsmith import naive

from chinwag.core.protocol import Seat
from chinwag.games.beardsmith.components import Components
from chinwag.games.beardsmith.position import BeardsmithPosition
from chinwag.games.beardsmith.rules import BeardsmithRules
from chinwag.games.beardsmith.state import BeardsmithState


def kinds_of(components: Components) -> dict[str, naive.Kind]:
    """The tiles of a box as the twin has them."""
    return {
        kind.name: naive.Kind(kind.name, naive.BEARD, tuple(mark == "1" for mark in kind.pattern))
        if kind.pattern is not None
        else naive.Kind(kind.name, str(kind.special))
        for kind in components.tile
    }


def twin_of(rules: BeardsmithRules, position: BeardsmithPosition) -> naive.Game:
    """The twin in a position that has somebody to move."""
    kinds = kinds_of(rules.components)
    board = next(board for board in rules.components.board if board.name == position.board)
    stacks = {
        cell.at: [naive.Lying(board.name, naive.BOARD, tuple(side in cell.open for side in range(6)), None, 0)]
        for cell in board.cells
    }
    for pile in position.table:
        stacks[pile.at] = [
            naive.Lying(
                laid.tile,
                kinds[laid.tile].what,
                naive.turned(kinds[laid.tile].sides, laid.turn),
                laid.owner,
                laid.turn,
            )
            for laid in pile.layers
        ]
    assert position.turn is not None
    hands, piles = [list(hand) for hand in position.hands], [list(pile) for pile in position.piles]
    twin = naive.Game(kinds, stacks, hands, piles, position.turn, set(position.skipped))
    twin.find_legal_or_end()
    return twin


def assert_agree(state: BeardsmithState, twin: naive.Game) -> None:
    """The state and its twin have the same legal placements, scores, turn and end."""
    seats = range(state.seats)
    assert state.why_over == twin.ended
    if state.ask is not None:
        assert state.ask.awaited == (twin.turn,)
        legal = [(action.tile, action.at, action.turn) for action in state.legal(Seat(twin.turn))]
        assert len(legal) == len(set(legal))
        assert set(legal) == twin.legal
    else:
        assert list(state.winners()) == twin.winners()
    view = state.view(None)
    assert view.skipped == tuple(sorted(twin.skipped))
    assert [[face.tile for face in hand] for hand in view.hands] == twin.hands
    assert view.piles == tuple(len(pile) for pile in twin.piles)
    assert state.scores() == tuple(twin.total(seat) for seat in seats)
    for seat, score in enumerate(view.scores):
        assert score.total == twin.total(seat)
        assert score.face_up == twin.face_up(seat)
        assert score.loose_ends == twin.loose_ends(seat)
        assert score.gummed_ends == twin.gummed_ends(seat)
        assert len(score.largest_group) == twin.largest_group(seat)
