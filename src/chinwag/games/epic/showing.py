"""Who may know what: views, built up from nothing."""

from __future__ import annotations

from chinwag.core.protocol import Seat
from chinwag.games.epic.actions import Card
from chinwag.games.epic.facts import Facts, listed
from chinwag.games.epic.numbers import ANSWER, NOBODY_OUT, OVER, RESHUFFLES, ROUNDS, TURN
from chinwag.games.epic.view import Declaration, EpicView, RoundPad


def view_of(state: Facts, seat: Seat | None) -> EpicView:
    """What a seat, or an onlooker, may know of a state."""
    box, seats = state.box, range(state.seats)
    hand = [] if seat is None else state.hand_of(seat)
    return EpicView(
        seat=seat,
        round=state.round,
        rounds=ROUNDS,
        dealer=state.dealer,
        turn=None if state.window == OVER else state.turn,
        window={TURN: "turn", ANSWER: "answer", OVER: None}[state.window],
        declaration=_declaration(state, seat) if state.window == ANSWER else None,
        hand=_cards(state, hand),
        matching=_cards(state, [kind for kind in box.matches[state.discards[-1]] if kind in hand]),
        claimable=_cards(state, _of_the_top_character(state, hand)),
        hand_penalty=sum(box.penalty[kind] for kind in hand),
        hand_sizes=tuple(state.sizes),
        known=tuple(_cards(state, listed(state.known, each * box.kinds, box.kinds)) for each in seats),
        stayed_out=() if seat is None else _cards(state, listed(state.stayed_out, seat * box.kinds, box.kinds)),
        draw_pile=len(state.pile),
        discard_pile=_cards(state, state.discards),
        reshuffles=state.reshuffles,
        reshuffles_allowed=RESHUFFLES,
        chips=tuple(state.chips),
        bank=state.bank,
        chip_worth=box.chip_worth,
        pads=pads_of(state),
        totals=state.totals(),
        open_hands=tuple(_cards(state, state.hand_of(each)) for each in seats) if state.window == OVER else None,
        copies=box.copies,
        colours=box.colours,
        characters=box.characters,
        outcomes=box.outcomes,
    )


def _declaration(state: Facts, seat: Seat | None) -> Declaration:
    """EB-4.7: until they are turned up only the declarer knows the two cards."""
    box = state.box
    character = box.cards[state.discards[-1]].character
    if seat != state.turn:
        return Declaration(state.turn, state.target, character, None, None)
    cards = (box.cards[state.first], box.cards[state.second])
    return Declaration(state.turn, state.target, character, cards, state.honest)


def _of_the_top_character(state: Facts, hand: list[int]) -> list[int]:
    """The different cards of a hand that bear the character which a pair is declared of (EB-4.1)."""
    character_of = state.box.character_of
    character = character_of[state.discards[-1]]
    return sorted({kind for kind in hand if character_of[kind] == character})


def pads_of(state: Facts) -> tuple[RoundPad, ...]:
    """The score pad (EB-5.2), one entry for each finished round."""
    return tuple(
        RoundPad(
            tuple(state.penalties[number * state.seats : (number + 1) * state.seats]),
            None if out == NOBODY_OUT else out,
        )
        for number, out in enumerate(state.outs)
    )


def _cards(state: Facts, kinds: list[int]) -> tuple[Card, ...]:
    return tuple(state.box.cards[kind] for kind in kinds)
