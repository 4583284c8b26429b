"""Batches through an executor, outcomes in the order of the plans.

The seam is `concurrent.futures.Executor`: one process, several processes, or
whatever else can be put behind that interface.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from dugout.simulation.match import Outcome, play_batch
from dugout.simulation.plan import Job, MatchPlan, batches

P = ParamSpec("P")
T = TypeVar("T")

BATCHES_AHEAD = 3
"""Batches handed out per worker before the first is awaited: busy workers, bounded memory."""


class SameProcess(Executor):
    """Does at once, in the calling process, what is submitted."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def make_executor(workers: int) -> Executor:
    """One worker is this process; more are processes started afresh, free of this one's threads."""
    if workers <= 1:
        return SameProcess()
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_to_the_parent)


def batch_size(matches: int, workers: int) -> int:
    """Small enough to share evenly and to show progress, large enough to be worth the trip."""
    return max(1, min(50, matches // (workers * 8) or 1))


def play_all(job: Job, plans: Sequence[MatchPlan], executor: Executor, workers: int) -> Iterator[Outcome]:
    """Every planned match, in order. Leaving early cancels what has not begun."""
    queue: deque[Future[list[Outcome]]] = deque()
    waiting = batches(plans, batch_size(len(plans), workers))
    ahead = 1 if workers <= 1 else workers * BATCHES_AHEAD
    try:
        for batch in waiting:
            queue.append(executor.submit(play_batch, job, batch))
            if len(queue) >= ahead:
                yield from queue.popleft().result()
        while queue:
            yield from queue.popleft().result()
    finally:
        for future in queue:
            future.cancel()
