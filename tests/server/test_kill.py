"""kill -9 in the middle of 50 matches: nothing acknowledged is lost, nothing happens twice, all go on."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import LONG, crowd
from tests.server.harness import client, until
from tests.server.killing import KINDS, Killing
from tests.services import free_port

pytestmark = pytest.mark.service

MATCHES = 50
SERVE = "from dugout.server.main import serve; from dugout.server.settings import from_environment; serve(from_environment())"


@contextlib.asynccontextmanager
async def process(folder: Path, port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    environment = {
        **os.environ,
        "DUGOUT_DATA": str(folder),
        "DUGOUT_PORT": str(port),
        "DUGOUT_RATE_ADDRESS": "100000/100000",
        "DUGOUT_RATE_PERSON": "100000/100000",
        "DUGOUT_LOG_LEVEL": "error",
    }
    server = subprocess.Popen([sys.executable, "-c", SERVE], env=environment)

    async def ready() -> bool:
        assert server.poll() is None, "the server ended by itself"
        with contextlib.suppress(httpx.TransportError):
            async with client() as http:
                return (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200
        return False

    try:
        await until(ready, LONG)
        yield server
    finally:
        server.kill()
        server.wait()


async def test_kill_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'dugout.sqlite'}"
    async with contextlib.AsyncExitStack() as people_go:
        async with process(tmp_path, port) as server:
            people = await people_go.enter_async_context(crowd(f"http://127.0.0.1:{port}", MATCHES))
            await people.play_on(8 * MATCHES)
            server.send_signal(signal.SIGKILL)
            server.wait()
        people.check(database)
        interrupted = people.unfinished
        assert len(interrupted) > MATCHES // 2, "most matches were in the middle"
        async with process(tmp_path, port):
            await people.all_go_on()
            await people.stop()
        people.check(database)
    assert all(person.cuts >= 1 for person in people.people if person.match in interrupted)


@pytest.mark.timeout(600)
async def test_whatever_process_is_killed_nothing_is_lost_and_nobody_sees_a_failure(tmp_path: Path) -> None:
    """The short form of scripts/kill_people.py: each kind of process once, and two more."""
    killing = Killing(tmp_path, random.Random("short"), tables=2)
    await killing.run(len(KINDS) + 2)
    verdict = killing.verdict()
    assert killing.failures == []
    assert killing.is_consistent(verdict), verdict
    assert set(killing.kills) >= {"server", "starting server", "writing process"}
