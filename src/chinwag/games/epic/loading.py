"""From a state to its position, and from a position, if it can be, to its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from chinwag.core.chance import Chance
from chinwag.core.protocol import PositionError
from chinwag.games.epic.actions import Card
from chinwag.games.epic.box import Box
from chinwag.games.epic.codec import EpicCodec
from chinwag.games.epic.facts import Facts, listed
from chinwag.games.epic.numbers import (
    ANSWER,
    FEWEST_SEATS,
    MOST_SEATS,
    NOBODY_OUT,
    OVER,
    PAIR,
    RESHUFFLES,
    ROUNDS,
    TURN,
)
from chinwag.games.epic.position import Cards, EpicPosition, Laid
from chinwag.games.epic.showing import pads_of
from chinwag.games.epic.state import EpicState


def position_of(state: Facts) -> EpicPosition:
    """The position of a state."""
    box, kinds = state.box, state.box.kinds

    def cards(numbers: Iterable[int]) -> Cards:
        return tuple(box.cards[kind] for kind in numbers)

    laid = Laid(state.target, (box.cards[state.first], box.cards[state.second]))
    return EpicPosition(
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        laid=laid if state.window == ANSWER else None,
        reshuffles=state.reshuffles,
        hands=tuple(cards(state.hand_of(seat)) for seat in range(state.seats)),
        known=tuple(cards(listed(state.known, seat * kinds, kinds)) for seat in range(state.seats)),
        stayed_out=tuple(cards(listed(state.stayed_out, reader * kinds, kinds)) for reader in range(state.seats)),
        draw_pile=cards(reversed(state.pile)),
        discard_pile=cards(state.discards),
        chips=tuple(state.chips),
        pads=pads_of(state),
    )


def load_position(box: Box, codec: EpicCodec, position: EpicPosition, chance: Chance) -> EpicState:
    """The state of a position. Raises `PositionError` that names the field for one that cannot be."""
    _check_numbers(box, position)
    reader = _Reader(box)
    state = EpicState(box, codec, len(position.hands), chance)
    state.round = position.round
    state.dealer = position.dealer
    state.turn = position.turn
    state.reshuffles = position.reshuffles
    state.hands = reader.counts("hands", position.hands)
    state.known = reader.counts("known", position.known)
    state.stayed_out = reader.counts("stayed_out", position.stayed_out)
    state.sizes = [len(hand) for hand in position.hands]
    state.pile = reader.kinds("draw_pile", position.draw_pile)[::-1]
    state.discards = reader.kinds("discard_pile", position.discard_pile)
    state.chips = list(position.chips)
    state.bank = box.bank - sum(position.chips)
    state.penalties = [penalty for pad in position.pads for penalty in pad.penalties]
    state.outs = [NOBODY_OUT if pad.out is None else pad.out for pad in position.pads]
    if position.laid is not None:
        state.window = ANSWER
        state.target = position.laid.target
        state.first, state.second = reader.kinds("laid", position.laid.cards)
    else:
        state.window = OVER if len(position.pads) == ROUNDS else TURN
    _check_cards(state)
    _check_memory(state)
    return state


class _Reader:
    """Cards by their kinds."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def kinds(self, field: str, cards: Iterable[Card]) -> list[int]:
        found = []
        for card in cards:
            kind = self._box.kind_of.get(card)
            if kind is None:
                raise PositionError(f"{field}: no card {card.colour[:40]!r} {card.character[:40]!r} in the box")
            found.append(kind)
        return found

    def counts(self, field: str, rows: Iterable[Cards]) -> bytearray:
        counts = bytearray()
        for number, row in enumerate(rows):
            kinds = self.kinds(f"{field}[{number}]", row)
            codes = [self._box.codes[kind] for kind in sorted(kinds)]
            _check(
                kinds == sorted(kinds), f"{field}[{number}]", f"cards in the order of the box: {' '.join(codes)}"
            )
            there = Counter(kinds)
            for kind in range(self._box.kinds):
                if there[kind] > self._box.copies:
                    raise PositionError(
                        f"{field}[{number}]: {there[kind]} times {self._box.codes[kind]}, "
                        f"where there are {self._box.copies}"
                    )
                counts.append(there[kind])
        return counts


def _check(right: bool, field: str, problem: str) -> None:
    if not right:
        raise PositionError(f"{field}: {problem}")


