"""How much one connection, one address and everybody together may ask of a server."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and so many a minute in the long run."""

    burst: int
    per_minute: float


class Limits(Struct, frozen=True):
    """Everything that is limited. Sizes are in bytes, times in seconds.

    `message` is a message of a WebSocket, `body` that of a request; `outbox` the number of messages that wait for a
    slow client before its line is cut; `misses` are tables asked for that are not there; `syncs` are answers with
    the whole log to one connection: what comes faster gets one answer for all; `mine` is how often one's own tables
    are looked up, `held` how many at a time; `questions` is what RulesPal is asked.
    """

    message: int = 16 * 1024
    body: int = 16 * 1024
    outbox: int = 48
    hello_within: float = 10
    sockets: int = 3000
    sockets_per_address: int = 150
    messages: Rate = Rate(burst=60, per_minute=600)
    syncs: Rate = Rate(burst=12, per_minute=40)
    chat: Rate = Rate(burst=8, per_minute=30)
    warnings: int = 40
    tables: Rate = Rate(burst=10, per_minute=6)
    seats: Rate = Rate(burst=30, per_minute=30)
    connections: Rate = Rate(burst=100, per_minute=240)
    mine: Rate = Rate(burst=40, per_minute=40)
    held: int = 40
    misses: Rate = Rate(burst=20, per_minute=12)
    questions: Rate = Rate(burst=30, per_minute=60)
    replays: Rate = Rate(burst=30, per_minute=30)


class Bucket:
    """A token bucket: it holds `burst` tokens at most and gets `per_minute` new ones."""

    __slots__ = ("_clock", "_rate", "_since", "_tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._since = clock()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        if not self.may_take:
            return False
        self._tokens -= 1
        return True

    @property
    def may_take(self) -> bool:
        """Whether there is a token."""
        self._fill()
        return self._tokens >= 1

    @property
    def wait(self) -> float:
        """In how many seconds there is a token."""
        self._fill()
        return max(0.0, 1 - self._tokens) * 60 / self._rate.per_minute

    @property
    def full(self) -> bool:
        """Whether the bucket is as good as new."""
        self._fill()
        return self._tokens >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        grown = self._tokens + (now - self._since) * self._rate.per_minute / 60
        self._tokens = min(float(self._rate.burst), grown)
        self._since = now


class Buckets:
    """A bucket for each address that was heard of lately."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; False when there is none."""
        return self._of(address).take()

    def may_take(self, address: str) -> bool:
        """Whether `take` would give one."""
        return self._of(address).may_take

    def _of(self, address: str) -> Bucket:
        household = household_of(address)
        bucket = self._buckets.pop(household, None) or Bucket(self._rate, self._clock)
        self._buckets[household] = bucket
        if len(self._buckets) > self._most:
            self._forget()
        return bucket

    def _forget(self) -> None:
        """Let go of the full ones, which remember nothing, and of the oldest when all have something to say."""
        for household in [each for each, bucket in self._buckets.items() if bucket.full]:
            del self._buckets[household]
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)


def household_of(address: str) -> str:
    """What counts as one address: of version 6 the network, since every household has a whole one.

    >>> household_of("2001:db8:1:2:3:4:5:6"), household_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
