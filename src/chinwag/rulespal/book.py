"""One game as RulesPal knows it: the rulebook, what people ask, and who finds what in it."""

from __future__ import annotations

from collections import defaultdict

from chinwag.core.protocol import AnyRules
from chinwag.core.questions import Question, Verdict
from chinwag.core.rulebook import Rule
from chinwag.rulespal.answers import RuleRef
from chinwag.rulespal.claims import Claims
from chinwag.rulespal.evidence import Witness
from chinwag.rulespal.learnt import learnt
from chinwag.rulespal.meaning import Encoder
from chinwag.rulespal.split import kept
from chinwag.rulespal.verdicts import Saying, saying, verdict_of
from chinwag.rulespal.weighing import Finding, weigh
from chinwag.rulespal.wording import Wording, words_of

LONG_TABLE = 8
"""A table of more rows is not quoted as a whole."""


CERTAIN = 12.0
"""How sure one is of a question that stands in the book word for word."""


class Book:
    """The rulebook of one game, ready to be asked. Questions that are held out are not in its index."""

    def __init__(self, rules: AnyRules, encoder: Encoder | None) -> None:
        self.game, self.name = rules.id, rules.name
        self.rules = {rule.id: rule for rule in rules.rulebook}
        self._topics = rules.questions.topics
        self._weights = learnt().weights(encoder)
        self.wording = Wording(rules.questions.synonyms)
        titles = {rule: topic.title for rule, topic in self._topics.items()}
        questions = kept(rules.id, rules.questions.questions)
        self._known: dict[tuple[str, ...], tuple[str, ...]] = {
            self._key(title): (rule,) for rule, title in titles.items()
        }
        self._known |= {self._key(question.text): question.rules for question in questions}
        self._said: dict[Saying, list[Question]] = defaultdict(list)
        for question in questions:
            said = saying(question.text, self.wording)
            if said is not None:
                self._said[said].append(question)
        self.texts = [
            *(f"{rule.text} {titles[rule.id]} {' '.join(map(' '.join, rule.table))}" for rule in rules.rulebook),
            *(question.text for question in questions if question.rules),
        ]
        self._witness = Witness(
            rules.rulebook,
            titles,
            questions,
            self.wording,
            learnt().readers(rules.id, encoder),
        )
        self._claims = Claims(rules.claims, rules.questions.synonyms)
        own = words_of(rules.name)
        self._names = (own, own[1:]) if own[0] == "the" else (own,)

    def find(self, question: str) -> Finding:
        """What the rules say about a question, weighed; what the book has already needs no weighing."""
        finding = weigh(self._witness.hear(question), self._weights)
        known = self._known.get(self._key(question))
        if known is None:
            same = self._saying_the_same(question)
            if not same:
                return finding
            known = tuple(dict.fromkeys(rule for each in same for rule in each.rules))
        ranked = sorted(finding.ranked, key=lambda each: each.evidence.rule not in known)
        return Finding(tuple(ranked), CERTAIN if known else -CERTAIN)

    def verdict(self, question: str, rule: str) -> Verdict | None:
        """Yes or no, where the book has a question that says the same, or else a claim of the rule that answers."""
        same = self._saying_the_same(question)
        return verdict_of(question, same) if same else self._claims.verdict(question, rule)

    def _saying_the_same(self, question: str) -> list[Question]:
        said = saying(question, self.wording)
        return [] if said is None else self._said.get(said, [])

    def _key(self, text: str) -> tuple[str, ...]:
        """What two texts have in common that say the same in the same words."""
        return self.wording.words(text)

    def knows(self, question: str) -> bool:
        """Whether the question stands in the book word for word, and the rules answer it."""
        return bool(self._known.get(self._key(question)))

    def is_named_in(self, question: str) -> bool:
        """Whether a question names the game."""
        asked = words_of(question)
        return any(
            asked[start : start + len(name)] == name
            for name in self._names
            for start in range(len(asked) - len(name) + 1)
        )

    def rows_for(self, rule: Rule, question: str) -> tuple[tuple[str, ...], ...]:
        """The rows of a rule's table that a question is about: those whose first cell it names.

        Where it names none it is about the whole table, unless that is long: then about the text alone.
        """
        rows = rule.table[1:]
        asked = set(words_of(question))
        named = tuple(row for row in rows if _name_of(row) and _name_of(row) <= asked)
        if named:
            return named
        return rows if len(rows) <= LONG_TABLE else ()

    def about(self, rule: str) -> RuleRef:
        """A rule by its title and section."""
        return RuleRef(rule, self._topics[rule].title, self.rules[rule].section)

    def related(self, rule: str) -> tuple[RuleRef, ...]:
        """The rules that one reads next."""
        return tuple(self.about(other) for other in self._topics[rule].related)


def _name_of(row: tuple[str, ...]) -> set[str]:
    """The words of a row's first cell, without the mark that it may bear."""
    return set(words_of(row[0].partition("[")[0]))
