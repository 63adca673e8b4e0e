"""A player that tries what it may do in worlds that its view allows, and takes what leaves it best.

It grows towards the winning ritual and keeps the colours for it, robs and trims whoever is ahead, and answers what
would cost it more than the counterspell. Worth is in golden hairs (`knowledge.py`, `worth.py`). Nothing goes into
it but the view, so it cannot know a card that its seat does not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import Branch, Chance
from chinwag.core.protocol import ActionId, Seat
from chinwag.games.wizards.actions import Allow, Cast, Draw, EndTurn, Perform, Use, WizardsAction
from chinwag.games.wizards.box import Box
from chinwag.games.wizards.codec import ALLOW
from chinwag.games.wizards.knowledge import appraise
from chinwag.games.wizards.numbers import ANSWER, PICK, TURN
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.view import WizardsView
from chinwag.games.wizards.worth import worth_of

_PAYMENTS: Final = 5
"""So many ways to pay for the same thing are tried, the cheapest."""

_COUNTERED: Final = 0.13
"""How likely a card of a hand is a counterspell that will be played."""


@dataclass(frozen=True)
class Temper:
    """How a player thinks.

    - It judges what it may do in so many `worlds`, and follows the best few of it, `follows`, one action further.
    - `stray` is how far, in golden hairs, its judgement may be wrong.
    """

    worlds: int = 4
    follows: int = 6
    stray: float = 0.1


class Planner:
    """Looks one or two actions ahead."""

    def __init__(self, temper: Temper) -> None:
        self._temper: Final = temper

    def choose(self, situation: Situation[WizardsAction, WizardsView]) -> WizardsAction:
        """What promises most."""
        seat, temper = situation.seat, self._temper
        worlds: list[WizardsState] = [
            situation.rules.imagine(situation.view, Branch(situation.chance, f"world {number}"))
            for number in range(temper.worlds)
        ]
        options = worth_a_thought(worlds[0].box, situation.legal)
        if len(options) == 1:
            return options[0]
        promises = {
            option: fmean(promise_of(world, seat, option) for world in worlds)
            + temper.stray * fraction(situation.chance, f"stray {number}")
            for number, option in enumerate(options)
        }
        ranked = sorted(options, key=lambda option: -promises[option])
        for option in ranked[: temper.follows]:
            promises[option] += fmean(more_to_come(world, seat, option) for world in worlds)
        return max(ranked, key=lambda option: promises[option])


def worth_a_thought(box: Box, legal: Sequence[WizardsAction]) -> list[WizardsAction]:
    """The legal actions, of those that differ only in what pays for them the cheapest; a win alone."""
    winning = {ritual.hairs for ritual in box.rituals if ritual.wins}
    ways: dict[WizardsAction, list[WizardsAction]] = {}
    for action in legal:
        match action:
            case Perform(hairs):
                if hairs in winning:
                    return [action]
                ways.setdefault(Perform(hairs, (), action.target), []).append(action)
            case Cast(card, target, artifact):
                ways.setdefault(Cast(card, target, artifact), []).append(action)
            case Use(card, target, artifact):
                ways.setdefault(Use(card, target, artifact), []).append(action)
            case _:
                ways[action] = [action]
    return [action for each in ways.values() for action in cheapest(box, each)]


def cheapest(box: Box, ways: list[WizardsAction]) -> list[WizardsAction]:
    """The few ways of doing one thing that cost the least."""
    held = worth_of(box).held

    def price(action: WizardsAction) -> float:
        cards = action.cards if isinstance(action, Cast | Use | Perform) else ()
        return sum(held[box.kind_of[card]] for card in cards)

    return ways if len(ways) <= _PAYMENTS else sorted(ways, key=price)[:_PAYMENTS]


def promise_of(world: WizardsState, seat: Seat, action: WizardsAction) -> float:
    """How well the seat stands after an action in a world; a spell in the air may come to nothing."""
    if isinstance(action, EndTurn | Draw):
        return standing(world, seat)
    after = played(world, seat, action)
    if after.window != ANSWER:
        return standing(after, seat)
    countered = 0.0 if isinstance(action, Allow) else chance_of_an_answer(after)
    stopped = standing(after, seat)
    after.play_id(Seat(after.target), ActionId(ALLOW))
    return (1 - countered) * standing(after, seat) + countered * stopped


def more_to_come(world: WizardsState, seat: Seat, action: WizardsAction) -> float:
    """What the best action of the same turn adds after this one, if the turn goes on."""
    if isinstance(action, EndTurn | Draw):
        return 0.0
    after = played(world, seat, action)
    if after.window == ANSWER:
        after.play_id(Seat(after.target), ActionId(ALLOW))
    if after.window != TURN or after.turn != seat:
        return 0.0
    options = worth_a_thought(after.box, after.legal(seat))
    return max(promise_of(after, seat, option) for option in options) - standing(after, seat)


def played(world: WizardsState, seat: Seat, action: WizardsAction) -> WizardsState:
    """The world after an action, with what can be picked by it picked."""
    after = world.clone()
    number = after.codec.id_of(action)
    assert number is not None, "what is listed has a number"
    after.play_id(seat, number)
    held = worth_of(after.box).held
    while after.window == PICK:
        best = max(set(after.discards), key=lambda kind: (held[kind], kind))
        after.play_id(Seat(after.picker), after.codec.picking(best))
    return after


def chance_of_an_answer(world: WizardsState) -> float:
    """How likely the target of the spell in the air plays a counterspell, going by how many cards it holds."""
    return 1 - (1 - _COUNTERED) ** len(world.hands[world.target])


def standing(world: WizardsState, seat: int) -> float:
    """One number for what `appraise` says."""
    won, better = appraise(world, seat)
    return 1000 * won + better


def fraction(chance: Chance, label: str) -> float:
    """A number from 0 to below 1 in steps of 1/32."""
    return chance.permutation(label, 32)[0] / 32


BOTS: Mapping[str, Bot[WizardsAction, WizardsView]] = {
    "gentle": Planner(Temper(worlds=1, follows=0, stray=12.0)),
    "steady": Planner(Temper(worlds=2, follows=0, stray=2.5)),
    "sharp": Planner(Temper()),
}
"""The game's own bots by level: the milder ones look less far and judge less surely."""
