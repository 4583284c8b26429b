"""Who is notified that a match waits for them, or is over."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from dugout.core.ids import Seat
from dugout.referee.errors import StoreAway
from dugout.referee.rows import OVER, RUNNING
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.people import ratings


def follow(rooms: Rooms) -> None:
    """Ratings and notifications follow what is stored."""
    rooms.listeners.committed += [ratings.settle, notify]


async def notify(room: Room, asked_before: set[Seat]) -> None:
    """Write to the people who are asked now and were not before, and to all when it is over; not to those who look."""
    if room.has_people:
        with suppress(StoreAway):  # the answer is stored; a notification is only a courtesy
            await _notify(room, asked_before)


async def _notify(room: Room, asked_before: set[Seat]) -> None:
    online = room.online()
    away = {row.seat for row in room.match.seats if row.person and row.seat not in online}
    if room.match.status == RUNNING:
        away &= room.people_asked - asked_before
    elif room.match.status != OVER:
        return
    people = {room.match.seats[seat].person for seat in away} - {None}
    if people:
        event = "over" if room.match.status == OVER else "turn"
        await room.services.store.notifications.write(
            {person for person in people if person}, notification(room, event), room.services.clock.now()
        )


def notification(room: Room, event: str) -> str:
    """JSON with nothing that a spectator could not see."""
    match = room.match
    body = {
        "event": event,
        "match": match.id,
        "game": match.game,
        "score": list(room.rules.score(room.state)),
        "names": [row.name for row in match.seats],
        "link": f"{room.services.settings.address}/match/{match.id}",
    }
    return msgspec.json.encode(body).decode()
