"""Who should hear that a match waits for them, or is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dugout.core.ids import Seat
from dugout.server.store.rows import OVER, RUNNING

if TYPE_CHECKING:
    from dugout.server.match.room import Room


async def tell(room: Room, asked_before: set[Seat]) -> None:
    """Write to the people who are asked now and were not before, and to all when it is over; not to those who look."""
    online = room.audience.online()
    away = {row.seat for row in room.match.seats if row.person and row.seat not in online}
    if room.match.status == RUNNING:
        away &= asked_now(room) - asked_before
    elif room.match.status != OVER:
        return
    people = {room.match.seats[seat].person for seat in away} - {None}
    if people:
        event = "over" if room.match.status == OVER else "turn"
        await room.rooms.store.desk.write(
            {person for person in people if person}, letter(room, event), room.rooms.clock.now()
        )


def asked_now(room: Room) -> set[Seat]:
    """The people for whose answer the match waits."""
    if room.match.status != RUNNING:
        return set()
    return set(room.pending.seats) - room.bots


def letter(room: Room, event: str) -> str:
    """JSON with nothing that a spectator could not see."""
    match = room.match
    body = {
        "event": event,
        "match": match.id,
        "game": match.game,
        "score": list(room.rules.score(room.state)),
        "names": [row.name for row in match.seats],
        "link": f"{room.rooms.settings.address}/match/{match.id}",
    }
    return msgspec.json.encode(body).decode()
