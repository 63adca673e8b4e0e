"""What happens in Handsome. Where `hand` or `cards` is None, its reader may not know them."""

from __future__ import annotations

from typing import ClassVar

from chinwag.core.protocol import Event
from chinwag.games.handsome.view import Award, Ending, WrittenWord


class Dealt(Event, frozen=True, tag="dealt"):
    """A round starts: `each` cards to every player, the `centre` face up (HA-2.1). `hand` is the reader's own.

    Everybody will give `gives` cards to the centre.
    """

    rules: ClassVar[tuple[str, ...]] = ("HA-2.1",)

    round: int
    each: int
    gives: int
    centre: tuple[str, ...]
    hand: tuple[str, ...] | None = None

    @property
    def reveals(self) -> bool:
        """The cards were face down."""
        return True


class Gave(Event, frozen=True, tag="gave"):
    """A player has chosen what to give (HA-2.2). `cards` are told to that player alone.

    A change of mind is told to nobody.
    """

    rules: ClassVar[tuple[str, ...]] = ("HA-2.2",)

    seat: int
    cards: tuple[str, ...] | None = None


class CentreTurnedUp(Event, frozen=True, tag="centre_turned_up"):
    """The `given` cards are turned up, sorted as in the box; who gave which is not told (HA-2.2)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-2.2",)

    given: tuple[str, ...]
    centre: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        """The cards lay face down."""
        return True


class HandedIn(Event, frozen=True, tag="handed_in"):
    """A player has handed in a word, or none (HA-3.4). A change of mind is told to nobody."""

    rules: ClassVar[tuple[str, ...]] = ("HA-3.4",)

    seat: int


class WordsTurnedUp(Event, frozen=True, tag="words_turned_up"):
    """All words are turned up together, with the hand cards that they used (HA-3.4)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-3.4",)

    round: int
    words: tuple[WrittenWord | None, ...]

    @property
    def reveals(self) -> bool:
        """The words were sealed, and the cards in hands."""
        return True


class Challenged(Event, frozen=True, tag="challenged"):
    """A player challenged the word of another, and the dictionary gave its verdict at once (HA-4.2).

    `seats` are all who wrote the word; `real` tells that it stands.
    """

    rules: ClassVar[tuple[str, ...]] = ("HA-4.2",)

    seat: int
    target: int
    word: str
    seats: tuple[int, ...]
    real: bool


class SaidDone(Event, frozen=True, tag="said_done"):
    """A player has no more words to challenge (HA-4.3)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-4.3",)

    seat: int


class RoundScored(Event, frozen=True, tag="round_scored"):
    """A round is scored (HA-5): its words, the four awards, the points of it and the totals, by seat."""

    rules: ClassVar[tuple[str, ...]] = ("HA-5.1", "HA-5.2", "HA-5.3", "HA-5.4")

    round: int
    words: tuple[WrittenWord | None, ...]
    awards: tuple[Award, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class StopWished(Event, frozen=True, tag="stop_wished"):
    """A player wishes to stop, or no longer does (HA-6.2)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-6.2",)

    seat: int
    wish: bool


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over, and `why` (HA-6)."""

    rules: ClassVar[tuple[str, ...]] = ("HA-6.1", "HA-6.2", "HA-6.3")

    why: Ending
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def by_rules(self) -> tuple[str, ...]:
        """The rule of the ending."""
        return (_ENDED_BY[self.why],)


_ENDED_BY: dict[Ending, str] = {"nines": "HA-6.1", "agreed": "HA-6.2", "pointless": "HA-6.3"}


HandsomeEvent = (
    Dealt
    | Gave
    | CentreTurnedUp
    | HandedIn
    | WordsTurnedUp
    | Challenged
    | SaidDone
    | RoundScored
    | StopWished
    | GameEnded
)
"""What a seat may know of Handsome."""
