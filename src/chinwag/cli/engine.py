"""`chinwag engine`: the games on a pipe."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from chinwag.cli.boxes import fail, rules_of
from chinwag.games import GAMES
from chinwag.pipe import Engine, serve


def engine(
    components: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME=FILE", help="Play a game with the components of your own box."),
    ] = None,
) -> None:
    """Speak JSON on a pipe, for bots and tools: one request a line, one answer a line (docs/pipe.md)."""
    games = dict(GAMES)
    for given in components or ():
        name, equals, file = given.partition("=")
        if not equals:
            fail(f"expected --components GAME=FILE, not {given!r}")
        games[name] = rules_of(name, Path(file))
    serve(Engine(games), sys.stdin.buffer, sys.stdout.buffer)


def add_commands(app: typer.Typer) -> None:
    """Put the command under an application."""
    app.command()(engine)
