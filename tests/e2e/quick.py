"""Whole games in a moment, played over the wire without a page."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from tests.e2e.house import House
from websockets.sync.client import ClientConnection, connect

_PATIENCE = 30


def play_to_end(house: House, game: str, seats: int = 2, seed: int = 1) -> str:
    """Let people play at random to the end of a game; the path of its table."""
    chance = random.Random(seed)
    host = house.ask("/api/tables", {"game": game, "seats": seats, "name": "Agnes", "listed": True})
    path = f"/api/tables/{host['table']}"
    guests = [house.ask(f"{path}/seats", {"name": f"Guest {number}"}) for number in range(1, seats)]
    with ExitStack() as open_lines:
        lines = []
        for taken in (host, *guests):
            line = open_lines.enter_context(connect(f"{house.socket_url}{path}/socket"))
            _say(line, {"type": "hello", "secret": taken["secret"]})
            _say(line, {"type": "ready", "ready": True})
            lines.append(line)
        for seat, game_now, sequence in _turns(lines):
            _say(lines[seat], {"type": "act", "sequence": sequence, "action": chance.choice(game_now["legal"])})
    return f"/t/{host['table']}"


def _turns(lines: list[ClientConnection]) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Each time somebody is awaited: who, what they see, and how many actions were played."""
    played = -1
    while True:
        states = [_next_state(line, played) for line in lines]
        ask = states[0][0]["ask"]
        if ask is None:
            return
        seat = ask["awaited"][0]
        game_now, played = states[seat]
        yield seat, game_now, played


def _next_state(line: ClientConnection, after: int) -> tuple[dict[str, Any], int]:
    while True:
        message = json.loads(line.recv(timeout=_PATIENCE))
        if message["type"] == "sync" and message["game"] is not None:
            sequence = message["sequence"]
        elif message["type"] == "step":
            sequence = message["moment"]["sequence"]
        else:
            continue
        if sequence > after:
            return message["game"], sequence


def _say(line: ClientConnection, message: object) -> None:
    line.send(json.dumps(message))
