"""What a question of yes or no says, with all that cannot change its answer taken away."""

from __future__ import annotations

import re
from collections.abc import Set

from msgspec import Struct

from chinwag.rulespal.verdicts import OPEN, asks_yes_or_no
from chinwag.rulespal.wording import Wording, plain, words_of

MUST = "must"
"""What is heard of any word that says so."""

NEUTRAL = frozenset(
    words_of(
        """
a an the of to in on at by for with from as so and but if then than when while about into out up down here there
this that these those it its it's is are was were be been being am do does did have has had i me my mine myself
we our us you your yours yourself people person player whoever somebody someone anybody anyone everybody
everyone every each any some all both whole sort thing whatever can could may might shall should will would let
get got go hear know mean read remember say tell think understand want allow permitted legal legally legit ok
okay fine possible able supposed true truly right correct correctly correctness sure certain certainly honest
honestly fact indeed actually simply exactly really very quite well too also even ever still now already such
properly normally usually generally because since though although during through claim reckon swear insist argue
argument settle wonder explain happen check please quick question hi hello hey sorry thank yes yeah use used
play game rule rulebook book according official officially around case way ahead somewhere
guy them their theirs him anything something tonight against just s t re ve ll d m ive im
"""
    )
)
"""Words that change no answer in any game. Others are left to say by whom something is done: he, who, brother."""

OF_WHOM = frozenset(words_of("all every each everyone everybody anyone anybody someone somebody him them their"))
"""What is true is not true of all, nor of just anybody: a claim of yes passes over these only if it names them."""

_HELPERS = "is are am was were do does did can could may might must shall should will would have has had need"
_HELPER = _HELPERS.replace(" ", "|")
_START = r"(?:and |so |but |then )?"
_SENTENCE = re.compile(r"(?<=[.!?;:])\s+")
_ASKS = re.compile(rf"\W*{_START}(?:{_HELPER})\b(?! (?:it|that) (?:true|right|correct))")

_ASKS_AT_THE_END = re.compile(
    r"\b(?:right|true|correct|legal|allowed|ok|okay|fine|permitted|possible|forbidden|banned|illegal|agreed|alright|no|"
    r"yes|yeah)\W*$"
)
_SENTENCE_OF_ITS_OWN = re.compile(
    rf"\b(?:{_HELPER}|i|we|gets?|needs|counts?|wins?|draw|scores?)\b.*\?\s*$", re.DOTALL
)
"""As in "So I draw first?", not as in "The first card?"."""

_FRAME = re.compile(
    r"\b(?:my |our |the |a )?\w+ (?:says?|said|claims?|thinks?|reckons?|swears?|insists?|argues?|tells me|told me|"
    r"maintains?|believes)(?: that)?\b(?! done| so| no| it)"
    r"|\b(?:is|was|are) (?:my )?\w+ (?:right|correct|true|so)\b(?! that| of| to)"
    r"|\bdoes s?he have a point\b|\bis (?:it|that) (?:how it goes|the rule)\b"
)
"""Who says so, and whether they are right: it stands around a question."""

_OBLIGED = re.compile(
    r"\b(?:must|ha(?:ve|s|d) to|needs? to|need|required?|obliged|forced?|compulsory|mandatory|obligatory|gotta)\b"
)
_ASKING_NOT = re.compile(
    rf"(?:^|[.,;:!?-] *|\bor ){_START}(?:{_HELPER}|ca|wo)nt\b|\bor not\b|[,;] (?:or )?no\b(?=\W*$)"
)
"""As in "Can't I cut it?" and "It drops, doesn't it?": they ask the same without it."""

_NOT = re.compile(rf"\b(?:cannot|(?:{_HELPER}|ca|wo)nt|(?:{_HELPER}) (?:(?:i|we|it|they|he|she|you) )?not)\b")
_FORBIDDEN = re.compile(
    r"\b(?:forbidden|illegal|banned|prohibited|disallowed|against the rules|"
    r"not (?:allowed|legal|permitted|ok|okay|fine|possible))\b"
)
_CONDITION = re.compile(
    r"\b(?:if|when|unless|which|who|because|since|although|though|as|but|while|once|after|before)\b"
)
"""With one of these it is open what a "not" belongs to."""


class Heard(Struct, frozen=True):
    """The words of a question, in order; `turned` tells that it asks for the opposite of what they say."""

    words: tuple[str, ...]
    turned: bool


def hear(question: str, wording: Wording, neutral: Set[str]) -> Heard | None:
    """What a question says.

    None where it does not ask for yes or no, and where two of its words turn it round.

    >>> words = Wording({})
    >>> hear("My brother says I can't cut it. Is he right?", words, NEUTRAL)
    Heard(words=('i', 'cut', 'it'), turned=True)
    >>> hear("Doesn't it fall off?", words, NEUTRAL)
    Heard(words=('it', 'fall', 'off'), turned=False)
    """
    text = plain(question)
    asking = (_ASKING_NOT, _ASKS_AT_THE_END, _SENTENCE_OF_ITS_OWN)
    if OPEN.search(text) or not (asks_yes_or_no(text) or any(form.search(text) for form in asking)):
        return None
    text = _OBLIGED.sub(f" {MUST} ", _FRAME.sub(" ", _ASKING_NOT.sub(" ", text)))
    said = [sentence for sentence in _SENTENCE.split(text) if not neutral >= set(wording.words(sentence))]
    if not said or OPEN.search(said[-1]):
        return None
    *story, asked = said
    asked, turns = _without_turns(asked)
    if turns > 1:
        return None
    return Heard(tuple(word for sentence in (*story, asked) for word in wording.words(sentence)), turns == 1)


def _without_turns(asked: str) -> tuple[str, int]:
    """A sentence without the words that turn it round, and how many these were."""
    if _CONDITION.search(asked):
        return asked, 0
    asked, forbidden = _FORBIDDEN.subn(" ", asked)
    found = _NOT.search(asked)
    of_the_question = found is not None and (len(asked[: found.start()].split()) < 3 or not _ASKS.match(asked))
    asked, nots = _NOT.subn(" ", asked) if of_the_question else (asked, 0)
    return asked, forbidden + nots
