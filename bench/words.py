"""All words that a hand of Handsome makes, beside a scan of the whole list; what the word list costs at the start.

    python bench/words.py

Every hand is seven random cards of the box. The scan has the same masks ready and tries each word. Start-up is
timed in fresh processes, CPU time; memory is what the objects add to the process, by tracemalloc.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from chinwag.games.handsome import RULES
from chinwag.games.handsome.box import Box, mask_of
from chinwag.games.handsome.dictionary import SIZE_OF
from chinwag.games.handsome.lexicon.definitions import meanings_of
from chinwag.games.handsome.lexicon.word_list import word_list

SEVEN = 7
"""Five cards in the centre and two in the hand (HA-2.3)."""

STARTS = 5
"""So many fresh processes are started."""


class Spread(NamedTuple):
    """Times in microseconds."""

    median: float
    slow: float

    def __str__(self) -> str:
        return f"{self.median:,.1f} µs in the median, {self.slow:,.1f} µs in the 95th of 100"


def measured(task: Callable[[int], object], hands: list[int]) -> Spread:
    """How long a task takes for each hand."""
    took = []
    for hand in hands:
        start = time.perf_counter_ns()
        task(hand)
        took.append((time.perf_counter_ns() - start) / 1000)
    took.sort()
    return Spread(statistics.median(took), took[len(took) * 95 // 100])


def random_hands(box: Box, count: int) -> list[int]:
    """Hands of seven cards as masks, always the same."""
    dice = random.Random(1)
    return [mask_of(dice.sample(range(box.size), SEVEN)) for _ in range(count)]


def scan_of(box: Box) -> Callable[[int], list[str]]:
    """The plain way: try every word that some cards make, each card once, with its mask ready."""
    every = box.every_card
    masks = {}
    for word in word_list().words:
        consonants = [letter for letter in word if letter in box.card_of]
        mask = box.mask_of_word(word)
        if mask.bit_count() == len(consonants):
            masks[word] = mask

    def scan(hand: int) -> list[str]:
        missing = every & ~hand
        return [word for word, mask in masks.items() if not mask & missing]

    return scan


START_UP = """
import time
from chinwag.games.handsome import RULES
vocabulary = RULES._box.vocabulary
times = [time.process_time()]
vocabulary.words; times.append(time.process_time())
vocabulary.makeable(127, False); times.append(time.process_time())
vocabulary.makeable(127, True); times.append(time.process_time())
print(*(1000 * (after - before) for before, after in zip(times, times[1:])))
"""


def start_up() -> list[float]:
    """CPU milliseconds for the words, the index of the game and that of the party variant, in the median."""
    runs = []
    for _ in range(STARTS):
        done = subprocess.run([sys.executable, "-c", START_UP], capture_output=True, text=True, check=True)
        runs.append([float(number) for number in done.stdout.split()])
    return [statistics.median(column) for column in zip(*runs, strict=True)]


def memory() -> list[float]:
    """Megabytes that the words, the index of the game and that of the party variant take."""
    vocabulary = Box(RULES.components).vocabulary
    word_list.cache_clear()
    gc.collect()
    tracemalloc.start()
    sizes = [tracemalloc.get_traced_memory()[0]]
    tasks: list[Callable[[], object]] = [
        lambda: vocabulary.words,
        lambda: vocabulary.makeable(1, False),
        lambda: vocabulary.makeable(1, True),
    ]
    for task in tasks:
        task()
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return [(after - before) / 1e6 for before, after in pairwise(sizes)]


def explained(box: Box, every: int = 1) -> dict[int, float]:
    """How many of a hundred words that some hand can make have a meaning, by the size of the list (HA-4.1).

    `every` looks up only each word in so many.
    """
    words = box.vocabulary.words
    makeable = sorted(box.vocabulary.makeable(box.every_card, False))[::every]
    found = {number: bool(meanings_of(words.words[number])) for number in makeable}
    shares = {}
    for size in SIZE_OF.values():
        inside = [has for number, has in found.items() if words.sizes[number] <= size]
        shares[size] = 100 * sum(inside) / len(inside)
    return shares


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hands", type=int, default=5000)
    parser.add_argument("--scans", type=int, default=200, help="so many of the hands are scanned for as well")
    parser.add_argument("--all", action="store_true", help="look up the meaning of every word, not of one in 20")
    wish = parser.parse_args()
    box = RULES._box
    hands = random_hands(box, wish.hands)
    scan = scan_of(box)
    box.vocabulary.makeable(box.every_card & 1, True)
    found = statistics.median(len(box.vocabulary.makeable(hand, False)) for hand in hands)
    print(f"CPython {platform.python_version()}, {platform.machine()}; {wish.hands} hands")
    print(f"words of a hand:     {found:.0f} in the median")
    quick = measured(lambda hand: box.vocabulary.makeable(hand, False), hands)
    slow = measured(scan, hands[: wish.scans])
    print(f"all words of a hand: {quick}")
    print(f"a scan of the list:  {slow}; {slow.median / quick.median:,.0f} times as long")
    print(f"the party variant:   {measured(lambda hand: box.vocabulary.makeable(hand, True), hands)}")
    words = [word_list().words[number] for number in range(0, len(word_list().words), 997)]
    meanings_of.cache_clear()
    print(f"what a word means:   {measured(lambda at: meanings_of(words[at]), list(range(len(words))))}")
    rates = explained(box, 1 if wish.all else 20)
    print("with a meaning:      " + ", ".join(f"{rate:.1f} % up to size {size}" for size, rate in rates.items()))
    names = ("words", "index", "party index")
    print("start-up: " + ", ".join(f"{name} {ms:.0f} ms" for name, ms in zip(names, start_up(), strict=True)))
    print("memory: " + ", ".join(f"{name} {size:.1f} MB" for name, size in zip(names, memory(), strict=True)))


if __name__ == "__main__":
    main()
