"""A game that is on, as the house sees it: what is asked, what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from chinwag.core.protocol import ActionId, Ask, IllegalAction, Refusal, RuleId, Seat, Told
from chinwag.games.wizards.actions import WizardsAction
from chinwag.games.wizards.choosing import choices
from chinwag.games.wizards.facts import Facts
from chinwag.games.wizards.numbers import ANSWER, MOST_SEATS, OVER, PICK, START, TURN
from chinwag.games.wizards.refusals import refusal_of
from chinwag.games.wizards.showing import view_of
from chinwag.games.wizards.telling import Teller
from chinwag.games.wizards.turns import play, winners
from chinwag.games.wizards.view import WizardsView

_ASKS: Final = {
    window: [Ask(name, RuleId(rule), (Seat(seat),), answer=window == ANSWER) for seat in range(MOST_SEATS)]
    for window, name, rule in (
        (START, "start", "BW-3.1"),
        (TURN, "turn", "BW-3.2"),
        (ANSWER, "answer", "BW-4.3"),
        (PICK, "pick", "BW-5.2"),
    )
}


class WizardsState(Facts):
    """The facts of a game behind the protocol of the house."""

    __slots__ = ()

    @property
    def ask(self) -> Ask | None:
        """A turn (BW-3.2) or a use at its start (BW-3.1), an answer (BW-4.3), a pick (BW-5.2)."""
        return None if self.window == OVER else _ASKS[self.window][self.awaited]

    def legal_ids(self, seat: Seat) -> list[ActionId]:
        """The integers of all that a seat may do, the mildest first."""
        if self.window == OVER or seat != self.awaited:
            return []
        return cast("list[ActionId]", choices(self))

    def legal(self, seat: Seat) -> Sequence[WizardsAction]:
        """Every legal action of a seat, each once, the mildest first."""
        return [self.codec.action_of(action_id) for action_id in self.legal_ids(seat)]

    def refuse(self, seat: Seat, action: WizardsAction) -> Refusal | None:
        """Why the action is not legal, or None when it is."""
        return refusal_of(self, seat, action)

    def play(self, seat: Seat, action: WizardsAction) -> list[Told]:
        """Carry out a legal action in place and tell what happened. Raises `IllegalAction`."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        choice = self.codec.choice_of(action, any_order=True)
        assert choice is not None, "what is not refused is in the game"
        teller = Teller(self.box)
        play(self, choice, teller)
        return teller.told

    def play_id(self, seat: Seat, action_id: ActionId) -> None:  # noqa: ARG002  one seat is awaited at a time
        """Carry out one of `legal_ids(seat)` without telling events. Unchecked."""
        play(self, self.codec.choice(action_id), None)

    def view(self, seat: Seat | None) -> WizardsView:
        """What a seat, or an onlooker, may know now."""
        return view_of(self, seat)

    def scores(self) -> tuple[int, ...]:
        """The length of each beard. It is the winning ritual that wins (BW-6.1)."""
        return tuple(self.hairs)

    def winners(self) -> tuple[Seat, ...]:
        """Who performed the winning ritual (BW-6.1), else the longest beards (BW-6.2)."""
        return tuple(Seat(seat) for seat in winners(self))
