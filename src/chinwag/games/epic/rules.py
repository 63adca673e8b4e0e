"""The Epic Beard Game behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.game import Game
from chinwag.core.guide import Quantity
from chinwag.core.options import Option, TimedWindow, begins_by, chair_that_begins, fuse, gone_round
from chinwag.core.protocol import Seat, Told
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
from chinwag.games.epic.numbers import ANSWER, FEWEST_SEATS, HAND, MOST_SEATS, ROUNDS
from chinwag.games.epic.position import EpicPosition
from chinwag.games.epic.state import EpicState
from chinwag.games.epic.telling import Teller
from chinwag.games.epic.view import Contents, EpicView


class EpicRules(Game[Components, EpicState]):
    """The rules with one set of components."""

    id = "epic"
    name = "The Epic Beard Game"
    version = 1
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    """EB-1.5"""
    action_type = EpicAction
    event_type = EpicEvent
    view_type = EpicView
    position_type = EpicPosition

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self._box = Box(components)
        self.codec = EpicCodec(self._box)
        self.notation = EpicNotation(self._box)

    @classmethod
    def read_components(cls, toml: str, name: str) -> Components:
        """The cards, chips and the chip table, with a mark at each house value (EB-1.1 to EB-1.4)."""
        return components_from(toml, name)

    @property
    def contents(self) -> Contents:
        """The cards with their values and the chip table, with a mark at each house value."""
        return self._box.contents

    @property
    def options(self) -> tuple[Option, ...]:
        """Who deals first (EB-2.2)."""
        return (begins_by("EB-2.2"),)

    @property
    def timed(self) -> tuple[TimedWindow, ...]:
        """The answer to a declared pair (EB-4.3) holds up the turn of another."""
        return (fuse("answer"),)

    @property
    def bots(self) -> Mapping[str, Bot[EpicAction, EpicView]]:
        """Card counters that leave more or less to luck."""
        return BOTS

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        """What is dealt and what is left (EB-2.1), the chips (EB-1.4) and the rounds (EB-2.3)."""
        box = self.components
        deck = box.copies * len(box.colour) * len(box.character)
        return (
            Quantity("hand", HAND, "EB-2.1"),
            Quantity("pile", deck - seats * HAND - 1, "EB-2.1"),
            Quantity("bank", box.chips.bank, "EB-1.4"),
            Quantity("rounds", ROUNDS, "EB-2.3"),
        )

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> EpicState:
        """Find the first dealer and deal the first round."""
        state = EpicState(self._box, self.codec, seats, chance)
        rounds.first_deal(state, chair_that_begins(options))
        return state

    def next_options(self, state: EpicState, options: Mapping[str, str]) -> Mapping[str, str]:
        """The left neighbour of the first dealer deals first in the next game (EB-2.2)."""
        return gone_round(options, rounds.first_dealer(state), state.seats)

    def opening(self, state: EpicState) -> list[Told]:
        """The first deal, told from a state as `start` returns it."""
        teller = Teller(self._box)
        rounds.tell_deal(state, teller)
        return teller.told

    def imagine(self, view: EpicView, chance: Chance) -> EpicState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self._box, self.codec, view, chance)

    def position(self, state: EpicState) -> EpicPosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: EpicPosition, chance: Chance) -> EpicState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self._box, self.codec, position, chance)

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
