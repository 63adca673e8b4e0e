"""Clocks: what a table may choose, and how long each seat has. Every moment comes from the journal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from chinwag.core.protocol import AnyRules, Ask, Seat
from chinwag.table.errors import Declined

MOVES = (30, 60, 90, 120, 180, 300)
"""Seconds that a table may give for each move."""

GAMES = (300, 600, 900, 1200, 1800, 2700, 3600)
"""Seconds that a table may give each player for the whole game."""

DAYS = (1, 3, 7)
"""Days that a table may give for each move."""

LAST_SECONDS = 10
"""Who has used up the time for the whole game has so long for every further move."""

AGAIN_SECONDS = 30
"""Who gets a turn back by agreement has so much left at least of the time for the whole game."""

VACATION_DAYS = 14
"""So long a seat may let its clock stand in one game of days."""

AFTER_A_REST = 12 * 3600
"""So much is left at least of a time in days when a server comes back: nobody loses a game by its being away."""

DAY = 24 * 3600


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a table, in seconds; at most one of `move`, `game` and `days` is set.

    `windows` are those with a clock of their own, by name (`Rules.timed`). Where the time is counted in days, they
    have the days too.
    """

    move: int | None = None
    game: int | None = None
    days: int | None = None
    windows: dict[str, int] = {}

    @property
    def live(self) -> bool:
        """Whether some clock runs while people sit together, rather than over days."""
        return self.days is None and (self.move is not None or self.game is not None or bool(self.windows))


def usual(rules: AnyRules) -> Clocks:
    """What a table has that chooses nothing: only the fuses of the game's answer windows."""
    return Clocks(windows={each.window: each.usual for each in rules.timed if each.usual is not None})


def checked(rules: AnyRules, clocks: Clocks) -> Clocks:
    """The clocks as they were given. Raises `Declined` for those that the house or the game does not have."""
    chosen = (("move", clocks.move, MOVES), ("game", clocks.game, GAMES), ("days", clocks.days, DAYS))
    for name, value, values in chosen:
        if value is not None and value not in values:
            raise Declined("bad_clock", why=f"{name} takes {_listed(values)} or none, not {value}")
    if sum(value is not None for _, value, _ in chosen) > 1:
        raise Declined("bad_clock", why="a table has one of move, game and days")
    timed = {each.window: each.seconds for each in rules.timed}
    for window, seconds in clocks.windows.items():
        if window not in timed:
            raise Declined("bad_clock", why=f"{rules.name} has no clock for {window[:40]!r}")
        if seconds not in timed[window]:
            raise Declined("bad_clock", why=f"{window} takes {_listed(timed[window])} or none, not {seconds}")
    return clocks


def _listed(values: Sequence[int]) -> str:
    return ", ".join(map(str, values))


