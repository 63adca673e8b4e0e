"""Everything that can be done now, as integers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from chinwag.games.wizards.box import BEARD, COUNTERSPELL, REDIRECTED, SPELL
from chinwag.games.wizards.codec import ALLOW, DRAW, END_TURN, Stretch
from chinwag.games.wizards.effects.doing import MUSTS
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import ANSWER, NOTHING, PICK, START


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
    for kind in kinds:
        if box.sort[kind] == SPELL:
            rest = hand if box.costs[kind] == 0 else _without(hand, kind)
            numbers += _stretched(
                state, codec.casts[kind], _aims(state, kind), _payments(state, rest, box.costs[kind])
            )
    for stretch in codec.performances:
        numbers += rituals(state, stretch)
    return numbers


def uses(state: Facts) -> list[int]:
    """BW-3.3, BW-3.1."""
    box, hand = state.box, state.hands[state.turn]
    numbers: list[int] = []
    for kind in state.usable():
        payments = _payments(state, hand, box.costs[kind])
        numbers += _stretched(state, state.codec.uses[kind], _aims(state, kind), payments)
    return numbers


def rituals(state: Facts, stretch: Stretch) -> list[int]:
    """BW-5.1: the ritual, if the beard is long enough, with every cost that the hand can pay.

    For one that wins, the order of the cards means nothing, and they stand in the order of the box.
    """
    ritual = state.box.rituals[stretch.source]
    seat = state.turn
    if state.hairs[seat] < ritual.hairs:
        return []
    payments = [_as_number(row, state.box.kinds) for row in ritual_rows(state, seat, stretch.source)]
    targets = sorted(state.others(seat)) if ritual.targeted else [0]
    return _stretched(state, stretch, [(target, NOTHING) for target in targets], payments)


def ritual_rows(state: Facts, seat: int, at: int) -> Iterator[tuple[int, ...]]:
    """The rows of cards of a seat's hand that pay for a ritual."""
    box, ritual = state.box, state.box.rituals[at]
    hand, colour, size = state.hands[seat], box.colour, len(ritual.cost)
    pays = ritual.pays[min(state.dyed(seat), size)]
    rows = combinations(hand, size) if ritual.wins else permutations(hand, size)
    paying = (row for row in rows if tuple([colour[kind] for kind in row]) in pays)
    return iter(dict.fromkeys(paying)) if box.has_equal_cards else paying


def answers(state: Facts) -> list[int]:
    """BW-4.3: let it happen, or any counterspell of the hand; one that redirects with everybody it can go to."""
    box, codec = state.box, state.codec
    numbers = [ALLOW]
    for kind in _different(state, state.hands[state.target]):
        if box.sort[kind] == COUNTERSPELL:
            stretch = codec.counters[kind]
            aims = redirections(state) if box.outcome[kind] == REDIRECTED else [(0, NOTHING)]
            numbers += _stretched(state, stretch, aims, [0])
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


def _aims(state: Facts, kind: int) -> list[tuple[int, int]]:
    """The targets of a card with the artifacts to be chosen there."""
    box = state.box
    if not box.targeted[kind]:
        return [(0, NOTHING)]
    targets = [seat for seat in sorted(state.others(state.turn)) if may_be_chosen(state, kind, seat)]
    if not box.chooses_artifact[kind]:
        return [(target, NOTHING) for target in targets]
    return [(target, artifact) for target in targets for artifact in sorted(set(state.artifacts[target]))]


def _payments(state: Facts, hand: Sequence[int], count: int) -> list[int]:
    """The numbers of all rows of so many cards of a hand, in every order, for that is how they lie (BW-3.7)."""
    if count == 0:
        return [0]
    rows = permutations(hand, count)
    different = dict.fromkeys(rows) if state.box.has_equal_cards else rows
    return [_as_number(row, state.box.kinds) for row in different]


def _as_number(row: Sequence[int], kinds: int) -> int:
    """A row of cards as one number, the first card counting most."""
    number = 0
    for kind in row:
        number = number * kinds + kind
    return number


def _stretched(
    state: Facts, stretch: Stretch, aims: Sequence[tuple[int, int]], payments: Sequence[int]
) -> list[int]:
    """The numbers of one card or ritual for every aim and payment."""
    digit = state.codec.artifact_digit
    return [
        stretch.base + (target * stretch.artifacts + digit[artifact]) * stretch.payments + payment
        for (target, artifact), payment in product(aims, payments)
    ]


def _different(state: Facts, hand: Sequence[int]) -> Sequence[int]:
    """The kinds of a sorted hand, each once."""
    return list(dict.fromkeys(hand)) if state.box.has_equal_cards else hand


def _without(hand: Sequence[int], kind: int) -> list[int]:
    rest = list(hand)
    rest.remove(kind)
    return rest
