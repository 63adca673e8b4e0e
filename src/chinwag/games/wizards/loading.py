"""From a state to its position, and from a position, if it can be, to its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from chinwag.core.chance import Chance
from chinwag.core.protocol import PositionError
from chinwag.games.wizards.actions import Card
from chinwag.games.wizards.box import ARTIFACT, BEARD, COUNTERSPELL, NO_USE, REDIRECTED, SPELL, Box
from chinwag.games.wizards.codec import WizardsCodec
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.memory import cards_known, facts_from
from chinwag.games.wizards.numbers import (
    ANSWER,
    FEWEST_SEATS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    OVER,
    PICK,
    ROUNDS,
    START,
    TURN,
)
from chinwag.games.wizards.position import Cards, Redirection, Waiting, WizardsPosition
from chinwag.games.wizards.seating import seated
from chinwag.games.wizards.state import WizardsState
from chinwag.games.wizards.view import Known

WindowName = Literal["start", "turn", "answer", "pick", "over"]

_WINDOWS: Final[dict[WindowName, int]] = {
    "start": START,
    "turn": TURN,
    "answer": ANSWER,
    "pick": PICK,
    "over": OVER,
}
_NAMES: Final[dict[int, WindowName]] = {window: name for name, window in _WINDOWS.items()}
_MOST: Final = 999
"""More than any count of a game that is on."""


def position_of(state: Facts) -> WizardsPosition:
    """The position of a state."""
    box = state.box

    def cards(kinds: Iterable[int]) -> Cards:
        return tuple(box.cards[kind] for kind in kinds)

    return WizardsPosition(
        first=state.first,
        turns=state.turns,
        window=_NAMES[state.window],
        done=state.done,
        used=cards(state.used),
        spell=_waiting(state) if state.window == ANSWER else None,
        picker=None if state.picker == NOBODY else state.picker,
        picks=state.picks,
        winner=None if state.winner == NOBODY else state.winner,
        hairs=tuple(state.hairs),
        beards=tuple(None if beard == NOTHING else box.cards[beard] for beard in state.beards),
        artifacts=tuple(cards(artifacts) for artifacts in state.artifacts),
        hands=tuple(cards(hand) for hand in state.hands),
        memory=tuple(
            tuple(Known(box.cards[kind], seats) for kind, seats in cards_known(facts)) for facts in state.memory
        ),
        flips=state.flips,
        draw_pile=cards(reversed(state.pile)),
        discard_pile=cards(state.discards),
        lots=state.lots,
    )


def _waiting(state: Facts) -> Waiting:
    cards, replies = state.box.cards, state.replies
    return Waiting(
        card=cards[state.spell],
        target=state.first_target,
        redirections=tuple(
            Redirection(cards[kind], target) for kind, target in zip(replies[1::3], replies[2::3], strict=True)
        ),
        artifact=None if state.artifact == NOTHING else cards[state.artifact],
    )


def load_position(box: Box, codec: WizardsCodec, position: WizardsPosition, chance: Chance) -> WizardsState:
    """The state of a position. Raises `PositionError` that names the field for one that cannot be."""
    _check_numbers(box, position)
    reader = _Reader(box)
    seats = len(position.hands)
    state = WizardsState(box, codec, seats, chance)
    state.first = position.first
    state.turns = position.turns
    state.turn = (position.first + position.turns - 1) % seats
    state.window = _WINDOWS[position.window]
    state.done = position.done
    state.used = reader.kinds("used", position.used)
    state.hairs = list(position.hairs)
    state.pile_hairs = box.hairs_each * seats - sum(position.hairs)
    state.beards = [NOTHING if beard is None else reader.kind("beards", beard) for beard in position.beards]
    state.artifacts = [reader.kinds("artifacts", artifacts) for artifacts in position.artifacts]
    state.hands = [reader.kinds("hands", hand) for hand in position.hands]
    state.memory = [reader.facts(facts) for facts in position.memory]
    state.flips = position.flips
    state.pile = reader.kinds("draw_pile", position.draw_pile)[::-1]
    state.discards = reader.kinds("discard_pile", position.discard_pile)
    state.lots = position.lots
    state.picks = position.picks
    state.picker = NOBODY if position.picker is None else position.picker
    state.winner = NOBODY if position.winner is None else position.winner
    if position.spell is not None:
        _load_spell(state, reader, position.spell)
    _check_cards(state)
    _check_window(state)
    for number in range(seats + 1):
        _check_memory(state, number)
    return state


class _Reader:
    """Cards by their kinds."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def kind(self, field: str, card: Card) -> int:
        kind = self._box.kind_of.get(card)
        if kind is None:
            raise PositionError(f"{field}: no card {card.name[:40]!r} {card.colour[:40]!r} in the box")
        return kind

    def kinds(self, field: str, cards: Iterable[Card]) -> list[int]:
        return [self.kind(field, card) for card in cards]

    def facts(self, known: Iterable[Known]) -> list[int]:
        for each in known:
            if not each.seats or any(seat not in range(MOST_SEATS) for seat in each.seats):
                raise PositionError(f"memory: a known card is with seats from 0 on, not {each.seats}"[:200])
        return facts_from([(self.kind("memory", each.card), each.seats) for each in known])


def _check(right: bool, field: str, problem: str) -> None:
    if not right:
        raise PositionError(f"{field}: {problem}")


