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
from msgspec.structs import astuple

from dugout.referee.errors import StoreAway
from dugout.referee.rows import ActionKey, AnswerRow, Append, DeadlineRow

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

ANSWERS: Final = ("match", *AnswerRow.__struct_fields__)
ACTION_KEY: Final = ("match", *ActionKey.__struct_fields__)
DEADLINES: Final = ("match", *DeadlineRow.__struct_fields__)
SNAPSHOTS: Final = ("match", "seq", "data")
KEYS: Final = {"matches": ("id",), "seats": ("match", "seat")}


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
    """Store every append that fits; the verdicts in the order of the group.

    Of several appends to one match only the first can fit: the second was made without knowing of it.
    """
    heads = driver.heads(sorted({append.match for append in group}))
    known = driver.known([key for append in group if (key := _key(append))])
    accepted: dict[str, Append] = {}
    verdicts: list[str] = []
    for append in group:
        if _key(append) in known:
            verdicts.append(REPEATED)
        elif append.match in accepted or not _fits(append, heads.get(append.match)):
            verdicts.append(CONFLICT)
        else:
            verdicts.append(STORED)
            accepted[append.match] = append
    if accepted:
        with driver.pipeline():
            _store(driver, list(accepted.values()), heads)
    return verdicts


def _key(append: Append) -> Key | None:
    return (append.match, *astuple(append.key)) if append.key else None


def _fits(append: Append, head: MatchHead | None) -> bool:
    return head is not None and (head.length, head.revision) == (append.expected, append.revision)


def _store(driver: Driver, accepted: list[Append], heads: dict[str, MatchHead]) -> None:
    for append in accepted:
        if append.keep is not None:
            _take_back(driver, append.match, append.keep)
    answers = [(append.match, *astuple(row)) for append in accepted for row in append.answers]
    driver.insert("answers", ANSWERS, answers)
    actions = [(*key, append.expected) for append in accepted if (key := _key(append))]
    driver.insert("actions", (*ACTION_KEY, "seq"), actions)
    _store_values(driver, accepted, heads)
    deadlines = [(append.match, *astuple(append.deadline)) for append in accepted if append.deadline]
    driver.replace("deadlines", DEADLINES, deadlines)
    for append in accepted:
        if append.deadline is None:
            driver.execute("DELETE FROM deadlines WHERE match = ?", (append.match,))
    snapshots = [
        (append.match, cache.seq, msgspec.json.encode(cache.data).decode())
        for append in accepted
        if (cache := append.snapshot) is not None
    ]
    driver.replace("snapshots", SNAPSHOTS, snapshots)


def _store_values(driver: Driver, accepted: list[Append], heads: dict[str, MatchHead]) -> None:
    """Columns of matches and seats, those of many matches in one statement: mostly lengths, and clocks."""
    changed: defaultdict[tuple[str, tuple[str, ...]], list[Row]] = defaultdict(list)
    for append in accepted:
        kept = append.expected if append.keep is None else append.keep
        values = {**append.values, "length": kept + len(append.answers)}
        ends = append.ended is not None
        if ends or append.status != heads[append.match].status:  # indexed: only where it is another
            values |= {"status": append.status, "ended": append.ended}
        changed["matches", tuple(values)].append((*values.values(), append.match))
        for seat, of_seat in append.seats:
            changed["seats", tuple(of_seat)].append((*of_seat.values(), append.match, seat))
    for (table, columns), rows in changed.items():
        driver.update(table, KEYS[table], columns, rows)


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
