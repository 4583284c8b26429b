"""Several servers that share a database and a bus are one: any of them serves any match."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import TextClause, create_engine, text
from typer.testing import CliRunner

from dugout._compiled import ready
from dugout.cli.app import app
from dugout.loadtest import ledger
from dugout.loadtest.plan import Promise
from dugout.server.bus.base import ANSWERS, CHAT, Change
from dugout.server.bus.choice import bus_for
from dugout.server.bus.redis import RedisBus, newest
from dugout.server.settings import SettingsError, from_environment
from dugout.server.store.journal.append import Row
from dugout.server.store.journal.postgres import PostgresDriver
from tests.server.harness import Live, Match, Served, running, settings_for, until
from tests.server.scale import LONG, Redis
from tests.services import free_port

pytestmark = pytest.mark.service


@contextlib.asynccontextmanager
async def two(database: str, bus: str) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers that start at the same time on an empty database."""
    settings = settings_for(database, bus_url=bus)
    async with contextlib.AsyncExitStack() as stack:
        first, second = await asyncio.gather(
            *(stack.enter_async_context(running(settings)) for _ in range(2))
        )
        for served in (first, second):
            await until(lambda served=served: bus_is(served, "up"), LONG)
        yield first, second


async def bus_is(served: Served, state: str) -> bool:
    return bool((await served.http.get("/readyz")).json()["bus"] == state)


def at(served: Served, match: Match) -> Match:
    return Match(served, match.id, match.tokens)


async def heard(live: Live, condition: Any) -> dict[str, Any]:
    """The first message that satisfies, now or later."""
    async with asyncio.timeout(LONG):
        while True:
            message = await live.next()
            if condition(message):
                return message


def says(seat: int, *, online: bool) -> Any:
    def condition(message: dict[str, Any]) -> bool:
        return message["type"] == "presence" and message["seats"][seat]["online"] is online

    return condition


async def play(match: Match, here: Live, there: Live) -> None:
    """A round: both pick, each at their own server, then one claims; both sockets hear how it goes on."""
    shown = await match.wait_for(lambda now: now["status"] == "running")  # the other server has begun it
    picking = shown["question"]
    for seat, live in enumerate((here, there)):
        await live.answer(seat, picking, "pick 1")
    claiming = await both_hear(here, there, picking)
    await there.answer(1, claiming, "claim")
    await both_hear(here, there, claiming)


async def both_hear(here: Live, there: Live, question: int) -> int:
    """The number of the question after this one, of which both are told."""

    def goes_on(message: dict[str, Any]) -> bool:
        return message["type"] == "events" and message["changed"].get("question", 0) > question

    return int((await heard(here, goes_on))["changed"]["question"]) if await heard(there, goes_on) else 0


async def test_two_people_at_two_servers_play_and_talk_though_redis_dies(
    own_database: str, own_redis: Redis
) -> None:
    async with two(own_database, own_redis.url) as (first, second):
        match = await first.create("me", "link", rounds=20)
        other = at(second, match)
        assert (await other.post("/name", 1, json={"seat": 1, "name": "Ben"})).status_code == 200
        async with match.live(0) as here, other.live(1) as there:
            await heard(here, says(1, online=True))
            await here.send(type="chat", seat=0, text="hello over there")
            assert (await there.next("chat"))["lines"][0]["text"] == "hello over there"
            await play(match, here, there)

            own_redis.kill()
            await until(lambda: bus_is(first, "away"), LONG)
            await play(match, here, there)
            await there.send(type="chat", seat=1, text="still here")
            said = await heard(here, lambda message: message["type"] == "chat")
            assert [line["text"] for line in said["lines"]] == ["still here"]

            own_redis.start()
            await until(lambda: bus_is(first, "up"), LONG)
            await until(lambda: bus_is(second, "up"), LONG)
            await play(match, here, there)
            await there.socket.close()
            await heard(here, says(1, online=False))