def _check_numbers(box: Box, position: WizardsPosition) -> None:
    """Seats, turns and hairs fit together."""
    seats = len(position.hands)
    _check(FEWEST_SEATS <= seats <= MOST_SEATS, "hands", f"{FEWEST_SEATS} to {MOST_SEATS} hands, not {seats}")
    for field, entries, wanted in (
        ("hairs", len(position.hairs), seats),
        ("beards", len(position.beards), seats),
        ("artifacts", len(position.artifacts), seats),
        ("memory", len(position.memory), seats + 1),
    ):
        _check(entries == wanted, field, f"{wanted} entries, not {entries}")
    _check(0 <= position.first < seats, "first", f"a seat from 0 to {seats - 1}, not {position.first}")
    last = ROUNDS * seats
    _check(1 <= position.turns <= last, "turns", f"1 to {last}, not {position.turns}")
    for field, count in (("done", position.done), ("flips", position.flips), ("lots", position.lots)):
        _check(0 <= count <= _MOST, field, f"0 to {_MOST}, not {count}")
    _check(min(position.hairs) >= 0, "hairs", "nobody has fewer than none")
    total = box.hairs_each * seats
    _check(sum(position.hairs) <= total, "hairs", f"{total} in all, not {sum(position.hairs)}")
    for field, seat in (("picker", position.picker), ("winner", position.winner)):
        _check(seat is None or 0 <= seat < seats, field, f"a seat from 0 to {seats - 1}, not {seat}")


def _load_spell(state: WizardsState, reader: _Reader, waiting: Waiting) -> None:
    """BW-4.3, BW-4.4: each redirector was the target before, and became the caster."""
    box, seats = state.box, range(state.seats)
    state.spell = reader.kind("spell", waiting.card)
    _check(
        box.sort[state.spell] == SPELL and box.targeted[state.spell], "spell.card", "a spell that names a target"
    )
    state.caster, state.target = state.turn, waiting.target
    _check(waiting.target in seats and waiting.target != state.turn, "spell.target", "the seat of another player")
    state.first_target = waiting.target
    for number, redirection in enumerate(waiting.redirections):
        field = f"spell.redirections[{number}]"
        kind, target = reader.kind(field, redirection.card), redirection.target
        redirects = box.sort[kind] == COUNTERSPELL and box.outcome[kind] == REDIRECTED
        _check(redirects, f"{field}.card", "a counterspell that redirects")
        _check(target in seats and target != state.target, f"{field}.target", "the seat of another player")
        _check(state.seats == FEWEST_SEATS or target != state.caster, f"{field}.target", "not the caster")
        state.replies += (state.target, kind, target)
        state.caster, state.target = state.target, target
    artifacts = state.artifacts[state.target] if box.chooses_artifact[state.spell] else []
    if waiting.artifact is None:
        _check(not artifacts, "spell.artifact", "one of the target's is chosen")
    else:
        state.artifact = reader.kind("spell.artifact", waiting.artifact)
        _check(state.artifact in artifacts, "spell.artifact", "the target has no such artifact to choose")


def _check_cards(state: WizardsState) -> None:
    """Every card of the box is somewhere, as often as it is there, and equipment is equipped."""
    box = state.box
    for seat, hand in enumerate(state.hands):
        codes = " ".join(box.codes[kind] for kind in sorted(hand))
        _check(hand == sorted(hand), f"hands[{seat}]", f"cards in the order of the box: {codes}")
    for seat, beard in enumerate(state.beards):
        _check(beard == NOTHING or box.sort[beard] == BEARD, f"beards[{seat}]", "a beard or none")
    for seat, artifacts in enumerate(state.artifacts):
        _check(all(box.sort[kind] == ARTIFACT for kind in artifacts), f"artifacts[{seat}]", "nothing but artifacts")
    there = Counter(state.pile) + Counter(state.discards)
    for seat in range(state.seats):
        there.update(state.hands[seat])
        there.update(state.equipment(seat))
    for kind, copies in enumerate(box.copies):
        problem = f"{box.codes[kind]} is there {there[kind]} times in all, not {copies}"
        _check(there[kind] == copies, "cards", problem)
    used = Counter(state.used)
    for kind in used:
        fits = box.use[kind] != NO_USE and used[kind] <= box.copies[kind]
        _check(fits, "used", f"{box.codes[kind]} cannot have been used {used[kind]} times")


def _check_window(state: WizardsState) -> None:
    """What is awaited can be."""
    window, last = state.window, state.turns == ROUNDS * state.seats
    _check((window == ANSWER) == (state.spell != NOTHING), "spell", "a spell waits in the window 'answer' alone")
    if window == ANSWER:
        laid = Counter([state.spell, *state.replies[1::3]])
        there = not laid - Counter(state.discards)
        # an owner's counterspell may have drawn the pile out from under them
        _check(there or state.flips > 0, "spell", "the spell and what answered it are discarded")
    _check((window == PICK) == (state.picks != 0), "picks", "there are picks in the window 'pick' alone")
    _check((window == PICK) == (state.picker != NOBODY), "picker", "somebody picks in the window 'pick' alone")
    _check(0 <= state.picks <= len(state.discards), "picks", f"0 to {len(state.discards)}, not {state.picks}")
    if window == START:
        _check(
            state.starts_left() > 0 and state.done == 0, "window", "nothing can be used at the start of this turn"
        )
    _check(window == OVER or state.winner == NOBODY, "winner", "nobody, while the game is on")
    _check(window != OVER or last or state.winner != NOBODY, "window", "nobody has won, and turns are left")


def _check_memory(state: WizardsState, reader: int) -> None:
    """What a reader knows to be in the hands of others is there."""
    field = f"memory[{reader}]"
    known = cards_known(state.memory[reader])
    for _, seats in known:
        fits = all(seat < state.seats and seat != reader for seat in seats)
        _check(fits, field, "known cards are in hands of others")
    for kind in {kind for kind, _ in known}:
        room = [hand.count(kind) for hand in state.hands]
        wishes = [seats for each, seats in known if each == kind]
        _check(seated(wishes, room) is not None, field, f"{state.box.codes[kind]} is not there")
