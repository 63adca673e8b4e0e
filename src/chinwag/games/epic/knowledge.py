"""How good a state is for a seat, at first sight: what a greedy bot maximises."""

from __future__ import annotations

from chinwag.games.epic.box import DECLARER, TARGET
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import ANSWER


def appraise(state: Facts, seat: int) -> tuple[float, ...]:
    """By how many points a seat is ahead of the best of the others, counting what is in the hands."""
    points = [float(total + state.penalty_in_hand(each)) for each, total in enumerate(state.totals())]
    if state.window == ANSWER:
        _add_the_pair(state, points)
    return (min(points[:seat] + points[seat + 1 :]) - points[seat],)


def _add_the_pair(state: Facts, points: list[float]) -> None:
    """What a pair that waits for its answer will cost both sides (EB-4.4), when every other pair is doubted."""
    box = state.box
    for believes in (True, False):
        row = box.chip_table[state.honest, believes]
        points[state.turn] += row.declarer_draws * box.mean_penalty / 2
        points[state.target] += row.target_draws * box.mean_penalty / 2
        if not row.discarded:
            points[state.turn] += (box.penalty[state.first] + box.penalty[state.second]) / 2
        if row.chip == DECLARER:
            points[state.turn] -= box.chip_worth / 2
        elif row.chip == TARGET:
            points[state.target] -= box.chip_worth / 2
