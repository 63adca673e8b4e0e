"""The protocol of a game: what every game of the house offers to tables, bots, rulings and the lab.

A game is a `Rules` object. It deals `State` objects, which hold the whole truth and nothing but the rules'
facts. Everything that leaves a state is one of four wire types: `Ask`, `View`, `Event` and `Refusal`. They are
built up from what a seat may know; there is no way from a wire type back to the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NewType, Protocol, Self, TypeVar

from msgspec import Struct

from chinwag.core.chance import Chance
from chinwag.core.claims import ClaimBook
from chinwag.core.guide import Diagram, Guide, Quantity
from chinwag.core.options import Option, TimedWindow
from chinwag.core.questions import QuestionBook
from chinwag.core.rulebook import Rule

if TYPE_CHECKING:
    from chinwag.core.bot import Bot

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 to the left. `None` stands for an onlooker."""

ActionId = NewType("ActionId", int)
"""An action as an integer, fixed for a game, a rules version and its components."""

RuleId = NewType("RuleId", str)
"""The id of a rule, for example `BW-4.2`."""

Fact = str | int | tuple[str | int, ...]
"""One fact in a refusal: a word, a number, or several of one kind."""


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat wishes to do. Every game derives its own, one class for one verb.

    A `free` one holds something that people make up themselves, such as a word. `State.legal` lists what it can of
    those, for bots and masks; a table tells nobody, for a list of all that could be said would say too much.

    Of an `even` one none is milder than another of its class. Where one has to stand in for a sealed choice that
    does not come, a table draws it by lot: were it always the first, it could be told what is sealed.
    """

    free: ClassVar[bool] = False
    even: ClassVar[bool] = False

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that tell how it is done."""

    @property
    def in_any_order(self) -> Action:
        """The same with what may be named in any order put in one: of those that are then equal a table lists one.

        An order may mean something all the same, and is carried out as it is named.
        """
        return self


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """What happened, as one seat may know it. Log, animation, replay and screen reader live on events."""

    rules: ClassVar[tuple[str, ...]] = ()
    """The rules by which such a thing happens."""

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rules by which this one happened, each once and the one to read first in front."""
        return self.rules

    @property
    def reveals(self) -> bool:
        """Whether this form of the event tells its reader something that chance or another hand had hidden.

        Undo ends at the first such event, and the law of imagined worlds compares what comes before it.
        """
        return False


class View(Struct, frozen=True, tag_field="game"):
    """All that one seat may know of a state. Every game derives exactly one, tagged with its id."""


class Position(Struct, frozen=True, tag_field="game", forbid_unknown_fields=True):
    """The whole truth of a state as plain data. Never sent to a seat while the game is on."""


class Told:
    """An event as everybody sees it, with fuller forms for some seats.

    It is no Struct, so encoding one by mistake is a `TypeError`. A fuller form that is forgotten shows less,
    never more.
    """

    __slots__ = ("fuller", "public")

    def __init__(self, public: Event, fuller: Mapping[Seat, Event] | None = None) -> None:
        self.public = public
        self.fuller: Mapping[Seat, Event] = {} if fuller is None else fuller

    def to(self, seat: Seat | None) -> Event:
        """The form that this seat, or an onlooker, may know."""
        return self.public if seat is None else self.fuller.get(seat, self.public)


class Refusal(Struct, frozen=True):
    """Why an action is not legal.

    `code` names a sentence in the words of the game, `rules` the rules that are broken (never empty), and
    `facts` fill the sentence. A refusal holds only what the seat that asked may know.
    """

    code: str
    rules: tuple[RuleId, ...]
    facts: Mapping[str, Fact] = {}

    @classmethod
    def because(cls, code: str, *rules: str, **facts: Fact) -> Refusal:
        """A refusal as it is written down in the code of a game.

        >>> Refusal.because("not_your_turn", "BS-3.1", turn=2)
        Refusal(code='not_your_turn', rules=('BS-3.1',), facts={'turn': 2})
        """
        return cls(code, tuple(RuleId(rule) for rule in rules), facts)


Say = Callable[[str, Refusal], str]
"""A refusal of a game, by its id, as the sentence that people read."""


class IllegalAction(ValueError):  # noqa: N818  the name says what it is
    """An action that the rules refuse was played; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({', '.join(refusal.rules)})")
        self.refusal = refusal


