"""The MCP server, spoken to with the official client library."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("mcp")

from tests.server.live import Player, site

from chinwag.games import GAMES
from chinwag.mcp.seat import SeatError, read_link
from chinwag.mcp.server import create_server
from mcp import Client, StdioServerParameters

Call = Callable[..., Awaitable[Any]]


def talk(conversation: Callable[[Call], Awaitable[None]]) -> None:
    """Have a conversation with the server: `call(tool, …)` gives the tool's answer, or the text of its error."""

    async def run() -> None:
        async with Client(create_server()) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                result = await client.call_tool(tool, arguments)
                if result.is_error:
                    return "".join(getattr(part, "text", "") for part in result.content)
                return result.structured_content

            await conversation(call)

    asyncio.run(run())


def test_the_command_speaks_mcp_on_its_pipes() -> None:
    async def run() -> list[str]:
        command = StdioServerParameters(command=sys.executable, args=["-m", "chinwag", "mcp"], env=dict(os.environ))
        async with Client(command) as client:
            return [tool.name for tool in (await client.list_tools()).tools]

    assert asyncio.run(run()) == ["games", "rulebook", "ask", "ruling", "take_seat", "ready", "look", "act"]


def test_rulebook_and_answers() -> None:
    async def conversation(call: Call) -> None:
        assert [game["id"] for game in (await call("games"))["games"]] == list(GAMES)
        book = await call("rulebook", game="beardsmith")
        assert len(book["rules"]) == len(GAMES["beardsmith"].rulebook)
        rule = await call("rulebook", game="beardsmith", rule="BS-8.1")
        assert [passage["mark"] for passage in rule["rules"][0]["passages"]] == ["printed", "house"]
        answer = await call("ask", question="Where may scissors be placed?", game="beardsmith")
        assert answer["rules"][0] == "BS-7.1"
        assert "no rule BS-99.1" in await call("rulebook", game="beardsmith", rule="BS-99.1")
        assert "no game 'chess'" in await call("rulebook", game="chess")
        assert "no game 'chess'" in await call("ask", question="Who?", game="chess")

    talk(conversation)


def test_a_ruling() -> None:
    position = "board chin; table -; hands tip, gum, wild, fan | fan, bush, tip; piles * | *; turn 0; first 0"

    async def conversation(call: Call) -> None:
        ruled = await call("ruling", game="beardsmith", position=position, action="tip@1,0/3")
        assert (ruled["legal"], ruled["change"]) == (True, [1, 0])
        action = {"do": "place", "tile": "tip", "at": [5, 5]}
        assert not (await call("ruling", game="beardsmith", position=position, action=action))["legal"]
        assert "expected each of board" in await call("ruling", game="beardsmith", position="?", action="tip@1,0/3")

    talk(conversation)


def test_a_seat_is_taken_and_played_by_its_link() -> None:
    with site() as running:
        host = running.open_table()
        link = f"http://127.0.0.1:{running.port}/t/{host['table']}"

        async def conversation(call: Call) -> None:
            taken = await call("take_seat", link=link, name="Mo")
            assert taken["seat"] == 1
            assert "called Mo already" in await call("take_seat", link=link, name="Mo")
            personal = taken["link"]
            waiting = await call("ready", link=personal)
            assert (waiting["you"], waiting["game"]) == (1, None)
            await asyncio.to_thread(host_plays_until_seat_1_is_awaited)
            seen = await call("look", link=personal, wait_seconds=5)
            assert seen["game"]["view"]["seat"] == 1
            assert 1 in seen["game"]["ask"]["awaited"]
            far = {"do": "place", "tile": seen["game"]["legal"][0]["tile"], "at": [9, 9]}
            assert "BS-" in await call("act", link=personal, sequence=seen["sequence"], action=far)
            after = await call("act", link=personal, sequence=seen["sequence"], action=seen["game"]["legal"][0])
            assert after["sequence"] > seen["sequence"]
            stale = await call("act", link=personal, sequence=seen["sequence"], action=seen["game"]["legal"][0])
            assert "moved on" in stale
            onlooker = await call("look", link=link)
            assert (onlooker["you"], onlooker["game"]["legal"]) == (None, [])

        def host_plays_until_seat_1_is_awaited() -> None:
            with Player(running, host["table"], host["secret"]) as anna:
                anna.say(type="ready", ready=True)
                anna.until("sync")
                while 1 not in anna.awaited:
                    anna.play()

        talk(conversation)


@pytest.mark.parametrize(
    "link", ["", "soft-otter-417", "ftp://localhost/t/a", "http://localhost/x/a", "http://h/t/"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(SeatError):
        read_link(link)


def test_a_server_that_is_not_there() -> None:
    async def conversation(call: Call) -> None:
        assert "does not answer" in await call("take_seat", link="http://127.0.0.1:9/t/soft-otter-417", name="Mo")
        assert "cannot be reached" in await call("look", link="http://127.0.0.1:9/t/soft-otter-417")

    talk(conversation)
