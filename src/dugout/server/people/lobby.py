"""Finding a match: offers that anybody may take, quick matches, and rematches.

An offer is a match that waits for people and is listed. So joining is taking a seat, and the match starts when the
last one is taken.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from dugout.server.bus.base import SEATS, TABLE, Notice
from dugout.server.clocks.pace import agreed_options, running_clock
from dugout.server.errors import ApiError
from dugout.server.match import dice, host
from dugout.server.match.create import check_terms, create
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.store.people import Person
from dugout.server.store.rows import BOT, LINK, ME, OVER, WAITING, MatchRow, SeatRow, new_id
from dugout.server.wire.clocks import DAY, DAYS, LIVE, TimeControl
from dugout.server.wire.matches import Created, NewMatch, NewSeat

SHOWN: Final = 50
LIFETIMES: Final = {LIVE: 20 * 60_000, DAYS: 7 * DAY}
"""How long an offer stands, by its clock; without a clock a day."""


async def offer(rooms: Rooms, new: NewMatch, person: Person, address: str) -> Created:
    """A match that anybody may join; raises ApiError."""
    new.clock = new.control
    expires = rooms.clock.now() + LIFETIMES.get(new.clock.kind, DAY)
    return await create(rooms, new, person=person, expires=expires, address=address)


async def offers(rooms: Rooms, person: Person | None) -> list[MatchRow]:
    """What a person may join or has offered; not of people who avoid each other."""
    avoided = await rooms.store.people.avoided(person.id) if person else set()
    found = await rooms.store.lists.offers(rooms.clock.now(), SHOWN)
    return [match for match in found if not avoided & {row.person for row in match.seats}]


async def join(rooms: Rooms, match: str, person: Person, salt: str | None = None) -> str:
    """Take a free seat of an offer, with a salt for the dice; raises ApiError."""
    salt = None if salt is None else dice.clean_salt(salt)
    room = await rooms.get(match)
    if not room.match.listed or room.match.status != WAITING:
        raise ApiError("seat-taken")
    if any(row.person == person.id for row in room.match.seats):
        return match
    if room.match.rated and not person.kept:
        raise ApiError("needs-account")
    avoided = await rooms.store.people.avoided(person.id)
    if avoided & {row.person for row in room.match.seats}:
        raise ApiError("avoided")
    for row in room.match.seats:
        if not row.taken and await rooms.store.claim_seat(match, row.seat, person.name, person.id, salt):
            await rooms.bus.publish(Notice(match, SEATS))
            await room.run_shielded(host.start(room))
            return match
    raise ApiError("seat-taken")


async def quick(
    rooms: Rooms,
    game: str,
    options: dict[str, Any],
    clock: TimeControl,
    rated: bool,
    person: Person,
    address: str,
) -> str:
    """Into the oldest offer that fits, or into a new one."""
    rules = rooms.services.rules(game)
    options = agreed_options(rules, options, clock)
    new = NewMatch(
        game=game,
        options=options,
        seats=[NewSeat(kind="me"), *[NewSeat(kind="link")] * (rules.min_seats - 1)],
        clock=clock,
        rated=rated,
        listed=True,
    )
    check_terms(new, person)
    wanted = (game, options, msgspec.to_builtins(running_clock(rules, options, clock)), rated)
    for match in await offers(rooms, person):
        if any(row.person == person.id for row in match.seats):
            if (match.game, match.options, match.clock, match.rated) == wanted:
                return match.id
        elif (match.game, match.options, match.clock, match.rated) == wanted:
            try:
                return await join(rooms, match.id, person)
            except ApiError:
                continue  # somebody was quicker
    return (await offer(rooms, new, person, address)).match


async def rematch(rooms: Rooms, room: Room, seats: tuple[int, ...]) -> str:
    """A match like the one that is over, everybody one seat further; whoever asks first makes it."""
    if room.match.status != OVER:
        raise ApiError("not-now", {"act": "rematch"})
    if room.match.next is not None:
        return room.match.next
    old = room.match
    count = len(old.seats)
    rows = [_next_seat(old, old.seats[(seat + 1) % count], seat, seats) for seat in range(count)]
    again = MatchRow(
        new_id(),
        old.game,
        rooms.services.rules(old.game).version,
        old.options,
        WAITING,
        rooms.clock.now(),
        dice.new_secret(),
        seats=rows,
        rated=old.rated,
        clock=old.clock,
    )
    stays = await rooms.store.create_next(room.id, again)
    await room.sync()
    await rooms.bus.publish(Notice(room.id, TABLE, room.match.revision))
    following = await rooms.get(stays)
    await following.run_shielded(host.start(following))
    return stays


def _next_seat(match: MatchRow, old: SeatRow, seat: int, asking: tuple[int, ...]) -> SeatRow:
    """Whoever asks sits down at once; the others take their seat with the secret they have."""
    control = msgspec.convert(match.clock, TimeControl)
    here = old.kind == BOT or old.kind == ME or old.seat in asking
    kind = old.kind if old.kind == BOT or old.kind == ME else LINK
    row = SeatRow(seat, kind, old.level, old.name, here, old.token_hash, person=old.person)
    if old.kind != BOT and control.whole:
        row.time_left = control.whole
    return row