async def test_what_is_agreed_at_one_server_binds_the_other_without_any_notice(
    own_database: str,
) -> None:
    """A bus that nobody answers at: the store alone keeps two servers from contradicting each other."""
    settings = settings_for(own_database, bus_url=f"redis://127.0.0.1:{free_port()}/0")
    async with running(settings) as first, running(settings) as second:
        match = await first.create("me", "me")
        other = at(second, match)
        question = (await other.snapshot())["question"]
        for seat in (0, 1):
            assert (await match.answer(seat, "pick 1", question=question)).status_code == 200
        stale = await other.answer(0, "pick 2", question=question)
        assert stale.json()["error"]["code"] == "stale-question"
        await other.wait_for(lambda shown: shown["question"] > question)


async def test_a_match_that_goes_on_during_a_look_for_what_was_missed_is_not_read_again(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await lite.create("me", "me")
    room = await lite.rooms.get(match.id)
    assert (await match.answer(0, "pick 1")).status_code == 200
    before = {room.id: (room.seq - 1, room.match.revision, 0)}

    async def look(ids: list[str]) -> dict[str, tuple[int, int, int]]:
        return before

    reads: list[Any] = []

    async def read(*args: Any, **more: Any) -> None:
        reads.append(args)
        raise AssertionError("a whole match is read for nothing")

    monkeypatch.setattr(lite.rooms.store.lists, "newest", look)
    monkeypatch.setattr(lite.rooms.store, "load", read)
    monkeypatch.setattr(lite.rooms.store, "latest", read)
    await lite.server.sync.poll_missed()
    assert reads == []
    before[room.id] = (room.seq, room.match.revision + 1, 0)
    await lite.server.sync.poll_missed()
    assert len(reads) == 1


def test_postgresql_looks_rows_up_by_their_keys_whatever_it_believes_of_a_table(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bulk = PostgresDriver(own_database)
    execute, plan = bulk.execute, ""

    def explain(sql: str, values: Row = ()) -> list[Any]:
        nonlocal plan
        if not values:
            return execute(sql)
        plan += "\n".join(row[0] for row in execute(f"EXPLAIN {sql}", values))
        return []

    monkeypatch.setattr(bulk, "execute", explain)
    try:
        for _ in range(2):
            bulk.begin()
            bulk.heads(["a", "b"])
            bulk.known([("a", 0, "x" * 16), ("b", 1, "y" * 16)])
            bulk.update("matches", ("id",), ("length",), [(1, "a"), (2, "b")])
            bulk.rollback()
    finally:
        bulk.close()
    assert plan.count("actions_pkey") == plan.count("matches_pkey") // 2 == 2
    assert "Seq Scan" not in plan


async def test_a_bus_hears_itself_at_once_and_others_through_redis(redis_url: str) -> None:
    received: tuple[list[Change], list[Change]] = ([], [])
    buses = [RedisBus(redis_url), RedisBus(redis_url)]

    async def take(change: Change, at: int) -> None:
        received[at].append(change)

    for number, bus in enumerate(buses):
        await bus.open(lambda change, number=number: take(change, number))
    try:

        async def both_up() -> bool:
            return all(bus.up for bus in buses)

        await until(both_up, LONG)
        await buses[0].publish(Change("m", ANSWERS, 3))
        assert received[0][-1] == Change("m", ANSWERS, 3)

        async def arrived() -> bool:
            return any(change[:3] == ("m", ANSWERS, 3) and change.server for change in received[1])

        await until(arrived, LONG)
    finally:
        for bus in buses:
            await bus.close()


def test_only_the_newest_of_several_notices_is_heard() -> None:
    said = [("m", ANSWERS, 1), ("m", CHAT, 1), ("m", ANSWERS, 2)]
    assert newest(said, "s") == [Change("m", ANSWERS, 2, "s"), Change("m", CHAT, 1, "s")]


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "redis://127.0.0.1:port/0"])
def test_an_address_that_is_no_bus_is_refused(url: str) -> None:
    with pytest.raises(SettingsError):
        bus_for(url)


