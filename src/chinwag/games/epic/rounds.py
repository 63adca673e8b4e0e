"""How a round starts (EB-2) and ends (EB-5)."""

from __future__ import annotations

from chinwag.games.epic.draws import shuffled_pile
from chinwag.games.epic.facts import Facts
from chinwag.games.epic.numbers import HAND, NOBODY_OUT, OVER, ROUNDS, TURN
from chinwag.games.epic.telling import Teller


def first_deal(state: Facts, dealer: int | None) -> None:
    """EB-2.2: the first dealer deals; where none is named one is drawn by lot."""
    state.dealer = state.chance.permutation("dealer", state.seats)[0] if dealer is None else dealer
    deal(state)


def first_dealer(state: Facts) -> int:
    """Who dealt the first round: since then the deal has passed to the left each round (EB-2.2)."""
    return (state.dealer - (state.round - 1)) % state.seats


def deal(state: Facts) -> None:
    """EB-2.1: shuffle, deal one card at a time from the dealer's left, turn one up. EB-2.2: who starts."""
    kinds, seats = state.box.kinds, state.seats
    state.round += 1
    state.reshuffles = 0
    state.hands = bytearray(seats * kinds)
    state.pile = shuffled_pile(state, "deal", list(state.box.deck))
    state.turn = (state.dealer + 1) % seats
    state.window = TURN
    for _ in range(HAND):
        for seat in state.round_the_table(state.turn):
            state.hands[seat * kinds + state.pile.pop()] += 1
    state.sizes = [HAND] * seats
    state.discards = [state.pile.pop()]


def tell_deal(state: Facts, teller: Teller) -> None:
    """Tell the deal, while nobody has acted since."""
    hands = [state.hand_of(seat) for seat in range(state.seats)]
    teller.dealt(state.round, state.dealer, state.turn, HAND, state.discards[-1], hands)


def end_by_going_out(state: Facts, seat: int, teller: Teller | None) -> None:
    """EB-5.1: a player has discarded the last card of the hand."""
    _end(state, seat, True, teller)


def end_for_want_of_a_card(state: Facts, seat: int, teller: Teller | None) -> None:
    """EB-3.7: a player must draw a card that is not there."""
    _end(state, seat, False, teller)


def _end(state: Facts, seat: int, out: bool, teller: Teller | None) -> None:
    """EB-5.2: hands are laid open and counted. Then the deal passes to the left (EB-2.2), or the game ends."""
    penalties = tuple(state.penalty_in_hand(each) for each in range(state.seats))
    state.penalties += penalties
    state.outs.append(seat if out else NOBODY_OUT)
    state.known = bytearray(len(state.known))
    state.stayed_out = bytearray(len(state.stayed_out))
    if teller is not None:
        hands = [state.hand_of(each) for each in range(state.seats)]
        teller.round_ended(state.round, out, seat, hands, penalties)
    if state.round == ROUNDS:
        _end_game(state, teller)
        return
    state.dealer = (state.dealer + 1) % state.seats
    deal(state)
    if teller is not None:
        tell_deal(state, teller)


def _end_game(state: Facts, teller: Teller | None) -> None:
    """EB-5.4: the final tally."""
    state.window = OVER
    if teller is not None:
        teller.game_ended(state.totals(), winners(state))


def winners(state: Facts) -> tuple[int, ...]:
    """The fewest points win; equal totals share it (EB-5.4). Empty while the game is on."""
    if state.window != OVER:
        return ()
    totals = state.totals()
    fewest = min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == fewest)
