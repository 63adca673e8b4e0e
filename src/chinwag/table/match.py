"""One game that is played at a table: the state, its sequence number and all that has happened."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Raw

from chinwag.core.chance import SealedChance
from chinwag.core.listing import one_of_each_order
from chinwag.core.options import complete
from chinwag.core.protocol import Action, AnyRules, AnyState, Ask, Event, Refusal, Seat, Told, View
from chinwag.core.record import Move, Record
from chinwag.core.recording import record_of
from chinwag.table.errors import Declined

NoUndo = Literal["over", "nothing", "others_acted", "late", "sealed", "new_information"]
"""Why something cannot be taken back without asking."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What one action brought about; `seat` and `action` are None for the deal.

    `sequence` is the number that the state bears after it. The action itself is for the record: what others may
    know of it is in what is told. A `late` one was played by the table when the time was up.
    """

    sequence: int
    at: float
    seat: Seat | None
    told: tuple[Told, ...]
    action: Action | None = None
    late: bool = False

    def events(self, reader: Seat | None) -> tuple[Event, ...]:
        """The events as one seat, or an onlooker, may know them."""
        return tuple(told.to(reader) for told in self.told)

    def concerns(self, reader: Seat | None) -> bool:
        """Whether a reader may know that anything happened: a sealed choice is changed unheard by the others."""
        return bool(self.told) or self.seat in (None, reader)


class Match:
    """One game from the deal to the end.

    Every reader gets what `state.view` and `Told.to` say, and there is no other way to what is hidden.
    """

    def __init__(
        self,
        rules: AnyRules,
        seats: int,
        options: Mapping[str, str],
        chance: SealedChance,
        at: float,
        sequence: int,
    ) -> None:
        self.rules = rules
        self.options = options
        self.seats = seats
        self.sequence = sequence
        self._chance = chance
        self._state: AnyState = rules.start(seats, options, chance)
        self._legal: dict[Seat, tuple[Action, ...]] = {}
        self._unheard: list[Moment] = []
        self._in_step_since: dict[Seat, int] = {}
        self._decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(rules.action_type)
        self.moments = [Moment(sequence, at, None, tuple(rules.opening(self._state)))]

    @property
    def ask(self) -> Ask | None:
        """What the table waits for; None when the game is over."""
        return self._state.ask

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, for everybody from the start."""
        return self._chance.commitment

    @property
    def seed(self) -> str | None:
        """The seed, once the game is over."""
        return self._chance.seed_hex if self.ask is None else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores; empty while the game is on, for what is known of them until then the view says."""
        return self._state.scores() if self.ask is None else ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game is on."""
        return self._state.winners() if self.ask is None else ()

    def view(self, reader: Seat | None) -> View:
        """What a seat, or an onlooker, may know now."""
        view: View = self._state.view(reader)
        return view

    def legal(self, seat: Seat | None) -> tuple[Action, ...]:
        """The legal actions of a seat that it is told of: all but `free` ones, which people make up themselves.

        Of those that differ only in an order that may be named it is told of one. There are none for an onlooker or
        for a seat that may not act.
        """
        if seat is None:
            return ()
        if seat not in self._legal:
            self._legal[seat] = one_of_each_order(action for action in self._state.legal(seat) if not action.free)
        return self._legal[seat]

    def events(self, reader: Seat | None) -> list[Event]:
        """Everything that a seat, or an onlooker, was told since the deal."""
        return [event for moment in self.moments for event in moment.events(reader)]

    def read_action(self, action: Raw | bytes) -> Action:
        """An action from the wire. Raises `Declined` for one that is not of this game."""
        try:
            return self._decoder.decode(action)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Declined("bad_action", why=str(error)) from None

    def refuse(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the rules refuse the action, or None."""
        return self._state.refuse(seat, action)

    def again(self) -> Iterator[tuple[Moment, Match]]:
        """The game from its deal on: each moment with the game as it then was, which the next step changes."""
        deal, *played = self.moments
        match = Match(self.rules, self.seats, self.options, self._chance, deal.at, deal.sequence)
        kept = {moment.sequence for moment in played}
        # What nobody heard of has no number, also where it was taken back: the numbers are those of the log.
        match._unheard = [moment for moment in self._unheard if moment.sequence not in kept]
        yield match.moments[0], match
        for moment in played:
            assert moment.seat is not None
            assert moment.action is not None
            match.sequence = moment.sequence - 1  # the numbers of what was taken back are not used again
            yield match.play(moment.seat, moment.action, moment.at, late=moment.late), match

    def why_no_undo(self, seat: Seat) -> NoUndo | None:
        """Why a seat may not take back what was played last without asking; None where it may.

        It ends at the first new information, for whomever, and at what another has done since. Where several choose
        at once there is no need of it: a sealed choice is just made anew.
        """
        last = self.moments[-1]
        if self.ask is None:
            return "over"
        if len(_may_act(self.ask)) > 1:
            return "sealed"  # what the others have done meanwhile is not to be learned from the answer
        if not any(moment.seat == seat and moment.told for moment in self.moments):
            return "nothing"
        if last.seat != seat:
            return "others_acted"
        if last.late:
            return "late"  # it would be late again at once, and again, and nobody else would get to play
        readers = (None, *(Seat(each) for each in range(self.seats)))
        reveals = any(event.reveals for reader in readers for event in last.events(reader))
        return "new_information" if reveals else None

    def since_last_act(self, seat: Seat) -> int:
        """How many moments would be taken back with the last act of a seat that others heard of; 0 for none."""
        acts = [place for place, moment in enumerate(self.moments) if moment.seat == seat and moment.told]
        return len(self.moments) - acts[-1] if acts else 0

    def take_back(self, moments: int) -> None:
        """Let the last moments not have happened: the state is that of the shortened record.

        The sequence number counts on, so that nothing that was sent before answers what is asked now.
        """
        kept = self.moments[: len(self.moments) - moments]
        state: AnyState = self.rules.start(self.seats, self.options, self._chance)
        for moment in kept[1:]:
            assert moment.seat is not None
            state.play(moment.seat, moment.action)
        self._state, self.moments = state, kept
        self.sequence += 1
        self._legal = {}
        self._in_step_since = {}

    @property
    def next_options(self) -> Mapping[str, str]:
        """With which options the same company begins its next game of this kind."""
        return self.rules.next_options(self._state, self._all_options)

    @property
    def _all_options(self) -> Mapping[str, str]:
        """The options with those that the table was opened too early to know of."""
        return complete(self.rules.options, self.options, self.seats)

    def record(self, tags: Mapping[str, str]) -> Record:
        """The record of the game so far, with the seed and the result once it is over.

        Until then it is for nobody at the table: a sealed choice stands in it.
        """
        written = [
            Move(moment.seat, self.rules.notation.write_action(moment.action))
            for moment in self.moments
            if moment.seat is not None
        ]
        return record_of(self.rules, self._state, self._chance, written, options=self._all_options, tags=tags)

    def heard(self, reader: Seat | None) -> list[Moment]:
        """The moments that a reader may know of."""
        return [moment for moment in self.moments if moment.concerns(reader)]

    def number(self, reader: Seat | None, sequence: int | None = None) -> int:
        """The number that the state bears for a reader, now or when its sequence number was the one given.

        It leaves out what others did unheard: a gap in the numbers would give it away.
        """
        last = self.sequence if sequence is None else sequence
        return last - sum(each.sequence <= last and not each.concerns(reader) for each in self._unheard)

    def in_step(self, seat: Seat, number: int) -> bool:
        """Whether a choice that was made at a number of this seat still answers what the seat is asked now.

        Where choices are simultaneous and sealed, the choices of others do not change what a seat is asked; so a
        number stays good as long as only such choices were made since.
        """
        since = self._in_step_since.get(seat, self.sequence)
        return self.number(seat, since) <= number <= self.number(seat)

    def play(self, seat: Seat, action: Action, at: float, *, late: bool = False) -> Moment:
        """Play an action. Raises `IllegalAction`, and changes nothing, when the rules refuse it."""
        before = self._state.ask
        simultaneous = [other for other in _may_act(before) if other != seat]
        legal_before = {other: self._state.legal_ids(other) for other in simultaneous}
        told = self._state.play(seat, action)
        self.sequence += 1
        self._legal = {}
        moment = Moment(self.sequence, at, seat, tuple(told), action, late)
        after = self._state.ask
        self._in_step_since = {
            other: self._in_step_since.get(other, self.sequence - 1)
            for other in _may_act(after)
            if other in legal_before
            and _same_window(before, after)
            and not any(event.reveals for event in moment.events(other))
            and self._state.legal_ids(other) == legal_before[other]
        }
        self.moments.append(moment)
        if not moment.told:
            self._unheard.append(moment)
        return moment

    def mildest(self, seat: Seat) -> Action:
        """The choice that stands in for one that does not come: the first that the game lists as legal.

        Where none of its class is milder than another it is drawn by lot, and not from the chance of the game.
        """
        legal = self.legal(seat)
        first = legal[0]
        return secrets.choice([each for each in legal if type(each) is type(first)]) if first.even else first


def _may_act(ask: Ask | None) -> Sequence[Seat]:
    return () if ask is None else (*ask.awaited, *ask.revising)


def _same_window(before: Ask | None, after: Ask | None) -> bool:
    return before is not None and after is not None and (before.window, before.rule) == (after.window, after.rule)
