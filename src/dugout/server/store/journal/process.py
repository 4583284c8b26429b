"""Who puts a group of appends into the database: a thread of the server, or a process beside it.

Python lets one thread run at a time. Where thousands of answers a second are judged and told, a thread that writes
takes that turn away again and again; a process takes nothing, and the second core of a small machine does the work.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol

from dugout.server.errors import Conflict, Repeated, StoreAway
from dugout.server.ops import background
from dugout.server.store.journal import scribe
from dugout.server.store.journal.append import Verdict, store_group
from dugout.server.store.journal.scribe import bulk_for
from dugout.server.store.rows import Append

TASK: Final = "writing-process"
ATTEMPTS: Final = 4
LONGEST_GOODBYE: Final = 30.0
COMMAND: Final = (sys.executable, "-m", scribe.__name__)


class Appender(Protocol):
    """Asked for one group at a time. `append` may raise StoreAway: nobody knows then what was stored."""

    async def start(self) -> None: ...
    async def append(self, group: list[Append]) -> list[Verdict]:
        """Store every append that fits, in one transaction; returns when it is on the disk."""

    async def close(self) -> None: ...


def appender_for(url: str, *, apart: bool) -> Appender:
    return InProcess(url) if apart else InThread(url)


class InThread:
    """A thread of this process."""

    def __init__(self, url: str) -> None:
        self._bulk = bulk_for(url)
        self._thread = ThreadPoolExecutor(1, "dugout-writer")

    async def start(self) -> None:
        """It starts with its first group."""

    async def append(self, group: list[Append]) -> list[Verdict]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, store_group, self._bulk, group)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._bulk.close)
        self._thread.shutdown()


class InProcess:
    """A process that does nothing else (`scribe.py`). One that dies is started again for the next group."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._process: Process | None = None

    async def start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND,
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is meant for the server
                env={**os.environ, "DUGOUT_COMPILED": "0"},  # it plays nothing, so it looks for no engine
            )
        except OSError as error:
            raise StoreAway(f"the process that writes does not start: {error}") from error
        self._send(self._url.encode())  # not in the command, which everybody on the machine can read

    async def append(self, group: list[Append]) -> list[Verdict]:
        """A group whose process died is handed to the next one. Perhaps it was stored: then the match has gone on."""
        verdicts = await self._try(group)
        for _ in range(ATTEMPTS - 1):
            if verdicts is not None:
                return verdicts
            again = await self._try(group)
            # what was stored the first time is in the way now: whoever asked has to look, not to believe it was said before
            verdicts = again and [Conflict() if isinstance(one, Repeated) else one for one in again]
        if verdicts is None:
            raise StoreAway("the processes that write end one after another")
        return verdicts

    async def _try(self, group: list[Append]) -> list[Verdict] | None:
        """The verdicts; None where the process has ended meanwhile, and nobody knows what was stored."""
        if self._process is None:
            await self.start()
        try:
            self._send(scribe.encode_group(group))
            answer = await self._receive()
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as error:  # uvloop: the handler is closed
            background.failed(TASK, error)
            await self._give_up()
            return None
        except BaseException:
            await self._give_up()  # its answer would be taken for that of the next group
            raise
        return scribe.verdicts_of(answer)

    async def close(self) -> None:
        """It ends when nothing more can come."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), LONGEST_GOODBYE)
        except TimeoutError:
            process.kill()
            await process.wait()

    def _send(self, message: bytes) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(len(message).to_bytes(scribe.HEAD, "big") + message)

    async def _receive(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        size = await self._process.stdout.readexactly(scribe.HEAD)
        return await self._process.stdout.readexactly(int.from_bytes(size, "big"))

    async def _give_up(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
