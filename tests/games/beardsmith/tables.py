"""Tables to try rules on, set up from the position text."""

from __future__ import annotations

from chinwag.core.chance import FastChance
from chinwag.core.protocol import Refusal, Seat
from chinwag.games.beardsmith import RULES
from chinwag.games.beardsmith.rules import BeardsmithRules
from chinwag.games.beardsmith.state import BeardsmithState
from chinwag.words import refusal_text


def table(
    laid: str = "-",
    hand: str = "straight, trident",
    *,
    board: str = "chin",
    others: tuple[str, ...] = ("straight",),
    piles: str | None = None,
    turn: str = "0",
    more: str = "",
    rules: BeardsmithRules = RULES,
) -> BeardsmithState:
    """A game with these tiles laid and these hands, seat 0's first; the rest of each set lies aside."""
    hands = (hand, *others)
    sections = [
        f"board {board}",
        f"table {laid}",
        f"hands {' | '.join(hands)}",
        f"piles {piles or ' | '.join('-' for _ in hands)}",
        f"turn {turn}",
        "first 0",
        f"aside {' | '.join('*' for _ in hands)}",
    ]
    text = "; ".join(sections) + more
    return rules.load(rules.notation.read_position(text), FastChance(0))


def fits(state: BeardsmithState, placement: str) -> bool:
    """Whether the player to move may play a placement, by `refuse` and by `legal` alike."""
    action = RULES.notation.read_action(placement)
    seat = Seat(state.turn)
    assert (state.refuse(seat, action) is None) == (action in state.legal(seat))
    return action in state.legal(seat)


def reason(state: BeardsmithState, placement: str, seat: int | None = None) -> Refusal:
    """Why a placement is refused."""
    refusal = state.refuse(Seat(state.turn if seat is None else seat), RULES.notation.read_action(placement))
    assert refusal is not None, f"{placement} is legal"
    assert "{" not in refusal_text("beardsmith", refusal)
    return refusal


def after(state: BeardsmithState, *placements: str) -> BeardsmithState:
    """The state after each player in turn has played a placement."""
    later = state.clone()
    for placement in placements:
        later.play(Seat(later.turn), RULES.notation.read_action(placement))
    return later


def points(state: BeardsmithState, seat: int = 0) -> tuple[int, int, int]:
    """Face-up tiles, loose ends and gummed ends of a seat."""
    score = state.view(None).scores[seat]
    return score.face_up, score.loose_ends, score.gummed_ends
