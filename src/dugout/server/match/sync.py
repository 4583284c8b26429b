"""What a server does when it hears that something is new, and how it finds out what it has not heard."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from dugout.server.bus.base import ANSWERS, CHAT, HERE, SEATS, Notice
from dugout.server.errors import StoreAway
from dugout.server.live import chat as chatting
from dugout.server.live import view as viewers
from dugout.server.match.room import Room
from dugout.server.ops import background
from dugout.server.store.rows import Latest
from dugout.server.wire.socket import ChatOut, encode

if TYPE_CHECKING:
    from dugout.server.match.rooms import Rooms

TASK: Final = "reader"
REST: Final = 0.01
"""Seconds between two looks: nobody notices them, and where much happens the next look serves more matches."""


async def hear(rooms: Rooms, notice: Notice) -> None:
    """Bring the match up to date if it is in memory, and tell its audience."""
    if notice.topic == HERE:
        rooms.presence.hear(notice)
    room = rooms.warm.get(notice.match)
    if room is None:
        return
    if notice.topic == ANSWERS:
        if room.seq < notice.upto:
            rooms.reader.want(room.id)
        else:
            room.audience.tell()
            rooms.alarms.set(room)
    elif notice.topic == CHAT:
        await _pass_on_chat(room)
    elif notice.topic == HERE:
        room.audience.tell_presence()
        rooms.look_in(room)
    else:
        if notice.topic == SEATS or room.match.revision < notice.upto:
            await room.catch_up()
        room.audience.tell()
        room.audience.tell_presence()
        rooms.alarms.set(room)


class Reader:
    """Reads what other servers have stored. While one look is under way wishes gather, so many matches share the next."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._wanted: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    def want(self, match: str) -> None:
        """Another server has stored something in this match."""
        self._wanted.add(match)
        if self._task is None or self._task.done():
            self._task = background.once(TASK, self._run(), self._apart)

    async def stop(self) -> None:
        await background.ended(*self._apart)

    async def _run(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, set()
            rooms = [self._rooms.warm[match] for match in wanted if match in self._rooms.warm]
            try:
                latest = await self._rooms.store.latest({room.id: room.seq for room in rooms})
            except Exception:
                for room in rooms:
                    room.behind = True  # it is looked at again (`upkeep.py`)
                raise
            for room in rooms:
                if room.id in latest:
                    with background.guarded(TASK, match=room.id) as piece:
                        self._take(room, latest[room.id])
                    room.behind = room.behind or piece.failed
            await asyncio.sleep(REST)

    def _take(self, room: Room, latest: Latest) -> None:
        """At once where nobody is at it; whatever is not simply more answers is read as a whole, by itself."""
        if not room.lock.locked() and room.learn(latest):
            room.audience.tell()
            self._rooms.alarms.set(room)
            return
        background.once(TASK, self._catch_up(room, latest.length), self._apart, match=room.id)

    async def _catch_up(self, room: Room, upto: int) -> None:
        try:
            await room.catch_up(upto)
            self._rooms.alarms.set(room)
        except Exception:
            room.behind = True
            raise


async def look_for_missed(rooms: Rooms) -> None:
    """Compare the matches in memory with the store: other servers' notices may have been lost."""
    newest = await rooms.store.lists.newest(list(rooms.warm))
    for match, (length, revision, chat) in newest.items():
        room = rooms.warm.get(match)
        if room is None:
            continue
        # a room may be ahead of the look, as it goes on meanwhile: the revision only grows, and so do the answers of one revision
        if room.match.revision == revision and room.seq < length:
            rooms.reader.want(match)  # mostly answers that are being heard of just now; all in one look
        with background.guarded(TASK, passing=StoreAway, match=match):
            if room.match.revision < revision and not room.busy:
                await room.catch_up()
                room.audience.tell_presence()
                rooms.alarms.set(room)
                rooms.look_in(room)
            if room.chat_at < chat:
                await _pass_on_chat(room)


async def _pass_on_chat(room: Room) -> None:
    lines = await room.rooms.store.chat(room.id, room.chat_at)
    deaf = await chatting.deaf_to(room, lines)
    new = [line for line in lines if line.k > room.chat_at]  # somebody else may have read meanwhile
    if new:
        room.chat_at = new[-1].k
        for listener in room.audience.listeners():
            if heard := chatting.heard_by(room, listener.viewer, listener.person, new, deaf):
                listener.post(encode(ChatOut(lines=viewers.chat_lines(heard))))
