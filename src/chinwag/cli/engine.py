"""`chinwag engine`: the games on a pipe."""

from __future__ import annotations

import sys

import typer

from chinwag.cli.boxes import Boxes, games_with
from chinwag.pipe import Engine, serve


def engine(components: Boxes = None) -> None:
    """Speak JSON on a pipe, for bots and tools: one request a line, one answer a line (docs/pipe.md)."""
    serve(Engine(games_with(components or ())), sys.stdin.buffer, sys.stdout.buffer)


def add_commands(app: typer.Typer) -> None:
    """Put the command under an application."""
    app.command()(engine)
