"""Bring a database to the schema of this program, or report in one sentence why that is not possible."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from dugout.referee.errors import StoreBroken
from dugout.server.store.engines import async_url, prepare_sqlite
from dugout.server.store.schema.matches import metadata

MIGRATIONS: Final = Path(__file__).resolve().parent / "migrations"
UPGRADING: Final = 0x6475676F7574
"""The key of the PostgreSQL lock under which servers wait for each other's upgrade."""
LOCK_SECONDS: Final = 3.0
"""How long a start waits for a server that is just shutting down."""


def lock_file(url: str) -> FileLock | None:
    """Claim a SQLite file for this process until it ends; raises StoreBroken where another server has it.

    Two servers on one file would not see each other's answers. PostgreSQL needs no such lock: its servers share a bus.
    """
    parsed = make_url(async_url(url))
    if parsed.get_backend_name() != "sqlite":
        return None
    file = Path(parsed.database or "")
    _check_folder(file.parent)
    lock = FileLock(f"{file}.lock")
    try:
        lock.acquire(timeout=LOCK_SECONDS)
    except Timeout:
        raise StoreBroken(
            f"another Dugout server is using {file}; stop it, or choose another folder with --data"
        ) from None
    except OSError as error:
        raise StoreBroken(
            f"the data folder {file.parent} cannot be used ({error.strerror}); choose another with --data"
        ) from error
    return lock


def upgrade(url: str) -> None:
    """Run the migrations that are missing, all or none; raises StoreBroken and leaves the database as it was."""
    parsed = make_url(async_url(url))
    is_sqlite = parsed.get_backend_name() == "sqlite"
    if is_sqlite:
        file = Path(parsed.database or "")
        _check_folder(file.parent)
        _check_file(file)
        parsed = parsed.set(drivername="sqlite")
    where = parsed.render_as_string(hide_password=True)
    engine = create_engine(parsed, poolclass=NullPool)
    try:
        with engine.connect() as connection:  # before anything is written, be it only the journal mode
            _check_version(connection, where)
        if is_sqlite:
            # Python's driver commits before every CREATE TABLE; with our own BEGIN a killed start leaves nothing behind
            prepare_sqlite(engine, "BEGIN IMMEDIATE", foreign_keys=False)
        with engine.begin() as connection:
            if not is_sqlite:  # several servers may start at the same time
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StoreBroken(f"the database {where} cannot be used: {reason}") from error
    finally:
        engine.dispose()


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(13, "Permission denied")
    except OSError as error:
        raise StoreBroken(
            f"the data folder {folder} cannot be written to ({error.strerror}); choose another with --data"
        ) from error


def _check_file(file: Path) -> None:
    """Look at a SQLite file without changing it."""
    try:
        if not file.exists() or file.stat().st_size == 0:
            return
        # without a log beside it nothing else is pending, and only an immutable open creates no log of its own
        how = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except (sqlite3.Error, OSError) as error:
        raise StoreBroken(
            f"the database file {file} cannot be used ({error}); it was left untouched, "
            "move it away or restore a backup"
        ) from error
    if verdict != "ok":
        reason = str(verdict).splitlines()[-1]
        raise StoreBroken(
            f"the database file {file} is damaged ({reason}); it was left untouched, restore a backup"
        )


def _check_version(connection: Connection, where: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise StoreBroken(
            f"the database {where} was written by a newer version of Dugout; it was left untouched, "
            "update Dugout or choose another data folder"
        )
    if found:
        return
    tables = set(inspect(connection).get_table_names()) - {"alembic_version"}
    # a file is ours alone; a PostgreSQL database may hold tables of others as long as none is called like ours
    if tables if connection.dialect.name == "sqlite" else tables & metadata.tables.keys():
        raise StoreBroken(f"the database {where} belongs to another program; it was left untouched")
