"""Scripted people: each holds one seat over a socket and answers as soon as it is asked, or at a fixed rate.

Runs in a separate process, so that it takes no time from the server but what the machine lacks. A plan comes in
on standard input, the outcome goes into the file that is named.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import time
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from dugout.loadtest.plan import SEATS, Answer, Outcome, Place, Plan, Promise
from dugout.loadtest.processes import processor
from dugout.loadtest.wire import Line, dial

OPENING_AT_ONCE: Final = 40
LONGEST_OPENING: Final = 60.0
LONGEST_WAIT: Final = 30.0
"""Seconds to wait at the end for what has been sent."""
TICK: Final = 0.001
"""Seconds after which a fixed rate is looked after again."""


class Asked(Struct):
    seat: int
    may: bool = False
    choices: list[str] | None = None


class MatchView(Struct):
    """How a match stands for a seat: the fields of a snapshot that matter here."""

    question: int = 0
    status: str = ""
    asked: list[Asked] = []


class Changed(Struct, frozen=True):
    """Those of them that an update says anew."""

    question: int | None = None
    status: str | None = None
    asked: list[Asked] | None = None


class Received(MatchView, kw_only=True):
    """The parts of a message of the server that matter here."""

    type: str
    seat: int = 0
    changed: Changed = Changed()
    action: str | None = None
    error: dict[str, Any] = {}


_received: Final = msgspec.json.Decoder(Received)
_encode: Final = msgspec.json.Encoder().encode


class Crowd:
    """All clients, and what they have seen."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.delays: list[float] = []
        self.promises: list[Promise] = []
        self.refusals: Counter[str] = Counter()
        self.accepted = 0
        self.updates = 0
        self.update_bytes = 0
        self.cuts = 0
        self.waiting = 0
        self.playing = False
        self.quiet = asyncio.Event()
        self.finished = asyncio.Event()
        self._gates = asyncio.Semaphore(OPENING_AT_ONCE)
        self._unfinished = 0
        self._standing = 0
        self._seated = asyncio.Event()
        self._asked: deque[Client] = deque()

    async def run(self) -> Outcome:
        """Connect everybody, let them play, wait for what is under way."""
        tables = [Table(self, place) for place in self.plan.places]
        clients = [client for table in tables for client in table.clients]
        self._unfinished = sum(client.plays for client in clients)
        await asyncio.gather(*(self._open(client) for client in clients))
        await self._take_seats(clients)
        before = processor(self.plan.pids)
        began, busy, self.playing = time.perf_counter(), time.process_time(), True
        for client in clients:
            client.begin()
        pace = asyncio.create_task(self._pace(began)) if self.plan.rate else None
        with suppress(TimeoutError):
            async with asyncio.timeout(self.plan.seconds):
                await self.finished.wait()
        self.playing = False
        if pace is not None:
            await pace
        took, busy = time.perf_counter() - began, time.process_time() - busy
        after = processor(self.plan.pids)
        accepted = self.accepted
        if self.waiting:
            self.quiet.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self.quiet.wait()
        for client in clients:
            client.close()
        return Outcome(
            took,
            len(clients),
            accepted,
            [1000 * delay for delay in self.delays],
            self.promises,
            self.waiting,
            self.cuts,
            dict(self.refusals),
            busy,
            None if before is None or after is None else after - before,
            self.update_bytes / max(1, self.updates),
        )

    async def _take_seats(self, clients: list[Client]) -> None:
        """What people do before they play is no part of what is measured."""
        self._standing = sum(client.plays for client in clients)
        for client in clients:
            client.greet()
        async with asyncio.timeout(LONGEST_OPENING):
            await self._seated.wait()

    def seated(self) -> None:
        """A seat knows how its match stands."""
        self._standing -= 1
        if not self._standing:
            self._seated.set()

    def asked(self, client: Client) -> None:
        """A seat may answer: at once, or when its turn comes at a fixed rate."""
        if self.plan.rate:
            self._asked.append(client)
        else:
            client.answer(time.perf_counter())

    async def _pace(self, began: float) -> None:
        """Let so many answer a second. Each action has a moment of its own from which its delay is counted, so that a
        server that falls behind cannot hide it by being asked less."""
        sent = 0
        while self.playing:
            due = int((time.perf_counter() - began) * self.plan.rate)
            while sent < due and self._asked:
                sent += self._asked.popleft().answer(began + sent / self.plan.rate)
            await asyncio.sleep(TICK)

    async def _open(self, client: Client) -> None:
        async with self._gates, asyncio.timeout(LONGEST_OPENING):
            await client.open()

    def answered(self) -> None:
        """The server has said what became of an action."""
        self.waiting -= 1
        if not self.waiting and not self.playing:
            self.quiet.set()

    def finished_playing(self) -> None:
        """A seat has nothing more to do."""
        self._unfinished -= 1
        if not self._unfinished:
            self.finished.set()


