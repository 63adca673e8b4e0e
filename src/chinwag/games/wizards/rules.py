"""Beard Wizards behind the protocol of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.game import Game
from chinwag.core.guide import Quantity
from chinwag.core.options import Option, TimedWindow, begins_by, chair_that_begins, fuse, gone_round
from chinwag.core.protocol import Seat, Told
from chinwag.games.wizards.actions import WizardsAction
from chinwag.games.wizards.bots import BOTS
from chinwag.games.wizards.box import Box
from chinwag.games.wizards.codec import WizardsCodec
from chinwag.games.wizards.components import Components, components_from
from chinwag.games.wizards.dealing import deal
from chinwag.games.wizards.events import WizardsEvent
from chinwag.games.wizards.imagine import imagine
from chinwag.games.wizards.knowledge import appraise
from chinwag.games.wizards.loading import load_position, position_of
from chinwag.games.wizards.notation import WizardsNotation
from chinwag.games.wizards.numbers import FEWEST_SEATS, FIRST_HAIRS, HAND, MOST_SEATS
from chinwag.games.wizards.position import WizardsPosition
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.telling import Teller
from chinwag.games.wizards.view import WizardsView


class WizardsRules(Game[Components, WizardsState]):
    """The rules with one set of components."""

    id = "wizards"
    name = "Beard Wizards"
    version = 1
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    """BW-1.4"""
    action_type = WizardsAction
    event_type = WizardsEvent
    view_type = WizardsView
    position_type = WizardsPosition

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self._box = Box(components)
        self.codec = WizardsCodec(self._box)
        self.notation = WizardsNotation(self._box)

    @classmethod
    def read_components(cls, toml: str, name: str) -> Components:
        """The deck, the hairs and the rituals, with a mark at each house value (BW-1.2, BW-1.3)."""
        return components_from(toml, name)

    @property
    def options(self) -> tuple[Option, ...]:
        """Who is the first player (BW-2.2)."""
        return (begins_by("BW-2.2"),)

    @property
    def timed(self) -> tuple[TimedWindow, ...]:
        """The answer to a spell (BW-4.3) holds up the turn of another."""
        return (fuse("answer"),)

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        """The golden hairs (BW-1.2, BW-2.1), the hands and the draw pile (BW-2.1)."""
        deck = sum(len(card.colours) for card in self.components.card)
        return (
            Quantity("hairs", FIRST_HAIRS, "BW-2.1"),
            Quantity("hair_pile", seats * (self.components.hairs - FIRST_HAIRS), "BW-1.2"),
            Quantity("hand", HAND, "BW-2.1"),
            Quantity("pile", deck - seats * HAND, "BW-2.1"),
        )

    @property
    def bots(self) -> Mapping[str, Bot[WizardsAction, WizardsView]]:
        """Players that look one action ahead in worlds that they imagine."""
        return BOTS

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> WizardsState:
        """Find the first player, deal, and begin the first turn."""
        state = WizardsState(self._box, self.codec, seats, chance)
        deal(state, chair_that_begins(options), None)
        return state

    def next_options(self, state: WizardsState, options: Mapping[str, str]) -> Mapping[str, str]:
        """The left neighbour of the first player is the first player of the next game (BW-2.2)."""
        return gone_round(options, state.first, state.seats)

    def opening(self, state: WizardsState) -> list[Told]:
        """The deal and the first draw, told from a state as `start` returns it."""
        teller = Teller(self._box)
        deal(WizardsState(self._box, self.codec, state.seats, state.chance), state.first, teller)
        return teller.told

    def imagine(self, view: WizardsView, chance: Chance) -> WizardsState:
        """A whole world that this view cannot tell from the true one."""
        return imagine(self._box, self.codec, view, chance)

    def position(self, state: WizardsState) -> WizardsPosition:
        """The whole truth of a state as data."""
        return position_of(state)

    def load(self, position: WizardsPosition, chance: Chance) -> WizardsState:
        """The state of a position. Raises `PositionError`."""
        return load_position(self._box, self.codec, position, chance)

    def components_in(self, state: WizardsState) -> Sequence[str]:
        """Every card and every golden hair with where it lies."""
        codes = self._box.codes
        found = [f"{codes[kind]} @ draw pile" for kind in state.pile]
        found += [f"{codes[kind]} @ discard pile" for kind in state.discards]
        found += ["hair @ pile"] * state.pile_hairs
        for seat in range(state.seats):
            found += [f"{codes[kind]} @ hand of seat {seat}" for kind in state.hands[seat]]
            found += [f"{codes[kind]} @ equipment of seat {seat}" for kind in state.equipment(seat)]
            found += [f"hair @ seat {seat}"] * state.hairs[seat]
        return found

    def appraise(self, state: WizardsState, seat: Seat) -> tuple[float, ...]:
        """Whether a seat has won, and how much better it stands than the best of the others."""
        return appraise(state, seat)