class PositionError(ValueError):
    """A position, in JSON or as text, that cannot be; the message says what is wrong and where."""


class Ask(Struct, frozen=True):
    """What the table waits for.

    `window` names the choice ("turn", "answer_spell", "hand_in"), `rule` the rule that asks for it. Several
    seats are awaited at once where choices are simultaneous and sealed; those in `revising` have chosen and
    may still change their mind. Seats are in ascending order. `answer` marks a window that breaks into another
    seat's turn and wants no more than an answer: it is among `Rules.timed`, with a short fuse. It says who, never
    what they could do.
    """

    window: str
    rule: RuleId
    awaited: tuple[Seat, ...]
    revising: tuple[Seat, ...] = ()
    answer: bool = False

    def may_act(self, seat: Seat) -> bool:
        """Whether this seat may act now."""
        return seat in self.awaited or seat in self.revising


A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)
P = TypeVar("P", bound=Position)


class State(Protocol[A, V_co]):
    """The whole truth of a game that is on: rules facts only, no log, no clocks, no names."""

    @property
    def ask(self) -> Ask | None:
        """What the table waits for; `None` when the game is over."""

    def legal(self, seat: Seat) -> Sequence[A]:
        """Every legal action of a seat, each once, in a fixed order; empty when the seat may not act.

        Where actions cannot be listed (a word that is not in the list), those with an integer are. The first one is
        the mildest, and not `free`: it stands in for a choice that does not come. It does the least to
        others, tells them the least, and does not keep them waiting.
        """

    def legal_ids(self, seat: Seat) -> Sequence[ActionId]:
        """The integers of `legal(seat)`, in the same order: what playouts, search and masks use."""

    def refuse(self, seat: Seat, action: A) -> Refusal | None:
        """Why the action is not legal, or `None` when it is. Total: it answers for any seat and action."""

    def play(self, seat: Seat, action: A) -> list[Told]:
        """Carry out a legal action in place and tell what happened.

        Raises `IllegalAction`, and leaves the state as it was, when `refuse` gives a reason.
        """

    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        """Carry out one of `legal_ids(seat)` without telling events. Unchecked: for playouts and search."""

    def view(self, seat: Seat | None) -> V_co:
        """What a seat, or an onlooker, may know now. Built up from nothing, never cut down."""

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""

    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands."""

    def winners(self) -> tuple[Seat, ...]:
        """Who has won, in ascending order; several share a win. Empty while the game is on."""


class Codec(Protocol[A]):
    """The map between actions and integers, stable for a rules version and its components."""

    @property
    def size(self) -> int:
        """Every id is below it."""

    def id_of(self, action: A) -> ActionId | None:
        """The integer of an action, or `None` when it has none (a word off the list, a cell off the grid)."""

    def action_of(self, action_id: ActionId) -> A:
        """The action of an integer in `range(size)`. Raises `ValueError` for one that stands for nothing."""


class Notation(Protocol[A, P]):
    """The text of a game: an action in a few characters, a full position in one line.

    Every `read_…` raises `ValueError` (`PositionError` for a position) that says what was expected where.
    """

    def write_action(self, action: A) -> str:
        """The action as one line without line breaks."""

    def read_action(self, text: str) -> A:
        """The action that `write_action` wrote."""

    def write_position(self, position: P) -> str:
        """The position as one line without line breaks."""

    def read_position(self, text: str) -> P:
        """The position that `write_position` wrote."""


S = TypeVar("S", bound=State[Any, Any])


class Rules(Protocol[A, V, P, S]):
    """One game of the house with its components: the only door into a game's folder."""

    @property
    def id(self) -> str:
        """The name in code, records and addresses: `beardsmith`."""

    @property
    def name(self) -> str:
        """The title on the box: `Beardsmith`."""

    @property
    def version(self) -> int:
        """Counts up when a change makes an old record mean something else."""

    @property
    def seats(self) -> range:
        """The numbers of players that the game takes."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose before the start."""

    @property
    def timed(self) -> tuple[TimedWindow, ...]:
        """The windows that a table may give a clock of their own, every answer window among them."""

    @property
    def rulebook(self) -> tuple[Rule, ...]:
        """Every rule of the game, printed and house."""

    @property
    def guide(self) -> Guide:
        """How the rulebook begins, and its quick reference."""

    @property
    def diagrams(self) -> tuple[Diagram, ...]:
        """The diagrams of the rulebook, in the order in which they stand there."""

    @property
    def questions(self) -> QuestionBook:
        """What people ask about the game, and which rule answers."""

    @property
    def claims(self) -> ClaimBook:
        """What each rule makes true and false, in plain words."""

    @property
    def components_hash(self) -> str:
        """SHA-256, in hex, of the components that are in use."""

    @property
    def contents(self) -> Struct | None:
        """What pages show of the box before the first deal, with a mark at what is the house's own, or None."""

    @property
    def action_type(self) -> Any:
        """The union of the game's actions, for decoding."""

    @property
    def event_type(self) -> Any:
        """The union of the game's events, for the generated wire types."""

    @property
    def view_type(self) -> type[V]:
        """The game's view."""

    @property
    def position_type(self) -> type[P]:
        """The game's position."""

    @property
    def codec(self) -> Codec[A]:
        """The map between actions and integers."""

    @property
    def notation(self) -> Notation[A, P]:
        """The text of actions and positions."""

    @property
    def open(self) -> bool:
        """Whether no player may know anything that another may not."""

    def prepare(self) -> None:
        """Read what playing needs and is not read yet. It may take a moment, and any thread may do it."""

    def with_components(self, toml: str, name: str) -> Self:
        """The same rules with an owner's components.

        `name` is what errors call the file. Raises `ComponentsError` that names the place.
        """

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        """What lies on the table when the game starts, for a number of players that it takes."""

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Set up a game. Raises `SeatsError` or `OptionError` for what the game does not take."""

    def next_options(self, state: S, options: Mapping[str, str]) -> Mapping[str, str]:
        """With which options the same company plays again: the same, or with the start gone round."""

    def opening(self, state: S) -> list[Told]:
        """What happened in the set-up, told from a state as `start` returns it: the deal, who goes first."""

    def imagine(self, view: V, chance: Chance) -> S:
        """A whole world that this view cannot tell from the true one: a determinisation."""

    def position(self, state: S) -> P:
        """The whole truth of a state as data."""

    def load(self, position: P, chance: Chance) -> S:
        """The state of a position; chance serves what is still to be shuffled. Raises `PositionError`."""

    def components_in(self, state: S) -> Sequence[str]:
        """Every component with where it lies, each exactly once, as `left fork @ hand of seat 2`.

        The law of conservation cuts each at ` @ `: the sorted names must be the same after every action.
        """

    def appraise(self, state: S, seat: Seat) -> tuple[float, ...]:
        """How good a state is for a seat, best compared first to last: what a greedy bot maximises."""

    @property
    def bots(self) -> Mapping[str, Bot[A, V]]:
        """The game's own bots by level; empty where those of `chinwag.bots` will do, which they come before."""


class SeatsError(ValueError):
    """A number of players that the game does not take."""

    def __init__(self, game: str, given: int, taken: range) -> None:
        super().__init__(f"{game} takes {taken.start} to {taken.stop - 1} players, not {given}")


AnyRules = Rules[Any, Any, Any, Any]
"""The rules of some game, where it does not matter which."""

AnyState = State[Any, Any]
"""The state of some game, where it does not matter which."""
