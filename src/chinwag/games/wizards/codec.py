"""Actions as integers, fixed for a rules version and its components.

With k kinds of cards: 0 draws, 1 ends the turn, 2 allows; then k numbers to pick, k to equip, and a stretch for
each card that can be cast, used or played as a counterspell and for each ritual. In a stretch the target counts
most, then the artifact (0 for none, then the kinds of artifacts in order), then the cards that pay, the first of
them most.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from chinwag.core.protocol import ActionId
from chinwag.games.wizards.actions import (
    Allow,
    Card,
    Cast,
    Counter,
    Draw,
    EndTurn,
    Equip,
    Perform,
    Pick,
    Use,
    WizardsAction,
)
from chinwag.games.wizards.box import ARTIFACT, COUNTERSPELL, NO_USE, REDIRECTED, SPELL, Box
from chinwag.games.wizards.numbers import MOST_SEATS, NOBODY, NOTHING

DRAW: Final = 0
END_TURN: Final = 1
ALLOW: Final = 2
PICKING: Final = 3
EQUIP: Final = 4
CAST: Final = 5
USE: Final = 6
COUNTER: Final = 7
PERFORM: Final = 8


class Choice(NamedTuple):
    """An action as integers: what is done with which kind of card or which ritual, and what there was to choose.

    `target` is `NOBODY` and `artifact` `NOTHING` where there is none.
    """

    do: int
    source: int = 0
    target: int = NOBODY
    artifact: int = NOTHING
    cards: tuple[int, ...] = ()


class Stretch(NamedTuple):
    """The numbers of one card or ritual: from `base` on, `targets` times `artifacts` times `payments` of them.

    `targets` and `artifacts` are 1 where there is none to choose; `payments` is k to the number of cards that pay.
    """

    do: int
    source: int
    base: int
    targets: int
    artifacts: int
    cards: int
    payments: int

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return self.targets * self.artifacts * self.payments


class WizardsCodec:
    """The map between actions and integers for one box."""

    def __init__(self, box: Box) -> None:
        self._box: Final = box
        self._kinds: Final[int] = box.kinds
        self._artifacts: Final = [kind for kind in range(box.kinds) if box.sort[kind] == ARTIFACT]
        self.artifact_digit: Final = {NOTHING: 0} | {kind: at for at, kind in enumerate(self._artifacts, 1)}
        self.pick: Final[int] = ALLOW + 1
        self.equip: Final[int] = self.pick + box.kinds
        self._end = self.equip + box.kinds
        self.casts: Final[dict[int, Stretch]] = {
            kind: self._stretch(CAST, kind, box.targeted[kind], box.chooses_artifact[kind], box.costs[kind])
            for kind in range(box.kinds)
            if box.sort[kind] == SPELL
        }
        self.cast_bases: Final = [self.casts[kind].base if kind in self.casts else 0 for kind in range(box.kinds)]
        self.uses: Final[dict[int, Stretch]] = {
            kind: self._stretch(USE, kind, box.targeted[kind], box.chooses_artifact[kind], box.costs[kind])
            for kind in range(box.kinds)
            if box.use[kind] != NO_USE
        }
        self.counters: Final[dict[int, Stretch]] = {
            kind: self._stretch(COUNTER, kind, redirects := box.outcome[kind] == REDIRECTED, redirects, 0)
            for kind in range(box.kinds)
            if box.sort[kind] == COUNTERSPELL
        }
        self.performances: Final[list[Stretch]] = [
            self._stretch(PERFORM, at, ritual.targeted, False, len(ritual.cost))
            for at, ritual in enumerate(box.rituals)
        ]
        self._stretches: Final = [
            *self.casts.values(),
            *self.uses.values(),
            *self.counters.values(),
            *self.performances,
        ]
        self._bases: Final = [stretch.base for stretch in self._stretches]
        self._actions: Final[dict[int, WizardsAction]] = {}
        self._rows: Final[dict[int, tuple[tuple[int, ...], ...]]] = {}

    def _stretch(self, do: int, source: int, targeted: bool, chooses_artifact: bool, cards: int) -> Stretch:
        targets = MOST_SEATS if targeted else 1
        artifacts = len(self._artifacts) + 1 if chooses_artifact else 1
        stretch = Stretch(do, source, self._end, targets, artifacts, cards, self._kinds**cards)
        self._end += stretch.size
        return stretch

    @property
    def size(self) -> int:
        """Every id is below it."""
        return self._end

    def id_of(self, action: WizardsAction) -> ActionId | None:
        """The integer of an action; None for what is not in the box, and for what cannot be chosen there.

        A ritual that wins has one only when its cards are in the order of the box, for that order means nothing.
        """
        choice = self.choice_of(action)
        return None if choice is None else self.number(choice)

    def action_of(self, action_id: ActionId) -> WizardsAction:
        """The action of an integer in `range(size)`. Raises `ValueError` for any other."""
        if not 0 <= action_id < self.size:
            raise ValueError(f"an action of this game is a number from 0 to {self.size - 1}, not {action_id}")
        action = self._actions.get(action_id)
        if action is None:
            action = self._action(self.choice(action_id))
            if self.id_of(action) != action_id:
                raise ValueError(f"the number {action_id} stands for no action")
            self._actions[action_id] = action
        return action

    def rows(self, base: int) -> tuple[tuple[int, ...], ...]:
        """The numbers of all pairs of cards from a base on: one row for each first card, in it the second."""
        rows = self._rows.get(base)
        if rows is None:
            end = base + self._kinds * self._kinds
            rows = tuple(tuple(range(row, row + self._kinds)) for row in range(base, end, self._kinds))
            self._rows[base] = rows
        return rows

    def base_of(self, stretch: Stretch, target: int, artifact: int) -> int:
        """The first number of a card or ritual with a target, 0 where there is none, and an artifact."""
        digit = self.artifact_digit[artifact]
        return stretch.base + (target * stretch.artifacts + digit) * stretch.payments

    def picking(self, kind: int) -> ActionId:
        """The integer of picking a card of a kind."""
        return ActionId(self.pick + kind)

    def choice(self, number: int) -> Choice:
        """What an integer in `range(size)` stands for."""
        if number < self.pick:
            return Choice(number)
        if number < self.equip:
            return Choice(PICKING, number - self.pick)
        if number < self._bases[0]:
            return Choice(EQUIP, number - self.equip)
        stretch = self._stretches[bisect_right(self._bases, number) - 1]
        rest, payment = divmod(number - stretch.base, stretch.payments)
        target, artifact = divmod(rest, stretch.artifacts)
        cards = []
        for _ in range(stretch.cards):
            payment, kind = divmod(payment, self._kinds)
            cards.append(kind)
        return Choice(
            stretch.do,
            stretch.source,
            target if stretch.targets > 1 else NOBODY,
            self._artifacts[artifact - 1] if artifact else NOTHING,
            tuple(reversed(cards)),
        )

    def number(self, choice: Choice) -> ActionId | None:
        """The integer of a choice, or None when it has none."""
        if choice.do < PICKING:
            return ActionId(choice.do)
        if choice.do == PICKING:
            return ActionId(self.pick + choice.source)
        if choice.do == EQUIP:
            return ActionId(self.equip + choice.source)
        stretch = self._stretch_of(choice)
        if stretch is None or len(choice.cards) != stretch.cards:
            return None
        if (stretch.targets > 1) != (choice.target != NOBODY):
            return None
        if stretch.artifacts == 1 and choice.artifact != NOTHING:
            return None
        target = 0 if choice.target == NOBODY else choice.target
        artifact = self.artifact_digit.get(choice.artifact)
        if artifact is None or target not in range(stretch.targets):
            return None
        payment = 0
        for kind in choice.cards:
            payment = payment * self._kinds + kind
        return ActionId(stretch.base + (target * stretch.artifacts + artifact) * stretch.payments + payment)

    def _stretch_of(self, choice: Choice) -> Stretch | None:
        if choice.do == PERFORM:
            return self.performances[choice.source]
        return {CAST: self.casts, USE: self.uses, COUNTER: self.counters}[choice.do].get(choice.source)

    def choice_of(self, action: WizardsAction, any_order: bool = False) -> Choice | None:
        """An action as integers, None where a card, seat or ritual of it is not in the game.

        With `any_order` the cards for a ritual that wins are put in order.
        """
        match action:
            case Draw():
                return Choice(DRAW)
            case EndTurn():
                return Choice(END_TURN)
            case Allow():
                return Choice(ALLOW)
            case Pick(card):
                return self._with_card(PICKING, card)
            case Equip(card):
                return self._with_card(EQUIP, card)
            case Cast(card, target, artifact, cards):
                return self._with_card(CAST, card, target, artifact, cards)
            case Use(card, target, artifact, cards):
                return self._with_card(USE, card, target, artifact, cards)
            case Counter(card, target, artifact):
                return self._with_card(COUNTER, card, target, artifact)
            case Perform(hairs, cards, target):
                at = self._box.ritual_of.get(hairs)
                choice = None if at is None else self._choice(PERFORM, at, target, None, cards)
                if choice is None or not self._box.rituals[choice.source].wins:
                    return choice
                ordered = tuple(sorted(choice.cards))
                return choice._replace(cards=ordered) if any_order or ordered == choice.cards else None

    def _with_card(
        self,
        do: int,
        card: Card,
        target: int | None = None,
        artifact: Card | None = None,
        cards: tuple[Card, ...] = (),
    ) -> Choice | None:
        kind = self._box.kind_of.get(card)
        return None if kind is None else self._choice(do, kind, target, artifact, cards)

    def _choice(
        self, do: int, source: int, target: int | None, artifact: Card | None, cards: tuple[Card, ...]
    ) -> Choice | None:
        kinds = [self._box.kind_of.get(card) for card in cards]
        known = tuple(kind for kind in kinds if kind is not None)
        chosen = NOTHING if artifact is None else self._box.kind_of.get(artifact)
        if len(known) < len(kinds) or chosen is None or (target is not None and target not in range(MOST_SEATS)):
            return None
        return Choice(do, source, NOBODY if target is None else target, chosen, known)

    def _action(self, choice: Choice) -> WizardsAction:
        box = self._box
        target = None if choice.target == NOBODY else choice.target
        artifact = None if choice.artifact == NOTHING else box.cards[choice.artifact]
        cards = tuple(box.cards[kind] for kind in choice.cards)
        if choice.do == PERFORM:
            return Perform(box.rituals[choice.source].hairs, cards, target)
        if choice.do == DRAW:
            return Draw()
        if choice.do == END_TURN:
            return EndTurn()
        if choice.do == ALLOW:
            return Allow()
        card = box.cards[choice.source]
        if choice.do == PICKING:
            return Pick(card)
        if choice.do == EQUIP:
            return Equip(card)
        if choice.do == CAST:
            return Cast(card, target, artifact, cards)
        if choice.do == USE:
            return Use(card, target, artifact, cards)
        return Counter(card, target, artifact)
