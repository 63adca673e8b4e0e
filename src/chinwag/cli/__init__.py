"""The command line: `chinwag`. One module for each group of commands; each puts its own under the application."""

from __future__ import annotations

import typer

from chinwag.cli import engine, games, mcp, records, rulespal, serving

app = typer.Typer(
    help="Four beard games on one table: play them, ask about their rules, check records, write bots.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for group in (serving, games, rulespal, records, engine, mcp):
    group.add_commands(app)


def main() -> None:
    """Run the command line."""
    app(prog_name="chinwag")
