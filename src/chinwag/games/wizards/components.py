"""The cards, hairs and rituals as data: the house set, or an owner's file in its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from chinwag.core.components import ComponentsError, Fail, check_distinct, place_of, read_components
from chinwag.games.wizards.effects.types import (
    DiscardArtifact,
    Effect,
    PayCards,
    PickCards,
    Standing,
    Win,
)
from chinwag.games.wizards.numbers import FIRST_HAIRS, HAND, MOST_SEATS

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\W_](?:[^\n@|,]*\S)?$")]

Kind = Literal["spell", "counterspell", "beard", "artifact"]

ANY = "any"
SAME = "same"
DIFFERENT = "different"


class ColourEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A background; `code` is its letter in notation."""

    name: Name
    code: Annotated[str, Meta(pattern=r"^[a-z]$")]


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of one name: `colours` has one entry for each copy, `code` are the letters in notation."""

    name: Name
    code: Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]
    kind: Kind
    colours: Annotated[tuple[str, ...], Meta(min_length=1, max_length=40)]
    effects: tuple[Effect, ...] = ()
    standing: tuple[Standing, ...] = ()
    use: Literal["turn", "start"] | None = None
    spell: Literal["happens", "stopped", "redirected"] | None = None
    house: bool = False

    @property
    def targeted(self) -> bool:
        """Whether it names another player."""
        return any(effect.targeted for effect in self.effects)

    @property
    def pays(self) -> int:
        """How many cards of the hand it costs."""
        return sum(effect.cards for effect in self.effects if isinstance(effect, PayCards))

    @property
    def chooses_artifact(self) -> bool:
        """Whether an artifact of the target is to be chosen."""
        return any(isinstance(effect, DiscardArtifact) for effect in self.effects)


class RitualEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ritual (BW-5.1): the length of beard that it needs, a word for each card of its cost, and its effects."""

    hairs: Annotated[int, Meta(ge=0, le=99)]
    cost: Annotated[tuple[str, ...], Meta(min_length=1, max_length=3)]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]

    @property
    def targeted(self) -> bool:
        """Whether it names another player."""
        return any(effect.targeted for effect in self.effects)

    @property
    def wins(self) -> bool:
        """Whether it wins the game (BW-6.1)."""
        return any(isinstance(effect, Win) for effect in self.effects)


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the box (BW-1): `hairs` are the golden hairs for each player (BW-1.2)."""

    hairs: Annotated[int, Meta(ge=FIRST_HAIRS, le=99)]
    colour: Annotated[tuple[ColourEntry, ...], Meta(min_length=1, max_length=8)]
    card: Annotated[tuple[CardEntry, ...], Meta(min_length=1, max_length=120)]
    ritual: Annotated[tuple[RitualEntry, ...], Meta(min_length=1, max_length=12)]
    house: tuple[Literal["hairs"], ...] = ()


def components_from(toml: str, file: str) -> Components:
    """The components in a TOML text; `file` is what errors call it.

    Raises `ComponentsError`, which names the place, for what the rules cannot be played with: a name or code that
    stands twice, a colour that is not there, an effect where it cannot be, too few cards to deal, no way to win.

    >>> components_from("hairs = 5", "my-box.toml")
    Traceback (most recent call last):
    ...
    chinwag.core.components.ComponentsError: my-box.toml: Object missing required field `colour`
    """
    components = read_components(toml, file, Components)

    def fail(path: str, problem: str) -> ComponentsError:
        return ComponentsError(file, place_of(toml, path), problem)

    check_distinct("colour", components.colour, fail)
    check_distinct("card", components.card, fail)
    colours = [colour.name for colour in components.colour]
    for number, colour in enumerate(colours):
        if colour in (ANY, SAME, DIFFERENT):
            raise fail(f"colour[{number}].name", f"{colour!r} has a meaning of its own in the cost of a ritual")
    for number, card in enumerate(components.card):
        _check_colours(f"card[{number}].colours", card.colours, colours, fail)
        _check_card(f"card[{number}]", card, fail)
    _check_rituals(components, colours, fail)
    _check_deck(components, fail)
    return components


def _check_colours(path: str, given: Iterable[str], known: list[str], fail: Fail) -> None:
    for colour in given:
        if colour not in known:
            raise fail(path, f"no colour {colour!r}; there is {', '.join(known)}")


def _check_card(path: str, card: CardEntry, fail: Fail) -> None:
    """What a card has fits its kind."""
    if card.kind == "spell" and not card.effects:
        raise fail(f"{path}.effects", "a spell needs an effect")
    if card.kind in ("spell", "counterspell") and card.standing:
        raise fail(f"{path}.standing", f"a {card.kind} is not equipped, so nothing stands")
    if card.kind == "counterspell":
        _check_counterspell(path, card, fail)
    elif card.spell is not None:
        raise fail(f"{path}.spell", "only a counterspell does something to a spell")
    if card.kind in ("beard", "artifact"):
        _check_equipment(path, card, fail)
    elif card.use is not None:
        raise fail(f"{path}.use", "only a beard or an artifact is used")
    _check_effects(path, card.effects, fail)
    if any(isinstance(effect, Win) for effect in card.effects):
        raise fail(f"{path}.effects", "only a ritual wins the game (BW-6.1)")
    if card.pays > MOST_PAID:
        raise fail(f"{path}.effects", f"a card costs {MOST_PAID} cards at most, not {card.pays}")


MOST_PAID = 3


def _check_counterspell(path: str, card: CardEntry, fail: Fail) -> None:
    """A counterspell says what becomes of the spell, and leaves nothing to choose but a new target (BW-4.4)."""
    if card.spell is None:
        raise fail(f"{path}.spell", "a counterspell needs 'happens', 'stopped' or 'redirected'")
    if card.targeted or card.pays or any(isinstance(effect, PickCards) for effect in card.effects):
        raise fail(f"{path}.effects", "a counterspell can have no target, cost or pick of its own")


def _check_equipment(path: str, card: CardEntry, fail: Fail) -> None:
    """What can be used says when, and does something."""
    if (card.use is not None) != bool(card.effects):
        raise fail(f"{path}.use", "a card has a use when it has effects, and only then")
    if card.use == "start" and any(isinstance(effect, PickCards) for effect in card.effects):
        raise fail(f"{path}.use", "cards are picked during the turn, not at its start")
    if not card.effects and not card.standing:
        raise fail(path, "a card needs effects with a use, or standing ones")


def _check_effects(path: str, effects: tuple[Effect, ...], fail: Fail) -> None:
    for number, effect in enumerate(effects[:-1]):
        if isinstance(effect, PickCards | Win):
            raise fail(f"{path}.effects[{number}]", "it can only be the last effect")


def _check_rituals(components: Components, colours: list[str], fail: Fail) -> None:
    """BW-5.1: rituals are told apart by their hairs; one of them wins, with hairs that there are."""
    lengths: set[int] = set()
    for number, ritual in enumerate(components.ritual):
        path = f"ritual[{number}]"
        if ritual.hairs in lengths:
            raise fail(f"{path}.hairs", f"a ritual of {ritual.hairs} hairs is there already")
        lengths.add(ritual.hairs)
        words = [word for word in ritual.cost if word not in (ANY, SAME, DIFFERENT)]
        _check_colours(f"{path}.cost", words, colours, fail)
        _check_effects(path, ritual.effects, fail)
        if any(isinstance(effect, PayCards) for effect in ritual.effects):
            raise fail(f"{path}.effects", "what a ritual costs stands in its cost")
        if any(isinstance(effect, DiscardArtifact) for effect in ritual.effects):
            raise fail(f"{path}.effects", "a ritual cannot choose an artifact")
    winning = [ritual for ritual in components.ritual if ritual.wins]
    if not winning:
        raise fail("ritual", "one of the rituals needs the effect 'win'")
    if min(ritual.hairs for ritual in winning) > 2 * components.hairs:
        raise fail("hairs", "two players could never grow a beard long enough to win")


def _check_deck(components: Components, fail: Fail) -> None:
    """Five players can be dealt three cards each (BW-2.1)."""
    cards = sum(len(card.colours) for card in components.card)
    needed = MOST_SEATS * HAND
    if cards < needed:
        raise fail("card", f"{cards} cards in all; {MOST_SEATS} players need {needed}")
