"""How large the messages of a table are: the `step` that whoever is awaited gets, and the legal actions in it.

    python bench/frames.py wizards

Games are played at random from the same seeds every time, with all that is legal to choose from, and every step is
written as the server writes it. With `--position` one position is looked at instead: `@FILE` reads it from a file.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator
from pathlib import Path

import msgspec

from chinwag.core.chance import FastChance, SealedChance
from chinwag.core.options import complete
from chinwag.core.protocol import AnyRules, Seat
from chinwag.games import GAMES, game
from chinwag.server import scribe
from chinwag.table.match import Match


def sizes_of_games(rules: AnyRules, seats: int, games: int) -> Iterator[tuple[int, int]]:
    """Of every step of so many games the bytes of the message, and of the legal actions in it."""
    luck = random.Random(1)
    for number in range(games):
        chance = SealedChance(number.to_bytes(32, "big"))
        match = Match(rules, seats, complete(rules.options, {}), chance, at=0, sequence=0)
        while (ask := match.ask) is not None:
            seat = luck.choice(ask.awaited)
            yield len(scribe.encode(scribe.step(match, match.moments[-1], seat))), size_of_legal(match, seat)
            match.play(seat, luck.choice(match._state.legal(seat)), at=0)


def size_of_legal(match: Match, seat: Seat) -> int:
    """The bytes that the legal actions take."""
    return len(msgspec.json.encode(match.legal(seat)))


def of_position(rules: AnyRules, text: str) -> tuple[int, int]:
    """How many legal actions whoever is awaited in a position is told of, and their bytes."""
    state = rules.load(rules.notation.read_position(text), FastChance(1))
    match = Match(
        rules, len(state.scores()), complete(rules.options, {}), SealedChance(bytes(32)), at=0, sequence=0
    )
    match._state = state
    assert match.ask is not None, "somebody is awaited"
    seat = match.ask.awaited[0]
    return len(match.legal(seat)), size_of_legal(match, seat)


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--position", default=None)
    given = parser.parse_args(arguments)
    rules = game(given.game)
    if given.position is not None:
        text = Path(given.position[1:]).read_text("utf-8").strip() if given.position[0] == "@" else given.position
        actions, size = of_position(rules, text)
        print(f"{actions:,} legal actions, {size:,} bytes")
        return
    for seats in rules.seats if given.seats is None else [given.seats]:
        steps, legal = zip(*sizes_of_games(rules, seats, given.games), strict=True)
        for name, sizes in (("step", steps), ("legal", legal)):
            high = statistics.quantiles(sizes, n=20)[-1]
            print(
                f"{rules.id}, {seats} seats, {name}: {statistics.mean(sizes):,.0f} bytes on average,"
                f" {high:,.0f} at the 95th percentile, {max(sizes):,} at most"
            )


if __name__ == "__main__":
    main()
