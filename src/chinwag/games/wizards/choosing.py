"""Everything that can be done now, as integers."""

from __future__ import annotations

from collections.abc import Sequence

from chinwag.games.wizards.box import (
    BEARD,
    CAST_AT_ANYONE,
    CAST_WITH_CARE,
    COUNTERSPELL,
    JUST_CAST,
    REDIRECTED,
)
from chinwag.games.wizards.codec import ALLOW, DRAW, END_TURN, Stretch
from chinwag.games.wizards.effects.doing import MUSTS
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import ANSWER, NOTHING, PICK, START
from chinwag.games.wizards.paying import Hand, payments, ritual_payments, ritual_rows


def choices(state: Facts) -> list[int]:
    """The numbers of what the awaited seat may do, the mildest first."""
    if state.window == ANSWER:
        return answers(state)
    if state.window == PICK:
        return [state.codec.pick + kind for kind in sorted(set(state.discards))]
    if state.window == START:
        return [DRAW, *uses(state)]
    numbers = [END_TURN]
    if state.has_action_left():
        numbers += actions(state)
    numbers += uses(state)
    return numbers


def actions(state: Facts) -> list[int]:
    """BW-3.2: equip, play a spell, perform a ritual."""
    box, codec = state.box, state.codec
    hand = state.hands[state.turn]
    kinds = _different(state, hand)
    numbers = [codec.equip + kind for kind in kinds if box.sort[kind] >= BEARD]
    others = sorted(state.others(state.turn))
    way, base = box.way_of_casting, codec.cast_bases
    numbers += [base[kind] for kind in kinds if way[kind] == JUST_CAST]
    numbers += [base[kind] + target for kind in kinds if way[kind] == CAST_AT_ANYONE for target in others]
    for kind in kinds:
        if way[kind] == CAST_WITH_CARE:
            bases = _bases(state, kind, codec.casts[kind], others)
            cost = box.costs[kind]
            numbers += payments(box, codec, _without(hand, kind), cost, bases) if cost else bases
    hand_by_colour, dyed = Hand(box, hand), state.dyed(state.turn)
    for stretch in codec.performances:
        numbers += rituals(state, stretch, hand_by_colour, dyed, others)
    return numbers


def uses(state: Facts) -> list[int]:
    """BW-3.3, BW-3.1."""
    box, codec, hand = state.box, state.codec, state.hands[state.turn]
    numbers: list[int] = []
    if usable := state.usable():
        others = sorted(state.others(state.turn))
        for kind in usable:
            bases = _bases(state, kind, codec.uses[kind], others)
            numbers += payments(box, codec, hand, box.costs[kind], bases) if box.costs[kind] else bases
    return numbers


def rituals(state: Facts, stretch: Stretch, hand: Hand, dyed: int, others: Sequence[int]) -> list[int]:
    """BW-5.1: the ritual, if the beard is long enough, with every cost that the hand can pay.

    For one that wins, the order of the cards means nothing, and they stand in the order of the box.
    """
    box, codec, seat = state.box, state.codec, state.turn
    ritual = box.rituals[stretch.source]
    if state.hairs[seat] < ritual.hairs:
        return []
    bases = [stretch.base + target * stretch.payments for target in others] if ritual.targeted else [stretch.base]
    return ritual_payments(box, codec, hand, ritual, dyed, bases)


def can_pay(state: Facts, seat: int, at: int) -> bool:
    """Whether the hand of a seat can pay for a ritual."""
    rows = ritual_rows(state.box, state.hands[seat], state.box.rituals[at], state.dyed(seat))
    return next(rows, None) is not None


def answers(state: Facts) -> list[int]:
    """BW-4.3: let it happen, or any counterspell of the hand; one that redirects with everybody it can go to."""
    box, codec = state.box, state.codec
    numbers = [ALLOW]
    for kind in _different(state, state.hands[state.target]):
        if box.sort[kind] == COUNTERSPELL:
            stretch = codec.counters[kind]
            aims = redirections(state) if box.outcome[kind] == REDIRECTED else [(0, NOTHING)]
            numbers += [codec.base_of(stretch, target, artifact) for target, artifact in aims]
    return numbers


def redirections(state: Facts) -> list[tuple[int, int]]:
    """BW-4.4: any other player but the present caster; with two players the caster. With the artifacts there."""
    others = sorted(state.others(state.target))
    targets = [seat for seat in others if seat != state.caster] or others
    if not state.box.chooses_artifact[state.spell]:
        return [(target, NOTHING) for target in targets]
    return [
        (target, artifact) for target in targets for artifact in sorted(set(state.artifacts[target])) or [NOTHING]
    ]


def may_be_chosen(state: Facts, kind: int, target: int) -> bool:
    """Whether what a card must find is there (BW-4.1)."""
    return all(
        MUSTS[type(effect)](state, state.turn, target)
        for effect in state.box.effects[kind]
        if type(effect) in MUSTS
    )


def _bases(state: Facts, kind: int, stretch: Stretch, others: Sequence[int]) -> list[int]:
    """The first number of a card for each target that it may be played or used at, with each artifact there."""
    box, codec = state.box, state.codec
    if not box.targeted[kind]:
        return [stretch.base]
    targets = others if box.anyone[kind] else [seat for seat in others if may_be_chosen(state, kind, seat)]
    if not box.chooses_artifact[kind]:
        return [stretch.base + target * stretch.payments for target in targets]
    return [
        codec.base_of(stretch, target, artifact)
        for target in targets
        for artifact in sorted(set(state.artifacts[target]))
    ]


def _different(state: Facts, hand: Sequence[int]) -> Sequence[int]:
    """The kinds of a sorted hand, each once."""
    return list(dict.fromkeys(hand)) if state.box.has_equal_cards else hand


def _without(hand: Sequence[int], kind: int) -> list[int]:
    rest = list(hand)
    rest.remove(kind)
    return rest
