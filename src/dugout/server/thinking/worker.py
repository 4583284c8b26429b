"""`dugout worker`: decides for the computer seats of servers that share its database and bus, and stores the
answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
import structlog
from taskiq.receiver import Receiver

from dugout.core.errors import DugoutError
from dugout.core.ids import Seat
from dugout.referee.catalogue import Catalogue, registered
from dugout.referee.draft import BY_BOT
from dugout.referee.errors import ApiError, StoreAway
from dugout.referee.rows import RUNNING, AnswerRow
from dugout.server.bus.base import ANSWERS, Bus, Change
from dugout.server.bus.choice import bus_for
from dugout.server.clocks.wall import WallClock
from dugout.server.live.status import Status
from dugout.server.match import host
from dugout.server.match.room import Owner, Room
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background
from dugout.server.people.notices import follow
from dugout.server.services import Services
from dugout.server.settings import Settings
from dugout.server.store.store import Store
from dugout.server.thinking import queue as jobs
from dugout.server.thinking.thinkers import LocalThinkers

AGAIN: Final = 0.5
"""Seconds between two tries to reach the queue."""
POLL_EVERY: Final = 1.0
LATE_MS: Final = 2000
"""How long a question is overdue before a worker that receives nothing from the queue acts on its own."""
AT_ONCE: Final = 50
log = structlog.get_logger()


class Outdated(DugoutError):
    """The match has moved on since the question was put to a worker."""


class Worker:
    """Does jobs of the queue, as many at once as it has processes to think in."""

    def __init__(
        self, settings: Settings, catalogue: Catalogue | None = None, bus: Bus | None = None
    ) -> None:
        games = catalogue or registered()
        self.thinkers = LocalThinkers(games, settings.bot_processes)
        store = Store(settings.url)
        clock, bus = WallClock(), bus or bus_for(settings.bus_url)
        services = Services(settings, clock, store, bus, games, self.thinkers, Status(store))
        self.rooms = Rooms(services)
        follow(self.rooms)
        self.name = secrets.token_hex(6)
        self._at_once = max(1, settings.bot_processes)
        self._queue = jobs.queue_at(settings.bus_url)
        self._stopping = asyncio.Event()
        self._thoughts: dict[str, tuple[asyncio.Task[None], int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        for work, name in (
            (self.play, jobs.PLAY),
            (self.decide, jobs.DECIDE),
            (self.advise, jobs.ADVISE),
            (self.review, jobs.REVIEW),
            (self.assess, jobs.ASSESS),
        ):
            self._queue.register_task(_plain(work), task_name=name)

    async def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Until `stop`; raises StoreBroken if the database cannot be used."""
        logging.getLogger("taskiq").setLevel(logging.CRITICAL)  # what matters is said in our own log
        await self.rooms.store.open()
        await self.rooms.bus.open(self._receive)
        self.thinkers.warm()
        upkeep = background.forever("worker-upkeep", self._keep, lambda: POLL_EVERY)
        listener = background.once("worker-queue", self._listen(ready), self._tasks)
        try:
            await self._stopping.wait()
        finally:
            await background.ended(upkeep)
            await asyncio.gather(listener, return_exceptions=True)
            await background.ended(*self._tasks)
            await self.thinkers.close()
            await self._queue.shutdown()
            await self.rooms.bus.close()
            await self.rooms.store.close()

    def stop(self) -> None:
        """Finish what has begun, then end."""
        self._stopping.set()

    # jobs

    async def play(self, match: str, edition: int, question: int) -> None:
        """Think for all computers that a question asks, and store their answers; nothing if it is closed."""
        room = await self._room(match)
        if match in self._thoughts or not _is_open(room, edition, question):
            return
        async with self._claimed(jobs.claim_key(match, edition, question)) as mine:
            if not mine:
                return
            thought = asyncio.create_task(host.bots_answer(room))
            self._thoughts[match] = (thought, edition, question)
            try:
                await asyncio.wait({thought})
            finally:
                del self._thoughts[match]
            if thought.cancelled():
                room.stale = True
                log.info("thought.dropped", match=match, question=question)
                return
            thought.result()

    async def decide(self, match: str, seq: int, begun: list[str], seat: Seat) -> int:
        """One decision for a server that waits for it, after answers that are not stored yet."""
        room = await self._room_at(match, seq)
        await room.load_history()
        draft = room.draft()
        draft.replay([AnswerRow(seq, text, BY_BOT, draft.now) for text in begun], len(room.match.seats))
        return await self.thinkers.decide(room, draft, seat)

    async def advise(self, match: str, seq: int, seat: Seat, asker: list[str]) -> Any:
        """The coach's plans for a seat."""
        room = await self._room_at(match, seq)
        await room.load_history()
        return msgspec.to_builtins(await self.thinkers.advise(room, seat, Owner(*asker)))

    async def review(self, match: str, seats: list[Seat], asker: list[str]) -> Any:
        """The coach's moments of a match that is over."""
        room = await self._room(match)
        return msgspec.to_builtins(await self.thinkers.review(room, tuple(seats), Owner(*asker)))

    async def assess(self, match: str, begin: int, asker: list[str]) -> Any:
        """The next part of the grades of a match that is over."""
        room = await self._room(match)
        return msgspec.to_builtins(await self.thinkers.assess(room, begin, Owner(*asker)))

    async def _room(self, match: str) -> Room:
        """The match as it is stored now: a worker follows no notices, so a copy in memory may be old."""
        old = match in self.rooms.cached
        room = await self.rooms.get(match)
        if old:
            await room.sync()
        return room

    async def _room_at(self, match: str, seq: int) -> Room:
        room = await self._room(match)
        if room.seq != seq:
            raise Outdated
        return room

    @asynccontextmanager
    async def _claimed(self, key: str) -> AsyncIterator[bool]:
        """Claim a question while this worker thinks about it; False if another one already does."""
        redis = jobs.redis_of(self._queue)
        before: Any = None
        with suppress(*jobs.FAILURES):  # then two workers may compute the same, one of them for nothing
            before = await redis.set(key, self.name, ex=jobs.CLAIM_SECONDS, get=True)
        if before is not None and before.decode() not in (jobs.WAITING, self.name):
            yield False
            return
        renewing = background.forever(
            "worker-care", lambda: self._renew_claim(key), lambda: jobs.CLAIM_SECONDS / 3
        )
        try:
            yield True
        finally:
            await background.ended(renewing)
            with suppress(*jobs.FAILURES):
                await redis.delete(key)  # if nothing came of it, it can be put again at once

    async def _renew_claim(self, key: str) -> None:
        with suppress(*jobs.FAILURES):
            await jobs.redis_of(self._queue).set(key, self.name, ex=jobs.CLAIM_SECONDS)

    # what goes on around

    async def _receive(self, notice: Change) -> None:
        """A thought about a question that somebody else has closed is dropped."""
        room, thought = self.rooms.cached.get(notice.match), self._thoughts.get(notice.match)
        if room is None or thought is None or not notice.server:
            return
        if notice.topic != ANSWERS or notice.upto != room.seq:
            background.once("worker-notices", self._think_again(room, *thought), self._tasks, match=room.id)

    async def _think_again(
        self, room: Room, thought: asyncio.Task[None], edition: int, question: int
    ) -> None:
        with suppress(StoreAway, ApiError):
            await room.sync()
            if not _is_open(room, edition, question):
                thought.cancel()

    async def _listen(self, ready: Callable[[], None]) -> None:
        """Do jobs; a queue that goes away is tried again and again, and set up again if it has forgotten everything."""
        while not self._stopping.is_set():
            try:
                await self._queue.startup()
                ready()
                ready = _nothing
                receiver = Receiver(self._queue, max_async_tasks=self._at_once, run_startup=False)
                await receiver.listen(self._stopping)
            except Exception as error:
                log.warning("queue.away", error=repr(error)[:200])
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), AGAIN)

    async def _keep(self) -> None:
        """Evict what is idle; while the bus is away, poll the database for what is due."""
        self.rooms.evict_idle()
        if not self.rooms.bus.up:
            for match in await self.rooms.store.overdue(self.rooms.clock.now() - LATE_MS, AT_ONCE):
                with background.guarded("worker-upkeep", passing=StoreAway, match=match):
                    if match not in self._thoughts:
                        await host.wake(await self._room(match))


def work(settings: Settings) -> None:
    """Run as a worker until stopped; raises StoreBroken or SettingsError."""

    async def run() -> None:
        worker = Worker(settings)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, worker.stop)
        await worker.run(lambda: print("The worker is ready (Ctrl-C stops it)", flush=True))

    asyncio.run(run())


def _is_open(room: Room, edition: int, question: int) -> bool:
    """Whether a question still waits for a computer."""
    if room.match.status != RUNNING or room.edition != edition:
        return False
    pending = room.pending
    return pending.number == question and any(seat in room.bots for seat in pending.seats)


def _plain(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """The queue needs a plain function; its failures are logged here, without their contents."""

    async def job(*words: Any) -> Any:
        try:
            return await work(*words)
        except Exception as error:
            log.warning("job.failed", job=getattr(work, "__name__", ""), error=repr(error)[:200])
            raise

    return job


def _nothing() -> None:
    pass
