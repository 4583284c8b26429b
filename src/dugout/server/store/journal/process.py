"""Who puts a group of appends into the database: a thread of the server, or a separate process, of which this
has both ends.

Python runs one thread at a time. A thread that writes takes the GIL from the event loop again and again: the
server's own process takes 300 to 320 µs of a processor for an answer with it, 225 to 250 beside a process
that writes (`dugout loadtest`, two cores; `DUGOUT_WRITER_PROCESS=0` switches it off).

Messages are lines: first the address of the database, then every group as JSON, and back an outcome for each.
The process ends where they end, so it outlives its server by one group at most, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from dugout.referee.errors import StoreAway
from dugout.referee.rows import Append
from dugout.server.store.journal.append import CONFLICT, REPEATED, Driver, store_group

TASK: Final = "writing-process"
MODULE: Final = "dugout.server.store.journal.process"
ATTEMPTS: Final = 4
SHUTDOWN_TIMEOUT: Final = 30.0


class Outcome(Struct, array_like=True):
    """What became of each append, or why nobody knows what was stored."""

    verdicts: list[str] = []
    away: str | None = None


_encode: Final = msgspec.json.Encoder().encode
_decode_group: Final = msgspec.json.Decoder(list[Append]).decode
_decode_outcome: Final = msgspec.json.Decoder(Outcome).decode


def driver_for(url: str) -> Driver:
    """Where appends go, for the address of a database. Whoever needs one of the two loads nothing of the other."""
    if url.startswith("sqlite"):
        from dugout.server.store.journal.sqlite import SqliteDriver

        return SqliteDriver(url)
    from dugout.server.store.journal.postgres import PostgresDriver

    return PostgresDriver(url)


class InThread:
    """A thread of this process. `append` returns when a group is on disk; if it raises, nobody knows what was
    stored."""

    def __init__(self, url: str) -> None:
        self._driver = driver_for(url)
        self._thread = ThreadPoolExecutor(1, "dugout-writer")

    async def start(self) -> None:
        """It starts with its first group."""

    async def append(self, group: list[Append]) -> list[str]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, store_group, self._driver, group)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._driver.close)
        self._thread.shutdown()


class InProcess:
    """A process that does nothing else (`main`). One that dies is started again for the next group."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._process: Process | None = None

    async def start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is meant for the server
                env={**os.environ, "DUGOUT_COMPILED": "0"},  # it plays nothing, so it looks for no engine
            )
        except OSError as error:
            raise StoreAway(f"the writer process did not start: {error}") from error
        self._send(self._url.encode())  # not in the command, which everybody on the machine can read

    async def append(self, group: list[Append]) -> list[str]:
        """A group whose process died is handed to the next one. Perhaps it was stored: then the match has gone on."""
        for attempt in range(ATTEMPTS):
            if verdicts := await self._try(group):
                # the group may have been stored before the crash: a caller who reads the match again finds out
                return [CONFLICT if attempt and one == REPEATED else one for one in verdicts]
        raise StoreAway("the writer process keeps dying")

    async def _try(self, group: list[Append]) -> list[str] | None:
        """The verdicts; None where the process has ended meanwhile, and nobody knows what was stored."""
        try:
            if self._process is None:
                await self.start()  # it may be killed before it has received its database
            self._send(_encode(group))
            answer = await self._receive()
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as error:  # uvloop: the handler is closed
            from dugout.server.ops import background  # the other end starts without it

            background.failed(TASK, error)
            await self.close(kill=True)
            return None
        except BaseException:
            await self.close(kill=True)  # its answer would be taken for that of the next group
            raise
        outcome = _decode_outcome(answer)
        if outcome.away is not None:
            raise StoreAway(outcome.away)
        return outcome.verdicts

    def _send(self, message: bytes) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(message + b"\n")

    async def _receive(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        return await self._process.stdout.readuntil(b"\n")

    async def close(self, *, kill: bool = False) -> None:
        """It ends when nothing more can come, or is killed."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 0 if kill else SHUTDOWN_TIMEOUT)
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


Appender: TypeAlias = InThread | InProcess


def outcome_of(driver: Driver, message: bytes) -> bytes:
    """Store a group and say what became of it."""
    try:
        return _encode(Outcome(store_group(driver, _decode_group(message))))
    except Exception as error:
        return _encode(Outcome(away=str(error) if isinstance(error, StoreAway) else repr(error)))


def main() -> None:
    """The process: reads groups, stores each, says what became of it."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which says when it is done
        signal.signal(ending, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints here must not speak in between
    if not (url := sys.stdin.buffer.readline()):
        return
    driver = driver_for(url.decode().strip())
    for group in sys.stdin.buffer:
        answer = outcome_of(driver, group)
        try:
            answers.write(answer + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)
    driver.close()


if __name__ == "__main__":
    main()
