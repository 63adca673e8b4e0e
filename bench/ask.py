"""How well RulesPal answers questions that it has never seen, by words alone and with a model of meaning.

    python bench/ask.py               # ask the questions that are held out
    python bench/ask.py --calibrate   # learn the weights anew from all others

One question in five is held out by a hash of its text (`chinwag.rulespal.split`): it is in no index, and no weight
is learnt from it. Each is asked twice, with its game named and without. Questions of one game are also asked of
another, whose rules do not answer them.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from chinwag.core.questions import Question
from chinwag.games import GAMES
from chinwag.rulespal import Answer, RulesPal, learnt, meaning
from chinwag.rulespal.claims import Claims
from chinwag.rulespal.split import held_out, kept

PACKAGE = Path(meaning.__file__).parent
TOP = 3
FOREIGN = 3
"""One held-out question in so many is asked of the next game, too."""


class Asked(NamedTuple):
    """A question asked of a game, with the answer; `rules` answer it, none where that game's rules are silent."""

    question: str
    game: str
    rules: tuple[str, ...]
    verdict: str | None
    answer: Answer


class Case(NamedTuple):
    """A question to be asked of a game."""

    game: str
    question: Question


def held() -> list[Case]:
    """The held-out questions of all games."""
    return [
        Case(game, question)
        for game, rules in GAMES.items()
        for question in rules.questions.questions
        if held_out(game, question)
    ]


def foreign(cases: list[Case]) -> Iterator[Case]:
    """Some of them asked of the wrong game."""
    games = list(GAMES)
    answered = [case for case in cases if case.question.rules]
    for case in answered[::FOREIGN]:
        other = games[(games.index(case.game) + 1) % len(games)]
        yield Case(other, Question(case.question.text, elsewhere=True))


def ask_all(pal: RulesPal, cases: Iterable[Case], *, named: bool) -> list[Asked]:
    """Ask them, with the game or without."""
    return [
        Asked(
            case.question.text,
            case.game,
            case.question.rules,
            case.question.verdict,
            pal.ask(case.question.text, case.game if named else None),
        )
        for case in cases
    ]


def verbatim(answer: Answer) -> bool:
    """Whether every quote stands word for word in the rulebook's file, and its rule belongs to the game."""
    assert answer.game is not None
    file = PACKAGE.parent / "games" / answer.game / "rulebook.md"
    source = " ".join(file.read_text(encoding="utf-8").split())
    ids = {rule.id for rule in GAMES[answer.game].rulebook}
    return all(" ".join(quote.text.split()) in source and quote.rule in ids for quote in answer.quotes)


def share(found: Iterable[bool]) -> str:
    """How many of all, with the counts."""
    marks = list(found)
    return f"{sum(marks) / max(len(marks), 1):6.1%}  ({sum(marks)} of {len(marks)})"


def report(name: str, pal: RulesPal) -> None:
    """Ask everything and print how it went."""
    cases = held()
    pal.ask("Who wins?")  # opens the books
    start = time.perf_counter()
    named = ask_all(pal, cases, named=True)
    took = (time.perf_counter() - start) / len(cases)
    told = [each for each in named if each.rules]
    given = [each.answer.verdict is not None for each in told if each.verdict]
    silent = [each for each in named if not each.rules]
    elsewhere = ask_all(pal, foreign(cases), named=True)
    ids = [(*each.answer.rules, *each.answer.nearest) for each in told]
    covered = [each for each in (*named, *elsewhere) if each.answer.covered]
    judged = [each for each in named if each.answer.verdict is not None]
    print(f"\n{name}: {len(told)} questions that the rules answer, {len(silent)} that they do not")
    print(f"  first rule right                    {share(ids[n][0] in each.rules for n, each in enumerate(told))}")
    top = [_any(ids[n][:TOP], each) for n, each in enumerate(told)]
    print(f"  right one among the first {TOP}         {share(top)}")
    print(f"  silent although the rules answer    {share(not each.answer.covered for each in told)}")
    print(f"  answered although they are silent   {share(each.answer.covered for each in silent)}")
    print(f"  answered by the wrong game's book   {share(each.answer.covered for each in elsewhere)}")
    print(f"  of what was answered, first right   {share(_first(each) for each in told if each.answer.covered)}")
    print(f"  verdict given, where there is one   {share(given)}")
    print(f"  verdict wrong, where one is given   {share(each.answer.verdict != each.verdict for each in judged)}")
    print(f"  quotes word for word                {share(verbatim(each.answer) for each in covered)}")
    unnamed = ask_all(pal, [case for case in cases if case.question.rules], named=False)
    print("  without the game:")
    back = [each.answer.game is None for each in unnamed]
    print(f"    asked back which game             {share(back)}")
    wrong = [each.answer.game not in (None, each.game) for each in unnamed]
    print(f"    wrong game                        {share(wrong)}")
    print(f"  {took * 1000:.1f} ms for a question")


def report_claims() -> None:
    """Print what claims answer to the questions that are kept, whatever rule is found."""
    asked: list[tuple[Question, set[str]]] = []
    for game, rules in GAMES.items():
        claims = Claims(rules.claims, rules.questions.synonyms)
        for question in kept(game, rules.questions.questions):
            asked.append((question, {verdict for _, verdict in claims.said_in(question.text)}))
    wrong = [verdicts != {question.verdict} for question, verdicts in asked if verdicts]
    print(f"\n{sum(len(rules.claims.claims) for rules in GAMES.values())} claims, on the questions that are kept")
    print(
        f"  said, where there is a verdict      {share(bool(said) for question, said in asked if question.verdict)}"
    )
    print(f"  verdict wrong, where one is said    {share(wrong)}")


def _any(ids: tuple[str, ...], asked: Asked) -> bool:
    return bool(set(ids) & set(asked.rules))


def _first(asked: Asked) -> bool:
    return asked.answer.rules[0] in asked.rules


def calibrate() -> None:
    """Learn everything anew. It takes some minutes and needs the model."""
    from bench.ask_calibrate import Remembering, learn, packed, texts_of

    from chinwag.rulespal import minilm

    folder = minilm.model_folder()
    if folder is None:
        raise SystemExit("the model is not installed: see docs/ask.md")
    model = Remembering(minilm.MiniLM(folder), texts_of(GAMES))
    (PACKAGE / learnt.FILE).write_bytes(packed(learn(GAMES, model.vector_of, print)))


def main() -> None:
    """Measure and print, or calibrate."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--calibrate", action="store_true", help="learn the weights anew")
    if parser.parse_args().calibrate:
        calibrate()
        return
    report_claims()
    report("words alone", RulesPal())
    model = meaning.installed_model()
    if model is not None:
        report("with the model of meaning", RulesPal(encoder=model))


if __name__ == "__main__":
    main()
