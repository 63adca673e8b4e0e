"""The MCP server. Its tools are thin: the rules, RulesPal and the tables do the work."""

from __future__ import annotations

from typing import Any

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from msgspec import Raw

from chinwag import __version__
from chinwag.games import GAMES, UnknownGame
from chinwag.games import game as rules_of
from chinwag.mcp import seat as seats
from chinwag.rulespal import RulingError, house_pal
from chinwag.rulespal.rulings import rule_on

Json = dict[str, Any]

INSTRUCTIONS = """Chinwag plays four beard games. Quote its rules as they are given out, with their ids and marks:
printed rules are the publisher's, house rulings are Chinwag's own. Where an answer is not covered, say that the
rules do not say. Whoever has a seat's personal link plays for that seat: keep it secret."""


def create_server() -> MCPServer[Any]:
    """The server with all its tools."""
    server: MCPServer[Any] = MCPServer("chinwag", title="Chinwag", version=__version__, instructions=INSTRUCTIONS)
    for tool in (games, rulebook, ask, ruling, take_seat, ready, look, act):
        server.tool()(tool)
    return server


def games() -> Json:
    """List the games: id, name and numbers of players."""
    return {
        "games": [
            {"id": rules.id, "name": rules.name, "players": [rules.seats.start, rules.seats.stop - 1]}
            for rules in GAMES.values()
        ]
    }


def rulebook(game: str, rule: str | None = None) -> Json:
    """Give out the rulebook of a game, or one rule by its id such as BS-7.3: passages with marks, and tables."""
    try:
        rules = rules_of(game)
    except UnknownGame as error:
        raise ToolError(str(error)) from None
    wanted = [each for each in rules.rulebook if rule in (None, each.id)]
    if not wanted:
        raise ToolError(f"{rules.name} has no rule {rule}")
    return {"game": game, "rules": msgspec.to_builtins(wanted)}


def ask(question: str, game: str | None = None) -> Json:
    """Ask what the rules say. The answer quotes them word for word, or says that they do not say."""
    try:
        answer: Json = msgspec.to_builtins(house_pal().ask(question, game))
    except UnknownGame as error:
        raise ToolError(str(error)) from None
    return answer


def ruling(game: str, position: str | Json, action: str | Json, seat: int | None = None) -> Json:
    """Rule on an action in a position: legal or not, by which rules, with what effect on the score.

    Position and action are text in the game's notation, or JSON. Without a seat it is whose turn it is.
    """
    try:
        ruled: Json = msgspec.to_builtins(rule_on(rules_of(game), _given(position), _given(action), seat))
    except (UnknownGame, RulingError) as error:
        raise ToolError(str(error)) from None
    return ruled


def take_seat(link: str, name: str) -> Json:
    """Take a free chair at a table by the table's link. Gives back the seat and its personal link for `ready`,
    `look` and `act`."""
    try:
        return seats.take_chair(link, name)
    except seats.SeatError as error:
        raise ToolError(str(error)) from None


async def ready(link: str) -> Json:
    """Say that the seat of a personal link is ready: the game starts when everybody is."""
    try:
        return await seats.be_ready(link)
    except seats.SeatError as error:
        raise ToolError(str(error)) from None


async def look(link: str, wait_seconds: float = 0) -> Json:
    """See what a seat may know: `game.view`, whom the table waits for (`game.ask`), the legal actions, the news.

    With `wait_seconds` (60 at most) it waits until the seat has something to do or the game is over. A link without
    a secret is an onlooker's.
    """
    try:
        return await seats.look(link, min(max(wait_seconds, 0), 60))
    except seats.SeatError as error:
        raise ToolError(str(error)) from None


async def act(link: str, sequence: int, action: Json) -> Json:
    """Play one of the legal actions, with the `sequence` of the state that was looked at."""
    try:
        return await seats.act(link, sequence, action)
    except seats.SeatError as error:
        raise ToolError(str(error)) from None


def _given(given: str | Json) -> str | Raw:
    return given if isinstance(given, str) else Raw(msgspec.json.encode(given))
