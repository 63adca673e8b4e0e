"""Diagrams played by the engine: what a page shows as legal was legal, and what it shows as refused was refused."""

from __future__ import annotations

from msgspec import Struct

from chinwag.core.chance import SealedChance
from chinwag.core.guide import Diagram, Move
from chinwag.core.protocol import Action, AnyRules, AnyState, Ask, Event, Refusal, Seat, View
from chinwag.words import refusal_text

_CHANCE = SealedChance(bytes(32))
"""What is shuffled in a diagram is shuffled alike whenever the page is opened."""


class DiagramError(ValueError):
    """A diagram whose text says what the engine does not: which diagram, where in it, and what is wrong."""

    def __init__(self, game: str, diagram: Diagram, problem: str) -> None:
        super().__init__(f"{game}, diagram {diagram.id}: {problem}")


class Picture(Struct, frozen=True):
    """A position as the reader of a diagram may know it, with the score of every seat as it stands."""

    ask: Ask | None
    view: View
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class LiveMove(Struct, frozen=True):
    """What somebody wished to do, and what became of it.

    `written` is the action in the game's notation. A `refusal` comes with its `message` in words, and `after` is as
    it was before; a legal action brought `events` about.
    """

    seat: Seat
    action: Action
    written: str
    caption: str
    refusal: Refusal | None
    message: str | None
    events: tuple[Event, ...]
    after: Picture


class LiveDiagram(Struct, frozen=True):
    """A diagram as the page draws it. `position` is its text, for whoever wants to try something else with it."""

    id: str
    rule: str
    title: str
    caption: str
    shows: str
    seat: Seat | None
    seats: int
    position: str
    before: Picture
    moves: tuple[LiveMove, ...]


def play_diagram(rules: AnyRules, diagram: Diagram) -> LiveDiagram:
    """Set up the position of a diagram and try its moves, one after the other.

    Raises `DiagramError` where the position cannot be, where an action cannot be read, and where the engine refuses
    what the diagram does not, or for other rules.
    """
    try:
        state = rules.load(rules.notation.read_position(diagram.position), _CHANCE)
        reader = None if diagram.seat is None else Seat(diagram.seat)
        before = _picture(state, reader)
        moves = tuple(_try(rules, state, move, reader) for move in diagram.moves)
    except ValueError as error:
        raise DiagramError(rules.id, diagram, str(error)) from None
    return LiveDiagram(
        id=diagram.id,
        rule=diagram.rule,
        title=diagram.title,
        caption=diagram.caption,
        shows=diagram.shows,
        seat=reader,
        seats=len(before.scores),
        position=diagram.position,
        before=before,
        moves=moves,
    )


def _try(rules: AnyRules, state: AnyState, move: Move, reader: Seat | None) -> LiveMove:
    seat, action = Seat(move.seat), rules.notation.read_action(move.action)
    refusal = state.refuse(seat, action)
    broken = () if refusal is None else refusal.rules
    if broken != move.refused:
        raise ValueError(f"{move.action} is refused by {broken}, not by {move.refused}")
    told = [] if refusal is not None else state.play(seat, action)
    return LiveMove(
        seat=seat,
        action=action,
        written=move.action,
        caption=move.caption,
        refusal=refusal,
        message=None if refusal is None else refusal_text(rules.id, refusal),
        events=tuple(each.to(reader) for each in told),
        after=_picture(state, reader),
    )


def _picture(state: AnyState, reader: Seat | None) -> Picture:
    return Picture(state.ask, state.view(reader), state.scores(), state.winners())
