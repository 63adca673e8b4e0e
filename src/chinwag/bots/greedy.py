"""A bot that plays what looks best at once, in a world that it imagines."""

from __future__ import annotations

from time import monotonic

from chinwag.core.bot import Situation
from chinwag.core.chance import shuffled
from chinwag.core.protocol import A, AnyRules, AnyState, Seat, V

Worth = tuple[float, ...]
"""How good a state is, best compared first to last, as `Rules.appraise` gives it."""


class Greedy:
    """The action after which the rules appraise its seat best; luck decides between equals.

    It tries every action in one imagined world. Short of time it plays the best that it has tried.
    """

    def choose(self, situation: Situation[A, V]) -> A:
        """The best of the legal actions at first sight."""
        deadline = monotonic() + situation.seconds
        world = situation.rules.imagine(situation.view, situation.chance)
        return rank(situation.rules, world, situation.seat, tie_broken(situation), deadline)[0][1]


def tie_broken(situation: Situation[A, V]) -> list[A]:
    """The legal actions in an order of luck, so that the first of equals is any of them."""
    return shuffled(situation.chance, "ties", list(situation.legal))


def rank(rules: AnyRules, world: AnyState, seat: Seat, actions: list[A], deadline: float) -> list[tuple[Worth, A]]:
    """Actions with their worth at first sight, best first; of equals the one that came first.

    What there was no time for after the `deadline` of the monotonic clock is missing; the first is always there.
    """
    tried: list[tuple[Worth, A]] = []
    for action in actions:
        tried.append((worth_after(rules, world, seat, action), action))
        if monotonic() > deadline:
            break
    return sorted(tried, key=lambda each: each[0], reverse=True)


def worth_after(rules: AnyRules, world: AnyState, seat: Seat, action: A) -> Worth:
    """How good the world is for a seat once it has played an action."""
    after = world.clone()
    play(rules, after, seat, action)
    return rules.appraise(after, seat)


def play(rules: AnyRules, state: AnyState, seat: Seat, action: A) -> None:
    """Play an action the quick way where it has an integer."""
    action_id = rules.codec.id_of(action)
    if action_id is None:
        state.play(seat, action)
    else:
        state.play_id(seat, action_id)
