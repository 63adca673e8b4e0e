"""Beardsmith as the house plays it: the only door into this folder."""

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
from chinwag.games.beardsmith import dealing, imagine, knowledge, loading, telling
from chinwag.games.beardsmith.actions import Place
from chinwag.games.beardsmith.box import Box
from chinwag.games.beardsmith.codec import BeardsmithCodec
from chinwag.games.beardsmith.components import SEATS, SUGGESTED, Components, read_box
from chinwag.games.beardsmith.events import BeardsmithEvent
from chinwag.games.beardsmith.hexes import at_of
from chinwag.games.beardsmith.notation import BeardsmithNotation
from chinwag.games.beardsmith.position import BeardsmithPosition
from chinwag.games.beardsmith.state import BeardsmithState
from chinwag.games.beardsmith.view import BeardsmithView


def _read(file: str) -> str:
    return (resources.files(__package__) / file).read_text(encoding="utf-8")


class BeardsmithRules:
    """The rules with one set of components."""

    def __init__(self, components: Components) -> None:
        self._components = components
        self._box = Box(components)
        self._codec = BeardsmithCodec(self._box)
        self._notation = BeardsmithNotation(self._box)
        self._rulebook = read_rulebook(_read("rulebook.md"))
        self._hash = hash_of(components)

    @classmethod
    def of_the_house(cls) -> BeardsmithRules:
        """The rules with the components of the house (BS-1.4, BS-1.6)."""
        return cls(read_box(_read("components.toml"), "components.toml"))

    @property
    def id(self) -> str:
        """The name in code, records and addresses."""
        return "beardsmith"

    @property
    def name(self) -> str:
        """The title on the box."""
        return "Beardsmith"

    @property
    def version(self) -> int:
        """Counts up when a change makes an old record mean something else."""
        return 1

    @property
    def seats(self) -> range:
        """The numbers of players that the game takes (BS-1.7)."""
        return SEATS

    @property
    def options(self) -> tuple[Option, ...]:
        """The starting board (BS-1.5)."""
        return (Option("board", (SUGGESTED, *self._box.boards), SUGGESTED, "BS-1.5"),)

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """Every rule of the game, printed and house."""
        return self._rulebook

    @property
    def components(self) -> Components:
        """The tiles and boards in use, with a mark at each value that is the house's own."""
        return self._components

    @property
    def components_hash(self) -> str:
        """SHA-256, in hex, of the components that are in use."""
        return self._hash

    @property
    def action_type(self) -> Any:
        """The game's only action."""
        return Place

    @property
    def event_type(self) -> Any:
        """The union of the game's events."""
        return BeardsmithEvent

    @property
    def view_type(self) -> type[BeardsmithView]:
        """The game's view."""
        return BeardsmithView

    @property
    def position_type(self) -> type[BeardsmithPosition]:
        """The game's position."""
        return BeardsmithPosition

    @property
    def codec(self) -> BeardsmithCodec:
        """The map between placements and integers."""
        return self._codec

    @property
    def notation(self) -> BeardsmithNotation:
        """The text of placements and positions."""
        return self._notation

    @property
    def bots(self) -> Mapping[str, Bot[Place, BeardsmithView]]:
        """None of its own: the bots of the house play it well."""
        return {}

    def with_components(self, toml: str, name: str) -> BeardsmithRules:
        """The same rules with an owner's tiles and boards. Raises `ComponentsError` that names the place."""
        return BeardsmithRules(read_box(toml, name))

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> BeardsmithState:
        """Set up a game. Raises `SeatsError` or `OptionError` for what the game does not take.

        >>> from chinwag.core.chance import SealedChance
        >>> state = BeardsmithRules.of_the_house().start(3, {"board": "chin"}, SealedChance(bytes(32)))
        >>> len(state.hands[state.turn]), state.ask.window
        (4, 'turn')
        """
        if seats not in SEATS:
            raise SeatsError(self.id, seats, SEATS)
        board = complete(self.options, options)["board"]
        if board == SUGGESTED:
            board = self._components.suggested(seats).name
        return dealing.deal(self._box, self._codec, board, seats, chance)

    def opening(self, state: BeardsmithState) -> list[Told]:
        """The first tiles, who goes first, and the hands, told from a state as `start` returns it."""
        return telling.opening(state)

    def imagine(self, view: BeardsmithView, chance: Chance) -> BeardsmithState:
        """A whole world that this view cannot tell from the true one: the piles are in another order."""
        return imagine.imagine(self._box, self._codec, view, chance)

    def position(self, state: BeardsmithState) -> BeardsmithPosition:
        """The whole truth of a state as data."""
        return loading.position_of(state)

    def load(self, position: BeardsmithPosition, chance: Chance) -> BeardsmithState:  # noqa: ARG002
        """The state of a position; nothing is left to be shuffled. Raises `PositionError`."""
        return loading.load(self._box, self._codec, position)

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
