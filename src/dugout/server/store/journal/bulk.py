"""Many rows at once in plain SQL, in the two databases that we speak.

A group of appends is the one thing that a server does thousands of times a second, so it goes straight to the
driver as a handful of statements whatever its size: SQLite gets all rows in one JSON text (`sqlite.py`),
PostgreSQL in whole columns (`postgres.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple, Protocol

Row = Sequence[Any]
ACTION_KEY: Final = ("match", "seat", "action")
DEADLOCK: Final = "40P01"


class Deadlock(Exception):
    """Another server held what we wanted and wanted what we held; nothing was stored."""


class Standing(NamedTuple):
    """How a match stands; an append must have expected its length and revision."""

    length: int
    revision: int
    status: str


class Bulk(Protocol):
    """One connection to write through, used by one thread at a time. Every method may raise StoreAway."""

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def give_up(self) -> None:
        """Undo what was begun; the next `begin` starts anew, on a new connection if need be."""

    def standings(self, ids: list[str]) -> dict[str, Standing]:
        """How each match stands, and stays until the end of the transaction unless we change it."""

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
    """Where appends go, for the address of a database. Whoever needs one of the two loads nothing of the other."""
    if url.startswith("sqlite"):
        from dugout.server.store.journal.sqlite import SqliteBulk

        return SqliteBulk(url)
    from dugout.server.store.journal.postgres import PostgresBulk

    return PostgresBulk(url)
