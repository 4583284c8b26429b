"""The coach over the server: for the seat that is asked, against computers only, and thought of elsewhere."""

from __future__ import annotations

from pathlib import Path

from dugout.server.catalogue import registered
from tests.server.harness import Served, running, settings_for


async def test_the_coach_names_plans_that_can_be_answered(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path}/hints.sqlite"), registered()) as served:
        match = await served.create("me", "bot:easy", game="champions")
        found = (await match.get("/hint", 0, seat=0, lang="nl")).json()["hints"]
        assert 1 <= len(found) <= 3
        assert found[0]["why"] == "Dit zou de sterkste computer hier doen."
        assert found[0]["reason"] == "hint-best"
        judged = await match.post("/explain", 0, json={"seat": 0, "intent": found[0]["plan"][0]})
        assert judged.json()["possible"]


async def test_against_somebody_else_there_are_no_hints(lite: Served) -> None:
    match = await lite.create("me", "link", rounds=1)
    await match.post("/name", 1, json={"seat": 1, "name": "Ann"})
    error = (await match.get("/hint", 0, seat=0)).json()["error"]
    assert error["code"] == "not-now"
    assert error["message"].startswith("Hints are for matches against the computer")


async def test_only_the_seat_that_is_asked_is_advised(lite: Served) -> None:
    match = await lite.create("me", "bot:first", rounds=1)
    response = await match.get("/hint", seat=0)
    assert response.json()["error"]["code"] == "not-your-seat"
    assert (await match.get("/hint", 0, seat=99)).status_code == 400


async def test_moments_come_when_the_match_is_over(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=1)
    assert (await match.get("/moments", 0)).json()["error"]["code"] == "hidden"
    while (await match.snapshot(0, 1))["status"] != "over":
        for asked in (await match.snapshot(0, 1))["asked"]:
            if asked["seat"] >= 0:
                await match.answer(asked["seat"], "pick 1")
            else:
                await match.answer(-2, "close", by=0)
    assert (await match.get("/moments", 0)).json() == {"moments": []}
    assert (await match.get("/moments")).json()["error"]["code"] == "not-your-seat"
