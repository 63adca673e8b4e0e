"""The time of day for a table, and an alarm that rings at a moment of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

_LONGEST_SLEEP = 3600.0
"""A machine that was asleep, or whose clock was set, is noticed after so long."""


class Call(Protocol):
    """A call that will be made."""

    def cancel(self) -> None:
        """Do not make it."""


class Clock(Protocol):
    """What a room knows of the time. Tests turn the hands of theirs."""

    def now(self) -> float:
        """The time in seconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Call:
        """Make a call when so many seconds have passed."""


class WallClock:
    """The clock on the wall."""

    def now(self) -> float:
        """The time in seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Call:
        """Make a call when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)


class Alarm:
    """Rings once at the moment that it was last set to."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: float | None = None
        self._call: Call | None = None

    def set(self, at: float | None) -> None:
        """Ring at a moment, and at no other; None for never."""
        if self._call is not None:
            if at == self._at:
                return
            self._call.cancel()
        self._at, self._call = at, None
        if at is not None:
            wait = min(max(0.0, at - self._clock.now()), _LONGEST_SLEEP)
            self._call = self._clock.call_later(wait, self._wake)

    def _wake(self) -> None:
        at, self._at, self._call = self._at, None, None
        if at is not None and at > self._clock.now():
            self.set(at)
        else:
            self._ring()
