"""Group commit: what many matches want to store goes into one transaction, and each is told after it.

One task owns the writing connection. While a transaction is on its way to the disk the next jobs
gather, so the busier the server the more answers share one flush.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dugout.server import metrics
from dugout.server.store.appends import run_appends
from dugout.server.store.base import Append, StoreAway

LARGEST_GROUP: Final = 256
ATTEMPTS: Final = 5
DEADLOCK: Final = "40P01"

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Any]]


class Job:
    """An append or any other piece of writing, with the promise of its outcome."""

    __slots__ = ("done", "what")

    def __init__(self, what: Append | Work) -> None:
        self.what = what
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Any) -> None:
        """Tell the waiting caller, unless it has gone."""
        if self.done.done():
            return
        if isinstance(outcome, BaseException):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writer:
    """The only task that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="dugout-writer")

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        if self._task is None:
            return
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None

    async def write(self, what: Append | Work) -> Any:
        """Hand in; returns after the commit."""
        if self._task is None:
            raise StoreAway
        job = Job(what)
        self._jobs.put_nowait(job)
        # A caller that is cancelled must not take the transaction of the others with it.
        return await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            group = [await self._jobs.get()]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            try:
                await self._store(group)
            finally:
                for _ in group:
                    self._jobs.task_done()

    async def _store(self, group: list[Job]) -> None:
        metrics.group_size.observe(len(group))
        try:
            outcomes = await self._transaction(group)
        except (SQLAlchemyError, OSError) as error:
            metrics.appends.labels("uncertain").inc(sum(isinstance(job.what, Append) for job in group))
            for job in group:
                job.settle(StoreAway(str(error)))
            return
        except BaseException as error:
            for job in group:
                job.settle(StoreAway(repr(error)))
            if not isinstance(error, Exception):
                raise
            return
        for job, outcome in outcomes.items():
            job.settle(outcome)
            if isinstance(job.what, Append):
                metrics.appends.labels("stored" if outcome is None else "refused").inc()

    async def _transaction(self, group: list[Job]) -> dict[Job, Any]:
        """The outcomes after the commit; whoever loses a deadlock with another server tries again."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._attempt(group)
            except DBAPIError as error:
                if not _is_deadlock(error):
                    raise
        return await self._attempt(group)

    async def _attempt(self, group: list[Job]) -> dict[Job, Any]:
        outcomes: dict[Job, Any] = {}
        async with self._engine.begin() as connection:
            appends: dict[Job, Append] = {}
            for job in group:
                if isinstance(job.what, Append):
                    appends[job] = job.what
                else:
                    outcomes[job] = await _apart(connection, job.what)
            if appends:
                verdicts = await run_appends(connection, list(appends.values()))
                outcomes.update(zip(appends, verdicts, strict=True))
        return outcomes


def _is_deadlock(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlstate", None) == DEADLOCK


async def _apart(connection: AsyncConnection, work: Work) -> Any:
    """Run one piece of work so that its failure spoils nobody else's."""
    try:
        async with connection.begin_nested():
            return await work(connection)
    except Exception as error:
        if (
            connection.closed
            or connection.invalidated
            or (isinstance(error, DBAPIError) and _is_deadlock(error))
        ):
            raise
        return error
