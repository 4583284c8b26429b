"""A timer for each match in memory, and the matches whose timers have fired."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from dugout.server.clocks.wall import WallClock
from dugout.server.ops import background

TASK: Final = "alarms"
LONGEST_ALARM: Final = 3_600_000
"""Milliseconds; a long wait is cut into pieces, because the wall clock may jump."""
AGAIN: Final = 1000
"""Milliseconds before a match is woken again that could not go on."""


class Alarms:
    """`wake` does what is due in a match and sets its alarm again."""

    def __init__(self, clock: WallClock, wake: Callable[[str], Awaitable[None]]) -> None:
        self._clock = clock
        self._wake = wake
        self._timers: dict[str, tuple[asyncio.TimerHandle, int]] = {}  # with the moment by the wall clock
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, match: str, moment: int, at_least: int = 0) -> None:
        """Ring at a moment, but not within `at_least` milliseconds."""
        if self._closed:
            return
        known = self._timers.get(match)
        if known is not None:
            if known[1] <= moment and not at_least:
                return  # it fires early and is then set again, which is cheaper than setting it at every answer
            known[0].cancel()
        now = self._clock.now()
        delay = max(min(max(0, moment - now), LONGEST_ALARM), at_least)
        timer = asyncio.get_running_loop().call_later(delay / 1000, self.fire, match)
        self._timers[match] = timer, now + delay

    def fire(self, match: str) -> None:
        """See what is due in a match, now."""
        self._timers.pop(match, None)
        if match not in self._waking and not self._closed:
            self._waking[match] = background.once(TASK, self._run(match), self._tasks, match=match)

    def is_waking(self, match: str) -> bool:
        return match in self._waking

    def forget(self, match: str) -> None:
        """The match is not in memory any more."""
        known = self._timers.pop(match, None)
        if known is not None:
            known[0].cancel()

    async def close(self) -> None:
        """Nothing rings any more; what has been woken ends."""
        self._closed = True
        for timer, _ in self._timers.values():
            timer.cancel()
        await background.ended(*self._tasks)

    async def _run(self, match: str) -> None:
        try:
            with background.guarded(TASK, match=match) as piece:
                await self._wake(match)
            if piece.failed:
                await asyncio.sleep(AGAIN / 1000)
        finally:
            self._waking.pop(match, None)
