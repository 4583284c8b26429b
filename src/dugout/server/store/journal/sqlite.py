"""Many rows at once in SQLite: all of them in one JSON text, so that a group is a few statements.

Row by row a thread would take the GIL thousands of times.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any, Final

import msgspec

from dugout.server.errors import StoreAway
from dugout.server.store.journal.append import ACTION_KEY, Driver, Key, Row, Standing
from dugout.server.store.rows import BUSY_SECONDS

PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    # rows are added for matches alone whose standing was read in the same transaction, so they belong to one
    "foreign_keys = OFF",
    # what a statement would need to be undone is a file otherwise, made and thrown away thousands of times
    "temp_store = MEMORY",
    # a group of many matches touches a thousand pages: they are kept (up to 64 MB where there is so much to do), and go into the
    # database after many commits, since most of them change again soon
    "cache_size = -65536",
    "wal_autocheckpoint = 16384",
)


class SqliteDriver(Driver):
    """WAL with FULL flushes at every commit, as for the other connections (`engines.prepare_sqlite`)."""

    def __init__(self, url: str) -> None:
        self._file = url.partition(":///")[2].partition("?")[0]
        self._connection: sqlite3.Connection | None = None

    def begin(self) -> None:
        if self._connection is None:
            self._connection = self._connect()
        self._run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._run("COMMIT")

    def give_up(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                self.close()

    def standings(self, ids: list[str]) -> dict[str, Standing]:
        sql = (
            "SELECT json_group_array(json_array(id, length, revision, status)) FROM matches"
            " WHERE id IN (SELECT value FROM json_each(?))"
        )
        return {match: Standing(*stands) for match, *stands in self._fetch_all(sql, ids)}

    def known(self, keys: Sequence[Key]) -> set[Key]:
        sql = (
            "SELECT json_group_array(json_array(a.match, a.seat, a.action))"
            f" FROM {_given(ACTION_KEY)} JOIN actions a USING (match, seat, action)"
        )
        return {(match, seat, action) for match, seat, action in self._fetch_all(sql, keys)}

    def together(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def given(self, table: str, columns: tuple[str, ...]) -> str:
        return _given(columns)

    def run(self, sql: str, rows: Sequence[Row]) -> None:
        self._run(sql, (_json(rows),))

    def execute(self, sql: str, values: Row) -> list[Any]:
        return self._run(sql, values).fetchall()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error
        return connection

    def _run(self, sql: str, values: Row = ()) -> sqlite3.Cursor:
        connection = self._connection
        assert connection is not None
        try:
            return connection.execute(sql, values)
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error

    def _fetch_all(self, sql: str, values: Sequence[Any]) -> list[Any]:
        """All rows as one value."""
        found: list[Any] = msgspec.json.decode(self._run(sql, (_json(values),)).fetchone()[0])
        return found


def _json(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


@cache
def _given(columns: tuple[str, ...]) -> str:
    parts = ", ".join(f"json_extract(value, '$[{at}]') AS \"{name}\"" for at, name in enumerate(columns))
    return f"(SELECT {parts} FROM json_each(?)) AS given"
