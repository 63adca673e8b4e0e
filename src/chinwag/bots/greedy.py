"""A bot that plays what looks best at once, in a world that it imagines."""

from __future__ import annotations

from time import monotonic

from chinwag.core.bot import Situation
from chinwag.core.chance import shuffled
from chinwag.core.protocol import A, AnyRules, AnyState, Seat, V


class Greedy:
    """The action after which the rules appraise its seat best; luck decides between equals.

    It tries every action on a copy of one imagined world. Short of time it plays the best that it has tried.
    """

    def choose(self, situation: Situation[A, V]) -> A:
        """The best of the legal actions at first sight."""
        deadline = monotonic() + situation.seconds
        rules, seat = situation.rules, situation.seat
        world = rules.imagine(situation.view, situation.chance)
        best, *others = shuffled(situation.chance, "ties", list(situation.legal))
        best_worth = worth_after(rules, world, seat, best)
        for action in others:
            if monotonic() > deadline:
                break
            worth = worth_after(rules, world, seat, action)
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def worth_after(rules: AnyRules, world: AnyState, seat: Seat, action: A) -> tuple[float, ...]:
    """How good the world is for a seat once it has played an action, as the rules appraise it."""
    after = world.clone()
    action_id = rules.codec.id_of(action)
    if action_id is None:
        after.play(seat, action)
    else:
        after.play_id(seat, action_id)
    return rules.appraise(after, seat)
