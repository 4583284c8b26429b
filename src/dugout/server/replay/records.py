"""Uploaded records, stored like a finished match."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from dugout.core.values import Record
from dugout.referee.errors import Conflict, too_many_requests
from dugout.referee.records import judged, read, row_of
from dugout.server.match.rooms import Rooms
from dugout.server.replay.replays import Timelines

MOST_AT_ONCE: Final = 4
"""Records that may wait for their judge; who comes then is asked to come back."""
COME_BACK_IN: Final = 10


async def upload(rooms: Rooms, timelines: Timelines, body: bytes) -> str:
    """Read, judge and keep a record; its address. Raises ApiError or RecordError."""
    if timelines.judging >= MOST_AT_ONCE:
        raise too_many_requests(COME_BACK_IN)
    timelines.judging += 1
    try:
        return await _keep(rooms, timelines, await timelines.run(read, body))
    finally:
        timelines.judging -= 1


async def _keep(rooms: Rooms, timelines: Timelines, record: Record) -> str:
    """Keep a record under an address that follows from its contents."""
    rules = rooms.services.rules(record.game)
    now = rooms.clock.now()
    append = await timelines.run(judged, rules, record, now)
    match = await timelines.run(row_of, rooms.services.games, record, now)
    with suppress(Conflict):  # it was brought before, or by two people at once
        await rooms.store.create(match, append)
    return match.id
