"""Who may know what: views, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chinwag.core.protocol import Seat
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.choosing import can_pay
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.memory import cards_known
from chinwag.games.wizards.numbers import ANSWER, NOBODY, NOTHING, OVER, PICK, ROUNDS, START, TURN
from chinwag.games.wizards.turns import winners
from chinwag.games.wizards.view import (
    Equipped,
    Known,
    Player,
    Reply,
    RitualInfo,
    SpellInTheAir,
    WindowName,
    WizardsView,
)

WINDOWS: Final[dict[int, WindowName]] = {START: "start", TURN: "turn", ANSWER: "answer", PICK: "pick"}


def view_of(state: Facts, seat: Seat | None) -> WizardsView:
    """What a seat, or an onlooker, may know of a state."""
    over = state.window == OVER
    reader = state.seats if seat is None else seat
    return WizardsView(
        seat=seat,
        round=state.round,
        rounds=ROUNDS,
        first=state.first,
        turn=state.turn,
        window=None if over else WINDOWS[state.window],
        awaited=None if over else state.awaited,
        actions_done=state.done,
        actions_allowed=state.actions_allowed(),
        used=_cards(state, state.used),
        starts_left=state.starts_left() if state.window == START else 0,
        picks_left=state.picks,
        players=tuple(_player(state, each) for each in range(state.seats)),
        hand=() if seat is None else _cards(state, state.hands[seat]),
        known=_known(state, reader),
        common=_known(state, state.seats),
        draw_pile=len(state.pile),
        draw_order=_cards(state, reversed(state.pile)) if state.flips else None,
        flips=state.flips,
        discard_pile=_cards(state, state.discards),
        hairs=state.pile_hairs,
        spell=_spell(state) if state.window == ANSWER else None,
        dye=0 if seat is None else state.dyed(seat),
        winners=winners(state),
        won_by=None if not over else "turns" if state.winner == NOBODY else "ritual",
        colours=state.box.colours,
        cards=state.box.catalogue,
        rituals=tuple(_ritual(state, seat, at) for at in range(len(state.box.rituals))),
    )


def _player(state: Facts, seat: int) -> Player:
    """BW-2.3: golden hairs and equipment lie open, and all see how many cards a hand has."""
    used = list(state.used)

    def equipped(kind: int) -> Equipped:
        found = seat == state.turn and kind in used
        if found:
            used.remove(kind)
        return Equipped(state.box.cards[kind], found)

    beard = state.beards[seat]
    return Player(
        hairs=state.hairs[seat],
        beard=None if beard == NOTHING else equipped(beard),
        artifacts=tuple(equipped(kind) for kind in state.artifacts[seat]),
        cards=len(state.hands[seat]),
    )


def _known(state: Facts, reader: int) -> tuple[Known, ...]:
    cards = state.box.cards
    return tuple(Known(cards[kind], seats) for kind, seats in cards_known(state.memory[reader]))


def _spell(state: Facts) -> SpellInTheAir:
    """BW-4.3: what waits for its answer lies open to all."""
    cards, replies = state.box.cards, state.replies
    return SpellInTheAir(
        card=cards[state.spell],
        first_caster=state.turn,
        first_target=state.first_target,
        replies=tuple(
            Reply(seat, cards[kind], None if target == NOBODY else target)
            for seat, kind, target in zip(replies[::3], replies[1::3], replies[2::3], strict=True)
        ),
        caster=state.caster,
        target=state.target,
        artifact=None if state.artifact == NOTHING else cards[state.artifact],
    )


def _ritual(state: Facts, seat: int | None, at: int) -> RitualInfo:
    ritual = state.box.rituals[at]
    return RitualInfo(
        hairs=ritual.hairs,
        cost=ritual.cost,
        effects=ritual.effects,
        targeted=ritual.targeted,
        wins=ritual.wins,
        reached=seat is not None and state.hairs[seat] >= ritual.hairs,
        payable=seat is not None and can_pay(state, seat, at),
    )


def _cards(state: Facts, kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(state.box.cards[kind] for kind in kinds)
