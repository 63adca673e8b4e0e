"""Actions as integers, fixed for a rules version and its components.

With k kinds of cards: 0 to k − 1 discard a card of that kind, then draw, believe, doubt, then the declarations, by
target, then by first card, then by second card.
"""

from __future__ import annotations

from typing import Final

from chinwag.core.protocol import ActionId
from chinwag.games.epic.actions import Believe, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.box import Box
from chinwag.games.epic.numbers import MOST_SEATS


class EpicCodec:
    """The map between actions and integers for one box.

    A pair has the number of its first kind times k plus that of its second: `pair_rows` lists the numbers by the
    first kind, `declarations` the actions that declare them by target.
    """

    def __init__(self, box: Box) -> None:
        kinds = box.kinds
        self._box: Final = box
        self.draw: Final[int] = kinds
        self.believe: Final[int] = kinds + 1
        self.doubt: Final[int] = kinds + 2
        self.declare: Final[int] = kinds + 3
        self.pairs: Final[int] = kinds * kinds
        self.pair_rows: Final = tuple(tuple(range(row, row + kinds)) for row in range(0, self.pairs, kinds))
        self.declarations: Final = tuple(
            tuple(range(start, start + self.pairs)) for start in range(self.declare, self.size, self.pairs)
        )
        self._actions: list[EpicAction | None] = [None] * self.size

    @property
    def size(self) -> int:
        """Every id is below it."""
        return self.declare + MOST_SEATS * self.pairs

    def id_of(self, action: EpicAction) -> ActionId | None:
        """The integer of an action, or None for a card that is not in the box or a target beyond six seats."""
        match action:
            case Discard(card):
                kind = self._box.kind_of.get(card)
                return None if kind is None else ActionId(kind)
            case Draw():
                return ActionId(self.draw)
            case Believe():
                return ActionId(self.believe)
            case Doubt():
                return ActionId(self.doubt)
            case Declare(target, (first_card, second_card)):
                first, second = self._box.kind_of.get(first_card), self._box.kind_of.get(second_card)
                if first is None or second is None or target not in range(MOST_SEATS):
                    return None
                return ActionId(self.declare + target * self.pairs + first * self._box.kinds + second)

    def action_of(self, action_id: ActionId) -> EpicAction:
        """The action of an integer in `range(size)`. Raises `ValueError` for any other."""
        if not 0 <= action_id < self.size:
            raise ValueError(f"an action of this game is a number from 0 to {self.size - 1}, not {action_id}")
        action = self._actions[action_id]
        if action is None:
            action = self._actions[action_id] = self._make(action_id)
        return action

    def _make(self, action_id: int) -> EpicAction:
        cards = self._box.cards
        if action_id < self.draw:
            return Discard(cards[action_id])
        if action_id == self.draw:
            return Draw()
        if action_id == self.believe:
            return Believe()
        if action_id == self.doubt:
            return Doubt()
        target, pair = divmod(action_id - self.declare, self.pairs)
        first, second = divmod(pair, self._box.kinds)
        return Declare(target, (cards[first], cards[second]))
