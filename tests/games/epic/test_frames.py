"""Case 6 on the wire: what the server sends of a whole game, frame by frame, held against its reader's notes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import msgspec
import pytest
from tests.games.epic.notes import Notes, cards_in
from tests.games.frames import a_whole_game, search
from tests.server.live import Message

from chinwag.games.epic.actions import EpicAction
from chinwag.games.epic.view import EpicView


def chosen(legal: Sequence[Message], dice: random.Random) -> Message:
    """Mostly the first that is no declaration, so that hands run out; some pairs, and any answer."""
    plain = [action for action in legal if action["do"] != "declare"]
    if dice.random() < 0.3:
        return dice.choice(legal)
    return plain[0] if plain[0]["do"] == "discard" else dice.choice(plain)


def hold_against_notes(notes: Notes, game: Message) -> None:
    """The view and the legal actions of a frame follow from what the reader has been told."""
    notes.compare(msgspec.convert(game["view"], EpicView))
    legal = msgspec.convert(game["legal"], tuple[EpicAction, ...])
    assert cards_in(legal) <= set(notes.hand)


@pytest.mark.parametrize("seats", [2, 4])
def test_case_06_every_frame_tells_its_reader_only_what_that_reader_may_know(seats: int) -> None:
    with a_whole_game("epic", seats, chosen) as there:
        kinds = {event["event"] for moment in there[0].log for event in moment["events"]}
        assert kinds >= {"dealt", "discarded", "drawn", "declared", "turned_up", "round_ended"}
        for player in there:
            notes = search(
                "epic", player.frames, partial(Notes, player.you, seats), hold_against_notes, '"character"'
            )
            assert len(notes.penalties) == 3
