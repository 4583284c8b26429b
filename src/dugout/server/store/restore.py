"""A backup as a database again: all of it or nothing, never under a server that runs."""

from __future__ import annotations

import gzip
import os
import shutil
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from dugout.referee.errors import StoreBroken
from dugout.server.store.backup import BATCH, FORMAT, End, Head, Section, flush_folder, our_tables, reason_of
from dugout.server.store.engines import async_url, prepare_sqlite
from dugout.server.store.upgrade import UPGRADING, alembic_config, lock_file

LARGEST_LINE: Final = 64 * 1024 * 1024
THINGS: Final = ("people", "matches", "competitions")
"""A database without rows in these tables has nothing to lose."""
BESIDE: Final = ("-wal", "-shm")
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class Backup:
    """A backup that is being read, line by line; raises StoreBroken where it is none, or damaged."""

    def __init__(self, file: Path, lines: gzip.GzipFile) -> None:
        self._file = file
        self._lines = lines
        self.end = End({})
        try:
            self.head = msgspec.json.decode(self._next(), type=Head)
        except msgspec.MsgspecError:
            raise StoreBroken(f"{file} is no backup of Dugout") from None
        self._check()

    def _check(self) -> None:
        known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
        if self.head.dugout_backup != FORMAT or self.head.revision not in known:
            raise StoreBroken(
                f"{self._file} was written by a newer version of Dugout ({self.head.program}); update Dugout first"
            )

    def batches(self) -> Iterator[tuple[Section, list[dict[str, Any]]]]:
        """The rows of all tables, some at a time; the file is known to be whole when this has ended."""
        counts: dict[str, int] = {}
        section: Section | None = None
        rows: list[dict[str, Any]] = []
        while True:
            found = self._decoded()
            if isinstance(found, list):
                rows.append(self._row(section, found))
                if len(rows) < BATCH:
                    continue
            if section and rows:
                counts[section.table] += len(rows)
                yield section, rows
                rows = []
            if isinstance(found, Section):
                section = found
                counts[section.table] = 0
            elif isinstance(found, End):
                break
        if found.rows != counts:
            raise self._damaged("rows are missing")
        self._next(last=True)
        self.end = found

    def _decoded(self) -> list[Any] | Section | End:
        line = self._next()
        try:
            if line.startswith(b"["):
                return msgspec.json.decode(line, type=list[Any])
            if line.startswith(b'{"rows"'):
                return msgspec.json.decode(line, type=End)
            return msgspec.json.decode(line, type=Section)
        except msgspec.MsgspecError as error:
            raise self._damaged(str(error)) from None

    def _row(self, section: Section | None, values: list[Any]) -> dict[str, Any]:
        if section is None or len(values) != len(section.columns):
            raise self._damaged("a row does not fit its table")
        return dict(zip(section.columns, values, strict=True))

    def _next(self, *, last: bool = False) -> bytes:
        try:
            line = self._lines.readline(LARGEST_LINE)
        except gzip.BadGzipFile as error:
            raise StoreBroken(f"{self._file} is no backup of Dugout, or it is damaged ({error})") from None
        except (EOFError, zlib.error, OSError) as error:
            raise self._damaged(str(error)) from None
        if bool(line) is last:
            raise self._damaged("it goes on behind its end" if last else "its end is missing")
        return line

    def _damaged(self, why: str) -> StoreBroken:
        return StoreBroken(f"the backup {self._file} is damaged ({why}); nothing was changed")


def check(file: Path) -> tuple[Head, End]:
    """Read a whole backup without using it; raises StoreBroken."""
    with _opened(file) as lines:
        backup = Backup(file, lines)
        for _section, _rows in backup.batches():
            pass
        return backup.head, backup.end


def restore(url: str, file: Path, *, replace: bool = False) -> tuple[Head, End, Path | None]:
    """Make the database what a backup says; also where the old database of a file was put. Raises StoreBroken."""
    parsed = make_url(async_url(url))
    with _opened(file) as lines:
        backup = Backup(file, lines)
        if parsed.get_backend_name() == "sqlite":
            kept = _into_file(url, parsed, backup, replace=replace)
        else:
            kept = None
            _into_postgresql(parsed, backup, replace=replace)
        return backup.head, backup.end, kept


def _opened(file: Path) -> gzip.GzipFile:
    try:
        return gzip.open(file, "rb")
    except OSError as error:
        raise StoreBroken(f"the backup {file} cannot be read ({error.strerror or error})") from error


