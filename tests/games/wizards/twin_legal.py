"""The half of the twin that knows what lies where and what is legal; `twin` has what happens."""

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
from chinwag.games.wizards.position import WizardsPosition


class Lawful:
    """A game at a position, in which nothing happens yet."""

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
