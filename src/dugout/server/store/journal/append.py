"""One group of appends inside one transaction: each is stored, conflicting or repeated.

A group is the one thing that a server stores thousands of times a second, so it goes straight to the driver
as a handful of statements whatever its size: all rows of a statement are one JSON text, which the database
takes apart.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from dugout.referee.errors import StoreAway
from dugout.referee.rows import Append

Row: TypeAlias = Sequence[Any]
Key: TypeAlias = tuple[str, int, str]
DEADLOCK: Final = "40P01"
ATTEMPTS: Final = 5

STORED: Final = "stored"
CONFLICT: Final = "conflict"
"""Somebody else appended first."""
REPEATED: Final = "repeated"
"""This action id of this seat is stored already."""

TAKEN_BACK: Final = -1
"""The number of an action whose answers were taken back."""

ANSWERS: Final = ("match", "seq", "text", "by", "at")
ACTION_KEY: Final = ("match", "seat", "action")
DEADLINES: Final = ("match", "question", "opened", "due", "wake", "timer", "left", "beat")
SNAPSHOTS: Final = ("match", "seq", "data")


class Deadlock(Exception):
    """Another server held what we wanted and wanted what we held; nothing was stored."""


class MatchHead(NamedTuple):
    """How a match stands; an append must have expected its length and revision."""

    length: int
    revision: int
    status: str


class Driver(ABC):
    """One connection to write through, used by one thread at a time. Every method may raise StoreAway."""

    BEGIN: str
    FOR_UPDATE: str
    """Ends a query whose rows stay as they are until the end of the transaction, unless we change them."""
    ROWS: str
    """What the database makes of a JSON text with rows: a table with one of them as `value`."""

    def __init__(self) -> None:
        self._connection: Any = None

    @abstractmethod
    def connect(self) -> Any: ...
    @abstractmethod
    def execute(self, sql: str, values: Row = ()) -> list[Any]:
        """Any statement, with `?` for values."""

    @abstractmethod
    def column_sql(self, table: str, column: str, at: int) -> str:
        """Place `at` of such a row, as a value for this column."""

    def rows_sql(self, table: str, columns: tuple[str, ...]) -> str:
        """SQL for the rows that `run` hands over, as a table called `given`."""
        parts = [f'{self.column_sql(table, name, at)} AS "{name}"' for at, name in enumerate(columns)]
        return f"(SELECT {', '.join(parts)} FROM {self.ROWS}) AS given"

    def pipeline(self) -> AbstractContextManager[Any]:
        """Statements whose outcome nobody waits for before the last of them; they may travel together."""
        return nullcontext()

    def begin(self) -> None:
        if self._connection is None:
            self._connection = self.connect()
        self.execute(self.BEGIN)

    def commit(self) -> None:
        self.execute("COMMIT")

    def rollback(self) -> None:
        """Undo what was begun; the next `begin` starts over, on a new connection if need be."""
        if self._connection is not None:
            try:
                self.execute("ROLLBACK")
            except StoreAway:
                self.close()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def run(self, sql: str, rows: Sequence[Row]) -> list[Any]:
        """A statement about many rows."""
        return self.execute(sql, (msgspec.json.encode(rows).decode(),)) if rows else []

    def insert(self, table: str, columns: tuple[str, ...], rows: Sequence[Row], more: str = "") -> None:
        names = ", ".join(f'"{column}"' for column in columns)
        given = self.rows_sql(table, columns)
        self.run(f"INSERT INTO {table} ({names}) SELECT {names} FROM {given} {more}", rows)

    def replace(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        """Rows of which there is one a match, its id first: the new one takes the place of the old.

        `REPLACE` would take the old row out and put a new one in, in the table and in every index.
        """
        new = ", ".join(f'"{column}" = excluded."{column}"' for column in columns[1:])
        self.insert(table, columns, rows, f'WHERE true ON CONFLICT ("{columns[0]}") DO UPDATE SET {new}')

    def update(
        self, table: str, keys: tuple[str, ...], columns: tuple[str, ...], rows: Sequence[Row]
    ) -> None:
        """Set columns where the keys are as given; rows have the columns first, then the keys."""
        new = ", ".join(f'"{column}" = given."{column}"' for column in columns)
        where = " AND ".join(f'{table}."{key}" = given."{key}"' for key in keys)
        self.run(
            f"UPDATE {table} SET {new} FROM {self.rows_sql(table, (*columns, *keys))} WHERE {where}", rows
        )

    def heads(self, ids: Sequence[str]) -> dict[str, MatchHead]:
        """How each match stands, and stays until the end of the transaction unless we change it."""
        given = f"SELECT id FROM {self.rows_sql('matches', ('id',))}"
        sql = f"SELECT id, length, revision, status FROM matches WHERE id IN ({given}) {self.FOR_UPDATE}"
        return {match: MatchHead(*stands) for match, *stands in self.run(sql, [(match,) for match in ids])}

    def known(self, keys: Sequence[Key]) -> set[Key]:
        """Those actions that are stored already."""
        given = self.rows_sql("actions", ACTION_KEY)
        sql = f"SELECT a.match, a.seat, a.action FROM {given} JOIN actions a USING (match, seat, action)"
        return {(match, seat, action) for match, seat, action in self.run(sql, keys)}


def store_group(driver: Driver, group: Sequence[Append]) -> list[str]:
    """One transaction, flushed to the disk; whoever loses a deadlock with another server tries again."""
    for _ in range(ATTEMPTS):
        try:
            driver.begin()
            verdicts = run_appends(driver, group)
            driver.commit()
            return verdicts
        except Deadlock:
            driver.rollback()
        except BaseException:
            driver.rollback()
            raise
    raise StoreAway("deadlock")


def run_appends(driver: Driver, group: Sequence[Append]) -> list[str]:
    """Store every append that fits; the verdicts in the order of the group."""
    before = driver.heads(sorted({append.match for append in group}))
    stands = dict(before)
    known = driver.known([key for append in group if (key := _key(append))])
    verdicts: list[str] = []
    for append in group:
        key = _key(append)
        if key in known:
            verdicts.append(REPEATED)
        elif not _fits(append, stands.get(append.match)):
            verdicts.append(CONFLICT)
        else:
            verdicts.append(STORED)
            revision = append.values.get("revision", append.revision)
            stands[append.match] = MatchHead(_length(append), revision, append.status)
            if key:
                known.add(key)
    accepted = [append for append, verdict in zip(group, verdicts, strict=True) if verdict == STORED]
    if accepted:
        with driver.pipeline():
            _store(driver, accepted, before)
    return verdicts


def _key(append: Append) -> Key | None:
    return (append.match, append.key.seat, append.key.action) if append.key else None


def _fits(append: Append, stands: MatchHead | None) -> bool:
    return stands is not None and (stands.length, stands.revision) == (append.expected, append.revision)


def _length(append: Append) -> int:
    return (append.expected if append.keep is None else append.keep) + len(append.answers)


def _store(driver: Driver, accepted: list[Append], before: dict[str, MatchHead]) -> None:
    """Take-backs first: a room waits for each of its appends, so none of them is of a match with others in
    the group."""
    for append in accepted:
        if append.keep is not None:
            _take_back(driver, append.match, append.keep)
    answers = [(each.match, row.seq, row.text, row.by, row.at) for each in accepted for row in each.answers]
    driver.insert("answers", ANSWERS, answers)
    actions = [(*key, append.expected) for append in accepted if (key := _key(append))]
    driver.insert("actions", (*ACTION_KEY, "seq"), actions)
    last = list({append.match: append for append in accepted}.values())
    _store_lengths(driver, last, before)
    _store_state(driver, last)
    _store_values(driver, accepted)


def _store_lengths(driver: Driver, last: list[Append], before: dict[str, MatchHead]) -> None:
    """How far each match is; the status, by which matches are looked up, only where it is another one."""
    lengths: list[Row] = []
    states: list[Row] = []
    for append in last:
        if append.ended is None and append.status == before[append.match].status:
            lengths.append((_length(append), append.match))
        else:
            states.append((_length(append), append.status, append.ended, append.match))
    driver.update("matches", ("id",), ("length",), lengths)
    driver.update("matches", ("id",), ("length", "status", "ended"), states)


def _store_state(driver: Driver, last: list[Append]) -> None:
    """What there is one of a match: the newest counts."""
    deadlines = [
        (append.match, *(getattr(append.deadline, column) for column in DEADLINES[1:]))
        for append in last
        if append.deadline is not None
    ]
    driver.replace("deadlines", DEADLINES, deadlines)
    snapshots = [
        (append.match, cache.seq, msgspec.json.encode(cache.data).decode())
        for append in last
        if (cache := append.snapshot) is not None
    ]
    driver.replace("snapshots", SNAPSHOTS, snapshots)
    for append in last:
        if append.deadline is None:
            driver.execute("DELETE FROM deadlines WHERE match = ?", (append.match,))


def _store_values(driver: Driver, accepted: list[Append]) -> None:
    """Columns of seats and matches that change besides; mostly clocks, of many matches alike."""
    changed: defaultdict[tuple[str, ...], dict[tuple[str, int], Row]] = defaultdict(dict)
    for append in accepted:
        for seat, values in append.seats:
            changed[tuple(values)][append.match, seat] = (*values.values(), append.match, seat)
        if append.values:
            columns = tuple(append.values)
            driver.update("matches", ("id",), columns, [(*append.values.values(), append.match)])
    for columns, rows in changed.items():
        driver.update("seats", ("match", "seat"), columns, list(rows.values()))


def _take_back(driver: Driver, match: str, keep: int) -> None:
    """Move the answers from number `keep` on to those that were taken back; caches that know of them go.

    Actions stay, so that none is accepted twice, but begin nothing in the match any more.
    """
    driver.execute(
        "INSERT INTO retracted (match, rewind, seq, text, by, at) SELECT a.match,"
        " (SELECT coalesce(max(r.rewind), 0) + 1 FROM retracted r WHERE r.match = a.match),"
        " a.seq, a.text, a.by, a.at FROM answers a WHERE a.match = ? AND a.seq >= ?",
        (match, keep),
    )
    driver.execute("DELETE FROM answers WHERE match = ? AND seq >= ?", (match, keep))
    driver.execute("UPDATE actions SET seq = ? WHERE match = ? AND seq >= ?", (TAKEN_BACK, match, keep))
    driver.execute("DELETE FROM snapshots WHERE match = ? AND seq > ?", (match, keep))
