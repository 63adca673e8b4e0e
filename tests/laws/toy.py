"""Tufts, a toy game that has every difficulty of the real ones: the laws, the record and the pipe are tried on it.

Everybody bids a card in secret and may change the bid until the last has bid. The highest bid plucks somebody, who
may answer with a shield, and is asked whether holding one or not. Then all draw up to three cards; an empty pile is
made anew from the discards, in the middle of drawing too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
from tests.laws.toy_types import (
    Answered,
    Bid,
    BidsTurned,
    Drew,
    HasBid,
    Let,
    Pluck,
    Plucked,
    Reshuffled,
    Shield,
    ToyAction,
    ToyBox,
    ToyEvent,
    ToyPosition,
    ToyView,
)

from chinwag.core.chance import Chance, shuffled
from chinwag.core.claims import ClaimBook
from chinwag.core.components import hash_of, read_components
from chinwag.core.guide import Diagram, Guide, Quantity
from chinwag.core.options import Option, TimedWindow, complete, fuse
from chinwag.core.protocol import (
    ActionId,
    Ask,
    IllegalAction,
    PositionError,
    Refusal,
    RuleId,
    Seat,
    SeatsError,
    Told,
)
from chinwag.core.questions import read_questions
from chinwag.core.rulebook import read_rulebook
from chinwag.words import sentence

RULEBOOK = """## TY-1 Tufts
- TY-1.1 [R] 2 to 4 players bid a card of their hand in secret; a bid may be changed until the last has bid.
- TY-1.2 [R] The highest bid, of equals the first in seat order, plucks another player.
- TY-1.3 [R] Whoever is plucked may answer with a shield, or lets it happen: then the plucker scores a point.
- TY-1.4 [R] All draw up to three cards. [H] An empty pile is made anew from the discards.
- TY-1.5 [R] The game ends with the points agreed on, [H] or after twelve rounds.
"""
QUESTIONS = """[synonyms]
tuft = ["lock"]
[silent]
[rules."TY-1.1"]
title = "Bidding"
[rules."TY-1.2"]
title = "Plucking"
[rules."TY-1.3"]
title = "Shields"
[rules."TY-1.4"]
title = "Drawing"
[rules."TY-1.5"]
title = "The end"
"""
BOX = (
    "card = [{name='bald', copies=3}, {name='tuft', copies=5}, {name='lock', copies=5}, {name='shield', copies=5}]"
)
WORDS = {
    "refusals": {
        "over": "The game is over.",
        "not_awaited": "Seat {seat} is not asked; the table waits for {awaited}.",
        "wrong_window": "That is no answer to the window {window}.",
        "not_held": "There is no {card} in your hand.",
        "bad_target": "Seat {target} cannot be plucked.",
    }
}
HAND, ROUNDS, MOST_SEATS = 3, 12, 4
SHIELD = "shield"


class ToyState:
    def __init__(self, rules: Toy, seats: int, goal: int, chance: Chance) -> None:
        self.rules, self.chance, self.goal = rules, chance, goal
        self.round, self.shuffles = 1, 0
        self.window: str | None = "bid"
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.bids: list[str | None] = [None] * seats
        self.pile: list[str] = []
        self.discard: list[str] = []
        self.points = [0] * seats
        self.actor: int | None = None
        self.target: int | None = None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def ask(self) -> Ask | None:
        if self.window is None:
            return None
        if self.window == "bid":
            awaited = tuple(Seat(seat) for seat in self.seats if self.bids[seat] is None)
            return Ask(
                "bid", RuleId("TY-1.1"), awaited, tuple(Seat(s) for s in self.seats if self.bids[s] is not None)
            )
        who, rule = (self.actor, "TY-1.2") if self.window == "pluck" else (self.target, "TY-1.3")
        assert who is not None
        return Ask(self.window, RuleId(rule), (Seat(who),), answer=self.window != "pluck")

    def legal(self, seat: Seat) -> Sequence[ToyAction]:
        if self.ask is None or not self.ask.may_act(seat):
            return ()
        if self.window == "bid":
            return [Bid(card) for card in sorted(set(self.hands[seat]))]
        if self.window == "pluck":
            return [Pluck(target) for target in self.seats if target != seat]
        return [Let(), Shield()] if SHIELD in self.hands[seat] else [Let()]

    def legal_ids(self, seat: Seat) -> Sequence[ActionId]:
        return [ActionId(self.rules.codec.actions.index(action)) for action in self.legal(seat)]

    def refuse(self, seat: Seat, action: ToyAction) -> Refusal | None:
        ask = self.ask
        if ask is None:
            return Refusal("over", (RuleId("TY-1.5"),))
        if not ask.may_act(seat):
            return Refusal("not_awaited", (ask.rule,), {"seat": seat, "awaited": ask.awaited})
        match action, self.window:
            case (Bid(), "bid") | (Pluck(), "pluck") | (Let(), "answer") | (Shield(), "answer"):
                pass
            case _:
                return Refusal("wrong_window", (ask.rule,), {"window": ask.window})
        if action in self.legal(seat):
            return None
        if isinstance(action, Pluck):
            return Refusal("bad_target", (RuleId("TY-1.2"),), {"target": action.target})
        card = action.card if isinstance(action, Bid) else SHIELD
        return Refusal("not_held", (ask.rule,), {"card": card})

    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        if (refusal := self.refuse(seat, action)) is not None:
            raise IllegalAction(refusal)
        match action:
            case Bid():
                return self.play_bid(seat, action.card)
            case Pluck():
                self.target, self.window = action.target, "answer"
                return [Told(Plucked(seat, action.target))]
            case _:
                return self.play_answer(seat, isinstance(action, Shield))

    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        self.play(seat, self.rules.codec.action_of(action_id))

    def play_bid(self, seat: Seat, card: str) -> list[Told]:
        self.bids[seat] = card
        told = [Told(HasBid(seat), {seat: HasBid(seat, card)})]
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == len(self.bids):
            told.append(Told(BidsTurned(tuple(bids))))
            for hand, bid in zip(self.hands, bids, strict=True):
                hand.remove(bid)
            self.discard += bids
            worth = [self.rules.worth(bid) for bid in bids]
            self.bids = [None] * len(self.bids)
            self.actor, self.window = worth.index(max(worth)), "pluck"
        return told

    def play_answer(self, seat: Seat, shielded: bool) -> list[Told]:
        told = [Told(Answered(seat, shielded))]
        if shielded:
            self.hands[seat].remove(SHIELD)
            self.discard.append(SHIELD)
        else:
            assert self.actor is not None
            self.points[self.actor] += 1
        self.actor = self.target = None
        if max(self.points) >= self.goal or self.round == ROUNDS:
            self.window = None
            return told
        self.round, self.window = self.round + 1, "bid"
        return told + [event for drawer in self.seats for event in self.draw(Seat(drawer))]

    def draw(self, seat: Seat) -> list[Told]:
        told, cards = [], []
        for _ in range(HAND - len(self.hands[seat])):
            if not self.pile:
                self.shuffles += 1
                self.pile = shuffled(self.chance, f"pile/{self.shuffles}", sorted(self.discard))
                self.discard = []
                told.append(Told(Reshuffled(len(self.pile))))
            cards.append(self.pile.pop())
        self.hands[seat] += cards
        return [*told, Told(Drew(seat, len(cards)), {seat: Drew(seat, len(cards), tuple(cards))})]

    def view(self, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            goal=self.goal,
            round=self.round,
            window=self.window,
            hand=() if seat is None else tuple(sorted(self.hands[seat])),
            bid=None if seat is None else self.bids[seat],
            hands=tuple(map(len, self.hands)),
            has_bid=tuple(bid is not None for bid in self.bids),
            pile=len(self.pile),
            discard=tuple(self.discard),
            points=tuple(self.points),
            actor=self.actor,
            target=self.target,
            shuffles=self.shuffles,
        )

    def clone(self) -> Self:
        twin = type(self)(self.rules, len(self.hands), self.goal, self.chance)
        twin.__dict__ |= {k: v.copy() if isinstance(v, list) else v for k, v in self.__dict__.items()}
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def winners(self) -> tuple[Seat, ...]:
        if self.window is not None:
            return ()
        return tuple(Seat(seat) for seat in self.seats if self.points[seat] == max(self.points))


class ToyCodec:
    def __init__(self, names: Sequence[str]) -> None:
        self.actions: list[ToyAction] = [*map(Bid, names), *map(Pluck, range(MOST_SEATS)), Shield(), Let()]
        self.size = len(self.actions)

    def id_of(self, action: ToyAction) -> ActionId | None:
        return ActionId(self.actions.index(action)) if action in self.actions else None

    def action_of(self, action_id: ActionId) -> ToyAction:
        if action_id not in range(self.size):
            raise ValueError(f"no action has the number {action_id}")
        return self.actions[action_id]


class ToyNotation:
    def write_action(self, action: ToyAction) -> str:
        return " ".join(str(value) for value in msgspec.to_builtins(action).values())

    def read_action(self, text: str) -> ToyAction:
        match text.split(" "):
            case ["bid", card]:
                return Bid(card)
            case ["pluck", target] if len(target) == 1 and target in "0123456789":
                return Pluck(int(target))
            case ["shield"]:
                return Shield()
            case ["let"]:
                return Let()
        raise ValueError(f"expected bid CARD, pluck SEAT, shield or let, not {text!r}")

    def write_position(self, position: ToyPosition) -> str:
        return msgspec.json.encode(position).decode()

    def read_position(self, text: str) -> ToyPosition:
        try:
            return msgspec.json.decode(text, type=ToyPosition)
        except msgspec.ValidationError as error:
            raise PositionError(str(error)) from None
        except msgspec.DecodeError as error:
            raise PositionError(str(error)) from None


class Toy:
    id, name, version = "toy", "Tufts", 1
    seats = range(2, MOST_SEATS + 1)
    options = (Option("goal", ("2", "3"), "3", "TY-1.5"),)
    timed: tuple[TimedWindow, ...] = (fuse("answer"), TimedWindow("bid", (30, 60)))
    rulebook = read_rulebook(RULEBOOK)
    questions = read_questions(QUESTIONS, "questions.toml", rulebook)
    claims = ClaimBook()
    guide = Guide()
    diagrams: tuple[Diagram, ...] = ()
    contents = None
    action_type: Any = ToyAction
    event_type: Any = ToyEvent
    view_type, position_type = ToyView, ToyPosition
    bots: Mapping[str, Any] = {}
    state_type = ToyState
    open = False

    def prepare(self) -> None:
        """There is nothing to read."""

    def __init__(self, box: str = BOX, name: str = "components.toml") -> None:
        self.box = read_components(box, name, ToyBox)
        self.names = [card.name for card in self.box.card]
        self.deck = [card.name for card in self.box.card for _ in range(card.copies)]
        self.codec, self.notation = ToyCodec(self.names), ToyNotation()
        self.components_hash = hash_of(self.box)

    def worth(self, card: str) -> int:
        return self.names.index(card)

    def with_components(self, toml: str, name: str) -> Self:
        return type(self)(toml, name)

    def set_up(self, seats: int) -> tuple[Quantity, ...]:
        return (Quantity("hand", HAND, "TY-1.4"),)

    def start(self, seats: int, options: Mapping[str, str], chance: Chance) -> ToyState:
        if seats not in self.seats:
            raise SeatsError(self.id, seats, self.seats)
        state = self.state_type(self, seats, int(complete(self.options, options, seats)["goal"]), chance)
        state.pile = shuffled(chance, "deal", self.deck)
        for seat in state.seats:
            state.draw(Seat(seat))
        return state

    def opening(self, state: ToyState) -> list[Told]:
        hands = [(Seat(seat), tuple(hand)) for seat, hand in enumerate(state.hands)]
        return [Told(Drew(seat, HAND), {seat: Drew(seat, HAND, hand)}) for seat, hand in hands]

    def next_options(self, state: ToyState, options: Mapping[str, str]) -> Mapping[str, str]:
        return options

    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        state = self.state_type(self, len(view.hands), view.goal, chance)
        unseen = Counter(self.deck) - Counter(view.hand) - Counter(view.discard)
        cards = shuffled(chance, "imagine", sorted(unseen.elements()))
        for seat in state.seats:
            state.hands[seat] = (
                list(view.hand) if seat == view.seat else [cards.pop() for _ in range(view.hands[seat])]
            )
            if view.has_bid[seat]:
                state.bids[seat] = view.bid if seat == view.seat else state.hands[seat][0]
        state.pile, state.discard, state.points = cards, list(view.discard), list(view.points)
        state.round, state.window, state.shuffles = view.round, view.window, view.shuffles
        state.actor, state.target = view.actor, view.target
        return state

    def position(self, state: ToyState) -> ToyPosition:
        facts = {name: getattr(state, name) for name in ToyPosition.__struct_fields__}
        return msgspec.convert(msgspec.to_builtins(facts) | {"game": "toy"}, ToyPosition)

    def load(self, position: ToyPosition, chance: Chance) -> ToyState:
        cards = [*position.pile, *position.discard, *(card for hand in position.hands for card in hand)]
        if sorted(cards) != sorted(self.deck):
            raise PositionError("the cards are not those of the deck")
        seats = len(position.hands)
        if seats not in self.seats or {len(position.bids), len(position.points)} != {seats}:
            raise PositionError("hands, bids and points are not of 2 to 4 seats")
        actor, target, asked = position.actor, position.target, position.window
        places = {None: (False, False), "bid": (False, False), "pluck": (True, False), "answer": (True, True)}
        if places.get(asked) != (actor in range(seats), target in range(seats)) or (actor == target is not None):
            raise PositionError("window, actor and target do not go together")
        if any(
            bid is not None and bid not in hand for bid, hand in zip(position.bids, position.hands, strict=True)
        ):
            raise PositionError("a bid is of a card in hand")
        if (any(len(hand) != HAND for hand in position.hands) and asked == "bid") or None not in position.bids:
            raise PositionError("everybody has three cards and somebody has yet to bid")
        state = self.state_type(self, seats, position.goal, chance)
        for name, value in msgspec.structs.asdict(position).items():
            setattr(state, name, [*value] if isinstance(value, tuple) else value)
        state.hands = [list(hand) for hand in position.hands]
        return state

    def components_in(self, state: ToyState) -> Sequence[str]:
        places = {"pile": state.pile, "discard": state.discard}
        places |= {f"hand of seat {seat}": hand for seat, hand in enumerate(state.hands)}
        return [f"{card} @ {place}" for place, cards in places.items() for card in cards]

    def appraise(self, state: ToyState, seat: Seat) -> tuple[float, ...]:
        others = [points for other, points in enumerate(state.points) if other != seat]
        return (state.points[seat] - max(others), sum(map(self.worth, state.hands[seat])))


def toy_text(game: str, refusal: Refusal) -> str:
    """The sentence of a refusal of the toy."""
    return sentence(WORDS["refusals"][refusal.code], refusal.facts, WORDS)
