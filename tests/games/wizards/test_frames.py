"""Case 6 on the wire: what the server sends of a whole game, frame by frame, held against its reader's notes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import msgspec
import pytest
from tests.games.frames import a_whole_game, search
from tests.games.wizards.notes import Notes, cards_in
from tests.server.live import Message

from chinwag.games.wizards.actions import WizardsAction
from chinwag.games.wizards.view import WizardsView


def chosen(legal: Sequence[Message], dice: random.Random) -> Message:
    """A kind of action by luck, then one of that kind; a winning ritual is not left out."""
    winning = [action for action in legal if action["do"] == "perform" and action["hairs"] == 7]
    by_kind = dice.choice(sorted({action["do"] for action in legal}))
    return dice.choice(winning or [action for action in legal if action["do"] == by_kind])


def hold_against_notes(notes: Notes, game: Message) -> None:
    """The view and the legal actions of a frame follow from what the reader has been told."""
    notes.compare(msgspec.convert(game["view"], WizardsView))
    legal = msgspec.convert(game["legal"], tuple[WizardsAction, ...])
    assert cards_in(legal) <= notes.seen


@pytest.mark.parametrize("seats", [2, 4])
def test_case_06_every_frame_tells_its_reader_only_what_that_reader_may_know(seats: int) -> None:
    with a_whole_game("wizards", seats, chosen) as there:
        kinds = {event["event"] for moment in there[0].log for event in moment["events"]}
        assert kinds >= {"dealt", "drawn", "spell_cast", "equipped", "ritual_performed", "game_ended"}
        for player in there:
            notes = search(
                "wizards", player.frames, partial(Notes, player.you, seats), hold_against_notes, '"colour":"green"'
            )
            assert notes.ended is not None
