"""From what happens in a state to the events that are told, each seat what it may know."""

from __future__ import annotations

from chinwag.core.protocol import Event, Seat, Told
from chinwag.games.handsome import events
from chinwag.games.handsome.box import Box
from chinwag.games.handsome.ending import ending_of
from chinwag.games.handsome.facts import Facts
from chinwag.games.handsome.writing import last_awards, last_words


class Teller:
    """Collects what one action brings about, in order."""

    def __init__(self, box: Box) -> None:
        self.told: list[Told] = []
        self._names_in = box.names_in

    def dealt(self, state: Facts) -> None:
        """HA-2.1: everybody sees the centre, a player the own hand."""
        row = state.box.deal[state.seats]

        def form(hand: tuple[str, ...] | None) -> Event:
            return events.Dealt(state.round, row.each, row.gives, self._names_in(state.centre), hand)

        fuller = {Seat(seat): form(self._names_in(hand)) for seat, hand in enumerate(state.hands)}
        self.told.append(Told(form(None), fuller))

    def gave(self, seat: int, gift: int) -> None:
        """HA-2.2: what it is, only the giver knows."""
        fuller = events.Gave(seat, self._names_in(gift))
        self.told.append(Told(events.Gave(seat), {Seat(seat): fuller}))

    def centre_turned_up(self, given: int, centre: int) -> None:
        """HA-2.2: in the order of the box, which betrays nobody."""
        self._tell(events.CentreTurnedUp(self._names_in(given), self._names_in(centre)))

    def handed_in(self, seat: int) -> None:
        """HA-3.4: nothing else is told of it, not even how long the word is."""
        self._tell(events.HandedIn(seat))

    def words_turned_up(self, state: Facts) -> None:
        """HA-3.4."""
        self._tell(events.WordsTurnedUp(len(state.made), last_words(state)))

    def challenged(self, state: Facts, seat: int, target: int) -> None:
        """HA-4.2."""
        words = state.made[-1]
        seats = tuple(writer for writer, word in enumerate(words) if word == words[target])
        real = state.dictionary.has(words[target])
        self._tell(events.Challenged(seat, target, words[target], seats, real))

    def said_done(self, seat: int) -> None:
        """HA-4.3."""
        self._tell(events.SaidDone(seat))

    def round_scored(self, state: Facts) -> None:
        """HA-5."""
        self._tell(
            events.RoundScored(
                len(state.made), last_words(state), last_awards(state), state.points[-1], state.totals()
            )
        )

    def stop_wished(self, seat: int, wish: bool) -> None:
        """HA-6.2: the wish is no secret."""
        self._tell(events.StopWished(seat, wish))

    def game_ended(self, state: Facts) -> None:
        """HA-6."""
        self._tell(events.GameEnded(ending_of(state), state.totals(), state.winning_seats()))

    def _tell(self, public: Event) -> None:
        self.told.append(Told(public))
