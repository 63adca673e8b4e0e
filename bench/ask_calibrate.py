"""Learns what RulesPal knows from the questions that are not held out, for `python bench/ask.py --calibrate`.

Every question is asked of an index, and of readers, that were made without it: the questions are cut into five
parts, and each part is asked of the other four. The weights are those of two regressions: over the rules of a game,
and over whether the rules answer. The readers that come with the package have learnt from all five parts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import numpy as np
from bench.ask_fit import Floats, choice, logistic, softmax

from chinwag.core.protocol import AnyRules
from chinwag.core.questions import Question
from chinwag.rulespal import minilm
from chinwag.rulespal.evidence import Evidence, Witness
from chinwag.rulespal.learnt import Learnt
from chinwag.rulespal.packing import Row
from chinwag.rulespal.readers import SILENCE, Probe, Probed
from chinwag.rulespal.senses import senses
from chinwag.rulespal.split import kept
from chinwag.rulespal.weighing import Weights, ranking, signs
from chinwag.rulespal.wording import Wording

PARTS = 5

ANSWERED = 3 / 5
"""Of what people ask at a table the rules answer about so much, by our guess."""

FOREIGN = 4
"""Of the questions of each other game, one in so many is asked, too: the rules of this game do not answer it."""

VectorOf = Callable[[str], Sequence[float]]


class Heard(NamedTuple):
    """A question with the evidence for it; `answered` tells whether the rules of the game asked answer it."""

    question: Question
    answered: bool
    evidence: Evidence


def learn(games: Mapping[str, AnyRules], meaning_of: VectorOf, say: Callable[[str], None]) -> Learnt:
    """Everything, from all questions that are not held out. `meaning_of` gives a text's vector by the model."""
    sense_of = cache(senses().of)
    senses_alone, both = (sense_of,), (sense_of, meaning_of)
    every = {game: known_of(games, game) for game in games}
    return Learnt(
        words=calibrated(games, senses_alone, say),
        meaning=calibrated(games, both, say),
        sense_probes={game: probe_of(rules, every[game], sense_of) for game, rules in games.items()},
        meaning_probes={game: probe_of(rules, every[game], meaning_of) for game, rules in games.items()},
    )


def part_of(question: Question) -> int:
    """The part that a question belongs to."""
    return hashlib.sha256(b"part " + question.text.encode()).digest()[0] % PARTS


def known_of(games: Mapping[str, AnyRules], game: str) -> list[Question]:
    """The questions of a game that are not held out, and some of the other games: its rules do not answer those."""
    return [*kept(game, games[game].questions.questions), *_foreign(games, game)]


def _foreign(games: Mapping[str, AnyRules], game: str) -> Iterator[Question]:
    for other, rules in games.items():
        if other != game:
            answered = [each for each in kept(other, rules.questions.questions) if each.rules]
            yield from (Question(each.text, elsewhere=True) for each in answered[::FOREIGN])


def probe_of(rules: AnyRules, questions: Sequence[Question], vector_of: VectorOf) -> Probe:
    """What tells the questions of a game apart by their vectors."""
    names = (*(rule.id for rule in rules.rulebook), SILENCE)
    aims = np.array([[name in (question.rules or (SILENCE,)) for name in names] for question in questions], float)
    vectors = np.array([vector_of(question.text) for question in questions])
    weights, starts = softmax(vectors, aims / aims.sum(1, keepdims=True))
    return Probe(names, tuple(Row.of(row.tolist()) for row in weights), tuple(map(_rounded, starts)))


def calibrated(games: Mapping[str, AnyRules], vectors: Sequence[VectorOf], say: Callable[[str], None]) -> Weights:
    """How much each number of the evidence counts."""
    heard = [each for game in games for each in _hear(games, game, vectors)]
    answered = [each for each in heard if each.answered]
    say(f"{len(heard)} questions heard, {len(answered)} of them answered by the rules")
    weights = _rule_weights(answered).tolist()
    first = [ranking(each.evidence, weights)[0].evidence.rule in each.question.rules for each in answered]
    say(f"first rule right: {np.mean(first):.3f}")
    table = np.array([signs(each.evidence, ranking(each.evidence, weights)) for each in heard])
    truth = np.array([each.answered for each in heard])
    counts, start = logistic(table, truth, ANSWERED)
    sure = table @ counts + start
    say(f"  answered and found silent: {np.mean(sure[truth] <= 0):.3f}")
    say(f"  silent and found answered: {np.mean(sure[~truth] > 0):.3f}")
    return Weights(tuple(map(_rounded, weights)), tuple(map(_rounded, counts)), _rounded(start))


def _hear(games: Mapping[str, AnyRules], game: str, vectors: Sequence[VectorOf]) -> Iterator[Heard]:
    """Every question of a game, asked of a witness who does not know its part."""
    rules = games[game]
    known = known_of(games, game)
    for part in range(PARTS):
        others = [each for each in known if part_of(each) != part]
        witness = _witness(rules, others, vectors)
        for question in known:
            if part_of(question) == part:
                yield Heard(question, bool(question.rules), witness.hear(question.text))


def _witness(rules: AnyRules, questions: Sequence[Question], vectors: Sequence[VectorOf]) -> Witness:
    book = rules.questions
    titles = {rule: topic.title for rule, topic in book.topics.items()}
    readers = [Probed(probe_of(rules, questions, vector_of), vector_of) for vector_of in vectors]
    own = set(book.questions)  # what is asked of other games is no entry of the index
    return Witness(
        rules.rulebook, titles, [each for each in questions if each in own], Wording(book.synonyms), readers
    )


def _rule_weights(answered: Sequence[Heard]) -> Floats:
    """How much each number of the evidence for a rule says."""
    width = len(answered[0].evidence.rules[0].numbers)
    longest = max(len(each.evidence.rules) for each in answered)
    tables = np.zeros((len(answered), longest, width))
    there = np.zeros((len(answered), longest), bool)
    right = np.zeros((len(answered), longest), bool)
    for row, each in enumerate(answered):
        for column, rule in enumerate(each.evidence.rules):
            tables[row, column] = rule.numbers
            there[row, column] = True
            right[row, column] = rule.rule in each.question.rules
    return choice(tables, there, right)


def _rounded(number: float) -> float:
    return round(float(number), 3)


class Remembering:
    """A vector for each text, made once: many at a time, since one by one the model takes long."""

    def __init__(self, model: minilm.MiniLM, texts: Sequence[str]) -> None:
        self._rows = dict(zip(texts, model.encode(texts).tolist(), strict=True))

    def vector_of(self, text: str) -> Sequence[float]:
        """The vector of one of the texts."""
        row: Sequence[float] = self._rows[text]
        return row


def texts_of(games: Mapping[str, AnyRules]) -> list[str]:
    """The questions that are not held out."""
    return list(
        dict.fromkeys(
            question.text for game, rules in games.items() for question in kept(game, rules.questions.questions)
        )
    )


def packed(learnt: Learnt) -> bytes:
    """What was learnt, as it comes with the package."""
    return msgspec.msgpack.encode(learnt)


__all__ = ["Remembering", "learn", "packed", "texts_of"]
