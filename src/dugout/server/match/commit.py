"""A draft is stored, with all that follows from it; then the room takes it over."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from dugout.referee import append as appends
from dugout.referee.draft import Draft
from dugout.referee.errors import Conflict, StoreAway
from dugout.referee.rows import ActionKey, Append
from dugout.server.bus.base import ANSWERS, TABLE, Change
from dugout.server.match.room import LISTENERS, Room
from dugout.server.ops import background
from dugout.server.store.convert import as_text

IN_JSON: Final = ("ending", "proposal", "rewinds", "clock")
ATTEMPTS: Final = 5
"""How often something is judged again because another server was faster."""


async def commit(room: Room, draft: Draft, key: ActionKey | None = None) -> None:
    """Store a draft and take it over; raises Conflict, Repeated or StoreAway, with the room as it was. The
    lock is held."""
    services = room.services
    if draft.keep is None:
        draft.follow_orders(room.orders())
    append = appends.prepare(room, draft, key)
    people = room.has_people
    asked_before = room.people_asked if people else set()
    try:
        await services.store.append(_in_columns(append))
    except (StoreAway, Conflict) as error:
        room.stale = True
        if isinstance(error, StoreAway):
            services.database.lost(error)
        raise
    room.take_over(draft, append)
    room.changed()
    if services.bus.shared:
        services.bus.announce(Change(room.id, ANSWERS, room.seq))
    if append.values:
        await services.bus.publish(Change(room.id, TABLE, room.match.revision))
    for listener in room.listeners.committed if people or append.ended is not None else ():
        try:
            await listener(room, asked_before)
        except Exception as error:
            background.failed(LISTENERS, error, match=room.id)


async def try_commit(room: Room, draft: Draft) -> None:
    """Store a draft; if another server was faster, what it stored stands."""
    try:
        await commit(room, draft)
    except Conflict:
        await room.sync_if_stale()


def _in_columns(append: Append) -> Append:
    """What changes about the match, as the database keeps it."""
    if not append.values:
        return append
    values = {name: as_text(value) if name in IN_JSON else value for name, value in append.values.items()}
    return replace(append, values=values)
