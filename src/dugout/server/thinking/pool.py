"""Processes for computer opponents. One that dies, for whatever reason, is replaced automatically.

Tasks and results travel as bytes that are read inside a guarded piece of work on either side. So a value that cannot be
read there fails alone, where the executor would count all its processes as broken.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from dugout.core.errors import DugoutError
from dugout.server.ops import background
from dugout.server.thinking.tasks import LowPriorityContext, carry_out, initialise_process, ready

LONGEST_THOUGHT: Final = 60.0
LONGEST_SILENCE: Final = 50.0
"""Seconds without any result after which processes count as stuck: whoever has waited for LONGEST_THOUGHT
finds them so."""
SHUTDOWN_TIMEOUT: Final = 3.0
ATTEMPTS: Final = 5
"""How many processes may die over one task before it is given up."""
TASK: Final = "thinking"
FAILURES: Final = (BrokenExecutor, OSError, RuntimeError)
"""A process has died, none could be started, or the executor was shut down in the meantime."""
K = TypeVar("K")
T = TypeVar("T")


class ThoughtFailed(DugoutError):
    """The task could not be done; the text says why."""


class Pool:
    """So many processes, started when they are needed."""

    def __init__(self, processes: int) -> None:
        self._count = processes
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False
        self._begun: set[Future[bytes]] = set()  # also what nobody waits for any more
        self._sign = 0.0  # when it was last known that they come on

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run now."""
        return list(_processes(self._executor))

    def warm(self) -> None:
        """Start a process before somebody needs it. Never fails: whoever needs it tries again."""
        executor: ProcessPoolExecutor | None = None
        try:
            executor = self._open()
            executor.submit(ready)
        except (*FAILURES, ThoughtFailed) as error:
            self._lose(executor, error)

    async def run(self, work: Callable[[K, None], T], task: K) -> T:
        """Do a task in a process; raises ThoughtFailed where it cannot be done."""
        message = pickle.dumps((work, task))
        try:
            answer = await self._ask(message)
            done, result = pickle.loads(answer)
        except asyncio.CancelledError:
            self._kill_hung()
            raise
        except Exception as error:
            raise ThoughtFailed(repr(error)) from error
        if not done:
            raise ThoughtFailed(result)
        found: T = result
        return found

    async def close(self) -> None:
        """Drop running thoughts: their questions stay open in the store."""
        self._closed = True
        executor, self._executor = self._executor, None
        if executor is not None:
            _kill(executor)  # one that is busy, or still starting, would keep us waiting
            ending = asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(ending, SHUTDOWN_TIMEOUT)

    async def _ask(self, message: bytes) -> bytes:
        for attempt in range(ATTEMPTS):
            executor: ProcessPoolExecutor | None = None
            try:
                executor = self._open()
                answer = await asyncio.wrap_future(self._begin(executor, message))
            except FAILURES as error:
                self._lose(executor, error)
                await asyncio.sleep(attempt * background.AGAIN)
            else:
                self._sign = time.monotonic()
                return answer
        raise ThoughtFailed(f"{ATTEMPTS} processes ended over it")

    def _begin(self, executor: ProcessPoolExecutor, message: bytes) -> Future[bytes]:
        self._begun = {each for each in self._begun if not each.done()}
        if not self._begun:
            self._sign = time.monotonic()
        begun = executor.submit(carry_out, message)
        self._begun.add(begun)
        return begun

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise ThoughtFailed("the server ends")
        if self._executor is None:
            self._executor = self._start()
        return self._executor

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, LowPriorityContext(), initialise_process)

    def _lose(self, executor: ProcessPoolExecutor | None, error: BaseException) -> None:
        """Have no more to do with an executor that failed; of those who notice, the first one says so."""
        if executor is None or executor is self._executor:
            self._executor, self._begun = None, set()
            background.failed(TASK, error)
        if executor is not None:
            _kill(executor)
            executor.shutdown(wait=False)  # whoever still waits learns that it is broken, and tries again

    def _kill_hung(self) -> None:
        """Called after a timeout: if nothing has finished for so long, nothing will."""
        if self._executor is not None and time.monotonic() - self._sign > LONGEST_SILENCE:
            self._lose(self._executor, TimeoutError("a thought without end"))


def _processes(executor: ProcessPoolExecutor | None) -> dict[int, Any]:
    return dict(getattr(executor, "_processes", None) or {})


def _kill(executor: ProcessPoolExecutor) -> None:
    for process in _processes(executor).values():
        with suppress(OSError, ValueError):  # it has ended already
            process.kill()