class Table:
    """One match or room. `open`: questions that were answered and whose outcome not every seat has received."""

    def __init__(self, crowd: Crowd, place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.open: dict[int, tuple[float, set[int]]] = {}
        kind = BareClient if crowd.plan.bare else Client
        self.clients = [kind(self, number) for number in range(crowd.plan.sockets_per_match)]

    def sent(self, question: int, at: float) -> None:
        """The last answer to a question is the one that leads on."""
        self.open[question] = (at, set())

    def arrived(self, seat: int, question: int) -> None:
        """A seat has received the updates up to this question."""
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
        self._latest = MatchView()
        self._waiting: Promise | None = None
        self._over = False
        self._queued = False
        self._line: Line | None = None

    @property
    def plays(self) -> bool:
        return self._number < SEATS

    def address(self) -> str:
        urls = self._crowd.plan.urls
        return f"{urls[self._number % len(urls)]}/api/matches/{self._table.place.match}/live"

    async def open(self) -> None:
        self._line = await dial(self.address(), self.receive, self._cut)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()

    def greet(self) -> None:
        tokens = [self._table.place.tokens[self._number]] if self.plays else []
        self.send({"type": "hello", "seats": tokens, "after": -1})

    def begin(self) -> None:
        if self.plays:
            self._go_on()

    def receive(self, message: bytes) -> None:
        if not self.plays:
            return
        received = _received.decode(message)
        if received.type == "events":
            self._crowd.updates += 1
            self._crowd.update_bytes += len(message)
            self._latest = after(self._latest, received.changed)
            self._table.arrived(self._number, self._latest.question)
        elif received.type == "snapshot":
            self._latest = received
            self._crowd.seated()
        elif received.type == "answered" and self._waiting and received.action == self._waiting.action:
            self._crowd.accepted += 1
            self._crowd.promises.append(self._waiting)
            self._settle()
        elif received.type == "error":
            self._crowd.refusals[received.error.get("code", "")] += 1
            self._settle()
        if not self._waiting and self._crowd.playing:
            self._go_on()

    def send(self, message: Any) -> None:
        assert self._line is not None
        self._line.send(_encode(message))

    def _settle(self) -> None:
        if self._waiting is not None:
            self._waiting = None
            self._crowd.answered()

    def _go_on(self) -> None:
        if self._latest.status == "over":
            self._leave()
            return
        if not self._queued and self._question() is not None:
            self._queued = True
            self._crowd.asked(self)

    def _question(self) -> Asked | None:
        """What this seat has to answer."""
        mine = (asked for asked in self._latest.asked if asked.seat == self._number and not asked.may)
        return next(mine, None)

    def answer(self, at: float) -> bool:
        """Answer what is asked, if anything still is; the delay counts from `at`."""
        self._queued = False
        asked = None if self._waiting else self._question()
        if asked is None:
            return False
        choices = asked.choices or self._crowd.plan.unlisted
        self._answer(asked.seat, choices[int(self._choose.random() * len(choices))], at)
        return True

    def _answer(self, seat: int, answer: str, at: float) -> None:
        question = self._latest.question
        self._waiting = Promise(self._table.place.match, seat, secrets.token_hex(12), answer)
        self._crowd.waiting += 1
        self._table.sent(question, at)
        self.send(Answer(seat, question, self._waiting.action, answer))

    def _leave(self) -> None:
        if not self._over:
            self._over = True
            self._table.open.clear()  # nothing follows the last question
            self._crowd.finished_playing()

    def _cut(self) -> None:
        self._crowd.cuts += 1
        if self.plays:
            self._leave()


def after(before: MatchView, new: Changed) -> MatchView:
    """How a match stands after an update."""
    return MatchView(
        before.question if new.question is None else new.question,
        before.status if new.status is None else new.status,
        before.asked if new.asked is None else new.asked,
    )


class BareClient(Client):
    """A member of a room of the bare server: the seats speak in turn, each when it has received the message
    of the other."""

    def address(self) -> str:
        return f"{self._crowd.plan.urls[0]}/{self._table.place.match}"

    def greet(self) -> None:
        if self.plays:
            self._crowd.seated()

    def begin(self) -> None:
        if self._number == 0:
            self._say(0)

    def receive(self, message: bytes) -> None:
        if not self.plays:
            return
        received = _received.decode(message)
        self._crowd.updates += 1
        self._crowd.update_bytes += len(message)
        self._table.arrived(self._number, received.question)
        if received.seat == self._number:
            self._crowd.accepted += 1
            self._crowd.answered()
        elif self._crowd.playing:
            self._say(received.question)

    def _say(self, question: int) -> None:
        self._table.sent(question, time.perf_counter())
        self._crowd.waiting += 1
        self.send(Answer(self._number, question, secrets.token_hex(12), "goal 3H"))


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
