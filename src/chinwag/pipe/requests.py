"""What may be asked on the pipe, and the answers. `docs/pipe.md` tells it with examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Raw, Struct

from chinwag import rulespal
from chinwag.core.protocol import Action, Ask, Event, Position, View

Milliseconds = Annotated[int, Meta(ge=1, le=600_000)]


class Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One line of input."""


class Games(Request, frozen=True, tag="games"):
    """Which games are there?"""


class New(Request, frozen=True, tag="new"):
    """Deal a game. Without a seed nobody can foresee the deal."""

    game: str
    seats: int
    options: dict[str, str] = {}
    seed: str | None = None


class Legal(Request, frozen=True, tag="legal"):
    """What may a seat do now?"""

    seat: int


class Refuse(Request, frozen=True, tag="refuse"):
    """Would this action be refused, and why?"""

    seat: int
    action: Raw


class Play(Request, frozen=True, tag="play"):
    """Do it."""

    seat: int
    action: Raw


class See(Request, frozen=True, tag="view"):
    """What does a seat see, or with null an onlooker?"""

    seat: int | None


class TellPosition(Request, frozen=True, tag="position"):
    """The whole truth."""


class Load(Request, frozen=True, tag="load"):
    """Set up a position; the seed serves what is still to be shuffled."""

    game: str
    position: Raw
    seed: str | None = None


class Scores(Request, frozen=True, tag="scores"):
    """How does it stand?"""


class TellRecord(Request, frozen=True, tag="record"):
    """The game so far as text, with tags of one's own."""

    tags: dict[str, str] = {}


class Replay(Request, frozen=True, tag="replay"):
    """Play a record again, beside the game that is on. A record that does not tell its seed needs it here."""

    record: str
    seed: str | None = None


class AskBot(Request, frozen=True, tag="bot"):
    """What would a bot do? It is not played."""

    seat: int
    level: str
    ms: Milliseconds = 1000


class AskRules(Request, frozen=True, tag="ask"):
    """What do the rules say? Without a game RulesPal finds out which is meant."""

    q: str
    game: str | None = None


class AskRuling(Request, frozen=True, tag="ruling"):
    """May this be done, by which rules and with what effect? In the game that is on, or in a position of `game`.

    A position and an action are JSON as everywhere, or text in the notation of the game.
    """

    action: Raw
    seat: int | None = None
    game: str | None = None
    position: Raw | None = None


class Explain(Request, frozen=True, tag="explain"):
    """What can a seat do, and by which rules did the last things happen?"""

    seat: int


AnyRequest = (
    Games
    | New
    | Legal
    | Refuse
    | Play
    | See
    | TellPosition
    | Load
    | Scores
    | TellRecord
    | Replay
    | AskBot
    | AskRules
    | AskRuling
    | Explain
)


class Answer(Struct, frozen=True, kw_only=True):
    """One line of output."""

    ok: bool = True


class OptionAnswer(Struct, frozen=True):
    """An option of a game; a free one takes other values too, one of `chairs` the numbers of the seats."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    free: bool
    chairs: bool


class GameAnswer(Struct, frozen=True):
    """One game; `seats` are the fewest and the most, `bots` the levels that it knows."""

    id: str
    name: str
    rules_version: int
    seats: tuple[int, int]
    options: tuple[OptionAnswer, ...]
    bots: tuple[str, ...]


class GamesAnswer(Answer, frozen=True, kw_only=True):
    """All games."""

    games: tuple[GameAnswer, ...]


class AskAnswer(Answer, frozen=True, kw_only=True):
    """What the table waits for; `events` are what everybody may know of what led there."""

    ask: Ask | None
    events: tuple[Event, ...]


class ActionsAnswer(Answer, frozen=True, kw_only=True):
    """Legal actions in a fixed order."""

    actions: Sequence[Action]


class RefusalAnswer(Struct, frozen=True):
    """Why not: a code, the rules and a sentence."""

    code: str
    rules: tuple[str, ...]
    message: str


class RefuseAnswer(Answer, frozen=True, kw_only=True):
    """None where the action is legal."""

    refusal: RefusalAnswer | None


class ViewAnswer(Answer, frozen=True, kw_only=True):
    """What a seat sees."""

    view: View


class PositionAnswer(Answer, frozen=True, kw_only=True):
    """The whole truth as data and as one line of text."""

    position: Position
    text: str


class ScoresAnswer(Answer, frozen=True, kw_only=True):
    """How it stands; nobody has won before the end."""

    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class RecordAnswer(Answer, frozen=True, kw_only=True):
    """The record's text."""

    record: str


class ActionAnswer(Answer, frozen=True, kw_only=True):
    """A bot's choice."""

    action: Action


class RulesAnswer(Answer, frozen=True, kw_only=True):
    """What the rules say."""

    answer: rulespal.Answer


class RulingAnswer(Answer, frozen=True, kw_only=True):
    """The ruling."""

    ruling: rulespal.Ruling


class ExplainAnswer(Answer, frozen=True, kw_only=True):
    """What can be done, and what has happened."""

    explained: rulespal.Explained


class Problem(Struct, frozen=True, omit_defaults=True):
    """What was wrong with a request: a code that stays, a message for people, and the refusal of an action."""

    code: str
    message: str
    refusal: RefusalAnswer | None = None


class ProblemAnswer(Struct, frozen=True, kw_only=True):
    """Nothing was done."""

    ok: bool = False
    error: Problem
