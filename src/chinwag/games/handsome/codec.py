"""Actions as integers, fixed for a rules version, its components and the word list.

First come those without an object, then the challenges by target, then the gifts: single cards by number, pairs by
first and second. Then come the words, each at its number in the list. Rare words have no integer, and neither have
words that are not in the list: both are played as they are, and nothing tells the two apart before the reveal.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from chinwag.core.protocol import ActionId
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.box import Box, mask_of
from chinwag.games.handsome.numbers import MOST_SEATS

NO_WORD_ID: Final = ActionId(0)
DONE_ID: Final = ActionId(1)
STOP_ID: Final = ActionId(2)
GO_ON_ID: Final = ActionId(3)
FIRST_CHALLENGE: Final = 4
FIRST_GIFT: Final = FIRST_CHALLENGE + MOST_SEATS

MOST_GIVEN: Final = 2
"""Nobody gives more cards: two players who give two each, and one in the centre, are the most (HA-2.1)."""

LISTED_SIZE: Final = 60
"""Words up to this size of the list have integers: those that are in the dictionary of every table."""

_PLAIN: Final[dict[HandsomeAction, ActionId]] = {
    NoWord(): NO_WORD_ID,
    Done(): DONE_ID,
    Stop(True): STOP_ID,
    Stop(False): GO_ON_ID,
    **{Challenge(target): ActionId(FIRST_CHALLENGE + target) for target in range(MOST_SEATS)},
}


class HandsomeCodec:
    """The map between actions and integers for one box."""

    def __init__(self, box: Box) -> None:
        counts = range(1, MOST_GIVEN + 1)
        gifts = [mask_of(cards) for count in counts for cards in combinations(range(box.size), count)]
        self._box: Final = box
        self.gifts: Final[list[int]] = gifts
        self.id_of_gift: Final[dict[int, ActionId]] = {
            mask: ActionId(FIRST_GIFT + place) for place, mask in enumerate(gifts)
        }
        self.first_word: Final[int] = FIRST_GIFT + len(gifts)
        self._actions: Final[dict[int, HandsomeAction]] = {number: action for action, number in _PLAIN.items()}

    @property
    def size(self) -> int:
        """Every id is below it."""
        return self.first_word + len(self._box.vocabulary.words.words)

    def id_of(self, action: HandsomeAction) -> ActionId | None:
        """The integer of an action, or None for one that has none."""
        match action:
            case HandIn(word):
                words = self._box.vocabulary.words
                number = words.number_of(word)
                if number is None or words.sizes[number] > LISTED_SIZE:
                    return None
                return ActionId(self.first_word + number)
            case Give(cards):
                numbers = [self._box.number_of.get(card) for card in cards]
                known = [number for number in numbers if number is not None]
                if len(set(known)) < len(cards):
                    return None
                return self.id_of_gift.get(mask_of(known))
            case _:
                return _PLAIN.get(action)

    def action_of(self, action_id: ActionId) -> HandsomeAction:
        """The action of an integer in `range(size)`. Raises `ValueError` for one that stands for nothing."""
        action = self._actions.get(action_id)
        if action is None:
            action = self._actions[action_id] = self._make(action_id)
        return action

    def _make(self, action_id: int) -> HandsomeAction:
        if FIRST_GIFT <= action_id < self.first_word:
            return Give(self._box.names_in(self.gifts[action_id - FIRST_GIFT]))
        words, number = self._box.vocabulary.words, action_id - self.first_word
        if not 0 <= number < len(words.words):
            raise ValueError(f"an action of this game is a number from 0 to {self.size - 1}, not {action_id}")
        if words.sizes[number] > LISTED_SIZE:
            raise ValueError(f"{action_id} stands for nothing: {words.words[number]!r} is too rare")
        return HandIn(words.words[number])
