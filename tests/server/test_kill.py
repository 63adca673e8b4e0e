"""Case 15: a server that is killed at any moment has lost nothing that anybody was told."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.ports import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chinwag.games import GAMES
from chinwag.store import SqliteStore
from chinwag.table.table import Table

ROOT = Path(__file__).parents[2]
SECONDS = 30
"""So long a server is waited for; it is not measured."""

Message = dict[str, Any]


@dataclass
class Chair:
    """A chair at a table, and all that its person has heard."""

    table: str
    secret: str
    heard: list[Message] = field(default_factory=list)
    unanswered: int = 0
    acknowledged: int = 0
    over: bool = False


class Server:
    """A server on one file that is born, killed and born again."""

    def __init__(self, nursery: subprocess.Popen[str], database: Path) -> None:
        self._nursery = nursery
        self.database = database
        self.port = free_port()
        self._process = 0

    async def start(self) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{self.database} {self.port}\n")
        self._nursery.stdin.flush()
        self._process = int(self._nursery.stdout.readline())
        async with asyncio.timeout(SECONDS):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                await asyncio.sleep(0.002)

    async def kill(self) -> None:
        """End the process as `kill -9` does, and wait until it is no more."""
        os.kill(self._process, signal.SIGKILL)
        async with asyncio.timeout(SECONDS):
            while Path(f"/proc/{self._process}").exists() if Path("/proc/self").exists() else _alive(self._process):
                await asyncio.sleep(0.001)

    def link(self, scheme: str, path: str) -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    async def open_table(self, people: int, bots: int = 0) -> list[Chair]:
        async with httpx.AsyncClient(base_url=self.link("http", ""), verify=False) as http:
            wish = {
                "game": "beardsmith",
                "seats": people + bots,
                "name": "Person 0",
                "bots": ["gentle"] * bots,
                "options": {"board": "moustache"},
            }
            answers = [await http.post("/api/tables", json=wish)]
            table = answers[0].json()["table"]
            for number in range(1, people):
                answers.append(await http.post(f"/api/tables/{table}/seats", json={"name": f"Person {number}"}))
        return [Chair(table, answer.json()["secret"]) for answer in answers]


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def server_on(database: Path) -> Iterator[Server]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.nursery"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as nursery:
        yield Server(nursery, database)
        assert nursery.stdin is not None
        nursery.stdin.close()
        nursery.wait(SECONDS)


class Bell:
    """It rings for every action that is sent and every one that is heard of."""

    def __init__(self) -> None:
        self._rung = asyncio.Semaphore(0)

    def ring(self) -> None:
        self._rung.release()

    async def wait_for(self, times: int) -> None:
        for _ in range(times):
            await self._rung.acquire()


async def sit_and_play(server: Server, chair: Chair, chance: random.Random, bell: Bell) -> None:
    """Play whatever is legal until the line is dead or the game is over."""
    with suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError, EOFError):
        address = server.link("ws", f"/api/tables/{chair.table}/socket")
        async with connect(address, compression=None, close_timeout=1, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "secret": chair.secret}))
            await play(line, chair, chance, bell)


async def play(line: ClientConnection, chair: Chair, chance: random.Random, bell: Bell) -> None:
    waits = False
    async for frame in line:
        message: Message = json.loads(frame)
        if message["type"] == "sync":
            took_in(chair, message)
            if message["table"]["phase"] == "waiting":
                await line.send('{"type":"ready","ready":true}')
        elif message["type"] == "step":
            chair.heard.append(message["moment"])
            bell.ring()
            if waits and message["moment"]["seat"] == message["game"]["view"]["seat"]:
                waits = False
                chair.unanswered -= 1
                chair.acknowledged += 1
        elif message["type"] == "refused":
            raise AssertionError(message)
        game = message.get("game")
        if game is None:
            continue
        if game["ask"] is None:
            chair.over = True
            return
        if game["legal"] and not waits:
            wish = {"type": "act", "sequence": len(chair.heard) - 1, "action": chance.choice(game["legal"])}
            await line.send(json.dumps(wish))
            waits = True
            chair.unanswered += 1
            bell.ring()


def took_in(chair: Chair, sync: Message) -> None:
    """What a server says after its restart begins with all that its predecessor said."""
    assert sync["log"][: len(chair.heard)] == chair.heard
    assert len(sync["log"]) == (sync["sequence"] + 1 if sync["game"] else 0)
    chair.heard = sync["log"]


async def one_life(server: Server, chairs: list[Chair], chance: random.Random) -> None:
    """Start a server, play, and kill it in the middle."""
    await server.start()
    bell = Bell()
    playing = [asyncio.create_task(sit_and_play(server, chair, chance, bell)) for chair in chairs]
    with suppress(TimeoutError):
        async with asyncio.timeout(2):
            await bell.wait_for(chance.randint(1, 25))
    await asyncio.sleep(chance.uniform(0, 0.005))
    await server.kill()
    await asyncio.gather(*playing)


async def to_the_end(server: Server, chairs: list[Chair], chance: random.Random) -> None:
    """A last server, under which every game is played to its end."""
    await server.start()
    playing = [sit_and_play(server, chair, chance, Bell()) for chair in chairs]
    async with asyncio.timeout(3 * SECONDS):
        await asyncio.gather(*playing)
    await server.kill()
    assert all(chair.over for chair in chairs)


async def lives(database: Path, kills: int, seed: int) -> tuple[int, int]:
    """Kill a server so often. How many actions were acknowledged, and how many were under way at a kill."""
    chance = random.Random(seed)
    ended: list[Chair] = []
    with server_on(database) as server:
        await server.start()
        chairs = [
            chair for people, bots in ((2, 0), (2, 0), (1, 1)) for chair in await server.open_table(people, bots)
        ]
        await server.kill()
        for _ in range(kills):
            await one_life(server, chairs, chance)
            over = {chair.table for chair in chairs if chair.over}
            if over:
                ended += [chair for chair in chairs if chair.table in over]
                chairs = [chair for chair in chairs if chair.table not in over]
                await server.start()
                chairs += await server.open_table(people=2)
                await server.kill()
        await server.start()
        chairs += await server.open_table(people=1, bots=1)
        await server.kill()
        await to_the_end(server, chairs, chance)
    await played_back(database, [*ended, *chairs])
    everybody = [*ended, *chairs]
    return sum(chair.acknowledged for chair in everybody), sum(chair.unanswered for chair in everybody)


async def played_back(database: Path, chairs: list[Chair]) -> None:
    """The file alone makes the games that everybody has seen."""
    store = SqliteStore(database)
    for chair in chairs:
        match = Table.from_journal(chair.table, await store.load(chair.table), GAMES).match
        assert match is not None
        assert match.ask is None
        assert len(match.moments) >= len(chair.heard)
    await store.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are born by fork")
def test_case_15_fifty_kills_lose_no_acknowledged_action(tmp_path: Path) -> None:
    acknowledged, under_way = asyncio.run(lives(tmp_path / "tables.sqlite", kills=50, seed=1))
    assert acknowledged > 100
    assert under_way > 5


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are born by fork")
@pytest.mark.parametrize("seed", range(2, 4))
def test_case_15_many_kills_lose_no_acknowledged_action(tmp_path: Path, seed: int) -> None:
    acknowledged, under_way = asyncio.run(lives(tmp_path / "tables.sqlite", kills=250, seed=seed))
    assert acknowledged > 500
    assert under_way > 25


def test_case_15_the_command_itself_is_killed_and_comes_back(tmp_path: Path) -> None:
    """`chinwag serve`, as a host starts it, killed twice."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    port = free_port()
    command = [sys.executable, "-m", "chinwag", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "folder" / "tables.sqlite")]
    tables: list[str] = []
    for _ in range(3):
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert f"http://127.0.0.1:{port}" in process.stdout.readline()
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS) as http:
                for table in tables:
                    assert http.get(f"/api/tables/{table}").json()["names"] == ["Anna"]
                wish = {"game": "beardsmith", "seats": 2, "name": "Anna"}
                tables.append(http.post("/api/tables", json=wish).json()["table"])
            process.kill()
            process.wait(SECONDS)
