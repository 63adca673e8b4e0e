"""The facts of a game: all of the truth, and what follows from it at once."""

from __future__ import annotations

from typing import Self

from chinwag.core.chance import Chance
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.codec import HandsomeCodec
from chinwag.games.handsome.dictionary import Dictionary
from chinwag.games.handsome.numbers import GIVE, NOBODY, OVER


class Facts:
    """The whole truth of a game that is on.

    - `hands` and `centre` are masks of cards; what is neither here nor there is left over.
    - Sealed choices are by seat: `gifts` are masks of cards that still count as in the hand, 0 before the choice;
      `written` are words, None before and "" for none at all; `done` are marks.
    - `stops` marks who wishes to stop (HA-6.2).
    - `made` has the words of every round that was turned up, by round and seat, "" for none (HA-3.5). `marks` and
      `points` have as much of every round that was scored: STANDS, WORN or NOT_REAL, and the points of the seat.
    - `shown_centre`, `shown_hands` and `challengers` belong to the round turned up last: its cards, and who has
      challenged each seat's word.
    """

    __slots__ = (
        "box",
        "centre",
        "challengers",
        "chance",
        "codec",
        "dictionary",
        "done",
        "gifts",
        "hands",
        "made",
        "marks",
        "points",
        "round",
        "seats",
        "shown_centre",
        "shown_hands",
        "stops",
        "window",
        "written",
    )

    def __init__(self, box: Box, codec: HandsomeCodec, dictionary: Dictionary, seats: int, chance: Chance) -> None:
        self.box = box
        self.codec = codec
        self.dictionary = dictionary
        self.chance = chance
        self.seats = seats
        self.round = 0
        self.window = GIVE
        self.hands: list[int] = [0] * seats
        self.centre = 0
        self.gifts: list[int] = [0] * seats
        self.written: list[str | None] = [None] * seats
        self.done = bytearray(seats)
        self.stops = bytearray(seats)
        self.made: list[tuple[str, ...]] = []
        self.marks: list[tuple[int, ...]] = []
        self.points: list[tuple[int, ...]] = []
        self.shown_centre = 0
        self.shown_hands: list[int] = [0] * seats
        self.challengers: list[int] = [NOBODY] * seats

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = type(self).__new__(type(self))
        copy.box = self.box
        copy.codec = self.codec
        copy.dictionary = self.dictionary
        copy.chance = self.chance
        copy.seats = self.seats
        copy.round = self.round
        copy.window = self.window
        copy.hands = self.hands[:]
        copy.centre = self.centre
        copy.gifts = self.gifts[:]
        copy.written = self.written[:]
        copy.done = self.done[:]
        copy.stops = self.stops[:]
        copy.made = self.made[:]
        copy.marks = self.marks[:]
        copy.points = self.points[:]
        copy.shown_centre = self.shown_centre
        copy.shown_hands = self.shown_hands[:]
        copy.challengers = self.challengers[:]
        return copy

    @property
    def agreed(self) -> bool:
        """Whether all have agreed to stop (HA-6.2)."""
        return all(self.stops)

    @property
    def is_scored(self) -> bool:
        """Whether the round that was turned up last is scored: not while its words may be challenged."""
        return len(self.points) == len(self.made)

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has given, has handed in, or is done, whatever is asked for."""
        return bool(self.gifts[seat] or self.written[seat] is not None or self.done[seat])

    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(sum(points) for points in zip(*self.points, strict=True)) if self.points else (0,) * self.seats

    def winning_seats(self) -> tuple[int, ...]:
        """Who is at the top when the game is over (HA-6.1 to HA-6.3); empty while it is on."""
        return self.leaders() if self.window == OVER else ()

    def leaders(self) -> tuple[int, ...]:
        """Who is at the top now."""
        totals = self.totals()
        most = max(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == most)
