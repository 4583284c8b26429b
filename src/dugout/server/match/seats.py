"""What people do at their seats other than answering: take a seat, set standing orders, add a salt, chat."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from dugout.core.ids import Seat
from dugout.referee import agreement, judge
from dugout.referee.dice import clean_salt
from dugout.referee.errors import ApiError, Conflict
from dugout.referee.inputs import name_key
from dugout.referee.rows import RUNNING
from dugout.server.bus.base import CHAT, SEATS, TABLE, Change
from dugout.server.match import host
from dugout.server.match.commit import ATTEMPTS
from dugout.server.match.room import Room
from dugout.server.store.people import Person
from dugout.server.store.rows import ChatRow


async def take_seat(room: Room, seat: Seat, name: str | None, person: Person | None = None) -> None:
    """The person behind a seat gives a name; the last one starts the match."""
    await room.run_shielded(_take_seat(room, seat, name, person))


async def set_orders(room: Room, seat: Seat, orders: Any) -> None:
    """Standing orders of a seat, private to it; raises ApiError."""
    await room.run_shielded(_set_orders(room, seat, orders))


async def add_salt(room: Room, seat: Seat, salt: str) -> None:
    """What a seat adds to the dice, before the first roll; empty for nothing. Raises ApiError."""
    await room.run_shielded(_add_salt(room, seat, clean_salt(salt)))


async def say(room: Room, seat: Seat, text: str) -> ChatRow:
    """A line of chat; raises ApiError for somebody who may only read."""
    person = room.match.seats[seat].person
    known = await room.services.store.people.by_id(person) if person else None
    if known is not None and (known.muted_until or 0) > room.services.clock.now():
        raise ApiError("muted")
    line = await room.services.store.say(room.id, seat, text, room.services.clock.now())
    await room.services.bus.publish(Change(room.id, CHAT, line.k))
    return line


def distinct_name(name: str | None, others: Iterable[str | None]) -> str | None:
    """The name, with a number behind it where somebody at the table has one like it: logs would confuse them."""
    taken = {name_key(other) for other in others if other is not None}
    if name is None or name_key(name) not in taken:
        return name
    return next(f"{name} {n}" for n in count(2) if name_key(f"{name} {n}") not in taken)


async def _take_seat(room: Room, seat: Seat, name: str | None, person: Person | None) -> None:
    async with room.lock:
        row = room.match.seats[seat]
        if room.match.rated and not row.taken:
            if person is None or not person.kept:
                raise ApiError("needs-account")
            if any(other.person == person.id for other in room.match.seats if other.seat != seat):
                raise ApiError("seat-taken")
        who = None if person is None or row.person is not None else person.id
        name = distinct_name(name, [other.name for other in room.match.seats if other.seat != seat])
        await room.services.store.take_seat(room.id, seat, name, who)
        row.name, row.taken, row.person = name, True, who or row.person
    await room.services.bus.publish(Change(room.id, SEATS))
    await host.start(room)


async def _add_salt(room: Room, seat: Seat, salt: str) -> None:
    async with room.lock:
        for _ in range(ATTEMPTS):
            await room.sync_if_stale()
            agreement.check_salt(room)
            room.stale = True  # whatever becomes of it, the store knows better
            try:
                await room.services.store.add_salt(room.match, seat, salt)
            except Conflict:
                continue
            await room.sync_if_stale()
            break
        else:
            raise ApiError("not-now", {"act": agreement.SALT})
    await room.services.bus.publish(Change(room.id, TABLE, room.match.revision))


async def _set_orders(room: Room, seat: Seat, orders: Any) -> None:
    async with room.lock:
        await room.sync_if_stale()
        judge.check_orders(room, seat, orders)
        await room.services.store.set_orders(room.id, seat, orders)
        room.stale = True
        await room.sync_if_stale()
        await room.services.bus.publish(Change(room.id, TABLE, room.match.revision))
        if room.match.status != RUNNING:
            return
        await host.follow_orders(room, seat in room.pending.seats)
