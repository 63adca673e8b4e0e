"""The bots of Handsome. Each knows the words up to a size of the list, and never says one that the house does not.

They go by the view of their seat alone. Of the dictionary they know what the table agreed on, as everybody does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations
from time import monotonic
from typing import Final

from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import Branch, Chance, pick, shuffled
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.box import mask_of, numbers_in
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.lexicon.word_list import word_list
from chinwag.games.handsome.rivals import Guess, Profile, Rivalry, Wardrobe, guess_of, lead, rivalry_of
from chinwag.games.handsome.view import HandsomeView

GUESSES: Final = 24
"""So many times a bot guesses what the others hold before it writes …"""

GUESSES_GIVING: Final = 8
"""… and before it gives, where every choice has to be tried."""

RECOGNISED: Final = 70
"""Words up to this size of the list no bot challenges, however few it would write itself."""

THINKING: Final = 0.8
"""A bot stops guessing after this part of its time."""

HandsomeSituation = Situation[HandsomeAction, HandsomeView]


class Taste(Enum):
    """What a bot goes for."""

    LENGTH = auto()
    """The longest word; of words as long, the one with the most cards of suits."""

    POINTS = auto()
    """The most points, as far as it can guess what the others hold."""


@dataclass(frozen=True)
class Dandy:
    """A bot with a vocabulary and a taste.

    Of the words that it knows and could hand in, only so many come to its `mind`; None stands for all.
    """

    size: int
    taste: Taste
    mind: int | None = None

    def choose(self, situation: HandsomeSituation) -> HandsomeAction:
        """One of the legal actions."""
        view, seat = situation.view, situation.seat
        if Stop(True) in situation.legal and any(view.stop_wishes[:seat] + view.stop_wishes[seat + 1 :]):
            return Stop(True)  # no bot keeps people at the table (HA-6.2)
        world = situation.rules.imagine(view, situation.chance)
        assert isinstance(world, Facts)
        match view.window:
            case "give":
                return self._give(situation, world)
            case "hand_in":
                return self._hand_in(situation, world)
            case _:
                return _challenge(situation, world)

    def _hand_in(self, situation: HandsomeSituation, world: Facts) -> HandsomeAction:
        """HA-3: the word that the taste likes best of those that come to mind; luck decides between equals."""
        wardrobe = Wardrobe(world, situation.view, self.size)
        numbers = wardrobe.own_words(wardrobe.centre | wardrobe.hand)
        if not numbers:
            return NoWord()
        if self.mind is not None:
            numbers = shuffled(situation.chance, "mind", numbers)[: self.mind]
        worth = self._worths(situation, wardrobe, {wardrobe.profile(number) for number in numbers})
        most = max(worth.values())
        best = [number for number in numbers if worth[wardrobe.profile(number)] == most]
        return HandIn(word_list().words[pick(situation.chance, "word", best)])

    def _worths(
        self, situation: HandsomeSituation, wardrobe: Wardrobe, profiles: set[Profile]
    ) -> dict[Profile, float]:
        """How good words are, by what they can win with; of words as good, the longer."""
        if self.taste is Taste.LENGTH:
            return {profile: profile[-1] + sum(profile[:-1]) / 100 for profile in profiles}
        others = len(situation.view.scores) - 1
        worth = {profile: profile[-1] / 1000 for profile in profiles}
        for chance in _luck(situation, GUESSES):
            rivalry = _rivalry(situation.view, wardrobe, guess_of(wardrobe, situation.view, chance), chance)
            for profile in profiles:
                worth[profile] += lead(profile, rivalry, others)
        return worth

    def _give(self, situation: HandsomeSituation, world: Facts) -> HandsomeAction:
        """HA-2.2: what is given stays of use to the giver, so it is the card that helps the others least."""
        wardrobe = Wardrobe(world, situation.view, self.size)
        gifts = [mask_of(cards) for cards in combinations(numbers_in(wardrobe.hand), situation.view.gives)]
        total = dict.fromkeys(gifts, 0.0)
        for chance in _luck(situation, GUESSES_GIVING):
            for gift, value in self._values(situation.view, wardrobe, gifts, chance).items():
                total[gift] += value
        most = max(total.values())
        best = [gift for gift in gifts if total[gift] == most]
        return Give(world.box.names_in(pick(situation.chance, "gift", best)))

    def _values(self, view: HandsomeView, wardrobe: Wardrobe, gifts: list[int], chance: Chance) -> dict[int, float]:
        """What each gift is worth in one guess: how the best own word fares against what the others then write."""
        guess = guess_of(wardrobe, view, chance)
        centre = wardrobe.centre
        for each in guess.gifts:
            centre |= each
        profiles = {wardrobe.profile(number) for number in wardrobe.own_words(centre | wardrobe.hand)}
        values = {}
        for gift in gifts:
            rivalry = _rivalry(view, wardrobe, guess._replace(centre=centre | gift), chance)
            if self.taste is Taste.LENGTH:
                values[gift] = -float(rivalry.most[-1])
            else:
                leads = (lead(profile, rivalry, len(guess.hands)) for profile in profiles)
                values[gift] = max(leads, default=0.0)
        return values


def _rivalry(view: HandsomeView, wardrobe: Wardrobe, guess: Guess, chance: Chance) -> Rivalry:
    """What there is to beat in a guess."""
    written = [
        wardrobe.likely_profile(guess.centre | hand, chance, f"rival {number}")
        for number, hand in enumerate(guess.hands)
    ]
    return rivalry_of(written, len(view.suits) + 1)


def _luck(situation: HandsomeSituation, guesses: int) -> Iterator[Chance]:
    """Luck for so many guesses, or as many as there is time for; one at least."""
    deadline = monotonic() + THINKING * situation.seconds
    for number in range(guesses):
        yield Branch(situation.chance, f"guess {number}")
        if monotonic() > deadline:
            return


def _challenge(situation: HandsomeSituation, world: Facts) -> HandsomeAction:
    """HA-4.2: a challenge costs nothing, but only what nobody would know is challenged."""
    reveal = situation.view.reveal
    for target, written in enumerate(reveal.words if reveal is not None else ()):
        action = Challenge(target)
        if written is not None and action in situation.legal and not _is_known(world, written.word):
            return action
    return Done()


def _is_known(world: Facts, word: str) -> bool:
    terms = world.dictionary.terms
    size = word_list().size_of(word)
    return word in terms.added or (size is not None and size <= RECOGNISED and word not in terms.banned)


BOTS: Final[Mapping[str, Bot[HandsomeAction, HandsomeView]]] = {
    "gentle": Dandy(35, Taste.LENGTH, mind=16),
    "steady": Dandy(50, Taste.LENGTH, mind=60),
    "sharp": Dandy(60, Taste.POINTS, mind=250),
    "dapper": Dandy(70, Taste.POINTS),
}
"""By level, mildest first."""
