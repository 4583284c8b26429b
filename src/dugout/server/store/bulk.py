"""Many rows at once in plain SQL, in the two databases that we speak.

A group of appends is the one thing that a server does thousands of times a second, so it goes straight to the
driver, from a thread of its own, as a handful of statements whatever its size: SQLite gets all rows in one JSON text,
PostgreSQL in whole columns. Row by row the thread would ask for Python's one lock thousands of times, and wait for it
each time while others judge; so it works beside them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Table
from sqlalchemy.engine import URL, make_url

from dugout.server.store.base import StoreAway
from dugout.server.store.engines import BUSY_SECONDS
from dugout.server.store.schema import metadata

Row = Sequence[Any]
DEADLOCK: Final = "40P01"
CONNECT_SECONDS: Final = 10


class Deadlock(Exception):
    """Another server held what we wanted and wanted what we held; nothing was stored."""


class Bulk(Protocol):
    """One connection to write through, used by one thread at a time. Every method may raise StoreAway."""

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def give_up(self) -> None:
        """Undo what was begun; the next `begin` starts anew, on a new connection if need be."""

    def lengths(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Length and revision of each match, which stay so until the end of the transaction."""

    def known(self, keys: Sequence[tuple[str, int, str]]) -> set[tuple[str, int, str]]:
        """Those actions that are stored already."""

    def together(self) -> AbstractContextManager[Any]:
        """Statements whose outcome nobody waits for before the last of them; they may travel together."""

    def insert(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None: ...
    def replace(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        """Rows of which there is one a match, its id first: the new one takes the place of the old."""

    def update(
        self, table: str, keys: tuple[str, ...], columns: tuple[str, ...], rows: Sequence[Row]
    ) -> None:
        """Set columns where the keys are as given; rows have the columns first, then the keys."""

    def execute(self, sql: str, values: Row) -> list[Any]:
        """Any other statement, with `?` for values."""

    def close(self) -> None: ...


def bulk_for(url: str) -> Bulk:
    """Where appends go, for the address of a database."""
    address = make_url(url)
    return SqliteBulk(address) if address.get_backend_name() == "sqlite" else PostgresBulk(address)


class SqliteBulk:
    """WAL with FULL flushes at every commit, as for the other connections (`engines.prepare_sqlite`)."""

    def __init__(self, url: URL) -> None:
        self._file = url.database or ":memory:"
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

    def lengths(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        sql = (
            "SELECT json_group_array(json_array(id, length, revision)) FROM matches"
            " WHERE id IN (SELECT value FROM json_each(?))"
        )
        return {match: (length, revision) for match, length, revision in self._fetch_all(sql, ids)}

    def known(self, keys: Sequence[tuple[str, int, str]]) -> set[tuple[str, int, str]]:
        sql = (
            "SELECT json_group_array(json_array(a.match, a.seat, a.action))"
            f" FROM {_rows(ACTION_KEY)} JOIN actions a USING (match, seat, action)"
        )
        return {(match, seat, action) for match, seat, action in self._fetch_all(sql, keys)}

    def together(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def insert(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        self._run(f"INSERT {_into(table, columns)}", (_json(rows),))

    def replace(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        self._run(f"INSERT OR REPLACE {_into(table, columns)}", (_json(rows),))

    def update(
        self, table: str, keys: tuple[str, ...], columns: tuple[str, ...], rows: Sequence[Row]
    ) -> None:
        new = ", ".join(f'"{column}" = given."{column}"' for column in columns)
        where = " AND ".join(f'{table}."{key}" = given."{key}"' for key in keys)
        self._run(f"UPDATE {table} SET {new} FROM {_rows((*columns, *keys))} WHERE {where}", (_json(rows),))

    def execute(self, sql: str, values: Row) -> list[Any]:
        return self._run(sql, values).fetchall()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
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


class PostgresBulk:
    """A lost connection is opened again with the next group."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    def begin(self) -> None:
        """A transaction begins with its first statement."""
        if self._connection is None or self._connection.closed:
            self._connection = _postgres(self._connect)

    def commit(self) -> None:
        _postgres(self._connection.commit)

    def give_up(self) -> None:
        if self._connection is not None:
            try:
                _postgres(self._connection.rollback)
            except StoreAway:
                self.close()

    def lengths(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        # in one order everywhere, so that two servers do not wait for each other
        sql = "SELECT id, length, revision FROM matches WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
        try:
            found = self._fetch(sql, [ids])
        except StoreAway:  # it may have been restarted since the last group; nothing has been written yet
            self.close()
            self.begin()
            found = self._fetch(sql, [ids])
        return {row[0]: (row[1], row[2]) for row in found}

    def known(self, keys: Sequence[tuple[str, int, str]]) -> set[tuple[str, int, str]]:
        sql = f"SELECT a.match, a.seat, a.action FROM actions a JOIN {_unnest('actions', ACTION_KEY)} USING (match, seat, action)"
        return {(row[0], row[1], row[2]) for row in self._fetch(sql, _columns(keys))}

    @contextmanager
    def together(self) -> Iterator[None]:
        with _translated(), self._connection.pipeline():
            yield

    def insert(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        self._fetch(_insert_all(table, columns), _columns(rows))

    def replace(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        new = ", ".join(f'"{column}" = excluded."{column}"' for column in columns[1:])
        sql = f"{_insert_all(table, columns)} ON CONFLICT ({columns[0]}) DO UPDATE SET {new}"
        self._fetch(sql, _columns(rows))

    def update(
        self, table: str, keys: tuple[str, ...], columns: tuple[str, ...], rows: Sequence[Row]
    ) -> None:
        new = ", ".join(f'"{column}" = given."{column}"' for column in columns)
        where = " AND ".join(f'{table}."{key}" = given."{key}"' for key in keys)
        source = _unnest(table, (*columns, *keys))
        self._fetch(f"UPDATE {table} SET {new} FROM {source} WHERE {where}", _columns(rows))

    def execute(self, sql: str, values: Row) -> list[Any]:
        return self._fetch(sql.replace("?", "%s"), values)

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _connect(self) -> Any:
        import psycopg

        return psycopg.connect(self._address, connect_timeout=CONNECT_SECONDS, prepare_threshold=2)

    def _fetch(self, sql: str, values: Row) -> list[Any]:
        def run() -> list[Any]:
            cursor = self._connection.execute(sql, values)
            return list(cursor.fetchall()) if cursor.description else []

        found: list[Any] = _postgres(run)
        return found


ACTION_KEY: Final = ("match", "seat", "action")


def _postgres(call: Callable[[], Any]) -> Any:
    with _translated():
        return call()


@contextmanager
def _translated() -> Iterator[None]:
    """What PostgreSQL's driver raises, in our words."""
    import psycopg

    try:
        yield
    except psycopg.Error as error:
        if error.sqlstate == DEADLOCK:
            raise Deadlock from error
        raise StoreAway(str(error)) from error


def _json(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


@cache
def _rows(columns: tuple[str, ...]) -> str:
    """Rows of one JSON text as a table."""
    parts = ", ".join(f"json_extract(value, '$[{at}]') AS \"{name}\"" for at, name in enumerate(columns))
    return f"(SELECT {parts} FROM json_each(?)) AS given"


@cache
def _into(table: str, columns: tuple[str, ...]) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    return f"INTO {table} ({names}) SELECT {names} FROM {_rows(columns)}"


@cache
def _insert_all(table: str, columns: tuple[str, ...]) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {_unnest(table, columns)}"


@cache
def _unnest(table: str, columns: tuple[str, ...]) -> str:
    """Whole columns as a table."""
    kinds = ", ".join(f"%s::{_kind(metadata.tables[table], column)}[]" for column in columns)
    names = ", ".join(f'"{column}"' for column in columns)
    return f"unnest({kinds}) AS given ({names})"


def _kind(table: Table, column: str) -> str:
    return {str: "text", int: "bigint", bool: "boolean"}[table.c[column].type.python_type]


def _columns(rows: Iterable[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
