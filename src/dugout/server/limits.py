"""Token buckets: how many requests an address, and a person, may make."""

from __future__ import annotations

import math
import time
from typing import Final

from dugout.server.settings import Rate

MOST_BUCKETS: Final = 20_000


class Buckets:
    """One bucket a key, in the order of use."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> int:
        """Take from a bucket: 0 if there was enough, otherwise the seconds to wait."""
        now = time.monotonic()
        level, at = self._levels.pop(key, (float(self._rate.burst), now))
        level = min(float(self._rate.burst), level + (now - at) * self._rate.per_second)
        wait = 0
        if level >= amount:
            level -= amount
        else:
            wait = max(1, math.ceil((amount - level) / self._rate.per_second))
        self._levels[key] = (level, now)  # at the end: the dictionary is in the order of use
        if len(self._levels) > MOST_BUCKETS:
            self._forget()
        return wait

    def _forget(self) -> None:
        """Drop the half that has not been used for longest; mostly full buckets, which are the same as none."""
        for key in list(self._levels)[: MOST_BUCKETS // 2]:
            del self._levels[key]
