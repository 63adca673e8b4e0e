"""Beardsmith as the house plays it: the only door into this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chinwag.core.chance import Chance
from chinwag.core.game import Game
from chinwag.core.guide import Quantity
from chinwag.core.options import Option
from chinwag.core.protocol import Seat, Told
from chinwag.games.beardsmith import dealing, imagine, knowledge, loading, telling
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.components import FEWEST_PIPS, HAND, SEATS, SUGGESTED, Components, read_box
from chinwag.games.beardsmith.events import BeardsmithEvent
from chinwag.games.beardsmith.hexes import at_of
from chinwag.games.beardsmith.notation import BeardsmithNotation
from chinwag.games.beardsmith.position import BeardsmithPosition
from chinwag.games.beardsmith.state import BeardsmithState
from chinwag.games.beardsmith.view import BeardsmithView


class BeardsmithRules(Game[Components, BeardsmithState]):
    """The rules with one set of components.

    >>> from chinwag.core.chance import SealedChance
    >>> state = BeardsmithRules.of_the_house().start(3, {"board": "chin"}, SealedChance(bytes(32)))
    >>> len(state.hands[state.turn]), state.ask.window
    (4, 'turn')
    """

    id = "beardsmith"
    name = "Beardsmith"
    version = 1
    seats = SEATS
    open = True
    """BS-2.4"""
    action_type = Place
    event_type = BeardsmithEvent
    view_type = BeardsmithView
    position_type = BeardsmithPosition

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self._box = Box(components)
        self.codec = BeardsmithCodec(self._box)
        self.notation = BeardsmithNotation(self._box)

    @classmethod
    def read_components(cls, toml: str, name: str) -> Components:
        """The tiles and boards, with a mark at each value that is the house's own (BS-1.4, BS-1.6)."""
        return read_box(toml, name)

    @property
    def options(self) -> tuple[Option, ...]:
        """The starting board (BS-1.5)."""
        return (Option("board", (SUGGESTED, *self._box.boards), SUGGESTED, "BS-1.5"),)

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        """The tiles that are in the game (BS-1.3), the hands (BS-2.4) and the board (BS-1.5)."""
        return (
            Quantity("pips", seats if seats >= FEWEST_PIPS else 0, "BS-1.3"),
            Quantity("tiles", len(self.components.set_for(seats)), "BS-1.3"),
            Quantity("hand", HAND, "BS-2.4"),
            Quantity("board", self.components.suggested(seats).name, "BS-1.5"),
        )

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> BeardsmithState:
        """Shuffle the tiles of everybody and draw who goes first."""
        board = options["board"]
        if board == SUGGESTED:
            board = self.components.suggested(seats).name
        return dealing.deal(self._box, self.codec, board, seats, chance)

    def opening(self, state: BeardsmithState) -> list[Told]:
        """The first tiles, who goes first, and the hands, told from a state as `start` returns it."""
        return telling.opening(state)

    def imagine(self, view: BeardsmithView, chance: Chance) -> BeardsmithState:
        """A whole world that this view cannot tell from the true one: the piles are in another order."""
        return imagine.imagine(self._box, self.codec, view, chance)

    def position(self, state: BeardsmithState) -> BeardsmithPosition:
        """The whole truth of a state as data."""
        return loading.position_of(state)

    def load(self, position: BeardsmithPosition, chance: Chance) -> BeardsmithState:  # noqa: ARG002
        """The state of a position; nothing is left to be shuffled. Raises `PositionError`."""
        return loading.load(self._box, self.codec, position)

    def components_in(self, state: BeardsmithState) -> Sequence[str]:
        """Every tile with where it lies, each exactly once, and the starting board."""
        name_of = self._box.name_of
        places = [(f"starting board {state.deal.board}", "middle of the table")]
        held = (("hand", state.hands), ("pile", state.piles), ("aside", state.deal.aside))
        for place, tiles_of in held:
            for seat, tiles in enumerate(tiles_of):
                places += [(f"{name_of[tile]} of seat {seat}", f"{place} of seat {seat}") for tile in tiles]
        for cell in state.board.pieces + state.board.holes:
            q, r = at_of(cell)
            for layer, (face, owner) in enumerate(state.board.stack(cell), 1):
                places.append((f"{self._box.name_of_face(face)} of seat {owner}", f"layer {layer} at {q},{r}"))
        return [f"{name} @ {place}" for name, place in places]

    def appraise(self, state: BeardsmithState, seat: Seat) -> tuple[float, ...]:
        """How far ahead the seat is, then how few openings the next other has."""
        return knowledge.appraise(state, seat)
