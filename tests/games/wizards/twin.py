"""The rules once more, as plainly as can be: every card by its name, one step after another, nothing kept or quick.

It works on positions, and leaves out what players remember. Nothing of the engine is used but the types at the edge
and the shuffles.
"""

from __future__ import annotations

from tests.games.wizards.positions import ARTIFACTS, code
from tests.games.wizards.tables import in_order
from tests.games.wizards.twin_legal import Lawful

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
from chinwag.games.wizards.position import Redirection, Waiting


class Twin(Lawful):
    """A game at a position that is played on."""

    def play(self, action: WizardsAction) -> None:
        match action:
            case Draw():
                self.draw_for_the_turn()
            case EndTurn():
                self.end_turn()
            case Allow():
                self.take_effect()
            case Pick(card):
                assert self.picker is not None
                self.discard_pile.remove(card)
                self.hands[self.picker].append(card)
                self.picks -= 1
                if self.picks == 0:
                    self.picker, self.window = None, "turn"
            case Equip(card):
                self.equip(card)
            case Cast(card, target, artifact, cards):
                self.done += 1
                self.discard(self.turn, card)
                for each in cards:
                    self.discard(self.turn, each)
                if target is None:
                    self.happens(code(card), self.turn, self.turn, None)
                else:
                    self.spell, self.window = Waiting(card, target, (), artifact), "answer"
            case Use(card, target, _, cards):
                self.use(card, target, cards)
            case Perform(hairs, cards, target):
                self.perform(hairs, cards, target)
            case Counter(card, target, artifact):
                self.counter(card, target, artifact)

    def discard(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        self.discard_pile.append(card)

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.draw_pile and self.discard_pile:
                self.draw_pile, self.discard_pile = self.discard_pile, []
                self.flips += 1
            if self.draw_pile:
                self.hands[seat].append(self.draw_pile.pop(0))

    def grow(self, seat: int, count: int) -> None:
        for _ in range(count):
            if sum(self.hairs) < 5 * self.seats:
                self.hairs[seat] += 1

    def shrink(self, seat: int, count: int) -> None:
        self.hairs[seat] = max(0, self.hairs[seat] - count)

    def steal(self, seat: int, victim: int, count: int) -> None:
        stolen = 0 if self.wears(victim, "RB") else min(count, self.hairs[victim])
        self.hairs[victim] -= stolen
        self.hairs[seat] += stolen
        if stolen and self.wears(seat, "PB"):
            self.draw(seat, 1)

    def at_random(self, seat: int, count: int) -> list[Card]:
        hand = in_order(self.hands[seat])
        if not hand:
            return []
        self.lots += 1
        return [hand[at] for at in self.chance.permutation(f"lot {self.lots}", len(hand))[:count]]

    def after(self, seat: int) -> list[int]:
        """The others, from the left of the one whose turn it is."""
        round_the_table = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        return [other for other in round_the_table if other != seat]

    def draw_for_the_turn(self) -> None:
        self.window = "turn"
        self.draw(self.turn, 3 if self.wears(self.turn, "IB") else 2)

    def end_turn(self) -> None:
        if self.wears(self.turn, "SA"):
            self.draw(self.turn, max(0, 3 - len(self.hands[self.turn])))
        if self.turns == 50 * self.seats:
            self.window = "over"
            return
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.done, self.used, self.window = 0, [], "start"
        if not self.wears(self.turn, "MM"):
            self.draw_for_the_turn()

    def equip(self, card: Card) -> None:
        self.done += 1
        self.hands[self.turn].remove(card)
        if code(card) in ARTIFACTS:
            self.artifacts[self.turn].append(card)
            return
        old = self.beards[self.turn]
        self.beards[self.turn] = card
        if old is not None:
            self.discard_pile.append(old)

    def use(self, card: Card, target: int | None, cards: tuple[Card, ...]) -> None:
        self.used.append(card)
        for each in cards:
            self.discard(self.turn, each)
        if code(card) == "DB":
            self.pick(self.turn, 1)
        elif code(card) == "GC":
            self.grow(self.turn, 1)
        elif code(card) == "ER":
            assert target is not None
            self.shrink(target, 1)
        elif code(card) == "MM":
            assert target is not None
            self.hands[self.turn], self.hands[target] = self.hands[target], self.hands[self.turn]
            masks = [each for each in self.artifacts[self.turn] if code(each) == "MM"]
            if set(masks) <= set(self.used):
                self.draw_for_the_turn()

    def pick(self, seat: int, count: int) -> None:
        self.picks = min(count, len(self.discard_pile))
        if self.picks:
            self.picker, self.window = seat, "pick"

    def perform(self, hairs: int, cards: tuple[Card, ...], target: int | None) -> None:
        self.done += 1
        for each in cards:
            self.discard(self.turn, each)
        if hairs == 0:
            self.draw(self.turn, 3)
        elif hairs == 2:
            self.grow(self.turn, 2)
            for other in self.after(self.turn):
                self.draw(other, 1)
        elif hairs == 3:
            self.pick(self.turn, 3)
        elif hairs == 5:
            assert target is not None
            self.steal(self.turn, target, 2)
        else:
            self.winner, self.window = self.turn, "over"

    def counter(self, card: Card, target: int | None, artifact: Card | None) -> None:
        assert self.spell is not None
        _, seat = self.caster_and_target()
        self.discard(seat, card)
        name = code(card)
        if name == "BA":
            assert target is not None
            redirections = (*self.spell.redirections, Redirection(card, target))
            self.spell = Waiting(self.spell.card, self.spell.target, redirections, artifact)
        elif name == "TR":
            self.grow(seat, 2)
            self.take_effect()
        else:
            if name == "ML":
                self.draw(seat, 1)
            self.spell, self.window = None, "turn"

    def take_effect(self) -> None:
        assert self.spell is not None
        caster, target = self.caster_and_target()
        spell, self.spell, self.window = self.spell, None, "turn"
        self.happens(code(spell.card), caster, target, spell.artifact)

    def happens(self, name: str, caster: int, target: int, artifact: Card | None) -> None:
        match name:
            case "FF":
                self.steal(caster, target, 1)
            case "SS":
                self.grow(caster, 1)
            case "CS":
                self.shrink(target, 2)
            case "TT":
                for card in self.at_random(target, 2):
                    self.discard(target, card)
            case "SF":
                for card in self.at_random(target, 1):
                    self.hands[target].remove(card)
                    self.hands[caster].append(card)
            case "OP":
                self.draw(caster, 3)
            case "BB":
                self.grow(caster, 2)
            case "BS":
                self.beards[caster], self.beards[target] = self.beards[target], self.beards[caster]
            case "SP":
                beard = self.beards[target]
                if beard is not None:
                    self.discard_pile.append(beard)
                self.beards[target] = None
            case "RR":
                if artifact is not None:
                    self.artifacts[target].remove(artifact)
                    self.discard_pile.append(artifact)
            case "ST":
                for other in self.after(caster):
                    for card in self.at_random(other, 1):
                        self.discard(other, card)
            case "GE":
                for other in self.after(caster):
                    if self.hairs[other] > self.hairs[caster]:
                        self.shrink(other, 2)
            case _:
                raise AssertionError(f"no spell {name}")
