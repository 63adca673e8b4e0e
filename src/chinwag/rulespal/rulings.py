"""Rulings: whether an action is legal, by which rules, and with what effect; what one can do, and what happened.

A ruling is computed by the game itself, on worlds. Of a position that somebody hands in there is one world. At a
table the worlds are imagined from what a seat may know, so nothing else can come out of them: what all worlds agree
on is told, and what they do not is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from chinwag.core.chance import FastChance
from chinwag.core.listing import one_of_each_order
from chinwag.core.protocol import Action, AnyRules, AnyState, Ask, Event, PositionError, Seat, View
from chinwag.rulespal.answers import Quote, quotes_of, told
from chinwag.words import refusal_text, sentence, words

WORLDS = 4
"""So many worlds are imagined from a view."""

LONG_TABLE = 8
"""A table of more rows is not quoted."""


class RulingError(ValueError):
    """A position, seat or action that cannot be ruled on. `code` is fixed, the message says what was expected."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Happened(Struct, frozen=True):
    """An event as its reader may know it, and the rules by which it happened."""

    event: Event
    rules: tuple[str, ...]


class Ruling(Struct, frozen=True):
    """Whether a seat may do something.

    Where it is not legal `rules` are those that are broken and `code` says how; where it is, they are the rules
    that allow it and by which things happen. `change` is what it does to every seat's score at once, in the order
    of the seats; None where that hangs on what the asker may not know, or the action is not legal. `events` are
    what would happen, empty at a table: there, what is hidden would have to be made up.
    """

    legal: bool
    game: str
    seat: int
    rules: tuple[str, ...]
    code: str | None
    change: tuple[int, ...] | None
    quotes: tuple[Quote, ...]
    answer: str
    events: tuple[Happened, ...] = ()


class Choice(Struct, frozen=True):
    """One kind of action that a seat may take: its name, how many such are legal, the rules, and one of them.

    `count` and `example` are None where people make up what they do, such as a word.
    """

    do: str
    count: int | None
    rules: tuple[str, ...]
    example: Action | None


class Explained(Struct, frozen=True):
    """What a seat can do and what has just happened, as that seat may know it.

    `window` names what the table waits for and `rule` asks for it; both are None when the game is over. `choices`
    are empty while the seat may not act.
    """

    game: str
    window: str | None
    rule: str | None
    choices: tuple[Choice, ...]
    happened: tuple[Happened, ...]


def worlds_of(rules: AnyRules, view: View) -> list[AnyState]:
    """Worlds that a view cannot tell from the true one. The same view gives the same worlds."""
    return [rules.imagine(view, FastChance(f"ruling {number}")) for number in range(WORLDS)]


def text_or_json(given: Raw) -> str | Raw:
    """A JSON string as the text that it holds; anything else as it is."""
    if bytes(given).lstrip().startswith(b'"'):
        return msgspec.json.decode(given, type=str)
    return given


def load(rules: AnyRules, position: str | Raw) -> AnyState:
    """The state of a position, as text or as JSON. Raises `RulingError`."""
    try:
        if isinstance(position, str):
            read = rules.notation.read_position(position)
        else:
            read = msgspec.json.decode(position, type=rules.position_type)
        state: AnyState = rules.load(read, FastChance("ruling"))
    except (PositionError, msgspec.MsgspecError, RecursionError) as error:
        raise RulingError("bad_position", str(error)) from None
    return state


def read_action(rules: AnyRules, action: str | Raw) -> Action:
    """An action, as text or as JSON. Raises `RulingError`."""
    try:
        if isinstance(action, str):
            return rules.notation.read_action(action)  # type: ignore[no-any-return]
        return msgspec.json.decode(action, type=rules.action_type)  # type: ignore[no-any-return]
    except (ValueError, RecursionError) as error:
        raise RulingError("bad_action", str(error)) from None


def seat_of(state: AnyState, seat: int | None) -> Seat:
    """The seat that acts: the one named, or the only one awaited. Raises `RulingError`."""
    seats = len(state.scores())
    if seat is not None:
        if seat not in range(seats):
            raise RulingError("bad_seat", f"there is no seat {seat}: seats are 0 to {seats - 1}")
        return Seat(seat)
    awaited = () if state.ask is None else state.ask.awaited
    if len(awaited) != 1:
        raise RulingError("bad_seat", "name the seat: the table does not wait for exactly one")
    return awaited[0]


