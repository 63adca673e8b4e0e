"""A whole bot for Chinwag, in one file: it plays any game by picking a legal action.

    pip install websockets
    python bot.py http://localhost:8711 beardsmith             # against a bot of the house
    python bot.py http://localhost:8711 --join soft-otter-417  # on a free chair of somebody's table

`docs/interface.md` says what each message means.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Json = dict[str, Any]


def choose(game: Json) -> Json:
    """What the bot plays: put something better here. `game["view"]` is all that your seat may know."""
    action: Json = random.choice(game["legal"])
    return action


def post(address: str, body: Json) -> Json:
    """Ask the server for something over HTTP."""
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as answer:
        taken: Json = json.load(answer)
    return taken


def play(site: str, seat: Json) -> Json:
    """Play from a seat until the game is over, and come back after a lost line. Returns the game as it ended."""
    address = site.replace("http", "ws", 1) + f"/api/tables/{seat['table']}/socket"
    while True:
        try:
            with connect(address) as line:
                line.send(json.dumps({"type": "hello", "secret": seat["secret"]}))
                for frame in line:
                    game = take(line, seat["seat"], json.loads(frame))
                    if game is not None and game["ask"] is None:
                        return game
        except (ConnectionClosed, OSError) as error:
            print(f"the line was lost: {error}")
        time.sleep(1)


def take(line: Any, seat: int, message: Json) -> Json | None:
    """Take in one message, answer it, and give back the game as it is now when the message told of it."""
    if message["type"] == "sync":  # everything: after a greeting, at the start, or when we were out of step
        if message["table"]["phase"] == "waiting":
            line.send(json.dumps({"type": "ready", "ready": True}))
        game, sequence = message["game"], message["sequence"]
    elif message["type"] == "step":  # somebody acted
        game, sequence = message["game"], message["moment"]["sequence"]
        for event in message["moment"]["events"]:
            print(event)
    else:
        if message["type"] in ("refused", "failed"):
            print(message["message"])
        return None
    if game is not None and game["ask"] is not None and seat in game["ask"]["awaited"]:
        line.send(json.dumps({"type": "act", "sequence": sequence, "action": choose(game)}))
    returned: Json | None = game
    return returned


def main() -> None:
    """Open or join a table and play there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", help="where the server is, such as http://localhost:8711")
    parser.add_argument("game", nargs="?", default="beardsmith", help="the game to open a table for")
    parser.add_argument("--join", metavar="TABLE", help="take a free chair at this table instead")
    parser.add_argument("--name", default="Example bot")
    wish = parser.parse_args()
    if wish.join:
        seat = post(f"{wish.site}/api/tables/{wish.join}/seats", {"name": wish.name})
    else:
        table = {"game": wish.game, "seats": 2, "name": wish.name, "bots": ["gentle"]}
        seat = post(f"{wish.site}/api/tables", table)
    print(f"playing at {wish.site}/t/{seat['table']}")
    ended = play(wish.site, seat)
    print(f"scores {ended['scores']}, won by seats {ended['winners']}")


if __name__ == "__main__":
    main()
