"""Who wakes the host of a match: an alarm for each match in memory, and a poll for those of dead servers."""

from __future__ import annotations

from typing import Final

import structlog

from dugout.referee import deadline
from dugout.referee.rows import TICK_PAUSED, WAITING
from dugout.server.clocks.alarms import AGAIN, Alarms
from dugout.server.match import host
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms

AT_ONCE: Final = 100
MOST_LEFT_TO_WORKERS: Final = 2000
"""Matches that wait for workers are overdue, and must not hide others from the poll."""
log = structlog.get_logger()


class Waking:
    """Lets the host act when a deadline row says so."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self._alarms = Alarms(rooms.services.clock, self._wake)
        self._seen = 0  # the time at the last poll

    def set(self, room: Room) -> None:
        """Set the alarm of a room to the moment its deadline row names."""
        if room.deadline is None or room.deadline.wake is None:
            return
        room.follow_the_clock()
        left_to_workers = room.left_to_workers == room.deadline.question  # poll again in case they do nothing
        self._alarms.set(room.id, room.deadline.wake, AGAIN if left_to_workers else 0)

    def start(self, room: Room) -> None:
        """A match that waits though all seats are taken: a server died between the last of them and the start."""
        if room.match.status == WAITING and all(row.taken for row in room.match.seats):
            self.fire(room.id)

    def resume(self, room: Room) -> None:
        """Somebody has come: go on with what had to wait for that."""
        if room.deadline is not None and room.deadline.beat == TICK_PAUSED and room.everybody_is_here:
            self.fire(room.id)

    def fire(self, match: str) -> None:
        """See what is due in a match, now."""
        self._alarms.fire(match)

    def is_waking(self, match: str) -> bool:
        return self._alarms.is_waking(match)

    def forget(self, match: str) -> None:
        self._alarms.forget(match)

    async def close(self) -> None:
        await self._alarms.close()

    async def poll(self) -> None:
        """Wake what is overdue: matches of dead servers, and our own after a jump of the clock."""
        most = MOST_LEFT_TO_WORKERS if self._services.thinkers.elsewhere else AT_ONCE
        for match in await self._services.store.overdue(self._services.clock.now(), most):
            self.fire(match)

    def start_full(self) -> None:
        """All matches that ought to have begun."""
        for room in list(self._rooms.cached.values()):
            self.start(room)

    def detect_clock_set_back(self) -> None:
        now, before = self._services.clock.now(), self._seen
        self._seen = now
        if now < before - deadline.SMALL_STEP:
            log.warning("clock.set-back", seconds=(before - now) // 1000)
            for room in self._rooms.cached.values():
                room.follow_the_clock()
                self.set(room)

    async def _wake(self, match: str) -> None:
        await host.wake(await self._rooms.get(match))
        if match in self._rooms.cached:  # ignore alarms that fired meanwhile, or are about to
            self.set(self._rooms.cached[match])