def serve(*options: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "dugout", "serve", "--port", "0", *options],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address(process: subprocess.Popen[str]) -> str:
    """Where it listens, once it does."""
    assert process.stdout is not None
    while line := process.stdout.readline():
        if line.startswith("Dugout is ready at "):
            return line.split()[4]
    raise AssertionError("ended before it was ready")


def test_several_processes_without_a_shared_database_are_refused_in_one_sentence(tmp_path: Path) -> None:
    process = serve("--workers", "2", "--bus-url", "redis://127.0.0.1:1/0", DUGOUT_DATA=str(tmp_path))
    _out, err = process.communicate(timeout=LONG)
    assert process.returncode == 1
    assert err.startswith("error: several server processes need a database and a bus that they share")
    assert err.count("\n") == 1


def test_workers_share_a_port_and_one_that_is_killed_is_replaced(own_database: str, redis_url: str) -> None:
    process = serve(
        "--workers", "2", "--database-url", own_database, "--bus-url", redis_url, DUGOUT_LOG="json"
    )
    try:
        url = address(process)
        workers = server_processes(process.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        asyncio.run(until(lambda: _replaced(process.pid, workers), LONG))
        body = {"game": "toto", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = httpx.post(f"{url}/api/matches", json=body, timeout=LONG)
        assert made.status_code == 201
        shown = httpx.get(f"{url}/metrics", timeout=LONG).text  # of whichever process answers
        assert 'dugout_requests_total{method="POST",status="201"} 1.0' in shown
    finally:
        process.terminate()
        process.communicate(timeout=LONG)
    assert process.returncode == 0


async def _replaced(parent: int, before: list[int]) -> bool:
    return len(set(server_processes(parent)) - set(before)) == 1


def server_processes(parent: int) -> list[int]:
    """The children that serve, without Python's own helper for shared resources."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                if b"spawn_main" in (stat.parent / "cmdline").read_bytes():
                    found.append(int(stat.parent.name))
    return found


FIGURES = (
    'dugout_requests_total{method="POST",status="201"}',
    "dugout_sockets 1.0",
    "dugout_warm_matches",
    'dugout_appends_total{outcome="stored"}',
    "dugout_group_size_count",
    "dugout_commit_seconds_bucket",
    "dugout_bots_waiting 0.0",
    "dugout_bus_up",
)


async def test_metrics_count_what_happens_and_name_nobody(lite: Served) -> None:
    match = await lite.create("me", "me")
    await match.answer(0, "pick 1")
    async with match.live(0) as live:
        await live.next("snapshot")
        shown = (await lite.http.get("/metrics")).text
    for figure in FIGURES:
        assert figure in shown
    for secret in (match.id, match.tokens[0] or "", "Person 0"):
        assert secret not in shown


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", metrics="off")
    async with running(settings) as served:
        assert "dugout_requests" not in (await served.http.get("/metrics")).text


def test_metrics_have_a_port_of_their_own_where_one_is_named(tmp_path: Path) -> None:
    port = free_port()
    process = serve(DUGOUT_DATA=str(tmp_path), DUGOUT_METRICS=f"127.0.0.1:{port}")
    try:
        url = address(process)
        assert "dugout_requests" in httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=LONG).text
        assert "dugout_requests" not in httpx.get(f"{url}/metrics", timeout=LONG).text
    finally:
        process.terminate()
        process.communicate(timeout=LONG)


def test_a_wrong_place_for_metrics_is_refused() -> None:
    with pytest.raises(SettingsError):
        from_environment({"DUGOUT_METRICS": "everywhere"})


def test_a_short_loadtest_loses_nothing() -> None:
    told = CliRunner(env={"DUGOUT_COMPILED": "1" if ready() else "0"}).invoke(
        app, ["loadtest", "--matches", "3", "--sockets", "9", "--seconds", "1", "--json"]
    )
    assert told.exit_code == 0, told.output
    figures = json.loads(told.output)
    dugout, bare = figures["dugout"], figures["bare"]
    assert dugout["sockets"] == bare["sockets"] == 9
    assert dugout["acknowledged"] >= dugout["accepted"] > 0
    assert (dugout["lost"], dugout["doubled"], dugout["gaps"], dugout["unanswered"]) == (0, 0, 0, 0)
    assert dugout["measured_delays"] > 0
    assert 0 < dugout["p50_ms"] <= dugout["p99_ms"]
    assert bare["accepted"] > 0
    assert bare["server_us_per_action"] < dugout["server_us_per_action"]


def test_a_loadtest_at_a_fixed_rate_asks_no_faster_and_no_slower() -> None:
    words = ["loadtest", "--matches", "10", "--seconds", "2", "--rate", "40", "--json"]
    told = CliRunner(env={"DUGOUT_COMPILED": "1" if ready() else "0"}).invoke(app, words)
    assert told.exit_code == 0, told.output
    figures = json.loads(told.output)
    dugout = figures["dugout"]
    assert figures["rate"] == 40 and figures["ratio"] is None and figures["bare"] == {}
    assert 40 <= dugout["acknowledged"] <= 80
    assert dugout["measured_delays"] > 0 and dugout["p99_ms"] > 0
    assert (dugout["lost"], dugout["doubled"], dugout["gaps"], dugout["unanswered"]) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--matches", "3", "--sockets", "5"], "at least 6 sockets"),
        (["--url", "https://football.example", "--database-url", "sqlite://"], "this machine"),
        (["--url", "http://127.0.0.1:1"], "--database-url"),
        (["--servers", "2"], "--bus-url"),
    ],
)
def test_a_loadtest_that_makes_no_sense_is_refused(words: list[str], reason: str) -> None:
    told = CliRunner().invoke(app, ["loadtest", *words])
    assert told.exit_code == 2
    assert reason in told.output


def test_the_ledger_sees_what_is_lost_doubled_or_torn(tmp_path: Path) -> None:
    file = tmp_path / "m.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE answers (match, seq, text, by)")
        database.execute("CREATE TABLE actions (match, seat, action, seq)")
        rows = [("m", 0, "1 a", "person"), ("m", 1, "2 b", "person"), ("m", 3, "1 c", "person")]
        database.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)
        database.execute("INSERT INTO actions VALUES ('m', 0, 'x', 0)")
        database.commit()
    promises = [Promise("m", 0, "x", "a"), Promise("m", 1, "y", "b")]
    verdict = ledger.check(f"sqlite:///{file}", ["m"], promises)
    assert verdict == {"lost": 1, "doubled": 2, "gaps": 1}


def test_the_ledger_is_of_one_moment_though_the_server_goes_on(
    bare_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer may be stored between two questions of the ledger: it is neither doubled nor for nobody."""
    query, said = ledger._query, itertools.count()
    engine = create_engine(bare_url, isolation_level="AUTOCOMMIT")
    with engine.connect() as server:
        if engine.name == "sqlite":
            server.execute(text("PRAGMA journal_mode = WAL"))  # as a server's is
        server.execute(text("CREATE TABLE answers (match text, seq integer, text text, by text)"))
        server.execute(text("CREATE TABLE actions (match text, seat integer, action text, seq integer)"))

        def meanwhile(sql: str) -> TextClause:
            seq = next(said)
            server.execute(text(f"INSERT INTO answers VALUES ('m', {seq}, '1 a', 'person')"))
            server.execute(text(f"INSERT INTO actions VALUES ('m', 0, 'x{seq}', {seq})"))
            return query(sql)

        monkeypatch.setattr(ledger, "_query", meanwhile)
        verdict = ledger.check(bare_url, ["m"], [Promise("m", 0, "x0", "a")])
    engine.dispose()
    assert next(said) == 3
    assert verdict == {"lost": 0, "doubled": 0, "gaps": 0}
