"""Background tasks. An exception in one item is logged and counted, and the next item is processed regardless.

Every task of the server whose end nobody waits for is started here: `forever` for one that does the same again and
again, `once` for a single piece of work.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

from dugout.referee.errors import StoreAway
from dugout.server.ops import metrics

Errors = type[Exception] | tuple[type[Exception], ...]
AGAIN: Final = 0.5
"""Seconds before something that has failed is tried again."""
SILENCE: Final = 60.0
"""Seconds in which the same failure is logged once."""
MOST_LOGGED: Final = 1000
_logged: Final[dict[str, float]] = {}
log = structlog.get_logger()


class Guard:
    """Logs and swallows exceptions, except cancellation and those in `passing`."""

    def __init__(self, task: str, passing: Errors, about: dict[str, Any]) -> None:
        self._task = task
        self._passing = passing
        self._about = about
        self.failed = False

    def __enter__(self) -> Guard:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if not isinstance(error, Exception) or isinstance(error, self._passing):
            return False
        self.failed = True
        failed(self._task, error, **self._about)
        return True


def guarded(task: str, passing: Errors = (), **about: Any) -> Guard:
    """Guards one item of a task; `about` goes into the log. Exceptions in `passing` are left to the caller."""
    return Guard(task, passing, about)


def failed(task: str, error: BaseException, **about: Any) -> None:
    """Log and count a failed item; the same failure is logged once a minute."""
    if isinstance(error, StoreAway):  # everybody is notified of that (`live/status.py`)
        log.warning("database.away", task=task, error=str(error)[:200], **about)
        return
    metrics.failures.labels(task).inc()
    text = repr(error)[:300]
    if not _logged_recently(f"{task} {sorted(about.items())} {text}"):
        log.error("task.failed", task=task, error=text, exc_info=error, **about)


def _logged_recently(what: str) -> bool:
    now = time.monotonic()
    if now - _logged.get(what, -SILENCE) < SILENCE:
        return True
    if len(_logged) >= MOST_LOGGED:
        _logged.clear()
    _logged[what] = now
    return False


def forever(
    task: str, turn: Callable[[], Awaitable[None]], every: Callable[[], float] = lambda: 0.0
) -> asyncio.Task[None]:
    """Run `turn` in a loop, sleeping `every()` seconds between runs."""

    async def run() -> None:
        while True:
            with guarded(task) as guard:
                await turn()
            await asyncio.sleep(max(every(), AGAIN) if guard.failed else every())

    return asyncio.create_task(run(), name=f"dugout-{task}")


class Periodic(ABC):
    """A task that runs `round` every so many seconds, from `start` to `stop`."""

    def __init__(self, task: str, every: Callable[[], float]) -> None:
        self._name = task
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = forever(self._name, self.round, self._every)

    async def stop(self) -> None:
        await ended(self._task)

    @abstractmethod
    async def round(self) -> None:
        """What is done each time."""


def once(
    task: str, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]], **about: Any
) -> asyncio.Task[None]:
    """Run `work` as a task; `among` keeps a reference until it is done."""

    async def run() -> None:
        with guarded(task, **about):
            await work

    started = asyncio.create_task(run(), name=f"dugout-{task}")
    among.add(started)
    started.add_done_callback(among.discard)
    started.add_done_callback(lambda _: work.close())  # one that was cancelled before it began
    return started


async def ended(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel those tasks that were started, and wait for them.

    Again and again: a cancellation that arrives at the instant in which something awaited is done can get lost inside
    of a library (`asyncio.wait_for` before Python 3.12 is one), and a task that repeats itself would never end.
    """
    begun = [task for task in tasks if task is not None]
    while left := [task for task in begun if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*begun, return_exceptions=True)
