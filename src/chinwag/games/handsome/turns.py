"""What the actions do. They are legal when they come here."""

from __future__ import annotations

from chinwag.games.handsome import rounds
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.telling import Teller


def give(state: Facts, seat: int, gift: int, teller: Teller | None) -> None:
    """HA-2.2: chosen in secret; a change of mind is told to nobody."""
    if teller is not None and not state.gifts[seat]:
        teller.gave(seat, gift)
    state.gifts[seat] = gift
    if all(state.gifts):
        rounds.turn_up_centre(state, teller)


def hand_in(state: Facts, seat: int, word: str, teller: Teller | None) -> None:
    """HA-3.4: written in secret, a word or none; a change of mind is told to nobody."""
    if teller is not None and state.written[seat] is None:
        teller.handed_in(seat)
    state.written[seat] = word
    if None not in state.written:
        rounds.turn_up_words(state, teller)


def challenge(state: Facts, seat: int, target: int, teller: Teller | None) -> None:
    """HA-4.2: the verdict comes at once and holds for everybody who wrote the word."""
    words = state.made[-1]
    for writer, word in enumerate(words):
        if word == words[target]:
            state.challengers[writer] = seat
    if teller is not None:
        teller.challenged(state, seat, target)


def say_done(state: Facts, seat: int, teller: Teller | None) -> None:
    """HA-4.3: when everybody is done the words that are left stand."""
    state.done[seat] = True
    if teller is not None:
        teller.said_done(seat)
    if all(state.done):
        rounds.score(state, teller)


def wish_to_stop(state: Facts, seat: int, wish: bool, teller: Teller | None) -> None:
    """HA-6.2: when all wish so the game ends."""
    state.stops[seat] = wish
    if teller is not None:
        teller.stop_wished(seat, wish)
    if state.agreed:
        rounds.end(state, teller)
