"""Makes the senses of English words that RulesPal reads by, once: `python bench/ask_senses.py`.

Each word of the model's vocabulary is read alone by the model, which takes some minutes. Kept are the directions
that tell the questions of players apart, and of the words the commonest and those of our own texts.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from bench.ask_fit import Floats

from chinwag.games import GAMES
from chinwag.rulespal import minilm, senses
from chinwag.rulespal.packing import Row
from chinwag.rulespal.senses import Senses, plain_words
from chinwag.rulespal.split import kept

COMMONEST = 12_000
WIDTH = 96
LEARNT = Path(senses.__file__).parent / "learnt"


def main() -> None:
    """Read the vocabulary, turn it, and write the file."""
    folder = minilm.model_folder()
    if folder is None:
        raise SystemExit("the model is not installed: see docs/ask.md")
    vocabulary = (folder / "vocab.txt").read_text(encoding="utf-8").split("\n")
    words = [word for word in vocabulary if word.isascii() and word.isalpha()]
    rows = minilm.MiniLM(folder).encode(words).astype(np.float64)
    made = turned(words, rows - rows.mean(0), own_texts())
    (LEARNT / senses.FILE).write_bytes(zlib.compress(msgspec.msgpack.encode(made), 9))


def own_texts() -> list[str]:
    """The rules, and the questions that are not held out."""
    texts = []
    for game, rules in GAMES.items():
        texts += [rule.text for rule in rules.rulebook]
        texts += [question.text for question in kept(game, rules.questions.questions)]
    return texts


def turned(words: Sequence[str], rows: Floats, texts: Sequence[str]) -> Senses:
    """The senses, with the directions first in which `texts` differ most."""
    own = {word for text in texts for word in plain_words(text)}
    ranks = {word: rank for rank, word in enumerate(words)}
    spread = np.array([sense for text in texts if (sense := _sense(text, rows, ranks)) is not None])
    directions = np.linalg.svd(spread, full_matrices=False)[2][:WIDTH]
    kept_words = [word for word in words if ranks[word] < COMMONEST or word in own]
    short = rows[[ranks[word] for word in kept_words]] @ directions.T
    packed = {word: Row.of(row.tolist()) for word, row in zip(kept_words, short, strict=True)}
    return Senses(WIDTH, packed, {word: ranks[word] for word in kept_words})


def _sense(text: str, rows: Floats, ranks: dict[str, int]) -> Floats | None:
    places = [ranks[word] for word in plain_words(text) if word in ranks]
    if not places:
        return None
    weights = np.array([senses.weight_of(place) for place in places])
    return np.asarray(weights @ rows[places] / np.linalg.norm(weights))


if __name__ == "__main__":
    main()
