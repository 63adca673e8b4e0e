"""What a seat may know of Handsome. Cards are named by their letters: `B`, `J/Z`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chinwag.core.protocol import View

WindowName = Literal["give", "hand_in", "challenge"]
Way = Literal["referee", "challenge", "helper"]
WordList = Literal["strict", "normal", "wide"]
CrossedOut = Literal["worn_before", "not_in_dictionary"]

Ending = Literal["nines", "agreed", "pointless"]
"""Somebody is dressed to the nines (HA-6.1), all agreed to stop (HA-6.2), or nobody scored any more (HA-6.3)."""


class LetterCard(Struct, frozen=True):
    """A card (HA-1.1): its letters, and the suits that it counts in. `house` tells that those are the house's."""

    name: str
    letters: tuple[str, ...]
    suits: tuple[str, ...]
    house: bool


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on before the start.

    `way` is who judges words, and when (HA-4.3); `party` is the variant (HA-3.7). The dictionary (HA-4.1) is a
    word list with some words `added` and some `banned`, both sorted.
    """

    way: Way
    party: bool
    word_list: WordList
    added: tuple[str, ...] = ()
    banned: tuple[str, ...] = ()


class DictionaryInfo(Struct, frozen=True):
    """Where the dictionary of the table comes from (HA-4.1), and how many words it has in all.

    `size` is the size of the list as its makers count: the larger, the rarer the words in it.
    """

    source: str
    size: int
    words: int
    definitions: str


class Worn(Struct, frozen=True):
    """The first time that a word was made: in which round, and by whom (HA-3.5)."""

    round: int
    seats: tuple[int, ...]


class Meaning(Struct, frozen=True):
    """What a word means: the dictionary's own `word` that it is or comes from, as which part of speech, and what.

    The commonest of the `senses` comes first.
    """

    word: str
    part: Literal["noun", "verb", "adjective", "adverb"]
    senses: tuple[str, ...]


class WrittenWord(Struct, frozen=True):
    """A word that was turned up, and what it is worth.

    - `cards` has one entry for each letter: the card that gave it, None for a vowel.
    - `from_hand` are the hand cards among them, turned up with the word (HA-3.4).
    - `suits` counts the cards of each suit (HA-5.1, HA-5.2), in the order of `HandsomeView.suits`.
    - `crossed_out` says why it scores nothing, None while it stands; `worn` is set where it was made before.
    - `challenged_by` is who has challenged it (HA-4.2). A challenged word that is not crossed out is a real one.
    """

    word: str
    cards: tuple[str | None, ...]
    from_hand: tuple[str, ...]
    suits: tuple[int, ...]
    length: int
    crossed_out: CrossedOut | None = None
    worn: Worn | None = None
    challenged_by: int | None = None


class Award(Struct, frozen=True):
    """One point for everybody who is level at the top: a suit (HA-5.1), or `longest` (HA-5.3).

    `counts` are the cards of the suit, or the letters, of every seat's word; 0 where none stands.
    """

    name: str
    counts: tuple[int, ...]
    winners: tuple[int, ...]


class BestWord(Struct, frozen=True):
    """A word that the reader could have made, with the points that it would have scored against the others."""

    word: str
    cards: tuple[str | None, ...]
    suits: tuple[int, ...]
    length: int
    points: int


class Reveal(Struct, frozen=True):
    """The words that were turned up last; tuples are in the order of the seats unless said otherwise.

    While they may still be challenged, `awards` and `points` are None, and `meanings` and `best` are empty.
    `hand` and `best` are the reader's own: nobody is told what others could have made, for it would tell of cards
    that are never shown (HA-3.4).
    """

    round: int
    centre: tuple[str, ...]
    words: tuple[WrittenWord | None, ...]
    awards: tuple[Award, ...] | None
    points: tuple[int, ...] | None
    meanings: tuple[tuple[Meaning, ...], ...]
    hand: tuple[str, ...]
    best: tuple[BestWord, ...]


class PadWord(Struct, frozen=True):
    """A word on the score pad, and why it was crossed out, if it was."""

    word: str
    crossed_out: CrossedOut | None = None


class RoundPad(Struct, frozen=True):
    """A finished round on the score pad; both are in the order of the seats, None where there was no word."""

    words: tuple[PadWord | None, ...]
    points: tuple[int, ...]


class HandsomeView(View, frozen=True, tag="handsome"):
    """The table as one seat sees it; tuples are in the order of the seats unless said otherwise.

    - `window` is what everybody is asked for, None when the game is over; then `ending` says why.
    - `chosen` tells who has given, has handed in, or is done: what, nobody else knows.
    - `hand` is the reader's own, sorted as in the box, also cards `given` but not turned up yet. `gives` is
      how many cards everybody gives in this round, `hand_size` how many everybody holds.
    - `given` and `word` are the reader's own sealed choice. A `word` of None, with `chosen`, is none at all.
    - `centre` is sorted as in the box, so its order says nothing about who gave which card (HA-2.2).
    - `reveal` are the words that were turned up last: of this round while they may be challenged, else of the round
      before; None in the first.
    - `pads` has every finished round: the words in it are worn (HA-3.5).
    - `stop_wishes` tells who wishes to stop (HA-6.2).
    - `cards` is the whole box, `suits` its suits in the order in which they are scored.
    """

    seat: int | None
    round: int
    window: WindowName | None
    ending: Ending | None
    chosen: tuple[bool, ...]
    centre: tuple[str, ...]
    hand: tuple[str, ...]
    hand_size: int
    gives: int
    given: tuple[str, ...] | None
    word: str | None
    reveal: Reveal | None
    pads: tuple[RoundPad, ...]
    scores: tuple[int, ...]
    target: int
    stop_wishes: tuple[bool, ...]
    terms: Terms
    dictionary: DictionaryInfo
    cards: tuple[LetterCard, ...]
    suits: tuple[str, ...]
