"""Runs batches in an executor, and returns outcomes in the order of the plans.

The interface is `concurrent.futures.Executor`: one process, several processes, a Ray
cluster (`ray_pool`), or any other implementation.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from dugout.core.errors import DugoutError
from dugout.simulation.match import Outcome, play_batch
from dugout.simulation.plan import Batch, Job, batches

P = ParamSpec("P")
T = TypeVar("T")

BATCHES_AHEAD: Final = 3
"""Batches submitted per worker before the first is awaited: this keeps workers busy and memory bounded."""
MOST_DEATHS: Final = 5
"""The number of crashes without a finished batch in between after which the matches, not the machine, are to blame."""


class WorkersFailed(DugoutError):
    """Workers crash before they finish anything."""


class SameProcess(Executor):
    """Runs submitted calls immediately, in the calling process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Promise(Future[T]):
    """A future of a lasting pool: the latest attempt at a call. Only for the thread that submitted it."""

    def __init__(self, pool: LastingPool, call: Callable[[Executor], Future[T]]) -> None:
        super().__init__()
        self.call = call
        self._pool = pool
        self.latest: Future[T]

    def result(self, timeout: float | None = None) -> T:
        while True:
            try:
                found = self.latest.result(timeout)
            except BrokenProcessPool as error:
                self._pool.renew(self.latest, error)
            except Exception:
                self._pool.forget(self)
                raise
            else:
                self._pool.finished(self)
                return found

    def cancel(self) -> bool:
        self._pool.forget(self)
        return self.latest.cancel()

    def cancelled(self) -> bool:
        return self.latest.cancelled()

    def done(self) -> bool:
        return self.latest.done()


class LastingPool(Executor):
    """Worker processes that may crash: calls that were lost are repeated by new ones."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._open: list[Promise[Any]] = []
        self._deaths = 0
        self._pool = self._new_pool()
        self._pool.submit(_nothing)  # starts the workers before this process starts threads

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("fork" if may_fork() else "spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_begin_work)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        promise = Promise(self, lambda pool: pool.submit(fn, *args, **kwargs))
        self._open.append(promise)
        try:
            promise.latest = promise.call(self._pool)
        except BrokenProcessPool as error:
            self._replace(error)
        return promise

    def renew(self, broken: Future[Any], error: BrokenProcessPool) -> None:
        """Replace crashed workers, unless that has already happened."""
        if any(promise.latest is broken for promise in self._open):
            self._replace(error)

    def _replace(self, error: BrokenProcessPool) -> None:
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            why = str(error.__cause__ or error).strip(" '\n").rpartition("\n")[2]
            raise WorkersFailed(f"Workers died {self._deaths} times without finishing anything: {why}")
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()
        for promise in self._open:
            finished = getattr(promise, "latest", None)
            if finished is None or not finished.done() or finished.exception() is not None:
                promise.latest = promise.call(self._pool)

    def finished(self, promise: Promise[Any]) -> None:
        self._deaths = 0
        self.forget(promise)

    def forget(self, promise: Promise[Any]) -> None:
        if promise in self._open:
            self._open.remove(promise)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def may_fork() -> bool:
    """Whether workers can be forked, with the engine loaded: not with other threads, whose locks they might inherit."""
    return sys.platform == "linux" and threading.active_count() == 1


def _nothing() -> None:
    """A call that only starts workers."""


def _begin_work() -> None:
    """Runs in a new worker: it ignores interrupts, which the parent handles, and ends with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def make_executor(workers: int, ray: str = "") -> Executor:
    """This process for one worker, separate processes for more; `ray` is the address of a cluster."""
    if ray:
        from dugout.simulation.ray_pool import RayPool

        return RayPool(ray)
    return SameProcess() if workers <= 1 else LastingPool(workers)


def play_all(job: Job, matches: range, executor: Executor, workers: int) -> Iterator[Outcome]:
    """The outcomes of a job, in order. Ending the iteration early cancels matches that have not begun."""
    return play_batches(batches(job, matches, workers), executor, workers)


def play_batches(waiting: Iterable[Batch], executor: Executor, workers: int) -> Iterator[Outcome]:
    """The outcomes of all batches, in order; a few batches are submitted in advance."""
    queue: deque[Future[list[Outcome]]] = deque()
    ahead = 1 if workers <= 1 else workers * BATCHES_AHEAD
    try:
        for batch in waiting:
            queue.append(executor.submit(play_batch, batch))
            if len(queue) >= ahead:
                yield from queue.popleft().result()
        while queue:
            yield from queue.popleft().result()
    finally:
        for future in queue:
            future.cancel()
