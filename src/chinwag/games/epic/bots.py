"""A player that counts cards, sheds what is dear, and mixes its bluffs and doubts so that it cannot be read.

Every action gets a worth in points, by which its seat is ahead of the mean of the others; then luck chooses, the
more often the more an action is worth. Nothing goes into it but the view and, for what players have shown of
themselves, the events that the seat was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from chinwag.core.bot import Bot, Situation
from chinwag.core.chance import Chance
from chinwag.core.protocol import Event
from chinwag.games.epic.actions import Believe, Card, Declare, Discard, Doubt, Draw, EpicAction
from chinwag.games.epic.counting import Count
from chinwag.games.epic.habits import expected, habits
from chinwag.games.epic.view import EpicView, Outcome

Weighed = tuple[float, EpicAction]


@dataclass(frozen=True)
class Temper:
    """How a player weighs things, in points unless said otherwise.

    - `caught` is the part of a penalty in hand that will be scored in the end, as things go.
    - `finish` is the part of the others' hands that going out is worth; `near` is with how many cards left a third
      of that is as good as won.
    - `harry` is what Beardless Harry costs beside his penalty: he can only be shed in a pair.
    - `match` is what it is worth to be sure to match next time.
    - `shy` is what a bluff costs beside what comes of it: the others remember.
    - `bluffs` is how many bluffs it expects for every declaration that could be true, before it knows a player.
    - `slow` is after how many cases it believes what it has seen of a player as much as what is usual.
    - `luck` is how far worth may differ before luck decides little; small is strict. `mixed` is the same for bluff
      or no bluff, belief or doubt, where to be read is worse than to be wrong.
    """

    caught: float = 0.8
    finish: float = 0.7
    near: float = 3.0
    harry: float = 4.0
    match: float = 6.0
    shy: float = 2.0
    bluffs: float = 0.15
    slow: float = 4.0
    luck: float = 1.0
    mixed: float = 3.0


class CardCounter:
    """A card counter with a temper."""

    def __init__(self, temper: Temper) -> None:
        self._temper: Final = temper

    def choose(self, situation: Situation[EpicAction, EpicView]) -> EpicAction:
        """What luck makes of the worth of the legal actions."""
        thought = Thought(situation.view, situation.events, self._temper)
        luck = Luck(situation.chance)
        if situation.view.window == "answer":
            return luck.choose("answer", thought.answers(), self._temper.mixed)
        open_ways = [*thought.discards(), thought.draw(), *thought.true_pairs()]
        plain = luck.choose("plain", open_ways, self._temper.luck)
        if not (bluffs := list(thought.bluffs())):
            return plain
        bluff = luck.choose("bluff", bluffs, self._temper.luck)
        worth = {action: worth for worth, action in (*open_ways, *bluffs)}
        return luck.choose("dare", [(worth[plain], plain), (worth[bluff], bluff)], self._temper.mixed)


class Luck:
    """Choices by luck, each under a name of its own."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, name: str, weighed: Sequence[Weighed], spread: float) -> EpicAction:
        """One of several actions: one that is worth `spread` points less is chosen e times less often."""
        best = max(worth for worth, _ in weighed)
        shares = [exp((worth - best) / spread) for worth, _ in weighed]
        left = self._fraction(name) * sum(shares)
        for share, (_, action) in zip(shares, weighed, strict=True):
            left -= share
            if left < 0:
                return action
        return weighed[-1][1]

    def _fraction(self, name: str) -> float:
        """A number from 0 to below 1 in steps of 1/4096."""
        number = 0
        for digit in range(3):
            number = number * 16 + self._chance.permutation(f"{name} {digit}", 16)[0]
        return number / 4096