def _into_file(url: str, parsed: URL, backup: Backup, *, replace: bool) -> Path | None:
    """A new file beside the old one, which takes its place in one step once it is whole."""
    lock = lock_file(url)
    assert lock is not None
    file = Path(parsed.database or "")
    fresh = file.with_name(f"{file.name}.restoring")
    try:
        if not replace and not _is_empty(file):
            raise StoreBroken(
                f"{file} holds matches or people already; add --replace to put the backup in their place"
            )
        _remove(fresh)
        _fill(parsed.set(drivername="sqlite", database=str(fresh)), backup)
        return _take_place(file, fresh)
    except OSError as error:
        raise StoreBroken(f"{file} cannot be written ({error.strerror or error})") from error
    finally:
        with suppress(OSError):
            _remove(fresh)
        _give_to_owner(Path(lock.lock_file))
        lock.release()


def _is_empty(file: Path) -> bool:
    """Whether nothing would be lost; a file that cannot be read may hold everything."""
    if not file.exists() or file.stat().st_size == 0:
        return True
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            return not _has_things(connection)
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()


def _has_things(connection: Connection) -> bool:
    tables = our_tables(connection).tables
    if not tables:
        return bool(connection.dialect.name == "sqlite" and inspect(connection).get_table_names())
    return any(
        connection.execute(select(tables[name]).limit(1)).first() is not None
        for name in THINGS
        if name in tables
    )


def _take_place(file: Path, fresh: Path) -> Path | None:
    """What was there is kept under another name. Whoever dies in between leaves the old file or the new one."""
    kept = None
    if file.exists():
        kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        try:
            os.link(file, kept)
        except OSError:  # a file system without links
            shutil.copy2(file, kept)
        for end in BESIDE:  # the log of the old file must never meet the new one
            with suppress(FileNotFoundError):
                os.replace(f"{file}{end}", f"{kept}{end}")
    _give_to_owner(fresh)
    with fresh.open("rb+") as handle:
        os.fsync(handle.fileno())
    os.replace(fresh, file)
    flush_folder(file.parent)
    return kept


def _give_to_owner(path: Path) -> None:
    """An administrator restores for the user who runs the server: the owner of the folder."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        with suppress(OSError):
            os.chown(path, owner.st_uid, owner.st_gid)


def _remove(file: Path) -> None:
    for end in ("", *BESIDE):
        Path(f"{file}{end}").unlink(missing_ok=True)


def _into_postgresql(parsed: URL, backup: Backup, *, replace: bool) -> None:
    """One transaction; a server that starts meanwhile waits for its end."""
    where = parsed.render_as_string(hide_password=True)
    engine = create_engine(parsed, poolclass=NullPool)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
            others = connection.exec_driver_sql(OTHERS).scalar_one()
            if others:
                raise StoreBroken(
                    f"{others} other connections to {where} are open; stop all servers and workers first"
                )
            if not replace and _has_things(connection):
                raise StoreBroken(
                    f"{where} holds matches or people already; add --replace to put the backup in their place"
                )
            our_tables(connection).drop_all(connection)
            connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
            _insert_all(connection, backup)
            _set_counters(connection)
    except SQLAlchemyError as error:
        raise StoreBroken(
            f"the database {where} cannot be restored: {reason_of(error)}; nothing was changed"
        ) from error
    finally:
        engine.dispose()


def _fill(address: URL, backup: Backup) -> None:
    engine = create_engine(address, poolclass=NullPool)
    prepare_sqlite(engine, "BEGIN IMMEDIATE", foreign_keys=False)
    try:
        with engine.begin() as connection:
            _insert_all(connection, backup)
    except SQLAlchemyError as error:
        raise StoreBroken(
            f"the backup cannot be restored: {reason_of(error)}; nothing was changed"
        ) from error
    finally:
        engine.dispose()


def _insert_all(connection: Connection, backup: Backup) -> None:
    """The schema of the backup, its rows, then the migrations that came since."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, backup.head.revision)
    tables = our_tables(connection).tables
    for section, rows in backup.batches():
        table = tables.get(section.table)
        if table is None or set(section.columns) != set(table.columns.keys()):
            raise StoreBroken(f"the backup has a table {section.table} that its schema does not have")
        connection.execute(insert(table), rows)
    command.upgrade(config, "head")


def _set_counters(connection: Connection) -> None:
    """PostgreSQL numbers rows by counters of their own, which must go on behind the rows that were put in."""
    for table in our_tables(connection).sorted_tables:
        for column in table.primary_key.columns:
            counter = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"),
                {"table": f'"{table.name}"', "column": column.name},
            ).scalar_one()
            if counter is not None:
                connection.exec_driver_sql(
                    f'SELECT setval(\'{counter}\', GREATEST((SELECT max("{column.name}") FROM "{table.name}"), 1))'
                )
