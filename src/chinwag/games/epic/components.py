"""The cards, values, chips and the chip table as data: the house set, or an owner's file in its place."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from chinwag.core.components import ComponentsError, Fail, check_distinct, place_of, read_components
from chinwag.games.epic.numbers import HAND, MOST_SEATS

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\W_](?:[^\n@|,]*\S)?\Z")]
Count = Annotated[int, Meta(ge=0, le=999)]

MOST_COLOURS: Final = 12
MOST_CHARACTERS: Final = 20
"""More than any box has; every two kinds of card make an action, so that their number cannot be left open."""

Special = Literal["epic", "harry"]
Declared = Literal["true", "bluff"]
Answer = Literal["believes", "doubts"]
Party = Literal["declarer", "target"]
Fate = Literal["discarded", "taken_back"]


class Chips(Struct, frozen=True, forbid_unknown_fields=True):
    """How many chips the bank has for the whole game (EB-1.4), and the points that each takes off (EB-5.4)."""

    bank: Count
    worth: Count


class ColourEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour; `code` is its letter in notation."""

    name: Name
    code: Annotated[str, Meta(pattern=r"^[a-z]\Z")]


class CharacterEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A character with its penalty value; `code` are its letters in notation, `house` what is not printed."""

    name: Name
    code: Annotated[str, Meta(pattern=r"^[A-Z]{2}\Z")]
    penalty: Count
    special: Special | None = None
    house: tuple[Literal["name", "penalty"], ...] = ()


class OutcomeEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the chip table (EB-4.4)."""

    declaration: Declared
    target: Answer
    chip: Literal["nobody", "declarer", "target"]
    cards: Fate
    declarer_draws: Annotated[int, Meta(ge=0, le=20)] = 0
    target_draws: Annotated[int, Meta(ge=0, le=20)] = 0
    house: bool = False

    @property
    def winner(self) -> Party | None:
        """Who wins the chip."""
        return None if self.chip == "nobody" else self.chip


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the box (EB-1) and the chip table (EB-4.4)."""

    copies: Annotated[int, Meta(ge=1, le=20)]
    chips: Chips
    colour: Annotated[tuple[ColourEntry, ...], Meta(min_length=1, max_length=MOST_COLOURS)]
    character: Annotated[tuple[CharacterEntry, ...], Meta(min_length=2, max_length=MOST_CHARACTERS)]
    outcome: tuple[OutcomeEntry, ...]
    house: tuple[Literal["copies"], ...] = ()


def components_from(toml: str, file: str) -> Components:
    """The components in a TOML text; `file` is what errors call it.

    Raises `ComponentsError`, which names the place, for what the rules cannot be played with: a name or code that
    stands twice, too few cards to deal, a special character missing, a chip table with a gap.

    >>> components_from("copies = 3", "my-box.toml")
    Traceback (most recent call last):
    ...
    chinwag.core.components.ComponentsError: my-box.toml: Object missing required field `chips`
    """
    components = read_components(toml, file, Components)

    def fail(path: str, problem: str) -> ComponentsError:
        return ComponentsError(file, place_of(toml, path), problem)

    check_distinct("colour", components.colour, fail)
    check_distinct("character", components.character, fail)
    _check_specials(components, fail)
    _check_deck(components, fail)
    _check_chip_table(components, fail)
    return components


def _check_specials(components: Components, fail: Fail) -> None:
    """One character is EPIC (EB-3.2) and one is Beardless Harry (EB-3.3)."""
    found: dict[str, str] = {}
    for number, character in enumerate(components.character):
        if character.special in found:
            raise fail(
                f"character[{number}].special", f"{found[character.special]} is {character.special!r} already"
            )
        if character.special is not None:
            found[character.special] = character.name
    for special in ("epic", "harry"):
        if special not in found:
            raise fail("character", f"one character needs special = {special!r}")


def _check_deck(components: Components, fail: Fail) -> None:
    """Six players can be dealt six cards each, and one card is turned up (EB-2.1)."""
    cards = components.copies * len(components.colour) * len(components.character)
    needed = MOST_SEATS * HAND + 1
    if cards < needed:
        raise fail("copies", f"{cards} cards in all; {MOST_SEATS} players need {needed}")


def _check_chip_table(components: Components, fail: Fail) -> None:
    """Every kind of declaration has a row for every answer, and only one side draws (EB-4.4)."""
    rows: set[str] = set()
    for number, outcome in enumerate(components.outcome):
        row = f"{outcome.declaration}, target {outcome.target}"
        if row in rows:
            raise fail(f"outcome[{number}]", f"a second row for: {row}")
        if outcome.declarer_draws and outcome.target_draws:
            raise fail(f"outcome[{number}].target_draws", "only one of declarer and target can draw")
        rows.add(row)
    for declaration, answer in product(("true", "bluff"), ("believes", "doubts")):
        row = f"{declaration}, target {answer}"
        if row not in rows:
            raise fail("outcome", f"no row for: {row}")
