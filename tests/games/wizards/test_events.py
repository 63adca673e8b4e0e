"""By which rules a thing happened: the one that asked for it, after the one by which it came to less."""

from __future__ import annotations

import pytest
from tests.games.wizards.tables import card, cards

from chinwag.core.protocol import Event
from chinwag.games.wizards.events import (
    Countered,
    Drawn,
    GameEnded,
    HairsDrawn,
    HairsReturned,
    HairsStolen,
)

SPELL = (card("gFF"), 0)


@pytest.mark.parametrize(
    ("event", "rules"),
    [
        (Drawn(0, 2), ("BW-3.1",)),
        (Drawn(0, 2, 0, cards("gFF gCS"), "BW-5.1"), ("BW-5.1",)),
        (Drawn(0, 0, 2), ("BW-3.6", "BW-3.1")),
        (HairsDrawn(0, 1, 2), ("BW-1.3",)),
        (HairsDrawn(0, 0, 2, 2, "BW-5.1"), ("BW-1.2", "BW-5.1")),
        (HairsStolen(0, 1, 1), ("BW-1.3",)),
        (HairsStolen(0, 1, 0, rule="BW-5.1"), ("BW-4.5", "BW-5.1")),
        (HairsStolen(0, 1, 0, safe=True), ("BW-1.3",)),
        (HairsStolen(0, 1, 0, safe=True, rule="BW-5.1"), ("BW-1.3", "BW-5.1")),
        (HairsReturned(0, 2, 0), ("BW-1.3",)),
        (HairsReturned(0, 0, 0), ("BW-4.5", "BW-1.3")),
        (Countered(0, card("gBR"), *SPELL, "stopped"), ("BW-4.3",)),
        (Countered(0, card("gBA"), *SPELL, "redirected", 2), ("BW-4.3", "BW-4.4")),
        (GameEnded("ritual", (0,), (7, 1)), ("BW-6.1",)),
        (GameEnded("turns", (0,), (3, 1)), ("BW-6.2",)),
    ],
)
def test_an_event_names_its_rules(event: Event, rules: tuple[str, ...]) -> None:
    assert event.by_rules == rules
    assert set(rules) <= set(event.rules)
