"""All laws, and the game that is played under their eyes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

from chinwag.core.chance import Branch, Chance, FastChance, SealedChance, pick
from chinwag.core.laws import acting, hidden, keeping
from chinwag.core.laws.scene import Broken, Course, Scene, Step
from chinwag.core.options import complete
from chinwag.core.protocol import AnyRules, AnyState, Say, Seat

Law = Callable[[Scene], None]

LAWS: tuple[Law, ...] = (
    keeping.a_table_is_set_up_as_asked,
    acting.asks_are_sound,
    acting.the_mildest_does_not_keep_the_table_waiting,
    acting.legal_actions_are_listed_once,
    keeping.looking_changes_nothing,
    acting.what_is_legal_is_not_refused_and_nothing_else,
    acting.refusals_cite_rules_and_can_be_said,
    acting.what_is_refused_changes_nothing,
    acting.codec_and_notation_round_trip,
    acting.quick_play_is_play,
    acting.wire_types_survive_the_wire,
    hidden.imagined_worlds_look_the_same,
    hidden.onlookers_know_no_more_than_any_seat,
    hidden.the_deal_keeps_secrets,
    hidden.steps_without_news_look_the_same,
    keeping.clones_share_nothing,
    keeping.positions_load_to_the_same_game,
    keeping.impossible_positions_are_refused,
    keeping.components_are_conserved,
    keeping.records_replay_to_the_same_bytes,
    keeping.the_company_can_go_on,
)
"""Every law but that of ending, which `play_by_the_laws` sees to itself."""


class LawBroken(AssertionError):  # noqa: N818  the name says what it is
    """A law that a game does not keep: which, what was found, and where to find it again."""

    def __init__(self, law: str, problem: str, where: str) -> None:
        super().__init__(f"{law}: {problem}\n{where}")
        self.law, self.problem = law, problem


def play_by_the_laws(
    rules: AnyRules,
    seats: int,
    seed: int,
    say: Say,
    *,
    laws: Sequence[Law] = LAWS,
    one_in: int = 1,
    longest: int = 5000,
) -> int:
    """Play one game by luck, let the laws look at its moments, and give the number of actions that it took.

    `seed` decides the deal, the options and every choice, so a fault is found again with the same arguments.
    `say` gives a refusal's sentence. Of the moments after the first, the laws look at about one in `one_in`, and at
    the last. Raises `LawBroken`; also when the game is not over after `longest` actions.
    """
    dice = FastChance(seed)
    options = _options(rules, seats, dice)
    chance = SealedChance(hashlib.sha256(f"{rules.id} {seats} {seed}".encode()).digest())
    state = rules.start(seats, options, chance)
    course = Course(rules, seats, options, chance, dice, say, start=state.clone())
    while True:
        step = _choose(state, Branch(dice, f"step {len(course.steps)}"))
        scene = Scene(course, state, step)
        course.seen |= dict.fromkeys(action for seat in scene.seats for action in state.legal(seat))
        if step is None or not course.steps or pick(scene.dice("look"), "look", range(one_in)) == 0:
            _look(scene, laws, seed)
        if step is None and state.ask is None:
            return len(course.steps)
        if step is None:
            raise LawBroken("every_game_ends", "who is asked has no legal action", _where(scene, seed))
        if len(course.steps) == longest:
            raise LawBroken("every_game_ends", f"not over after {longest} actions", _where(scene, seed))
        try:
            state.play(step.seat, step.action)
        except Exception as error:
            raise LawBroken("every_game_ends", f"a legal action raised {error!r}", _where(scene, seed)) from error
        course.steps.append(step)


def _look(scene: Scene, laws: Sequence[Law], seed: int) -> None:
    for law in laws:
        try:
            law(scene)
        except Broken as broken:
            raise LawBroken(law.__name__, str(broken), _where(scene, seed)) from None
        except Exception as error:
            raise LawBroken(law.__name__, f"raised {error!r}", _where(scene, seed)) from error


def _where(scene: Scene, seed: int) -> str:
    course, step = scene.course, scene.step
    position = course.rules.notation.write_position(course.rules.position(scene.state))
    next_step = "the game is over" if step is None else f"next: seat {step.seat}, {scene.write(step.action)}"
    return (
        f"{course.rules.id}, {course.seats} seats, seed {seed}, options {course.options}, "
        f"after {scene.number} actions; {next_step}\n{position}"
    )


def _options(rules: AnyRules, seats: int, dice: Chance) -> dict[str, str]:
    """Options by luck; the default counts as one more value."""
    chosen: Mapping[str, str] = {
        option.name: pick(dice, f"option {option.name}", [*option.at(seats), option.default])
        for option in rules.options
    }
    return complete(rules.options, chosen, seats)


def _choose(state: AnyState, dice: Chance) -> Step | None:
    """An action by luck: mostly of a seat that is awaited, now and then of one that may revise."""
    ask = state.ask
    if ask is None:
        return None
    revises = bool(ask.revising) and pick(dice, "revise", range(4)) == 0
    seat: Seat = pick(dice, "seat", ask.revising if revises else ask.awaited)
    legal = state.legal(seat)
    return Step(seat, pick(dice, "action", legal)) if legal else None