def _check_numbers(box: Box, position: EpicPosition) -> None:
    """Seats, rounds, chips and pads fit together."""
    seats = len(position.hands)
    _check(FEWEST_SEATS <= seats <= MOST_SEATS, "hands", f"{FEWEST_SEATS} to {MOST_SEATS} hands, not {seats}")
    _check(len(position.known) == seats, "known", f"{seats} entries, not {len(position.known)}")
    _check(len(position.stayed_out) == seats, "stayed_out", f"{seats} entries, not {len(position.stayed_out)}")
    _check(1 <= position.round <= ROUNDS, "round", f"1 to {ROUNDS}, not {position.round}")
    _check(0 <= position.reshuffles <= RESHUFFLES, "reshuffles", f"0 to {RESHUFFLES}, not {position.reshuffles}")
    for field, seat in (("dealer", position.dealer), ("turn", position.turn)):
        _check(0 <= seat < seats, field, f"a seat from 0 to {seats - 1}, not {seat}")
    _check_chips(box, position)
    _check_pads(position)
    if position.laid is not None:
        target = position.laid.target
        _check(0 <= target < seats, "laid.target", f"a seat from 0 to {seats - 1}, not {target}")
        _check(target != position.turn, "laid.target", "the target is another player")
        _check(len(position.pads) < ROUNDS, "laid", "the game is over")


def _check_chips(box: Box, position: EpicPosition) -> None:
    """The bank serves the whole game (EB-1.4)."""
    _check(len(position.chips) == len(position.hands), "chips", f"{len(position.hands)} entries")
    _check(min(position.chips) >= 0, "chips", "nobody has fewer than none")
    _check(sum(position.chips) <= box.bank, "chips", f"{box.bank} in all, not {sum(position.chips)}")


def _check_pads(position: EpicPosition) -> None:
    """A round has an entry when it is finished (EB-5.2)."""
    seats = len(position.hands)
    finished = len(position.pads)
    over = finished == ROUNDS and position.round == ROUNDS
    _check(over or finished == position.round - 1, "pads", f"{finished} finished rounds in round {position.round}")
    for number, pad in enumerate(position.pads):
        _check(len(pad.penalties) == seats, f"pads[{number}].penalties", f"{seats} entries")
        _check(min(pad.penalties) >= 0, f"pads[{number}].penalties", "no penalty is below 0")
        out = pad.out
        if out is not None:
            _check(0 <= out < seats, f"pads[{number}].out", f"a seat from 0 to {seats - 1}, not {out}")
            _check(pad.penalties[out] == 0, f"pads[{number}].out", f"seat {out} has a penalty, so it was not out")


def _check_cards(state: EpicState) -> None:
    """Every card of the box is somewhere, once; there is a top card, and whoever must act can."""
    kinds = state.box.kinds
    _check(bool(state.discards), "discard_pile", "one card at least lies there")
    there = Counter(state.pile) + Counter(state.discards)
    if state.window == ANSWER:
        there.update((state.first, state.second))
    for at, held in enumerate(state.hands):
        there[at % kinds] += held
    for kind in range(kinds):
        _check(
            there[kind] == state.box.copies,
            "cards",
            f"{state.box.codes[kind]} is there {there[kind]} times in all, not {state.box.copies}",
        )
    if state.window != OVER:
        for seat, size in enumerate(state.sizes):
            laid = PAIR if state.window == ANSWER and seat == state.turn else 0
            _check(size + laid > 0, f"hands[{seat}]", "nobody is out while the round is on")


def _check_memory(state: EpicState) -> None:
    """What players know to be in a hand is there. When all hands lie open nothing is left to remember."""
    kinds = state.box.kinds
    if state.window == OVER:
        _check(not any(state.known), "known", "nothing, when the game is over")
        _check(not any(state.stayed_out), "stayed_out", "nothing, when the game is over")
    if not state.reshuffles:
        _check(not any(state.stayed_out), "stayed_out", "nothing, before the first reshuffle of the round")
    held = state.hands[:]
    if state.window == ANSWER:
        held[state.turn * kinds + state.first] += 1
        held[state.turn * kinds + state.second] += 1
    for at, count in enumerate(state.known):
        _check(count <= held[at], f"known[{at // kinds}]", f"{state.box.codes[at % kinds]} is not in that hand")
    for at, count in enumerate(state.stayed_out):
        reader, kind = divmod(at, kinds)
        others = sum(held[kind::kinds]) - held[at]
        _check(count <= others, f"stayed_out[{reader}]", f"{state.box.codes[kind]} is not in the other hands")
