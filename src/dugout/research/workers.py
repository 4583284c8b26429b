"""A batch whose rows are distributed over processes: arrays in shared memory, one round trip per step."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dugout.core.errors import DugoutError
from dugout.research.batch import Batch, Step

CONTEXT: Final = get_context("spawn")
"""Training programs have threads, and forking a process with threads is unsafe."""
ALIGNED: Final = 64
"""Every array begins at a multiple of this many bytes."""


class WorkerError(DugoutError):
    """An error in a worker process."""


class Workers:
    """The same rows as `Batch(game, matches)`, whatever the number of processes.

    `reset` and `step` return the same arrays every time, with new contents: copy what you want to keep. Use it in a
    `with` statement, or call `close`, which ends the processes.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        workers: int = 0,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        version: int = 2,
    ) -> None:
        count = min(workers or os.cpu_count() or 1, matches)
        if count < 1:
            raise ValueError(f"{workers} workers for {matches} matches")
        shares = [range(matches * n // count, matches * (n + 1) // count) for n in range(count)]
        pattern = Batch(game, 1, seats, options, version=version)
        self.actions, self.observation_size = pattern.actions, pattern.observation_size
        row = (*pattern.arrays(), np.zeros(1, np.int64))
        self._shapes = [(matches, *array.shape[1:]) for array in row]
        kinds = [array.dtype.str for array in row]
        memory = SharedMemory(create=True, size=_arrays(None, self._shapes, kinds)[1])
        self._memory: SharedMemory | None = memory
        self._lines: list[Connection] = []
        self._processes = []
        try:
            arrays, _ = _arrays(memory, self._shapes, kinds)
            self._step, self._chosen = Step(*arrays[:-1]), arrays[-1]
            for share in shares:
                ours, theirs = CONTEXT.Pipe()
                made = (game, len(share), seats, options, share.start, version)
                shared = (memory.name, self._shapes, kinds)
                process = CONTEXT.Process(target=_work, args=(theirs, made, shared), daemon=True)
                process.start()
                theirs.close()
                self._lines.append(ours)
                self._processes.append(process)
            self._ask(None)
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | str = 0) -> Step:
        """Begin the first match of every row."""
        self._ask(("reset", seed))
        return self._step

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Give every match its digit; raises WorkerError if one is illegal: those of other processes have gone on."""
        if actions.shape != self._chosen.shape:
            raise ValueError(f"{actions.shape} digits for {len(self._chosen)} matches")
        self._chosen[:] = actions
        self._ask(("step", None))
        return self._step

    def close(self) -> None:
        """End the processes. What they have written can be read for as long as somebody holds an array of it."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines.clear()
        self._processes.clear()
        if "_step" in self.__dict__:
            del self._step, self._chosen
        memory, self._memory = self._memory, None
        if memory is not None:
            memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, what: tuple[str, Any] | None) -> None:
        """Send a request to all workers and wait for their replies; None: wait until all of them have started."""
        if what is not None:
            for line in self._lines:
                with suppress(OSError):  # this worker has ended; `recv` reports it below
                    line.send(what)
        failures = []
        for number, line in enumerate(self._lines):
            try:
                failure = line.recv()
            except (EOFError, OSError):
                failure = "it has ended"
            if failure:
                failures.append(f"worker {number}: {failure}")
        if failures:
            raise WorkerError("; ".join(failures))


class _Mapped:
    """An array of the memory as NumPy reads it, which stays mapped until the last one is gone."""

    def __init__(self, memory: SharedMemory, shape: tuple[int, ...], kind: str, at: int) -> None:
        self.memory = memory
        start = np.asarray(memory.buf).ctypes.data
        self.__array_interface__ = {
            "version": 3,
            "shape": shape,
            "typestr": kind,
            "data": (start + at, False),
        }


def _arrays(
    memory: SharedMemory | None, shapes: list[tuple[int, ...]], kinds: list[str]
) -> tuple[list[NDArray[Any]], int]:
    """The arrays, one after another in this memory, and the number of bytes that they need."""
    found, at = [], 0
    for shape, kind in zip(shapes, kinds, strict=True):
        if memory is not None:
            found.append(np.asarray(_Mapped(memory, shape, kind, at)))
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        at += -(-size // ALIGNED) * ALIGNED
    return found, at


def _work(line: Connection, made: tuple[Any, ...], shared: tuple[Any, ...]) -> None:
    """The main function of a worker: steps its rows until the connection is closed."""
    game, matches, seats, options, first, version = made
    name, shapes, kinds = shared
    memory = SharedMemory(name)
    try:
        batch = Batch(game, matches, seats, options, first, version)
        arrays, _ = _arrays(memory, shapes, kinds)
        mine = [array[first : first + matches] for array in arrays]
        step, chosen = Step(*mine[:-1]), mine[-1]
        del arrays, mine
        line.send("")
        while True:
            try:
                what, seed = line.recv()
            except (EOFError, OSError):
                break
            try:
                if what == "reset":
                    batch.reset(seed, step)
                else:
                    batch.step(chosen, step)
                line.send("")
            except DugoutError as error:
                line.send(f"{type(error).__name__}: {error}")
        del step, chosen
    finally:
        line.close()
        memory.close()
