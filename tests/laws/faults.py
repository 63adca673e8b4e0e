"""The toy with faults planted in it, at least one for each law: the battery must find every one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Self

import msgspec
from tests.laws import toy, toy_types
from tests.laws.toy import Toy, ToyNotation, ToyState
from tests.laws.toy_types import ToyAction, ToyPosition, ToyView

from chinwag.core.chance import Chance
from chinwag.core.protocol import (
    ActionId,
    Ask,
    Event,
    PositionError,
    Refusal,
    RuleId,
    Seat,
    Told,
)


def fault(law: str) -> Any:
    """Plant a state or a rules class as a fault that a law must find."""

    def plant(cls: Any) -> Any:
        planted = cls if issubclass(cls, Toy) else type(cls.__name__, (Toy,), {"state_type": cls})
        FAULTS.append((law, planted))
        return cls

    return plant


FAULTS: list[tuple[str, type[Toy]]] = []


@fault("a_table_is_set_up_as_asked")
class TakesAnyNumber(Toy):
    seats = range(1, toy.MOST_SEATS + 1)

    def start(self, seats: int, options: Any, chance: Chance) -> ToyState:
        return super().start(max(1, min(seats, toy.MOST_SEATS)), options, chance)


@fault("a_table_is_set_up_as_asked")
class IgnoresUnknownOptions(Toy):
    def start(self, seats: int, options: Any, chance: Chance) -> ToyState:
        return super().start(seats, {"goal": "2"}, chance)


@fault("the_company_can_go_on")
class RaisesTheGoal(Toy):
    def next_options(self, state: ToyState, options: Any) -> Any:
        return {"goal": str(int(options["goal"]) + 1)}


@fault("the_company_can_go_on")
class ForgetsTheOptions(Toy):
    def next_options(self, state: ToyState, options: Any) -> Any:
        return {}


@fault("asks_are_sound")
class AsksWithoutAnswers(ToyState):
    def legal(self, seat: Seat) -> Sequence[ToyAction]:
        return [
            action for action in super().legal(seat) if action != toy_types.Let() or toy.SHIELD in self.hands[seat]
        ]


@fault("asks_are_sound")
class AsksByNoRule(ToyState):
    @property
    def ask(self) -> Ask | None:
        ask = super().ask
        return None if ask is None else msgspec.structs.replace(ask, rule=RuleId("TY-9.9"))


@fault("asks_are_sound")
class LetsAnswersTakeTheirTime(Toy):
    timed = ()


@fault("the_mildest_does_not_keep_the_table_waiting")
class WaitsForAnother(ToyState):
    """The first bid that is listed is no bid: the table waits on."""

    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        if self.window != "bid" or action_id != self.legal_ids(seat)[0]:
            super().play_id(seat, action_id)


@fault("legal_actions_are_listed_once")
class ListsEveryCopy(ToyState):
    def legal(self, seat: Seat) -> Sequence[ToyAction]:
        bids = [toy_types.Bid(card) for card in self.hands[seat]]
        return bids if self.window == "bid" and super().legal(seat) else super().legal(seat)


@fault("looking_changes_nothing")
class SortsHandsWhenSeen(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        for hand in self.hands:
            hand.sort()
        return super().view(seat)


@fault("what_is_legal_is_not_refused_and_nothing_else")
class AllowsEveryTarget(ToyState):
    def refuse(self, seat: Seat, action: ToyAction) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is not None and refusal.code == "bad_target" else refusal


@fault("what_is_legal_is_not_refused_and_nothing_else")
class RefusesTheFirstCard(ToyState):
    def refuse(self, seat: Seat, action: ToyAction) -> Refusal | None:
        refusal = super().refuse(seat, action)
        first = isinstance(action, toy_types.Bid) and action.card == self.hands[seat][0]
        return Refusal("not_held", (RuleId("TY-1.1"),), {"card": "first"}) if first and not refusal else refusal


@fault("refusals_cite_rules_and_can_be_said")
class RefusesByNoRule(ToyState):
    def refuse(self, seat: Seat, action: ToyAction) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is None else msgspec.structs.replace(refusal, rules=(RuleId("TY-7.1"),))


@fault("refusals_cite_rules_and_can_be_said")
class RefusesWithoutFacts(ToyState):
    def refuse(self, seat: Seat, action: ToyAction) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is None else msgspec.structs.replace(refusal, facts={})


@fault("what_is_refused_changes_nothing")
class TakesTheBidFirst(ToyState):
    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        if self.window == "pluck" and isinstance(action, toy_types.Pluck):
            self.target = action.target
        return super().play(seat, action)


@fault("what_is_refused_changes_nothing")
class PlaysWhatItRefuses(ToyState):
    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        return [] if self.refuse(seat, action) else super().play(seat, action)


@fault("codec_and_notation_round_trip")
class OneNumberForTwo(Toy):
    def __init__(self, *box: str) -> None:
        super().__init__(*box)
        self.codec.actions[-2] = self.codec.actions[-1]


class ShortNotation(ToyNotation):
    def write_action(self, action: ToyAction) -> str:
        return super().write_action(action).split(" ")[0]


class NotationWithoutErrors(ToyNotation):
    def read_action(self, text: str) -> ToyAction:
        try:
            return super().read_action(text)
        except ValueError:
            return toy_types.Bid(text.upper() + "?")


@fault("codec_and_notation_round_trip")
class WritesTwoAlike(Toy):
    def __init__(self, *box: str) -> None:
        super().__init__(*box)
        self.notation = ShortNotation()


@fault("codec_and_notation_round_trip")
class ReadsWhatIsNoAction(Toy):
    def __init__(self, *box: str) -> None:
        super().__init__(*box)
        self.notation = NotationWithoutErrors()


@fault("quick_play_is_play")
class ForgetsTheShield(ToyState):
    def play_id(self, seat: Seat, action_id: ActionId) -> None:
        let = isinstance(self.rules.codec.action_of(action_id), toy_types.Shield)
        super().play_id(seat, ActionId(self.rules.codec.actions.index(toy_types.Let())) if let else action_id)


@fault("wire_types_survive_the_wire")
class TellsHalves(ToyState):
    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        told = super().play(seat, action)
        half: Any = 0.5
        return [*told, Told(toy_types.Drew(half, half))]


class Unlisted(Event, frozen=True, tag="unlisted"):
    pass


@fault("wire_types_survive_the_wire")
class TellsWhatNobodyKnows(ToyState):
    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        told = super().play(seat, action)
        return [*told, Told(Unlisted())]


@fault("imagined_worlds_look_the_same")
class ForgetsTheBid(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        return super().imagine(msgspec.structs.replace(view, bid=None), chance)


@fault("imagined_worlds_look_the_same")
class ImaginesAnotherHand(Toy):
    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        return super().imagine(msgspec.structs.replace(view, seat=None), chance)


@fault("onlookers_know_no_more_than_any_seat")
class ShowsOnlookersAHand(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        view = super().view(seat)
        return view if seat is not None else msgspec.structs.replace(view, hand=tuple(sorted(self.hands[0])))


class PeekingView(ToyView, frozen=True, tag="toy"):
    left: tuple[str, ...] = ()


class Peeks(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        known = msgspec.structs.asdict(super().view(seat))
        left = () if seat is None else tuple(sorted(self.hands[(seat + 1) % len(self.hands)]))
        return PeekingView(**known, left=left)


@fault("the_deal_keeps_secrets")
class ShowsTheHandToTheLeft(Toy):
    """Imagined worlds respect what is seen, so only this law can find it."""

    state_type = Peeks

    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        while True:
            state = super().imagine(view, chance)
            left = () if view.seat is None else state.hands[(view.seat + 1) % len(state.hands)]
            assert isinstance(view, PeekingView)
            if tuple(sorted(left)) == view.left:
                return state
            chance = Again(chance)


class Again:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def permutation(self, label: str, size: int) -> list[int]:
        return self.chance.permutation(f"{label}, again", size)


class OpenView(ToyView, frozen=True, tag="toy"):
    truth: ToyPosition | None = None


class Open(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        return OpenView(**msgspec.structs.asdict(super().view(seat)), truth=self.rules.position(self))


@fault("the_deal_keeps_secrets")
class TellsEverything(Toy):
    state_type = Open

    def imagine(self, view: ToyView, chance: Chance) -> ToyState:
        assert isinstance(view, OpenView)
        assert view.truth is not None
        return self.load(view.truth, chance)


@fault("steps_without_news_look_the_same")
class AsksOnlyWhoCanAnswer(ToyState):
    """Case 5: the pause gives away who holds a shield."""

    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        told = super().play(seat, action)
        if self.window == "answer" and toy.SHIELD not in self.hands[self.target or 0]:
            told += super().play(Seat(self.target or 0), toy_types.Let())
        return told


@fault("steps_without_news_look_the_same")
class TellsTheBid(ToyState):
    """Case 6: what is sealed reaches everybody, and the event does not even say that it reveals."""

    def play_bid(self, seat: Seat, card: str) -> list[Told]:
        return [Told(toy_types.HasBid(seat, card)), *super().play_bid(seat, card)[1:]]


@fault("clones_share_nothing")
class SharesHands(ToyState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.hands = self.hands
        return twin


@fault("positions_load_to_the_same_game")
class ForgetsTheShuffles(Toy):
    """Case 19: saving loses the place in the random stream."""

    def load(self, position: ToyPosition, chance: Chance) -> ToyState:
        state = super().load(position, chance)
        state.shuffles = 0
        return state


@fault("positions_load_to_the_same_game")
class ShufflesWithOtherChance(Toy):
    def load(self, position: ToyPosition, chance: Chance) -> ToyState:
        return super().load(position, Again(chance))


@fault("impossible_positions_are_refused")
class LoadsAnyCards(Toy):
    def load(self, position: ToyPosition, chance: Chance) -> ToyState:
        deck, self.deck = (
            self.deck,
            [*position.pile, *position.discard, *(card for hand in position.hands for card in hand)],
        )
        state = super().load(position, chance)
        self.deck = deck
        return state


@fault("impossible_positions_are_refused")
class StumblesOverPositions(Toy):
    def load(self, position: ToyPosition, chance: Chance) -> ToyState:
        try:
            return super().load(position, chance)
        except PositionError as error:
            raise KeyError("window") from error


@fault("components_are_conserved")
class ReshufflesTheDiscardsTwice(ToyState):
    """Case 1: the discards go into the new pile and stay where they are."""

    def draw(self, seat: Seat) -> list[Told]:
        before, shuffles = list(self.discard), self.shuffles
        told = super().draw(seat)
        self.discard += before if self.shuffles > shuffles else []
        return told


@fault("records_replay_to_the_same_bytes")
class ShufflesOutsideTheSeed(ToyState):
    deals = count()

    def draw(self, seat: Seat) -> list[Told]:
        if self.pile:
            self.pile.insert(next(self.deals) % len(self.pile), self.pile.pop())
        return super().draw(seat)


@fault("every_game_ends")
class NeverCounts(ToyState):
    def play_answer(self, seat: Seat, shielded: bool) -> list[Told]:
        self.points, self.round = [0] * len(self.points), 0
        return super().play_answer(seat, shielded)
