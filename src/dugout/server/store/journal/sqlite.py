"""Appends into SQLite: WAL with FULL flushes at every commit, as for the other connections (`engines.prepare_sqlite`)."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any, Final

from dugout.referee.errors import StoreAway
from dugout.server.store.journal.append import Driver, Row
from dugout.server.store.rows import BUSY_SECONDS

PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    # rows are added for matches alone whose head was read in the same transaction, so they belong to one
    "foreign_keys = OFF",
    # what a statement would need to be undone is a file otherwise, made and thrown away thousands of times
    "temp_store = MEMORY",
    # a group of many matches touches a thousand pages: they are kept (up to 64 MB where there is so much to do), and go into the
    # database after many commits, since most of them change again soon
    "cache_size = -65536",
    "wal_autocheckpoint = 16384",
)


class SqliteDriver(Driver):
    BEGIN = "BEGIN IMMEDIATE"
    FOR_UPDATE = ""  # nobody else writes meanwhile

    def __init__(self, url: str) -> None:
        super().__init__()
        self._file = url.partition(":///")[2].partition("?")[0]

    def connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error
        return connection

    def execute(self, sql: str, values: Row = ()) -> list[Any]:
        try:
            found: list[Any] = self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error
        return found

    def rows_sql(self, table: str, columns: tuple[str, ...]) -> str:
        return _rows_sql(columns)


@cache
def _rows_sql(columns: tuple[str, ...]) -> str:
    parts = ", ".join(f"json_extract(value, '$[{at}]') AS \"{name}\"" for at, name in enumerate(columns))
    return f"(SELECT {parts} FROM json_each(?)) AS given"
