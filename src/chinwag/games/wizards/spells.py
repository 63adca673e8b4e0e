"""Spells and what answers them (BW-4)."""

from __future__ import annotations

from chinwag.games.wizards.box import HAPPENS, REDIRECTED
from chinwag.games.wizards.codec import Choice
from chinwag.games.wizards.draws import discard, discard_several
from chinwag.games.wizards.effects.doing import Deed, carry_out
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import ANSWER, NOBODY, NOTHING, TURN
from chinwag.games.wizards.telling import Teller


def cast(state: Facts, choice: Choice, teller: Teller | None) -> None:
    """BW-4.1: a spell goes to the discard pile, before its costs (BW-3.7), and takes an action.

    One that names a target waits for the target's answer, whatever the target holds (BW-4.3).
    """
    kind = choice.source
    state.done += 1
    discard(state, state.turn, kind)
    discard_several(state, state.turn, choice.cards)
    if teller is not None:
        teller.spell_cast(state.turn, choice)
    if not state.box.targeted[kind]:
        carry_out(state, state.box.effects[kind], Deed(state.turn, NOBODY, NOTHING), teller)
        return
    state.window = ANSWER
    state.spell = kind
    state.caster = state.turn
    state.target = state.first_target = choice.target
    state.artifact = choice.artifact


def allow(state: Facts, teller: Teller | None) -> None:
    """BW-4.3: the target lets it happen."""
    if teller is not None:
        teller.allowed(state.target, state.spell)
    take_effect(state, teller)


def counter(state: Facts, choice: Choice, teller: Teller | None) -> None:
    """BW-4.3: a counterspell is carried out before the spell. BW-4.2: it is no action, on anyone's turn."""
    kind, seat = choice.source, state.target
    outcome = state.box.outcome[kind]
    discard(state, seat, kind)
    state.replies += (seat, kind, choice.target)
    if teller is not None:
        teller.countered(seat, state.spell, state.caster, choice)
    carry_out(state, state.box.effects[kind], Deed(seat, NOBODY, NOTHING), teller)
    if outcome == HAPPENS:
        take_effect(state, teller)
    elif outcome == REDIRECTED:
        redirect(state, choice)
    else:
        clear_the_air(state)


def redirect(state: Facts, choice: Choice) -> None:
    """BW-4.4: the redirector becomes the caster and chooses anew, and the new target may answer in turn."""
    state.caster = state.target
    state.target = choice.target
    state.artifact = choice.artifact


def take_effect(state: Facts, teller: Teller | None) -> None:
    """The text of the spell is followed (BW-4.1)."""
    effects, deed = state.box.effects[state.spell], Deed(state.caster, state.target, state.artifact)
    clear_the_air(state)
    carry_out(state, effects, deed, teller)


def clear_the_air(state: Facts) -> None:
    """No spell waits any longer, and the turn goes on."""
    state.window = TURN
    state.spell = NOTHING
    state.caster = state.target = state.first_target = NOBODY
    state.artifact = NOTHING
    state.replies = []
