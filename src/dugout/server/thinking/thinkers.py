"""Computer seats: they decide off the event loop and know only the view and the events of their seat.

`LocalThinkers` think on this machine, in processes of the server or of a `dugout worker` (`tasks.py` is what
runs there); `remote.py` has those who let workers think.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

import structlog

from dugout.bots.coach import Hint, Moment
from dugout.core.ids import Choice, Seat
from dugout.core.values import Record, Setup
from dugout.referee.catalogue import Catalogue
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError
from dugout.referee.grading import Unassessed, assess
from dugout.referee.thinking import Review, advise, level_of, review, task_for, think
from dugout.report.verdict.weighing import Piece
from dugout.server.match.room import Owner, Room
from dugout.server.ops import background, metrics
from dugout.server.thinking.pool import LONGEST_THOUGHT, SHUTDOWN_TIMEOUT, Pool
from dugout.server.thinking.turns import FairQueue

THREADS: Final = 2
K = TypeVar("K")
T = TypeVar("T")
log = structlog.get_logger()


class BaseThinkers(ABC):
    """Who thinks for computer seats and for the coach."""

    elsewhere: bool = False
    """Whether decisions are left to workers, who store the answers themselves."""

    @abstractmethod
    def warm(self) -> None:
        """Be ready before the first question comes."""

    @abstractmethod
    async def close(self) -> None: ...

    async def decide(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        """A legal answer for a seat in the position of the draft; the game's default if thinking fails."""
        try:
            choice = await asyncio.wait_for(self.think(room, draft, seat), patience(room))
            if draft.refusal(seat, choice) is None:
                return choice
            log.error("bot.illegal", match=room.id, seat=seat, level=level_of(room, seat))
        except Exception as error:
            background.failed("bot", error, match=room.id, seat=seat, level=level_of(room, seat))
        return draft.rules.default(draft.state, seat)

    @abstractmethod
    async def put(self, room: Room) -> bool:
        """Leave the open question of a room to workers; False where there are none, and it has to be answered here."""

    @abstractmethod
    async def think(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        """An answer for a seat, of which nobody knows yet whether it is legal."""

    @abstractmethod
    async def advise(self, room: Room, seat: Seat, asker: Owner) -> list[Hint]:
        """What the coach advises a seat that is asked. Here and below, whoever asks is charged for the time."""

    @abstractmethod
    async def review(self, room: Room, seats: tuple[Seat, ...], asker: Owner) -> list[Moment]:
        """What the coach would show these seats of a match that is over."""

    @abstractmethod
    async def assess(self, room: Room, begin: int, asker: Owner) -> Piece:
        """The next part of the grades of a match that is over, from answer `begin` on."""


class LocalThinkers(BaseThinkers):
    """Thinkers in processes beside this one, or in threads of it."""

    def __init__(self, catalogue: Catalogue, processes: int) -> None:
        self._catalogue = catalogue
        self._pool = Pool(processes) if processes and catalogue.bots_elsewhere else None
        self._threads = ThreadPoolExecutor(THREADS, "dugout-bots")
        self._turns = FairQueue(THREADS if self._pool is None else processes)

    def warm(self) -> None:
        if self._pool is not None:
            self._pool.warm()

    async def close(self) -> None:
        """Drop running thoughts: their questions stay open in the store."""
        if self._pool is not None:
            await self._pool.close()
        ending = asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(ending, SHUTDOWN_TIMEOUT)

    async def put(self, room: Room) -> bool:
        return False

    async def think(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        return await self._run(room.owner, think, task_for(room, draft, seat))

    async def advise(self, room: Room, seat: Seat, asker: Owner) -> list[Hint]:
        return await self._coach(asker, advise, task_for(room, room.draft(), seat))

    async def review(self, room: Room, seats: tuple[Seat, ...], asker: Owner) -> list[Moment]:
        return await self._coach(asker, review, Review(await _record(room), seats))

    async def assess(self, room: Room, begin: int, asker: Owner) -> Piece:
        return await self._coach(asker, assess, Unassessed(await _record(room), begin))

    async def _coach(self, asker: Owner, work: Callable[[K, Catalogue | None], T], task: K) -> T:
        """What the coach says; raises ApiError where nothing comes of it."""
        try:
            return await asyncio.wait_for(self._run(asker, work, task), LONGEST_THOUGHT)
        except ApiError:
            raise
        except Exception as error:
            background.failed("coach", error)
            raise ApiError("not-now", {"reason": "coach-failed"}) from None

    async def _run(self, owner: Owner, work: Callable[[K, Catalogue | None], T], task: K) -> T:
        with metrics.bots_waiting.track_inprogress():
            async with self._turns.turn(owner):
                return await self._run_now(work, task)

    async def _run_now(self, work: Callable[[K, Catalogue | None], T], task: K) -> T:
        if self._pool is not None:
            return await self._pool.run(work, task)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, work, task, self._catalogue)


async def _record(room: Room) -> Record:
    """All answers that are stored of a match."""
    stored = await room.services.store.load(room.id, after=0)
    setup = Setup(len(room.match.seats), room.match.options, room.match.version)
    return Record(room.match.game, setup, [row.text for row in stored.answers] if stored else [])


def patience(room: Room) -> float:
    """Seconds a thought may take: never beyond the deadline of the question."""
    due = room.deadline.due if room.deadline else None
    return (
        LONGEST_THOUGHT
        if due is None
        else min(LONGEST_THOUGHT, max(0.1, (due - room.services.clock.now()) / 1000))
    )
