"""Playing a recorded game again, and saying why one cannot be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chinwag.core.chance import SealedChance, SeedError
from chinwag.core.options import OptionError, complete
from chinwag.core.protocol import (
    Action,
    AnyRules,
    AnyState,
    IllegalAction,
    PositionError,
    Seat,
    SeatsError,
    Told,
)
from chinwag.core.record import Record, RecordError

_RULES_LINE, _COMPONENTS_LINE, _SEATS_LINE, _START_LINE = 3, 4, 5, 6


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a game that was played again, and what happened."""

    seat: Seat
    action: Action
    told: list[Told]


@dataclass(frozen=True, slots=True)
class Replay:
    """A recorded game played again: what the set-up told, every action, and the state in the end."""

    opening: list[Told]
    played: list[Played]
    state: AnyState


def replay(record: Record, rules: AnyRules, seed: str | None = None) -> Replay:
    """Play a record again under the rules and components that it was played with.

    `seed` is needed for a game that is not over, whose record does not tell it. Raises `RecordError`, with the
    line, for other rules or components, options that are not all of the table's, a seed that is not the one that
    was promised, an action that is not legal, a result that did not come out, and one that was cut off.
    """
    _check_rules(record, rules)
    chance = _promised_chance(record, seed)
    state = _set_up(record, rules, chance)
    opening = rules.opening(state) if record.start is None else []
    played = [_play(record, rules, state, number) for number in range(len(record.moves))]
    _check_result(record, state)
    return Replay(opening, played, state)


def _check_rules(record: Record, rules: AnyRules) -> None:
    if record.game != rules.id:
        raise RecordError(2, f"a game of {record.game}, not of {rules.id}")
    if record.rules != rules.version:
        raise RecordError(
            _RULES_LINE,
            f"played by version {record.rules} of the rules of {rules.id}; these are version {rules.version}",
        )
    if record.components != rules.components_hash:
        raise RecordError(
            _COMPONENTS_LINE,
            f"the components have the hash {rules.components_hash[:12]}…; played was {record.components[:12]}…",
        )


def _promised_chance(record: Record, seed: str | None) -> SealedChance:
    line = record.line_of_move(len(record.moves)) + 1
    told = seed if record.seed is None else record.seed
    if told is None:
        raise RecordError(line, "the game is not over, so its record does not tell the seed")
    try:
        chance = SealedChance.from_hex(told)
    except SeedError as error:
        raise RecordError(line, str(error)) from None
    if chance.commitment != record.seed_hash:
        raise RecordError(line, "the seed is not the one whose hash was shown before the first card")
    return chance


def _set_up(record: Record, rules: AnyRules, chance: SealedChance) -> AnyState:
    state: AnyState
    if record.start is not None:
        try:
            state = rules.load(rules.notation.read_position(record.start), chance)
        except PositionError as error:
            raise RecordError(_START_LINE, str(error)) from None
        if len(state.scores()) != record.seats:
            raise RecordError(_SEATS_LINE, f"the position has {len(state.scores())} seats, not {record.seats}")
        if record.options:
            raise RecordError(_START_LINE + 1, "a position tells its options itself")
        return state
    try:
        if list(record.options) != list(complete(rules.options, dict(record.options), record.seats).items()):
            raise RecordError(_SEATS_LINE + 1, f"not every option of {rules.id} in its order")
        state = rules.start(record.seats, dict(record.options), chance)
    except SeatsError as error:
        raise RecordError(_SEATS_LINE, str(error)) from None
    except OptionError as error:
        raise RecordError(_SEATS_LINE + 1, str(error)) from None
    return state


def _play(record: Record, rules: AnyRules, state: AnyState, number: int) -> Played:
    move, line = record.moves[number], record.line_of_move(number)
    if move.seat >= record.seats:
        raise RecordError(line, f"there is no seat {move.seat}; the last is {record.seats - 1}")
    seat = Seat(move.seat)
    try:
        action: Any = rules.notation.read_action(move.text)
    except ValueError as error:
        raise RecordError(line, f"not an action of {rules.id}: {error}") from None
    if rules.notation.write_action(action) != move.text:
        raise RecordError(line, f"the action is written {rules.notation.write_action(action)!r}, not {move.text!r}")
    try:
        return Played(seat, action, state.play(seat, action))
    except IllegalAction as error:
        raise RecordError(line, f"seat {seat} may not do this: {error}") from None


def _check_result(record: Record, state: AnyState) -> None:
    line = record.line_of_move(len(record.moves)) + 2
    if record.result is None:
        if state.ask is None:
            raise RecordError(line, "the game is over, but its seed and its result are cut off")
        return
    if state.ask is not None:
        raise RecordError(
            line, f"there is a result, but the game is not over: seat {state.ask.awaited[0]} is awaited"
        )
    if state.scores() != record.result:
        raise RecordError(
            line, f"the result is {' '.join(map(str, state.scores()))}, not {' '.join(map(str, record.result))}"
        )
