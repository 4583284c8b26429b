"""What the host does by itself: starts a match, answers timeouts and ticks, lets computers play."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from dugout.core.ids import HOST
from dugout.server.clocks import control, deadline
from dugout.server.match.commit import clocks_of, try_commit
from dugout.server.match.draft import BY_BOT, BY_HOST, BY_TIME, Draft, time_is_up
from dugout.server.match.room import Room
from dugout.server.store.rows import LEFT, RUNNING, TICK_PAUSED, TIME, WAITING
from dugout.server.wire.clocks import DAYS


async def start(room: Room) -> None:
    """Begin if everybody is there; harmless otherwise."""
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != WAITING or not all(row.taken for row in room.match.seats):
            return
        draft = room.draft()
        draft.roll()
        await try_commit(room, draft)


async def wake(room: Room) -> None:
    """Do what is due by now."""
    await room.run_shielded(_wake(room))


async def follow_orders(room: Room, anew: bool) -> None:
    """Answer as standing orders say now; `anew`: when they will is planned again. The lock is held."""
    draft = room.draft()
    anew = anew and draft.tempo.quiet > 0
    if anew and draft.before is not None:
        draft.before = replace(draft.before, wake=None)
    draft.follow_orders(room.orders())
    if draft.answers or anew:
        await try_commit(room, draft)


async def bots_before_host(room: Room, draft: Draft) -> None:
    """Computers that had to let people be first answer now, in the order the game asks them."""
    number = draft.pending.number
    for seat in draft.pending.seats:
        if seat in room.bots and draft.pending.number == number and seat in draft.pending.seats:
            choice = await room.services.thinkers.decide(room, draft, seat)
            draft.answer(seat, choice, BY_BOT)


async def _wake(room: Room) -> None:
    if room.match.status == WAITING:
        await start(room)
    elif _tick_is_due(room):
        await _tick(room)
    elif _time_has_run_out(room):
        await _time_is_up(room)
    elif _orders_are_due(room):
        async with room.lock:
            await room.sync_if_stale()
            if _orders_are_due(room):
                await follow_orders(room, True)
    elif room.deadline is not None and _is_due(room, room.deadline.wake):
        await _absent_are_answered_for(room)
        await _flags_fall(room)
        if _a_computer_is_asked(room) and not await room.services.thinkers.put(room):
            await bots_answer(room)


async def _absent_are_answered_for(room: Room) -> None:
    """Where the game paces itself, a seat that was left is played by its defaults at once."""
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or not room.tempo.seconds:
            return
        draft = room.draft()
        number = draft.pending.number
        for seat in draft.pending.seats:
            if room.match.seats[seat].absent == LEFT and seat not in room.bots:
                if draft.pending.number == number and seat in draft.pending.seats:
                    draft.answer(seat, room.rules.default(draft.state, seat), BY_TIME)
        if draft.answers:
            await try_commit(room, draft)


async def _flags_fall(room: Room) -> None:
    """Somebody's clock has run out: the others may choose what becomes of it. Leave puts it off."""
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or room.deadline is None or room.tempo.seconds:
            return
        present = [row for row in room.match.seats if row.seat not in room.bots and not row.absent]
        clocks = clocks_of(present)
        draft = room.draft()
        late = control.flagged(room.control, clocks, room.pending, room.deadline.opened, draft.now)
        for seat in late:
            until = await _on_leave(room, seat)
            if until is not None and until > draft.now and room.control.kind == DAYS:
                draft.seats[seat] = {"time_left": until - draft.now, "time_since": draft.now}
            else:
                draft.seats[seat] = {"absent": TIME}
        if late:
            await try_commit(room, draft)


async def _on_leave(room: Room, seat: int) -> int | None:
    person = room.match.seats[seat].person
    found = await room.services.store.people.by_id(person) if person else None
    return found.away_until if found else None


async def _time_is_up(room: Room) -> None:
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or not _time_has_run_out(room):
            return
        draft = room.draft()
        time_is_up(draft)
        if not draft.answers:
            raise RuntimeError(f"{room.rules.name}: time is up, but there is nobody to answer for")
        await try_commit(room, draft)


async def _tick(room: Room) -> None:
    """Answer for a minute of real time, unless somebody is away: then the tick waits until everybody is back."""
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or room.deadline is None or not _tick_is_due(room):
            return
        draft = room.draft()
        if room.everybody_is_here:
            draft.before = deadline.ticked(room.deadline, room.tempo.beat, draft.now)
            draft.answer(HOST, room.rules.legal(room.state, HOST)[0], BY_HOST)
        else:
            draft.before = replace(room.deadline, beat=TICK_PAUSED, wake=None)
        await try_commit(room, draft)


def _a_computer_is_asked(room: Room) -> bool:
    return room.match.status == RUNNING and any(seat in room.bots for seat in room.pending.seats)


async def bots_answer(room: Room) -> None:
    """Think without the lock, so that people can answer meanwhile; then hand over what still fits."""
    await room.load_history()
    edition, pending = room.edition, room.pending
    thinking = [seat for seat in pending.seats if seat in room.bots]
    draft = room.draft()
    choices = await asyncio.gather(*(room.services.thinkers.decide(room, draft, seat) for seat in thinking))
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or room.edition != edition:  # given up or taken back
            return
        draft = room.draft()
        for seat, choice in zip(thinking, choices, strict=True):
            asked = draft.pending.number == pending.number and seat in draft.pending.seats
            if asked and draft.refusal(seat, choice) is None:
                draft.answer(seat, choice, BY_BOT)
        if draft.answers:
            await try_commit(room, draft)


def _time_has_run_out(room: Room) -> bool:
    return room.deadline is not None and _is_due(room, room.deadline.due)


def _orders_are_due(room: Room) -> bool:
    """Whether it is for the sake of standing orders that the room was to wake now."""
    row = room.deadline
    if room.match.status != RUNNING or row is None or row.wake is None or not room.tempo.quiet:
        return False
    return row.wake == row.opened + room.tempo.quiet and _is_due(room, row.wake)


def _tick_is_due(room: Room) -> bool:
    if room.deadline is None or room.deadline.beat is None:
        return False
    if room.deadline.beat == TICK_PAUSED:
        return room.everybody_is_here
    return _is_due(room, room.deadline.beat)


def _is_due(room: Room, moment: int | None) -> bool:
    return moment is not None and room.services.clock.now() >= moment
