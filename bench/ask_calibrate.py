"""Learns the weights of RulesPal from the questions that are not held out, for `python bench/ask.py --calibrate`.

Every question is asked of an index that was made without it: the questions are cut into five parts, and each part
is asked of the other four. The weights are those of two logistic regressions: over the rules of a game, and over
whether the rules answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chinwag.core.protocol import AnyRules
from chinwag.core.questions import Question
from chinwag.rulespal import minilm
from chinwag.rulespal.evidence import MEANT, Evidence, Witness
from chinwag.rulespal.index import entries_of
from chinwag.rulespal.meaning import Encoder
from chinwag.rulespal.split import kept
from chinwag.rulespal.weighing import Weights, ranking, signs
from chinwag.rulespal.wording import Wording

PARTS = 5
STEPS = 400
PULL = 1e-3
"""How strongly weights are pulled to 0."""

ANSWERED = 3 / 5
"""Of what people ask at a table the rules answer about so much, by our guess."""

FOREIGN = 4
"""Of the questions of each other game, one in so many is asked, too: the rules of this game do not answer it."""

Floats = NDArray[np.float64]


class Heard(NamedTuple):
    """A question with the evidence for it; `answered` tells whether the rules of the game asked answer it."""

    game: str
    question: Question
    answered: bool
    evidence: Evidence


def part_of(question: Question) -> int:
    """The part that a question belongs to."""
    return hashlib.sha256(b"part " + question.text.encode()).digest()[0] % PARTS


def witness_of(rules: AnyRules, questions: Sequence[Question], encoder: Encoder | None) -> Witness:
    """What hears questions in one game, knowing only those given."""
    book = rules.questions
    titles = {rule: topic.title for rule, topic in book.topics.items()}
    return Witness(rules.rulebook, titles, questions, Wording(book.synonyms), encoder)


def hear_all(games: Mapping[str, AnyRules], encoder: Encoder | None) -> list[Heard]:
    """Every question that is not held out, asked of an index without it; and some of other games."""
    heard = []
    for game, rules in games.items():
        known = kept(game, rules.questions.questions)
        for part in range(PARTS):
            witness = witness_of(rules, [each for each in known if part_of(each) != part], encoder)
            for question in known:
                if part_of(question) == part:
                    heard.append(Heard(game, question, bool(question.rules), witness.hear(question.text)))
        witness = witness_of(rules, known, encoder)
        for question in foreign(games, game):
            heard.append(Heard(game, question, False, witness.hear(question.text)))
    return heard


def foreign(games: Mapping[str, AnyRules], game: str) -> Iterator[Question]:
    """Some questions of the other games that are not held out."""
    for other, rules in games.items():
        if other != game:
            answered = [each for each in kept(other, rules.questions.questions) if each.rules]
            yield from answered[::FOREIGN]


def calibrated(games: Mapping[str, AnyRules], encoder: Encoder | None, say: Callable[[str], None]) -> Weights:
    """The weights, learnt anew."""
    heard = hear_all(games, encoder)
    answered = [each for each in heard if each.question.rules and each.answered]
    say(f"{len(heard)} questions heard, {len(answered)} of them answered by the rules")
    rules = rule_weights(answered)
    first = [ranking(each.evidence, rules)[0].evidence.rule in each.question.rules for each in answered]
    say(f"first rule right: {sum(first) / len(first):.3f}")
    table = np.array([signs(each.evidence, ranking(each.evidence, rules)) for each in heard])
    truth = np.array([each.answered for each in heard])
    weights, start = logistic(table, truth)
    sure = table @ weights + start
    say(f"told apart from silence: {np.mean((sure > 0) == truth):.3f}")
    say(f"  answered and found silent: {np.mean(sure[truth] <= 0):.3f}")
    say(f"  silent and found answered: {np.mean(sure[~truth] > 0):.3f}")
    return Weights(tuple(map(_rounded, rules)), tuple(map(_rounded, weights)), _rounded(start))


def rule_weights(answered: Sequence[Heard]) -> list[float]:
    """How much each number of the evidence for a rule says: a softmax over the rules of the game."""
    width = len(answered[0].evidence.rules[0].numbers)
    longest = max(len(each.evidence.rules) for each in answered)
    table = np.zeros((len(answered), longest, width))
    there = np.zeros((len(answered), longest), bool)
    right = np.zeros((len(answered), longest), bool)
    for row, each in enumerate(answered):
        for column, rule in enumerate(each.evidence.rules):
            table[row, column] = rule.numbers
            there[row, column] = True
            right[row, column] = rule.rule in each.question.rules
    scale = table[there].std(0) + 1e-9

    def slope(weights: Floats) -> Floats:
        scores = np.where(there, (table / scale) @ weights, -np.inf)
        chance = np.exp(scores - scores.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        aim = chance * right
        aim /= aim.sum(1, keepdims=True)
        return np.asarray(np.einsum("qrn,qr->n", table / scale, chance - aim) / len(answered) + PULL * weights)

    return list(descend(slope, width) / scale)


def logistic(table: Floats, truth: NDArray[np.bool_]) -> tuple[Floats, float]:
    """Weights and start of a logistic regression; `ANSWERED` of the weight lies on what is true."""
    mean, scale = table.mean(0), table.std(0) + 1e-9
    plain = np.hstack([(table - mean) / scale, np.ones((len(table), 1))])
    count = np.where(truth, ANSWERED / truth.mean(), (1 - ANSWERED) / (~truth).mean())

    def slope(weights: Floats) -> Floats:
        chance = 1 / (1 + np.exp(-(plain @ weights)))
        return np.asarray(plain.T @ ((chance - truth) * count) / len(table) + PULL * weights)

    found = descend(slope, plain.shape[1])
    weights = found[:-1] / scale
    return weights, float(found[-1] - weights @ mean)


def descend(slope: Callable[[Floats], Floats], width: int) -> Floats:
    """Where a convex function is lowest, by Adam."""
    weights, mean, square = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        now = slope(weights)
        mean = 0.9 * mean + 0.1 * now
        square = 0.99 * square + 0.01 * now**2
        weights = weights - 0.1 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return weights


def _rounded(number: float) -> float:
    return round(float(number), 3)


class Remembering:
    """A model that encodes each text once, however many indexes it is in."""

    def __init__(self, model: minilm.MiniLM) -> None:
        self._model = model
        self._rows: dict[str, minilm.Floats] = {}

    def rows(self, texts: Sequence[str]) -> minilm.Floats:
        """The rows of texts."""
        missing = [text for text in dict.fromkeys(texts) if text not in self._rows]
        self._rows.update(zip(missing, self._model.rows(missing), strict=True))
        return np.array([self._rows[text] for text in texts])

    def vectors(self, texts: Sequence[str]) -> Remembered:
        """The texts, ready to be compared with others."""
        return Remembered(self, self.rows(texts))


class Remembered:
    """Texts that have been encoded."""

    def __init__(self, model: Remembering, rows: minilm.Floats) -> None:
        self._model, self._rows = model, rows

    def near(self, text: str) -> Sequence[float]:
        """How near a text is to each of them."""
        near: list[float] = (self._rows @ self._model.rows([text])[0]).tolist()
        return near


def texts_of(games: Mapping[str, AnyRules]) -> list[str]:
    """Every text that the product compares by meaning."""
    texts = []
    for game, rules in games.items():
        titles = {rule: topic.title for rule, topic in rules.questions.topics.items()}
        entries = entries_of(rules.rulebook, titles, kept(game, rules.questions.questions))
        texts += [entry.text for entry in entries if entry.kind in MEANT]
    return list(dict.fromkeys(texts))


__all__ = ["Remembering", "calibrated", "texts_of", "witness_of"]
