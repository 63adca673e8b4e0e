from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.laws.toy import Toy, ToyState
from tests.laws.toy_types import Bid, HasBid, Pluck, ToyAction
from tests.table.tables import NOW, TOY

from chinwag.core.chance import SealedChance
from chinwag.core.protocol import IllegalAction, Seat, Told
from chinwag.games import GAMES
from chinwag.games.wizards.actions import Perform
from chinwag.games.wizards.view import WizardsView
from chinwag.table.errors import Declined
from chinwag.table.match import Match

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.fixture
def match() -> Match:
    return Match(TOY, 3, {"goal": "2"}, SealedChance(bytes(32)), NOW, sequence=0)


def bid(match: Match, seat: Seat, which: int = 0) -> None:
    match.play(seat, match.legal(seat)[which], NOW)


def bid_all(match: Match) -> Seat:
    """All bid, and the one who has to pluck comes back."""
    for seat in (A, B, C):
        bid(match, seat)
    assert match.ask is not None
    assert match.ask.window == "pluck"
    return match.ask.awaited[0]


def test_a_match_begins_with_the_deal(match: Match) -> None:
    (deal,) = match.moments
    assert (deal.sequence, deal.seat) == (0, None)
    assert deal.events(A) != deal.events(None)


def test_the_sequence_counts_actions(match: Match) -> None:
    bid(match, A)
    bid(match, B)
    assert match.sequence == 2
    assert [moment.sequence for moment in match.moments] == [0, 1, 2]


def test_a_sealed_choice_of_another_seat_keeps_a_number_good(match: Match) -> None:
    bid(match, A)
    assert match.in_step(B, 0)
    assert match.in_step(C, 0)
    bid(match, B)
    assert match.in_step(C, 0)


def test_case_10_one_s_own_choice_makes_one_s_number_stale(match: Match) -> None:
    bid(match, A)
    assert not match.in_step(A, 0)
    assert match.in_step(A, 1)
    bid(match, B)
    assert match.in_step(A, 1)
    assert match.in_step(A, 2)
    assert not match.in_step(A, 0)


def test_a_new_window_makes_every_number_stale(match: Match) -> None:
    plucker = bid_all(match)
    assert match.sequence == 3
    assert not any(match.in_step(seat, 2) for seat in (A, B, C))
    assert match.in_step(plucker, 3)


def test_a_later_round_s_window_of_the_same_name_is_another_one(match: Match) -> None:
    plucker = bid_all(match)
    target = match.legal(plucker)[0]
    assert isinstance(target, Pluck)
    match.play(plucker, target, NOW)
    match.play(Seat(target.target), match.legal(Seat(target.target))[0], NOW)
    assert match.ask is not None
    assert match.ask.window == "bid"
    assert not any(match.in_step(seat, 2) for seat in (A, B, C))


def test_a_number_of_the_future_is_out_of_step(match: Match) -> None:
    assert not match.in_step(A, 1)


def test_an_illegal_action_changes_nothing(match: Match) -> None:
    with pytest.raises(IllegalAction):
        match.play(A, Bid("no such card"), NOW)
    assert match.sequence == 0
    assert len(match.moments) == 1


def test_seed_scores_and_winners_are_for_the_end(match: Match) -> None:
    assert (match.seed, match.scores, match.winners) == (None, (), ())
    while match.ask is not None:
        bid(match, match.ask.awaited[0], which=-1)
    assert match.seed == "00" * 32
    assert match.seed_hash == SealedChance(bytes(32)).commitment
    assert len(match.scores) == 3
    assert match.winners


def test_events_are_those_of_the_reader(match: Match) -> None:
    card = match.legal(A)[0]
    assert isinstance(card, Bid)
    match.play(A, card, NOW)
    assert match.events(A)[-1] == HasBid(0, card.card)
    assert match.events(B)[-1] == HasBid(0)
    assert match.events(None)[-1] == HasBid(0)


def test_an_onlooker_has_no_legal_actions(match: Match) -> None:
    assert match.legal(None) == ()


@pytest.mark.parametrize("text", [b"", b"{", b'{"do":"fly"}', b'{"do":"bid"}', b"[" * 5000, b"\xff"])
def test_what_is_no_action_is_declined(match: Match, text: bytes) -> None:
    with pytest.raises(Declined) as declined:
        match.read_action(text)
    assert declined.value.code == "bad_action"


class QuietState(ToyState):
    """Tufts, but that nobody hears of a bid that is changed."""

    def play(self, seat: Seat, action: ToyAction) -> list[Told]:
        changed = self.window == "bid" and self.bids[seat] is not None
        told = super().play(seat, action)
        return [] if changed else told


class QuietToy(Toy):
    state_type = QuietState


def test_a_change_that_nobody_hears_of_has_no_number_for_the_others() -> None:
    match = Match(QuietToy(), 3, {"goal": "2"}, SealedChance(bytes(32)), NOW, sequence=0)
    match.play(A, match.legal(A)[0], NOW)
    assert [match.number(reader) for reader in (A, B, None)] == [1, 1, 1]
    moment = match.play(A, match.legal(A)[-1], NOW)
    assert [moment.concerns(reader) for reader in (A, B, None)] == [True, False, False]
    assert [match.number(reader) for reader in (A, B, None)] == [2, 1, 1]
    assert [match.number(reader, 1) for reader in (A, B, None)] == [1, 1, 1]
    assert [len(match.heard(reader)) for reader in (A, B, None)] == [3, 2, 2]
    assert match.in_step(B, 0)
    assert match.in_step(B, 1)
    assert not match.in_step(B, 2)
    assert not match.in_step(A, 1)
    assert match.in_step(A, 2)
    match.play(B, match.legal(B)[0], NOW)
    assert [match.number(reader) for reader in (A, B, None)] == [3, 2, 2]
    assert [moment.sequence for moment in match.heard(B)] == [0, 1, 3]


class FreeBid(Bid, frozen=True, tag="bid"):
    free = True


class FreeState(ToyState):
    """Tufts, but that people have to think of the cards to bid themselves; one is offered."""

    def legal(self, seat: Seat) -> Sequence[ToyAction]:
        legal = super().legal(seat)
        return [*legal[:1], *(FreeBid(each.card) for each in legal[1:] if isinstance(each, Bid))]


class FreeToy(Toy):
    state_type = FreeState


def test_of_actions_that_differ_in_an_order_alone_one_is_told_and_any_can_be_played() -> None:
    """As it is named, that is: the cost lies in that order on the discard pile (BW-3.7)."""
    rules = GAMES["wizards"]
    match = Match(rules, 2, {}, SealedChance(bytes(32)), NOW, sequence=0)
    assert match.ask is not None
    (seat,) = match.ask.awaited
    listed = [each for each in match.legal(seat) if isinstance(each, Perform)]
    assert listed
    assert len({frozenset(each.cards) for each in listed}) == len(listed)
    assert 2 * len(listed) == sum(isinstance(each, Perform) for each in match._state.legal(seat))
    backwards = replace(listed[0], cards=listed[0].cards[::-1])
    assert backwards not in listed
    assert match.refuse(seat, backwards) is None
    match.play(seat, backwards, NOW)
    view = match.view(None)
    assert isinstance(view, WizardsView)
    assert view.discard_pile == backwards.cards


def test_what_people_make_up_themselves_is_told_to_nobody() -> None:
    match = Match(FreeToy(), 3, {"goal": "2"}, SealedChance(bytes(32)), NOW, sequence=0)
    assert len(match._state.legal(A)) > 1
    assert match.legal(A) == tuple(match._state.legal(A)[:1])
    assert match.mildest(A) == match._state.legal(A)[0]
