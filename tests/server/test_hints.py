"""The coach over the server: for the seat that is asked, against computers only, and thought of elsewhere."""

from __future__ import annotations

import sqlite3
from json import dumps
from pathlib import Path

import pytest

from dugout.core.record import CHANCE_MARK, Record, record_to_json
from dugout.core.values import Setup
from dugout.referee.catalogue import registered
from tests.server.harness import Device, Served, running, settings_for


@pytest.mark.slow
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
    assert error["message"] == "The coach helps only in friendly matches against the computer."


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


async def brought(device: Device, record: Record) -> str:
    return str((await device.call("POST", "/api/records", record_to_json(record), 201))["match"])


def otherwise(texts: list[str]) -> list[str]:
    """The answers of a match up to its last die, which falls on another face."""
    last = max(at for at, text in enumerate(texts) if text.startswith(CHANCE_MARK))
    return [*texts[:last], f"{CHANCE_MARK} {4 if texts[last].endswith('5') else 5}"]


async def test_no_copy_of_a_match_that_is_being_played_gives_hints(tmp_path: Path) -> None:
    """The attack: two people play a match that counts; one copies it, sits down alone, and asks the coach."""
    async with (
        running(settings_for(f"sqlite:///{tmp_path}/hints.sqlite"), registered()) as served,
        served.device() as noor,
        served.device() as sam,
    ):
        await noor.keep("Noor", "correct horse battery")
        await sam.keep("Sam", "correct horse battery")
        terms = {"game": "champions", "rated": True, "seats": [{"kind": "me"}, {"kind": "link"}]}
        match = (await noor.call("POST", "/api/lobby", terms, 201))["match"]
        await sam.call("POST", f"/api/lobby/{match}/join", {})
        room = await served.rooms.get(match)
        while room.seq < 25:
            seat = room.pending.seats[0]
            text = room.rules.describe(room.rules.default(room.state, seat))
            await (noor, sam)[seat].answer(match, seat, text)
        assert room.match.status == "running"
        stored = await served.rooms.store.load(match, after=0)
        assert stored is not None

        alone = [{"kind": "me"}, {"kind": "me"}]
        replay = await noor.call("GET", f"/api/matches/{match}/replay")
        body = {"at": replay["stops"][-1]["at"], "seats": alone}
        assert await noor.refused("POST", f"/api/matches/{match}/play-on", body) == "hidden"
        assert await noor.refused("GET", f"/api/matches/{match}/record") == "hidden"
        assert not replay["open"], "the page offers neither"
        setup = Setup(2, stored.match.options, stored.match.version)
        texts = [row.text for row in stored.answers]
        kept = await brought(noor, Record("champions", setup, texts))
        stops = (await noor.call("GET", f"/api/matches/{kept}/replay"))["stops"]
        for stop in stops[-3:]:
            copy = {"at": stop["at"], "seats": alone}
            assert await noor.refused("POST", f"/api/matches/{kept}/play-on", copy) == "hidden"
        changed = await brought(noor, Record("champions", setup, otherwise(texts)))
        end = (await noor.call("GET", f"/api/matches/{changed}/replay"))["stops"][-1]["at"]
        copy = {"at": end, "seats": alone}
        assert await noor.refused("POST", f"/api/matches/{changed}/play-on", copy) == "hidden"
        database = sqlite3.connect(tmp_path / "hints.sqlite", isolation_level=None)
        database.execute("UPDATE matches SET options = '{' WHERE id = ?", (match,))
        await noor.call("POST", f"/api/matches/{changed}/play-on", copy, 201)  # nobody can play that one
        database.execute("UPDATE matches SET options = ? WHERE id = ?", (dumps(setup.options), match))

        await sam.act(match, 1, "resign")
        await noor.call("POST", f"/api/matches/{match}/play-on", body, 201)
        await noor.call("POST", f"/api/matches/{kept}/play-on", {"at": stops[-1]["at"], "seats": alone}, 201)


async def test_a_match_alone_may_be_copied_while_it_runs(lite: Served) -> None:
    match = await lite.create("me", "me", rounds=3)
    body = {"at": 0, "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
    assert (await match.post("/play-on", json=body)).status_code == 201
    counted = await lite.create("me", "link", rounds=3)
    assert (await counted.get("/record")).json()["error"]["code"] == "hidden"
