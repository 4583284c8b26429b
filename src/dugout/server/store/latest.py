"""What is new in many matches at once: three queries, however many other servers' notices there were."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.base import AnswerRow, DeadlineRow, Latest
from dugout.server.store.schema import deadlines, matches, seats

BEYOND: Final = """
    SELECT a.match, a.seq, a.text, a.by, a.at FROM {each} AS w
    JOIN answers a ON a.match = w.key AND a.seq >= CAST(w.value AS integer) ORDER BY a.match, a.seq
"""


async def read_latest(connection: AsyncConnection, known: Mapping[str, int]) -> dict[str, Latest]:
    """What each match has beyond so many answers, as of one moment of its own."""
    ids = sorted(known)
    columns = (matches.c.id, matches.c.length, matches.c.revision, matches.c.status)
    query = (
        select(*columns, deadlines)
        .select_from(matches.outerjoin(deadlines, deadlines.c.match == matches.c.id))
        .where(matches.c.id.in_(ids))
    )
    heads = (await connection.execute(query)).all()
    later = await _later_answers(connection, {row.id: known[row.id] for row in heads})
    clocks = await _clocks(connection, ids)
    return {
        row.id: Latest(
            row.length,
            row.revision,
            row.status,
            # what came in between the two queries is for the next time
            [answer for answer in later[row.id] if answer.seq < row.length],
            None if row.question is None else _deadline(row),
            clocks[row.id],
        )
        for row in heads
    }


async def _later_answers(
    connection: AsyncConnection, known: Mapping[str, int]
) -> defaultdict[str, list[AnswerRow]]:
    found: defaultdict[str, list[AnswerRow]] = defaultdict(list)
    each = (
        "json_each(:known)" if connection.dialect.name == "sqlite" else "json_each_text(CAST(:known AS json))"
    )
    wanted = {"known": msgspec.json.encode(known).decode()}
    for match, seq, answer, by, at in await connection.execute(text(BEYOND.format(each=each)), wanted):
        found[match].append(AnswerRow(seq, answer, by, at))
    return found


async def _clocks(
    connection: AsyncConnection, ids: list[str]
) -> defaultdict[str, dict[int, tuple[int | None, int | None]]]:
    """Clocks follow from the answers; all else about seats is agreed, which changes the revision."""
    found: defaultdict[str, dict[int, tuple[int | None, int | None]]] = defaultdict(dict)
    query = select(seats.c.match, seats.c.seat, seats.c.time_left, seats.c.time_since).where(
        seats.c.match.in_(ids)
    )
    for match, seat, left, since in await connection.execute(query):
        found[match][seat] = (left, since)
    return found


def _deadline(row: object) -> DeadlineRow:
    question, opened, due, wake, timer, left, beat = row[-7:]  # type: ignore[index]
    return DeadlineRow(question, opened, due, wake, timer or 0, left, beat)
