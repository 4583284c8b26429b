"""Who puts a group of appends into the database: a thread of the server, or a separate process; both ends of that process.

Python runs one thread at a time. A thread that writes takes the GIL from the event loop again and again: the server's own
process takes 300 to 320 µs of a processor for an answer with it, 225 to 250 beside a process that writes (`dugout loadtest`,
two cores; `DUGOUT_WRITER_PROCESS=0` switches it off).

Both ways carry messages with their length before them. The first names the database, each of the others is a group. The
process ends where they end, so it outlives its server by one group at most, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Struct

from dugout.referee.errors import StoreAway
from dugout.referee.rows import Append
from dugout.server.store.journal.append import CONFLICT, REPEATED, Driver, store_group

TASK: Final = "writing-process"
MODULE: Final = "dugout.server.store.journal.process"
ATTEMPTS: Final = 4
SHUTDOWN_TIMEOUT: Final = 30.0
HEAD: Final = 4


class Outcome(Struct, array_like=True):
    """What became of each append, or why nobody knows what was stored."""

    verdicts: list[str] = []
    away: str | None = None


_encode: Final = msgspec.msgpack.Encoder().encode
_decode_group: Final = msgspec.msgpack.Decoder(list[Append]).decode
_decode_outcome: Final = msgspec.msgpack.Decoder(Outcome).decode


def driver_for(url: str) -> Driver:
    """Where appends go, for the address of a database. Whoever needs one of the two loads nothing of the other."""
    if url.startswith("sqlite"):
        from dugout.server.store.journal.sqlite import SqliteDriver

        return SqliteDriver(url)
    from dugout.server.store.journal.postgres import PostgresDriver

    return PostgresDriver(url)


class InThread:
    """A thread of this process. `append` returns when a group is on the disk; where it raises, nobody knows what was stored."""

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
            await self._end(kill=True)
            return None
        except BaseException:
            await self._end(kill=True)  # its answer would be taken for that of the next group
            raise
        outcome = _decode_outcome(answer)
        if outcome.away is not None:
            raise StoreAway(outcome.away)
        return outcome.verdicts

    async def close(self) -> None:
        await self._end()

    def _send(self, message: bytes) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(_framed(message))

    async def _receive(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        size = await self._process.stdout.readexactly(HEAD)
        return await self._process.stdout.readexactly(int.from_bytes(size, "big"))

    async def _end(self, *, kill: bool = False) -> None:
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


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(HEAD, "big") + message


def outcome_of(driver: Driver, message: bytes) -> bytes:
    """Store a group and say what became of it."""
    try:
        return _encode(Outcome(store_group(driver, _decode_group(message))))
    except Exception as error:
        return _encode(Outcome(away=str(error) if isinstance(error, StoreAway) else repr(error)))


def _read(stream: BinaryIO) -> bytes | None:
    """The next message; None where no whole one comes any more."""
    size = int.from_bytes(head, "big") if len(head := stream.read(HEAD)) == HEAD else 0
    message = stream.read(size)
    return message if message and len(message) == size else None


def main() -> None:
    """The process: reads groups, stores each, says what became of it."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which says when it is done
        signal.signal(ending, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints here must not speak in between
    url = _read(sys.stdin.buffer)
    if url is None:
        return
    driver = driver_for(url.decode())
    while (message := _read(sys.stdin.buffer)) is not None:
        answer = outcome_of(driver, message)
        try:
            answers.write(_framed(answer))
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)
    driver.close()


if __name__ == "__main__":
    main()
