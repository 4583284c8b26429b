"""An alarm for every match in memory, set to the moment when the host has to act next."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from dugout.server import host
from dugout.server.room import Room
from dugout.server.store.base import StoreAway

if TYPE_CHECKING:
    from dugout.server.rooms import Rooms

LONGEST_ALARM: Final = 3_600_000
"""Milliseconds; a long wait is cut into pieces, because the clock on the wall may jump."""
AGAIN: Final = 1000
"""Milliseconds before a match is looked at again that could not go on."""
log = structlog.get_logger()


class Alarms:
    """Timers, and what they have woken."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._timers: dict[
            str, tuple[asyncio.TimerHandle, int]
        ] = {}  # with the moment, by the clock on the wall
        self._waking: dict[str, asyncio.Task[None]] = {}
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
            self._waking[match] = asyncio.create_task(self._wake(match))

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
        tasks = list(self._waking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wake(self, match: str) -> None:
        try:
            room = await self._rooms.get(match)
            await host.wake(room)
        except StoreAway as error:
            log.warning("database.away", match=match, error=str(error)[:200])
        except Exception as error:
            log.error("match.stuck", match=match, error=repr(error))
            await asyncio.sleep(AGAIN / 1000)
        else:
            # whatever rang while we were at it, or is about to, rang in vain
            if match in self._rooms.warm:
                self.set(self._rooms.warm[match])
        finally:
            self._waking.pop(match, None)
