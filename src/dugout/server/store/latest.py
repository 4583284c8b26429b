"""What is new in many matches at once: one query, however many other servers' notices there were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.referee.rows import AnswerRow, DeadlineRow
from dugout.server.store.rows import Latest

QUERY: Final = """
    SELECT m.id, m.length, m.revision, m.status,
        d.question, d.opened, d.due, d.wake, d.timer, d."left", d.beat,
        (SELECT CAST({all_of}({array}(a.seq, a.text, a.by, a.at)) AS text) FROM answers a
            WHERE a.match = m.id AND a.seq >= CAST(known.value AS integer)) AS later,
        (SELECT CAST({all_of}({array}(s.seat, s.time_left, s.time_since)) AS text) FROM seats s
            WHERE s.match = m.id) AS clocks
    FROM {known} AS known JOIN matches m ON m.id = known.key LEFT JOIN deadlines d ON d.match = m.id
"""
SQLITE: Final = QUERY.format(all_of="json_group_array", array="json_array", known="json_each(:known)")
POSTGRES: Final = QUERY.format(
    all_of="json_agg", array="json_build_array", known="json_each_text(CAST(:known AS json))"
)

_later: Final = msgspec.json.Decoder(list[tuple[int, str, str, int]])
_clocks: Final = msgspec.json.Decoder(list[tuple[int, int | None, int | None]])


async def read_latest(connection: AsyncConnection, known: Mapping[str, int]) -> dict[str, Latest]:
    """What each match has beyond the known number of answers. One statement sees one moment of the database."""
    query = text(SQLITE if connection.dialect.name == "sqlite" else POSTGRES)
    rows = await connection.execute(query, {"known": msgspec.json.encode(known).decode()})
    return {row.id: _latest(*row[1:]) for row in rows}


def _latest(
    length: int,
    revision: int,
    status: str,
    question: int | None,
    opened: int,
    due: int | None,
    wake: int | None,
    timer: int | None,
    left: int | None,
    beat: int | None,
    later: str | None,
    clocks: str | None,
) -> Latest:
    """Clocks follow from the answers; all else about seats is agreed, which changes the revision."""
    return Latest(
        length,
        revision,
        status,
        [AnswerRow(*row) for row in sorted(_later.decode(later or "[]"))],
        None if question is None else DeadlineRow(question, opened, due, wake, timer or 0, left, beat),
        {seat: (time_left, since) for seat, time_left, since in _clocks.decode(clocks or "[]")},
    )
