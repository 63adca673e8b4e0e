"""Random playouts of a game through `legal_ids` and `play_id`, beside games of other libraries in the same run.

    python bench/playouts.py beardsmith

Every contestant plays whole games at random for a while, in turn with the others, in one process, and CPU time is
counted. Printed is the median over the rounds; the ratio is that of decisions per CPU-second to the peer's. Peers
whose library is not installed are left out.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from chinwag.core.chance import FastChance
from chinwag.core.protocol import AnyRules
from chinwag.games import GAMES, game

Playout = Callable[[random.Random], int]
"""Plays one game at random and gives the number of decisions."""


class Peer(NamedTuple):
    """A game of another library: what to call it, the module that must be there, and how to play it with seats."""

    name: str
    module: str
    playout: Callable[[int], Playout]


class Rate(NamedTuple):
    """What one contestant reached in one round, or the median of several."""

    games: float
    decisions: float


def playout_of(rules: AnyRules, seats: int) -> Playout:
    """Games of the house with a number of seats, from the deal to the end."""

    def play(luck: random.Random) -> int:
        state = rules.start(seats, {}, FastChance(luck.getrandbits(32)))
        decisions = 0
        while (ask := state.ask) is not None:
            seat = ask.awaited[0]
            ids = state.legal_ids(seat)
            state.play_id(seat, ids[int(luck.random() * len(ids))])
            decisions += 1
        return decisions

    return play


def open_spiel(game_name: str) -> Callable[[int], Playout]:
    """Games of OpenSpiel, which are C++, driven from Python in the same way. `{seats}` in the name is filled in."""

    def with_seats(seats: int) -> Playout:
        peer: Any = importlib.import_module("pyspiel").load_game(game_name.format(seats=seats))

        def play(luck: random.Random) -> int:
            state = peer.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, odds)[0])
                    continue
                ids = state.legal_actions()
                state.apply_action(ids[int(luck.random() * len(ids))])
                decisions += 1
            return decisions

        return play

    return with_seats


def open_spiel_in_python(game_name: str) -> Callable[[int], Playout]:
    """Games of OpenSpiel that are written in Python, which its Python package registers when it is imported."""

    def with_seats(seats: int) -> Playout:
        importlib.import_module("open_spiel.python.games")
        return open_spiel(game_name)(seats)

    return with_seats


def rlcard_core(seats: int) -> Playout:
    """Uno of RLCard, which is Python: the game alone, without observations."""
    peer: Any = importlib.import_module("rlcard.games.uno.game").UnoGame(num_players=seats)
    random_state: Any = importlib.import_module("numpy.random").RandomState

    def play(luck: random.Random) -> int:
        peer.np_random = random_state(luck.getrandbits(32))
        peer.init_game()
        decisions = 0
        while not peer.is_over():
            actions = peer.get_legal_actions()
            peer.step(actions[int(luck.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def rlcard_environment(seats: int) -> Playout:
    """Uno of RLCard as its users drive it, with an observation made for every decision."""
    peer: Any = importlib.import_module("rlcard").make("uno", {"game_num_players": seats, "seed": 0})

    def play(luck: random.Random) -> int:
        observation, _ = peer.reset()
        decisions = 0
        while not peer.is_over():
            actions = list(observation["legal_actions"])
            observation, _ = peer.step(actions[int(luck.random() * len(actions))])
            decisions += 1
        return decisions

    return play


PEERS: Mapping[str, tuple[Peer, ...]] = {
    "beardsmith": (Peer("OpenSpiel hive", "pyspiel", open_spiel("hive")),),
    "epic": (
        Peer("RLCard uno, core", "rlcard", rlcard_core),
        Peer("RLCard uno, observations", "rlcard", rlcard_environment),
        Peer("OpenSpiel crazy_eights", "pyspiel", open_spiel("crazy_eights(players={seats})")),
    ),
    "wizards": (
        Peer("OpenSpiel block dominoes", "pyspiel", open_spiel_in_python("python_block_dominoes")),
        Peer("OpenSpiel liar's poker", "pyspiel", open_spiel_in_python("python_liars_poker")),
        Peer("OpenSpiel kuhn poker", "pyspiel", open_spiel_in_python("python_kuhn_poker")),
        Peer("OpenSpiel tic-tac-toe", "pyspiel", open_spiel_in_python("python_tic_tac_toe")),
    ),
}
"""For each game of the house what to stand it beside: games of a like kind, or in the same language."""


def one_round(play: Playout, seconds: float, seed: int) -> Rate:
    """How much a contestant gets done in about so many seconds of CPU time."""
    luck = random.Random(seed)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(luck)
        games += 1
    return Rate(games / spent, decisions / spent)


def compare(contestants: Mapping[str, Playout], rounds: int, seconds: float) -> dict[str, Rate]:
    """The median rate of each contestant over several rounds, in which they take turns."""
    for play in contestants.values():
        play(random.Random(0))
    rates: dict[str, list[Rate]] = {name: [] for name in contestants}
    for number in range(rounds):
        for name, play in contestants.items():
            rates[name].append(one_round(play, seconds, number))
    return {name: Rate(*map(statistics.median, zip(*each, strict=True))) for name, each in rates.items()}


def contestants_for(name: str, seats: int | None) -> tuple[dict[str, Playout], list[str]]:
    """The game of the house, first, and the peers that are installed; and the names of the peers that are not."""
    rules = game(name)
    seats = rules.seats.start if seats is None else seats
    contestants = {f"{name}, {seats} seats": playout_of(rules, seats)}
    missing = []
    for peer in PEERS.get(name, ()):
        if importlib.util.find_spec(peer.module) is None:
            missing.append(peer.name)
        else:
            contestants[peer.name] = peer.playout(seats)
    return contestants, missing


def main() -> None:
    """Read the command line, play, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="how many play; the fewest that the game takes")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each contestant in each round")
    wish = parser.parse_args()
    contestants, missing = contestants_for(wish.game, wish.seats)
    rates = compare(contestants, wish.rounds, wish.seconds)
    ours = next(iter(rates.values()))
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, interpreted")
    print(f"{'':28}{'games/s':>10}{'decisions/s':>14}{'µs/decision':>14}{'ratio':>8}")
    for name, rate in rates.items():
        ratio = "" if rate is ours else f"{ours.decisions / rate.decisions:8.2f}"
        print(f"{name:28}{rate.games:10.1f}{rate.decisions:14.0f}{1e6 / rate.decisions:14.1f}{ratio}")
    for peer in missing:
        print(f"{peer}: its library is not installed", file=sys.stderr)


if __name__ == "__main__":
    main()
