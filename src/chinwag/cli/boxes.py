"""An owner's components on the command line, and how a command ends that cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from chinwag.core.components import ComponentsError
from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES, UnknownGame, game

WRONG = 1
"""The exit code when something was looked at and found wrong."""

UNUSABLE = 2
"""The exit code when something could not be looked at: no such file, no such game, a text that cannot be read."""

Boxes = Annotated[
    list[str] | None,
    typer.Option("--components", metavar="GAME=FILE", help="Play a game with the components of your own box."),
]
"""The option of commands that play any game."""


def fail(message: str, code: int = UNUSABLE) -> NoReturn:
    """Say what is wrong and end with an exit code."""
    typer.echo(f"chinwag: {message}", err=True)
    raise typer.Exit(code)


def read_text(file: Path) -> str:
    """The text of a file, or of the input for `-`, with its line ends as they are."""
    try:
        data = typer.get_binary_stream("stdin").read() if str(file) == "-" else file.read_bytes()
        return data.decode()
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        fail(f"{file} is not UTF-8 text (byte {error.start})")


def games_with(boxes: Sequence[str]) -> dict[str, AnyRules]:
    """The games of the house, some with the components of an owner's box, each given as `GAME=FILE`."""
    games = dict(GAMES)
    for given in boxes:
        name, equals, file = given.partition("=")
        if not equals:
            fail(f"expected --components GAME=FILE, not {given!r}")
        games[name] = rules_of(name, Path(file))
    return games


def rules_of(name: str, components: Path | None) -> AnyRules:
    """The rules of a game, with an owner's components where a file is given."""
    try:
        rules = game(name)
        return rules if components is None else rules.with_components(read_text(components), str(components))
    except (UnknownGame, ComponentsError) as error:
        fail(str(error))
