"""Handsome behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.game import Game
from chinwag.core.guide import Quantity
from chinwag.core.options import Option, TimedWindow
from chinwag.core.protocol import Seat, Told
from chinwag.games.handsome import rounds
from chinwag.games.handsome.actions import HandsomeAction
from chinwag.games.handsome.bots import BOTS
from chinwag.games.handsome.box import Box, numbers_in
from chinwag.games.handsome.codec import LISTED_SIZE, HandsomeCodec
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
from chinwag.games.handsome.vocabulary import ALL


class _PlayedWith(Struct, frozen=True):
    """What a record has to have been played with: the box, and the word list, which decides about words."""

    components: Components
    words: str


class HandsomeRules(Game[Components, HandsomeState]):
    """The rules with one set of components. The words are read when they are first needed."""

    id = "handsome"
    name = "Handsome"
    version = 1
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    """HA-1.3"""
    action_type = HandsomeAction
    event_type = HandsomeEvent
    view_type = HandsomeView
    position_type = HandsomePosition

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self._box = Box(components)
        self.codec = HandsomeCodec(self._box)
        self.notation = HandsomeNotation(self._box)

    @classmethod
    def read_components(cls, toml: str, name: str) -> Components:
        """The cards, the deal and the target, with a mark at each value of the house's own (HA-1.1, HA-2.1)."""
        return components_from(toml, name)

    def played_with(self, components: Components) -> Struct:
        """The box and the word list."""
        return _PlayedWith(components, about().digest)

    @property
    def options(self) -> tuple[Option, ...]:
        """The way of HA-4.3, the party variant (HA-3.7) and the dictionary (HA-4.1)."""
        return OPTIONS

    @property
    def timed(self) -> tuple[TimedWindow, ...]:
        """The words are written by all at once (HA-3.4): without a clock, unless the table wishes for one."""
        return (TimedWindow("hand_in", (90, 180)),)

    @property
    def bots(self) -> Mapping[str, Bot[HandsomeAction, HandsomeView]]:
        """The game's own bots by level: they know words, where those of the house do not."""
        return BOTS

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        """The row of the deal (HA-2.1), and what is left over."""
        row = self._box.deal[seats]
        return (
            Quantity("each", row.each, "HA-2.1"),
            Quantity("centre", row.centre, "HA-2.1"),
            Quantity("gives", row.gives, "HA-2.1"),
            Quantity("left", self._box.size - seats * row.each - row.centre, "HA-2.1"),
            Quantity("target", self.components.target, "HA-6.1"),
        )

    def prepare(self) -> None:
        """Read the words, and what leads from cards to them, for what is legal and for all."""
        for party in (False, True):
            for size in (LISTED_SIZE, ALL):
                self._box.vocabulary.makeable(0, party, size)

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> HandsomeState:
        """Agree on the terms and deal the first round. Raises `OptionError` for words that are none."""
        state = HandsomeState(self._box, self.codec, Dictionary(terms_from(options)), seats, chance)
        rounds.deal(state)
        return state

    def opening(self, state: HandsomeState) -> list[Told]:
        """The first deal, told from a state as `start` returns it."""
        teller = Teller(self._box)
        teller.dealt(state)
        return teller.told

    def imagine(self, view: HandsomeView, chance: Chance) -> HandsomeState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self._box, self.codec, view, chance)

    def position(self, state: HandsomeState) -> HandsomePosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: HandsomePosition, chance: Chance) -> HandsomeState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self._box, self.codec, position, chance)

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
