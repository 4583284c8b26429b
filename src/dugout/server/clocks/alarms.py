"""An alarm for every match in memory, set to the moment when the host has to act next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from dugout.server.match import host
from dugout.server.match.room import Room
from dugout.server.ops import background

if TYPE_CHECKING:
    from dugout.server.match.rooms import Rooms

TASK: Final = "alarms"
LONGEST_ALARM: Final = 3_600_000
"""Milliseconds; a long wait is cut into pieces, because the clock on the wall may jump."""
AGAIN: Final = 1000
"""Milliseconds before a match is looked at again that could not go on."""


class Alarms:
    """Timers, and what they have woken."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._timers: dict[
            str, tuple[asyncio.TimerHandle, int]
        ] = {}  # with the moment, by the clock on the wall
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def set(self, room: Room) -> None:
        """Set the alarm of a room to the moment its deadline row names."""
        if self._closed or not self._rooms.acts or room.deadline is None or room.deadline.wake is None:
            return
        theirs = room.left_to_workers == room.deadline.question
        known = self._timers.get(room.id)
        if known is not None:
            if known[1] <= room.deadline.wake and not theirs:
                return  # it rings early and is then set anew, which is cheaper than setting it at every answer
            known[0].cancel()
        room.follow_the_clock()
        wake = room.deadline.wake
        now = self._rooms.clock.now()
        delay = min(max(0, wake - now), LONGEST_ALARM)
        if theirs:
            delay = max(delay, AGAIN)  # they are at it; look again in case they are not
        if self._loop is None:  # kept: to ask for it is a call to the system
            self._loop = asyncio.get_running_loop()
        self._timers[room.id] = self._loop.call_later(delay / 1000, self.ring, room.id), now + delay

    def ring(self, match: str) -> None:
        """See what is due in a match, now."""
        self._timers.pop(match, None)
        if match not in self._waking and self._rooms.acts and not self._closed:
            self._waking[match] = background.once(TASK, self._wake(match), self._tasks, match=match)

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

    async def _wake(self, match: str) -> None:
        try:
            with background.guarded(TASK, match=match) as piece:
                await host.wake(await self._rooms.get(match))
            if piece.failed:
                await asyncio.sleep(AGAIN / 1000)
            elif match in self._rooms.warm:  # whatever rang while we were at it, or is about to, rang in vain
                self.set(self._rooms.warm[match])
        finally:
            self._waking.pop(match, None)
