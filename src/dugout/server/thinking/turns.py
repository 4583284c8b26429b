"""Fair scheduling of decisions: where there are more than processes, whoever has used least of them lately is next.

First by address, then by person or match. So whoever makes hundreds of matches shares with themselves, and the
computer of somebody else answers as if there were one match more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from dugout.server.match.room import Owner

HALF_LIFE: Final = 20.0
"""Seconds after which half of what an owner has used is forgotten."""
CHARGED_AT_START: Final = 1.0
"""Seconds that a decision is charged when it begins; when it ends, the time it really took."""
FORGOTTEN: Final = 0.001
MOST_KNOWN: Final = 10_000


class FairQueue:
    """At most `at_once` decisions run concurrently."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[asyncio.Future[None], Owner] = {}
        self._had: dict[str, tuple[float, float]] = {}  # seconds as of a moment

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait until it is the owner's turn, and be inside."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            turn = loop.create_future()
            self._waiting[turn] = owner
            try:
                await turn
            except asyncio.CancelledError:
                if self._waiting.pop(turn, None) is None:  # it had come
                    self._next()
                raise
        began = loop.time()
        self._charge(owner, CHARGED_AT_START, began)
        try:
            yield
        finally:
            now = loop.time()
            self._charge(owner, now - began - CHARGED_AT_START, now)
            self._next()

    def _next(self) -> None:
        waiting = [each for each in self._waiting if not each.cancelled()]
        if not waiting:
            self._free += 1
            return
        now = asyncio.get_running_loop().time()
        turn = min(waiting, key=lambda each: self._share(self._waiting[each], now))
        del self._waiting[turn]
        turn.set_result(None)

    def _share(self, owner: Owner, now: float) -> tuple[float, float]:
        """Least first; among equals the dictionary's order, whoever came first."""
        return self._left("a:" + owner.address, now), self._left("n:" + owner.name, now)

    def _left(self, key: str, now: float) -> float:
        had, at = self._had.get(key, (0.0, now))
        left = float(had * 0.5 ** ((now - at) / HALF_LIFE))
        return left if left > FORGOTTEN else 0.0

    def _charge(self, owner: Owner, seconds: float, now: float) -> None:
        for key in ("a:" + owner.address, "n:" + owner.name):
            self._had[key] = (max(0.0, self._left(key, now) + seconds), now)
        if len(self._had) > MOST_KNOWN:
            self._had = {key: had for key, had in self._had.items() if self._left(key, now)}
