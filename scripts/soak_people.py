#!/usr/bin/env python
"""Tables of scripted people who answer at the same instant, with everything that people do beside playing.

    python scripts/soak_people.py [--minutes 10] [--tables 12] [--seed 1] > figures.json
    python scripts/soak_people.py --seconds 20 --tables 6

Starts a server as it is installed (with the compiled engine where there is one). At every table two to eight people play
one match after another, of all games. Among their answers are some that cannot be judged, that come too late or are given
for somebody else; they talk, ask the coach, lose the line, leave and come back; others watch, and sockets are opened and
closed by the thousand. Exit status 1 with the faults if
- the server or a process beside it ends, or logs an error,
- anything said to one connection quotes what somebody else typed, or the id of somebody else's action,
- a request is not answered, or with 5xx,
- memory grows after the first part, or with every socket that is opened and closed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dugout.core.dice import Roller
from dugout.games.registry import game
from dugout.loadtest.processes import _families, _resident

PATIENCE = 40.0
"""Seconds within which everything is answered, however busy the machine is."""
STANDSTILL = 120.0
TICK = 0.1
"""Everybody answers at the next multiple of so many seconds, all tables together."""
LONGEST_MATCH = 90.0
WARM_UP = 0.4
"""The part of the time after which memory must not grow."""
GROWTH_MB = 12.0
GROWTH_SHARE = 0.06
LONG_ENOUGH = 120.0
"""Seconds below which the first part is all there is."""
BURST, BURSTS = 1000, 8
"""Sockets at a time, and how often. Python looks for garbage now and then: what is there once is no leak."""
KB_PER_SOCKET = 3.0
AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
TYPED = re.compile(r"zq[0-9a-f]{12}")
SAID = re.compile(r"zc([0-9a-f]{8})x")
ACTION = re.compile(r"act-[0-9a-f]{12}")
KINDS: tuple[tuple[str, dict[str, Any], int, int], ...] = (
    ("toto", {"mode": "live", "rounds": 1, "whistle_seconds": 2}, 2, 8),
    ("toto", {"mode": "live", "rounds": 2, "whistle_seconds": 2}, 4, 8),
    ("champions", {}, 2, 2),
    ("counter-attack", {"squads": "random", "half_minutes": 5}, 2, 2),
)


class Soak:
    """What all of them share: where the server is, how long it goes on, what was seen."""

    def __init__(self, url: str, seconds: float, seed: str) -> None:
        self.url = url
        self.began = time.monotonic()
        self.end = self.began + seconds
        self.random = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.over = False

    @property
    def done(self) -> bool:
        return self.over or time.monotonic() > self.end

    def fault(self, text: str) -> None:
        self.counts["faults"] += 1
        if len(self.faults) < 50:
            self.faults.append(f"{time.monotonic() - self.began:.0f} s: {text[:600]}")

    def token(self, length: int) -> str:
        return "".join(self.random.choices("0123456789abcdef", k=length))

    async def ask(
        self, http: httpx.AsyncClient, method: str, path: str, **more: Any
    ) -> httpx.Response | None:
        """A request that must be answered, with anything but a failure of the server."""
        try:
            answer = await http.request(method, self.url + path, timeout=PATIENCE, **more)
        except httpx.HTTPError as error:
            self.fault(f"{method} {path}: {error!r}")
            return None
        self.counts["requests"] += 1
        if answer.status_code >= 500:
            self.fault(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer


class Table:
    """One match after another, with people at every seat."""

    def __init__(self, soak: Soak, number: int) -> None:
        self.soak, self.number = soak, number
        self.chance = random.Random(f"{soak.random.random()}:{number}")
        self.mark = soak.token(8)
        self.match, self.game, self.over = "", "", False
        self.people: list[Person] = []
        self.moved = time.monotonic()

    async def run(self) -> None:
        async with httpx.AsyncClient(verify=False) as http:
            while not self.soak.done:
                if not await self._take_seats(http):
                    await asyncio.sleep(1)
                    continue
                tasks = [asyncio.create_task(person.play()) for person in self.people]
                tasks.append(asyncio.create_task(self._watch()))
                await asyncio.gather(*tasks)
                self.soak.counts[f"matches of {self.game}"] += 1

    async def _take_seats(self, http: httpx.AsyncClient) -> bool:
        name, options, least, most = self.chance.choice(KINDS)
        count = self.chance.randint(least, most)
        computers = self.chance.choice((0, 0, 1)) if count < most else 0
        kind = self.chance.choice(("link", "me"))
        seats = [{"kind": kind, "name": f"Person {seat}"} for seat in range(count)]
        seats += [{"kind": "bot", "level": "random"}] * computers
        body = {"game": name, "options": options, "seats": seats}
        made = await self.soak.ask(http, "POST", "/api/matches", json=body)
        if made is None or made.status_code != 201:
            self.soak.fault(f"no match: {made and made.text}")
            return False
        found = made.json()
        self.match, self.game, self.over = found["match"], name, False
        self.moved = self.began = time.monotonic()
        self.people = [
            Person(self, http, seat["seat"], seat["token"]) for seat in found["seats"] if seat["token"]
        ]
        if kind == "link":  # all at once, as people do who were sent a link
            await asyncio.gather(*(person.take_seat() for person in self.people))
        return True

    async def _watch(self) -> None:
        """Somebody without a seat, who comes and goes."""
        somebody = Person(self, None, -1, "")
        while not self.over and not self.soak.done:
            with contextlib.suppress(*AWAY):
                async with somebody.line() as socket:
                    for _ in range(self.chance.randint(1, 20)):
                        async with asyncio.timeout(2):
                            somebody.hear(str(await socket.recv()))
            await asyncio.sleep(self.chance.random())


class Person:
    """Somebody at one seat, whose every word can be told from everybody else's."""

    def __init__(self, table: Table, http: httpx.AsyncClient | None, seat: int, token: str) -> None:
        self.table, self.soak, self.http, self.seat, self.token = table, table.soak, http, seat, token
        self.chance = table.chance
        self.typed: set[str] = set()
        self.actions: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.mine: set[str] = set()
        self.latest: dict[str, Any] = {}
        self.last = 0
        self.edition = 0
        self.news = asyncio.Event()
        self.path = f"/api/matches/{table.match}"
        self.headers = {"Dugout-Seats": token} if token else {}

    def line(self) -> connect:
        self.soak.counts["sockets"] += 1
        address = self.soak.url.replace("http", "ws") + self.path + "/live"
        return _Greeting(connect(address, compression=None, open_timeout=PATIENCE, max_size=None), self)

    async def take_seat(self) -> None:
        await self.request("POST", "/name", json={"seat": self.seat, "name": f"Person {self.seat}"})

    async def play(self) -> None:
        while not self.table.over and not self.soak.done:
            try:
                async with self.line() as socket:
                    reader = asyncio.create_task(self._read(socket))
                    try:
                        await self._sit(socket)
                    finally:
                        reader.cancel()
                        await asyncio.gather(reader, return_exceptions=True)
            except AWAY as error:
                self.soak.counts["lines lost"] += 1
                if not self.soak.done and isinstance(error, TimeoutError):
                    self.soak.fault(f"no greeting in {self.table.game}: {error!r}")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.hear(str(text))
        finally:
            self.news.set()
            for waiting in self.actions.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionResetError())

    async def _sit(self, socket: ClientConnection) -> None:
        """Play until the line is to be cut, by chance, or the match is over."""
        for _ in range(self.chance.randint(5, 120)):
            if self.table.over or self.soak.done or socket.state.name != "OPEN":
                return
            self.news.clear()
            asked = [one for one in self.latest.get("asked", ()) if one["seat"] == self.seat]
            must = [one for one in asked if not one["may"]]
            if self.latest.get("status") == "running" and (must or (asked and self.chance.random() < 0.3)):
                await self._mischief(socket)
                await self._answer(socket, (must or asked)[0])
            else:
                await self._idle()

    async def _idle(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self.news.wait()
        waited = time.monotonic() - self.table.moved
        if waited > STANDSTILL and not self.table.over:
            self.soak.fault(
                f"a match of {self.table.game} stands still: {json.dumps(self.latest.get('prompt'))}"
            )
            self.table.over = True
        if time.monotonic() - self.table.began > LONGEST_MATCH and "resign" in self._acts():
            await self._act("resign")
        if "agree" in self._acts():
            await self._act(self.chance.choice(("agree", "decline")))

    def _acts(self) -> list[str]:
        return list((self.latest.get("table") or {}).get("acts", ()))

    async def _act(self, what: str) -> None:
        self.soak.counts[what] += 1
        await self.request("POST", "/table", json={"seat": self.seat, "act": what})

    async def _answer(self, socket: ClientConnection, asked: dict[str, Any]) -> None:
        question = self.latest["question"]
        choices = asked["choices"] or await self._legal()
        if not choices or self.latest.get("question") != question:
            return
        await self._tick()
        answer = {"seat": self.seat, "question": question, "answer": self.chance.choice(choices)}
        said = await self._send(socket, **answer)
        self.soak.counts["accepted" if said["type"] == "answered" else said["error"]["code"]] += 1

    async def _tick(self) -> None:
        await asyncio.sleep(TICK - time.time() % TICK)

    async def _legal(self) -> list[str]:
        """What may be answered, worked out from what this seat sees, as an outside program does."""
        found = await self.request("GET", "")
        if (
            found is None
            or found.status_code != 200
            or found.json()["question"] != self.latest["question"]
            or not any(one["seat"] == self.seat for one in found.json()["asked"])
        ):
            return []
        rules = game(self.table.game)
        view = msgspec.json.decode(json.dumps(found.json()["view"]), type=rules.view_type())
        state = rules.resample(view, Roller(str(self.chance.random())))
        legal = rules.legal(state, self.seat)
        some = [legal[self.chance.randrange(len(legal))] for _ in range(3)] if legal else []
        return [rules.describe(choice) for choice in (rules.default(state, self.seat), *some)]

    async def _mischief(self, socket: ClientConnection) -> None:
        question, kind = self.latest["question"], self.chance.random()
        if kind < 0.15:
            await self._tick()
            said = await self._send(socket, seat=self.seat, question=question, answer=self._words())
        elif kind < 0.2:
            said = await self._send(socket, seat=self.seat, question=question - 1, answer=self._words())
        elif kind < 0.25:
            other = (self.seat + 1) % len(self.latest.get("seats", self.table.people))
            said = await self._send(socket, seat=other, question=question, answer=self._words())
        elif kind < 0.35:
            return await self._beside(socket)
        else:
            return None
        if said["type"] != "error":
            self.soak.fault(f"accepted: {said}")
        self.soak.counts["refused on purpose"] += 1
        return None

    async def _beside(self, socket: ClientConnection) -> None:
        """What people do besides answering."""
        what = self.chance.randrange(9)
        if what == 0:
            await socket.send(
                json.dumps({"type": "chat", "seat": self.seat, "text": f"hello zc{self.table.mark}x"})
            )
        elif what == 1:
            await socket.send('{"type": "answer", "' + self._words())
        elif what == 2:
            await self.request("GET", "/hint", params={"seat": self.seat})
        elif what == 3:
            await self.request("POST", "/explain", json={"seat": self.seat, "intent": self._words()})
        elif what == 4:
            await self.request("POST", "/odds", json={"seat": self.seat, "plan": self._words()})
        elif what == 5 and "leave" in self._acts():
            await self._act("leave")
            await self._act("return")
        elif what == 6 and "take-back" in self._acts():
            await self._act("take-back")
        elif what == 7:
            await self.request("GET", "/replay")
        else:
            body = {
                "seat": self.seat,
                "question": self.latest["question"],
                "action": self._action(),
                "answer": self._words(),
            }
            await self.request("POST", "/actions", json=body)

    async def _send(self, socket: ClientConnection, **answer: Any) -> dict[str, Any]:
        """Send an answer, and what becomes of it."""
        action = self._action()
        self.actions[action] = asyncio.get_running_loop().create_future()
        await socket.send(json.dumps({"type": "answer", "action": action, **answer}))
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.actions[action]
        except TimeoutError:
            self.soak.fault(f"an answer in {self.table.game} hangs")
            raise ConnectionResetError from None
        finally:
            del self.actions[action]

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        assert self.http is not None
        answer = await self.soak.ask(self.http, method, self.path + path, headers=self.headers, **more)
        if answer is not None:
            self._check(answer.text)
        return answer

    def _words(self) -> str:
        """A text that nobody else types."""
        mark = "zq" + self.soak.token(12)
        self.typed.add(mark)
        return f"{mark} nonsense"

    def _action(self) -> str:
        action = "act-" + self.soak.token(12)
        self.mine.add(action)
        return action

    def hear(self, text: str) -> None:
        self.soak.counts["messages"] += 1
        self._check(text)
        message = json.loads(text)
        if message["type"] in ("snapshot", "events"):
            self._follow(message)
        elif message["type"] in ("answered", "error"):
            waiting = self.actions.get(message.get("action") or "")
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            if message.get("error", {}).get("code") in ("internal", "database-away"):
                self.soak.fault(text)
        elif message["type"] == "service":
            self.soak.fault(text)
        self.news.set()

    def _follow(self, message: dict[str, Any]) -> None:
        numbers = [event["n"] for event in message["events"]]
        now = {**self.latest, **message.get("changed", message)}
        if now.get("edition", 0) != self.edition:  # something was taken back: the numbers begin anew
            self.edition, self.last = now["edition"], numbers[0] - 1 if numbers else message["last"]
        if numbers and numbers != list(range(self.last + 1, self.last + 1 + len(numbers))):
            self.soak.fault(f"events {numbers[0]} to {numbers[-1]} after {self.last} in {self.table.game}")
        self.last = message["last"]
        if now.get("question") != self.latest.get("question"):
            self.table.moved = time.monotonic()
        self.latest = now
        if now["status"] == "over":
            self.table.over = True

    def _check(self, text: str) -> None:
        for mark in TYPED.findall(text):
            if mark not in self.typed:
                self.soak.fault(f"somebody else's words: {text}")
        for action in ACTION.findall(text):
            if action not in self.mine:
                self.soak.fault(f"somebody else's action: {text}")
        for table in SAID.findall(text):
            if table != self.table.mark:
                self.soak.fault(f"chat of another table: {text}")


class _Greeting:
    """A socket that has said hello."""

    def __init__(self, opening: connect, person: Person) -> None:
        self.opening, self.person = opening, person

    async def __aenter__(self) -> ClientConnection:
        socket = await self.opening.__aenter__()
        seats = [self.person.token] if self.person.token else []
        hello = {"type": "hello", "seats": seats, "after": self.person.last, "edition": self.person.edition}
        await socket.send(json.dumps(hello))
        return socket

    async def __aexit__(self, *error: Any) -> None:
        if self.person.chance.random() < 0.5:
            self.person.soak.counts["lines cut"] += 1
            self.opening.connection.transport.abort()
        await self.opening.__aexit__(*error)


async def memory_of_sockets(soak: Soak, process: subprocess.Popen[str]) -> float:
    """Kilobytes that stay for every socket that was opened, has said hello, and was closed again."""
    async with httpx.AsyncClient(verify=False) as http:
        body = {"game": "toto", "seats": [{"kind": "me"}, {"kind": "link"}]}
        made = await soak.ask(http, "POST", "/api/matches", json=body)
        assert made is not None
    address = soak.url.replace("http", "ws") + f"/api/matches/{made.json()['match']}/live"

    async def some(count: int) -> None:
        for _ in range(count):
            with contextlib.suppress(*AWAY):
                async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
                    await socket.send('{"type": "hello"}')
                    await socket.recv()
                    soak.counts["sockets"] += 1

    each = 0.0
    for _ in range(BURSTS):
        before = _resident(process.pid)
        await asyncio.gather(*(some(BURST // 10) for _ in range(10)))
        each = (_resident(process.pid) - before) / BURST
        if each < KB_PER_SOCKET:
            break
    return each


async def churn(soak: Soak, tables: list[Table]) -> None:
    """Sockets that are opened and closed, with a hello and without, of matches that are there and that are not."""
    while not soak.done:
        match = soak.random.choice([table.match for table in tables if table.match] or ["none"])
        address = soak.url.replace("http", "ws") + f"/api/matches/{soak.random.choice((match, 'none'))}/live"
        with contextlib.suppress(*AWAY):
            async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
                soak.counts["sockets"] += 1
                if soak.random.random() < 0.7:
                    await socket.send('{"type": "hello"}')
                    async with asyncio.timeout(PATIENCE):
                        await socket.recv()
        await asyncio.sleep(0.01)


async def guard(soak: Soak, process: subprocess.Popen[str], memory: list[tuple[float, float]]) -> None:
    """Look whether all processes live, and what they take."""
    family: set[int] = set()
    while not soak.done:
        now = _families([process.pid])
        if process.poll() is not None or (lost := family - now):
            gone = process.poll() if process.poll() is not None else lost
            soak.fault(f"a process has ended: {gone}")
            soak.over = process.poll() is not None
        family |= now
        family &= now
        with contextlib.suppress(OSError):
            memory.append((time.monotonic() - soak.began, _resident(process.pid) / 1024))
        await asyncio.sleep(1)


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str, Path]]:
    """A server as it is installed, without limits meant for strangers, which soon lets go what nobody watches."""
    limits = {f"DUGOUT_RATE_{name}": "1000000/1000000" for name in ("ADDRESS", "PERSON", "SIGN_IN")}
    more = {
        "DUGOUT_DATA": str(folder),
        "DUGOUT_BOT_PAUSE": "0",
        "DUGOUT_IDLE_MINUTES": "0.1",
        "DUGOUT_LOG": "json",
    }
    env = {**os.environ, **limits, **more, "PYTHONFAULTHANDLER": "1"}
    log = folder / "log"
    with log.open("w") as file:
        command = [sys.executable, "-m", "dugout", "serve", "--port", "0"]
        process = subprocess.Popen(command, env=env, stdout=file, stderr=file, text=True)
    try:
        end = time.monotonic() + 120
        while not (found := re.search(r"ready at (\S+)", log.read_text())):
            if process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the server does not start: {log.read_text()[-2000:]}")
            time.sleep(0.1)
        yield process, found.group(1), log
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def is_fault(line: str) -> bool:
    """Whether a line of the server's log tells of a fault. Computers may run out of time on a busy machine: the host
    answers."""
    if '"task": "bot"' in line and "TimeoutError()" in line:
        return False
    return '"level": "error"' in line or "Traceback" in line or line.startswith("Fatal")


def grown(memory: list[tuple[float, float]]) -> tuple[float, float]:
    """Megabytes after the first part, and at the end: the middle of what was seen in a tenth of the time around."""
    end = memory[-1][0]
    early = [mb for at, mb in memory if WARM_UP * end <= at <= (WARM_UP + 0.1) * end]
    late = [mb for at, mb in memory if at >= 0.9 * end]
    return statistics.median(early), statistics.median(late)


async def run(
    soak: Soak, process: subprocess.Popen[str], args: argparse.Namespace
) -> list[tuple[float, float]]:
    memory: list[tuple[float, float]] = []
    tables = [Table(soak, number) for number in range(args.tables)]
    await asyncio.gather(
        *(table.run() for table in tables),
        *(churn(soak, tables) for _ in range(args.churn)),
        guard(soak, process, memory),
    )
    return memory


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=0, help="instead of minutes")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--churn", type=int, default=2, help="how many open and close sockets all the time")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    seconds = args.seconds or 60 * args.minutes
    with (
        tempfile.TemporaryDirectory(prefix="dugout-soak-") as folder,
        server(Path(folder)) as (process, url, log),
    ):
        soak = Soak(url, seconds, args.seed)
        memory = asyncio.run(run(soak, process, args))
        each = asyncio.run(memory_of_sockets(soak, process)) if process.poll() is None else 0.0
        text = log.read_text()
    errors = [line for line in text.splitlines() if is_fault(line)]
    soak.faults += [f"log: {line[:600]}" for line in errors[:20]]
    early, late = grown(memory)
    if each > KB_PER_SOCKET:
        soak.faults.append(f"every socket leaves {each:.1f} kB behind")
    if seconds >= LONG_ENOUGH and late - early > GROWTH_MB + GROWTH_SHARE * early:
        soak.faults.append(f"memory grows from {early:.1f} to {late:.1f} MB")
    sizes = [round(mb, 1) for mb in (memory[0][1], early, late)]
    minutes = [round(mb, 1) for (at, mb), (after, _) in pairwise(memory) if at // 60 < after // 60]
    figures = {
        "seconds": seconds,
        "memory_mb": sizes,
        "each_minute": minutes,
        "kb_per_socket": round(each, 2),
    }
    print(
        json.dumps({**figures, "counts": dict(sorted(soak.counts.items())), "faults": soak.faults}, indent=1)
    )
    raise SystemExit(1 if soak.faults else 0)


if __name__ == "__main__":
    main()
