"""Honest people at a server as it is installed, and somebody who kills its processes one after another.

The server, the process that writes, the one that thinks, and a server that is just starting die at random moments.
People connect again by themselves. Nothing that was acknowledged may be lost or doubled, no answer may be a 5xx.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from dugout.loadtest import ledger
from dugout.loadtest.plan import Promise
from tests.server.crowd import A_COMPUTER, TWO_PEOPLE
from tests.server.harness import client
from tests.server.scripted import Scripted
from tests.services import children, free_port

SERVER: Final = "server"
STARTING: Final = "starting server"
WRITER: Final = "writing process"
THINKER: Final = "thinking process"
KINDS: Final = (SERVER, STARTING, WRITER, THINKER)
OFTEN: Final = (SERVER, STARTING, WRITER, WRITER, THINKER, THINKER)
"""A server that comes up again takes longest."""
MARKS: Final = {WRITER: b"journal.process", THINKER: b"spawn_main"}
LONG: Final = 120.0
OPTIONS: Final = {"mode": "live", "rounds": 3, "whistle_seconds": 2}
LOOKS: Final = ("/api/games", "/api/lobby", "/api/me/matches", "/api/competitions", "/", "/readyz")


@dataclass
class Killing:
    """One data folder, servers on it that die, and tables that are always in play."""

    folder: Path
    random: random.Random
    tables: int = 12
    port: int = field(default_factory=free_port)
    people: list[Scripted] = field(default_factory=list)
    kills: Counter[str] = field(default_factory=Counter)
    answers: Counter[int] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    _server: subprocess.Popen[bytes] | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def run(self, kills: int) -> None:
        """Kill so often; then everything must still go on."""
        await self._start()
        self._tasks = [asyncio.create_task(self._table(number)) for number in range(self.tables)]
        self._tasks.append(asyncio.create_task(self._visit()))
        try:
            await self._goes_on()
            for number in range(kills):
                await self._kill(KINDS[number] if number < len(KINDS) else self.random.choice(OFTEN))
                await asyncio.sleep(self.random.choice((0.1, 0.5, 1.5)) * self.random.random())
                if number % 5 == 4:
                    await self._goes_on()
                    print(
                        f"{number + 1} kills: {self.acknowledged} acknowledged, {len(self.failures)} failures",
                        flush=True,
                    )
            await self._goes_on()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self._end()

    def verdict(self) -> dict[str, Any]:
        """What came of it all, from the database."""
        promises = [
            Promise(person.match, person.seat, action, text)
            for person in self.people
            for action, text in person.acknowledged.items()
        ]
        url = f"sqlite:///{self.folder / 'dugout.sqlite'}"
        matches = sorted({person.match for person in self.people})
        figures = ledger.check(url, matches, promises)
        torn = sum(person.events != list(range(1, len(person.events) + 1)) for person in self.people)
        bugs = sum(person.refusals.count("internal") for person in self.people)
        away = sum(person.refusals.count("database-away") for person in self.people)
        lost = len(set(self.made) - ledger_matches(url))
        fives = sum(count for status, count in self.answers.items() if status >= 500)
        for person in self.people:
            self.failures += [code for code in person.refusals if code in ("internal", "database-away")]
        return {
            "kills": dict(self.kills),
            "acknowledged": len(promises),
            **figures,
            "matches made": len(self.made),
            "matches lost": lost,
            "people who missed an event": torn,
            "http answers": sum(self.answers.values()),
            "5xx": fives + bugs + away,
        }

    @property
    def complaints(self) -> list[str]:
        """What the servers said of failures."""
        lines = (self.folder / "log").read_text(errors="replace").splitlines()
        return [line for line in lines if "[error" in line or "[warning" in line]

    def is_consistent(self, verdict: dict[str, Any]) -> bool:
        """Whether nothing is wrong."""
        wrong = ("lost", "doubled", "gaps", "matches lost", "people who missed an event", "5xx")
        return verdict["acknowledged"] > 0 and not any(verdict[name] for name in wrong)

    # processes

    def _spawn(self) -> subprocess.Popen[bytes]:
        rates = {f"DUGOUT_RATE_{name}": "100000/100000" for name in ("ADDRESS", "PERSON", "SIGN_IN")}
        told = {**os.environ, **rates, "DUGOUT_DATA": str(self.folder), "DUGOUT_BOT_PAUSE": "0"}
        words = [sys.executable, "-m", "dugout", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(words, env=told, stdout=log, stderr=log)

    async def _start(self) -> None:
        self._server = await asyncio.to_thread(self._spawn)
        end = time.monotonic() + LONG
        async with client(self.url) as http:
            while True:
                assert self._server.poll() is None, f"the server ended by itself: {self._told()}"
                assert time.monotonic() < end, f"the server does not come up: {self._told()}"
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def _told(self) -> str:
        return (self.folder / "log").read_text(errors="replace")[-2000:]

    async def _kill(self, kind: str) -> None:
        assert self._server is not None
        if kind in MARKS:
            for pid in children(self._server.pid):
                with contextlib.suppress(OSError):
                    if MARKS[kind] in Path(f"/proc/{pid}/cmdline").read_bytes():
                        os.kill(pid, signal.SIGKILL)
                        self.kills[kind] += 1
                        return
            return  # it is just being replaced
        await self._end()
        if kind == STARTING:
            self._server = await asyncio.to_thread(self._spawn)
            await asyncio.sleep(1.5 * self.random.random())
            await self._end()
        self.kills[kind] += 1
        await self._start()

    async def _end(self) -> None:
        assert self._server is not None
        self._server.kill()
        await asyncio.to_thread(self._server.wait)

    # people

    async def _table(self, number: int) -> None:
        """Two people and a computer, match after match."""
        while True:
            body = {"game": "toto", "options": OPTIONS, "seats": [*TWO_PEOPLE, A_COMPUTER]}
            answer = await self._ask("POST", "/api/matches", body)
            if answer is None or answer.status_code != 201:
                await asyncio.sleep(0.2)
                continue
            found = answer.json()
            self.made.append(found["match"])
            seats = [seat for seat in found["seats"] if seat["token"]]
            people = [Scripted(self.url, found["match"], seat["seat"], seat["token"]) for seat in seats]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))

    async def _visit(self) -> None:
        """Somebody who looks around, and plays a move against the computer now and then."""
        while True:
            for path in LOOKS:
                await self._ask("GET", path)
            seats = [{"kind": "me", "name": "V"}, {"kind": "bot", "level": "easy"}]
            made = await self._ask(
                "POST", "/api/matches", {"game": "toto", "options": {"mode": "hotseat"}, "seats": seats}
            )
            if made is not None and made.status_code == 201:
                match = made.json()["match"]
                self.made.append(match)
                seen = {"Dugout-Seats": made.json()["seats"][0]["token"]}
                for path in ("", "/hint?seat=0", "/replay"):
                    await self._ask("GET", f"/api/matches/{match}{path}", headers=seen)
            await asyncio.sleep(0.05)

    async def _ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response | None:
        """The answer; None while nobody is there to give one, which is no failure."""
        with contextlib.suppress(httpx.TransportError):
            async with client(self.url, LONG) as http:
                answer = await http.request(method, path, json=body, headers=headers)
            self.answers[answer.status_code] += 1
            if answer.status_code >= 500:
                self.failures.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            return answer
        return None

    async def _goes_on(self) -> None:
        """Until something more was acknowledged."""
        before, end = self.acknowledged, time.monotonic() + LONG
        while self.acknowledged == before:
            for task in self._tasks:
                if task.done():
                    task.result()
            assert time.monotonic() < end, f"nothing goes on any more: {self._told()}"
            await asyncio.sleep(0.02)


def ledger_matches(url: str) -> set[str]:
    engine = ledger._engine(url)
    try:
        with engine.connect() as connection:
            return {str(row[0]) for row in connection.exec_driver_sql("SELECT id FROM matches")}
    finally:
        engine.dispose()
