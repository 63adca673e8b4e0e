"""A game that is on, as the house sees it: what is asked, what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Final, cast

from chinwag.core.protocol import ActionId, Ask, IllegalAction, Refusal, RuleId, Seat, Told
from chinwag.games.epic import rounds
from chinwag.games.epic.actions import EpicAction
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import ANSWER, MOST_SEATS, OVER
from chinwag.games.epic.refusals import refusal_of
from chinwag.games.epic.showing import view_of
from chinwag.games.epic.telling import Teller
from chinwag.games.epic.turns import carry_out
from chinwag.games.epic.view import EpicView

_TURNS: Final = tuple(Ask("turn", RuleId("EB-3.9"), (Seat(seat),)) for seat in range(MOST_SEATS))
_ANSWERS: Final = tuple(Ask("answer", RuleId("EB-4.3"), (Seat(seat),), answer=True) for seat in range(MOST_SEATS))


class EpicState(Facts):
    """The facts of a game behind the protocol of the house."""

    __slots__ = ()

    @property
    def ask(self) -> Ask | None:
        """A turn (EB-3.9), or the answer to a declaration (EB-4.3), which is asked for whatever was laid."""
        if self.window == OVER:
            return None
        return _ANSWERS[self.target] if self.window == ANSWER else _TURNS[self.turn]

    def legal_ids(self, seat: Seat) -> list[ActionId]:
        """EB-3.9 in a turn, EB-4.3 in an answer, the mildest first.

        To draw comes before the discards: it shows nothing of the hand and does nothing to anybody else. To believe
        comes before to doubt: nobody draws cards for it.
        """
        if seat != self.awaited:
            return []
        codec = self.codec
        if self.window == ANSWER:
            return [ActionId(codec.believe), ActionId(codec.doubt)]
        base = seat * self.box.kinds
        hand = self.hands[base : base + self.box.kinds]
        ids = [codec.draw]
        ids += [kind for kind in self.box.matches[self.discards[-1]] if hand[kind]]
        pairs = _pairs(hand, codec.pair_rows)
        if pairs:
            declared = _picker(pairs)
            for target in range(self.seats):
                if target != seat:
                    ids += declared(codec.declarations[target])
        return cast("list[ActionId]", ids)

    def legal(self, seat: Seat) -> Sequence[EpicAction]:
        """Every legal action of a seat, each once, in the order of `legal_ids`."""
        return [self.codec.action_of(action_id) for action_id in self.legal_ids(seat)]

    def refuse(self, seat: Seat, action: EpicAction) -> Refusal | None:
        """Why the action is not legal, or None when it is."""
        return refusal_of(self, seat, action)

    def play(self, seat: Seat, action: EpicAction) -> list[Told]:
        """Carry out a legal action in place and tell what happened. Raises `IllegalAction`."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        action_id = self.codec.id_of(action)
        assert action_id is not None, "what is not refused has an integer"
        teller = Teller(self.box)
        carry_out(self, action_id, teller)
        return teller.told

    def play_id(self, seat: Seat, action_id: ActionId) -> None:  # noqa: ARG002  one seat is awaited at a time
        """Carry out one of `legal_ids(seat)` without telling events. Unchecked."""
        carry_out(self, action_id, None)

    def view(self, seat: Seat | None) -> EpicView:
        """What a seat, or an onlooker, may know now."""
        return view_of(self, seat)

    def scores(self) -> tuple[int, ...]:
        """Penalty points less five for each chip, as they stand (EB-5.4). The fewest win."""
        return self.totals()

    def winners(self) -> tuple[Seat, ...]:
        """The fewest points win; equal totals share it (EB-5.4)."""
        return tuple(Seat(seat) for seat in rounds.winners(self))


def _pairs(hand: bytearray, rows: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of every two cards of a hand in every order, from the codec's rows of pairs."""
    held = list(compress(range(len(hand)), hand))
    seconds = _picker(held)
    pairs: list[int] = []
    for place, first in enumerate(held):
        pairs += seconds(rows[first])
        if hand[first] == 1:  # there is no second of its kind
            del pairs[place - len(held)]
    return pairs


def _picker(places: list[int]) -> Callable[[Sequence[int]], Sequence[int]]:
    """What picks the entries at these places out of a row: far quicker than a loop, and it is half of a playout."""
    if len(places) == 1:
        return lambda row: row[places[0] : places[0] + 1]
    return cast("Callable[[Sequence[int]], Sequence[int]]", itemgetter(*places))
