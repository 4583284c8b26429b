"""Appends into SQLite: WAL with a FULL flush at every commit, as everywhere (`engines.prepare_sqlite`)."""

from __future__ import annotations

import sqlite3
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
    # a group of many matches touches a thousand pages: they are kept (up to 64 MB), and go into the database after
    # many commits, since most of them change again soon
    "cache_size = -65536",
    "wal_autocheckpoint = 16384",
)


class SqliteDriver(Driver):
    BEGIN = "BEGIN IMMEDIATE"
    FOR_UPDATE = ""  # nobody else writes meanwhile
    ROWS = "json_each(?)"

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

    def column_sql(self, table: str, column: str, at: int) -> str:
        return f"json_extract(value, '$[{at}]')"
