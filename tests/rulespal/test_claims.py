"""Claims: a question says one only if it has all of its words and no other that matters."""

from __future__ import annotations

import re

import pytest

from chinwag.core.claims import Claim, ClaimBook
from chinwag.core.questions import Verdict
from chinwag.games import GAMES
from chinwag.rulespal import RulesPal
from chinwag.rulespal.claims import Claims
from chinwag.rulespal.split import kept

RULE = "AG-1.1"


def claims(*texts: tuple[Verdict, str], rule: str = RULE) -> Claims:
    book = ClaimBook(
        neutral=("tile",),
        same={"opponent": ("another player",)},
        claims=tuple(Claim(rule, verdict, text) for verdict, text in texts),
    )
    return Claims(book, {"scissors": ["cut", "snip"], "drop": ["fall off"]})


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("May I cut it if a tile falls off?", "no"),
        ("So snipping may let a tile drop?", "no"),
        ("My brother says that I can cut it even if it falls off. Is he right?", "no"),
        ("Can't I cut if something of my opponent falls off?", "no"),
        ("Must I cut if it falls off?", "no"),
        ("So I can't cut it if it drops?", None),
        ("I can't cut so that it drops, right?", "yes"),
        ("Is it forbidden to cut off what would drop?", None),
        ("Is it forbidden to let it drop by cutting?", "yes"),
        ("Is it not forbidden to let it drop by cutting?", None),
        ("May I cut it if no tile falls off?", None),
        ("May I cut it if only a wild falls off?", None),
        ("May I cut it?", None),
        ("Why may I not cut it if it drops?", None),
        ("It drops. When do I cut it?", None),
        ("Cut, drop", None),
    ],
)
def test_a_question_says_a_claim_with_all_its_words_and_no_other(question: str, verdict: Verdict | None) -> None:
    known = claims(("no", "scissors drop (opponent something)"))
    assert known.verdict(question, RULE) == verdict


@pytest.mark.parametrize(
    ("claim", "question", "says"),
    [
        ("draw 2|3", "Do I draw three?", True),
        ("draw 2|3", "Do I draw four?", False),
        ("draw -2", "Do I draw three?", True),
        ("draw -2", "Do I draw two?", False),
        ("wild > beat > gum", "Does a wild beat gum?", True),
        ("wild > beat > gum", "Does gum beat a wild?", False),
        ("wild > beat > gum", "Is a wild to beat by gum?", False),
        ("wild wild", "May a wild lie at a wild?", False),
        ("wild wild lie", "May a wild lie at a wild?", True),
        ("wild wild lie", "May a wild lie at it?", False),
        ("another_player draw", "Does another player draw?", True),
        ("draw", "Must I draw?", False),
        ("must draw", "Do I have to draw?", True),
        ("draw (must)", "Am I obliged to draw?", True),
        ("draw", "Does he draw?", False),
        ("draw (he)", "Does he draw?", True),
        ("draw", "Does my brother draw?", False),
        ("draw", "My brother says I draw. Is he right?", True),
        ("draw", "Does everybody draw?", False),
        ("draw", "If somebody cuts it, do I draw?", False),
        ("draw (everybody)", "Does everybody draw?", True),
    ],
)
def test_a_claim_is_read_as_the_book_tells(claim: str, question: str, says: bool) -> None:
    assert claims(("yes", claim)).verdict(question, RULE) == ("yes" if says else None)


def test_claims_that_contradict_each_other_give_no_verdict() -> None:
    assert claims(("yes", "draw"), ("no", "draw (3)")).verdict("May I draw?", RULE) is None


def test_a_verdict_rests_on_the_rule_that_is_quoted() -> None:
    known = claims(("yes", "draw"))
    assert known.verdict("May I draw?", "AG-1.2") is None
    for question in ("Can gum cover the board?", "Do scissors beat gum?", "Is the hand face up?"):
        answer = RulesPal().ask(question, "beardsmith")
        assert answer.rules[0] == answer.quotes[0].rule
        assert answer.verdict is not None


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("epic", "Is every character Harry?"),
        ("epic", "If the bank is empty, do I take a chip?"),
        ("epic", "Does my brother deal every round?"),
        ("epic", "If somebody discards Harry, do I draw three cards?"),
        ("epic", "Is it a true pair if only one card is of the right character?"),
        ("epic", "If the target doubts my true pair, must I draw two cards?"),
        ("epic", "My bluff was doubted. Do I get the chip?"),
        ("beardsmith", "Does my sister lose a point for my loose ends?"),
        ("wizards", "Is every card purple?"),
        ("wizards", "Can hairs be stolen from me with Bramble Beard?"),
        ("wizards", "Does my brother have three actions if I have the Wizard's Beard?"),
        ("wizards", "Does everyone draw a hair with Sprouting Salve?"),
        ("wizards", "Does the target take two hairs with Close Shave?"),
    ],
)
def test_no_claim_says_yes_to_what_the_rules_deny(game: str, question: str) -> None:
    """Each of these got a yes once: of somebody else, of all, or the other way round."""
    rules = GAMES[game]
    known = Claims(rules.claims, rules.questions.synonyms)
    assert "yes" not in {verdict for _, verdict in known.said_in(question)}


def in_its_own_words(claim: Claim) -> str:
    """A question that has the first words of every part; of numbers that are not meant another one."""
    parts = re.sub(r"\([^)]*\)|>", " ", claim.text).split()
    words = " ".join(part.split("|")[0] for part in parts).replace("_", " ")
    return f"Is it true: {words.replace('-', '9')}?"


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_is_said_by_a_question_and_none_contradicts_one(game: str) -> None:
    rules = GAMES[game]
    known = Claims(rules.claims, rules.questions.synonyms)
    said: set[Claim] = set()
    for question in kept(game, rules.questions.questions):
        for claim, verdict in known.said_in(question.text):
            assert verdict == question.verdict, (question.text, claim)
            said.add(claim)
    for claim in set(rules.claims.claims) - said:
        verdicts = dict(known.said_in(in_its_own_words(claim)))
        assert verdicts.get(claim) == claim.verdict, claim
        assert set(verdicts.values()) == {claim.verdict}, (claim, verdicts)
