"""One file with everything that a database holds, written while servers use it.

The file is gzip over lines of JSON: a head, then for every table its name, its columns and its rows, then the
number of rows of each. It holds rows, not pages, so it can be restored into a database of the other kind
(`restore`).
"""

from __future__ import annotations

import gzip
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, create_engine, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from dugout import __version__
from dugout.referee.errors import StoreBroken
from dugout.server.store.engines import async_url, prepare_sqlite
from dugout.server.store.schema import competitions, notices, people  # noqa: F401 (their tables are ours, too)
from dugout.server.store.schema.matches import metadata

FORMAT: Final = 1
BATCH: Final = 1000
"""Rows that are read or written at once."""


class Head(msgspec.Struct):
    """What a backup is: its first line."""

    dugout_backup: int
    program: str
    revision: str
    """The schema of the rows."""
    at: int


class Section(msgspec.Struct):
    """The beginning of a table; its rows follow, a line each."""

    table: str
    columns: list[str]


class End(msgspec.Struct):
    """The last line: a file without it was cut off."""

    rows: dict[str, int]


def back_up(url: str, file: Path, *, replace: bool = False) -> End:
    """Write a backup of the database; whatever was acknowledged before is in it. Raises StoreBroken."""
    if file.exists() and not replace:
        raise StoreBroken(f"{file} exists already; name another file, or add --replace")
    part = file.with_name(f"{file.name}.part")
    try:
        with _open_private(part) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6) as out:
                end = _write_all(url, out)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, file)
        flush_folder(file.parent)
    except OSError as error:
        raise StoreBroken(f"{file} cannot be written ({error.strerror or error})") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return end


@contextmanager
def _open_private(path: Path) -> Iterator[IO[bytes]]:
    """It has the hashes of passwords and the secrets of dice in it: for nobody else to read."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        yield file


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder too, not only the files; systems without such a call do it on their own."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _write_all(url: str, out: gzip.GzipFile) -> End:
    engine, where = reading_engine(url)
    try:
        # one transaction: everything is read as it stood at its first statement, however long it takes
        with engine.begin() as connection:
            revision = revision_of(connection)
            if revision is None:
                raise StoreBroken(f"the database {where} holds nothing of Dugout")
            _line(out, Head(FORMAT, __version__, revision, int(time.time() * 1000)))
            tables = our_tables(connection)
            end = End({name: _write_table(connection, tables, name, out) for name in _order(tables)})
            _line(out, end)
            return end
    except SQLAlchemyError as error:
        raise StoreBroken(f"the database {where} cannot be read: {reason_of(error)}") from error
    finally:
        engine.dispose()


def _write_table(connection: Connection, tables: MetaData, name: str, out: gzip.GzipFile) -> int:
    table = tables.tables[name]
    _line(out, Section(name, [str(column.name) for column in table.columns]))
    count = 0
    for rows in connection.execute(select(table).execution_options(yield_per=BATCH)).partitions():
        out.write(b"".join(msgspec.json.encode(tuple(row)) + b"\n" for row in rows))
        count += len(rows)
    return count


def _line(out: gzip.GzipFile, value: msgspec.Struct) -> None:
    out.write(msgspec.json.encode(value) + b"\n")


def reading_engine(url: str) -> tuple[Engine, str]:
    """A connection that creates nothing, and how the database is called; raises StoreBroken."""
    parsed = make_url(async_url(url))
    where = parsed.render_as_string(hide_password=True)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, poolclass=NullPool, isolation_level="REPEATABLE READ"), where
    file = Path(parsed.database or "")
    if not file.is_file():
        raise StoreBroken(f"there is no database at {file}; say where it is with --data or --database-url")
    address = f"{file.resolve().as_uri()}?mode=rw"
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool
    )
    prepare_sqlite(engine, "BEGIN")
    return engine, str(file)


def revision_of(connection: Connection) -> str | None:
    """The schema of a database; None where it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def our_tables(connection: Connection) -> MetaData:
    """The tables of ours as they are there: of an older schema they have fewer columns."""
    there = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in metadata.tables if name in there])
    return found


def _order(tables: MetaData) -> list[str]:
    """Names of tables, each behind those that it refers to."""
    return [str(table.name) for table in tables.sorted_tables]


def reason_of(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]
