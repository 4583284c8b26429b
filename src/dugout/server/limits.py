"""Token buckets: how many requests an address, and a person, may make."""

from __future__ import annotations

import math
import time
from typing import Final

from dugout.server.settings import Rate, Settings

MOST_BUCKETS: Final = 20_000


class Buckets:
    """One bucket a key, in the order of use. `spent` is what was taken since somebody looked (`shared_limits.py`)."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.spent: dict[str, float] | None = None
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> int:
        """Take from a bucket: 0 if there was enough, otherwise the seconds to wait."""
        now = time.monotonic()
        level = self._level(key, now)
        wait = 0
        if level >= amount:
            level -= amount
            if self.spent is not None:
                self.spent[key] = self.spent.get(key, 0.0) + amount
        else:
            wait = self.wait(amount - level)
        self._put(key, level, now)
        return wait

    async def take_for_sure(self, key: str) -> int:
        """Take where one too many matters; servers that share buckets ask each other first."""
        return self.take(key)

    def set(self, key: str, level: float) -> None:
        """What is left in a bucket according to all servers."""
        self._put(key, level, time.monotonic())

    def wait(self, missing: float) -> int:
        """Seconds until so much more is there."""
        return max(1, math.ceil(missing / self.rate.per_second))

    def _level(self, key: str, now: float) -> float:
        level, at = self._levels.pop(key, (float(self.rate.burst), now))
        return min(float(self.rate.burst), level + (now - at) * self.rate.per_second)

    def _put(self, key: str, level: float, now: float) -> None:
        self._levels.pop(key, None)
        self._levels[key] = (level, now)  # at the end: the dictionary is in the order of use
        if len(self._levels) > MOST_BUCKETS:
            self._forget()

    def _forget(self) -> None:
        """Drop the half that has not been used for longest; mostly full buckets, which are the same as none."""
        for key in list(self._levels)[: MOST_BUCKETS // 2]:
            del self._levels[key]


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


def limits_for(settings: Settings) -> Limits:
    """Buckets of its own for a server without a bus, otherwise those that it shares with others."""
    rates = (settings.address_rate, settings.person_rate, settings.sign_in_rate)
    if not settings.bus_url:
        return Limits(*rates)
    from dugout.server.shared_limits import SharedLimits  # needs packages that a lonely server does without

    return SharedLimits(*rates, settings.bus_url)
