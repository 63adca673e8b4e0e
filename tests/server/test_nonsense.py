"""Whatever a client says, the server stays well, and nothing happens that the client may not do."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import msgspec
import msgspec.inspect as schema
import pytest
from tests.server.live import UNLIMITED, Player, players, site

from chinwag.server.wire import from_client

PATIENT = msgspec.structs.replace(UNLIMITED, outbox=100_000)
"""A server that waits for clients who say a lot before they listen."""

KINDS: dict[str, schema.StructType] = {}
for _kind in get_args(from_client.FromClient):
    _info = schema.type_info(_kind)
    assert isinstance(_info, schema.StructType)
    if _kind is not from_client.Ping:  # by its answer the tests know that all is heard
        KINDS[str(_info.tag)] = _info
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    2**31,
    2**63,
    10**40,
    -(10**40),
    0.5,
    1e308,
    "",
    "\u202e",
    "\x00",
    "x" * 3000,
    "beardsmith",
    "gentle",
    [],
    [[]] * 50,
    {},
    {"do": "place"},
    {"board": "chin"},
    {"do": "place", "tile": "tip", "at": [10**20, -(10**20)], "turn": 10**20},
    {"do": "place", "tile": "tip", "at": [0, 0], "turn": -7},
    {"do": "place", "tile": "\ud7ff", "at": [2**31, 2**31], "turn": 0},
    {"do": "place", "tile": "tip", "at": [0.5, 0], "turn": 0},
)


def nonsense(chance: random.Random) -> str:
    """A message that looks like one of ours, with fields that were never meant."""
    tag = chance.choice(list(KINDS))
    message: dict[str, Any] = {"type": tag}
    for field in KINDS[tag].fields:
        if chance.random() < 0.85:
            message[field.name] = chance.choice(ODD)
    if chance.random() < 0.1:
        message[chance.choice(["seat", "secret", "beard"])] = chance.choice(ODD)
    text = json.dumps(message)
    if chance.random() < 0.15:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(["", '"', "{", "\\u0000", "9" * 50]) + text[at + 1 :]
    return text


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_from_a_player_and_an_onlooker_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    with (
        site(limits=PATIENT) as running,
        players(running, seats=3, onlookers=1, options={"board": "moustache"}) as there,
    ):
        victim, _, _, onlooker = there
        for _ in range(200):
            said = nonsense(chance)
            if '"leave"' in said or '"close"' in said:  # both are allowed: nobody plays on after them
                continue
            victim.line.send(said)
            onlooker.line.send(said)
        for player in there:
            player.say(type="ping")
            player.until("pong")
            player.say(type="hello", secret=player.secret)
            player.until("sync")
        assert not any('"broken"' in frame for player in there for frame in player.frames)
        assert [player.you for player in there] == [0, 1, 2, None]
        assert {player.sequence for player in there} == {0}
        there[there[0].awaited[0]].play()


def test_nonsense_in_the_waiting_room_leaves_a_table_that_can_be_played() -> None:
    chance = random.Random(99)
    with site(limits=PATIENT) as running:
        host = running.open_table(seats=2)
        with Player(running, host["table"], host["secret"]) as anna:
            for _ in range(200):
                said = nonsense(chance)
                if not any(allowed in said for allowed in ('"leave"', '"free"', '"close"')):
                    anna.line.send(said)
            anna.say(type="ping")
            anna.until("pong")
            anna.say(type="hello", secret=host["secret"])
            anna.until("sync")
            assert not any('"broken"' in frame for frame in anna.frames)
            assert anna.you == 0
            anna.say(type="set", seats=2, options={"board": "chin"}, listed=False)
            anna.say(type="bot", seat=1, level="gentle")
            anna.say(type="ready", ready=True)
            anna.until("sync", lambda message: message["game"] is not None)
