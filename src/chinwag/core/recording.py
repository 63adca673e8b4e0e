"""Writing down a game that is on or over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import AnyRules, AnyState
from chinwag.core.record import Move, Record

NOTHING: Mapping[str, str] = {}


def record_of(
    rules: AnyRules,
    state: AnyState,
    chance: SealedChance,
    moves: Sequence[Move],
    *,
    options: Mapping[str, str] = NOTHING,
    tags: Mapping[str, str] = NOTHING,
    start: str | None = None,
) -> Record:
    """The record of a game that has come to a state. It tells seed and result once the game is over.

    `options` are all options of the table, `start` is the text of the position that was set up instead of a deal.
    """
    over = state.ask is None
    return Record(
        game=rules.id,
        rules=rules.version,
        components=rules.components_hash,
        seats=len(state.scores()),
        options=tuple(options.items()),
        tags=tuple(tags.items()),
        start=start,
        seed_hash=chance.commitment,
        moves=tuple(moves),
        seed=chance.seed_hex if over else None,
        result=state.scores() if over else None,
    )
