"""One small function for each effect, and the table that finds it by the Struct that components name it with.

Each takes the state, who does it to whom (`Deed`), the effect with its parameters, and the teller of events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from chinwag.games.wizards import draws
from chinwag.games.wizards.effects import types
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.memory import hands_swapped, looks_at
from chinwag.games.wizards.numbers import NOTHING, OVER, PICK
from chinwag.games.wizards.telling import Teller


class Deed(NamedTuple):
    """Who does something to whom; `target` is `NOBODY` and `artifact` `NOTHING` where none was named.

    `rule` has the text that is followed: that of the cards, or of the rituals (BW-5.1).
    """

    you: int
    target: int
    artifact: int
    rule: str = "BW-1.3"


def carry_out(state: Facts, effects: Iterable[types.Effect], deed: Deed, teller: Teller | None) -> None:
    """All effects of a card or ritual in their order; what cannot affect its target has no effect (BW-4.5)."""
    for effect in effects:
        kind = type(effect)
        if kind in MUSTS and not MUSTS[kind](state, deed.you, deed.target):
            if teller is not None:
                teller.no_effect(deed.you, deed.target)
            continue
        DOINGS[kind](state, deed, effect, teller)


# --- golden hairs ------------------------------------------------------------------------------------------------


def draw_hairs(state: Facts, deed: Deed, effect: types.DrawHairs, teller: Teller | None) -> None:
    """You draw golden hairs."""
    draws.draw_hairs(state, deed.you, effect.hairs, teller, deed.rule)


def steal_hairs(state: Facts, deed: Deed, effect: types.StealHairs, teller: Teller | None) -> None:
    """You steal golden hairs from the target."""
    draws.steal_hairs(state, deed.you, deed.target, effect.hairs, teller, deed.rule)


def return_hairs(state: Facts, deed: Deed, effect: types.ReturnHairs, teller: Teller | None) -> None:
    """The target returns golden hairs."""
    draws.return_hairs(state, deed.target, effect.hairs, teller, deed.rule)


def equalise(state: Facts, deed: Deed, effect: types.Equalise, teller: Teller | None) -> None:
    """Every other player with more golden hairs than you returns some."""
    for other in state.others(deed.you):
        if state.hairs[other] > state.hairs[deed.you]:
            draws.return_hairs(state, other, effect.hairs, teller, deed.rule)


# --- cards -------------------------------------------------------------------------------------------------------


def draw_cards(state: Facts, deed: Deed, effect: types.DrawCards, teller: Teller | None) -> None:
    """You draw cards."""
    draws.draw_cards(state, deed.you, effect.cards, teller, deed.rule)


def others_draw(state: Facts, deed: Deed, effect: types.OthersDraw, teller: Teller | None) -> None:
    """Every other player draws cards."""
    for other in state.others(deed.you):
        draws.draw_cards(state, other, effect.cards, teller, deed.rule)


def pay_cards(_state: Facts, _deed: Deed, _effect: types.PayCards, _teller: Teller | None) -> None:
    """What was paid lies in the discard pile already, for a card lies before its costs (BW-3.7)."""


def discard_random(state: Facts, deed: Deed, effect: types.DiscardRandom, teller: Teller | None) -> None:
    """The target discards cards at random."""
    draws.discard_at_random(state, deed.target, effect.cards, teller)


def others_discard_random(
    state: Facts, deed: Deed, effect: types.OthersDiscardRandom, teller: Teller | None
) -> None:
    """Every other player discards cards at random."""
    for other in state.others(deed.you):
        draws.discard_at_random(state, other, effect.cards, teller)


def take_random(state: Facts, deed: Deed, effect: types.TakeRandom, teller: Teller | None) -> None:
    """You take cards at random from the target's hand."""
    draws.take_at_random(state, deed.you, deed.target, effect.cards, teller)


def pick_cards(state: Facts, deed: Deed, effect: types.PickCards, _: Teller | None) -> None:
    """You will pick cards one at a time; if the pile holds fewer, what there is (BW-5.2)."""
    state.picks = min(effect.cards, len(state.discards))
    if state.picks:
        state.picker = deed.you
        state.window = PICK


