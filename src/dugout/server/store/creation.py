"""A match is created and deleted as a whole, in one transaction."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.referee.rows import WAITING, AnswerRow, Append, MatchRow, SeatRow, SnapshotRow
from dugout.server.store.convert import match_values, seat_values
from dugout.server.store.schema.matches import (
    actions,
    answers,
    chat,
    deadlines,
    matches,
    retracted,
    seats,
    snapshots,
)
from dugout.server.store.schema.people import reports

OF_A_MATCH: Final = (answers, actions, snapshots, deadlines, retracted, chat, reports, seats)

PROBE: Final = MatchRow("?", "?", 0, {}, WAITING, 0, "00", seats=[SeatRow(0, "me")])
"""A match that is put in and taken out again, to see whether that is possible."""
PROBE_ANSWERS: Final = Append(
    PROBE.id, 0, (AnswerRow(0, "", "", 0),), None, WAITING, snapshot=SnapshotRow(1, {})
)


async def insert_match(connection: AsyncConnection, match: MatchRow, begun: Append | None = None) -> None:
    """A new match, with what it has `begun` with: answers of another one."""
    values = match_values(match)
    if begun is not None:
        values |= {"length": len(begun.answers), "status": begun.status, "ended": begun.ended}
    await connection.execute(insert(matches), [values])
    await connection.execute(insert(seats), [seat_values(match.id, seat) for seat in match.seats])
    if begun is None:
        return
    if begun.answers:
        rows = [{"match": match.id, **msgspec.structs.asdict(answer)} for answer in begun.answers]
        await connection.execute(insert(answers), rows)
    if begun.snapshot is not None:
        data = msgspec.json.encode(begun.snapshot.data).decode()
        snapshot = {"match": match.id, "seq": begun.snapshot.seq, "data": data}
        await connection.execute(insert(snapshots), [snapshot])


async def remove_matches(connection: AsyncConnection, found: list[str]) -> None:
    """Matches and everything that belongs to them."""
    for table in OF_A_MATCH:
        await connection.execute(delete(table).where(table.c.match.in_(found)))
    await connection.execute(delete(matches).where(matches.c.id.in_(found)))
