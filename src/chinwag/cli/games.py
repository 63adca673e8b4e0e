"""`chinwag games`: what there is to play."""

from __future__ import annotations

import typer

from chinwag.bots import levels
from chinwag.games import GAMES


def games() -> None:
    """List the games with their numbers of players, options and bots."""
    for rules in GAMES.values():
        fewest, most = rules.seats.start, rules.seats.stop - 1
        typer.echo(f"{rules.id}: {rules.name}, {fewest} to {most} players, rules version {rules.version}")
        for option in rules.options:
            others = ", or text of your own" if option.free else ", or a seat" if option.chairs else ""
            typer.echo(
                f"  {option.name}: {', '.join(option.values)}{others} (default {option.default}; {option.rule})"
            )
        typer.echo(f"  bots: {', '.join(levels(rules))}")


def add_commands(app: typer.Typer) -> None:
    """Put the command under an application."""
    app.command()(games)
