"""What people settle outside the rules is judged, stored and taken over; offers end, and matches are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from dugout.core.ids import Seat
from dugout.referee import agreement
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError, Conflict, StoreAway
from dugout.referee.rows import OVER, WAITING
from dugout.referee.takeback import Past
from dugout.server.match.commit import ATTEMPTS, commit, try_commit
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background

AT_ONCE: Final = 100


async def act(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> None:
    """Do one of the acts for a seat of somebody who holds `seats`; raises ApiError."""
    await room.run_shielded(_act(room, seats, seat, what, about))


async def _act(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> None:
    async with room.lock:
        for _ in range(ATTEMPTS):
            await room.sync_if_stale()
            draft = await _judged(room, seats, seat, what, about)
            try:
                await commit(room, draft)
            except Conflict:
                continue
            return
        raise ApiError("not-now", {"act": what})


async def expire(room: Room) -> None:
    """An offer that nobody took in time."""
    await room.run_shielded(_close(room, "match.expired"))


async def expire_offers(rooms: Rooms) -> None:
    """End the offers that nobody took in time."""
    for match in await rooms.store.lists.expired(rooms.clock.now(), AT_ONCE):
        with background.guarded("upkeep", passing=StoreAway, match=match):
            await expire(await rooms.get(match))


async def close(room: Room) -> None:
    """The people who run the server end a match."""
    await room.run_shielded(_close(room, "match.closed"))


async def _close(room: Room, reason: str) -> None:
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status == OVER or (reason == "match.expired" and room.match.status != WAITING):
            return
        draft = room.draft()
        agreement.end(draft, room, reason, None)
        await try_commit(room, draft)


async def _judged(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> Draft:
    if not agreement.needs_past(room, what):
        return agreement.judged(room, seats, seat, what, about, None)
    stored = await room.services.store.load(room.id, after=0)
    if stored is None:
        raise ApiError("no-match")
    past = Past(stored.answers[: room.seq], await room.services.store.sent_at(room.id, seats))
    return await asyncio.to_thread(agreement.judged, room, seats, seat, what, about, past)
