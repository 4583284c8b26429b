"""How much an address, a person and a match may ask for: token buckets, and semaphores for what takes long."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Final

from dugout.referee.errors import too_many_requests
from dugout.server.settings import Rate

MOST_BUCKETS: Final = 20_000


class Buckets:
    """One bucket a key, in the order of use. `spent` is what was taken since somebody looked (`limits_redis.py`)."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.spent: dict[str, float] | None = None
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> int:
        """Take from a bucket: 0 if there was enough, otherwise the seconds to wait."""
        now = time.monotonic()
        level, at = self._levels.pop(key, (float(self.rate.burst), now))
        level = min(float(self.rate.burst), level + (now - at) * self.rate.per_second)
        wait = 0
        if level >= amount:
            level -= amount
            if self.spent is not None:
                self.spent[key] = self.spent.get(key, 0.0) + amount
        else:
            wait = self.wait(amount - level)
        self._put(key, level, now)
        return wait

    async def take_shared(self, key: str) -> int:
        """Take where the limit must be exact; servers that share buckets sync first."""
        return self.take(key)

    def set(self, key: str, level: float) -> None:
        """What is left in a bucket according to all servers."""
        self._levels.pop(key, None)
        self._put(key, level, time.monotonic())

    def wait(self, missing: float) -> int:
        """Seconds until so much more is there."""
        return max(1, math.ceil(missing / self.rate.per_second))

    def _put(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)  # it was taken out before: the dictionary is in the order of use
        if len(self._levels) > MOST_BUCKETS:
            self._forget()

    def _forget(self) -> None:
        """Drop the half that has not been used for longest; mostly full buckets, which are the same as none."""
        for key in list(self._levels)[: MOST_BUCKETS // 2]:
            del self._levels[key]


class KeyedSemaphore:
    """A limit on concurrent use, in total and per key; beyond it requests are refused with a time to retry after."""

    def __init__(self, most: int, each: int, seconds: int) -> None:
        self._most, self._each, self._seconds = most, each, seconds
        self._inside: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def hold(self, key: str = "") -> Iterator[None]:
        """Hold a slot; raises ApiError where there is none."""
        if self._all >= self._most or self._inside[key] >= self._each:
            raise too_many_requests(self._seconds)
        self._inside[key] += 1
        self._all += 1
        try:
            yield
        finally:
            self._all -= 1
            self._inside[key] -= 1
            if not self._inside[key]:
                del self._inside[key]


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network half, because one customer gets all of the other half."""
    if ":" not in address:
        return address
    try:
        ip = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(ip.ipv4_mapped or IPv6Address(int(ip) >> 64 << 64))


class Limits:
    """All buckets of a server."""

    def __init__(self, address: Rate, person: Rate, sign_in: Rate) -> None:
        self.addresses = Buckets(address)
        self.people = Buckets(person)
        self.tries = Buckets(sign_in)

    async def open(self) -> None:
        """Nothing to do for a server that is alone."""

    async def close(self) -> None:
        """Nothing to do for a server that is alone."""
