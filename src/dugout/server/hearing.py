"""What a server does when it hears that something is new, and how it finds out what it has not heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dugout.server import viewer as viewers
from dugout.server.bus.base import ANSWERS, CHAT, HERE, SEATS, Notice
from dugout.server.room import Room
from dugout.server.ws.protocol import ChatOut, encode

if TYPE_CHECKING:
    from dugout.server.rooms import Rooms


async def hear(rooms: Rooms, notice: Notice) -> None:
    """Bring the match up to date if it is in memory, and tell its audience."""
    if notice.topic == HERE:
        rooms.presence.hear(notice)
    room = rooms.warm.get(notice.match)
    if room is None:
        return
    if notice.topic == ANSWERS:
        if room.seq < notice.upto:
            await room.catch_up(notice.upto)
        room.audience.tell()
        rooms.schedule(room)
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
        rooms.schedule(room)


async def look_for_missed(rooms: Rooms) -> None:
    """Compare the matches in memory with the store: other servers' notices may have been lost."""
    newest = await rooms.store.lists.newest(list(rooms.warm))
    for match, (length, revision, chat) in newest.items():
        room = rooms.warm.get(match)
        if room is None:
            continue
        if (room.seq, room.match.revision) != (length, revision) and not room.busy:
            await room.catch_up()
            room.audience.tell_presence()
            rooms.schedule(room)
            rooms.look_in(room)
        if room.chat_at < chat:
            await _pass_on_chat(room)


async def _pass_on_chat(room: Room) -> None:
    lines = await room.rooms.store.chat(room.id, room.chat_at)
    new = [line for line in lines if line.k > room.chat_at]  # somebody else may have read meanwhile
    if new:
        room.chat_at = new[-1].k
        room.audience.send(encode(ChatOut(lines=viewers.chat_lines(new))))
