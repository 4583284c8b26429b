"""A thinking process that dies, at any moment and of whatever, costs nobody a match, an answer or an error."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from dugout.server.ops import metrics
from dugout.server.thinking.pool import LONGEST_SILENCE, LONGEST_THOUGHT, Pool, ThoughtFailed
from tests.server.harness import Match, Served, running, settings_for, until
from tests.server.thoughts import (
    Unreadable,
    double,
    fail,
    fall_over,
    keep_from_leaving,
    own_number,
    slowly,
)
from tests.services import children

ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0
pytestmark = pytest.mark.timeout(180)


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = Pool(1)
    yield made
    await made.close()


async def test_a_process_that_was_killed_while_idle_is_replaced(pool: Pool) -> None:
    first = await pool.run(own_number, None)
    os.kill(first, signal.SIGKILL)
    pool.warm()
    assert await pool.run(double, 4) == 8
    os.kill(await pool.run(own_number, None), signal.SIGKILL)
    await asyncio.sleep(0.3)  # it is known to be broken now
    pool.warm()
    assert await pool.run(own_number, None) != first


@pytest.mark.slow
async def test_a_process_that_is_killed_while_it_thinks_thinks_again(pool: Pool) -> None:
    first = await pool.run(own_number, None)
    thoughts = [asyncio.create_task(pool.run(slowly, 0.5)) for _ in range(5)]
    await asyncio.sleep(0.2)
    os.kill(first, signal.SIGKILL)
    assert first not in await asyncio.gather(*thoughts)


async def test_a_process_that_is_killed_while_it_starts_is_replaced(pool: Pool) -> None:
    for _ in range(3):
        pool.warm()
        for pid in list(pool.processes):
            os.kill(pid, signal.SIGKILL)
        assert await pool.run(double, 4) == 8


async def test_a_task_that_cannot_be_read_there_fails_alone(pool: Pool) -> None:
    first = await pool.run(own_number, None)
    others = [asyncio.create_task(pool.run(slowly, 0.2)) for _ in range(3)]
    with pytest.raises(ThoughtFailed, match="cannot assign"):
        await pool.run(own_number, Unreadable(os.getpid()))
    assert await asyncio.gather(*others) == [first] * 3, "the process lives on"


async def test_an_answer_that_cannot_be_read_here_fails_alone(pool: Pool) -> None:
    first = await pool.run(own_number, None)
    with pytest.raises(ThoughtFailed):
        await pool.run(keep_from_leaving, None)
    with pytest.raises(ThoughtFailed, match="Odd"):
        await pool.run(fail, None)
    assert await pool.run(own_number, None) == first


@pytest.mark.slow
async def test_a_task_that_can_never_be_done_is_given_up_and_others_are_not(pool: Pool) -> None:
    before = metrics.failures.labels("thinking")._value.get()
    with pytest.raises(ThoughtFailed):
        await pool.run(fall_over, None)
    assert await pool.run(double, 21) == 42
    assert metrics.failures.labels("thinking")._value.get() > before


async def test_a_thought_without_end_is_ended_for_those_who_come_after(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dugout.server.thinking.pool.LONGEST_SILENCE", 0.3)
    await pool.run(double, 1)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pool.run(slowly, 3600), 0.5)
    assert await asyncio.wait_for(pool.run(double, 2), LONG) == 4


def test_the_page_waits_for_longer_than_any_thought() -> None:
    """Both would give up at the same moment otherwise, and what the server says then would reach nobody."""
    text = (ROOT / "client" / "src" / "lib" / "api.ts").read_text()
    (timeout,) = re.findall(r"^const TIMEOUT = ([0-9_]+);$", text, re.MULTILINE)
    assert int(timeout) / 1000 >= 1.25 * LONGEST_THOUGHT


async def test_a_thought_without_end_is_ended_also_where_nobody_waits_for_long(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deadlines of a few seconds, one after another: none of them alone is long enough to tell that it hangs."""
    assert LONGEST_SILENCE < LONGEST_THOUGHT
    monkeypatch.setattr("dugout.server.thinking.pool.LONGEST_SILENCE", 1.0)
    first = await pool.run(own_number, None)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pool.run(slowly, 3600), 0.4)
    async with asyncio.timeout(LONG):
        while first in pool.processes:
            with suppress(TimeoutError):
                await asyncio.wait_for(pool.run(own_number, None), 0.4)
    assert await asyncio.wait_for(pool.run(own_number, None), LONG) != first


