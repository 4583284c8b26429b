"""Whatever goes wrong behind the scenes is logged and counted, and the next piece of work is done all the same."""

from __future__ import annotations

import ast
import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import dugout.server
from dugout.referee.errors import StoreAway
from dugout.referee.rows import AnswerRow, Append
from dugout.server.bus.base import ANSWERS, Change
from dugout.server.bus.memory import MemoryBus
from dugout.server.match import agreement, host, upkeep
from dugout.server.ops import background, metrics
from dugout.server.settings import Keep
from dugout.server.store import retention
from dugout.server.thinking.worker import Worker
from tests.server.harness import TINY, Hand, Served, running, settings_for, until
from tests.server.scale import LONG, Redis

ERRORS = (UnicodeError("label empty"), KeyError("x"), OSError("odd"), RuntimeError("a bug"), ValueError("no"))
PEOPLE = [{"kind": "me"}, {"kind": "link"}]
AWAITED = {
    "ops/background.py": "starts them all",
    "thinking/worker.py": "a thought whose result the job takes",
    "match/room.py": "work that its caller waits for",
    "match/rooms.py": "a load that its callers wait for",
    "store/journal/group.py": "the writer, which tells everybody what became of it",
    "live/route.py": "the life of a socket, waited for",
    "live/socket.py": "sends for one socket and ends with it",
}
"""Files in which a task is started without `background`, and who looks after it."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "AGAIN", 0.01)
    monkeypatch.setattr(upkeep, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(upkeep, "POLL_EVERY", 1)
    monkeypatch.setattr("dugout.server.people.webhooks.POLL", 0.05)
    monkeypatch.setattr("dugout.server.competitions.host.POLL_SECONDS", 0.05)


def failures(task: str) -> float:
    found: float = metrics.failures.labels(task)._value.get()
    return found


class Stumbling:
    """A method that fails the first times it is called; `calls` counts."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, times: int = len(ERRORS)
    ) -> None:
        self.calls = 0
        original = getattr(owner, name)

        async def method(*words: Any, **more: Any) -> Any:
            self.calls += 1
            if self.calls <= times:
                raise ERRORS[self.calls % len(ERRORS)]
            return await original(*words, **more)

        monkeypatch.setattr(owner, name, method)
        self._times = times

    async def gone_on(self) -> bool:
        return self.calls > self._times + 1


def owner_of(path: str) -> tuple[Any, str]:
    module, kind, name = path.rsplit(".", 2)
    return getattr(import_module(f"dugout.server.{module}"), kind), name


def test_no_task_is_started_that_nobody_looks_after() -> None:
    folder = Path(dugout.server.__file__).parent
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            name = getattr(node, "attr", getattr(node, "id", ""))
            if name in ("create_task", "ensure_future", "TaskGroup"):
                found.add(file.relative_to(folder).as_posix())
    assert found == set(AWAITED)


# turns


@pytest.mark.slow
@pytest.mark.parametrize(
    ("task", "method"),
    [
        ("upkeep", "store.store.Store.overdue"),
        ("upkeep", "store.lists.MatchLists.expired"),
        ("upkeep", "store.lists.MatchLists.unrated"),
        ("upkeep", "live.status.Status.recheck"),
        ("letters", "store.notices.NotificationStore.due"),
        ("competitions", "store.competitions.CompetitionStore.work"),
    ],
)
async def test_a_turn_that_fails_is_followed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str, method: str
) -> None:
    stumbling = Stumbling(monkeypatch, *owner_of(method))
    before = failures(task)
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        await until(stumbling.gone_on)
        assert failures(task) >= before + len(ERRORS)
        told = (await served.http.get("/metrics")).text
        assert f'dugout_task_failures_total{{task="{task}"}}' in told


