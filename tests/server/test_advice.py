"""Odds and explanations: the rules are asked, and nothing is played."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import pytest

from dugout.referee.catalogue import registered
from tests.games.tiny.engine import TinyRules
from tests.server.harness import Match, Served, running, settings_for


async def ask(match: Match, seat: int, path: str, body: dict[str, Any]) -> httpx.Response:
    return await match.post(f"/{path}", seat, json={"seat": seat, **body})


async def test_an_intention_is_judged_and_nothing_happens(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    before = await match.snapshot(0)
    assert (await ask(match, 0, "explain", {"intent": "pick 5"})).json() == {
        "possible": True,
        "refusal": None,
    }
    wrong = (await ask(match, 0, "explain", {"intent": "claim"})).json()
    assert not wrong["possible"]
    assert wrong["refusal"]["code"] == "refused"
    assert wrong["refusal"]["message"]
    nonsense = await ask(match, 0, "explain", {"intent": "fly away"})
    assert nonsense.json()["error"]["code"] == "bad-answer"
    after = await match.snapshot(0)
    assert (after["question"], after["last"]) == (before["question"], before["last"])


async def test_a_game_without_dice_to_weigh_has_no_odds(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    assert (await ask(match, 0, "odds", {"plan": "pick 5"})).json() == {"odds": {}}


async def test_a_plan_without_end_is_refused(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    assert (await ask(match, 0, "odds", {"plan": "pick 5;" * 31})).status_code == 200
    endless = await ask(match, 0, "odds", {"plan": "pick 5;" * 400})
    assert (endless.status_code, endless.json()["error"]["code"]) == (400, "malformed")


async def test_weighing_a_plan_keeps_nobody_waiting(lite: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await lite.create("me", "me", rounds=1)
    begun, done = threading.Event(), threading.Event()

    def odds(*_: Any) -> dict[str, Any]:
        begun.set()
        assert done.wait(10)
        return {}

    monkeypatch.setattr(TinyRules, "odds", odds)
    weighing = asyncio.create_task(ask(match, 0, "odds", {"plan": "pick 5"}))
    assert await asyncio.to_thread(begun.wait, 10)
    assert (await asyncio.wait_for(match.answer(0, "pick 5"), 5)).status_code == 200
    done.set()
    assert (await weighing).json() == {"odds": {}}


async def test_only_the_owner_of_a_seat_that_is_asked_may_ask(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    stranger = await lite.http.post(f"/api/matches/{match.id}/odds", json={"seat": 0, "plan": "pick 5"})
    assert stranger.json()["error"]["code"] == "not-your-seat"
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    await match.answer(0, "leave")
    late = await ask(match, 0, "explain", {"intent": "claim"})
    assert late.json()["error"]["code"] == "not-your-seat"


async def test_a_plan_for_a_question_that_was_answered_is_worth_nothing(
    lite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TinyRules, "odds", lambda *_: {"arrives": 1})
    match = await lite.create("me", "me", rounds=1)
    question = (await match.snapshot())["question"]
    plan = {"plan": "pick 5", "question": question}
    assert (await ask(match, 0, "odds", plan)).json() == {"odds": {"arrives": 1}}
    assert (await ask(match, 0, "odds", {**plan, "question": question + 1})).json() == {"odds": {}}
    for seat in (0, 1):
        await match.answer(seat, "pick 1")
    assert (await ask(match, 0, "odds", plan)).json() == {"odds": {}}, "another question is open"
    await match.answer(0, "leave")
    assert (await ask(match, 0, "odds", {"plan": "pick 5"})).json() == {"odds": {}}, "somebody else is asked"


@pytest.mark.slow
async def test_before_the_start_and_after_the_end_there_is_nothing_to_weigh(lite: Served) -> None:
    match = await lite.create("me", "link", rounds=1)
    early = await ask(match, 0, "odds", {"plan": "pick 5"})
    assert early.json()["error"]["code"] == "not-started"


async def test_champions_weighs_a_plan(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    async with running(settings, registered()) as served:
        match = await served.create("me", "bot:random", game="champions")
        wrong = await ask(match, 0, "odds", {"plan": "walk H#9 e7"})
        assert wrong.status_code == 409
        assert wrong.json()["error"]["rule"].startswith("CH-")
