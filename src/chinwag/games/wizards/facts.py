"""The facts of a game as integers: all of the truth, and what follows from it at once."""

from __future__ import annotations

from typing import Self

from chinwag.core.chance import Chance
from chinwag.games.wizards.box import NO_USE, USE_AT_START, Box
from chinwag.games.wizards.codec import WizardsCodec
from chinwag.games.wizards.numbers import (
    ACTIONS,
    ANSWER,
    NOBODY,
    NOTHING,
    OVER,
    PICK,
    START,
    TURN_DRAWS,
)


class Facts:
    """The whole truth of a game that is on. Cards are kinds, so equal ones have no identity of their own.

    - `hairs` and `pile_hairs` count golden hairs. Each of `hands` is sorted. `beards` has `NOTHING` for none, and
      `artifacts` are in the order of equipping.
    - The last cards of `pile` and `discards` lie on top. From the first of the `flips` on everybody knows the pile.
    - `first` had the first turn, and it is turn number `turns`, counted from 1, which makes it the turn of `turn`.
      `done` counts its actions, and `used` are the kinds that were used in it, each as often as it was.
    - While a spell waits for its answer (`window`), `spell` is its kind, `caster`, `target` and `artifact` are as
      they stand after redirections, `first_target` is whom it named at first, and `replies` are the counterspells
      since: seat, kind, new target or `NOBODY`.
    - While cards are picked, `picker` still picks `picks` of them.
    - `memory` has what each seat, and last an onlooker, knows of the hands of others: see `memory.py`.
    - `winner` performed the winning ritual. `lots` counts what was drawn at random since the deal.
    """

    __slots__ = (
        "artifact",
        "artifacts",
        "beards",
        "box",
        "caster",
        "chance",
        "codec",
        "discards",
        "done",
        "first",
        "first_target",
        "flips",
        "hairs",
        "hands",
        "lots",
        "memory",
        "picker",
        "picks",
        "pile",
        "pile_hairs",
        "replies",
        "seats",
        "spell",
        "target",
        "turn",
        "turns",
        "used",
        "window",
        "winner",
    )

    def __init__(self, box: Box, codec: WizardsCodec, seats: int, chance: Chance) -> None:
        self.box = box
        self.codec = codec
        self.chance = chance
        self.seats = seats
        self.hairs: list[int] = [0] * seats
        self.pile_hairs = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.beards: list[int] = [NOTHING] * seats
        self.artifacts: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.flips = 0
        self.first = 0
        self.turn = 0
        self.turns = 1
        self.done = 0
        self.used: list[int] = []
        self.window = START
        self.spell = NOTHING
        self.caster = NOBODY
        self.target = NOBODY
        self.artifact = NOTHING
        self.first_target = NOBODY
        self.replies: list[int] = []
        self.picker = NOBODY
        self.picks = 0
        self.memory: list[list[int]] = [[] for _ in range(seats + 1)]
        self.winner = NOBODY
        self.lots = 0

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = type(self).__new__(type(self))
        copy.box = self.box
        copy.codec = self.codec
        copy.chance = self.chance
        copy.seats = self.seats
        copy.hairs = self.hairs[:]
        copy.pile_hairs = self.pile_hairs
        copy.hands = [hand[:] for hand in self.hands]
        copy.beards = self.beards[:]
        copy.artifacts = [artifacts[:] for artifacts in self.artifacts]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.flips = self.flips
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.done = self.done
        copy.used = self.used[:]
        copy.window = self.window
        copy.spell = self.spell
        copy.caster = self.caster
        copy.target = self.target
        copy.artifact = self.artifact
        copy.first_target = self.first_target
        copy.replies = self.replies[:]
        copy.picker = self.picker
        copy.picks = self.picks
        copy.memory = [facts[:] for facts in self.memory]
        copy.winner = self.winner
        copy.lots = self.lots
        return copy

    @property
    def awaited(self) -> int:
        """The seat that acts now, `NOBODY` when the game is over."""
        if self.window == ANSWER:
            return self.target
        if self.window == PICK:
            return self.picker
        return NOBODY if self.window == OVER else self.turn

    @property
    def round(self) -> int:
        """How many turns everybody has had at most, the one that is on among them."""
        return (self.turns - 1) // self.seats + 1

    def equipment(self, seat: int) -> list[int]:
        """The beard, if there is one, and the artifacts of a seat (BW-3.5)."""
        beard = self.beards[seat]
        return self.artifacts[seat] if beard == NOTHING else [beard, *self.artifacts[seat]]

    def actions_allowed(self) -> int:
        """How many actions the equipment of the moment gives the turn (BW-3.2, BW-3.4)."""
        actions = self.box.actions
        return max(ACTIONS, *(actions[kind] for kind in self.equipment(self.turn)), 0)

    def has_action_left(self) -> bool:
        """Whether the turn allows one more action (BW-3.4)."""
        return self.done < ACTIONS or self.done < self.actions_allowed()

    def turn_draws(self) -> int:
        """How many cards the turn begins with (BW-3.1)."""
        draws = self.box.turn_draw
        return max(TURN_DRAWS, *(draws[kind] for kind in self.equipment(self.turn)), 0)

    def dyed(self, seat: int) -> int:
        """How many cards of a ritual's cost may count as any colour; Dye Pots add up (BW-3.8)."""
        dye = self.box.dye
        return sum(dye[kind] for kind in self.equipment(seat))

    def hairs_are_safe(self, seat: int) -> bool:
        """Whether the golden hairs of a seat cannot be stolen."""
        safe = self.box.safe
        return any(safe[kind] for kind in self.equipment(seat))

    def uses_left(self, kind: int) -> int:
        """How often the player whose turn it is can still use equipped cards of a kind (BW-3.3)."""
        return max(0, self.equipment(self.turn).count(kind) - self.used.count(kind))

    def usable(self) -> list[int]:
        """The kinds that can be used in this window, in the order of the box."""
        box = self.box
        wanted = self.window == START
        return [
            kind
            for kind in sorted(set(self.equipment(self.turn)))
            if box.use[kind] != NO_USE and (box.use[kind] == USE_AT_START) == wanted and self.uses_left(kind)
        ]

    def starts_left(self) -> int:
        """How often something can be used at the start of this turn (BW-3.1)."""
        use = self.box.use
        return sum(self.uses_left(kind) for kind in set(self.equipment(self.turn)) if use[kind] == USE_AT_START)

    def to_the_left(self, seat: int) -> list[int]:
        """Every seat once, to the left, beginning with one (BW-2.2)."""
        return [*range(seat, self.seats), *range(seat)]

    def others(self, seat: int) -> list[int]:
        """Every other seat, from the left of the one whose turn it is (BW-3.7)."""
        return [other for other in (*self.to_the_left(self.turn)[1:], self.turn) if other != seat]
