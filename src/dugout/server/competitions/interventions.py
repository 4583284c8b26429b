"""What a competition does to a match that goes on: calls it off, or lets a computer play for somebody."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from dugout.core.ids import Seat
from dugout.referee.control import SeatClock
from dugout.referee.rows import LEFT, OVER, RUNNING
from dugout.referee.wire.clocks import NONE, TimeControl
from dugout.server.match.commit import try_commit
from dugout.server.match.room import Room


async def rule_off(room: Room, out: Seat | None) -> None:
    """CO-4.3, CO-4.6: the competition has ruled on the match, because a side is `out` or for another reason."""
    await room.run_shielded(_rule_off(room, out))


async def play_for(room: Room, seats: Collection[Seat]) -> None:
    """CO-15.5: a computer plays for people who are gone for good, or whose time is over."""
    await room.run_shielded(_play_for(room, seats))


async def keep_time(room: Room, clock: TimeControl) -> None:
    """CO-4.10: the match goes by this clock from now on; with none, what is left on the old one stands still."""
    if room.control != clock:
        await room.run_shielded(_keep_time(room, clock))


async def _keep_time(room: Room, clock: TimeControl) -> None:
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status != RUNNING or room.control == clock:
            return
        draft = room.draft()
        draft.values["clock"] = msgspec.to_builtins(clock)
        for row in room.match.seats if clock.kind == NONE else ():
            if row.time_left is not None and row.time_since is not None:
                left = SeatClock(row.time_left, row.time_since).now(draft.now)
                draft.seats[row.seat] = {"time_left": max(0, left), "time_since": None}
        await try_commit(room, draft)


async def _rule_off(room: Room, out: Seat | None) -> None:
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status == OVER:
            return
        draft = room.draft()
        reason = "match.ruled" if out is None else "match.put-out"
        draft.values["ending"] = {"reason": reason, "seat": out, "places": []}
        await try_commit(room, draft)


async def _play_for(room: Room, seats: Collection[Seat]) -> None:
    async with room.lock:
        await room.sync_if_stale()
        rows = [room.match.seats[seat] for seat in seats if seat not in room.bots]
        levels = room.services.games.levels(room.match.game)
        if room.match.status != RUNNING or not rows or not levels:
            return
        draft = room.draft()
        for row in rows:
            draft.seats[row.seat] = {"absent": LEFT, "stand_in": levels[len(levels) // 2]}
        await try_commit(room, draft)
