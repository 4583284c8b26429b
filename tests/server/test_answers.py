"""One writer a match: races, repeats and late answers."""

from __future__ import annotations

import asyncio

import pytest

from dugout.referee.errors import Conflict
from dugout.referee.rows import AnswerRow, Append
from tests.server.harness import Match, Served, new_action, running, settings_for


@pytest.mark.slow
async def test_of_two_answers_at_the_same_instant_one_is_accepted(server: Served) -> None:
    for _ in range(5):
        match = await server.create("me", "me", rounds=1)
        for seat in (0, 1):
            await match.answer(seat, "pick 1")
        question = (await match.snapshot())["question"]
        both = await asyncio.gather(*(match.answer(seat, "claim", question=question) for seat in (0, 1)))
        assert sorted(response.status_code for response in both) == [200, 409]
        (winner,) = [seat for seat in (0, 1) if both[seat].status_code == 200]
        events = await match.events()
        assert [event["args"]["seat"] for event in events if event["code"] == "tiny.claimed"] == [winner]


async def test_many_answers_to_one_question_give_one_acceptance_each_seat(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    question = (await match.snapshot())["question"]
    many = await asyncio.gather(*(match.answer(0, "leave", question=question) for _ in range(20)))
    assert sorted(response.status_code for response in many) == [200] + [409] * 19


async def test_a_repeated_action_is_answered_alike_and_happens_once(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    question = (await match.snapshot())["question"]
    action = new_action()
    same = [await match.answer(0, "pick 5", question=question, action=action) for _ in range(3)]
    assert [response.status_code for response in same] == [200] * 3
    assert [event["code"] for event in await match.events(0)].count("tiny.own-pick") == 1
    await match.answer(1, "pick 5")
    later = await match.answer(0, "pick 5", question=question, action=action)
    assert later.json()["accepted"] is True, "also when the match has moved on"


async def test_a_repeat_at_the_same_instant_happens_once(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    question = (await match.snapshot())["question"]
    action = new_action()
    same = await asyncio.gather(
        *(match.answer(0, "pick 5", question=question, action=action) for _ in range(10))
    )
    assert {response.status_code for response in same} == {200}
    assert [event["code"] for event in await match.events(0)].count("tiny.own-pick") == 1


async def test_another_seat_may_use_the_same_action_id(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    action = new_action()
    for seat in (0, 1):
        assert (await match.answer(seat, "pick 5", action=action)).status_code == 200
    assert (await match.snapshot())["view"]["phase"] == "window"


async def test_a_stale_answer_is_refused_and_changes_nothing(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    before = await match.snapshot(0)
    for question in (before["question"] - 1, before["question"] + 1, 10**15):
        response = await match.answer(0, "pick 5", question=question)
        assert (response.status_code, response.json()["error"]["code"]) == (409, "stale-question")
    after = await match.snapshot(0)
    assert after["last"] == before["last"]
    assert after["view"] == before["view"]


async def test_the_store_refuses_an_append_that_expects_another_length(server: Served) -> None:
    match = await server.create("me", "me", rounds=1)
    room = server.rooms.cached[match.id]
    rows = (AnswerRow(room.seq, "S0 pick 1", "person", 0),)
    await server.rooms.store.append(Append(match.id, room.seq, rows, None, "running"))
    with pytest.raises(Conflict):
        await server.rooms.store.append(Append(match.id, room.seq, rows, None, "running"))


async def test_a_room_that_was_overtaken_by_another_server_catches_up_and_judges_again(
    server: Served,
) -> None:
    match = await server.create("me", "me", rounds=1)
    room = server.rooms.cached[match.id]
    rows = (AnswerRow(room.seq, "S0 pick 1", "person", 0), AnswerRow(room.seq + 1, "S1 pick 2", "person", 0))
    await server.rooms.store.append(Append(match.id, room.seq, rows, None, "running"))
    question = room.pending.number
    late = await match.answer(0, "pick 9", question=question)
    assert late.json()["error"]["code"] == "stale-question"
    assert (await match.snapshot())["view"]["picks"] == [1, 2]
    assert (await match.answer(0, "claim")).status_code == 200


async def test_any_person_may_call_for_the_host_where_no_clock_runs(server: Served) -> None:
    match = await server.create("me", "link", rounds=1)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    assert {"seat": -2} not in [{"seat": asked["seat"]} for asked in (await match.snapshot())["asked"]]
    question = (await match.snapshot())["question"]
    nobody = await match.post(
        "/actions", json={"seat": -2, "question": question, "action": new_action(), "answer": "close"}
    )
    assert nobody.json()["error"]["code"] == "not-your-seat"
    assert (await match.answer(-2, "close", by=1)).status_code == 200
    assert (await match.snapshot())["status"] == "over"


async def test_nobody_may_call_for_the_host_while_a_clock_runs(server: Served) -> None:
    match = await server.create("me", "me", rounds=1, seconds=60)
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    refused = await match.answer(-2, "close", by=0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-your-seat")
    assert (await match.snapshot())["status"] == "running"


@pytest.mark.slow
async def test_two_servers_of_one_database_accept_one_answer(database_url: str) -> None:
    settings = settings_for(database_url)
    async with running(settings) as one, running(settings) as other:
        for _ in range(5):
            here = await one.create("me", "me", rounds=1)
            there = Match(other, here.id, here.tokens)
            for seat in (0, 1):
                await here.answer(seat, "pick 1")
            question = (await there.snapshot())["question"]
            both = await asyncio.gather(
                here.answer(0, "claim", question=question), there.answer(1, "claim", question=question)
            )
            assert sorted(response.status_code for response in both) == [200, 409]
            stored = await one.rooms.store.load(here.id, after=0)
            assert stored is not None
            assert [row.text for row in stored.answers[3:]] in (["S0 claim"], ["S1 claim"])


@pytest.mark.slow
async def test_two_servers_of_one_database_keep_a_deadline_once(database_url: str) -> None:
    settings = settings_for(database_url)
    async with running(settings) as one, running(settings) as other:
        here = await one.create("me", "me", rounds=1, seconds=1)
        there = Match(other, here.id, here.tokens)
        await there.snapshot()
        await here.wait_for(lambda now: now["status"] == "over")
        answers = (await here.get("/record")).json()["answers"]
    assert answers[1:] == ["S0 pick 0", "S1 pick 0", "! close"]


@pytest.mark.slow
async def test_a_repeat_at_another_server_happens_once(database_url: str) -> None:
    settings = settings_for(database_url)
    async with running(settings) as one, running(settings) as other:
        here = await one.create("me", "me", rounds=1)
        there = Match(other, here.id, here.tokens)
        question = (await there.snapshot())["question"]
        action = new_action()
        for match in (here, there, here):
            assert (await match.answer(0, "pick 5", question=question, action=action)).status_code == 200
        stored = await one.rooms.store.load(here.id, after=0)
        assert stored is not None
        assert [row.text for row in stored.answers[1:]] == ["S0 pick 5"]