@pytest.mark.parametrize(
    ("task", "method", "counted"),
    [
        ("presence", "live.presence.Presence._send", len(ERRORS)),
        (
            "bus-in",
            "bus.redis.RedisBus._listen_until_disconnected",
            len(ERRORS) - 1,
        ),  # OSError: Redis is away
        ("bus-out", "bus.redis.RedisBus._publish_waiting", len(ERRORS) - 1),
        ("limits", "access.limits_redis.SharedBuckets.sync", len(ERRORS) - 1),
    ],
)
async def test_a_turn_between_servers_that_fails_is_followed_by_the_next(
    tmp_path: Path, own_redis: Redis, monkeypatch: pytest.MonkeyPatch, task: str, method: str, counted: int
) -> None:
    monkeypatch.setattr("dugout.server.bus.redis.AGAIN", 0.01)
    monkeypatch.setattr("dugout.server.access.limits_redis.SYNC_SECONDS", 0.01)
    stumbling = Stumbling(monkeypatch, *owner_of(method))
    before = failures(task)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", bus_url=own_redis.url)
    async with running(settings) as served:

        async def goes_on() -> bool:
            served.server.audiences.presence.changed("x")
            served.rooms.bus.announce(Change("x", ANSWERS, 1))  # something to say
            if task == "bus-in":
                return served.rooms.bus.up
            return await stumbling.gone_on()

        await until(goes_on, LONG)
    assert failures(task) >= before + counted


class Silent(MemoryBus):
    """A bus that is down."""

    up = False


