"""Plans: looked at as often as somebody likes, known to nobody else, and handed in as one."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from dugout.games.registry import game
from dugout.referee.catalogue import registered
from tests.server.harness import Live, Match, Served, new_action, running, settings_for


@contextlib.asynccontextmanager
async def champions(tmp_path: Any) -> AsyncIterator[Match]:
    """A match of two people at which somebody can run onto the ball."""
    settings = settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    async with running(settings, registered()) as served:
        match = await served.create("me", "me", game="champions", profile="starter")
        await play_to_a_run(match)
        yield match


async def play_to_a_run(match: Match) -> None:
    for _ in range(400):
        moment = await match.snapshot(0, 1)
        asked = moment["asked"][0]
        if asked["code"] == "ch.action" and any(text.startswith("run") for text in asked["choices"]):
            return
        assert moment["status"] == "running"
        first = (asked["choices"] or ["lineup 1 2,3,4,5 8,9,10,11 14,15"])[0]
        assert (await match.answer(asked["seat"], first)).status_code == 200
    raise AssertionError("nobody could ever run onto the ball")


async def ahead(match: Match, seat: int, *steps: str, question: int | None = None) -> dict[str, Any]:
    body = {"seat": seat, "plan": ";".join(steps), "question": question}
    response = await match.post("/ahead", seat, json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def whole_plan(match: Match, seat: int) -> list[str]:
    """The first plan from a run to its end, found by looking ahead."""
    moment = await match.snapshot(seat)
    choices = moment["asked"][0]["choices"]
    steps = [next(text for text in choices if text.startswith("run"))]
    while asked := (await ahead(match, seat, *steps))["asked"]:
        steps.append(asked[0]["choices"][0])
    return steps


async def quiet(talk: Live) -> None:
    """Hear who has come until nothing more is said."""
    while True:
        try:
            await talk.silence(0.1)
        except AssertionError:
            continue
        return


async def test_a_plan_is_known_to_nobody_until_it_is_played_and_then_to_all(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        before = await match.snapshot(0)
        seat = before["view"]["turn"]
        public = {name: before[name] for name in ("question", "last", "prompt", "status")}
        async with match.live(seat) as coach, match.live(1 - seat) as other, match.live() as crowd:
            for talk in (coach, other, crowd):
                await talk.next("snapshot")
            for talk in (coach, other, crowd):
                await quiet(talk)
            steps = await whole_plan(match, seat)
            assert len(steps) >= 2 and steps[0].startswith("run") and steps[1].startswith("kick")
            for talk in (coach, other, crowd):
                await talk.silence()
            for viewer in ((1 - seat,), ()):
                now = await match.snapshot(*viewer)
                assert {name: now[name] for name in public} == public
                assert now["view"]["position"] == before["view"]["position"]

            question = before["question"]
            await coach.answer(seat, question, "; ".join(steps))
            told = [await talk.next("events") for talk in (coach, other, crowd)]
            for message in told:
                codes = [event["code"] for event in message["events"]]
                assert codes[0] == "ch.run"
                assert [code for code in codes if code in ("ch.pass", "ch.kick", "ch.shot")]
                assert message["changed"]["question"] >= question + len(steps)
            assert told[1]["events"] == told[2]["events"]
            await coach.next("answered")
        rows = (await match.served.rooms.store.load(match.id, after=0)).answers  # type: ignore[union-attr]
        text = game("champions").seat_text(seat)
        texts = [row.text for row in rows]
        first = texts.index(f"{text} {steps[0]}")
        assert texts[first : first + len(steps)] == [f"{text} {step}" for step in steps]


async def test_looking_ahead_is_what_then_happens(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        seat = (await match.snapshot(0))["view"]["turn"]
        steps = (await whole_plan(match, seat))[:2]
        supposed = await ahead(match, seat, steps[0])
        assert (await match.answer(seat, steps[0])).status_code == 200
        moment = await match.snapshot(seat)
        assert supposed["view"] == moment["view"]
        assert supposed["asked"] == moment["asked"]


async def test_a_plan_with_one_wrong_step_is_refused_whole(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        before = await match.snapshot(0)
        seat = before["view"]["turn"]
        steps = await whole_plan(match, seat)
        for wrong, code in (
            ([steps[0], "kick N9 NE9"], "refused"),
            ([steps[0], "kick N1 E1"], "bad-answer"),
            ([steps[0], "hop"], "bad-answer"),
            ([*steps, "roll"], "not-now"),
            ([], "bad-answer"),
        ):
            response = await match.answer(seat, ";".join(wrong) or ";")
            assert response.json()["error"]["code"] == code, wrong
            looked = await match.post("/ahead", seat, json={"seat": seat, "plan": ";".join(wrong) or ";"})
            assert looked.json()["error"]["code"] == code, wrong
        after = await match.snapshot(0)
        assert (after["question"], after["last"]) == (before["question"], before["last"])


async def test_the_same_plan_sent_twice_counts_once(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        moment = await match.snapshot(0)
        seat, question = moment["view"]["turn"], moment["question"]
        plan, action = ";".join(await whole_plan(match, seat)), new_action()
        for _ in range(2):
            answer = await match.answer(seat, plan, question=question, action=action)
            assert answer.status_code == 200
        events = await match.events()
        assert [event["code"] for event in events].count("ch.run") == 1


async def test_why_a_step_after_others_is_not_possible(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        seat = (await match.snapshot(0))["view"]["turn"]
        steps = await whole_plan(match, seat)
        body = {"seat": seat, "intent": f"{steps[0]};kick N9"}
        found = (await match.post("/explain", seat, json=body)).json()
        assert not found["possible"]
        assert found["refusal"]["rule"].startswith("CH-")
        fine = await match.post("/explain", seat, json={"seat": seat, "intent": ";".join(steps[:2])})
        assert fine.json() == {"possible": True, "refusal": None}


async def test_only_whoever_is_asked_may_look_ahead(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        moment = await match.snapshot(0)
        seat, question = moment["view"]["turn"], moment["question"]
        stranger = await match.post("/ahead", json={"seat": seat, "plan": "run H#9 1"})
        assert stranger.json()["error"]["code"] == "not-your-seat"
        other = await match.post("/ahead", 1 - seat, json={"seat": 1 - seat, "plan": "run H#9 1"})
        assert other.json()["error"]["code"] == "not-your-seat"
        other = await match.post("/explain", 1 - seat, json={"seat": 1 - seat, "intent": "run H#9 1"})
        assert other.json()["error"]["code"] == "not-your-seat"
        asked = (await match.snapshot(seat))["asked"][0]
        run = next(text for text in asked["choices"] if text.startswith("run"))
        assert (await ahead(match, seat, run, question=question))["stale"] is False


async def test_a_plan_for_a_question_that_was_just_answered_is_stale_and_no_error(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        moment = await match.snapshot(0)
        seat, before = moment["view"]["turn"], moment["question"] - 1
        nothing = {"view": None, "asked": [], "stale": True}
        assert await ahead(match, seat, "run H#9 1", question=before) == nothing
        assert await ahead(match, 1 - seat, "run A#9 1", question=before) == nothing
        body = {"seat": seat, "intent": "run H#9 1", "question": before}
        assert (await match.post("/explain", seat, json=body)).json() == {"possible": False, "refusal": None}
        gone = await match.post("/table", seat, json={"seat": seat, "act": "resign"})
        assert gone.status_code == 200, gone.text
        assert await ahead(match, seat, "run H#9 1", question=moment["question"]) == nothing


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, 1])
async def test_a_secret_line_up_is_not_found_out_by_trying(tmp_path: Any, first: int) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    async with running(settings, registered()) as served:
        match = await served.create("me", "me", game="champions")
        lineup = "lineup 20 2,3,4,5 8,9,10,11 14,15"
        assert (await match.answer(first, lineup)).status_code == 200
        other = 1 - first
        tried = await match.post("/ahead", other, json={"seat": other, "plan": lineup})
        assert tried.json()["error"]["code"] == "not-now"
        both = await match.answer(other, f"{lineup};keeper e14")
        assert both.json()["error"]["code"] == "not-now"


async def test_a_game_with_secrets_has_no_plans(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    tried = await match.post("/ahead", 0, json={"seat": 0, "plan": "pick 5"})
    assert tried.json()["error"]["code"] == "not-now"
    assert (await match.answer(0, "pick 5;pick 6")).json()["error"]["code"] == "not-now"


async def take_back(match: Match) -> dict[str, Any]:
    response = await match.post("/table", 0, 1, json={"seat": 0, "act": "take-back"})
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


async def test_a_plan_is_taken_back_whole_and_steps_one_by_one(tmp_path: Any) -> None:
    async with champions(tmp_path) as match:
        before = await match.snapshot(0, 1)
        seat = before["view"]["turn"]
        steps = await whole_plan(match, seat)
        assert (await match.answer(seat, ";".join(steps))).status_code == 200
        assert (await take_back(match))["question"] == before["question"]
        questions = []
        for step in steps[:2]:
            questions.append((await match.snapshot(0, 1))["question"])
            assert (await match.answer(seat, step)).status_code == 200
        for question in reversed(questions):
            assert (await take_back(match))["question"] == question
        assert (await match.answer(seat, ";".join(steps))).status_code == 200, "over numbers used before"
        assert (await take_back(match))["question"] == before["question"]
