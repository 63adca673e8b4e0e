"""Whole worlds that a view cannot tell from the true one: determinisations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chinwag.core.chance import Chance, shuffled
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.box import Box
from chinwag.games.wizards.codec import WizardsCodec
from chinwag.games.wizards.memory import facts_from, without_own_hand
from chinwag.games.wizards.numbers import ANSWER, NOBODY, NOTHING, OVER, PICK, START, TURN
from chinwag.games.wizards.seating import seated
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.view import Known, SpellInTheAir, WizardsView


def imagine(box: Box, codec: WizardsCodec, view: WizardsView, chance: Chance) -> WizardsState:
    """A world that looks like the view. The same chance serves what is drawn at random in it later on."""
    state = WizardsState(box, codec, len(view.players), chance)
    _set_what_all_see(state, view)
    _deal(state, view)
    _set_memories(state, view)
    return state


def _set_what_all_see(state: WizardsState, view: WizardsView) -> None:
    box, seats = state.box, state.seats
    state.first = view.first
    state.turn = view.turn
    state.turns = (view.round - 1) * seats + (view.turn - view.first) % seats + 1
    state.window = {"start": START, "turn": TURN, "answer": ANSWER, "pick": PICK, None: OVER}[view.window]
    state.done = view.actions_done
    state.hairs = [player.hairs for player in view.players]
    state.pile_hairs = view.hairs
    for seat, player in enumerate(view.players):
        if player.beard is not None:
            state.beards[seat] = box.kind_of[player.beard.card]
        state.artifacts[seat] = _kinds(box, (artifact.card for artifact in player.artifacts))
    state.used = _kinds(box, view.used)
    state.discards = _kinds(box, view.discard_pile)
    state.flips = view.flips
    if view.window == "pick" and view.awaited is not None:
        state.picker, state.picks = view.awaited, view.picks_left
    if view.spell is not None:
        _set_spell(state, view.spell)
    if view.won_by == "ritual":
        state.winner = view.winners[0]


def _set_spell(state: WizardsState, spell: SpellInTheAir) -> None:
    kind_of = state.box.kind_of
    state.spell = kind_of[spell.card]
    state.caster, state.target, state.first_target = spell.caster, spell.target, spell.first_target
    state.artifact = NOTHING if spell.artifact is None else kind_of[spell.artifact]
    for reply in spell.replies:
        state.replies += (reply.seat, kind_of[reply.card], NOBODY if reply.target is None else reply.target)


def _deal(state: WizardsState, view: WizardsView) -> None:
    """Known cards go where they are known to be; luck deals the rest to the hands of others and the draw pile."""
    box = state.box
    unseen = Counter(dict(enumerate(box.copies)))
    for seat in range(state.seats):
        unseen.subtract(state.equipment(seat))
    unseen.subtract(state.discards)
    if view.draw_order is not None:
        state.pile = _kinds(box, view.draw_order)[::-1]
        unseen.subtract(state.pile)
    room = [player.cards for player in view.players]
    if view.seat is not None:
        state.hands[view.seat] = _kinds(box, view.hand)
        unseen.subtract(state.hands[view.seat])
        room[view.seat] = 0
    for seat, kind in _known_places(state, view, room):
        state.hands[seat].append(kind)
        unseen.subtract((kind,))
        room[seat] -= 1
    pool = shuffled(state.chance, "imagined", list(unseen.elements()))
    for seat, places in enumerate(room):
        state.hands[seat] = sorted(state.hands[seat] + pool[:places])
        pool = pool[places:]
    if view.draw_order is None:
        state.pile = pool


def _known_places(state: WizardsState, view: WizardsView, room: list[int]) -> list[tuple[int, int]]:
    """Where each card that the reader knows of is: one of the seats that may hold it, by luck."""
    chance = state.chance
    known = shuffled(chance, "imagined order", list(view.known))
    wishes = [shuffled(chance, f"imagined place {number}", list(each.seats)) for number, each in enumerate(known)]
    seats = seated(wishes, room)
    assert seats is not None, "in the true world every known card is somewhere"
    return [(seat, state.box.kind_of[each.card]) for seat, each in zip(seats, known, strict=True)]


def _set_memories(state: WizardsState, view: WizardsView) -> None:
    """The reader's memory is in the view; each of the others knows what everybody does, and its own hand."""
    common = _facts(state, view.common)
    state.memory = [without_own_hand(common, state.hands[seat], seat) for seat in range(state.seats)]
    state.memory.append(common)
    if view.seat is not None:
        state.memory[view.seat] = _facts(state, view.known)


def _facts(state: WizardsState, known: Iterable[Known]) -> list[int]:
    return facts_from([(state.box.kind_of[each.card], each.seats) for each in known])


def _kinds(box: Box, cards: Iterable[Card]) -> list[int]:
    return [box.kind_of[card] for card in cards]
