"""The rules once more, as plainly as can be: every card by its name, one step after another, nothing kept or quick.

It works on positions, and leaves out what players remember. Nothing of the engine is used but the types at the edge
and the shuffles.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from tests.games.wizards.positions import ARTIFACTS, AT_A_TARGET, BEARDS, COUNTERSPELLS, SPELLS, code
from tests.games.wizards.tables import in_order

from chinwag.core.chance import Chance
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
from chinwag.games.wizards.position import Redirection, Waiting, WizardsPosition


class Twin:
    """A game at a position."""

    def __init__(self, position: WizardsPosition, chance: Chance) -> None:
        self.chance = chance
        self.seats = len(position.hands)
        self.first, self.turns, self.window = position.first, position.turns, position.window
        self.turn = (self.first + self.turns - 1) % self.seats
        self.done, self.used = position.done, list(position.used)
        self.spell, self.picker, self.picks = position.spell, position.picker, position.picks
        self.winner, self.hairs = position.winner, list(position.hairs)
        self.beards = list(position.beards)
        self.artifacts = [list(each) for each in position.artifacts]
        self.hands = [list(each) for each in position.hands]
        self.draw_pile, self.discard_pile = list(position.draw_pile), list(position.discard_pile)
        self.flips, self.lots = position.flips, position.lots

    def position(self) -> WizardsPosition:
        return WizardsPosition(
            first=self.first,
            turns=self.turns,
            window=self.window,
            done=self.done,
            used=tuple(self.used),
            spell=self.spell,
            picker=self.picker,
            picks=self.picks,
            winner=self.winner,
            hairs=tuple(self.hairs),
            beards=tuple(self.beards),
            artifacts=tuple(tuple(each) for each in self.artifacts),
            hands=tuple(in_order(each) for each in self.hands),
            memory=((),) * (self.seats + 1),
            flips=self.flips,
            draw_pile=tuple(self.draw_pile),
            discard_pile=tuple(self.discard_pile),
            lots=self.lots,
        )

    # --- who is asked -----------------------------------------------------------------------------------------

    def caster_and_target(self) -> tuple[int, int]:
        assert self.spell is not None
        caster, target = self.turn, self.spell.target
        for redirection in self.spell.redirections:
            caster, target = target, redirection.target
        return caster, target

    def awaited(self) -> int | None:
        if self.window == "over":
            return None
        if self.window == "answer":
            return self.caster_and_target()[1]
        return self.picker if self.window == "pick" else self.turn

    def worn(self, seat: int) -> list[Card]:
        beard = self.beards[seat]
        return [*([] if beard is None else [beard]), *self.artifacts[seat]]

    def wears(self, seat: int, name: str) -> bool:
        return any(code(card) == name for card in self.worn(seat))

    # --- what is legal ----------------------------------------------------------------------------------------

    def everything(self, seat: int) -> Iterator[WizardsAction]:
        """Everything that could be written down with the cards that the seat can name, and somewhat more."""
        hand, targets = self.hands[seat], (None, *range(self.seats))
        yield from (Draw(), EndTurn(), Allow())
        yield from (Pick(card) for card in [*hand, *self.discard_pile])
        pairs = [(), *((card,) for card in hand), *permutations(hand, 2)]
        shelves: list[Card | None] = [None, *(card for each in self.artifacts for card in each)]
        for card in hand:
            yield Equip(card)
            artifacts = shelves if code(card) in ("RR", "BA") else shelves[:2]
            for target, artifact in product(targets, artifacts):
                yield Cast(card, target, artifact)
                yield Counter(card, target, artifact)
            if code(card) == "BB":
                yield from (Cast(card, None, None, pair) for pair in pairs)
        for card in [each for other in range(self.seats) for each in self.worn(other)]:
            costs = pairs if code(card) in ("GC", "ER") else pairs[:2]
            yield from (Use(card, target, None, cost) for target, cost in product(targets, costs))
        for length in (0, 2, 3, 5):
            aims = targets if length == 5 else targets[:2]
            yield from (Perform(length, pair, target) for pair, target in product(pairs, aims))
        threes = permutations(hand, 3)
        yield from (Perform(7, three) for three in threes if three == in_order(three))

    def legal(self, seat: int) -> set[WizardsAction]:
        return {action for action in self.everything(seat) if self.is_legal(seat, action)}

    def is_legal(self, seat: int, action: WizardsAction) -> bool:
        if seat != self.awaited():
            return False
        if self.window == "answer":
            return isinstance(action, Allow) or (isinstance(action, Counter) and self.may_counter(seat, action))
        if self.window == "pick":
            return isinstance(action, Pick) and action.card in self.discard_pile
        if self.window == "start":
            return isinstance(action, Draw) or (isinstance(action, Use) and self.may_use(seat, action))
        if isinstance(action, EndTurn):
            return True
        if isinstance(action, Use):
            return self.may_use(seat, action)
        if self.done >= (3 if self.wears(seat, "WB") else 2):
            return False
        match action:
            case Equip(card):
                return card in self.hands[seat] and code(card) in BEARDS + ARTIFACTS
            case Cast():
                return self.may_cast(seat, action)
            case Perform():
                return self.may_perform(seat, action)
        return False

    def may_cast(self, seat: int, action: Cast) -> bool:
        card, target, name = action.card, action.target, code(action.card)
        if card not in self.hands[seat] or name not in SPELLS:
            return False
        if name == "BB":
            rest = [each for each in self.hands[seat] if each != card]
            paid = action.cards
            return (
                len(paid) == len(set(paid)) == 2
                and set(paid) <= set(rest)
                and target is None
                and action.artifact is None
            )
        if action.cards:
            return False
        if name not in AT_A_TARGET:
            return target is None and action.artifact is None
        if target is None or target == seat or target >= self.seats:
            return False
        if name == "RR":
            return action.artifact in self.artifacts[target]
        if action.artifact is not None:
            return False
        if name == "SP":
            return self.beards[target] is not None
        return name != "BS" or self.beards[seat] is not None or self.beards[target] is not None

    def may_use(self, seat: int, action: Use) -> bool:
        card, name, paid = action.card, code(action.card), action.cards
        if card not in self.worn(seat) or card in self.used or action.artifact is not None:
            return False
        if name not in ("DB", "MM", "GC", "CM", "ER") or (name == "MM") != (self.window == "start"):
            return False
        if (action.target is not None) != (name in ("MM", "CM", "ER")) or action.target == seat:
            return False
        if action.target is not None and action.target >= self.seats:
            return False
        if name in ("GC", "ER"):
            return len(paid) == len(set(paid)) == 2 and set(paid) <= set(self.hands[seat])
        return not paid

    def may_perform(self, seat: int, action: Perform) -> bool:
        cost = {0: 2, 2: 2, 3: 2, 5: 2, 7: 3}.get(action.hairs)
        paid = action.cards
        if cost is None or self.hairs[seat] < action.hairs or len(paid) != cost:
            return False
        if len(set(paid)) < cost or not set(paid) <= set(self.hands[seat]):
            return False
        if (action.target is not None) != (action.hairs == 5):
            return False
        if action.target is not None and (action.target == seat or action.target >= self.seats):
            return False
        pots = sum(code(card) == "DP" for card in self.artifacts[seat])
        return any(self.pays(action.hairs, colours) for colours in self.dyed([card.colour for card in paid], pots))

    def dyed(self, colours: list[str], pots: int) -> Iterator[list[str]]:
        """What the colours may count as."""
        yield colours
        if pots:
            for at, colour in product(range(len(colours)), ("green", "purple", "pink", "blue")):
                yield from self.dyed([*colours[:at], colour, *colours[at + 1 :]], pots - 1)

    def pays(self, hairs: int, colours: list[str]) -> bool:
        different = len(set(colours)) == len(colours)
        if hairs == 2:
            return len(set(colours)) == 1
        if hairs == 3:
            return sorted(colours) == ["green", "purple"]
        return sorted(colours) == ["blue", "pink"] if hairs == 5 else different

    def may_counter(self, seat: int, action: Counter) -> bool:
        name = code(action.card)
        if action.card not in self.hands[seat] or name not in COUNTERSPELLS:
            return False
        if name != "BA":
            return action.target is None and action.artifact is None
        assert self.spell is not None
        caster, _ = self.caster_and_target()
        target = action.target
        if target is None or target == seat or target >= self.seats or (self.seats > 2 and target == caster):
            return False
        shelf = self.artifacts[target] if code(self.spell.card) == "RR" else []
        return action.artifact in shelf if shelf else action.artifact is None

    # --- what happens -----------------------------------------------------------------------------------------

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
