"""The facts of a game as integers: all of the truth, and what follows from it at once."""

from __future__ import annotations

from operator import mul
from typing import Self

from chinwag.core.chance import Chance
from chinwag.games.epic.box import Box
from chinwag.games.epic.codec import EpicCodec
from chinwag.games.epic.numbers import ANSWER, OVER, TURN


class Facts:
    """The whole truth of a game that is on.

    - Hands are counts: entry `seat * kinds + kind` of `hands` is how many cards of a kind a seat holds, so equal
      cards have no identity of their own; `sizes` are the cards in each hand.
    - The last cards of `pile` and `discards` lie on top.
    - `turn` is whose turn it is. While a declaration waits for its answer (`window`), `target` is asked, and
      `first` and `second` are the kinds that lie face down.
    - `known` counts, like `hands`, the cards that all know to be in each hand or, for the declarer, in hand and
      pair together (EB-4.7).
    - `stayed_out` counts for each seat the cards that must be in the other hands, for the open discard pile
      (EB-3.8) did not hold them when it was last reshuffled.
    - `penalties` and `outs` are the score pad: the entries of one round after those of another.
    """

    __slots__ = (
        "bank",
        "box",
        "chance",
        "chips",
        "codec",
        "dealer",
        "discards",
        "first",
        "hands",
        "known",
        "outs",
        "penalties",
        "pile",
        "reshuffles",
        "round",
        "seats",
        "second",
        "sizes",
        "stayed_out",
        "target",
        "turn",
        "window",
    )

    def __init__(self, box: Box, codec: EpicCodec, seats: int, chance: Chance) -> None:
        self.box = box
        self.codec = codec
        self.chance = chance
        self.seats = seats
        self.hands = bytearray(seats * box.kinds)
        self.known = bytearray(seats * box.kinds)
        self.stayed_out = bytearray(seats * box.kinds)
        self.sizes: list[int] = [0] * seats
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.reshuffles = 0
        self.chips: list[int] = [0] * seats
        self.bank = box.bank
        self.round = 0
        self.dealer = 0
        self.turn = 0
        self.window = TURN
        self.target = 0
        self.first = 0
        self.second = 0
        self.penalties: list[int] = []
        self.outs: list[int] = []

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = type(self).__new__(type(self))
        copy.box = self.box
        copy.codec = self.codec
        copy.chance = self.chance
        copy.seats = self.seats
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.stayed_out = self.stayed_out[:]
        copy.sizes = self.sizes[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.reshuffles = self.reshuffles
        copy.chips = self.chips[:]
        copy.bank = self.bank
        copy.round = self.round
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.window = self.window
        copy.target = self.target
        copy.first = self.first
        copy.second = self.second
        copy.penalties = self.penalties[:]
        copy.outs = self.outs[:]
        return copy

    @property
    def awaited(self) -> int | None:
        """The seat that acts now, None when the game is over."""
        if self.window == OVER:
            return None
        return self.target if self.window == ANSWER else self.turn

    @property
    def honest(self) -> bool:
        """Whether both cards that lie face down are of the character on top (EB-4.2)."""
        character_of = self.box.character_of
        claimed = character_of[self.discards[-1]]
        return character_of[self.first] == claimed and character_of[self.second] == claimed

    def hand_of(self, seat: int) -> list[int]:
        """The kinds in a hand, each as often as it is there, sorted."""
        return listed(self.hands, seat * self.box.kinds, self.box.kinds)

    def penalty_in_hand(self, seat: int) -> int:
        """The penalty values of a hand added up (EB-5.2)."""
        base = seat * self.box.kinds
        return sum(map(mul, self.hands[base : base + self.box.kinds], self.box.penalty))

    def totals(self) -> tuple[int, ...]:
        """Penalty points less five for each chip, as they stand (EB-5.4)."""
        return tuple(
            sum(self.penalties[seat :: self.seats]) - self.box.chip_worth * self.chips[seat]
            for seat in range(self.seats)
        )

    def round_the_table(self, seat: int) -> list[int]:
        """Every seat once, to the left, beginning with one (EB-2.4)."""
        return [*range(seat, self.seats), *range(seat)]


def listed(counts: bytearray, base: int, kinds: int) -> list[int]:
    """The kinds of a row of counts, each as often as it counts, sorted."""
    return [kind for kind in range(kinds) for _ in range(counts[base + kind])]
