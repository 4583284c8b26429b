"""Deadlines, computers' pace, and both across restarts."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from dugout.referee.catalogue import registered
from dugout.server.match import agreement, host
from tests.server.harness import Served, running, settings_for, until


def is_over(snapshot: dict[str, Any]) -> bool:
    return bool(snapshot["status"] == "over")


async def test_time_that_runs_out_is_answered_by_defaults_and_by_the_host(server: Served) -> None:
    match = await server.create("me", "link", rounds=1, seconds=1)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    opened = await match.snapshot(0)
    assert opened["clock"]["seconds"] == 1
    assert 0 < opened["clock"]["deadline"] - opened["clock"]["now"] <= 1000
    await match.answer(0, "pick 9")
    kept = await match.snapshot(0)
    assert kept["clock"]["deadline"] == opened["clock"]["deadline"], "an answer does not move the deadline"
    window = await match.wait_for(lambda now: now["view"]["phase"] == "window")
    assert window["view"]["picks"] == [9, 0], "the default of the seat that was late, and only of that one"
    await match.wait_for(is_over)
    record = (await match.get("/record")).json()["answers"]
    assert record[1:] == ["S0 pick 9", "S1 pick 0", "! close"]


@pytest.mark.slow
async def test_a_deadline_survives_a_restart(database_url: str) -> None:
    settings = settings_for(database_url)
    async with running(settings) as served:
        match = await served.create("me", "me", rounds=1, seconds=2)
        before = (await match.snapshot())["clock"]["deadline"]
    async with running(settings) as served:
        match.served = served
        assert (await match.snapshot())["clock"]["deadline"] == before
        await match.wait_for(lambda now: now["view"]["phase"] == "window")
        assert time.time() * 1000 >= before


@pytest.mark.slow
async def test_a_deadline_that_passed_while_the_server_was_down_is_kept_without_a_visitor(
    database_url: str,
) -> None:
    settings = settings_for(database_url)
    async with running(settings) as served:
        match = await served.create("me", "me", rounds=1, seconds=1)
    await asyncio.sleep(1.1)
    async with running(settings) as served:

        async def both_have_picked() -> bool:
            stored = await served.rooms.store.load(match.id, after=0)
            return stored is not None and len(stored.answers) == 3

        await until(both_have_picked)


@pytest.mark.slow
async def test_computers_play_on_after_a_restart_without_a_visitor(database_url: str) -> None:
    settings = settings_for(database_url, bot_pause=(0.05, 0.05))
    async with running(settings) as served:
        match = await served.create("bot:first", "bot:first", rounds=30)
    async with running(settings) as served:
        match.served = served

        async def done() -> bool:
            return is_over(await match.snapshot())

        await until(done, 20)
        answers = (await match.get("/record")).json()["answers"]
    assert len(answers) == 30 * 5


@pytest.mark.slow
async def test_everything_is_the_same_after_a_restart(database_url: str) -> None:
    settings = settings_for(database_url, snapshot_every=7)
    async with running(settings) as served:
        match = await served.create("me", "me", rounds=20)
        for number in range(9):
            await match.answer(0, "pick 1")
            await match.answer(1, f"pick {number}")
            await match.answer(number % 2, "claim")
        await match.answer(0, "pick 5")
        await match.post("/chat", 1, json={"seat": 1, "text": "still here"})
        before = [await match.snapshot(*seats) for seats in ((), (0,), (1,), (0, 1))]
        events = [await match.events(*seats) for seats in ((), (0,), (0, 1))]
    async with running(settings) as served:
        match.served = served
        after = [await match.snapshot(*seats) for seats in ((), (0,), (1,), (0, 1))]
        for old, new in zip(before, after, strict=True):
            old.pop("clock"), new.pop("clock")
        assert after == before
        room = served.rooms.cached[match.id]
        assert not room.history.is_whole(), "it was loaded from its snapshot"
        assert (await match.events(0, after=len(events[1]) - 1)) == events[1][-1:]
        assert not room.history.is_whole(), "a client that is nearly up to date costs no replay"
        assert [await match.events(*seats) for seats in ((), (0,), (0, 1))] == events
        assert (await match.answer(1, "pick 3")).status_code == 200
        assert (await match.get("/chat")).json()["lines"][0]["text"] == "still here"


UNREADABLE = '{"state": {"schema": 99}, "counts": {"-1": 3}, "rolls": 1}'


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["DELETE FROM snapshots", "UPDATE snapshots SET data = :data"])
async def test_a_snapshot_is_only_a_cache(database_url: str, damage: str) -> None:
    settings = settings_for(database_url, snapshot_every=3)
    async with running(settings) as served:
        match = await served.create("me", "me", rounds=20)
        for _ in range(4):
            for seat in (0, 1):
                await match.answer(seat, "pick 1")
            await match.answer(0, "claim")
        before = await match.snapshot(0)
    engine = create_engine(database_url.replace("sqlite+aiosqlite", "sqlite"))
    with engine.begin() as connection:
        values = {"data": UNREADABLE} if "data" in damage else {}
        assert connection.execute(text(damage), values).rowcount == 1
    engine.dispose()
    async with running(settings) as served:
        match.served = served
        after = await match.snapshot(0)
        before.pop("clock"), after.pop("clock")
        assert after == before


async def test_computers_answer_at_once_where_the_game_says_so(lite: Served) -> None:
    match = await lite.create("me", "bot:first", "bot:first", rounds=1)
    snapshot = await match.wait_for(lambda now: now["prompt"]["seats"] == [0])
    assert snapshot["view"]["picked"] == [False, True, True]


async def test_late_computers_leave_people_half_of_the_time(lite: Served) -> None:
    match = await lite.create("me", "bot:claimer", rounds=1, seconds=4, pace="late")
    await match.answer(0, "pick 1")
    window = await match.wait_for(lambda now: now["view"]["phase"] == "window")
    opened = window["clock"]["deadline"] - 4000
    await match.wait_for(is_over)
    (claim,) = [event for event in await match.events() if event["code"] == "tiny.claimed"]
    assert claim["args"]["seat"] == 1
    assert 2000 <= claim["at"] - opened < 4000


async def test_last_computers_answer_when_the_host_is_called_for_and_before_it(lite: Served) -> None:
    match = await lite.create("me", "bot:claimer", rounds=1, pace="last")
    picking = await match.snapshot(0)
    assert picking["prompt"]["seats"] == [0, 1]
    await match.answer(0, "pick 1")
    await match.wait_for(lambda now: now["view"]["phase"] == "window")
    await asyncio.sleep(0.2)
    assert (await match.snapshot())["view"]["phase"] == "window", "nobody hurries the people"
    assert (await match.answer(-2, "close", by=0)).status_code == 200
    (claim,) = [event for event in await match.events() if event["code"] == "tiny.claimed"]
    assert claim["args"]["seat"] == 1
    assert is_over(await match.snapshot())


async def test_last_computers_let_the_host_close_if_they_do_not_want_it(lite: Served) -> None:
    match = await lite.create("me", "bot:first", rounds=1, pace="last")
    await match.answer(0, "pick 1")
    await match.wait_for(lambda now: now["view"]["phase"] == "window")
    await match.answer(-2, "close", by=0)
    assert (await match.get("/record")).json()["answers"][-2:] == ["S1 leave", "! close"]


async def test_a_computer_that_fails_is_answered_for_by_the_default(lite: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr("dugout.server.thinking.thinkers.think", lambda *_: 1 / 0)
    match = await lite.create("me", "bot:first", rounds=1)
    await match.answer(0, "pick 1")
    await match.wait_for(is_over)
    answers = (await match.get("/record")).json()["answers"]
    assert [answer for answer in answers if answer.startswith("S1")] == ["S1 pick 0", "S1 claim"]


async def test_a_computer_that_answers_illegally_is_answered_for_by_the_default(
    lite: Served, monkeypatch: Any
) -> None:
    monkeypatch.setattr("dugout.server.thinking.thinkers.think", lambda *_: 77)
    match = await lite.create("me", "bot:first", rounds=1)
    await match.answer(0, "pick 1")
    await match.wait_for(is_over)
    answers = (await match.get("/record")).json()["answers"]
    assert [answer for answer in answers if answer.startswith("S1")] == ["S1 pick 0", "S1 claim"]


async def test_a_match_that_ends_while_a_computer_thinks_stays_over(lite: Served, monkeypatch: Any) -> None:
    match = await lite.create("me", "bot:first", rounds=1, pace="last")
    room = await lite.rooms.get(match.id)

    async def decide(*_: Any) -> int:
        await agreement.close(room)
        return 3

    monkeypatch.setattr(room.services.thinkers, "decide", decide)
    await host.bots_answer(room)
    assert (room.match.status, room.match.ending["reason"]) == ("over", "match.closed")
    assert not any(answer.startswith("S1") for answer in (await match.get("/record")).json()["answers"])


async def test_an_idle_match_leaves_the_memory_and_comes_back(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", idle_minutes=0.002)
    async with running(settings) as served:
        match = await served.create("me", "me")

        async def gone() -> bool:
            return match.id not in served.rooms.cached

        await until(gone)
        assert (await match.answer(0, "pick 1")).status_code == 200
        async with match.live(0) as talk:
            await talk.next("snapshot")
            await asyncio.sleep(1.5)
            assert match.id in served.rooms.cached, "somebody is watching"


async def test_a_match_that_cannot_be_replayed_does_not_stop_the_others(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await lite.rooms.get((await lite.create("me", "me")).id)
    tries: list[int] = []

    async def broken() -> None:
        tries.append(1)
        raise RuntimeError("an answer that no longer fits")

    async def tried_again() -> bool:
        return len(tries) > 1

    monkeypatch.setattr(room, "sync", broken)
    room.stale = True
    await until(tried_again)


async def test_the_log_says_who_was_late_unless_the_answer_is_secret(tmp_path: Any) -> None:
    """TO-13.10: a column is marked, a form is not: everybody knows what a form is that nobody filled in."""
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        match = await served.create("me", "me", game="toto", start_seat=1)
        room = await served.rooms.get(match.id)
        for _ in range(4):
            assert room.deadline is not None
            room.deadline = replace(room.deadline, due=1, wake=1)
            await host.wake(room)
        assert room.pending.seats == (0,), "columns, hands and forms have been answered for both"
        events = await match.events()
        marked = [event["code"] for event in events if event.get("late")]
        assert marked == ["to.column", "to.column"]
        assert {"to.chosen", "to.form-sent"} <= {event["code"] for event in events}
        served.rooms.cached.clear()
        assert await match.events() == events
