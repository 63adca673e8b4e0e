"""What a bot of a table is asked with."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.tables import NOW, TOY

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import Seat
from chinwag.table.match import Match
from chinwag.table.thinking import question


@pytest.mark.parametrize("bids", range(4))
@pytest.mark.parametrize("seat", range(3))
def test_case_14_a_bot_is_asked_with_what_its_own_seat_may_know(seat: int, bids: int) -> None:
    """Its own view, events and legal actions; another's hold other cards, so a mix-up of seats shows."""
    match = Match(TOY, 3, {"goal": "2"}, SealedChance(bytes(32)), NOW, sequence=0)
    for bidder in map(Seat, range(bids)):
        match.play(bidder, match.legal(bidder)[0], NOW)
    reader = Seat(seat)
    asked = question(match, reader, "steady", seconds=1)
    assert asked.seat == seat
    assert bytes(asked.view) == msgspec.json.encode(match.view(reader))
    assert bytes(asked.events) == msgspec.json.encode(match.events(reader))
    assert bytes(asked.legal) == msgspec.json.encode(match.legal(reader))
    for other in {None, *map(Seat, range(3))} - {reader}:
        assert bytes(asked.view) != msgspec.json.encode(match.view(other))
        assert bytes(asked.events) != msgspec.json.encode(match.events(other))


def test_case_14_a_bot_s_luck_is_not_the_table_s() -> None:
    chance = SealedChance(bytes(32))
    match = Match(TOY, 3, {"goal": "2"}, chance, NOW, sequence=0)
    seeds = {question(match, Seat(0), "steady", seconds=1).seed for _ in range(20)}
    assert len(seeds) == 20
    assert chance.seed_hex not in seeds
