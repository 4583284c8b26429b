"""Computer seats: they think outside the event loop and know the view and the events of their seat alone.

`Bots` think on this machine, in processes of the server or of a `dugout worker` (`thinking.py` is what runs there);
`jobs/asking.py` has those who let workers think.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog

from dugout.bots.coach import Hint, Moment
from dugout.core.contract import Setup
from dugout.core.ids import Choice, Seat
from dugout.core.record import Record
from dugout.server import dice, metrics
from dugout.server.catalogue import Catalogue
from dugout.server.referee import Draft
from dugout.server.thinking import Beside, Review, Task, advise, ready, review, settle_in, think

if TYPE_CHECKING:
    from dugout.server.room import Room

LONGEST_THOUGHT: Final = 60.0
LONGEST_GOODBYE: Final = 3.0
K = TypeVar("K")
T = TypeVar("T")
log = structlog.get_logger()


class Minds(ABC):
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
            log.error("bot.failed", match=room.id, seat=seat, level=level_of(room, seat), error=repr(error))
        return draft.rules.default(draft.state, seat)

    @abstractmethod
    async def put(self, room: Room) -> bool:
        """Leave the open question of a room to workers; False where there are none, and it has to be answered here."""

    @abstractmethod
    async def think(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        """An answer for a seat, of which nobody knows yet whether it is legal."""

    @abstractmethod
    async def advise(self, room: Room, seat: Seat) -> list[Hint]:
        """What the coach would tell a seat that is asked."""

    @abstractmethod
    async def review(self, room: Room, seats: tuple[Seat, ...]) -> list[Moment]:
        """What the coach would show these seats of a match that is over."""


class Bots(Minds):
    """Minds in threads or processes of this one."""

    def __init__(self, catalogue: Catalogue, processes: int) -> None:
        self._catalogue = catalogue
        self._processes = processes if catalogue.bots_elsewhere else 0
        self._executor: Executor | None = None

    def warm(self) -> None:
        self._pool().submit(ready)

    async def close(self) -> None:
        """Drop running thoughts: their questions stay open in the store."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.kill()  # one that is busy, or still starting, would keep us waiting
            ending = asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(ending, LONGEST_GOODBYE)

    async def put(self, room: Room) -> bool:
        return False

    async def think(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        return await self._run(think, self._task(room, draft, seat))

    async def advise(self, room: Room, seat: Seat) -> list[Hint]:
        return await asyncio.wait_for(
            self._run(advise, self._task(room, room.draft(), seat)), LONGEST_THOUGHT
        )

    async def review(self, room: Room, seats: tuple[Seat, ...]) -> list[Moment]:
        stored = await room.rooms.store.load(room.id, after=0)
        setup = Setup(len(room.match.seats), room.match.options, room.match.version)
        record = Record(room.match.game, setup, [row.text for row in stored.answers] if stored else [])
        return await asyncio.wait_for(self._run(review, Review(record, seats)), LONGEST_THOUGHT)

    async def _run(self, work: Callable[[K, Catalogue | None], T], task: K) -> T:
        with metrics.bots_waiting.track_inprogress():
            return await self._run_somewhere(work, task)

    async def _run_somewhere(self, work: Callable[[K, Catalogue | None], T], task: K) -> T:
        loop = asyncio.get_running_loop()
        if not self._processes:
            return await loop.run_in_executor(self._pool(), work, task, self._catalogue)
        try:
            return await loop.run_in_executor(self._pool(), work, task, None)
        except BrokenExecutor:
            self._executor = None  # a process was killed: a new one may think it over
            return await loop.run_in_executor(self._pool(), work, task, None)

    def _pool(self) -> Executor:
        if self._executor is None:
            if self._processes:
                self._executor = ProcessPoolExecutor(self._processes, Beside(), settle_in)
            else:
                self._executor = ThreadPoolExecutor(2, "dugout-bots")
        return self._executor

    def _task(self, room: Room, draft: Draft, seat: Seat) -> Task:
        rules, mask = draft.rules, 1 << seat
        seen = [stamped.event for stamped in (*room.history.all(), *draft.events)]
        return Task(
            room.match.game,
            level_of(room, seat),
            seat,
            msgspec.json.encode(rules.view(draft.state, seat)),
            rules.legal(draft.state, seat),
            [(event.code, event.rule, event.args, event.seats) for event in seen if event.visible_to(mask)],
            dice.mind_seed(room.match.dice_secret, seat, draft.seq),
        )


def level_of(room: Room, seat: Seat) -> str:
    """How strong the computer is that plays a seat, for good or for somebody who is away."""
    return room.match.seats[seat].stand_in or room.match.seats[seat].level or ""


def patience(room: Room) -> float:
    """Seconds a thought may take: never beyond the deadline of the question."""
    due = room.deadline.due if room.deadline else None
    return (
        LONGEST_THOUGHT
        if due is None
        else min(LONGEST_THOUGHT, max(0.1, (due - room.rooms.clock.now()) / 1000))
    )
