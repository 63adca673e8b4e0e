"""A game that is on, as the house sees it: what is asked, what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import cast

from chinwag.core.protocol import ActionId, Ask, IllegalAction, Refusal, RuleId, Seat, Told
from chinwag.games.handsome import turns
from chinwag.games.handsome.actions import Challenge, Done, Give, HandIn, HandsomeAction, NoWord, Stop
from chinwag.games.handsome.box import mask_of, numbers_in
from chinwag.games.handsome.codec import (
    DONE_ID,
    FIRST_CHALLENGE,
    FIRST_GIFT,
    GO_ON_ID,
    LISTED_SIZE,
    NO_WORD_ID,
    STOP_ID,
)
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.judging import judge
from chinwag.games.handsome.numbers import CHALLENGE, GIVE, HAND_IN, NO_WORD, NOBODY, OVER, STANDS
from chinwag.games.handsome.refusals import refusal_of
from chinwag.games.handsome.showing import view_of
from chinwag.games.handsome.telling import Teller
from chinwag.games.handsome.view import HandsomeView

_ASKED: dict[int, tuple[str, RuleId]] = {
    GIVE: ("give", RuleId("HA-2.2")),
    HAND_IN: ("hand_in", RuleId("HA-3.4")),
    CHALLENGE: ("challenge", RuleId("HA-4.3")),
}


class HandsomeState(Facts):
    """The facts of a game behind the protocol of the house."""

    __slots__ = ()

    @property
    def ask(self) -> Ask | None:
        """Everybody at once, for cards (HA-2.2), words (HA-3.4) or challenges (HA-4.3).

        Cards and words may be changed until the last player has chosen; to be done is final.
        """
        if self.window == OVER:
            return None
        window, rule = _ASKED[self.window]
        chosen = [Seat(seat) for seat in range(self.seats) if self.has_chosen(seat)]
        awaited = tuple(Seat(seat) for seat in range(self.seats) if seat not in chosen)
        return Ask(window, rule, awaited, () if self.window == CHALLENGE else tuple(chosen))

    def legal_ids(self, seat: Seat) -> list[ActionId]:
        """What the window asks for, then the wish to stop, or the end of it.

        Every common word that the hand makes is listed, whether or not it is in the table's dictionary: nothing
        tells before the reveal (HA-4.3). Only at a helper table it has to be.
        """
        if self.window == OVER or seat not in range(self.seats) or self.done[seat]:
            return []
        if self.window == GIVE:
            ids = self._gifts(seat)
        elif self.window == HAND_IN:
            ids = [NO_WORD_ID, *self._words(seat)]
        else:
            ids = [DONE_ID, *(ActionId(FIRST_CHALLENGE + target) for target in self._challengeable(seat))]
        ids.append(GO_ON_ID if self.stops[seat] else STOP_ID)
        return ids

    def _gifts(self, seat: Seat) -> list[ActionId]:
        gives = self.box.deal[self.seats].gives
        return [
            self.codec.id_of_gift[mask_of(cards)] for cards in combinations(numbers_in(self.hands[seat]), gives)
        ]

    def _words(self, seat: Seat) -> list[ActionId]:
        terms, first = self.dictionary.terms, self.codec.first_word
        numbers: Sequence[int] = self.box.vocabulary.makeable(
            self.centre | self.hands[seat], terms.party, LISTED_SIZE
        )
        if terms.way == "helper":
            numbers = self.dictionary.listed(numbers)
        return cast("list[ActionId]", [first + number for number in numbers])

    def _challengeable(self, seat: Seat) -> list[int]:
        """HA-4.2."""
        return [
            target
            for target, word in enumerate(self.made[-1])
            if target != seat
            and word != NO_WORD
            and self.challengers[target] == NOBODY
            and judge(self, target) == STANDS
        ]

    def legal(self, seat: Seat) -> Sequence[HandsomeAction]:
        """The legal actions of a seat that have an integer, each once, in the order of `legal_ids`."""
        return [self.codec.action_of(action_id) for action_id in self.legal_ids(seat)]

    def refuse(self, seat: Seat, action: HandsomeAction) -> Refusal | None:
        """Why the action is not legal, or None when it is."""
        return refusal_of(self, seat, action)

    def play(self, seat: Seat, action: HandsomeAction) -> list[Told]:
        """Carry out a legal action in place and tell what happened. Raises `IllegalAction`."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        teller = Teller(self.box)
        match action:
            case Give(cards):
                turns.give(self, seat, self.box.mask_of_names(cards), teller)
            case HandIn(word):
                turns.hand_in(self, seat, word, teller)
            case NoWord():
                turns.hand_in(self, seat, NO_WORD, teller)
            case Challenge(target):
                turns.challenge(self, seat, target, teller)
            case Done():
                turns.say_done(self, seat, teller)
            case Stop(wish):
                turns.wish_to_stop(self, seat, wish, teller)
        return teller.told

    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        """Carry out one of `legal_ids(seat)` without telling events. Unchecked."""
        codec = self.codec
        if action_id >= codec.first_word:
            turns.hand_in(self, seat, self.box.vocabulary.words.words[action_id - codec.first_word], None)
        elif action_id >= FIRST_GIFT:
            turns.give(self, seat, codec.gifts[action_id - FIRST_GIFT], None)
        elif action_id >= FIRST_CHALLENGE:
            turns.challenge(self, seat, action_id - FIRST_CHALLENGE, None)
        elif action_id == NO_WORD_ID:
            turns.hand_in(self, seat, NO_WORD, None)
        elif action_id == DONE_ID:
            turns.say_done(self, seat, None)
        else:
            turns.wish_to_stop(self, seat, action_id == STOP_ID, None)

    def view(self, seat: Seat | None) -> HandsomeView:
        """What a seat, or an onlooker, may know now."""
        return view_of(self, seat)

    def scores(self) -> tuple[int, ...]:
        """The points of every seat. The most win."""
        return self.totals()

    def winners(self) -> tuple[Seat, ...]:
        """The most points win (HA-6.1); those level at the top share any other end (HA-6.2, HA-6.3)."""
        return tuple(Seat(seat) for seat in self.winning_seats())
