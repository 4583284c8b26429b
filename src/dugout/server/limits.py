"""Token buckets: how many requests an address, and a person, may make."""

from __future__ import annotations

import math
import time
from typing import Final

from dugout.server.settings import Rate

MOST_BUCKETS: Final = 20_000


class Buckets:
    """One bucket a key. A full bucket is the same as none, so full ones are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> int:
        """Take from a bucket: 0 if there was enough, otherwise the seconds to wait."""
        now = time.monotonic()
        level, at = self._levels.get(key, (float(self._rate.burst), now))
        level = min(float(self._rate.burst), level + (now - at) * self._rate.per_second)
        if level < amount:
            self._levels[key] = (level, now)
            return max(1, math.ceil((amount - level) / self._rate.per_second))
        self._levels[key] = (level - amount, now)
        if len(self._levels) > MOST_BUCKETS:
            self._forget(now)
        return 0

    def _forget(self, now: float) -> None:
        whole = self._rate.burst / self._rate.per_second
        self._levels = {key: pair for key, pair in self._levels.items() if now - pair[1] < whole}
        while len(self._levels) > MOST_BUCKETS:  # a flood of addresses: the oldest go first
            self._levels.pop(next(iter(self._levels)))