async def test_who_waits_behind_a_thought_without_end_is_served_by_the_next_process(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dugout.server.thinking.pool.LONGEST_SILENCE", 0.3)
    await pool.run(double, 1)
    hanging = asyncio.create_task(asyncio.wait_for(pool.run(slowly, 3600), 0.5))
    await asyncio.sleep(0.1)
    others = [asyncio.create_task(pool.run(double, number)) for number in range(8)]
    with pytest.raises(TimeoutError):
        await hanging
    assert await asyncio.wait_for(asyncio.gather(*others), LONG) == [2 * number for number in range(8)]


async def test_no_process_can_be_started_for_a_while(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = 0
    start = Pool._start

    def refused(self: Pool) -> Any:
        nonlocal starts
        starts += 1
        if starts < 3:
            raise OSError("out of processes")
        return start(self)

    monkeypatch.setattr(Pool, "_start", refused)
    pool.warm()
    assert await pool.run(double, 2) == 4
    assert starts == 3


# over HTTP


def thinking() -> list[int]:
    """The processes of this one in which computers think."""

    def is_one(pid: int) -> bool:
        try:
            return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            return False

    return [pid for pid in children(os.getpid()) if is_one(pid)]


async def computer_answers(match: Match) -> None:
    question = (await match.snapshot(0))["question"]
    shown = await match.snapshot(0)
    answer = next(asked["choices"][0] for asked in shown["asked"] if asked["seat"] == 0)
    assert (await match.answer(0, answer)).status_code == 200

    async def gone_on() -> bool:
        return bool((await match.snapshot(0))["question"] > question)

    await until(gone_on, LONG)


@pytest.fixture
async def thinker(tmp_path: Path) -> AsyncIterator[Served]:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", bot_processes=1)
    async with running(settings, registered()) as served:
        yield served


async def against_a_computer(served: Served) -> Match:
    return await served.create("me", "bot:random", game="toto", mode="hotseat", rounds=1)


@pytest.mark.slow
async def test_a_match_against_a_computer_starts_after_its_process_was_killed(thinker: Served) -> None:
    await computer_answers(await against_a_computer(thinker))
    (process,) = thinking()
    os.kill(process, signal.SIGKILL)
    await asyncio.sleep(0.3)
    await computer_answers(await against_a_computer(thinker))
    (process,) = thinking()
    os.kill(process, signal.SIGKILL)
    match = await against_a_computer(thinker)  # perhaps nobody has noticed yet
    for process in thinking():
        os.kill(process, signal.SIGKILL)  # perhaps it is starting
    await computer_answers(match)


async def test_the_coach_answers_after_his_process_was_killed(thinker: Served) -> None:
    match = await against_a_computer(thinker)
    assert (await match.get("/hint", 0, seat=0)).status_code == 200
    for process in thinking():
        os.kill(process, signal.SIGKILL)
    assert (await match.get("/hint", 0, seat=0)).status_code == 200


@pytest.mark.slow
async def test_a_coach_who_fails_says_so_in_good_order(
    thinker: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await against_a_computer(thinker)
    monkeypatch.setattr("dugout.server.thinking.thinkers.advise", fail)
    refused = await match.get("/hint", 0, seat=0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-now")
    monkeypatch.undo()
    assert (await match.get("/hint", 0, seat=0)).status_code == 200
