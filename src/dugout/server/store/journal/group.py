"""Group commit: what many matches want to store goes into one transaction, and each caller is notified afterwards.

One task writes. While a transaction is on its way to the disk the next jobs queue, so the busier the server the
more answers share one flush. Appends go to an `Appender` off the event loop, everything else through SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dugout.referee.errors import Conflict, Repeated, StoreAway
from dugout.referee.rows import Append
from dugout.server.ops import background, metrics
from dugout.server.store.creation import PROBE_ANSWERS
from dugout.server.store.journal.append import CONFLICT, DEADLOCK, REPEATED, STORED
from dugout.server.store.journal.process import Appender

TASK: Final = "writer"
SMALL_GROUP: Final = 32
LARGEST_GROUP: Final = 1024
ATTEMPTS: Final = 5
ERRORS: Final = {CONFLICT: Conflict, REPEATED: Repeated}

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Any]]


@dataclass(slots=True)
class Job:
    """An append or any other piece of writing, with the promise of its outcome."""

    what: Append | Work
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.perf_counter)

    def settle(self, outcome: Any) -> None:
        """Notify the waiting caller, unless it has gone."""
        if self.done.done():
            return
        if isinstance(outcome, BaseException):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writer:
    """The only task that writes."""

    def __init__(self, engine: AsyncEngine, appender: Appender) -> None:
        self._engine = engine
        self._appender = appender
        self._jobs: list[Job] = []
        self._wakeup = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._appender.start()
        self._task = asyncio.create_task(self._run(), name="dugout-writer")  # it settles whatever it takes

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        if self._task is None:
            return
        self._ending = True
        self._wakeup.set()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        await self._appender.close()

    def write(self, what: Append | Work) -> asyncio.Future[Any]:
        """Hand in; done after the commit. A caller that is cancelled leaves the transaction of the others alone."""
        if self._task is None or self._task.done():
            raise StoreAway
        job = Job(what, asyncio.get_running_loop().create_future())
        self._jobs.append(job)
        self._wakeup.set()
        return job.done

    async def execute(self, *statements: Executable) -> int:
        """Statements in one transaction; how many rows the last of them has changed."""

        async def work(connection: AsyncConnection) -> int:
            return [(await connection.execute(statement)).rowcount for statement in statements][-1]

        return int(await self.write(work))

    async def _run(self) -> None:
        while not self._ending:
            await self._wakeup.wait()
            self._wakeup.clear()
            while self._jobs:
                size = _group_size(len(self._jobs))
                group, self._jobs = self._jobs[:size], self._jobs[size:]
                metrics.group_size.observe(len(group))
                await self._store(self._works, [job for job in group if not isinstance(job.what, Append)])
                await self._store(self._appends, [job for job in group if isinstance(job.what, Append)])
                metrics.commit_seconds.observe(time.perf_counter() - group[0].since)

    async def _store(self, store: Callable[[list[Any]], Awaitable[list[Any]]], jobs: list[Job]) -> None:
        """One transaction, and everybody who waits for it is notified, whatever became of it."""
        if not jobs:
            return
        outcomes: list[Any] = [StoreAway("outcome unknown") for _ in jobs]
        try:
            found = await store([job.what for job in jobs])
            if len(found) != len(jobs):
                raise ValueError(f"{len(found)} outcomes for {len(jobs)} jobs")
            outcomes = found
        except (SQLAlchemyError, StoreAway, OSError) as error:
            outcomes = [StoreAway(str(error)) for _ in jobs]
        except Exception as error:
            background.failed(TASK, error)
            outcomes = [StoreAway(repr(error)) for _ in jobs]
        finally:
            for job, outcome in zip(jobs, outcomes, strict=True):
                job.settle(outcome)

    async def _appends(self, appends: list[Append]) -> list[Any]:
        try:
            verdicts = await self._appender.append(appends)
        except BaseException:
            metrics.appends.labels("uncertain").inc(len(appends))
            raise
        stored = verdicts.count(STORED)
        probes = sum(append is PROBE_ANSWERS for append in appends)
        metrics.appends.labels("stored").inc(stored)
        metrics.appends.labels("refused").inc(len(verdicts) - stored - probes)
        return [ERRORS[verdict]() if verdict != STORED else None for verdict in verdicts]

    async def _works(self, works: list[Work]) -> list[Any]:
        for _ in range(ATTEMPTS):
            try:
                async with self._engine.begin() as connection:
                    return [await _in_savepoint(connection, work) for work in works]
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != DEADLOCK:
                    raise
        raise StoreAway("deadlock")


def _group_size(waiting: int) -> int:
    """A third of many, so that while one part is on its way to the disk the others are judged and notified.

    All at once, everybody would wait for the disk together, and then the disk for everybody.
    """
    return min(max(SMALL_GROUP, waiting // 3), LARGEST_GROUP)


async def _in_savepoint(connection: AsyncConnection, work: Work) -> Any:
    """Run one piece of work so that its failure spoils nobody else's."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        # a full disk, a lost line or a deadlock is nobody's own failure
        if connection.closed or connection.invalidated or isinstance(error, OperationalError):
            raise
        return error
