"""One group of appends inside one transaction: who fits, who came too late, who said it before.

A group is the one thing that a server stores thousands of times a second, so it goes straight to the driver as a handful
of statements whatever its size: SQLite gets all rows in one JSON text (`sqlite.py`), PostgreSQL in whole columns
(`postgres.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from dugout.server.errors import StoreAway
from dugout.server.store.rows import Append

Row: TypeAlias = Sequence[Any]
Key: TypeAlias = tuple[str, int, str]
ACTION_KEY: Final = ("match", "seat", "action")
DEADLOCK: Final = "40P01"


class Deadlock(Exception):
    """Another server held what we wanted and wanted what we held; nothing was stored."""


class Standing(NamedTuple):
    """How a match stands; an append must have expected its length and revision."""

    length: int
    revision: int
    status: str


class Driver(ABC):
    """One connection to write through, used by one thread at a time. Every method may raise StoreAway."""

    @abstractmethod
    def begin(self) -> None: ...
    @abstractmethod
    def commit(self) -> None: ...
    @abstractmethod
    def give_up(self) -> None:
        """Undo what was begun; the next `begin` starts anew, on a new connection if need be."""

    @abstractmethod
    def standings(self, ids: list[str]) -> dict[str, Standing]:
        """How each match stands, and stays until the end of the transaction unless we change it."""

    @abstractmethod
    def known(self, keys: Sequence[Key]) -> set[Key]:
        """Those actions that are stored already."""

    @abstractmethod
    def together(self) -> AbstractContextManager[Any]:
        """Statements whose outcome nobody waits for before the last of them; they may travel together."""

    @abstractmethod
    def given(self, table: str, columns: tuple[str, ...]) -> str:
        """SQL for the rows that `run` hands over, as a table called `given` with columns of the kinds that `table` has."""

    @abstractmethod
    def run(self, sql: str, rows: Sequence[Row]) -> None:
        """A statement about many rows."""

    @abstractmethod
    def execute(self, sql: str, values: Row) -> list[Any]:
        """Any other statement, with `?` for values."""

    @abstractmethod
    def close(self) -> None: ...

    def insert(self, table: str, columns: tuple[str, ...], rows: Sequence[Row], more: str = "") -> None:
        names = _names(columns)
        self.run(
            f"INSERT INTO {table} ({names}) SELECT {names} FROM {self.given(table, columns)} {more}", rows
        )

    def replace(self, table: str, columns: tuple[str, ...], rows: Sequence[Row]) -> None:
        """Rows of which there is one a match, its id first: the new one takes the place of the old.

        `REPLACE` would take the old row out and put a new one in, in the table and in every index.
        """
        new = ", ".join(f'"{column}" = excluded."{column}"' for column in columns[1:])
        self.insert(table, columns, rows, f'WHERE true ON CONFLICT ("{columns[0]}") DO UPDATE SET {new}')

    def update(
        self, table: str, keys: tuple[str, ...], columns: tuple[str, ...], rows: Sequence[Row]
    ) -> None:
        """Set columns where the keys are as given; rows have the columns first, then the keys."""
        new = ", ".join(f'"{column}" = given."{column}"' for column in columns)
        where = " AND ".join(f'{table}."{key}" = given."{key}"' for key in keys)
        self.run(f"UPDATE {table} SET {new} FROM {self.given(table, (*columns, *keys))} WHERE {where}", rows)


STORED: Final = "stored"
CONFLICT: Final = "conflict"
"""Somebody else appended first."""
REPEATED: Final = "repeated"
"""This action id of this seat is stored already."""

ATTEMPTS: Final = 5

ANSWERS: Final = ("match", "seq", "text", "by", "at")
ACTIONS: Final = ("match", "seat", "action", "seq")
DEADLINES: Final = ("match", "question", "opened", "due", "wake", "timer", "left", "beat")
SNAPSHOTS: Final = ("match", "seq", "data")


def store_group(driver: Driver, group: Sequence[Append]) -> list[str]:
    """One transaction, flushed to the disk; whoever loses a deadlock with another server tries again."""
    for attempt in range(ATTEMPTS):
        try:
            driver.begin()
            verdicts = run_appends(driver, group)
            driver.commit()
            return verdicts
        except Deadlock as error:
            driver.give_up()
            if attempt == ATTEMPTS - 1:
                raise StoreAway("deadlock") from error
        except BaseException:
            driver.give_up()
            raise
    raise AssertionError


def run_appends(driver: Driver, group: Sequence[Append]) -> list[str]:
    """Store every append that fits; the verdicts in the order of the group."""
    before = driver.standings(sorted({append.match for append in group}))
    stands = dict(before)
    keys = [(append.match, append.key.seat, append.key.action) for append in group if append.key]
    known = driver.known(keys) if keys else set()
    verdicts: list[str] = []
    accepted: list[Append] = []
    for append in group:
        key = append.key and (append.match, append.key.seat, append.key.action)
        if key and key in known:
            verdicts.append(REPEATED)
        elif not _fits(append, stands.get(append.match)):
            verdicts.append(CONFLICT)
        else:
            verdicts.append(STORED)
            accepted.append(append)
            stands[append.match] = _standing_after(append)
            if key:
                known.add(key)
    if accepted:
        with driver.together():
            _store(driver, accepted, before)
    return verdicts


def _fits(append: Append, stands: Standing | None) -> bool:
    return stands is not None and (stands.length, stands.revision) == (append.expected, append.revision)


def _standing_after(append: Append) -> Standing:
    return Standing(_length(append), append.values.get("revision", append.revision), append.status)


def _length(append: Append) -> int:
    kept = append.expected if append.keep is None else append.keep
    return kept + len(append.answers)


def _store(driver: Driver, accepted: list[Append], before: dict[str, Standing]) -> None:
    """Take-backs first: a room waits for each of its appends, so none of them is of a match with others in the group."""
    for append in accepted:
        if append.keep is not None:
            _take_back(driver, append, append.keep)
    answers = [
        (append.match, row.seq, row.text, row.by, row.at) for append in accepted for row in append.answers
    ]
    if answers:  # a match may start with a question to a seat, so with no answer yet
        driver.insert("answers", ANSWERS, answers)
    keyed = [
        (append.match, append.key.seat, append.key.action, append.expected)
        for append in accepted
        if append.key
    ]
    if keyed:
        driver.insert("actions", ACTIONS, keyed)
    last = {append.match: append for append in accepted}
    _store_lengths(driver, list(last.values()), before)
    _store_state(driver, list(last.values()))
    _store_values(driver, accepted)


def _store_lengths(driver: Driver, last: list[Append], before: dict[str, Standing]) -> None:
    """How far each match is; the status, by which matches are looked up, only where it is another one."""
    lengths: list[Row] = []
    states: list[Row] = []
    for append in last:
        if append.ended is None and append.status == before[append.match].status:
            lengths.append((_length(append), append.match))
        else:
            states.append((_length(append), append.status, append.ended, append.match))
    if lengths:
        driver.update("matches", ("id",), ("length",), lengths)
    if states:
        driver.update("matches", ("id",), ("length", "status", "ended"), states)


def _store_state(driver: Driver, last: list[Append]) -> None:
    """What there is one of a match: the newest counts."""
    deadlines = [
        (append.match, row.question, row.opened, row.due, row.wake, row.timer, row.left, row.beat)
        for append in last
        if (row := append.deadline) is not None
    ]
    if deadlines:
        driver.replace("deadlines", DEADLINES, deadlines)
    snapshots = [
        (append.match, cache.seq, msgspec.json.encode(cache.data).decode())
        for append in last
        if (cache := append.snapshot) is not None
    ]
    if snapshots:
        driver.replace("snapshots", SNAPSHOTS, snapshots)
    for append in last:
        if append.deadline is None:
            driver.execute("DELETE FROM deadlines WHERE match = ?", (append.match,))


def _store_values(driver: Driver, accepted: list[Append]) -> None:
    """Columns of seats and matches that change besides; mostly clocks, of many matches alike."""
    changed: defaultdict[tuple[str, ...], dict[tuple[str, int], Row]] = defaultdict(dict)
    for append in accepted:
        for seat, values in append.seats:
            changed[tuple(values)][append.match, seat] = (*values.values(), append.match, seat)
        if append.values:
            columns = tuple(append.values)
            driver.update("matches", ("id",), columns, [(*append.values.values(), append.match)])
    for columns, rows in changed.items():
        driver.update("seats", ("match", "seat"), columns, list(rows.values()))


def _take_back(driver: Driver, append: Append, keep: int) -> None:
    """Move the answers from number `keep` on to those that were taken back; caches that know of them go."""
    late: tuple[Any, ...] = (append.match, keep)
    driver.execute(
        "INSERT INTO retracted (match, rewind, seq, text, by, at) SELECT a.match,"
        " (SELECT coalesce(max(r.rewind), 0) + 1 FROM retracted r WHERE r.match = a.match),"
        " a.seq, a.text, a.by, a.at FROM answers a WHERE a.match = ? AND a.seq >= ?",
        late,
    )
    driver.execute("DELETE FROM answers WHERE match = ? AND seq >= ?", late)
    driver.execute("DELETE FROM snapshots WHERE match = ? AND seq > ?", late)


def _names(columns: tuple[str, ...]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
