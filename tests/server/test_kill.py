"""kill -9 in the middle of 50 matches: nothing acknowledged is lost, nothing happens twice, all go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from tests.server.harness import until
from tests.server.scripted import Scripted
from tests.services import free_port

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
            async with httpx.AsyncClient() as http:
                return (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200
        return False

    try:
        await until(ready, 30)
        yield server
    finally:
        server.kill()
        server.wait()


async def create(url: str) -> list[Scripted]:
    people: list[Scripted] = []
    body = {
        "game": "toto",
        "options": {"mode": "live", "rounds": 1, "whistle_seconds": 30},
        "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}],
    }
    async with httpx.AsyncClient(timeout=30) as http:
        for response in await asyncio.gather(
            *(http.post(f"{url}/api/matches", json=body) for _ in range(MATCHES))
        ):
            made = response.json()
            people += [Scripted(url, made["match"], seat["seat"], seat["token"]) for seat in made["seats"]]
    return people


def acknowledged(people: list[Scripted]) -> int:
    return sum(len(person.acknowledged) for person in people)


async def play_until(people: list[Scripted], answers: int) -> None:
    async def enough() -> bool:
        return acknowledged(people) >= answers or all(person.over for person in people)

    await until(enough, 30)


def check(file: Path, people: list[Scripted]) -> None:
    """Every promise is in the database exactly once, and every stored answer of a person has one action."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        stored = {
            (match, action): text
            for match, action, text in database.execute(
                "SELECT a.match, a.action, b.text FROM actions a JOIN answers b ON a.match = b.match AND a.seq = b.seq"
            )
        }
        given = database.execute("SELECT count(*) FROM answers WHERE by = 'person'").fetchone()[0]
        gaps = database.execute(
            "SELECT match FROM answers GROUP BY match HAVING count(*) <> max(seq) + 1"
        ).fetchall()
    for person in people:
        for action, text in person.acknowledged.items():
            assert stored[person.match, action] == f"{person.seat + 1} {text}"
    assert given == len(stored)
    assert gaps == []


async def test_kill_nine_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    tasks: list[asyncio.Task[None]] = []
    try:
        async with process(tmp_path, port) as server:
            people = await create(url)
            tasks = [asyncio.create_task(person.play()) for person in people]
            await play_until(people, 8 * MATCHES)
            server.send_signal(signal.SIGKILL)
            server.wait()
            promised = acknowledged(people)
        check(tmp_path / "dugout.sqlite", people)
        running = {person.match for person in people if not person.over}
        assert len(running) > MATCHES // 2, "most matches were in the middle"
        before = {match: sum(len(p.acknowledged) for p in people if p.match == match) for match in running}
        async with process(tmp_path, port):
            await play_until(people, promised + 8 * MATCHES)

            async def all_went_on() -> bool:
                return all(
                    sum(len(p.acknowledged) for p in people if p.match == match) > before[match]
                    or any(p.over for p in people if p.match == match)
                    for match in running
                )

            await until(all_went_on, 20)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    check(tmp_path / "dugout.sqlite", people)
    assert all(person.cuts >= 1 for person in people if person.match in running)
    for person in people:
        assert person.events == list(range(1, len(person.events) + 1)), "no event missed, none seen twice"
    failures = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    assert [failure for failure in failures if failure] == []