def rule_on(rules: AnyRules, position: str | Raw, action: str | Raw, seat: int | None = None) -> Ruling:
    """The ruling on an action in a position that somebody hands in. Raises `RulingError`."""
    state = load(rules, position)
    acting = seat_of(state, seat)
    return ruling(rules, [state], acting, read_action(rules, action), tell_events=True)


def ruling(
    rules: AnyRules, worlds: Sequence[AnyState], seat: Seat, action: Action, *, tell_events: bool = False
) -> Ruling:
    """The ruling on an action in worlds that the asker cannot tell from each other."""
    refusal = worlds[0].refuse(seat, action)
    if refusal is not None:
        quotes = _quotes(rules, refusal.rules)
        message = refusal_text(rules.id, refusal)
        answer = "\n".join([message, told(None, quotes)])
        return Ruling(False, rules.id, seat, refusal.rules, refusal.code, None, quotes, answer)
    ask = worlds[0].ask
    played = [_played(world, seat, action) for world in worlds]
    happened, change = played[0]
    if any(other != change for _, other in played):
        change = None
    common = [rule for rule in _rules_of(happened) if all(rule in _rules_of(events) for events, _ in played)]
    cited = tuple(dict.fromkeys([*action.rules, *([ask.rule] if ask else []), *common]))
    quotes = _quotes(rules, cited)
    answer = "\n".join([told("yes", quotes), _effect(change)])
    return Ruling(True, rules.id, seat, cited, None, change, quotes, answer, tuple(happened) if tell_events else ())


def explain(rules: AnyRules, ask: Ask | None, legal: Sequence[Action], events: Iterable[Event]) -> Explained:
    """What can be done, and the rules of what has just happened.

    `legal` are the actions of the seat that asks, `events` those that it was told last. Several orders of the same
    are one way of doing it.
    """
    kinds: Mapping[str, list[Action]] = _by_kind(one_of_each_order(legal))
    choices = tuple(
        Choice(do, None, each[0].rules, None) if each[0].free else Choice(do, len(each), each[0].rules, each[0])
        for do, each in kinds.items()
    )
    return Explained(
        rules.id,
        None if ask is None else ask.window,
        None if ask is None else ask.rule,
        choices,
        tuple(Happened(event, event.by_rules) for event in events),
    )


def _by_kind(actions: Iterable[Action]) -> dict[str, list[Action]]:
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(str(action.__struct_config__.tag), []).append(action)
    return kinds


def _played(world: AnyState, seat: Seat, action: Action) -> tuple[list[Happened], tuple[int, ...] | None]:
    """What happens in a world, as its actor is told, and what it changes in the scores."""
    after = world.clone()
    before = world.scores()
    events: list[Event] = [told.to(seat) for told in after.play(seat, action)]
    change = tuple(new - old for new, old in zip(after.scores(), before, strict=True))
    return [Happened(event, event.by_rules) for event in events], change


def _rules_of(happened: Iterable[Happened]) -> list[str]:
    return [rule for each in happened for rule in each.rules]


def _quotes(rules: AnyRules, ids: Sequence[str]) -> tuple[Quote, ...]:
    """The rules word for word, without long tables."""
    book: dict[str, Any] = {rule.id: rule for rule in rules.rulebook}
    return tuple(
        quote
        for each in ids
        for quote in quotes_of(book[each], book[each].table[1:] if len(book[each].table) <= LONG_TABLE else ())
    )


def _effect(change: tuple[int, ...] | None) -> str:
    tables = words("ask")
    if change is None:
        return str(tables["effect"]["hidden"])
    if not any(change):
        return str(tables["effect"]["none"])
    parts = [
        sentence(tables["effect"]["seat"], {"seat": seat, "points": f"{points:+d}".replace("-", "−")}, tables)
        for seat, points in enumerate(change)
        if points
    ]
    return sentence(tables["effect"]["changes"], {"changes": tuple(parts)}, tables)
