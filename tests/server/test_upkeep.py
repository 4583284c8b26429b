"""The rest of the desk: a pause, dates, the name, who runs it, the archive, the end; and what is taken back (CO-14.8)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from tests.server.harness import Device, Served, running, settings_for
from tests.server.test_desk import RED, fixture_of, league

DAY = 86_400
NAMES = ["Fatma", "Kees", "Riet", "Wim"]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        yield served


async def did(device: Device, path: str, act: dict[str, Any]) -> dict[str, Any]:
    return dict((await device.call("POST", f"{path}/desk", act))["page"])


async def lines(device: Device, path: str) -> list[dict[str, Any]]:
    return list((await device.call("GET", f"{path}/history"))["lines"])


async def test_a_pause_stops_every_deadline_and_no_match_begins(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        ends = page["wake"]
        assert await ann.refused("POST", f"{path}/desk", {"act": "pause"}) == "refused", "without a reason"
        page = await did(ann, path, {"act": "pause", "reason": "half term"})
        assert (page["club"]["paused"], page["wake"]) == (True, None)
        for number in fixture_of(page, "L1.1")["sides"]:
            body = {"act": "ready", "fixture": "L1.1", "entrant": number}
            page = await ann.call("POST", f"{path}/act", body)
        assert fixture_of(page, "L1.1")["status"] == "waiting"
        page = await did(ann, path, {"act": "resume"})
        assert fixture_of(page, "L1.1")["status"] == "begun"
        assert ends <= page["wake"] <= ends + 60_000, "later by the length of the pause"
        assert [each["act"] for each in await lines(ann, path)][:2] == ["resume", "pause"]


async def test_a_match_has_a_date_of_its_own_and_its_matchday_waits_for_it(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        later = page["wake"] // 1000 + 2 * DAY
        body = {"act": "date", "fixture": "L1.1", "at": later, "reason": "both asked"}
        seen = await ann.call("POST", f"{path}/desk", {**body, "foresee": True})
        assert [each["part"] for each in seen["follows"]["parts"]] == [1], "what follows is said before"
        assert await ann.refused("POST", f"{path}/desk", {**body, "at": 1}) == "refused", "long ago"
        page = await did(ann, path, body)
        assert fixture_of(page, "L1.1")["date"] == page["wake"] == 1000 * later
        line = (await lines(ann, path))[0]
        assert (line["act"], line["date"], line["undo"]) == ("date", 1000 * later, True)
        page = await did(ann, path, {"act": "undo", "seq": line["seq"], "reason": "a slip"})
        assert fixture_of(page, "L1.1")["date"] is None
        assert page["wake"] < 1000 * later


async def test_the_newest_decisions_can_be_taken_back_from_the_history(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, NAMES)
        ends = page["wake"]
        await did(ann, path, {"act": "extend", "part": 1, "seconds": DAY, "reason": "half term"})
        await did(ann, path, {"act": "enter", "fixture": "L1.1", "report": RED})
        right = {"goals90": [0, 1], "goals": [0, 1], "decided": "90"}
        await did(ann, path, {"act": "overturn", "fixture": "L1.1", "report": right, "reason": "typo"})
        await did(ann, path, {"act": "rename", "title": "Tuesday League", "about": "every  Tuesday"})
        told = await lines(ann, path)
        undo = {each["act"]: (each["seq"], each["undo"]) for each in told}
        assert not undo["enter"][1], "it was overturned since"
        assert not undo["draw"][1]
        assert await ann.refused("POST", f"{path}/desk", {"act": "undo", "seq": 999, "reason": "x"})
        for act in ("overturn", "extend", "rename"):
            assert undo[act][1], act
            page = await did(ann, path, {"act": "undo", "seq": undo[act][0], "reason": "taken back"})
        assert (fixture_of(page, "L1.1")["result"], page["wake"], page["title"]) == ("2–1", ends, "Club")
        assert page["entrants"][0]["men"][0]["suspended"] == 2, "the red card counts again"
        extended = [each for each in await lines(ann, path) if each["act"] == "extend"]
        assert [each["on"] for each in extended] == [False, True]


async def claimed(ann: Device, kees: Device) -> tuple[str, str]:
    """A league that Ann runs, in which Kees plays from his own device."""
    await ann.guest("Ann")
    person = (await kees.guest("Kees"))["me"]["id"]
    path, page = await league(ann, NAMES)
    await kees.call("POST", f"{path}/claim", {"link": page["entrants"][1]["claim"]})
    return path, person


async def test_a_helper_runs_it_too_and_who_accepts_takes_over(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, _ = await claimed(ann, kees)
        enter = {"act": "enter", "fixture": "L1.1", "report": RED}
        assert await kees.refused("POST", f"{path}/desk", enter) == "not-organiser"
        page = await did(ann, path, {"act": "share", "entrant": 2})
        assert page["club"]["helpers"] == [2]
        page = await did(kees, path, enter)
        assert (page["organiser"], page["club"]["owner"]) == (True, False)
        assert (await lines(ann, path))[0]["by"] == "Kees"
        for act in ("share", "offer", "delete"):
            body = {"act": act, "entrant": 2, "reason": "x"}
            assert await kees.refused("POST", f"{path}/desk", body) == "not-organiser"
        assert await kees.refused("POST", f"{path}/act", {"act": "accept"}) == "refused"
        await did(ann, path, {"act": "offer", "entrant": 2})
        page = await kees.call("POST", f"{path}/act", {"act": "accept"})
        assert (page["club"]["owner"], page["club"]["helpers"], page["club"]["offered"]) == (True, [], 0)
        assert not (await ann.call("GET", path))["organiser"]
        for number in (3, 2):
            body = {"act": "ready", "fixture": "L1.2", **({"entrant": 3} if number == 3 else {})}
            page = await kees.call("POST", f"{path}/act", body)
        seats = (await kees.call("GET", f"/api/matches/{fixture_of(page, 'L1.2')['match']}"))["seats"]
        assert [seat["yours"] for seat in seats] == [True, True], "guests play on his device now"


async def test_what_is_deleted_is_gone_for_everybody_else_and_can_be_brought_back(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        path, _ = await claimed(ann, kees)
        await did(ann, path, {"act": "enter", "fixture": "L1.1", "report": RED})
        page = await did(ann, path, {"act": "archive"})
        assert page["club"]["archived"]
        line = (await kees.call("GET", "/api/competitions"))["competitions"][0]
        assert (line["archived"], line["deleted"]) == (True, False)
        assert (await did(ann, path, {"act": "delete", "reason": "nobody comes"}))["wake"] is None
        assert await kees.refused("GET", path) == "no-competition"
        assert (await kees.call("GET", "/api/competitions"))["competitions"] == []
        enter = {"act": "enter", "fixture": "L1.2", "report": RED}
        assert await ann.refused("POST", f"{path}/desk", enter) == "refused"
        page = await did(ann, path, {"act": "delete", "on": False, "reason": "they do come"})
        assert page["wake"] is not None
        assert fixture_of(await kees.call("GET", path), "L1.1")["result"] == "2–1"


async def test_home_knows_what_is_due(served: Served) -> None:
    async with served.device() as ann, served.device() as kees:
        assert (await kees.call("GET", "/api/me/fixtures"))["fixtures"] == []
        path, _ = await claimed(ann, kees)
        await did(ann, path, {"act": "rename", "title": "Tuesday League"})
        (due,) = (await kees.call("GET", "/api/me/fixtures"))["fixtures"]
        assert (due["title"], due["fixture"], due["stage"], due["day"]) == (
            "Tuesday League",
            "L1.2",
            "league",
            1,
        )
        sides = [(each["name"], each["me"], each["ready"]) for each in due["sides"]]
        assert sides == [("Kees United", True, False), ("Riet United", False, False)]
        await ann.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2", "entrant": 3})
        page = await kees.call("POST", f"{path}/act", {"act": "ready", "fixture": "L1.2"})
        (due,) = (await kees.call("GET", "/api/me/fixtures"))["fixtures"]
        assert due["match"] == fixture_of(page, "L1.2")["match"]
        assert (await ann.call("GET", "/api/me/fixtures"))["fixtures"] == [], (
            "who only organises plays nothing"
        )
        await did(ann, path, {"act": "archive"})
        assert (await kees.call("GET", "/api/me/fixtures"))["fixtures"] == []