async def test_a_worker_goes_on_after_a_turn_that_fails(
    tmp_path: Path, own_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dugout.server.thinking.worker.POLL_EVERY", 0.02)
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", bus_url=own_redis.url)
    async with running(settings):
        worker = Worker(settings, TINY, bus=Silent())
        stumbling = Stumbling(monkeypatch, worker.rooms.store, "overdue")
        before = failures("worker-upkeep")
        task = asyncio.create_task(worker.run())
        await until(stumbling.gone_on, LONG)
        worker.stop()
        await task
    assert failures("worker-upkeep") > before


# items


def failing_for(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, bad: Callable[..., bool]) -> None:
    """A function that fails for one item, again and again, and works for the others."""
    original = getattr(owner, name)

    async def function(*words: Any, **more: Any) -> Any:
        if bad(*words):
            raise UnicodeError("label empty or too long")
        return await original(*words, **more)

    monkeypatch.setattr(owner, name, function)


@contextlib.asynccontextmanager
async def with_hand(tmp_path: Path, **changes: Any) -> AsyncIterator[tuple[Served, Hand]]:
    hand = Hand()
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", **changes), time=hand) as served:
        yield served, hand


async def test_a_letter_that_cannot_be_sent_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: list[str] = []

    async def send(url: str, _body: str, _signature: str) -> bool:
        if "bad" in url:
            raise UnicodeError("label empty or too long")
        arrived.append(url)
        return True

    monkeypatch.setattr("dugout.server.people.webhooks.send", send)
    before = failures("letters")
    async with with_hand(tmp_path) as (served, _), served.device() as noor, served.device() as sam:
        desk, ids = served.rooms.store.notifications, []
        for device, name in ((noor, "bad"), (sam, "good")):
            ids.append((await device.guest(name))["me"]["id"])
            await device.call("PUT", "/api/me/webhook", {"url": f"https://{name}.example/"})
        for number in range(1, 4):
            await desk.write(set(ids), "{}", served.rooms.clock.now())

            async def delivered(number: int = number) -> bool:
                return len(arrived) == number

            await until(delivered)
    assert failures("letters") > before


@pytest.mark.slow
async def test_a_match_that_cannot_be_woken_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_hand(tmp_path) as (served, _):
        bad = await served.create("me", "me", rounds=1, seconds=1)
        good = await served.create("me", "me", rounds=1, seconds=1)
        failing_for(monkeypatch, host, "wake", lambda room: room.id == bad.id)
        before = failures("alarms")
        await good.wait_for(lambda now: now["status"] == "over")
        assert (await bad.snapshot())["status"] == "running"
        assert failures("alarms") > before


async def test_an_offer_that_cannot_be_ended_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_hand(tmp_path) as (served, hand), served.device() as noor:
        await noor.guest("Noor")
        new = {"game": "tiny", "seats": PEOPLE, "options": {"rounds": 1}}
        bad, good = [str((await noor.call("POST", "/api/lobby", new, 201))["match"]) for _ in range(2)]
        failing_for(monkeypatch, agreement, "expire", lambda room: room.id == bad)
        before = failures("upkeep")
        hand.push(days=2)

        async def ended() -> bool:
            return bool((await noor.call("GET", f"/api/matches/{good}"))["status"] == "over")

        await until(ended)
        assert failures("upkeep") > before


async def test_a_guest_who_cannot_be_forgotten_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Keep(guests=90)
    async with (
        with_hand(tmp_path, keep=keep) as (served, hand),
        served.device() as noor,
        served.device() as sam,
    ):
        bad = (await noor.guest("Noor"))["me"]["id"]
        good = (await sam.guest("Sam"))["me"]["id"]
        failing_for(monkeypatch, retention, "erase", lambda _connection, person: person == bad)
        hand.push(days=91)
        assert await served.rooms.store.retention.sweep(keep, hand.now()) == {"guests": 1}
        assert await served.rooms.store.people.by_id(good) is None
        assert await served.rooms.store.people.by_id(bad) is not None


async def test_a_kind_that_cannot_be_forgotten_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Keep(matches=90, guests=90)
    async with with_hand(tmp_path, keep=keep) as (served, hand), served.device() as sam:
        await sam.guest("Sam")

        def broken(_before: int) -> Any:
            raise KeyError("matches")

        monkeypatch.setattr(retention, "old_matches", broken)
        hand.push(days=91)
        assert await served.rooms.store.retention.sweep(keep, hand.now()) == {"guests": 1}


async def test_a_match_that_cannot_be_caught_up_with_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_hand(tmp_path) as (served, _):
        bad, good = await served.create("me", "me"), await served.create("me", "me")
        rooms = [await served.rooms.get(match.id) for match in (bad, good)]
        failing_for(monkeypatch, type(rooms[0]), "sync", lambda room, *_: room.id == bad.id)
        for room in rooms:
            room.stale = True

        async def caught_up() -> bool:
            return not rooms[1].stale

        await until(caught_up)
        assert rooms[0].stale


async def test_a_group_that_cannot_be_stored_is_told_so_and_the_next_is_stored(tmp_path: Path) -> None:
    """Whatever the appender raises or forgets, everybody who waits hears of it."""
    async with with_hand(tmp_path) as (served, _):
        match = await served.create("me", "me")
        store: Any = served.rooms.store
        appender = store._writer._appender
        original = appender.append

        async def fails(_group: Any) -> Any:
            raise KeyError("x")

        async def forgets(_group: Any) -> Any:
            return []

        async def odd(_group: Any) -> Any:
            return None

        row = AnswerRow(99, "x", "person", 0)
        for wrong in (fails, forgets, odd):
            appender.append = wrong
            with pytest.raises(StoreAway):
                async with asyncio.timeout(5):
                    await store.append(Append(match.id, 99, (row,), None, "running"))
            appender.append = original
            assert (await match.answer(0, "pick 1")).status_code in (200, 409)
    assert failures("writer") > 0


async def test_work_that_is_ended_before_it_began_is_no_complaint() -> None:
    tasks: set[asyncio.Task[None]] = set()

    async def nothing() -> None:
        raise AssertionError

    task = background.once("test", nothing(), tasks)
    await background.ended(task)
    assert not tasks


async def test_a_task_in_which_a_cancellation_got_lost_ends_all_the_same() -> None:
    rounds = 0

    async def loses_the_first() -> None:
        nonlocal rounds
        rounds += 1
        with contextlib.suppress(asyncio.CancelledError) if rounds == 1 else contextlib.nullcontext():
            await asyncio.sleep(30)

    task = background.forever("test", loses_the_first)
    await asyncio.sleep(0.01)
    async with asyncio.timeout(10):
        await background.ended(task)
    assert task.cancelled()
    assert rounds == 2


def test_the_same_failure_is_told_once_a_minute() -> None:
    before = failures("again")
    with capture_logs() as told:
        for match in ("x", "x", "z", "x", "x"):
            with background.guarded("again", match=match):
                raise KeyError("y")
    assert failures("again") == before + 5
    assert [(each["event"], each["match"]) for each in told] == [("task.failed", "x"), ("task.failed", "z")]
