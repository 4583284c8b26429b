"""Takes over what other servers have stored, when the bus announces it or a poll finds it."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from dugout.referee.errors import StoreAway
from dugout.server.bus.base import ANSWERS, CHAT, HERE, SEATS, Change
from dugout.server.match import upkeep
from dugout.server.match.room import LISTENERS, Room
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background
from dugout.server.store.rows import Latest

TASK: Final = "reader"
PAUSE: Final = 0.01
"""Seconds between two queries: nobody notices them, and where much happens the next query serves more matches."""


class Sync:
    """Reads what other servers have stored. While one query is under way requests queue, so many matches
    share the next."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.services.store
        self._bus = rooms.services.bus
        self._polls = count()
        self._wanted: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    async def receive(self, change: Change) -> None:
        """Bring the match up to date if it is in memory, and notify those who follow it."""
        room = self._rooms.cached.get(change.match)
        if room is None:
            return
        if change.topic == ANSWERS:
            if room.seq < change.upto:
                self.want(room.id)
            else:
                room.changed()
        elif change.topic == CHAT:
            await _said(room)
        elif change.topic == HERE:
            room.presence_changed()
        else:
            if change.topic == SEATS or room.match.revision < change.upto:
                await room.sync()
            else:
                room.changed()
            room.presence_changed()

    def want(self, match: str) -> None:
        """Another server has stored something in this match."""
        self._wanted.add(match)
        if self._task is None or self._task.done():
            self._task = background.once(TASK, self._run(), self._apart)

    async def stop(self) -> None:
        await background.ended(*self._apart)

    async def poll(self) -> None:
        """When announcements may have been lost, and now and then in any case."""
        seldom = next(self._polls) % upkeep.POLL_EVERY == 0
        if self._bus.shared and (self._bus.missed() or seldom):
            await self.poll_missed()

    async def poll_missed(self) -> None:
        """Compare the matches in memory with the store: announcements of other servers may have been lost."""
        newest = await self._store.lists.newest(list(self._rooms.cached))
        for match, (length, revision, chat) in newest.items():
            room = self._rooms.cached.get(match)
            if room is None:
                continue
            # a room may be ahead of the query, as it goes on meanwhile: the revision only grows, and so do
            # the answers of one revision
            if room.match.revision == revision and room.seq < length:
                self.want(match)  # mostly answers that are being received just now; all in one query
            with background.guarded(TASK, passing=StoreAway, match=match):
                if room.match.revision < revision and not room.busy:
                    await room.sync()
                    room.presence_changed()
                if room.chat_at < chat:
                    await _said(room)

    async def _run(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, set()
            rooms = [self._rooms.cached[match] for match in wanted if match in self._rooms.cached]
            try:
                latest = await self._store.latest({room.id: room.seq for room in rooms})
            except Exception:
                for room in rooms:
                    room.stale = True  # it is synced again (`Rooms.refresh_stale`)
                raise
            for room in rooms:
                if room.id in latest:
                    with background.guarded(TASK, match=room.id) as piece:
                        self._take(room, latest[room.id])
                    room.stale = room.stale or piece.failed
            await asyncio.sleep(PAUSE)

    def _take(self, room: Room, latest: Latest) -> None:
        """At once unless the room is locked; anything but further answers is reloaded in a task of its own."""
        if not room.lock.locked() and room.apply_remote(latest):
            room.changed()
            return
        background.once(TASK, self._sync(room, latest.length), self._apart, match=room.id)

    async def _sync(self, room: Room, upto: int) -> None:
        try:
            await room.sync(upto)
        except Exception:
            room.stale = True
            raise


async def _said(room: Room) -> None:
    for listener in room.listeners.said:
        with background.guarded(LISTENERS, passing=StoreAway, match=room.id):
            await listener(room)
