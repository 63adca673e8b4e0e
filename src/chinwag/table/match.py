"""One game that is played at a table: the state, its sequence number and all that has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import Action, AnyRules, AnyState, Ask, Event, Refusal, Seat, Told, View
from chinwag.table.errors import Declined


@dataclass(frozen=True, slots=True)
class Moment:
    """What one action brought about; `seat` is None for the deal.

    `sequence` is the number that the state bears after it.
    """

    sequence: int
    at: float
    seat: Seat | None
    told: tuple[Told, ...]

    def events(self, reader: Seat | None) -> tuple[Event, ...]:
        """The events as one seat, or an onlooker, may know them."""
        return tuple(told.to(reader) for told in self.told)


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
        self.sequence = sequence
        self._chance = chance
        self._state: AnyState = rules.start(seats, options, chance)
        self._legal: dict[Seat, tuple[Action, ...]] = {}
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
        """The legal actions of a seat; none for an onlooker or for a seat that may not act."""
        if seat is None:
            return ()
        if seat not in self._legal:
            self._legal[seat] = tuple(self._state.legal(seat))
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

    def in_step(self, seat: Seat, sequence: int) -> bool:
        """Whether a choice that was made at this number still answers what the seat is asked now.

        Where choices are simultaneous and sealed, the choices of others do not change what a seat is asked; so a
        number stays good as long as only such choices were made since.
        """
        return self._in_step_since.get(seat, self.sequence) <= sequence <= self.sequence

    def play(self, seat: Seat, action: Action, at: float) -> Moment:
        """Play an action. Raises `IllegalAction`, and changes nothing, when the rules refuse it."""
        before = self._state.ask
        simultaneous = [other for other in _may_act(before) if other != seat]
        legal_before = {other: self.legal(other) for other in simultaneous}
        told = self._state.play(seat, action)
        self.sequence += 1
        self._legal = {}
        moment = Moment(self.sequence, at, seat, tuple(told))
        after = self._state.ask
        self._in_step_since = {
            other: self._in_step_since.get(other, self.sequence - 1)
            for other in _may_act(after)
            if other in legal_before
            and _same_window(before, after)
            and not any(event.reveals for event in moment.events(other))
            and self.legal(other) == legal_before[other]
        }
        self.moments.append(moment)
        return moment

    def mildest(self, seat: Seat) -> Action:
        """The choice that stands in for one that does not come: the first that the game lists as legal."""
        return self.legal(seat)[0]


def _may_act(ask: Ask | None) -> Sequence[Seat]:
    return () if ask is None else (*ask.awaited, *ask.revising)


def _same_window(before: Ask | None, after: Ask | None) -> bool:
    return before is not None and after is not None and (before.window, before.rule) == (after.window, after.rule)