class Thought:
    """What a player makes of one view, and of what it was told before."""

    def __init__(self, view: EpicView, events: Sequence[Event], temper: Temper) -> None:
        assert view.seat is not None, "an onlooker has nothing to choose"
        self.view, self.temper = view, temper
        self.me = int(view.seat)
        self.count = Count(view)
        self.habits = habits(events, len(view.hand_sizes), self.me)
        self.others = [seat for seat in range(len(view.hand_sizes)) if seat != self.me]
        self.outcome = {(each.honest, each.believed): each for each in view.outcomes}
        self.mean = self.count.mean_penalty
        self.sizes = list(view.hand_sizes)
        if view.declaration is not None:
            self.sizes[view.declaration.declarer] += 2

    # --- a turn ----------------------------------------------------------------------------------------------

    def discards(self) -> Iterator[Weighed]:
        """EB-3.1 to EB-3.3: what it is worth to be rid of a card, and of what is drawn by it."""
        for card in self.view.matching:
            rest = _without(self.view.hand, card)
            special = self.count.special[card.character]
            drawn = 3 if special == "harry" else 0
            worth = self._change(self.me, drawn - 1, drawn * self.mean - self._cost(card))
            worth += self._keeps_matching(card, rest)
            if special == "epic":
                worth -= sum(self._change(seat, 1, self.mean) for seat in self.others) / len(self.others)
            yield worth, Discard(card)

    def draw(self) -> Weighed:
        """EB-3.4: a card more, and perhaps something that matches next time."""
        return self._change(self.me, 1, self.mean) + self._keeps_matching(self.count.top, self.view.hand), Draw()

    def true_pairs(self) -> Iterator[Weighed]:
        """EB-4.2: two cards of the character on top."""
        for pair in self._pairs():
            if self._is_true(pair):
                yield from self._declared(pair)

    def bluffs(self) -> Iterator[Weighed]:
        """EB-4.2: of all other pairs, those two that it would be best to be rid of."""
        others = [pair for pair in self._pairs() if not self._is_true(pair)]
        for pair in sorted(others, key=lambda pair: (-self._cost(*pair), pair))[:2]:
            yield from self._declared(pair)

    def _pairs(self) -> list[tuple[Card, Card]]:
        return sorted(set(combinations(self.view.hand, 2)))

    def _is_true(self, pair: tuple[Card, Card]) -> bool:
        return all(card.character == self.count.top.character for card in pair)

    def _declared(self, pair: tuple[Card, Card]) -> Iterator[Weighed]:
        """EB-4.1: the worth of a pair declared to each of the others."""
        for target in self.others:
            yield self._worth_of_declaring(pair, target), Declare(target, pair)

    def _worth_of_declaring(self, pair: tuple[Card, Card], target: int) -> float:
        """What a declaration is worth, as often as the target can be expected to doubt."""
        honest = self._is_true(pair)
        habit = self.habits[target]
        doubt = expected(self._usual_doubt(target), self.temper.slow, habit.doubted, habit.believed)
        believed, doubted = (
            self._comes_of(self.outcome[honest, each], self.me, target, self._cost(*pair)) for each in (True, False)
        )
        return (1 - doubt) * believed + doubt * doubted - (0.0 if honest else self.temper.shy)

    def _usual_doubt(self, target: int) -> float:
        """The share of doubt at which a usual bluff is worth as much to this player as a card discarded."""
        believed, doubted = (
            self._comes_of(self.outcome[False, each], self.me, target, self._usual_bluff) for each in (True, False)
        )
        plain = self._change(self.me, -1, -self.mean)
        return _level(believed - plain, doubted - plain)

    # --- an answer -------------------------------------------------------------------------------------------

    def answers(self) -> list[Weighed]:
        """EB-4.3: doubt is worth what it gains over belief."""
        declaration = self.view.declaration
        assert declaration is not None
        declarer = declaration.declarer
        true = self._truth(declarer)
        worth = {
            believes: sum(
                share * self._comes_of(self.outcome[honest, believes], declarer, self.me, self._usual_bluff)
                for honest, share in ((True, true), (False, 1 - true))
            )
            for believes in (True, False)
        }
        return [(worth[True], Believe()), (worth[False], Doubt())]

    def _truth(self, declarer: int) -> float:
        """How likely a declaration is true: not at all where there can be no pair, else by count and habit."""
        believable = self.count.chance_of_a_pair(declarer)
        if believable == 0:
            return 0.0
        habit = self.habits[declarer]
        usual = believable / (believable + self.temper.bluffs)
        return expected(usual, self.temper.slow, habit.true, habit.bluffs)

    # --- worth -----------------------------------------------------------------------------------------------

    def _comes_of(self, outcome: Outcome, declarer: int, target: int, laid: float) -> float:
        """EB-4.4: what an outcome is worth to the reader, who is one of the two; the others count by their mean."""
        shed = outcome.cards == "discarded"
        change = outcome.declarer_draws - (2 if shed else 0)
        cost = outcome.declarer_draws * self.mean - (laid if shed else 0.0)
        worth = {
            declarer: self._change(declarer, change, cost),
            target: self._change(target, outcome.target_draws, outcome.target_draws * self.mean),
        }
        if outcome.chip is not None and self.view.bank:
            worth[declarer if outcome.chip == "declarer" else target] += self.view.chip_worth
        return worth.pop(self.me) - sum(worth.values()) / len(self.others)

    def _change(self, seat: int, cards: int, cost: float) -> float:
        """What it is worth to a seat that its hand grows by so many cards of such a cost together."""
        held = self.sizes[seat]
        prize = (
            self.temper.finish
            * self.mean
            * sum(self.sizes[other] for other in range(len(self.sizes)) if other != seat)
        )
        prize /= len(self.others)
        near = self.temper.near
        return -self.temper.caught * cost + prize * (exp(-(held + cards) / near) - exp(-held / near))

    def _cost(self, *cards: Card) -> float:
        return sum(
            self.count.penalty[card.character]
            + (self.temper.harry if self.count.special[card.character] == "harry" else 0.0)
            for card in cards
        )

    @property
    def _usual_bluff(self) -> float:
        """What somebody else would be rid of: two cards dearer than most."""
        return 3 * self.mean

    def _keeps_matching(self, top: Card, rest: Sequence[Card]) -> float:
        """How likely the rest of a hand is to match again, when what is discarded next matches this top."""
        likely = [(card, copies) for card, copies in self.count.unseen.items() if self.count.matches(card, top)]
        total = sum(copies for _, copies in likely)
        if not rest or not total:
            return 0.0
        good = sum(copies for card, copies in likely if any(self.count.matches(mine, card) for mine in rest))
        return self.temper.match * good / total / len(self.others)


def _level(at_none: float, at_all: float) -> float:
    """Where between 0 and 1 a worth that runs straight from one to the other is nothing.

    >>> _level(3.0, -1.0), _level(1.0, 2.0), _level(-1.0, -2.0)
    (0.75, 1.0, 0.0)
    """
    if at_none <= 0:
        return 0.0
    return 1.0 if at_all >= 0 else at_none / (at_none - at_all)


def _without(hand: Sequence[Card], card: Card) -> list[Card]:
    rest = list(hand)
    rest.remove(card)
    return rest


BOTS: Mapping[str, Bot[EpicAction, EpicView]] = {
    "gentle": CardCounter(Temper(luck=6.0, mixed=12.0)),
    "steady": CardCounter(Temper(luck=2.5, mixed=6.0)),
    "sharp": CardCounter(Temper()),
}
"""The game's own bots by level: the milder ones leave more to luck."""
