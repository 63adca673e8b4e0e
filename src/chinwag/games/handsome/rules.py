"""Handsome behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from msgspec import Struct

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.components import hash_of
from chinwag.core.options import Option
from chinwag.core.protocol import Seat, SeatsError, Told
from chinwag.core.rulebook import Rule, read_rulebook
from chinwag.games.handsome import rounds
from chinwag.games.handsome.actions import HandsomeAction
from chinwag.games.handsome.bots import BOTS
from chinwag.games.handsome.box import Box, numbers_in
from chinwag.games.handsome.codec import HandsomeCodec
from chinwag.games.handsome.components import Components, components_from
from chinwag.games.handsome.dictionary import OPTIONS, Dictionary, terms_from
from chinwag.games.handsome.events import HandsomeEvent
from chinwag.games.handsome.imagine import imagine
from chinwag.games.handsome.knowledge import appraise
from chinwag.games.handsome.lexicon.word_list import about
from chinwag.games.handsome.loading import load_position, position_of
from chinwag.games.handsome.notation import HandsomeNotation
from chinwag.games.handsome.numbers import FEWEST_SEATS, MOST_SEATS
from chinwag.games.handsome.position import HandsomePosition
from chinwag.games.handsome.state import HandsomeState
from chinwag.games.handsome.telling import Teller
from chinwag.games.handsome.view import HandsomeView


def _read(file: str) -> str:
    return (resources.files(__package__) / file).read_text(encoding="utf-8")


class _PlayedWith(Struct, frozen=True):
    """What a record has to have been played with: the box, and the word list, which decides about words."""

    components: Components
    words: str


class HandsomeRules:
    """The rules with one set of components. The words are read when they are first needed."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._box = Box(components)
        self._codec = HandsomeCodec(self._box)
        self._notation = HandsomeNotation(self._box)
        self._rulebook = read_rulebook(_read("rulebook.md"))
        self._hash = hash_of(_PlayedWith(components, about().digest))

    @classmethod
    def of_the_house(cls) -> HandsomeRules:
        """The rules with the components of the house (HA-1.1, HA-1.2, HA-2.1)."""
        return cls(components_from(_read("components.toml"), "components.toml"))

    @property
    def id(self) -> str:
        """The name in code, records and addresses."""
        return "handsome"

    @property
    def name(self) -> str:
        """The title on the box."""
        return "Handsome"

    @property
    def version(self) -> int:
        """Counts up when a change makes an old record mean something else."""
        return 1

    @property
    def seats(self) -> range:
        """The numbers of players that the game takes (HA-1.3)."""
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    @property
    def options(self) -> tuple[Option, ...]:
        """The way of HA-4.3, the party variant (HA-3.7) and the dictionary (HA-4.1)."""
        return OPTIONS

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """Every rule of the game, printed and house."""
        return self._rulebook

    @property
    def components(self) -> Components:
        """The cards, the deal and the target in use, with a mark at each value that is the house's own."""
        return self._components

    @property
    def components_hash(self) -> str:
        """SHA-256, in hex, of the components that are in use, the word list among them."""
        return self._hash

    @property
    def action_type(self) -> Any:
        """The union of the game's actions."""
        return HandsomeAction

    @property
    def event_type(self) -> Any:
        """The union of the game's events."""
        return HandsomeEvent

    @property
    def view_type(self) -> type[HandsomeView]:
        """The game's view."""
        return HandsomeView

    @property
    def position_type(self) -> type[HandsomePosition]:
        """The game's position."""
        return HandsomePosition

    @property
    def codec(self) -> HandsomeCodec:
        """The map between actions and integers."""
        return self._codec

    @property
    def notation(self) -> HandsomeNotation:
        """The text of actions and positions."""
        return self._notation

    @property
    def bots(self) -> Mapping[str, Bot[HandsomeAction, HandsomeView]]:
        """The game's own bots by level: they know words, where those of the house do not."""
        return BOTS

    def with_components(self, toml: str, name: str) -> HandsomeRules:
        """The same rules with an owner's cards, deal and target. Raises `ComponentsError`."""
        return HandsomeRules(components_from(toml, name))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> HandsomeState:
        """Agree on the terms and deal the first round. Raises `SeatsError` or `OptionError`."""
        if seats not in self.seats:
            raise SeatsError(self.id, seats, self.seats)
        state = HandsomeState(self._box, self._codec, Dictionary(terms_from(options)), seats, chance)
        rounds.deal(state)
        return state

    def opening(self, state: HandsomeState) -> list[Told]:
        """The first deal, told from a state as `start` returns it."""
        teller = Teller(self._box)
        teller.dealt(state)
        return teller.told

    def imagine(self, view: HandsomeView, chance: Chance) -> HandsomeState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self._box, self._codec, view, chance)

    def position(self, state: HandsomeState) -> HandsomePosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: HandsomePosition, chance: Chance) -> HandsomeState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self._box, self._codec, position, chance)

    def components_in(self, state: HandsomeState) -> Sequence[str]:
        """Every card with where it lies."""
        names = self._box.names
        found = [f"{names[card]} @ centre" for card in numbers_in(state.centre)]
        left = self._box.every_card & ~state.centre
        for seat, (hand, gift) in enumerate(zip(state.hands, state.gifts, strict=True)):
            found += [f"{names[card]} @ hand of seat {seat}" for card in numbers_in(hand & ~gift)]
            found += [f"{names[card]} @ face down before seat {seat}" for card in numbers_in(gift)]
            left &= ~hand
        return found + [f"{names[card]} @ left over" for card in numbers_in(left)]

    def appraise(self, state: HandsomeState, seat: Seat) -> tuple[float, ...]:
        """How far a seat is ahead of the best other, then what it keeps or has written to win points with."""
        return appraise(state, seat)
