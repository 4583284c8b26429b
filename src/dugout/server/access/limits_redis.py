"""Buckets that the servers of one Redis share, so that N processes do not allow N times as many requests.

Tries to sign in are counted in Redis before they are allowed. For ordinary requests that would cost a
question each: every server counts by itself, sends Redis twice a second what was taken, and receives what is
left of it. While Redis is away each server limits alone. Keys are hashed: Redis holds no address.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from dugout.server.access.limits import Buckets, Limits
from dugout.server.ops import background
from dugout.server.settings import Rate

TASK: Final = "limits"
SYNC_SECONDS: Final = 0.5
PATIENCE: Final = 2.0
FAILURES: Final = (RedisError, OSError, TimeoutError)
SPEND: Final = """
local rate, burst, amount, strict = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4] == "1"
local clock = redis.call("TIME")
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local kept = redis.call("HMGET", KEYS[1], "level", "at")
local level = burst
if kept[1] then level = math.min(burst, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate) end
local after = level - amount
if strict and after < 0 then
  return tostring(after)
end
after = math.max(after, -burst)
redis.call("HSET", KEYS[1], "level", tostring(after), "at", string.format("%.6f", now))
redis.call("EXPIRE", KEYS[1], math.ceil(2 * burst / rate) + 1)
return tostring(after)
"""
"""Take from a bucket; `strict`: only if there is enough. What is left, below zero where too much was taken."""
log = structlog.get_logger()


class SharedBuckets(Buckets):
    """Buckets of which Redis knows the truth."""

    def __init__(self, rate: Rate, name: str, redis: Redis) -> None:
        super().__init__(rate)
        self.spent = {}
        self._name = name
        self._spend = redis.register_script(SPEND)
        self._redis = redis

    async def take_shared(self, key: str) -> int:
        try:
            async with asyncio.timeout(PATIENCE):
                left = float(await self._spend([self._place(key)], self._words(1.0, strict=True)))
        except FAILURES:
            return self.take(key)
        return 0 if left >= 0 else self.wait(-left)

    async def sync(self) -> None:
        """Send what was taken here, and receive what is left."""
        spent, self.spent = self.spent or {}, {}
        if not spent:
            return
        async with self._redis.pipeline(transaction=False) as pipeline:
            for key, amount in spent.items():
                await self._spend([self._place(key)], self._words(amount, strict=False), client=pipeline)
            left = await pipeline.execute()
        for key, level in zip(spent, left, strict=True):
            self.set(key, float(level) - self.spent.get(key, 0.0))  # others were let in while Redis was asked

    def _place(self, key: str) -> str:
        return f"dugout:limit:{self._name}:{hashlib.sha256(key.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}"

    def _words(self, amount: float, *, strict: bool) -> list[str]:
        return [str(self.rate.per_second), str(self.rate.burst), str(amount), "1" if strict else "0"]


class SharedLimits(Limits):
    """All buckets of a server that is not alone."""

    def __init__(self, address: Rate, person: Rate, sign_in: Rate, url: str) -> None:
        super().__init__(address, person, sign_in)
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=1, retry=Retry(NoBackoff(), 0))
        self._lazy = [
            SharedBuckets(address, "address", self._redis),
            SharedBuckets(person, "person", self._redis),
        ]
        self.addresses, self.people = self._lazy
        self.tries = SharedBuckets(sign_in, "sign-in", self._redis)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = background.forever(TASK, self._sync, lambda: SYNC_SECONDS)

    async def close(self) -> None:
        await background.ended(self._task)
        await self._redis.aclose()

    async def _sync(self) -> None:
        for buckets in self._lazy:
            with background.guarded(TASK):
                try:
                    async with asyncio.timeout(PATIENCE):
                        await buckets.sync()
                except FAILURES as error:
                    log.debug("limits.alone", error=repr(error)[:200])
