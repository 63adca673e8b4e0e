"""The components as integers: what states, playouts and search work with.

A set of cards is one integer, a mask: bit n stands for card n of the box.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chinwag.games.handsome.components import Components, DealRow
from chinwag.games.handsome.lexicon.word_list import VOWELS
from chinwag.games.handsome.view import LetterCard
from chinwag.games.handsome.vocabulary import Vocabulary


class Box:
    """The tables of one set of components. Shared by states, never changed.

    - `names` are the cards by number, `number_of` the other way round.
    - `card_of` gives the number of the card that a consonant is on, `bit_of` the mask of that card; a vowel takes
      none, so its mask is 0.
    - `pairs` are the cards of two letters, by number, with these (HA-3.3).
    - `suits` has for each suit the mask of the cards that count in it.
    """

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.target: Final[int] = components.target
        self.size: Final[int] = len(components.card)
        self.every_card: Final[int] = (1 << self.size) - 1
        self.names: Final[tuple[str, ...]] = tuple(card.name for card in components.card)
        self.number_of: Final[dict[str, int]] = {name: number for number, name in enumerate(self.names)}
        self.card_of: Final[dict[str, int]] = {
            letter.lower(): number for number, card in enumerate(components.card) for letter in card.letters
        }
        self.bit_of: Final[dict[str, int]] = dict.fromkeys(VOWELS, 0) | {
            letter: 1 << number for letter, number in self.card_of.items()
        }
        self.pairs: Final[tuple[tuple[int, str, str], ...]] = tuple(
            (number, card.letters[0].lower(), card.letters[1].lower())
            for number, card in enumerate(components.card)
            if len(card.letters) > 1
        )
        self.suit_names: Final[tuple[str, ...]] = components.suit
        self.suits: Final[tuple[int, ...]] = tuple(
            sum(1 << number for number, card in enumerate(components.card) if suit in card.suits)
            for suit in components.suit
        )
        self.deal: Final[dict[int, DealRow]] = {row.players: row for row in components.deal}
        self.cards: Final[tuple[LetterCard, ...]] = tuple(
            LetterCard(card.name, tuple(card.letters), card.suits, card.house) for card in components.card
        )
        self.vocabulary: Final = Vocabulary(self.bit_of)

    def mask_of_word(self, word: str) -> int:
        """The cards that a word uses, whose letters are all on cards or vowels; a card counts once (HA-3.7)."""
        mask = 0
        for letter in word:
            mask |= self.bit_of[letter]
        return mask

    def mask_of_names(self, names: Iterable[str]) -> int:
        """The mask of cards by their names."""
        return mask_of(self.number_of[name] for name in names)

    def names_in(self, mask: int) -> tuple[str, ...]:
        """The names of the cards in a mask, in the order of the box."""
        return tuple(self.names[number] for number in numbers_in(mask))

    def suit_counts(self, mask: int) -> tuple[int, ...]:
        """How many cards of each suit there are (HA-5.1). A wild card counts in both of its suits (HA-5.2)."""
        return tuple((mask & suit).bit_count() for suit in self.suits)


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of cards by their numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    """The numbers of the cards in a mask, ascending.

    >>> numbers_in(0b10110)
    [1, 2, 4]
    """
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
