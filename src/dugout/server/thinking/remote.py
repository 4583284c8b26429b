"""The server's side of workers: decisions are queued for them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog
from taskiq.exceptions import TaskiqError
from taskiq.kicker import AsyncKicker

from dugout.bots.coach import Hint, Moment
from dugout.core.errors import DugoutError
from dugout.core.ids import Choice, Seat
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError
from dugout.report.verdict.weighing import Piece
from dugout.server.match.room import Owner, Room
from dugout.server.ops import metrics
from dugout.server.thinking import queue as jobs
from dugout.server.thinking.pool import LONGEST_THOUGHT
from dugout.server.thinking.thinkers import BaseThinkers

POLL_EVERY: Final = 0.05
"""Seconds between two polls for a worker's result."""
log = structlog.get_logger()


class NoAnswer(DugoutError):
    """No worker was there, or the one that was failed."""


class RemoteThinkers(BaseThinkers):
    """BaseThinkers in `dugout worker` processes, reached through a queue. Nothing is thought here."""

    elsewhere = True

    def __init__(self, url: str) -> None:
        self._queue = jobs.queue_at(url)

    def warm(self) -> None:
        """RemoteThinkers are."""

    async def close(self) -> None:
        await self._queue.shutdown()

    async def put(self, room: Room) -> bool:
        """Ask for answers to the open question, unless somebody takes care of it already."""
        edition, question = room.edition, room.pending.number
        room.left_to_workers = question
        try:
            redis = jobs.redis_of(self._queue)
            key = jobs.claim_key(room.id, edition, question)
            if await redis.set(key, jobs.WAITING, nx=True, ex=jobs.CLAIM_SECONDS):
                await self._kicker(jobs.PLAY).kiq(room.id, edition, question)
        except (*jobs.FAILURES, TaskiqError) as error:  # workers poll the database themselves then
            log.warning("queue.away", match=room.id, error=repr(error)[:200])
        return True

    async def think(self, room: Room, draft: Draft, seat: Seat) -> Choice:
        begun = [row.text for row in draft.answers]
        return msgspec.convert(await self._ask(jobs.DECIDE, room.id, room.seq, begun, seat), Choice)

    async def advise(self, room: Room, seat: Seat, asker: Owner) -> list[Hint]:
        return msgspec.convert(await self._coach(jobs.ADVISE, asker, room.id, room.seq, seat), list[Hint])

    async def review(self, room: Room, seats: tuple[Seat, ...], asker: Owner) -> list[Moment]:
        return msgspec.convert(await self._coach(jobs.REVIEW, asker, room.id, list(seats)), list[Moment])

    async def assess(self, room: Room, begin: int, asker: Owner) -> Piece:
        return msgspec.convert(await self._coach(jobs.ASSESS, asker, room.id, begin), Piece)

    async def _coach(self, name: str, asker: Owner, *words: Any) -> Any:
        try:
            return await self._ask(name, *words, list(asker))
        except NoAnswer as error:
            log.warning("coach.away", error=str(error))
            raise ApiError("not-now", {"reason": "no-hints"}) from None

    async def _ask(self, name: str, *words: Any) -> Any:
        """What a worker says to a question; raises NoAnswer."""
        try:
            with metrics.bots_waiting.track_inprogress():
                task = await self._kicker(name).kiq(*words)
                result = await task.wait_result(check_interval=POLL_EVERY, timeout=LONGEST_THOUGHT)
        except (*jobs.FAILURES, TaskiqError) as error:
            raise NoAnswer(repr(error)[:200]) from None
        if result.is_err:
            raise NoAnswer(repr(result.error)[:200])
        return result.return_value

    def _kicker(self, name: str) -> AsyncKicker[Any, Any]:
        return AsyncKicker(task_name=name, broker=self._queue, labels={})