def look_at_hand(state: Facts, deed: Deed, _: types.LookAtHand, teller: Teller | None) -> None:
    """You look at the target's hand."""
    looks_at(state, deed.you, deed.target)
    if teller is not None:
        teller.hand_seen(deed.you, deed.target, state.hands[deed.target])


def swap_hands(state: Facts, deed: Deed, _: types.SwapHands, teller: Teller | None) -> None:
    """You and the target exchange hands."""
    hands, you, target = state.hands, deed.you, deed.target
    hands[you], hands[target] = hands[target], hands[you]
    hands_swapped(state, you, target)
    if teller is not None:
        teller.hands_swapped(you, target, hands[you], hands[target])


# --- equipment ---------------------------------------------------------------------------------------------------


def swap_beards(state: Facts, deed: Deed, _: types.SwapBeards, teller: Teller | None) -> None:
    """You and the target exchange equipped beards."""
    beards, you, target = state.beards, deed.you, deed.target
    beards[you], beards[target] = beards[target], beards[you]
    if teller is not None:
        teller.beards_swapped(you, target, beards[you], beards[target])


def discard_beard(state: Facts, deed: Deed, _: types.DiscardBeard, teller: Teller | None) -> None:
    """The target discards the equipped beard."""
    beard = state.beards[deed.target]
    state.beards[deed.target] = NOTHING
    state.discards.append(beard)
    if teller is not None:
        teller.equipment_lost(deed.target, beard)


def discard_artifact(
    state: Facts,
    deed: Deed,
    _: types.DiscardArtifact,
    teller: Teller | None,
) -> None:
    """The target discards the artifact that you chose."""
    state.artifacts[deed.target].remove(deed.artifact)
    state.discards.append(deed.artifact)
    if teller is not None:
        teller.equipment_lost(deed.target, deed.artifact)


# --- the end -----------------------------------------------------------------------------------------------------


def win(state: Facts, deed: Deed, _: types.Win, teller: Teller | None) -> None:
    """BW-6.1: you win at once."""
    state.window = OVER
    state.winner = deed.you
    if teller is not None:
        teller.game_ended("ritual", (deed.you,), state.hairs)


# --- what must be there ------------------------------------------------------------------------------------------


def one_of_both_has_a_beard(state: Facts, you: int, target: int) -> bool:
    """At least one of the two must have a beard equipped."""
    return state.beards[you] != NOTHING or state.beards[target] != NOTHING


def target_has_a_beard(state: Facts, _you: int, target: int) -> bool:
    """The target must have a beard equipped."""
    return state.beards[target] != NOTHING


def target_has_an_artifact(state: Facts, _you: int, target: int) -> bool:
    """The target must have an artifact equipped."""
    return bool(state.artifacts[target])


DOINGS: dict[type[Any], Callable[[Facts, Deed, Any, Teller | None], None]] = {
    types.DiscardArtifact: discard_artifact,
    types.DiscardBeard: discard_beard,
    types.DiscardRandom: discard_random,
    types.DrawCards: draw_cards,
    types.DrawHairs: draw_hairs,
    types.Equalise: equalise,
    types.LookAtHand: look_at_hand,
    types.OthersDiscardRandom: others_discard_random,
    types.OthersDraw: others_draw,
    types.PayCards: pay_cards,
    types.PickCards: pick_cards,
    types.ReturnHairs: return_hairs,
    types.StealHairs: steal_hairs,
    types.SwapBeards: swap_beards,
    types.SwapHands: swap_hands,
    types.TakeRandom: take_random,
    types.Win: win,
}
"""What carries out an effect."""

MUSTS: dict[type[Any], Callable[[Facts, int, int], bool]] = {
    types.DiscardArtifact: target_has_an_artifact,
    types.DiscardBeard: target_has_a_beard,
    types.SwapBeards: one_of_both_has_a_beard,
}
"""What must be there for an effect, for you and the target; others may be chosen in vain (BW-4.1)."""
