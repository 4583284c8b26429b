"""Appends into PostgreSQL, by statements that travel together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy.engine import make_url

from dugout.referee.errors import StoreAway
from dugout.server.store.journal.append import DEADLOCK, Deadlock, Driver, Row
from dugout.server.store.schema.matches import metadata

CONNECT_SECONDS: Final = 10
BY_KEY: Final = ("enable_seqscan", "enable_hashjoin", "enable_mergejoin")
"""Ways to look things up that PostgreSQL is to leave out: a group looks for some hundred rows, each by its key.
A planner that has not counted a growing table for a while would rather read all of it, again and again."""
KINDS: Final[dict[type, str]] = {str: "text", int: "bigint", bool: "boolean"}


class PostgresDriver(Driver):
    BEGIN = "BEGIN"
    FOR_UPDATE = "ORDER BY id FOR UPDATE"  # one order everywhere: no two servers wait for each other
    ROWS = "json_array_elements(?::json)"

    def __init__(self, url: str) -> None:
        super().__init__()
        address = make_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)

    def connect(self) -> psycopg.Connection[Any]:
        with _translated():
            connection = psycopg.connect(
                self._address,
                autocommit=True,  # transactions are begun and ended by name
                connect_timeout=CONNECT_SECONDS,
                prepare_threshold=2,
            )
            try:
                connection.execute("; ".join(f"SET {way} = off" for way in BY_KEY))
            except BaseException:
                connection.close()
                raise
        return connection

    def begin(self) -> None:
        had = self._connection is not None
        try:
            super().begin()
        except StoreAway:
            self.close()
            if not had:
                raise
            super().begin()  # it may have been restarted since the last group

    def execute(self, sql: str, values: Row = ()) -> list[Any]:
        with _translated():
            cursor = self._connection.execute(sql.replace("?", "%s"), values)
            return list(cursor.fetchall()) if cursor.description else []

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        with _translated(), self._connection.pipeline():
            yield

    def column_sql(self, table: str, column: str, at: int) -> str:
        return f"(value ->> {at})::{KINDS[metadata.tables[table].c[column].type.python_type]}"


@contextmanager
def _translated() -> Iterator[None]:
    """What PostgreSQL's driver raises, in our words."""
    try:
        yield
    except psycopg.Error as error:
        if error.sqlstate == DEADLOCK:
            raise Deadlock from error
        raise StoreAway(str(error)) from error
