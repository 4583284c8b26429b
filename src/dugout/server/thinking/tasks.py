"""What computer seats and the coach compute, in a thread or in a separate process.

Such a process starts while somebody opens the page of his first match, often on the same machine. So it gives way from
its first moment on, imports nothing of the server's, and loads a game only when it is asked about it.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dugout.bots.base import Budget
from dugout.bots.coach import Hint, Moment, hints, moments
from dugout.bots.contract import Asked, bot
from dugout.core.dice import Roller
from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.core.values import Event, Record
from dugout.games.registry import game

if TYPE_CHECKING:
    from dugout.server.catalogue import Catalogue

GIVES_WAY: Final = 10
"""How much lower the priority of a thinking process is than the server's."""
COACHING: Final = Budget(nodes=240, seconds=2.0)
"""What the coach may think: as long as somebody likes to wait for advice."""
REVIEWING: Final = Budget(nodes=20)
"""What the coach may think over each decision of a match that is over."""

MOST_TOLD: Final = 4000
"""Characters of a failure that are reported to the server."""


@dataclass(frozen=True)
class Task:
    """A decision to take, in plain data that can go to another process."""

    game: str
    level: str
    seat: Seat
    view: bytes
    legal: Sequence[Choice]
    events: list[tuple[str, str, tuple[int, ...], int]]
    seed: str


def think(task: Task, catalogue: Catalogue | None = None) -> Choice:
    """Take the decision; runs in a thread or a separate process."""
    rules = _rules(task.game, catalogue)
    decider = (catalogue.bot if catalogue else bot)(task.game, task.level)
    if observe := getattr(decider, "observe", None):
        observe([Event(*parts) for parts in task.events])
    view = msgspec.json.decode(task.view, type=rules.view_type())
    return decider.decide(rules, task.seat, view, task.legal, Roller(task.seed))


def advise(task: Task, catalogue: Catalogue | None = None) -> list[Hint]:
    """The coach's plans for a seat; runs where opponents think."""
    rules = _rules(task.game, catalogue)
    view = msgspec.json.decode(task.view, type=rules.view_type())
    seen = [Event(*parts) for parts in task.events]
    return hints(Asked(rules, task.seat, view, task.legal, seen), COACHING)


@dataclass(frozen=True)
class Review:
    """A match that is over, and whose decisions are to be looked at."""

    record: Record
    seats: tuple[Seat, ...]


def review(task: Review, catalogue: Catalogue | None = None) -> list[Moment]:
    """The moments to learn from; runs where opponents think."""
    return moments(_rules(task.record.game, catalogue), task.record, REVIEWING, task.seats)


def _rules(name: str, catalogue: Catalogue | None) -> Rules[Any, Any]:
    """The rules of a game: those of a catalogue, or, in a separate process, those of the registry."""
    return catalogue.games[name] if catalogue else game(name)


class BesideProcess(SpawnProcess):
    """A process that gives way to those who play, also while it starts."""

    def start(self) -> None:
        super().start()
        if self.pid is not None and hasattr(os, "setpriority"):
            with suppress(OSError):  # it has ended already
                lower = os.getpriority(os.PRIO_PROCESS, 0) + GIVES_WAY
                os.setpriority(os.PRIO_PROCESS, self.pid, lower)


class Beside(SpawnContext):
    """How thinking processes are started."""

    Process = BesideProcess


def settle_in() -> None:
    """Begin of a thinking process: it leaves Ctrl-C to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        connection.wait([server.sentinel])
        os._exit(0)


def ready() -> None:
    """Nothing to think about yet: that it runs is enough."""


def carry_out(message: bytes) -> bytes:
    """Read a piece of work and do it; whatever comes of it is said, so that the process can go on with the next."""
    try:
        work, task = pickle.loads(message)
        return pickle.dumps((True, work(task, None)))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()[-MOST_TOLD:]))
