"""First steps over HTTP: all answers come along every time, the rules judge them, nothing is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from tests.server.harness import Served, running, settings_for

WALK = "/api/lessons/champions/walk"


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[Served]:
    """A server with the real games, which have lessons."""
    settings = settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    async with running(settings, catalogue=registered()) as served:
        yield served


async def post(served: Served, path: str, **body: Any) -> tuple[int, Any]:
    answer = await served.http.post(path, json=body)
    return answer.status_code, answer.json()


async def test_every_model_is_won_over_the_wire(school: Served) -> None:
    found = (await school.http.get("/api/lessons")).json()
    assert {lesson["game"] for lesson in found} == {"champions", "counter-attack", "toto"}
    for lesson in found:
        path = f"/api/lessons/{lesson['game']}/{lesson['name']}"
        for taken in range(len(lesson["model"]) + 1):
            status, moment = await post(school, path, answers=lesson["model"][:taken])
            assert status == 200
            assert [event["n"] for event in moment["events"]] == list(range(1, len(moment["events"]) + 1))
            done = taken == len(lesson["model"])
            assert moment["verdict"] == ("won" if done else "open")
            assert (moment["prompt"] is None) == done, "nobody is waited for when a lesson is over"
            if not done:
                choices = moment["asked"][0]["choices"]  # null where there are too many to list
                assert choices is None or lesson["model"][taken] in choices


async def test_a_refusal_names_its_rule_and_a_wrong_way_is_missed(school: Served) -> None:
    status, refused = await post(school, WALK, answers=["roll", "walk H#9 i7"])
    assert (status, refused["error"]["code"]) == (409, "refused")
    assert refused["error"]["rule"].startswith("CH-")
    assert (await post(school, WALK, answers=["fly"]))[1]["error"]["code"] == "bad-answer"
    status, missed = await post(school, WALK, answers=["roll", "walk H#4 b8"])
    assert (status, missed["verdict"], missed["asked"]) == (200, "missed", [])
    over = await post(school, WALK, answers=["roll", "walk H#4 b8", "roll"])
    assert (over[0], over[1]["error"]["code"]) == (409, "match-over")


async def test_odds_and_reasons_are_told_as_in_a_match(school: Served) -> None:
    path = "/api/lessons/champions/shoot"
    answers = ["roll", "run H#9 1"]
    odds = (await post(school, f"{path}/odds", answers=answers, plan="kick NE1 N3"))[1]["odds"]
    assert odds["goal"]["den"] > odds["goal"]["num"] > 0
    told = (await post(school, f"{path}/explain", answers=answers, intent="kick N4"))[1]
    assert not told["possible"]
    assert told["refusal"]["rule"].startswith("CH-")
    assert (await post(school, f"{path}/explain", answers=answers, intent="kick E4"))[1]["possible"]
    late = await post(school, f"{path}/odds", answers=[*answers, "kick NE1 N3"], plan="")
    assert late == (200, {"odds": {}})
    late = await post(school, f"{path}/explain", answers=[*answers, "kick NE1 N3"], intent="kick E4")
    assert late[1]["error"]["code"] == "match-over"


async def test_what_is_no_lesson_is_not_found(school: Served, lite: Served) -> None:
    for path in ("/api/lessons/champions/fly", "/api/lessons/chess/walk"):
        assert (await post(school, path, answers=[]))[0] == 404
    assert (await post(lite, WALK, answers=[]))[0] == 404
    assert (await lite.http.get("/api/lessons")).json() == []
    assert (await post(school, WALK, answers=["roll"] * 41))[1]["error"]["code"] == "malformed"
