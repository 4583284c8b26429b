"""Computers that think in workers: any of them does any job, once or twice does not matter, and a dead one is
replaced."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.core.dice import Roller
from dugout.core.playout import Decider
from dugout.core.rules import Rules
from dugout.referee.catalogue import Catalogue
from dugout.server.settings import Settings, SettingsError, from_environment
from dugout.server.thinking import queue as jobs
from dugout.server.thinking.choice import thinkers_for
from dugout.server.thinking.thinkers import LocalThinkers
from dugout.server.thinking.worker import Worker
from tests.games.tiny.engine import FirstChoice, TinyRules
from tests.server.harness import TINY, Match, Served, running, settings_for, until
from tests.server.scale import LONG, Redis


class Slow(FirstChoice):
    """Thinks until it is told to stop, and remembers about what."""

    def __init__(self) -> None:
        self.began = 0
        self.may_end = threading.Event()

    def decide(
        self, rules: Rules[Any, Any], seat: int, view: Any, legal: Sequence[int], roller: Roller
    ) -> int:
        self.began += 1
        self.may_end.wait(LONG)
        return super().decide(rules, seat, view, legal, roller)


def slow_catalogue(mind: Slow) -> Catalogue:
    def bot(_game: str, _level: str) -> Decider:
        return mind

    return Catalogue({"tiny": TinyRules()}, lambda _game: ("first", "claimer"), bot, bots_elsewhere=False)


@contextlib.asynccontextmanager
async def at_work(settings: Settings, catalogue: Catalogue = TINY) -> AsyncIterator[Worker]:
    """A worker in this process."""
    worker = Worker(settings, catalogue)
    ready = asyncio.Event()
    task = asyncio.create_task(worker.run(ready.set))
    try:
        async with asyncio.timeout(LONG):
            await ready.wait()
        yield worker
    finally:
        worker.stop()
        await task


@pytest.fixture
def mind() -> Iterator[Slow]:
    slow = Slow()
    yield slow
    slow.may_end.set()


async def is_over(match: Match) -> bool:
    return bool((await match.snapshot())["status"] == "over")


async def answers(served: Served, match: str) -> list[tuple[int, str, str]]:
    stored = await served.rooms.store.load(match, after=0)
    assert stored is not None
    return [(row.seq, row.text, row.by) for row in stored.answers]


def thinking_elsewhere(database: str, redis: Redis) -> Settings:
    return settings_for(database, bus_url=redis.url, thinking="workers")


async def test_a_server_leaves_all_thinking_to_workers(
    own_database: str, own_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    thought_by: list[object] = []
    think = LocalThinkers.think

    async def watched(self: LocalThinkers, *words: Any) -> int:
        thought_by.append(self)
        return await think(self, *words)

    monkeypatch.setattr(LocalThinkers, "think", watched)
    async with running(settings) as served:
        assert not isinstance(served.server.thinkers, LocalThinkers)
        match = await served.create("bot:first", "bot:claimer", rounds=3)
        # nobody works yet: the question stays open, as a job and as a row
        assert await answers(served, match.id) == [(0, (await answers(served, match.id))[0][1], "dice")]
        async with at_work(settings) as one, at_work(settings) as other:
            await until(lambda: is_over(match), LONG)
            assert set(thought_by) <= {one.thinkers, other.thinkers}
        stored = await answers(served, match.id)
        assert [seq for seq, _, _ in stored] == list(range(len(stored)))
        assert {by for _, _, by in stored} == {"dice", "bot"}


async def test_a_job_that_comes_twice_or_too_late_is_refused_harmlessly(
    own_database: str, own_redis: Redis
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    async with running(settings) as served, at_work(settings) as worker:
        match = await served.create("me", "bot:first", rounds=1)
        await match.wait_for(lambda shown: shown["view"]["picked"][1])
        question = (await match.snapshot())["question"]
        before = await answers(served, match.id)
        await asyncio.gather(*(worker.play(match.id, 0, question) for _ in range(3)))
        await worker.play(match.id, 0, question - 1)
        await worker.play(match.id, 7, question)
        assert await answers(served, match.id) == before


async def test_two_workers_with_the_same_job_store_one_answer(
    own_database: str, own_redis: Redis, mind: Slow
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    async with running(settings) as served:
        async with at_work(settings, slow_catalogue(mind)) as one:
            match = await served.create("me", "bot:first", rounds=1)
            await until(lambda: _began(mind, 1), LONG)
            question = (await match.snapshot())["question"]
            async with at_work(settings) as other:
                await other.play(match.id, 0, question)
                assert (await match.snapshot())["view"]["picked"] == [False, False], "the first is at it"

                async def has_taken_over() -> bool:  # the first may say in between that it is still at it
                    await jobs.redis_of(other._queue).delete(jobs.claim_key(match.id, 0, question))
                    await other.play(match.id, 0, question)
                    return bool((await match.snapshot())["view"]["picked"] == [False, True])

                await until(has_taken_over, LONG)
            mind.may_end.set()
            await until(lambda: _idle(one), LONG)
        assert [text.split()[0] for _, text, by in await answers(served, match.id) if by == "bot"] == ["S1"]


async def test_a_thought_about_a_closed_question_is_dropped(
    own_database: str, own_redis: Redis, mind: Slow
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    async with running(settings) as served, at_work(settings, slow_catalogue(mind)) as worker:
        match = await served.create("me", "me", "bot:first", rounds=1)
        await until(lambda: _began(mind, 1), LONG)
        await match.post("/table", 0, json={"seat": 0, "act": "abort"})
        await until(lambda: _idle(worker), LONG)
        assert not mind.may_end.is_set()
        assert (await match.snapshot())["status"] == "over"
        mind.may_end.set()
        assert [by for _, _, by in await answers(served, match.id)] == ["dice"]


async def test_people_call_for_the_host_and_workers_answer_before_it(
    own_database: str, own_redis: Redis
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    async with running(settings) as served, at_work(settings):
        match = await served.create("me", "bot:claimer", rounds=1, pace="last")
        await match.answer(0, "pick 1")
        await match.wait_for(lambda shown: shown["view"]["phase"] == "window")
        assert (await match.answer(-2, "close", by=0)).status_code == 200
        shown = await match.snapshot()
        assert shown["view"]["scores"][1] > 0, "the computer was asked first, and claimed"


async def test_without_redis_workers_find_what_is_due_in_the_database(
    own_database: str, own_redis: Redis
) -> None:
    settings = thinking_elsewhere(own_database, own_redis)
    async with running(settings) as served, at_work(settings):
        own_redis.kill()
        match = await served.create("bot:first", "bot:claimer", rounds=1)
        await until(lambda: is_over(match), LONG)
        own_redis.start()  # with nothing in it
        again = await served.create("bot:first", "bot:claimer", rounds=1)
        await until(lambda: is_over(again), LONG)


async def _began(mind: Slow, times: int) -> bool:
    return mind.began >= times


async def _idle(worker: Worker) -> bool:
    return not worker._thoughts


def test_workers_need_a_bus_and_a_shared_database(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="bus"):
        thinkers_for(Settings(thinking="workers"), TINY)
    with pytest.raises(SettingsError, match="here or workers"):
        from_environment({"DUGOUT_THINKING": "nowhere"})
    environment = {"DUGOUT_DATA": str(tmp_path), "DUGOUT_DATABASE_URL": "", "DUGOUT_BUS_URL": ""}
    told = CliRunner().invoke(app, ["worker"], env=environment)
    assert told.exit_code == 1
    assert "the database and the bus of its servers" in told.output
    told = CliRunner().invoke(app, ["serve", "--thinking", "workers", "--port", "0"], env=environment)
    assert told.exit_code == 1
    assert "leave out --thinking workers" in told.output
