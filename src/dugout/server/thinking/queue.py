"""The queue between servers and workers: a Redis stream with one group of readers.

A job names a match and a question, never what is in them: a worker looks into the database, which alone is right. So a
job may be lost, doubled or late without harm. Whoever stores an answer first wins; for everybody else the question
is closed. What keeps a decision from being forgotten is the deadline row of its match: servers look at it every second
and put the job again as soon as nobody takes care of it any more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from taskiq.serializers import JSONSerializer
from taskiq_redis import RedisAsyncResultBackend, RedisStreamBroker

STREAM: Final = "dugout:jobs"
GROUP: Final = "dugout-workers"
PLAY: Final = "dugout.play"
DECIDE: Final = "dugout.decide"
ADVISE: Final = "dugout.advise"
REVIEW: Final = "dugout.review"
ASSESS: Final = "dugout.assess"

CLAIM_SECONDS: Final = 10
"""Seconds that a job is taken care of: after it was put, and again and again while somebody thinks about it."""
WAITING: Final = "waiting"
MOST_JOBS: Final = 10_000
RESULT_SECONDS: Final = 120
UNANSWERED_MS: Final = 90_000
"""After so long the queue itself hands a job of a dead worker to another; servers are faster where it matters."""
FAILURES: Final = (RedisError, OSError, TimeoutError)


class Queue(RedisStreamBroker):
    """The stream; a job that was done while Redis died stays in it, and the next worker finds its question closed."""

    def _ack_generator(self, id: str, queue_name: str) -> Callable[[], Awaitable[None]]:
        tick_off = super()._ack_generator(id, queue_name)

        async def try_to() -> None:
            with suppress(*FAILURES):
                await tick_off()

        return try_to


def queue_at(url: str) -> Queue:
    """The queue of a Redis; raises ValueError for an address that is none."""
    line: dict[str, Any] = {
        "socket_connect_timeout": 5,
        "socket_keepalive": True,
        "retry": Retry(NoBackoff(), 0),  # those who use it try again themselves
    }
    results: RedisAsyncResultBackend[Any] = RedisAsyncResultBackend(
        url,
        keep_results=False,
        result_ex_time=RESULT_SECONDS,
        serializer=JSONSerializer(),  # never pickle: what Redis holds must not become code
        prefix_str="dugout:result",
        **line,
    )
    queue = Queue(
        url,
        queue_name=STREAM,
        consumer_group_name=GROUP,
        consumer_id="0",  # also what was put before the first worker came
        xread_block=1000,
        xread_count=1,  # whoever thinks takes no second job that another could do
        maxlen=MOST_JOBS,
        idle_timeout=UNANSWERED_MS,
        unacknowledged_lock_timeout=5,
        **line,
    )
    queue.with_result_backend(results)
    return queue


def redis_of(queue: RedisStreamBroker) -> Redis:
    return Redis(connection_pool=queue.connection_pool)


def claim_key(match: str, edition: int, question: int) -> str:
    """The key that says who has claimed a question: `waiting` for the queue, or the name of a worker."""
    return f"dugout:job:{match}:{edition}:{question}"
