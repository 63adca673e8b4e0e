"""The cards, the deal and the target as data: the house set, or an owner's file in its place."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from chinwag.core.components import ComponentsError, Fail, place_of, read_components
from chinwag.games.handsome.lexicon.word_list import VOWELS
from chinwag.games.handsome.numbers import CENTRE, FEWEST_SEATS, HAND, MOST_SEATS

SuitName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\W_](?:[^\n@|,/]*\S)?$")]
Letters = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}$")]
Count = Annotated[int, Meta(ge=0, le=20)]


class DealRow(Struct, frozen=True, forbid_unknown_fields=True):
    """How a round is dealt for a number of players (HA-2.1)."""

    players: int
    each: Count
    centre: Count
    gives: Count


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: one letter or two (HA-3.3), in no suit, one or several (HA-5.2). `house` marks suits not printed."""

    letters: Letters
    suits: tuple[SuitName, ...]
    house: bool = False

    @property
    def name(self) -> str:
        """What the card is called: `B`, `J/Z`."""
        return "/".join(self.letters)


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the box (HA-1), the table of the deal (HA-2.1) and the points to reach (HA-6.1)."""

    target: Annotated[int, Meta(ge=1, le=99)]
    suit: Annotated[tuple[SuitName, ...], Meta(min_length=1, max_length=6)]
    deal: tuple[DealRow, ...]
    card: Annotated[tuple[CardEntry, ...], Meta(min_length=1, max_length=21)]


def components_from(toml: str, file: str) -> Components:
    """The components in a TOML text; `file` is what errors call it.

    Raises `ComponentsError`, which names the place, for what the rules cannot be played with: a letter on two
    cards, a vowel, a suit that is not there, a deal that does not come to five cards in the centre and two in every
    hand.

    >>> components_from("target = 9", "my-box.toml")
    Traceback (most recent call last):
    ...
    chinwag.core.components.ComponentsError: my-box.toml: Object missing required field `suit`
    """
    components = read_components(toml, file, Components)

    def fail(path: str, problem: str) -> ComponentsError:
        return ComponentsError(file, place_of(toml, path), problem)

    _check_suits(components, fail)
    _check_letters(components, fail)
    _check_deal(components, fail)
    return components


def _check_suits(components: Components, fail: Fail) -> None:
    """Suits are told apart by their names, and a card counts once in each of its own (HA-5.2)."""
    if len(set(components.suit)) < len(components.suit):
        raise fail("suit", "a suit stands there twice")
    for number, card in enumerate(components.card):
        if len(set(card.suits)) < len(card.suits):
            raise fail(f"card[{number}].suits", "a suit stands there twice")
        for suit in card.suits:
            if suit not in components.suit:
                raise fail(f"card[{number}].suits", f"no suit {suit!r}; there is {', '.join(components.suit)}")


def _check_letters(components: Components, fail: Fail) -> None:
    """A consonant comes from one card only, so that a word says which cards it uses (HA-3.1)."""
    card_of: dict[str, str] = {}
    for number, card in enumerate(components.card):
        place = f"card[{number}].letters"
        for letter in card.letters:
            if letter.lower() in VOWELS:
                raise fail(place, f"{letter} is a vowel, and vowels are free")
            if letter in card_of:
                raise fail(place, f"{letter} is on the card {card_of[letter]} already")
            card_of[letter] = card.name


def _check_deal(components: Components, fail: Fail) -> None:
    """Every number of players has its row, which comes to HA-2.3 and can be dealt."""
    rows = [row.players for row in components.deal]
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        if rows.count(players) != 1:
            raise fail("deal", f"{rows.count(players)} rows for {players} players, where there should be one")
    for number, row in enumerate(components.deal):
        place = f"deal[{number}]"
        if row.players not in range(FEWEST_SEATS, MOST_SEATS + 1):
            raise fail(f"{place}.players", f"{FEWEST_SEATS} to {MOST_SEATS} play, not {row.players}")
        if row.each - row.gives != HAND:
            raise fail(f"{place}.gives", f"{row.each} cards less {row.gives} do not leave {HAND} in the hand")
        if row.centre + row.players * row.gives != CENTRE:
            raise fail(f"{place}.centre", f"{row.centre} cards and {row.gives} of each do not come to {CENTRE}")
        dealt = row.centre + row.players * row.each
        if dealt > len(components.card):
            raise fail(place, f"{dealt} cards are dealt, and there are {len(components.card)}")
