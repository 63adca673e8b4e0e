"""`chinwag ask` and `chinwag ruling`: what the rules say."""

from __future__ import annotations

import sys
from functools import partial
from typing import Annotated

import msgspec
import typer
from msgspec import Raw

from chinwag.cli.boxes import Boxes, fail, games_with
from chinwag.core.lines import serve_lines
from chinwag.games import UnknownGame
from chinwag.games import game as rules_of_game
from chinwag.rulespal import Answer, RulingError, house_pal
from chinwag.rulespal.lines import answer_line
from chinwag.rulespal.rulings import rule_on
from chinwag.words import join, sentence, words

Game = Annotated[str | None, typer.Option("--game", help="The game that is meant. Default: found out.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as one JSON object.")]


def ask(
    question: Annotated[str | None, typer.Argument(help="What you want to know.", show_default=False)] = None,
    game: Game = None,
    as_json: AsJson = False,
    stdin: Annotated[
        bool, typer.Option("--stdin", help='Answer lines {"game":…,"q":…} of the input, a line each.')
    ] = False,
) -> None:
    """Ask what the rules say. The answer quotes them, or says that they do not say (docs/ask.md)."""
    if game is not None:
        _known(game)
    if stdin:
        serve_lines(partial(answer_line, house_pal(), game), sys.stdin.buffer, sys.stdout.buffer)
        return
    if question is None:
        fail("ask something, or use --stdin")
    answer = house_pal().ask(question, game)
    typer.echo(msgspec.json.encode(answer).decode() if as_json else in_words(answer))


def ruling(
    game: Annotated[str, typer.Option("--game", help="The game.")],
    position: Annotated[str, typer.Option("--position", help="A position, as text or as JSON.")],
    action: Annotated[str, typer.Option("--action", help="What somebody wishes to do, as text or as JSON.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Who. Default: whose turn it is.")] = None,
    as_json: AsJson = False,
    components: Boxes = None,
) -> None:
    """Rule on an action in a position: legal or not, by which rules, and what it does to the score."""
    _known(game)
    rules = games_with(components or ())[game]
    try:
        ruled = rule_on(rules, _text_or_json(position), _text_or_json(action), seat)
    except RulingError as error:
        fail(str(error))
    typer.echo(msgspec.json.encode(ruled).decode() if as_json else ruled.answer)


def in_words(answer: Answer) -> str:
    """An answer with the section to read and the rules that one reads next."""
    tables = words("ask")
    lines = [answer.answer]
    if answer.section is not None:
        lines.append(sentence(tables["section"], {"section": answer.section}, tables))
    if answer.related:
        related = join([f"{each.rule} ({each.title})" for each in answer.related], tables)
        lines.append(sentence(tables["related"], {"rules": related}, tables))
    return "\n".join(lines)


def add_commands(app: typer.Typer) -> None:
    """Put the commands under an application."""
    for command in (ask, ruling):
        app.command()(command)


def _known(game: str) -> None:
    try:
        rules_of_game(game)
    except UnknownGame as error:
        fail(str(error))


def _text_or_json(given: str) -> str | Raw:
    return Raw(given.encode()) if given.lstrip().startswith("{") else given
