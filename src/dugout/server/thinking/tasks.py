"""Separate processes in which computer seats and the coach compute.

Such a process starts while somebody opens the page of his first match, often on the same machine. So it runs at low
priority from the start, imports nothing of the server, and loads a game only when it is asked about it.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from contextlib import suppress
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final

GIVES_WAY: Final = 10
"""How much lower the priority of a thinking process is than the server's."""
MOST_TOLD: Final = 4000
"""Characters of a failure that are reported to the server."""


class LowPriorityProcess(SpawnProcess):
    """A process of low priority, even while it starts: those who play come first."""

    def start(self) -> None:
        super().start()
        if self.pid is not None and hasattr(os, "setpriority"):
            with suppress(OSError):  # it has ended already
                lower = os.getpriority(os.PRIO_PROCESS, 0) + GIVES_WAY
                os.setpriority(os.PRIO_PROCESS, self.pid, lower)


class LowPriorityContext(SpawnContext):
    """How thinking processes are started."""

    Process = LowPriorityProcess


def initialise_process() -> None:
    """Initialise a thinking process: it ignores Ctrl-C, and ends when the server does."""
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
