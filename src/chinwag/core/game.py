"""What every game of the house says of itself in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from chinwag.core.bot import Bot
from chinwag.core.chance import Chance
from chinwag.core.claims import ClaimBook, read_claims
from chinwag.core.components import hash_of
from chinwag.core.guide import Diagram, Guide, Quantity, read_diagrams, read_guide
from chinwag.core.options import Option, TimedWindow, complete
from chinwag.core.protocol import SeatsError
from chinwag.core.questions import QuestionBook, read_questions
from chinwag.core.rulebook import Rule, read_rulebook

C = TypeVar("C", bound=Struct)
S = TypeVar("S")


class Game(ABC, Generic[C, S]):
    """The part of `Rules` that is alike in all games: a name, a folder with the texts, a box of components.

    A game derives its rules from it and adds what is its own. `rulebook.md`, `guide.toml`, `diagrams.toml`,
    `questions.toml`, `claims.toml` and `components.toml` are read from the folder of the module that it is written
    in.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    open: ClassVar[bool] = False
    """Whether no player may know anything that another may not."""
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]

    def __init__(self, components: C) -> None:
        self.components = components
        self.components_hash = hash_of(self.played_with(components))
        self.rulebook: tuple[Rule, ...] = read_rulebook(self._text("rulebook.md"))

    @classmethod
    def of_the_house(cls) -> Self:
        """The rules with the components of the house."""
        return cls(cls.read_components(cls._text("components.toml"), "components.toml"))

    def with_components(self, toml: str, name: str) -> Self:
        """The same rules with an owner's components. Raises `ComponentsError` that names the place."""
        return type(self)(self.read_components(toml, name))

    @classmethod
    @abstractmethod
    def read_components(cls, toml: str, name: str) -> C:
        """The components that a TOML text holds, checked; errors call it by its name."""

    def played_with(self, components: C) -> Struct:
        """All that a record has to have been played with, to be hashed."""
        return components

    def prepare(self) -> None:
        """Read what playing needs and is not read yet. It may take a moment, and any thread may do it."""

    @cached_property
    def questions(self) -> QuestionBook:
        """What people ask about the game. Raises `ComponentsError` that names the place."""
        return read_questions(self._text("questions.toml"), "questions.toml", self.rulebook)

    @cached_property
    def claims(self) -> ClaimBook:
        """What each rule makes true and false. Raises `ComponentsError` that names the place."""
        return read_claims(self._text("claims.toml"), "claims.toml", self.rulebook)

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose before the start: nothing, where a game does not say otherwise."""
        return ()

    @property
    def contents(self) -> Struct | None:
        """What pages show of the box before the first deal: nothing, where a game does not say otherwise."""
        return None

    @property
    def timed(self) -> tuple[TimedWindow, ...]:
        """The windows that a table may give a clock of their own: none, where a game does not say otherwise."""
        return ()

    @property
    def bots(self) -> Mapping[str, Bot[Any, Any]]:
        """The game's own bots by level: none, where those of the house play it well."""
        return {}

    @cached_property
    def guide(self) -> Guide:
        """How the rulebook begins, and its quick reference."""
        return read_guide(self._text("guide.toml"), "guide.toml")

    @cached_property
    def diagrams(self) -> tuple[Diagram, ...]:
        """The diagrams of the rulebook, in the order in which they stand there."""
        return read_diagrams(self._text("diagrams.toml"), "diagrams.toml")

    def set_up(self, seats: int) -> tuple[Quantity, ...]:  # noqa: ARG002  a game that says so needs it
        """What lies on the table when the game starts, for a number of players that it takes."""
        return ()

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Set up a game. Raises `SeatsError` or `OptionError` for what the game does not take."""
        if seats not in self.seats:
            raise SeatsError(self.id, seats, self.seats)
        return self.deal(seats, complete(self.options, options, seats), chance)

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Set up a game for a number of seats that it takes, with every option chosen."""

    def next_options(self, state: S, options: Mapping[str, str]) -> Mapping[str, str]:  # noqa: ARG002  see below
        """With which options the same company plays again: the same, where a game does not say otherwise."""
        return options

    @classmethod
    def _text(cls, file: str) -> str:
        folder = cls.__module__.rpartition(".")[0]
        return (resources.files(folder) / file).read_text(encoding="utf-8")
