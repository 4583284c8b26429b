"""What a server does every second by itself: wakes what is overdue, looks for what was missed, tidies up, lets go.

Each chore is a piece of work of its own, and so is each match in it: one that fails holds up none of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Final

import structlog

from dugout.server.clocks import deadline
from dugout.server.errors import ApiError, StoreAway
from dugout.server.match import agreement, sync
from dugout.server.ops import background, metrics, tuning
from dugout.server.people.ratings import after_match
from dugout.server.store.rows import WAITING

if TYPE_CHECKING:
    from dugout.server.match.rooms import Rooms

TASK: Final = "upkeep"
POLL_SECONDS: Final = 1.0
"""How often the store is asked for matches whose time has come: those of dead servers, and our own after a jump of the clock."""
SWEEP_EVERY: Final = 600
"""After how many polls it is looked for what is too old to be kept."""
LOOK_EVERY: Final = 5
"""After how many polls it is looked for what seldom happens: notices that never came, people who were banned, memory to gather."""
WAKE_AT_ONCE: Final = 100
MOST_LEFT_TO_WORKERS: Final = 2000
"""Matches that wait for workers are overdue, and must not hide others from the poll."""
Chore = Callable[[], Awaitable[None]]
log = structlog.get_logger()


class Upkeep:
    """The chores of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._seconds = count()
        self._seen = 0  # the time at the last look
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = background.forever(TASK, self.turn, lambda: POLL_SECONDS)

    async def stop(self) -> None:
        await background.ended(self._task)

    async def turn(self) -> None:
        """All that is to be done in this second."""
        with background.guarded(TASK):
            self._notice_a_clock_set_back()
        try:
            for chore in self._chores(next(self._seconds)):
                with background.guarded(TASK, passing=StoreAway, chore=chore.__name__):
                    await chore()
        except StoreAway as error:  # the rest has to wait for it, too
            self._rooms.service.lost(error)
        with background.guarded(TASK):
            self._rooms.let_go()
            metrics.warm.set(len(self._rooms.warm))
            metrics.bus_up.set(self._rooms.bus.up)

    def _chores(self, second: int) -> Iterator[Chore]:
        seldom = second % LOOK_EVERY == 0
        if self._rooms.bus.shared and (self._rooms.bus.missed() or seldom):
            yield self._look_for_missed
        yield self._wake_what_is_overdue
        yield self._end_offers
        yield self._settle_ratings
        if seldom:
            yield self._show_out
            yield self._gather_memory
        if second % SWEEP_EVERY == 0:
            yield self._sweep
        yield self._rooms.service.look
        yield self._catch_up

    def _notice_a_clock_set_back(self) -> None:
        now, before = self._rooms.clock.now(), self._seen
        self._seen = now
        if now < before - deadline.SMALL_STEP:
            log.warning("clock.set-back", seconds=(before - now) // 1000)
            for room in self._rooms.warm.values():
                room.follow_the_clock()
                self._rooms.alarms.set(room)

    async def _look_for_missed(self) -> None:
        await sync.look_for_missed(self._rooms)

    async def _wake_what_is_overdue(self) -> None:
        most = MOST_LEFT_TO_WORKERS if self._rooms.bots.elsewhere else WAKE_AT_ONCE
        for match in await self._rooms.store.overdue(self._rooms.clock.now(), most):
            self._rooms.alarms.ring(match)

    async def _end_offers(self) -> None:
        """Offers that nobody took."""
        for match in await self._rooms.store.lists.expired(self._rooms.clock.now(), WAKE_AT_ONCE):
            with background.guarded(TASK, passing=StoreAway, match=match):
                await agreement.expire(await self._rooms.get(match))

    async def _settle_ratings(self) -> None:
        """Rated matches that a dead server left uncounted."""
        for match in await self._rooms.store.lists.unrated(WAKE_AT_ONCE):
            with background.guarded(TASK, passing=StoreAway, match=match):
                await self._rooms.store.settle(match, after_match)

    async def _show_out(self) -> None:
        """Whoever was banned, or whose session has ended, is cut off where they are connected, too."""
        everybody = [each for room in self._rooms.warm.values() for each in room.audience.listeners()]
        listeners = [each for each in everybody if each.person]
        if not listeners:
            return
        people = self._rooms.store.people
        banned = await people.banned({each.person for each in listeners if each.person})
        ended = await people.ended({each.session for each in listeners if each.session})
        for listener in listeners:
            if listener.person in banned:
                listener.show_out(ApiError("banned"))
            elif listener.session in ended:
                listener.show_out()

    async def _gather_memory(self) -> None:
        if self._rooms.settings.large_pages and len(self._rooms.warm) >= tuning.MANY_MATCHES:
            await asyncio.to_thread(tuning.gather)

    async def _sweep(self) -> None:
        """Forget what is kept no longer."""
        forgotten = await self._rooms.store.retention.sweep(
            self._rooms.settings.keep, self._rooms.clock.now()
        )
        if forgotten:
            log.info("kept.no-longer", **forgotten)

    async def _catch_up(self) -> None:
        """Rooms whose last append had no certain end, and those that ought to have begun."""
        for room in list(self._rooms.warm.values()):
            with background.guarded(TASK, passing=StoreAway, match=room.id):
                if room.behind:
                    await self._rooms.refresh(room)
                if room.match.status == WAITING and all(row.taken for row in room.match.seats):
                    self._rooms.alarms.ring(room.id)
