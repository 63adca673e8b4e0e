"""What RulesPal answers: quotes that stand in the book, silence where the book is silent, one game at a time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chinwag.games import GAMES, UnknownGame
from chinwag.rulespal import Answer, RulesPal

GAMES_FOLDER = Path(__file__).parents[2] / "src/chinwag/games"


def source_of(game: str) -> str:
    """The rulebook as it is written, with its line breaks as spaces."""
    return " ".join((GAMES_FOLDER / game / "rulebook.md").read_text(encoding="utf-8").split())


def rule_in_source(game: str, rule: str) -> str:
    """One rule of the source, from its id to the next one."""
    text = source_of(game)
    start = text.index(f"- {rule} [")
    following = re.search(r" - [A-Z]{2}-\d+\.\d+ \[| ## ", text[start + 1 :])
    return text[start : start + 1 + following.start()] if following else text[start:]


def check_quotes(answer: Answer) -> None:
    """Every quote stands word for word in its rule, behind a mark such as it claims."""
    assert answer.game is not None
    for quote in answer.quotes:
        rule = rule_in_source(answer.game, quote.rule)
        assert quote.text in rule, quote
        if not quote.cells:
            before = rule[: rule.index(quote.text)]
            last = re.findall(r"\[([RH])[^\]]*\]", before)[-1]
            assert {"R": "printed", "H": "house"}[last] == quote.mark, quote


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_by_its_own_title_and_quoted_word_for_word(pal: RulesPal, game: str) -> None:
    for rule, topic in GAMES[game].questions.topics.items():
        answer = pal.ask(topic.title, game)
        assert answer.covered, topic.title
        assert answer.rules[0] == rule, (topic.title, answer.rules)
        check_quotes(answer)
        whole = " ".join(quote.text for quote in answer.quotes if not quote.cells)
        assert whole == next(each.text for each in GAMES[game].rulebook if each.id == rule)


@pytest.mark.parametrize("game", GAMES)
def test_answers_never_use_the_rule_of_another_game(pal: RulesPal, game: str) -> None:
    own = {rule.id for rule in GAMES[game].rulebook}
    for other in GAMES.values():
        for question in other.questions.questions[::50]:
            answer = pal.ask(question.text, game)
            named = {*answer.rules, *answer.nearest, *(quote.rule for quote in answer.quotes)}
            named |= {each.rule for each in answer.related}
            assert named <= own
            assert answer.game == game


def test_case_20_silence_is_no_ban_and_no_answer_comes_from_another_game(pal: RulesPal) -> None:
    silent = pal.ask("Is there a time limit for a turn?", "beardsmith")
    assert not silent.covered
    assert silent.verdict is None
    assert silent.quotes == ()
    assert silent.answer.startswith("The rules of Beardsmith do not say.")
    assert silent.nearest
    elsewhere = pal.ask("What does Beardless Harry do?", "beardsmith")
    assert not elsewhere.covered
    assert elsewhere.game == "beardsmith"
    told = pal.ask("May I snip a tile if half of the beard falls off?", "beardsmith")
    assert (told.covered, told.verdict, told.rules[0]) == (True, "no", "BS-7.3")
    check_quotes(told)


def test_a_rule_that_is_part_printed_and_part_house_is_quoted_in_parts(pal: RulesPal) -> None:
    answer = pal.ask("The end of the game: all players out of tiles", "beardsmith")
    assert [(quote.rule, quote.mark) for quote in answer.quotes] == [("BS-8.1", "printed"), ("BS-8.1", "house")]
    assert "BS-8.1 (printed): The game ends" in answer.answer
    assert "BS-8.1 (house ruling): Who has skipped" in answer.answer


def test_of_a_long_table_only_the_row_asked_for_is_quoted(pal: RulesPal) -> None:
    answer = pal.ask("The tiles of the house set: tripod", "beardsmith")
    rows = [quote for quote in answer.quotes if quote.cells]
    assert [row.cells[1] for row in rows] in ([], ["tripod"])
    check_quotes(answer)
    deal = pal.ask("The deal for each number of players: how many cards for 4 players?", "handsome")
    assert [quote.text for quote in deal.quotes if quote.cells] == ["| 4 | 3 | 1 | 1 |"]
    check_quotes(deal)


@pytest.mark.parametrize(
    ("question", "game"),
    [
        ("Where may scissors be placed?", "beardsmith"),
        ("What does Beardless Harry do when discarded?", "epic"),
        ("Are vowels free?", "handsome"),
        ("In Handsome, how many points end the game?", "handsome"),
        ("How does the epic beard game end a round?", "epic"),
    ],
)
def test_the_game_is_found_out(pal: RulesPal, question: str, game: str) -> None:
    assert pal.ask(question).game == game


def test_a_question_that_fits_several_games_is_asked_back(pal: RulesPal) -> None:
    answer = pal.ask("Who goes first?")
    assert (answer.covered, answer.game, answer.rules, answer.quotes) == (False, None, (), ())
    assert len(answer.games) > 1
    assert answer.answer.startswith("Which game do you mean: ")
    assert pal.ask("Who goes first?", "beardsmith").rules[0] == "BS-2.2"


@pytest.mark.parametrize("question", ["", "   ", "???", "\x00", "🧔"])
def test_nothing_is_no_question(pal: RulesPal, question: str) -> None:
    answer = pal.ask(question)
    assert not answer.covered
    assert answer.answer.startswith("Ask something")


@pytest.mark.parametrize(
    "question", ['"', "'; DROP TABLE entries; --", "NEAR(a b)", "a OR b*", "(" * 500, "beard " * 5000, "-1 AND ^x"]
)
def test_no_question_upsets_the_index(pal: RulesPal, question: str) -> None:
    assert pal.ask(question, "epic").game == "epic"


def test_an_unknown_game_is_refused(pal: RulesPal) -> None:
    with pytest.raises(UnknownGame):
        pal.ask("Who wins?", "chess")
