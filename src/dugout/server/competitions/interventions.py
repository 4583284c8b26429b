"""What a competition does to a match that goes on: calls it off, or lets a computer play for somebody."""

from __future__ import annotations

from collections.abc import Collection

from dugout.core.ids import Seat
from dugout.referee.rows import LEFT, OVER, RUNNING
from dugout.server.match.commit import try_commit
from dugout.server.match.room import Room


async def rule_off(room: Room, out: Seat | None) -> None:
    """CO-4.3, CO-4.6: the competition has ruled on the match, because a side is `out` or for another reason."""
    await room.run_shielded(_rule_off(room, out))


async def play_for(room: Room, seats: Collection[Seat]) -> None:
    """CO-15.5: a computer plays for people who are gone for good, or whose time is over."""
    await room.run_shielded(_play_for(room, seats))


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
