# mypyc: compiled
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

LONGEST_ALARM: Final = 3600.0
"""Seconds; a long wait is cut into pieces, because the clock on the wall may jump."""
AGAIN: Final = 1.0
"""Seconds before a match is looked at again that could not go on."""
log = structlog.get_logger()


class Alarms:
    """Timers, and what they have woken."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def set(self, room: Room) -> None:
        """Set the alarm of a room to the moment its deadline row names."""
        if self._closed or not self._rooms.acts or room.deadline is None or room.deadline.wake is None:
            return
        room.follow_the_clock()
        delay = max(0, room.deadline.wake - self._rooms.clock.now()) / 1000
        theirs = room.left_to_workers == room.deadline.question
        if theirs:
            delay = max(delay, AGAIN)  # they are at it; look again in case they are not
        loop = self._loop
        if loop is None:  # kept: to ask for it is a call to the system
            loop = self._loop = asyncio.get_running_loop()
        moment = loop.time() + min(delay, LONGEST_ALARM)
        timer = self._timers.get(room.id)
        if timer is not None:
            # what is due at once has a handle without a time in uvloop
            due = timer.when() if hasattr(timer, "when") else 0.0
            if due <= moment and not theirs:
                return  # it rings early and is then set anew, which is cheaper than setting it at every answer
            timer.cancel()
        self._timers[room.id] = loop.call_at(moment, self.ring, room.id)

    def ring(self, match: str) -> None:
        """See what is due in a match, now."""
        self._timers.pop(match, None)
        if match not in self._waking and self._rooms.acts and not self._closed:
            self._waking[match] = asyncio.create_task(self._wake(match))

    def is_waking(self, match: str) -> bool:
        return match in self._waking

    def forget(self, match: str) -> None:
        """The match is not in memory any more."""
        timer = self._timers.pop(match, None)
        if timer is not None:
            timer.cancel()

    async def close(self) -> None:
        """Nothing rings any more; what has been woken ends."""
        self._closed = True
        for timer in self._timers.values():
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
            await asyncio.sleep(AGAIN)
        else:
            # whatever rang while we were at it, or is about to, rang in vain
            if match in self._rooms.warm:
                self.set(self._rooms.warm[match])
        finally:
            self._waking.pop(match, None)
