"""A bot that looks past its own move to what the others make of it."""

from __future__ import annotations

from time import monotonic

from chinwag.bots.greedy import play, rank, tie_broken
from chinwag.core.bot import Situation
from chinwag.core.chance import Branch, Chance, shuffled
from chinwag.core.protocol import A, AnyRules, AnyState, Seat, V

CANDIDATES = 6
"""So many actions that look best at first sight are looked at again."""

WORLDS = 2
"""In so many imagined worlds."""

REPLIES = 40
"""Somebody else's answer is the best of at most so many, taken by luck."""

HORIZON = 12
"""So many actions of the others are looked at, at most."""


class Lookahead:
    """The best of a few greedy candidates once the others have answered greedily, until its seat is asked again.

    Short of time it plays the best that it has looked at, at least the one that is best at first sight.
    """

    def choose(self, situation: Situation[A, V]) -> A:
        """The best of the legal actions at second sight."""
        deadline = monotonic() + situation.seconds
        rules, seat = situation.rules, situation.seat
        branches = [Branch(situation.chance, f"world {number}") for number in range(WORLDS)]
        worlds = [rules.imagine(situation.view, branch) for branch in branches]
        candidates = rank(rules, worlds[0], seat, tie_broken(situation), deadline)[:CANDIDATES]
        best, best_worth = candidates[0][1], None
        for _, action in candidates:
            answered = [_answered(rules, *pair, seat, action) for pair in zip(worlds, branches, strict=True)]
            worth = tuple(map(sum, zip(*(rules.appraise(state, seat) for state in answered), strict=True)))
            if best_worth is None or worth > best_worth:
                best, best_worth = action, worth
            if monotonic() > deadline:
                break
        return best


def _answered(rules: AnyRules, world: AnyState, chance: Chance, seat: Seat, action: A) -> AnyState:
    """The world after an action of a seat and what the others then did."""
    state = world.clone()
    play(rules, state, seat, action)
    for number in range(HORIZON):
        ask = state.ask
        if ask is None or seat in ask.awaited:
            break
        other = ask.awaited[0]
        replies = shuffled(chance, f"replies {number}", list(state.legal(other)))[:REPLIES]
        play(rules, state, other, _best(rules, state, other, replies))
    return state


def _best(rules: AnyRules, state: AnyState, seat: Seat, actions: list[A]) -> A:
    return rank(rules, state, seat, actions, deadline=float("inf"))[0][1]
