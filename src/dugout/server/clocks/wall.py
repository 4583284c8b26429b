"""What time it is: milliseconds since 1970."""

from __future__ import annotations

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class WallClock:
    """What time it is for the server; tests pass their own."""

    def now(self) -> int:
        return now_ms()
