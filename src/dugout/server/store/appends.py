"""One group of appends inside one transaction: who fits, who came too late, who said it before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dugout.server.store.base import Append, Conflict, Repeated
from dugout.server.store.schema import actions, answers, deadlines, matches, retracted, seats, snapshots

Verdict = Conflict | Repeated | None


async def run_appends(connection: AsyncConnection, group: Sequence[Append]) -> list[Verdict]:
    """Store every append that fits; the verdicts in the order of the group."""
    lengths = await _locked(connection, sorted({append.match for append in group}))
    known = await _known_actions(connection, group)
    verdicts: list[Verdict] = []
    accepted: list[Append] = []
    for append in group:
        key = append.key and (append.match, append.key.seat, append.key.action)
        if key and key in known:
            verdicts.append(Repeated())
        elif lengths.get(append.match) != (append.expected, append.revision):
            verdicts.append(Conflict())
        else:
            verdicts.append(None)
            accepted.append(append)
            lengths[append.match] = (_length(append), append.values.get("revision", append.revision))
            if key:
                known.add(key)
    if accepted:
        await _insert(connection, accepted)
    return verdicts


def _length(append: Append) -> int:
    kept = append.expected if append.keep is None else append.keep
    return kept + len(append.answers)


async def _locked(connection: AsyncConnection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """Lock the matches, in one order everywhere so that two servers cannot wait for each other."""
    query = (
        select(matches.c.id, matches.c.length, matches.c.revision)
        .where(matches.c.id.in_(ids))
        .order_by(matches.c.id)
        .with_for_update()
    )
    return {row.id: (row.length, row.revision) for row in await connection.execute(query)}


async def _known_actions(connection: AsyncConnection, group: Sequence[Append]) -> set[tuple[str, int, str]]:
    keys = [(append.match, append.key.seat, append.key.action) for append in group if append.key]
    if not keys:
        return set()
    columns = (actions.c.match, actions.c.seat, actions.c.action)
    found = await connection.execute(select(*columns).where(tuple_(*columns).in_(keys)))
    return {(row[0], row[1], row[2]) for row in found}


async def _insert(connection: AsyncConnection, accepted: Sequence[Append]) -> None:
    last = {append.match: append for append in accepted}
    for append in accepted:
        if append.keep is not None:
            await _take_back(connection, append)
    rows = [
        {"match": append.match, "seq": row.seq, "text": row.text, "by": row.by, "at": row.at}
        for append in accepted
        for row in append.answers
    ]
    if rows:  # a match may start with a question to a seat, so with no answer yet
        await connection.execute(insert(answers), rows)
    if keyed := [_action(append) for append in accepted if append.key]:
        await connection.execute(insert(actions), keyed)
    await _update_matches(connection, list(last.values()))
    await _replace(connection, deadlines, [_deadline(append) for append in last.values() if append.deadline])
    await _replace(connection, snapshots, [_snapshot(append) for append in last.values() if append.snapshot])
    for append in accepted:
        for seat, values in append.seats:
            row = (seats.c.match == append.match, seats.c.seat == seat)
            await connection.execute(update(seats).where(*row).values(**values))
        if append.values:
            changed = update(matches).where(matches.c.id == append.match)
            await connection.execute(changed.values(**append.values))
    if gone := [append.match for append in last.values() if append.deadline is None]:
        await connection.execute(delete(deadlines).where(deadlines.c.match.in_(gone)))


async def _update_matches(connection: AsyncConnection, last: list[Append]) -> None:
    await connection.execute(
        update(matches).where(matches.c.id == bindparam("match")),
        [
            {
                "match": append.match,
                "length": _length(append),
                "status": append.status,
                "ended": append.ended,
            }
            for append in last
        ],
    )


async def _take_back(connection: AsyncConnection, append: Append) -> None:
    """Move the answers from number `keep` on to those that were taken back; caches that know of them go."""
    late = (answers.c.match == append.match, answers.c.seq >= append.keep)
    number = select(func.coalesce(func.max(retracted.c.rewind), 0)).where(retracted.c.match == append.match)
    rewind = (await connection.execute(number)).scalar_one() + 1
    gone = (await connection.execute(select(answers).where(*late))).all()
    rows = [{**row._mapping, "rewind": rewind} for row in gone]
    if rows:
        await connection.execute(insert(retracted), rows)
    await connection.execute(delete(answers).where(*late))
    await connection.execute(
        delete(snapshots).where(snapshots.c.match == append.match, snapshots.c.seq > append.keep)
    )


async def _replace(connection: AsyncConnection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Rows that there is one of a match: the newest takes the place of the old one."""
    if rows:
        await connection.execute(delete(table).where(table.c.match.in_([row["match"] for row in rows])))
        await connection.execute(insert(table), rows)


def _action(append: Append) -> dict[str, Any]:
    assert append.key is not None
    return {
        "match": append.match,
        "seat": append.key.seat,
        "action": append.key.action,
        "seq": append.expected,
    }


def _deadline(append: Append) -> dict[str, Any]:
    row = append.deadline
    assert row is not None
    return {
        "match": append.match,
        "question": row.question,
        "opened": row.opened,
        "due": row.due,
        "wake": row.wake,
        "timer": row.timer,
        "left": row.left,
        "beat": row.beat,
    }


def _snapshot(append: Append) -> dict[str, Any]:
    row = append.snapshot
    assert row is not None
    return {"match": append.match, "seq": row.seq, "data": msgspec.json.encode(row.data).decode()}
