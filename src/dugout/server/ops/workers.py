"""Several server processes on one socket; one that dies is replaced, and none outlives its parent."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeAlias

import structlog
from prometheus_client.multiprocess import mark_process_dead

from dugout.server.ops.metrics import FOLDER
from dugout.server.settings import Settings

SHUTDOWN_TIMEOUT: Final = 15.0
AGAIN: Final = 1.0
"""Seconds before a process that died is replaced."""
Serve: TypeAlias = Callable[[Settings, socket.socket, Callable[[], None]], None]
log = structlog.get_logger()


class Supervisor:
    """The parent of the server processes; it serves nobody itself."""

    def __init__(self, settings: Settings, listener: socket.socket, serve: Serve) -> None:
        self._settings = settings
        self._serve = serve
        self._listener = listener
        self._context = multiprocessing.get_context("spawn")
        self._heard, self._says = self._context.Pipe(duplex=False)
        self._processes: list[SpawnProcess] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Until a signal asks to stop; `ready` is called when all processes listen."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        self._processes = [self._start() for _ in range(self._settings.workers)]
        missing = self._settings.workers
        while not self._stopping.is_set():
            sentinels: list[Any] = [process.sentinel for process in self._processes]
            for happened in connection.wait([self._heard, *sentinels], timeout=1):
                if happened is self._heard:
                    self._heard.recv()
                    missing -= 1
                    if missing == 0:
                        ready()
            self._replace_the_dead()
        self._end()

    def _start(self) -> SpawnProcess:
        words = (self._serve, self._settings, self._listener, self._says)
        process = self._context.Process(target=_work, args=words)
        process.start()
        return process

    def _replace_the_dead(self) -> None:
        for at, process in enumerate(self._processes):
            if process.exitcode is not None and not self._stopping.is_set():
                log.error("worker.died", status=process.exitcode)
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                time.sleep(AGAIN)
                self._processes[at] = self._start()

    def _stop(self, _number: int, _frame: Any) -> None:
        self._stopping.set()

    def _end(self) -> None:
        for process in self._processes:
            if process.exitcode is None:
                process.terminate()
        end = time.monotonic() + SHUTDOWN_TIMEOUT
        for process in self._processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def supervise(settings: Settings, listener: socket.socket, serve: Serve, ready: Callable[[], None]) -> None:
    """Serve from several processes until stopped; each of them runs `serve`."""
    Supervisor(settings, listener, serve).run(ready)


def share_metrics() -> None:
    """Let all processes write their figures into one folder, which goes when the parent does."""
    folder = tempfile.mkdtemp(prefix="dugout-metrics-")
    os.environ[FOLDER] = folder
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


def _work(serve: Serve, settings: Settings, listener: socket.socket, says: Any) -> None:
    """One server process. Ctrl-C reaches the parent, which then stops it."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    serve(settings, listener, lambda: says.send(os.getpid()))


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