class Timekeeper:
    """Who has been awaited since when in one game, and what each has used.

    A window has its own fresh clock: it runs for each seat from the moment at which it was first awaited there,
    whatever others do meanwhile, and whatever it does itself without an end of the waiting.
    """

    def __init__(self, clocks: Clocks, seats: int, ask: Ask | None, at: float) -> None:
        self._clocks = clocks
        self._since: dict[Seat, float] = {} if ask is None else dict.fromkeys(ask.awaited, at)
        self._shared = _is_shared(ask)
        self._used = [0.0] * seats
        self._took: dict[Seat, float] = {}
        self._not_before = 0.0
        self._vacations: list[list[tuple[float, float]]] = [[] for _ in range(seats)]

    def moved(self, before: Ask | None, after: Ask | None, actor: Seat, at: float) -> None:
        """An action changed what the table waits for."""
        opens = _opens(before, after, actor, shared=self._shared)
        still = () if opens or after is None else after.awaited
        if actor in self._since:
            self._took[actor] = max(0.0, at - self._since[actor])
        if before is not None and self._draws_on_the_game(before):
            for seat, since in self._since.items():
                if seat not in still:
                    self._used[seat] += max(0.0, at - since)
        awaited = () if after is None else after.awaited
        self._since = {seat: self._since.get(seat, at) if seat in still else at for seat in awaited}
        if opens:
            self._shared = _is_shared(after)

    def took_back(self, before: Ask | None, after: Ask | None, seat: Seat, at: float, *, agreed: bool) -> None:
        """A seat has taken its last act back.

        Where the others agreed, whoever is awaited then has a fresh clock: the old one may be up, and the turn
        would be gone again at once. Otherwise the seat goes on with the time that it had left: were its clock
        fresh, playing and taking back again and again would hold the game up for ever.
        """
        self.moved(before, after, seat, at)
        took = self._took.pop(seat, 0.0)
        draws = after is not None and self._draws_on_the_game(after)
        if agreed:
            self._since = dict.fromkeys(self._since, at)
            if draws and self._clocks.game is not None:
                for each in self._since:
                    self._used[each] = min(self._used[each], self._clocks.game - AGAIN_SECONDS)
        elif seat in self._since:
            self._since[seat] = at - took
            if draws:
                self._used[seat] = max(0.0, self._used[seat] - took)

    def rested(self, at: float) -> None:
        """The server, or the company, was away and is back: whoever is awaited is not to lose by it."""
        if self._clocks.days is None:
            self._since = dict.fromkeys(self._since, at)
        else:
            self._not_before = at + AFTER_A_REST

    def sat(self, seat: Seat, at: float) -> None:
        """Somebody new took a seat, who has not been awaited before."""
        if seat in self._since:
            self._since[seat] = at

    def go_on_vacation(self, seat: Seat, at: float) -> None:
        """Let the clock of a seat stand, for as long as it has vacation left."""
        self._vacations[seat].append((at, at + self.vacation_left(seat, at)))

    def come_from_vacation(self, seat: Seat, at: float) -> None:
        """Let the clock of a seat run again."""
        begin, end = self._vacations[seat][-1]
        self._vacations[seat][-1] = (begin, min(at, end))

    def is_on_vacation(self, seat: Seat, at: float) -> bool:
        """Whether the clock of a seat stands."""
        return any(begin <= at < end for begin, end in self._vacations[seat])

    def vacation_left(self, seat: Seat, at: float) -> float:
        """How many seconds of vacation a seat has left."""
        if self._clocks.days is None:
            return 0.0
        taken = sum(min(max(at, begin), end) - begin for begin, end in self._vacations[seat])
        return max(0.0, VACATION_DAYS * DAY - taken)

    def deadline(self, ask: Ask, seat: Seat) -> float | None:
        """When the time of an awaited seat is up, in seconds since 1970; None where it has no clock."""
        allowance, since = self.allowance(ask, seat), self._since.get(seat)
        if allowance is None or since is None:
            return None
        deadline = since + allowance
        for begin, end in self._vacations[seat]:
            stands_from = max(begin, since)
            if stands_from < min(deadline, end):
                deadline += end - stands_from
        return max(deadline, self._not_before)

    def allowance(self, ask: Ask, seat: Seat) -> float | None:
        """How many seconds a seat has in a window that has just opened."""
        clocks = self._clocks
        if clocks.days is not None:
            return clocks.days * DAY
        if ask.window in clocks.windows:
            return clocks.windows[ask.window]
        if clocks.game is not None:
            return max(clocks.game - self._used[seat], LAST_SECONDS)
        return clocks.move

    def _draws_on_the_game(self, ask: Ask) -> bool:
        return self._clocks.game is not None and ask.window not in self._clocks.windows


def _is_shared(ask: Ask | None) -> bool:
    """Whether several may act at once."""
    return ask is not None and len(ask.awaited) + len(ask.revising) > 1


def _opens(before: Ask | None, after: Ask | None, actor: Seat, *, shared: bool) -> bool:
    """Whether an action opened another window.

    It may bear the same name: the next turn of the same seat, or the next round of a choice that all make at once.
    In one that is shared, who acts and is awaited still has not chosen yet.
    """
    if before is None or after is None or (before.window, before.rule) != (after.window, after.rule):
        return True
    if any(seat not in before.awaited for seat in after.awaited):
        return True
    return not shared and actor in after.awaited
