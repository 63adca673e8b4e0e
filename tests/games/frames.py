"""A whole game over the wire, and every frame of it as its reader's page reads it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

import msgspec
from tests.server.live import Message, Player, players, site

from chinwag.core.protocol import Event
from chinwag.games import GAMES


class Hears(Protocol):
    """What a reader notes of the events."""

    def hear(self, told: Sequence[Event]) -> None:
        """Note them."""


N = TypeVar("N", bound=Hears)


@contextmanager
def a_whole_game(
    game: str, seats: int, choose: Callable[[Sequence[Message], random.Random], Message]
) -> Iterator[Sequence[Player]]:
    """Played to its end, with an onlooker; all heard all of it, and were told everything once more."""
    dice = random.Random(seats)
    with site() as running, players(running, seats=seats, onlookers=1, game=game, options={}) as there:
        while there[0].awaited:
            mover = there[there[0].awaited[0]]
            mover.play(choose(mover.legal, dice))
            for player in there:
                player.catch_up(mover.sequence)
        for player in there:
            player.say(type="hello", secret=player.secret)
            player.until("sync")
        yield there


def search(
    game: str, frames: Iterable[str], notebook: Callable[[], N], hold: Callable[[N, Message], None], card: str
) -> N:
    """Read every frame that a reader was sent and hold its game against the notes; no other may name a `card`.

    A `sync` starts the notes anew, for it tells all there was.
    """
    notes = notebook()
    for message in map(json.loads, frames):
        if message["type"] == "sync" and message["game"] is not None:
            notes = notebook()
            moments = message["log"]
        elif message["type"] == "step":
            moments = [message["moment"]]
        else:
            assert card not in json.dumps(message, separators=(",", ":"))
            continue
        told = [event for moment in moments for event in moment["events"]]
        notes.hear([msgspec.convert(event, GAMES[game].event_type) for event in told])
        hold(notes, message["game"])
    return notes
