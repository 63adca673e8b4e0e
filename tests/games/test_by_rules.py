"""By which rules a thing happened, where its kind alone does not tell: Beardsmith, Epic and Handsome."""

from __future__ import annotations

import pytest

from chinwag.core.protocol import Event
from chinwag.games.beardsmith import events as beardsmith
from chinwag.games.epic import events as epic
from chinwag.games.handsome import events as handsome


@pytest.mark.parametrize(
    ("event", "rules"),
    [
        (beardsmith.FirstTiles(("tip", "gum"), (), 1), ("BS-2.2",)),
        (beardsmith.FirstTiles(("tip", "bush"), (0, 1), 1), ("BS-2.2", "BS-2.3")),
        (beardsmith.Drawn(0, ("tip", "bush")), ("BS-2.4",)),
        (beardsmith.Drawn(0, ("tip",)), ("BS-3.1",)),
        (beardsmith.Ended("out_of_tiles", None), ("BS-8.1",)),
        (beardsmith.Ended("no_move", 1), ("BS-8.3",)),
        (epic.Drawn(0, 1), ("EB-3.4",)),
        (epic.Drawn(0, 3, None, "EB-3.3"), ("EB-3.3",)),
        (epic.RoundEnded(1, "out", 0, ((), ()), (0, 0)), ("EB-5.1", "EB-5.2")),
        (epic.RoundEnded(1, "no_card", 0, ((), ()), (0, 0)), ("EB-3.7", "EB-5.2")),
        (handsome.GameEnded("nines", (9, 4), (0,)), ("HA-6.1",)),
        (handsome.GameEnded("agreed", (4, 4), (0, 1)), ("HA-6.2",)),
        (handsome.GameEnded("pointless", (0, 0), (0, 1)), ("HA-6.3",)),
    ],
)
def test_an_event_names_its_rules(event: Event, rules: tuple[str, ...]) -> None:
    assert event.by_rules == rules
    assert set(rules) <= set(event.rules)
