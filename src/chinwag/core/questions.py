"""Reading a game's `questions.toml`: what people ask, which rule answers, and the words that they use.

Under each rule stand its title and the questions that it answers: `yes` and `no` hold those whose short answer that
is, `open` all others. `silent` has questions that the rules do not answer or that belong to another game.
`docs/ask.md` tells the form with examples.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from chinwag.core.components import ComponentsError, read_components
from chinwag.core.rulebook import Rule

Verdict = Literal["yes", "no"]


class Question(Struct, frozen=True):
    """One question. `rules` answer it, each as well as the others, the one that it stands under first.

    `rules` is empty where the rulebook is silent; `elsewhere` tells that another game of the house answers.
    """

    text: str
    rules: tuple[str, ...] = ()
    verdict: Verdict | None = None
    elsewhere: bool = False


class Topic(Struct, frozen=True):
    """What is known of one rule beside its text: a title, and the rules that one reads next.

    A rule without an entry bears the title of its section, so that a new rule can be asked about at once.
    """

    title: str
    related: tuple[str, ...] = ()


class QuestionBook(Struct, frozen=True):
    """All questions of a game. `synonyms` has the rules' own words, each with the words that people use for it."""

    topics: Mapping[str, Topic]
    questions: tuple[Question, ...]
    synonyms: Mapping[str, tuple[str, ...]]


class _Shared(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that other rules answer just as well."""

    q: str
    also: tuple[str, ...]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    related: tuple[str, ...] = ()
    yes: tuple[str | _Shared, ...] = ()
    no: tuple[str | _Shared, ...] = ()
    open: tuple[str | _Shared, ...] = ()


class _Silent(Struct, frozen=True, forbid_unknown_fields=True):
    unanswered: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    synonyms: dict[str, tuple[str, ...]]
    rules: dict[str, _Entry]
    silent: _Silent


def read_questions(toml: str, file: str, rulebook: Sequence[Rule]) -> QuestionBook:
    """The questions of a game whose rules are given.

    `file` is what errors call the text. Raises `ComponentsError` that names the place: for TOML that cannot be
    read, an unknown key, a rule that is not in the rulebook, and a question that stands twice.

    >>> rule = Rule("AG-1.1", "AG-1 A turn", ())
    >>> toml = '[synonyms]\\n[silent]\\n[rules."AG-1.1"]\\ntitle = "Singing"\\nyes = ["Must I sing?"]'
    >>> read_questions(toml, "questions.toml", [rule]).questions
    (Question(text='Must I sing?', rules=('AG-1.1',), verdict='yes', elsewhere=False),)
    """
    read = read_components(toml, file, _File)
    _check_rules(read, file, [rule.id for rule in rulebook])
    questions = (*_answered(read), *_not_answered(read))
    _check_texts(questions, file)
    topics = {rule.id: Topic(rule.section.partition(" ")[2]) for rule in rulebook}
    topics |= {rule: Topic(entry.title, entry.related) for rule, entry in read.rules.items()}
    return QuestionBook(topics, questions, read.synonyms)


def _answered(read: _File) -> Iterator[Question]:
    for rule, entry in read.rules.items():
        kinds: tuple[tuple[Verdict | None, tuple[str | _Shared, ...]], ...] = (
            ("yes", entry.yes),
            ("no", entry.no),
            (None, entry.open),
        )
        for verdict, asked in kinds:
            for each in asked:
                if isinstance(each, str):
                    yield Question(each, (rule,), verdict)
                else:
                    yield Question(each.q, (rule, *each.also), verdict)


def _not_answered(read: _File) -> Iterator[Question]:
    yield from (Question(text) for text in read.silent.unanswered)
    yield from (Question(text, elsewhere=True) for text in read.silent.elsewhere)


def _check_rules(read: _File, file: str, known: list[str]) -> None:
    for rule, entry in read.rules.items():
        shared = [
            also for each in (*entry.yes, *entry.no, *entry.open) if not isinstance(each, str) for also in each.also
        ]
        for named in (rule, *entry.related, *shared):
            if named not in known:
                raise ComponentsError(file, f"rules, {rule}", f"there is no rule {named}")


def _check_texts(questions: Sequence[Question], file: str) -> None:
    seen: dict[str, str] = {}
    for question in questions:
        place = question.rules[0] if question.rules else "silent"
        plain = question.text.strip().lower()
        if not plain:
            raise ComponentsError(file, place, "a question is empty")
        if plain in seen:
            raise ComponentsError(file, place, f"{question.text!r} stands under {seen[plain]} already")
        seen[plain] = place
