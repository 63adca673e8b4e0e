"""What the others may hold and write, as a bot guesses it from what its seat may know."""

from __future__ import annotations

from heapq import nlargest
from typing import Final, NamedTuple

from chinwag.core.chance import Chance, pick, shuffled
from chinwag.games.handsome.box import mask_of, numbers_in
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.lexicon.word_list import unsaid
from chinwag.games.handsome.view import HandsomeView

Profile = tuple[int, ...]
"""What a word can win with: its cards of each suit, and last its length (HA-5)."""

LONG_ONES: Final = 3
"""Rivals are thought to write any of so many, the longest that they could make."""

COMMON: Final = 50
"""Rivals are thought to know words up to this size of the list."""


class Wardrobe:
    """What a seat can make, and what it thinks that others can: a world gives the box and the dictionary."""

    def __init__(self, world: Facts, view: HandsomeView, size: int) -> None:
        box = world.box
        self._words: Final = box.vocabulary.words.words
        self._box: Final = box
        self._dictionary: Final = world.dictionary
        self._size: Final = size
        self._worn: Final = {each.word for pad in view.pads for each in pad.words if each is not None}
        self._profiles: Final[dict[int, Profile]] = {}
        self.centre: Final[int] = box.mask_of_names(view.centre)
        self.hand: Final[int] = box.mask_of_names(view.hand)
        self.unseen: Final[list[int]] = numbers_in(box.every_card & ~self.centre & ~self.hand)

    def own_words(self, cards: int) -> list[int]:
        """The numbers of the words of the own vocabulary that cards make, that are not worn and can be said."""
        return [
            number
            for number in self._known(cards, self._size)
            if self._words[number] not in self._worn and self._words[number] not in unsaid()
        ]

    def likely_profile(self, cards: int, chance: Chance, label: str) -> Profile | None:
        """The profile of a word that somebody with these cards may write; None where there is none to write."""
        words = self._words
        long_ones = nlargest(LONG_ONES, self._known(cards, COMMON), key=lambda number: len(words[number]))
        return self.profile(pick(chance, label, long_ones)) if long_ones else None

    def profile(self, number: int) -> Profile:
        """What a word can win with."""
        profile = self._profiles.get(number)
        if profile is None:
            word = self._words[number]
            profile = (*self._box.suit_counts(self._box.mask_of_word(word)), len(word))
            self._profiles[number] = profile
        return profile

    def _known(self, cards: int, size: int) -> list[int]:
        numbers = self._box.vocabulary.makeable(cards, self._dictionary.terms.party)
        return self._dictionary.listed(numbers, size)


class Guess(NamedTuple):
    """What the others may hold: their hands and what they give of them, as masks, and the centre."""

    centre: int
    hands: list[int]
    gifts: list[int]


def guess_of(wardrobe: Wardrobe, view: HandsomeView, chance: Chance) -> Guess:
    """Deal the unseen cards to the others, and let luck choose what they give."""
    deck = shuffled(chance, "hands", wardrobe.unseen)
    hands, gifts = [], []
    for _ in range(len(view.scores) - 1):
        hand, deck = deck[: view.hand_size], deck[view.hand_size :]
        hands.append(mask_of(hand))
        gifts.append(mask_of(hand[: view.gives]) if view.window == "give" else 0)
    return Guess(wardrobe.centre, hands, gifts)


class Rivalry(NamedTuple):
    """What there is to beat in one guess: in each award the most of the others, and how many of them have it."""

    most: Profile
    level: Profile


def rivalry_of(profiles: list[Profile | None], awards: int) -> Rivalry:
    """The rivalry of the words that others may write.

    >>> rivalry_of([(2, 0, 1, 7), (2, 0, 0, 9), None], 4)
    Rivalry(most=(2, 0, 1, 9), level=(2, 0, 1, 1))
    """
    written = [profile for profile in profiles if profile is not None]
    most = tuple(max((profile[award] for profile in written), default=0) for award in range(awards))
    level = tuple(
        sum(profile[award] == most[award] for profile in written) if most[award] else 0 for award in range(awards)
    )
    return Rivalry(most, level)


def lead(profile: Profile, rivalry: Rivalry, others: int) -> float:
    """The points of a word less those that it leaves to the others on average (HA-5.1, HA-5.3).

    >>> lead((2, 1, 0, 8), Rivalry(most=(2, 0, 1, 9), level=(1, 0, 1, 1)), 2)
    0.5
    """
    own = left = 0
    for count, most, level in zip(profile, rivalry.most, rivalry.level, strict=True):
        if count >= most and count:
            own += 1
        if count <= most:
            left += level
    return own - left / others
