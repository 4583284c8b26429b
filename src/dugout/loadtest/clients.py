"""Scripted people: each holds one seat over a socket and answers as soon as it is asked.

Runs in a process of its own, so that it takes no time from the server but what the machine lacks. A plan comes in
on standard input, the outcome goes into the file that is named.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dugout.loadtest.plan import Outcome, Place, Plan, Promise

SEATS: Final = 2
OPENING_AT_ONCE: Final = 40
LONGEST_WAIT: Final = 30.0
"""Seconds to wait at the end for what has been sent."""
FORM: Final = 13


class Asked(Struct):
    seat: int
    may: bool = False
    choices: list[str] | None = None


class Heard(Struct):
    """The parts of a message of the server that matter here."""

    type: str
    question: int = 0
    status: str = ""
    asked: list[Asked] = []
    action: str | None = None
    error: dict[str, Any] = {}


class Said(Struct):
    """A message of the bare server's rooms."""

    n: int
    seat: int = 0
    action: str = ""
    answer: str = ""


_heard: Final = msgspec.json.Decoder(Heard)
_said: Final = msgspec.json.Decoder(Said)


class Crowd:
    """All clients, and what they have seen."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.delays: list[float] = []
        self.promises: list[Promise] = []
        self.refusals: Counter[str] = Counter()
        self.accepted = 0
        self.cuts = 0
        self.waiting = 0
        self.quiet = asyncio.Event()
        self.quiet.set()
        self.playing = False
        self.gates = asyncio.Semaphore(OPENING_AT_ONCE)

    async def run(self) -> Outcome:
        """Connect everybody, let them play, wait for what is under way."""
        tables = [Table(self, place) for place in self.plan.places]
        clients = [client for table in tables for client in table.clients]
        await asyncio.gather(*(client.open() for client in clients))
        began, self.playing = time.perf_counter(), True
        tasks = [asyncio.create_task(client.listen()) for client in clients]
        await asyncio.gather(*(client.begin() for client in clients))
        await asyncio.wait(tasks, timeout=self.plan.seconds)
        self.playing = False
        took = time.perf_counter() - began
        accepted = self.accepted
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self.quiet.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(client.close() for client in clients), return_exceptions=True)
        delays = [1000 * delay for delay in self.delays]
        return Outcome(
            took,
            len(clients),
            accepted,
            delays,
            self.promises,
            self.waiting,
            self.cuts,
            dict(self.refusals),
        )

    def asks(self) -> None:
        """An action is under way."""
        self.waiting += 1
        self.quiet.clear()

    def answered(self) -> None:
        """The server has said what became of an action."""
        self.waiting -= 1
        if not self.waiting:
            self.quiet.set()


class Table:
    """One match or room. `open`: questions that were answered and whose end not every seat has heard of."""

    def __init__(self, crowd: Crowd, place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.open: dict[int, tuple[float, set[int]]] = {}
        kind = BareClient if crowd.plan.bare else Client
        self.clients = [kind(self, number) for number in range(crowd.plan.sockets_per_match)]

    def sent(self, question: int) -> None:
        """The last answer to a question is the one that leads on."""
        self.open[question] = (time.perf_counter(), set())

    def arrived(self, seat: int, question: int) -> None:
        """A seat has heard how it went on up to this question."""
        now = time.perf_counter()
        for answered in [number for number in self.open if number < question]:
            at, seats = self.open[answered]
            seats.add(seat)
            if len(seats) == SEATS:
                self.crowd.delays.append(now - at)
                del self.open[answered]


class Client:
    """One socket of a match: a seat, or somebody who watches."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self._crowd = table.crowd
        self._number = number
        self._choose = random.Random(f"{table.place.match}:{number}")
        self._latest = Heard("")
        self._waiting: Promise | None = None
        self.socket: ClientConnection | None = None

    @property
    def plays(self) -> bool:
        return self._number < SEATS

    def address(self) -> str:
        urls = self._crowd.plan.urls
        url = urls[self._number % len(urls)].replace("http", "ws", 1)
        return f"{url}/api/matches/{self._table.place.match}/live"

    async def open(self) -> None:
        async with self._crowd.gates:
            self.socket = await connect(
                self.address(), compression=None, max_size=None, open_timeout=60, ping_interval=None
            )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def begin(self) -> None:
        tokens = [self._table.place.tokens[self._number]] if self.plays else []
        await self._send({"type": "hello", "seats": tokens, "after": -1})

    async def listen(self) -> None:
        """Until the match is over, or the crowd goes home."""
        assert self.socket is not None
        try:
            async for message in self.socket:
                await self.hear(message)
                if self._latest.status == "over" and not self._waiting:
                    self._table.open.clear()  # nothing follows the last question
                    return
        except (ConnectionClosed, OSError):
            self._crowd.cuts += 1

    async def hear(self, message: str | bytes) -> None:
        if not self.plays:
            return
        heard = _heard.decode(message)
        if heard.type in ("events", "snapshot"):
            self._latest = heard
            if heard.type == "events":
                self._table.arrived(self._number, heard.question)
        elif heard.type == "answered" and self._waiting and heard.action == self._waiting.action:
            self._crowd.accepted += 1
            self._crowd.promises.append(self._waiting)
            self._settle()
        elif heard.type == "error":
            self._crowd.refusals[heard.error.get("code", "")] += 1
            self._settle()
        await self._answer()

    def _settle(self) -> None:
        if self._waiting is not None:
            self._waiting = None
            self._crowd.answered()

    async def _answer(self) -> None:
        if self._waiting or not self._crowd.playing:
            return
        for asked in self._latest.asked:
            if asked.seat == self._number and not asked.may:
                choices = asked.choices or ["form " + "".join(self._choose.choices("123", k=FORM))]
                answer = self._choose.choice(choices)
                question = self._latest.question
                self._waiting = Promise(self._table.place.match, asked.seat, secrets.token_hex(12), answer)
                self._crowd.asks()
                self._table.sent(question)
                fields = {"seat": asked.seat, "question": question, "action": self._waiting.action}
                await self._send({"type": "answer", **fields, "answer": answer})
                return

    async def _send(self, message: Any) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):  # `listen` counts it
            await self.socket.send(msgspec.json.encode(message), text=True)


class BareClient(Client):
    """A member of a room of the bare server: the seats speak in turn, each when it has heard the other."""

    def address(self) -> str:
        return f"{self._crowd.plan.urls[0].replace('http', 'ws', 1)}/{self._table.place.match}"

    async def begin(self) -> None:
        if self._number == 0:
            await self._say(0)

    async def hear(self, message: str | bytes) -> None:
        said = _said.decode(message)
        if not self.plays:
            return
        if said.seat == self._number:
            self._crowd.accepted += 1
            self._crowd.answered()
        self._table.arrived(self._number, said.n + 1)
        if said.seat != self._number and self._crowd.playing:
            await self._say(said.n + 1)

    async def _say(self, n: int) -> None:
        self._table.sent(n)
        self._crowd.asks()
        await self._send(Said(n, self._number, secrets.token_hex(12), "s"))


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    if sys.platform == "win32":
        outcome = asyncio.run(Crowd(plan).run())
    else:
        import uvloop

        outcome = uvloop.run(Crowd(plan).run())
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(outcome))


if __name__ == "__main__":
    main()
