"""Many rows at once in PostgreSQL: whole columns, and statements that travel together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

import psycopg
from sqlalchemy import Table
from sqlalchemy.engine import make_url

from dugout.server.errors import StoreAway
from dugout.server.store.journal.append import ACTION_KEY, DEADLOCK, Deadlock, Driver, Key, Row, Standing
from dugout.server.store.schema.matches import metadata

CONNECT_SECONDS: Final = 10
BY_KEY: Final = ("enable_seqscan", "enable_hashjoin", "enable_mergejoin")
"""Ways to look things up that PostgreSQL is to leave out: a group looks for some hundred rows, each by its key. A planner that has
not counted a growing table for a while would rather read all of it, again and again."""


class PostgresDriver(Driver):
    """A lost connection is opened again with the next group."""

    def __init__(self, url: str) -> None:
        address = make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
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

    def standings(self, ids: list[str]) -> dict[str, Standing]:
        # in one order everywhere, so that two servers do not wait for each other
        sql = "SELECT id, length, revision, status FROM matches WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
        try:
            found = self._fetch(sql, [ids])
        except StoreAway:  # it may have been restarted since the last group; nothing has been written yet
            self.close()
            self.begin()
            found = self._fetch(sql, [ids])
        return {match: Standing(*stands) for match, *stands in found}

    def known(self, keys: Sequence[Key]) -> set[Key]:
        sql = f"SELECT a.match, a.seat, a.action FROM actions a JOIN {_given('actions', ACTION_KEY)} USING (match, seat, action)"
        return {(row[0], row[1], row[2]) for row in self._fetch(sql, _columns(keys))}

    @contextmanager
    def together(self) -> Iterator[None]:
        with _translated(), self._connection.pipeline():
            yield

    def given(self, table: str, columns: tuple[str, ...]) -> str:
        return _given(table, columns)

    def run(self, sql: str, rows: Sequence[Row]) -> None:
        self._fetch(sql, _columns(rows))

    def execute(self, sql: str, values: Row) -> list[Any]:
        return self._fetch(sql.replace("?", "%s"), values)

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _connect(self) -> Any:
        connection = psycopg.connect(self._address, connect_timeout=CONNECT_SECONDS, prepare_threshold=2)
        try:
            connection.execute("; ".join(f"SET {way} = off" for way in BY_KEY))
            connection.commit()
        except BaseException:
            connection.close()
            raise
        return connection

    def _fetch(self, sql: str, values: Row) -> list[Any]:
        def run() -> list[Any]:
            cursor = self._connection.execute(sql, values)
            return list(cursor.fetchall()) if cursor.description else []

        found: list[Any] = _postgres(run)
        return found


def _postgres(call: Callable[[], Any]) -> Any:
    with _translated():
        return call()


@contextmanager
def _translated() -> Iterator[None]:
    """What PostgreSQL's driver raises, in our words."""
    try:
        yield
    except psycopg.Error as error:
        if error.sqlstate == DEADLOCK:
            raise Deadlock from error
        raise StoreAway(str(error)) from error


@cache
def _given(table: str, columns: tuple[str, ...]) -> str:
    """Whole columns as a table."""
    kinds = ", ".join(f"%s::{_kind(metadata.tables[table], column)}[]" for column in columns)
    names = ", ".join(f'"{column}"' for column in columns)
    return f"unnest({kinds}) AS given ({names})"


def _kind(table: Table, column: str) -> str:
    return {str: "text", int: "bigint", bool: "boolean"}[table.c[column].type.python_type]


def _columns(rows: Iterable[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
