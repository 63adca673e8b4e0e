"""The Epic Beard Game behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.components import hash_of
from chinwag.core.options import Option, complete
from chinwag.core.protocol import Seat, SeatsError, Told
from chinwag.core.rulebook import Rule, read_rulebook
from chinwag.games.epic import rounds
from chinwag.games.epic.actions import EpicAction
from chinwag.games.epic.bots import BOTS
from chinwag.games.epic.box import Box
from chinwag.games.epic.codec import EpicCodec
from chinwag.games.epic.components import Components, components_from
from chinwag.games.epic.events import EpicEvent
from chinwag.games.epic.imagine import imagine
from chinwag.games.epic.knowledge import appraise
from chinwag.games.epic.loading import load_position, position_of
from chinwag.games.epic.notation import EpicNotation
from chinwag.games.epic.numbers import ANSWER, FEWEST_SEATS, MOST_SEATS
from chinwag.games.epic.position import EpicPosition
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.telling import Teller
from chinwag.games.epic.view import EpicView


def _read(file: str) -> str:
    return (resources.files(__package__) / file).read_text(encoding="utf-8")


class EpicRules:
    """The rules with one set of components."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._box = Box(components)
        self._codec = EpicCodec(self._box)
        self._notation = EpicNotation(self._box)
        self._rulebook = read_rulebook(_read("rulebook.md"))
        self._hash = hash_of(components)

    @classmethod
    def of_the_house(cls) -> EpicRules:
        """The rules with the components of the house (EB-1.1 to EB-1.4)."""
        return cls(components_from(_read("components.toml"), "components.toml"))

    @property
    def id(self) -> str:
        """The name in code, records and addresses."""
        return "epic"

    @property
    def name(self) -> str:
        """The title on the box."""
        return "The Epic Beard Game"

    @property
    def version(self) -> int:
        """Counts up when a change makes an old record mean something else."""
        return 1

    @property
    def seats(self) -> range:
        """The numbers of players that the game takes (EB-1.5)."""
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    @property
    def options(self) -> tuple[Option, ...]:
        """There is nothing to choose."""
        return ()

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """Every rule of the game, printed and house."""
        return self._rulebook

    @property
    def components(self) -> Components:
        """The cards, chips and the chip table in use, with a mark at each value that is the house's own."""
        return self._components

    @property
    def components_hash(self) -> str:
        """SHA-256, in hex, of the components that are in use."""
        return self._hash

    @property
    def action_type(self) -> Any:
        """The union of the game's actions."""
        return EpicAction

    @property
    def event_type(self) -> Any:
        """The union of the game's events."""
        return EpicEvent

    @property
    def view_type(self) -> type[EpicView]:
        """The game's view."""
        return EpicView

    @property
    def position_type(self) -> type[EpicPosition]:
        """The game's position."""
        return EpicPosition

    @property
    def codec(self) -> EpicCodec:
        """The map between actions and integers."""
        return self._codec

    @property
    def notation(self) -> EpicNotation:
        """The text of actions and positions."""
        return self._notation

    @property
    def bots(self) -> Mapping[str, Bot[EpicAction, EpicView]]:
        """Card counters that leave more or less to luck."""
        return BOTS

    def with_components(self, toml: str, name: str) -> EpicRules:
        """The same rules with an owner's cards, values and chip table. Raises `ComponentsError`."""
        return EpicRules(components_from(toml, name))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> EpicState:
        """Draw the dealer by lot and deal the first round. Raises `SeatsError` or `OptionError`."""
        if seats not in self.seats:
            raise SeatsError(self.id, seats, self.seats)
        complete(self.options, options)
        state = EpicState(self._box, self._codec, seats, chance)
        rounds.first_deal(state)
        return state

    def opening(self, state: EpicState) -> list[Told]:
        """The first deal, told from a state as `start` returns it."""
        teller = Teller(self._box)
        rounds.tell_deal(state, teller)
        return teller.told

    def imagine(self, view: EpicView, chance: Chance) -> EpicState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self._box, self._codec, view, chance)

    def position(self, state: EpicState) -> EpicPosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: EpicPosition, chance: Chance) -> EpicState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self._box, self._codec, position, chance)

    def components_in(self, state: EpicState) -> Sequence[str]:
        """Every card and every chip with where it lies."""
        codes = self._box.codes
        found = [f"{codes[kind]} @ draw pile" for kind in state.pile]
        found += [f"{codes[kind]} @ discard pile" for kind in state.discards]
        found += [
            f"{codes[kind]} @ hand of seat {seat}" for seat in range(state.seats) for kind in state.hand_of(seat)
        ]
        if state.window == ANSWER:
            found += [f"{codes[kind]} @ face down" for kind in (state.first, state.second)]
        found += ["chip @ bank"] * state.bank
        found += [f"chip @ seat {seat}" for seat, chips in enumerate(state.chips) for _ in range(chips)]
        return found

    def appraise(self, state: EpicState, seat: Seat) -> tuple[float, ...]:
        """By how many points a seat is ahead of the best of the others, counting what is in the hands."""
        return appraise(state, seat)
