"""`chinwag mcp`: the house as tools for an assistant."""

from __future__ import annotations

import typer

from chinwag.cli.boxes import fail


def mcp() -> None:
    """Serve rulebooks, answers, rulings and seats to an assistant over MCP, on standard input and output."""
    try:
        from chinwag.mcp.server import create_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "mcp":
            raise
        fail("this needs the library mcp: pip install 'chinwag[mcp]'")
    create_server().run()


def add_commands(app: typer.Typer) -> None:
    """Put the command under an application."""
    app.command()(mcp)
