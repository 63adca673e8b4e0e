"""`chinwag verify` and `chinwag replay`: what a record says, and whether it is so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chinwag.cli.boxes import UNUSABLE, WRONG, fail, read_text, rules_of
from chinwag.core.protocol import Action, AnyRules, Event, Seat, Told
from chinwag.core.record import Record, RecordError, read_record
from chinwag.core.replay import Replay
from chinwag.core.replay import replay as play_again

File = Annotated[Path, typer.Argument(help="The record; - reads it from the input.", show_default=False)]
Components = Annotated[
    Path | None,
    typer.Option(help="The components that it was played with, if not the house set.", show_default=False),
]
Seed = Annotated[
    str | None, typer.Option(help="The seed, for a game that is not over.", metavar="HEX", show_default=False)
]


def verify(file: File, components: Components = None, seed: Seed = None) -> None:
    """Check a record: the seed is the promised one, the deal follows from it, every action was legal.

    Where a position was set up it says so, for such a start follows from nothing.
    """
    record, rules = _open(file, components)
    again = _play_again(file, record, rules, seed, WRONG)
    typer.echo(f"{rules.name}, {record.seats} seats, {len(record.moves)} actions: the record is sound.")
    typer.echo("  The rules and components are those that it was played with.")
    if record.start is None:
        typer.echo("  The seed has the hash that was shown before the first card, and the deal follows from it.")
    else:
        typer.echo("  The seed has the hash that stands there, but nothing was dealt: the position was set up.")
    typer.echo("  Every action was legal.")
    if record.result is None:
        typer.echo("  The game is not over.")
    else:
        winners = " and ".join(_called(record, seat) for seat in again.state.winners())
        typer.echo(f"  The result is {' '.join(map(str, record.result))}; {winners} won.")


def replay(
    file: File,
    components: Components = None,
    seed: Seed = None,
    seat: Annotated[
        int | None, typer.Option(help="Tell it as this seat saw it, not as an onlooker.", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object for the deal and for each action.")] = False,
) -> None:
    """Play a record again and tell what happened."""
    record, rules = _open(file, components)
    if seat is not None and seat not in range(record.seats):
        fail(f"there is no seat {seat}: seats are 0 to {record.seats - 1}")
    again = _play_again(file, record, rules, seed, UNUSABLE)
    reader = None if seat is None else Seat(seat)
    for line in _as_json(again, reader) if json else _in_words(record, rules, again, reader):
        typer.echo(line)


def add_commands(app: typer.Typer) -> None:
    """Put the commands under an application."""
    app.command()(verify)
    app.command()(replay)


def _open(file: Path, components: Path | None) -> tuple[Record, AnyRules]:
    text = read_text(file)
    try:
        record = read_record(text)
    except RecordError as error:
        fail(f"{file}, {error}")
    return record, rules_of(record.game, components)


def _play_again(file: Path, record: Record, rules: AnyRules, seed: str | None, code: int) -> Replay:
    try:
        return play_again(record, rules, seed)
    except RecordError as error:
        fail(f"{file}, {error}", code)


def _as_json(again: Replay, reader: Seat | None) -> Iterator[str]:
    yield _entry(None, None, again.opening, reader)
    for each in again.played:
        # What was sealed stays so for the reader whose eyes are asked for.
        action = each.action if reader in (None, each.seat) else None
        yield _entry(each.seat, action, each.told, reader)


def _entry(seat: Seat | None, action: Action | None, told: list[Told], reader: Seat | None) -> str:
    events = [each.to(reader) for each in told]
    return msgspec.json.encode({"seat": seat, "action": action, "events": events}).decode()


def _in_words(record: Record, rules: AnyRules, again: Replay, reader: Seat | None) -> Iterator[str]:
    yield f"{rules.name}, {record.seats} seats"
    for name, value in (*record.options, *record.tags):
        yield f"{name}: {_printable(value)}"
    for told in again.opening:
        yield f"      {in_words(told.to(reader))}"
    for number, each in enumerate(again.played, 1):
        shown = rules.notation.write_action(each.action) if reader in (None, each.seat) else "(as others see it)"
        yield f"{number:4}. {_called(record, each.seat)}: {shown}"
        for told in each.told:
            yield f"      {in_words(told.to(reader))}"


def in_words(event: Event) -> str:
    """An event as its name and its facts; the sentences of the page are the page's.

    >>> class Drawn(Event, frozen=True, tag="has_drawn"):
    ...     seat: int
    ...     cards: tuple[str, ...]
    >>> in_words(Drawn(2, ("tip", "bush")))
    'has drawn: seat 2; cards tip, bush'
    """
    facts = msgspec.to_builtins(event)
    name = str(facts.pop("event")).replace("_", " ")
    said = [f"{fact.replace('_', ' ')} {_plain(value)}" for fact, value in facts.items() if value is not None]
    return _printable(f"{name}: {'; '.join(said)}" if said else name)


def _plain(value: object) -> str:
    match value:
        case True | False:
            return "yes" if value else "no"
        case None:
            return "none"
        case dict():
            return f"({', '.join(f'{key} {_plain(each)}' for key, each in value.items())})"
        case list() | tuple():
            return ", ".join(map(_plain, value)) or "none"
        case _:
            return str(value)


def _called(record: Record, seat: Seat) -> str:
    """A seat, and who sat there if the record tells."""
    name = dict(record.tags).get(f"seat-{seat}")
    return f"seat {seat}" if name is None else f"{_printable(name)} (seat {seat})"


def _printable(text: str) -> str:
    """A text that cannot play tricks with the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
