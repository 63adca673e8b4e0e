"""From what people write to the words that are compared: small letters, word stems, and the rules' own words.

The same is done to rules, questions and what is asked, so both sides meet in the same words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache

_WORD = re.compile(r"[a-z]+(?:/[a-z](?![a-z]))?|\d+")
_APOSTROPHES = re.compile(r"['’‘`´]")

_NUMBERS = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
"""

NUMBERS = {word: str(number) for number, word in enumerate(_NUMBERS.split())}

_IRREGULAR = {
    form: stem
    for stem, forms in {
        "begin": "began begun",
        "buy": "bought",
        "choose": "chose chosen",
        "do": "does did done doing",
        "draw": "drew drawn",
        "fall": "fell fallen",
        "get": "got gotten",
        "give": "gave given",
        "go": "goes went gone",
        "have": "has had",
        "hide": "hid hidden",
        "hold": "held",
        "keep": "kept",
        "know": "knew known",
        "lay": "laid lain",
        "leave": "left leaving",
        "lie": "lying",
        "lose": "lost losing",
        "make": "made",
        "pay": "paid",
        "say": "said",
        "see": "saw seen",
        "show": "shown",
        "steal": "stole stolen",
        "stick": "stuck",
        "take": "took taken",
        "throw": "threw thrown",
        "tie": "tying",
        "win": "won",
        "write": "wrote written",
    }.items()
    for form in forms.split()
}

_KEPT = frozenset(["this", "plus", "minus", "less", "thus", "always", "unless", "pass"])
"""Words whose last s is no ending."""

_COMMON = """
a an the of to in on at by for with from as is are was were be been being am do have i me my mine we our us you your
he his him she her it its they them their this that these those there here and or but so if then than can could may
might must shall should will would what which who whom whose when where why how does not no any some just also too
very really still please tell explain happen game rule play player s t re ve ll d m up out into about
"""

COMMON = frozenset(_COMMON.split())
"""Words that say little about what is asked."""


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """The part of a word that its forms share. It is rough, and it is the same for rules and questions.

    >>> [stem(word) for word in "cuts cutting placed places tiles stolen bluffing vowels".split()]
    ['cut', 'cut', 'plac', 'plac', 'tile', 'steal', 'bluff', 'vowel']
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word in _KEPT or len(word) < 4:
        return word
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith(("sses", "shes", "ches", "xes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    for ending in ("ingly", "edly", "ing", "ed"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) > 2 and re.search("[aeiouy]", rest):
            doubled = len(rest) > 3 and rest[-1] == rest[-2] and rest[-1] not in "lsfz"
            return (rest[:-1] if doubled else rest).removesuffix("e")
    return word[:-1] if word.endswith("e") and len(word) > 4 else word


def plain(text: str) -> str:
    """A text in small letters, without accents and apostrophes.

    >>> plain("Don't! The naïve café’s tiles")
    'dont! the naive cafes tiles'
    """
    letters = unicodedata.normalize("NFKD", text.lower())
    return _APOSTROPHES.sub("", "".join(letter for letter in letters if not unicodedata.combining(letter)))


@lru_cache(maxsize=50_000)  # an index, readers and verdicts ask for the same texts
def words_of(text: str) -> tuple[str, ...]:
    """The stems of a text in order; numbers as digits, accents and apostrophes gone.

    >>> words_of("May I put the S/Y card down? Two vowels: café!")
    ('may', 'i', 'put', 'the', 's/y', 'card', 'down', '2', 'vowel', 'cafe')
    """
    found = _WORD.findall(plain(text))
    return tuple(NUMBERS.get(word) or stem(word) for word in found)


class Wording:
    """The words of one game. `synonyms` has the rules' own words, each with those that people use for it."""

    def __init__(self, synonyms: Mapping[str, Sequence[str]]) -> None:
        self._own: dict[tuple[str, ...], tuple[str, ...]] = {}
        for own, others in synonyms.items():
            for other in (own, *others):
                self._own.setdefault(words_of(other), words_of(own))
        self._longest = max(map(len, self._own), default=0)
        # An index, readers, verdicts and claims ask for the same texts: opening a book hangs on it.
        self._known = lru_cache(maxsize=20_000)(self._words)

    def words(self, text: str) -> tuple[str, ...]:
        """The stems of a text with people's words put into the rules' own.

        >>> Wording({"scissors": ["snip"], "draw pile": ["deck"]}).words("Snip it off the deck")
        ('scissor', 'it', 'off', 'the', 'draw', 'pile')
        """
        return self._known(text)

    def _words(self, text: str) -> tuple[str, ...]:
        said = words_of(text)
        found: list[str] = []
        at = 0
        while at < len(said):
            for length in range(min(self._longest, len(said) - at), 0, -1):
                own = self._own.get(said[at : at + length])
                if own is not None:
                    found.extend(own)
                    at += length
                    break
            else:
                found.append(said[at])
                at += 1
        return tuple(found)
