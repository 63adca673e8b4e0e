"""What a law looks at: one moment of a game, with the step that comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from chinwag.core.chance import Branch, Chance, SealedChance, below, pick, shuffled
from chinwag.core.laws.strange import neighbours
from chinwag.core.protocol import Action, ActionId, AnyRules, AnyState, Say, Seat, Told, View

_SAMPLES = 12


class Broken(Exception):  # noqa: N818  the name says what it is
    """What a law found; the battery adds which law, and where."""


def require(kept: bool, problem: str) -> None:
    """Raise `Broken` unless the law is kept here."""
    if not kept:
        raise Broken(problem)


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a seat."""

    seat: Seat
    action: Action


@dataclass(slots=True)
class Course:
    """One game as it goes: how it was set up, what was played, and every action that has been legal so far."""

    rules: AnyRules
    seats: int
    options: dict[str, str]
    chance: SealedChance
    dice: Chance
    say: Say
    start: AnyState
    steps: list[Step] = field(default_factory=list)
    seen: dict[Action, None] = field(default_factory=dict)


class Scene:
    """One moment: the state at rest, and the `step` that comes next, None when the game is over.

    Laws play on clones; the state itself stays as it is.
    """

    def __init__(self, course: Course, state: AnyState, step: Step | None) -> None:
        self.course, self.state, self.step = course, state, step
        self.rules = course.rules
        self.number = len(course.steps)
        self._views: dict[Seat | None, View] = {}
        self._worlds: dict[Seat | None, AnyState] = {}
        self._others: dict[Seat, list[Action]] = {}

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat."""
        return tuple(Seat(seat) for seat in range(self.course.seats))

    @cached_property
    def everyone(self) -> tuple[Seat | None, ...]:
        """Every seat, and an onlooker."""
        return (*self.seats, None)

    @cached_property
    def fingerprint(self) -> bytes:
        """The whole truth in bytes, as it was when first asked for."""
        return fingerprint(self.rules, self.state)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def world(self, seat: Seat | None) -> AnyState:
        """A world that a seat imagines, the same one for all laws. Not to be played on."""
        if seat not in self._worlds:
            self._worlds[seat] = self.rules.imagine(self.view(seat), self.dice(f"world of {seat}"))
        return self._worlds[seat]

    def others(self, seat: Seat) -> list[Action]:
        """Actions that a seat may not play now: of other times and seats, random, and nearly right."""
        if seat not in self._others:
            listed = set(self.state.legal(seat))
            self._others[seat] = [
                action for action in dict.fromkeys(self._odd_actions(seat)) if action not in listed
            ]
        return self._others[seat]

    def _odd_actions(self, seat: Seat) -> Iterator[Action]:
        dice = self.dice(f"others of {seat}")
        codec, seen = self.rules.codec, list(self.course.seen)
        yield from shuffled(dice, "seen", seen)[:_SAMPLES]
        for number in range(_SAMPLES):
            try:
                yield codec.action_of(ActionId(below(dice, f"codec {number}", codec.size)))
            except ValueError:
                continue
        model = pick(dice, "model", list(self.state.legal(seat)) or seen)
        yield from neighbours(model, self.rules.action_type, dice, _SAMPLES)

    def dice(self, label: str) -> Chance:
        """Luck for this moment."""
        return Branch(self.course.dice, f"step {self.number}/{label}")

    def write(self, action: Action) -> str:
        """An action as people read it, for messages."""
        return self.rules.notation.write_action(action)


def fingerprint(rules: AnyRules, state: AnyState) -> bytes:
    """The whole truth of a state in bytes."""
    return msgspec.json.encode(rules.position(state))


def outlook(scene: Scene, state: AnyState) -> list[Any]:
    """All that can be asked of a state: what it awaits, every view, every legal action, the score."""
    return [
        state.ask,
        [msgspec.json.encode(state.view(seat)) for seat in scene.everyone],
        [list(state.legal_ids(seat)) for seat in scene.seats],
        state.scores(),
        state.winners(),
    ]


def told_to(told: Sequence[Told], seat: Seat | None) -> bytes:
    """What a seat hears of events, in bytes."""
    return msgspec.json.encode([each.to(seat) for each in told])


def play_on(scene: Scene, states: Sequence[AnyState], label: str, steps: int) -> None:
    """Play the same actions, taken by luck, in states that should be alike."""
    for number in range(steps):
        ask = states[0].ask
        if ask is None:
            return
        choices = [(seat, each) for seat in ask.awaited for each in states[0].legal_ids(seat)]
        seat, action_id = choices[scene.dice(f"{label} {number}").permutation("next", len(choices))[0]]
        for state in states:
            play_id(state, seat, action_id)


def play_id(state: AnyState, seat: Seat, action_id: ActionId) -> None:
    """Play an action by its number, after a look whether it is legal there."""
    require(action_id in state.legal_ids(seat), f"action {action_id} of seat {seat} is not legal in the twin")
    state.play_id(seat, action_id)
