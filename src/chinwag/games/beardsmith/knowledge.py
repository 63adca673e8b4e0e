"""What a bot should know of the game: how good a state is."""

from __future__ import annotations

from chinwag.core.protocol import Seat
from chinwag.games.beardsmith.state import BeardsmithState


def appraise(state: BeardsmithState, seat: Seat) -> tuple[float, ...]:
    """How far a seat is ahead of the best other, then of all others, then how few openings the next other has."""
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    openings = 0 if state.turn == seat else len(state.legal_ids(Seat(state.turn)))
    return scores[seat] - max(others), (len(others) * scores[seat] - sum(others)), -openings
