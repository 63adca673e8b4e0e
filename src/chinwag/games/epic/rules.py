"""The Epic Beard Game behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, Self

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.components import hash_of
from chinwag.core.options import Option, complete
from chinwag.core.protocol import Seat, SeatsError, Told
from chinwag.core.rulebook import Rule, read_rulebook
from chinwag.games.epic import rounds
from chinwag.games.epic.actions import EpicAction
from chinwag.games.epic.appraisal import appraise
from chinwag.games.epic.box import box_of
from chinwag.games.epic.codec import EpicCodec
from chinwag.games.epic.components import Components, components_from, house_components
from chinwag.games.epic.events import EpicEvent
from chinwag.games.epic.imagine import imagine
from chinwag.games.epic.notation import EpicNotation
from chinwag.games.epic.numbers import ANSWER, FEWEST_SEATS, MOST_SEATS
from chinwag.games.epic.position import EpicPosition, load_position, position_of
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.telling import Teller
from chinwag.games.epic.view import EpicView


class EpicRules:
    """The rules with one set of components."""

    id = "epic"
    name = "The Epic Beard Game"
    version = 1
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    options: tuple[Option, ...] = ()
    action_type: Any = EpicAction
    event_type: Any = EpicEvent
    view_type = EpicView
    position_type = EpicPosition

    def __init__(self, components: Components) -> None:
        self.components = components
        self.box = box_of(components)
        self.codec = EpicCodec(self.box)
        self.notation = EpicNotation(self.box)

    @cached_property
    def rulebook(self) -> tuple[Rule, ...]:
        """Every rule of the game, printed and house."""
        return read_rulebook(resources.files(__package__).joinpath("rulebook.md").read_text(encoding="utf-8"))

    @cached_property
    def components_hash(self) -> str:
        """SHA-256, in hex, of the components that are in use."""
        return hash_of(self.components)

    @property
    def bots(self) -> Mapping[str, Bot[EpicAction, EpicView]]:
        """The game's own bots by level."""
        return {}

    def with_components(self, toml: str, name: str) -> Self:
        """The same rules with an owner's cards, values and chip table. Raises `ComponentsError`."""
        return type(self)(components_from(toml, name))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> EpicState:
        """Draw the dealer by lot and deal the first round. Raises `SeatsError` or `OptionError`."""
        if seats not in self.seats:
            raise SeatsError(self.name, seats, self.seats)
        complete(self.options, options)
        state = EpicState(self.box, self.codec, seats, chance)
        rounds.first_deal(state)
        return state

    def opening(self, state: EpicState) -> list[Told]:
        """The first deal, told from a state as `start` returns it."""
        teller = Teller(self.box)
        rounds.tell_deal(state, teller)
        return teller.told

    def imagine(self, view: EpicView, chance: Chance) -> EpicState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self.box, self.codec, view, chance)

    def position(self, state: EpicState) -> EpicPosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: EpicPosition, chance: Chance) -> EpicState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self.box, self.codec, position, chance)

    def components_in(self, state: EpicState) -> Sequence[str]:
        """Every card and every chip with where it lies."""
        codes = self.box.codes
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


rules = EpicRules(house_components())
"""The rules with the house set."""
