"""Stores what the host does on its own: a match starts, time runs out, computers play. `referee/host.py`
says what is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from dugout.referee import host as referee
from dugout.referee.draft import Draft
from dugout.referee.play import Play
from dugout.server.match.commit import try_commit
from dugout.server.match.room import Room


async def start(room: Room) -> None:
    """Begin if everybody is there; harmless otherwise."""
    await _do(room, referee.started)


async def wake(room: Room) -> None:
    """Do what is due by now."""
    await room.run_shielded(_wake(room))


async def follow_orders(room: Room, replan: bool) -> None:
    """Answer as standing orders say now; `replan`: when they will is planned again. The lock is held."""
    draft = referee.orders_followed(room, replan)
    if draft is not None:
        await try_commit(room, draft)


async def bots_answer(room: Room) -> None:
    """Think without the lock, so that people can answer meanwhile; then hand over what still fits."""
    await room.load_history()
    edition, question = room.edition, room.pending.number
    thinking = referee.computers_asked(room)
    draft = room.draft()
    choices = await asyncio.gather(*(room.services.thinkers.decide(room, draft, seat) for seat in thinking))
    decided = dict(zip(thinking, choices, strict=True))
    await _do(room, lambda play: referee.computers_answered(play, edition, question, decided))


async def _wake(room: Room) -> None:
    due = referee.due(room)
    if due == referee.START:
        await start(room)
    elif due == referee.TICK:
        await _do(room, referee.ticked)
    elif due == referee.TIME_UP:
        await _do(room, referee.timed_out)
    elif due == referee.ORDERS:
        await _do(
            room, lambda play: referee.orders_followed(play, True) if referee.orders_are_due(play) else None
        )
    elif due == referee.TURN:
        await _do(room, referee.absent_answered_for)
        await _mark_late(room)
        if referee.computers_asked(room) and not await room.services.thinkers.put(room):
            await bots_answer(room)


async def _do(room: Room, drafted: Callable[[Play], Draft | None]) -> None:
    """Draft something with the lock held and store it; if another server was faster, what it stored stands."""
    async with room.lock:
        await room.sync_if_stale()
        draft = drafted(room)
        if draft is not None:
            await try_commit(room, draft)


async def _mark_late(room: Room) -> None:
    async with room.lock:
        await room.sync_if_stale()
        late = referee.late(room)
        if late:
            leave = {seat: await _on_leave(room, seat) for seat in late}
            draft = referee.mark_late(room, late, leave)
            if draft is not None:
                await try_commit(room, draft)


async def _on_leave(room: Room, seat: int) -> int | None:
    person = room.match.seats[seat].person
    found = await room.services.store.people.by_id(person) if person else None
    return found.away_until if found else None
