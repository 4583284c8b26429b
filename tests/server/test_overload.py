"""Questions that take long: nobody can ask so many of them that others wait for the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dugout.server.access.limits import network_of
from dugout.server.http import complaints
from dugout.server.http.replays import timelines_of
from dugout.server.replay.replays import MOST_WAITING
from dugout.server.settings import Rate
from dugout.server.store import store
from dugout.server.thinking import odds
from dugout.server.thinking.thinkers import LocalThinkers
from tests.games.tiny.engine import TinyRules
from tests.server.harness import Served, running, settings_for


class Slow:
    """Work that ends when the test says so."""

    def __init__(self) -> None:
        self.may_end = threading.Event()

    def __call__(self, *_: Any) -> dict[str, Any]:
        assert self.may_end.wait(60)
        return {}


@pytest.fixture
def slow() -> Iterator[Slow]:
    work = Slow()
    yield work
    work.may_end.set()


def refused(answers: list[httpx.Response]) -> list[httpx.Response]:
    return [answer for answer in answers if answer.status_code == 429]


async def finished(tasks: list[asyncio.Task[httpx.Response]], least: int) -> list[httpx.Response]:
    """The answers that came although nothing slow has ended; at least so many must."""
    async with asyncio.timeout(60):
        while sum(task.done() for task in tasks) < least:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=0.1)
    return [task.result() for task in tasks if task.done()]


async def test_plans_of_one_match_leave_room_for_others(
    lite: Served, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, other = await lite.create("me", "me", rounds=1), await lite.create("me", "me", rounds=1)
    monkeypatch.setattr(odds, "PLANS_EACH", 5)
    monkeypatch.setattr(TinyRules, "odds", lambda _rules, _s, _seat, plan: slow() if plan == "pick 5" else {})
    asked = {"seat": 0, "plan": "pick 5"}
    tasks = [asyncio.create_task(match.post("/odds", 0, json=asked)) for _ in range(8)]
    early = await finished(tasks, 3)
    assert len(refused(early)) == len(early) == 3
    assert early[0].headers["retry-after"] == str(odds.WAIT_FOR_PLANS)
    quick = await other.post("/odds", 0, json={"seat": 0, "plan": "pick 6"})
    assert quick.status_code == 200, "others take their turn meanwhile"
    assert (await match.answer(0, "pick 5")).status_code == 200, "the match goes on"
    slow.may_end.set()
    assert {answer.status_code for answer in await asyncio.gather(*tasks)} == {200, 429}
    assert (await match.post("/odds", 0, json=asked)).status_code == 200, "there is room again"


async def test_the_coach_thinks_for_a_match_once_at_a_time(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await lite.create("me", "bot:first", rounds=1)
    may_end = asyncio.Event()

    async def advise(*_: Any) -> list[Any]:
        await may_end.wait()
        return []

    monkeypatch.setattr(LocalThinkers, "advise", advise)
    tasks = [asyncio.create_task(match.get("/hint", 0, seat=0)) for _ in range(5)]
    early = await finished(tasks, 4)
    assert len(refused(early)) == 4
    may_end.set()
    assert {answer.status_code for answer in await asyncio.gather(*tasks)} == {200, 429}


async def test_the_thread_of_the_replays_has_no_endless_queue(lite: Served, slow: Slow) -> None:
    match = await lite.create("me", "me", rounds=1)
    timelines = timelines_of(lite.app.state)
    waiting = [asyncio.create_task(timelines.run(slow)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    assert (await match.get("/replay", 0)).status_code == 429
    slow.may_end.set()
    await asyncio.gather(*waiting)
    assert (await match.get("/replay", 0)).status_code == 200


async def test_a_new_password_is_no_way_to_keep_the_server_hashing(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", sign_in_rate=Rate(0.001, 3))
    async with running(settings) as served, served.device() as ann:
        await ann.guest("Ann")
        body = {"name": "Ann", "password": "correct horse battery", "current": "correct horse battery"}
        answers = [await ann.http.post("/api/me/account", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


async def test_reports_do_not_fill_the_desk(lite: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(complaints, "RATE", Rate(0.001, 2))
    match = await lite.create("me", "me", rounds=1)
    body = {"seat": 0, "kind": "stuck"}
    answers = [await match.post("/report", 0, json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert len(await lite.rooms.store.notifications.reports()) == 2


async def test_a_long_conversation_is_read_from_its_end(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_LINES", 5)
    match = await lite.create("me", "me", rounds=1)
    for number in range(8):
        await lite.rooms.store.say(match.id, 0, f"line {number}", number)
    lines = (await match.get("/chat", 0)).json()["lines"]
    assert [line["text"] for line in lines] == [f"line {number}" for number in range(3, 8)]
    rest = (await match.get("/chat", 0, after=lines[-2]["k"])).json()["lines"]
    assert [line["text"] for line in rest] == ["line 7"]


def test_a_household_counts_as_one_address() -> None:
    assert (
        network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    )
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("") == "" and network_of("a:b") == "a:b"
