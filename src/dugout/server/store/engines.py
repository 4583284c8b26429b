"""Connections: one pool to read with and one connection to write with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dugout.referee.errors import StoreBroken
from dugout.server.store.rows import BUSY_SECONDS

READERS: Final = 4


@dataclass(frozen=True)
class Engines:
    reading: AsyncEngine
    writing: AsyncEngine

    async def dispose(self) -> None:
        await self.writing.dispose()
        if self.reading is not self.writing:
            await self.reading.dispose()


def async_url(url: str) -> str:
    """The address with the driver that we use, so that operators need not know it; raises StoreBroken."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreBroken(f"the database address {url!r} cannot be read") from None
    if parsed.get_backend_name() == "sqlite":
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if parsed.get_backend_name() == "postgresql":
        _need_driver()
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise StoreBroken(f"databases of the kind {parsed.get_backend_name()!r} are not supported")


def _need_driver() -> None:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise StoreBroken('PostgreSQL needs more packages: pip install "dugout[scale]"') from None


def make_engines(url: str) -> Engines:
    """Engines for a database address; raises StoreBroken."""
    address = async_url(url)
    if not address.startswith("sqlite"):
        options: dict[str, Any] = {"pool_pre_ping": True}
        # none beyond the pool: to open a connection costs more than to wait for one
        reading = create_async_engine(address, pool_size=2 * READERS, max_overflow=0, **options)
        return Engines(reading, create_async_engine(address, pool_size=1, max_overflow=0, **options))
    reading = create_async_engine(address, pool_size=READERS, max_overflow=0)
    writing = create_async_engine(address, pool_size=1, max_overflow=0)
    prepare_sqlite(reading.sync_engine, "BEGIN")
    prepare_sqlite(writing.sync_engine, "BEGIN IMMEDIATE")
    return Engines(reading, writing)


def prepare_sqlite(engine: Engine, begin: str, foreign_keys: bool = True) -> None:
    """WAL lets readers go on while one writes; FULL flushes at every commit, before anything is acknowledged.

    Without `foreign_keys` a migration may replace a table that others refer to.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)
