"""Batches through an executor, outcomes in the order of the plans.

The seam is `concurrent.futures.Executor`: one process, several processes, a Ray
cluster (`ray_pool`), or whatever else can be put behind that interface.
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
"""Batches handed out per worker before the first is awaited: busy workers, bounded memory."""
MOST_DEATHS: Final = 5
"""Deaths without anything finished in between: then it is the matches that kill, not the machine."""


class WorkersFailed(DugoutError):
    """Workers die faster than they finish anything."""


class SameProcess(Executor):
    """Does at once, in the calling process, what is submitted."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Promise(Future[T]):
    """What a lasting pool gives out: the newest try of a call. For the thread that submitted it."""

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
    """Worker processes of which any may die: what was lost is played again by new ones."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._open: list[Promise[Any]] = []
        self._deaths = 0
        self._pool = self._new_pool()
        self._pool.submit(_nothing)  # starts the workers, before this process starts threads of its own

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
        """Put new workers in place of dead ones, unless that has happened since."""
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
    """Forked workers have the engine loaded already; but a fork while other threads run may inherit their locks."""
    return sys.platform == "linux" and threading.active_count() == 1


def _nothing() -> None:
    """A call that only wakes workers up."""


def _begin_work() -> None:
    """In a new worker: interrupts are the parent's, and nobody outlives the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def make_executor(workers: int, ray: str = "") -> Executor:
    """One worker is this process; more are separate processes; `ray` is the address of a cluster."""
    if ray:
        from dugout.simulation.ray_pool import RayPool

        return RayPool(ray)
    return SameProcess() if workers <= 1 else LastingPool(workers)


def play_all(job: Job, matches: range, executor: Executor, workers: int) -> Iterator[Outcome]:
    """Every match of a job, in order. Leaving early cancels what has not begun."""
    return play_batches(batches(job, matches, workers), executor, workers)


def play_batches(waiting: Iterable[Batch], executor: Executor, workers: int) -> Iterator[Outcome]:
    """The outcomes of all batches, in order; a few are handed out in advance."""
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
