"""Why an action is not legal, with the rules broken and what the seat may know of it."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence

from chinwag.core.protocol import Refusal, Seat
from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    Use,
    WizardsAction,
)
from chinwag.games.wizards.box import (
    ARTIFACT,
    BEARD,
    COUNTERSPELL,
    NO_USE,
    REDIRECTED,
    SPELL,
    USE_AT_START,
    Ritual,
)
from chinwag.games.wizards.choosing import can_pay
from chinwag.games.wizards.effects import types
from chinwag.games.wizards.effects.doing import MUSTS
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import ANSWER, OVER, PICK, START
from chinwag.games.wizards.shortages import shortage

because = Refusal.because


def refusal_of(state: Facts, seat: Seat, action: WizardsAction) -> Refusal | None:
    """The first reason against an action of a seat, or None when it is legal."""
    return _not_your_time(state, seat, action) or _not_allowed(state, seat, action)


# --- whose time it is ---------------------------------------------------------------------------------------------


def _not_your_time(state: Facts, seat: Seat, action: WizardsAction) -> Refusal | None:
    """Who is awaited, and for what."""
    if state.window == OVER:
        return because("over", "BW-6.1", "BW-6.2")
    if seat not in range(state.seats):
        return because("no_such_seat", "BW-1.4")
    if state.window == ANSWER:
        return _answer_awaited(state, seat, action)
    if isinstance(action, Allow | Counter):
        return because("nothing_to_answer", "BW-4.2")
    if state.window == PICK:
        return _pick_awaited(state, seat, action)
    if isinstance(action, Pick):
        return because("nothing_to_pick", "BW-5.2")
    if seat != state.turn:
        return because("not_your_turn", "BW-2.2", turn=state.turn)
    if state.window == START:
        return None if isinstance(action, Draw | Use) else because("start_first", "BW-3.1")
    return because("drawn_already", "BW-3.1") if isinstance(action, Draw) else None


def _answer_awaited(state: Facts, seat: Seat, action: WizardsAction) -> Refusal | None:
    """BW-4.3: nothing else happens while a spell waits for its answer; BW-4.2: only its target answers."""
    if isinstance(action, Allow | Counter):
        return None if seat == state.target else because("not_your_spell", "BW-4.2", target=state.target)
    if seat == state.target:
        return because("answer_first", "BW-4.3", caster=state.caster)
    return because("answer_awaited", "BW-4.3", target=state.target)


def _pick_awaited(state: Facts, seat: Seat, action: WizardsAction) -> Refusal | None:
    """BW-5.2: picks cannot be declined."""
    if seat != state.picker:
        return because("not_your_turn", "BW-2.2", turn=state.turn)
    return None if isinstance(action, Pick) else because("pick_first", "BW-5.2", count=state.picks)


# --- what is allowed ----------------------------------------------------------------------------------------------


def _not_allowed(state: Facts, seat: Seat, action: WizardsAction) -> Refusal | None:
    """What the rules say of the action itself."""
    match action:
        case Cast():
            return _not_castable(state, seat, action)
        case Equip(card):
            return _not_equippable(state, seat, card)
        case Use():
            return _not_usable(state, seat, action)
        case Perform():
            return _not_performable(state, seat, action)
        case Pick(card):
            return _not_there(state, card)
        case Counter():
            return _no_counterspell(state, seat, action)
        case Draw() | EndTurn() | Allow():
            return None


def _not_castable(state: Facts, seat: int, action: Cast) -> Refusal | None:
    """BW-4.1."""
    return (
        _not_in_hand(state, seat, action.card, "BW-4.1")
        or _no_spell(state, action.card)
        or _no_action_left(state)
        or _no_aim(state, state.box.kind_of[action.card], action)
        or _not_payable(state, seat, action, action.card)
    )


def _not_equippable(state: Facts, seat: int, card: Card) -> Refusal | None:
    """BW-3.2, BW-3.5."""
    refusal = _not_in_hand(state, seat, card, "BW-3.2")
    if refusal is not None:
        return refusal
    if state.box.sort[state.box.kind_of[card]] not in (BEARD, ARTIFACT):
        return because("not_to_equip", "BW-3.2", "BW-3.5", card=card.name)
    return _no_action_left(state)


def _not_usable(state: Facts, seat: int, action: Use) -> Refusal | None:
    """BW-3.3, BW-3.1."""
    box, card = state.box, action.card
    kind = box.kind_of.get(card)
    if kind is None:
        return _unknown(card)
    if kind not in state.equipment(seat):
        return because("not_equipped", "BW-3.3", "BW-3.5", card=card.name, colour=card.colour)
    if box.use[kind] == NO_USE:
        return because("works_by_itself", "BW-3.3", card=card.name)
    at_start = box.use[kind] == USE_AT_START
    if at_start and state.window != START:
        return because("only_at_start", "BW-3.1", card=card.name)
    if not at_start and state.window == START:
        return because("start_first", "BW-3.1")
    if not state.uses_left(kind):
        return because("used_already", "BW-3.3", card=card.name, colour=card.colour)
    return _no_aim(state, kind, action) or _not_payable(state, seat, action, None)


def _not_performable(state: Facts, seat: int, action: Perform) -> Refusal | None:
    """BW-5.1."""
    at = state.box.ritual_of.get(action.hairs)
    if at is None:
        return because("no_such_ritual", "BW-5.1")
    ritual = state.box.rituals[at]
    return (
        _no_action_left(state)
        or _beard_too_short(state, seat, ritual)
        or _cost_not_met(state, seat, ritual, at, action.cards)
        or _no_target(state, ritual.targeted, action.target, "BW-5.3")
    )


def _no_counterspell(state: Facts, seat: int, action: Counter) -> Refusal | None:
    """BW-4.2, BW-4.4."""
    box = state.box
    refusal = _not_in_hand(state, seat, action.card, "BW-4.2")
    if refusal is not None:
        return refusal
    kind = box.kind_of[action.card]
    if box.sort[kind] != COUNTERSPELL:
        return because("not_a_counterspell", "BW-4.3", card=action.card.name)
    if box.outcome[kind] != REDIRECTED:
        if action.target is not None or action.artifact is not None:
            return because("nothing_to_aim", "BW-4.3", card=action.card.name)
        return None
    refusal = _no_target(state, True, action.target, "BW-4.4")
    if refusal is not None:
        return refusal
    assert action.target is not None
    if state.seats > 2 and action.target == state.caster:
        return because("not_to_the_caster", "BW-4.4")
    wanted = box.chooses_artifact[state.spell] and bool(state.artifacts[action.target])
    return _no_artifact(state, wanted, action.target, action.artifact)


# --- parts --------------------------------------------------------------------------------------------------------


def _unknown(card: Card) -> Refusal:
    return because("unknown_card", "BW-1.3", card=card.name[:40], colour=card.colour[:40])


def _not_in_hand(state: Facts, seat: int, card: Card, rule: str) -> Refusal | None:
    kind = state.box.kind_of.get(card)
    if kind is None:
        return _unknown(card)
    if kind not in state.hands[seat]:
        return because("not_in_hand", rule, card=card.name, colour=card.colour)
    return None


def _no_spell(state: Facts, card: Card) -> Refusal | None:
    """BW-4.2: a counterspell out of its window; BW-3.2: a card that is equipped."""
    sort = state.box.sort[state.box.kind_of[card]]
    if sort == COUNTERSPELL:
        return because("counterspell_now", "BW-4.2", card=card.name)
    return None if sort == SPELL else because("equip_it", "BW-3.2", card=card.name)


def _no_action_left(state: Facts) -> Refusal | None:
    """BW-3.2, BW-3.4."""
    if state.has_action_left():
        return None
    return because("no_action_left", "BW-3.2", "BW-3.4", allowed=state.actions_allowed())


def _no_aim(state: Facts, kind: int, action: Cast | Use) -> Refusal | None:
    """BW-4.1: another player, with whom the card finds what it must; and an artifact, where one is to be chosen."""
    box = state.box
    refusal = _no_target(state, box.targeted[kind], action.target, "BW-4.1")
    if refusal is not None or action.target is None:
        return refusal or _no_artifact(state, False, 0, action.artifact)
    for effect in box.effects[kind]:
        must = MUSTS.get(type(effect))
        if must is not None and not must(state, state.turn, action.target):
            code = _MISSING[type(effect)]
            return because(code, "BW-4.1", "BW-1.3", card=action.card.name, target=action.target)
    return _no_artifact(state, box.chooses_artifact[kind], action.target, action.artifact)


_MISSING = {
    types.SwapBeards: "no_beard_of_both",
    types.DiscardBeard: "no_beard_there",
    types.DiscardArtifact: "no_artifact_there",
}


def _no_target(state: Facts, wanted: bool, target: int | None, rule: str) -> Refusal | None:
    """BW-4.1: a target is always another player."""
    if not wanted:
        return None if target is None else because("names_nobody", rule)
    if target is None:
        return because("target_needed", rule)
    if target not in range(state.seats):
        return because("target_nobody", rule, count=state.seats)
    return because("target_yourself", rule) if target == state.awaited else None


def _no_artifact(state: Facts, wanted: bool, target: int, artifact: Card | None) -> Refusal | None:
    """An equipped artifact of the target, where the card lets one be chosen."""
    if not wanted:
        return None if artifact is None else because("no_artifact_to_choose", "BW-1.3")
    if artifact is None:
        return because("artifact_needed", "BW-1.3")
    kind = state.box.kind_of.get(artifact)
    if kind is None:
        return _unknown(artifact)
    if kind not in state.artifacts[target]:
        return because("not_their_artifact", "BW-1.3", card=artifact.name, colour=artifact.colour, target=target)
    return None


def _not_payable(state: Facts, seat: int, action: Cast | Use, besides: Card | None) -> Refusal | None:
    """BW-1.3, BW-5.4: cards of the hand, other than the one that is played."""
    wanted = state.box.costs[state.box.kind_of[action.card]]
    held = len(state.hands[seat]) - (besides is not None)
    if held < wanted:
        return because("too_few_cards", "BW-1.3", card=action.card.name, count=wanted, held=held)
    if wanted != len(action.cards):
        return because("cards_wanted", "BW-1.3", card=action.card.name, count=wanted, given=len(action.cards))
    spent = action.cards if besides is None else (besides, *action.cards)
    return _not_all_in_hand(state, seat, spent, "BW-3.8")


def _not_all_in_hand(state: Facts, seat: int, cards: Sequence[Card], rule: str) -> Refusal | None:
    """BW-5.4: what pays comes from the hand, each card once."""
    for card, count in Tally(cards).items():
        refusal = _not_in_hand(state, seat, card, rule)
        if refusal is not None:
            return refusal
        if count > state.hands[seat].count(state.box.kind_of[card]):
            return because("card_twice", rule, card=card.name, colour=card.colour)
    return None


def _beard_too_short(state: Facts, seat: int, ritual: Ritual) -> Refusal | None:
    """BW-5.1: a ritual requires a beard length."""
    hairs = state.hairs[seat]
    if hairs >= ritual.hairs:
        return None
    return because("too_few_hairs", "BW-5.1", needed=ritual.hairs, hairs=hairs, missing=ritual.hairs - hairs)


def _cost_not_met(state: Facts, seat: int, ritual: Ritual, at: int, cards: Sequence[Card]) -> Refusal | None:
    """BW-5.1: what is given must pay; when the hand cannot, what it lacks."""
    refusal = _not_all_in_hand(state, seat, cards, "BW-5.4")
    if refusal is not None:
        return refusal
    row = tuple(state.box.colour[state.box.kind_of[card]] for card in cards)
    dyed = state.dyed(seat)
    if len(cards) == len(ritual.cost) and ritual.paid_by(row, dyed):
        return None
    if not can_pay(state, seat, at):
        held = [state.box.colours[state.box.colour[kind]] for kind in state.hands[seat]]
        return shortage("cannot_pay", ritual.hairs, ritual.cost, held, dyed)
    if len(cards) != len(ritual.cost):
        return because("cost_wanted", "BW-5.1", hairs=ritual.hairs, count=len(ritual.cost), given=len(cards))
    return shortage("wrong_cost", ritual.hairs, ritual.cost, [card.colour for card in cards], dyed)


def _not_there(state: Facts, card: Card) -> Refusal | None:
    """BW-5.2: a card of the discard pile."""
    kind = state.box.kind_of.get(card)
    if kind is None:
        return _unknown(card)
    if kind not in state.discards:
        return because("not_in_pile", "BW-5.2", card=card.name, colour=card.colour)
    return None
