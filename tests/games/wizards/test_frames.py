"""Case 6 on the wire: what the server sends of a whole game, frame by frame, held against its reader's notes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence

import msgspec
import pytest
from tests.games.wizards.notes import Notes, cards_in
from tests.server.live import Message, Player, players, site

from chinwag.core.protocol import Event
from chinwag.games.wizards.actions import WizardsAction
from chinwag.games.wizards.events import WizardsEvent
from chinwag.games.wizards.view import WizardsView


def chosen(legal: Sequence[Message], dice: random.Random) -> Message:
    """A kind of action by luck, then one of that kind; a winning ritual is not left out."""
    winning = [action for action in legal if action["do"] == "perform" and action["hairs"] == 7]
    by_kind = dice.choice(sorted({action["do"] for action in legal}))
    return dice.choice(winning or [action for action in legal if action["do"] == by_kind])


def events_of(moments: Iterable[Message]) -> list[Event]:
    """The events in moments, as the reader's page reads them."""
    told = [event for moment in moments for event in moment["events"]]
    return list(msgspec.convert(told, tuple[WizardsEvent, ...]))


def hold_against_notes(notes: Notes, game: Message) -> None:
    """The view and the legal actions of a frame follow from what the reader has been told."""
    notes.compare(msgspec.convert(game["view"], WizardsView))
    legal = msgspec.convert(game["legal"], tuple[WizardsAction, ...])
    assert cards_in(legal) <= notes.seen


def search(frames: Iterable[str], reader: int | None, seats: int) -> Notes:
    """Read every frame that a reader was sent; a `sync` starts the notes anew, for it tells all there was."""
    notes = Notes(reader, seats)
    for message in map(json.loads, frames):
        if message["type"] == "sync" and message["game"] is not None:
            notes = Notes(reader, seats)
            notes.hear(events_of(message["log"]))
        elif message["type"] == "step":
            notes.hear(events_of([message["moment"]]))
        else:
            assert '"colour":"green"' not in json.dumps(message, separators=(",", ":"))
            continue
        hold_against_notes(notes, message["game"])
    return notes


def play_a_game(there: Sequence[Player], dice: random.Random) -> None:
    """Play to the end, all hearing all of it."""
    while there[0].awaited:
        mover = there[there[0].awaited[0]]
        mover.play(chosen(mover.legal, dice))
        for player in there:
            player.catch_up(mover.sequence)


@pytest.mark.parametrize("seats", [2, 4])
def test_case_06_every_frame_tells_its_reader_only_what_that_reader_may_know(seats: int) -> None:
    dice = random.Random(seats)
    with site() as running, players(running, seats=seats, onlookers=1, game="wizards", options={}) as there:
        play_a_game(there, dice)
        for player in there:
            player.say(type="hello", secret=player.secret)
            player.until("sync")
        kinds = {event["event"] for moment in there[0].log for event in moment["events"]}
        assert kinds >= {"dealt", "drawn", "spell_cast", "equipped", "ritual_performed", "game_ended"}
        for player in there:
            notes = search(player.frames, player.you, seats)
            assert notes.ended is not None
