"""In and out: entrants and results from CSV, a calendar with its time zone, the table in a frame of another site."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from tests.server.harness import Device, Served, running, settings_for
from tests.server.test_competitions import league, new

ENTRANTS = "name;team\r\nFatma;Red Lions\r\nKees;=Kees\r\nRiet;\r\n"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        yield served


async def take(device: Device, path: str, what: str, text: str) -> dict[str, Any]:
    return await device.call("POST", f"{path}/import", {"what": what, "text": text})


async def test_a_season_goes_in_and_out_as_tables(served: Served) -> None:
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        one = await new(ann, league("champions", zone="Europe/Amsterdam", days=400))
        path = f"/api/competitions/{one}"
        wrong = await take(ann, path, "entrants", ENTRANTS + "Gus;Red Lions\r\n" + "x" * 50 + ";y\r\n")
        assert [each["line"] for each in wrong["bad"]] == [5, 6]
        page = await ann.call("GET", path)
        assert page["entrants"] == [], "nothing is half taken"
        page = (await take(ann, path, "entrants", ENTRANTS))["page"]
        teams = [(each["name"], each["team"]) for each in page["entrants"]]
        assert teams == [("Fatma", "Red Lions"), ("Kees", "=Kees"), ("Riet", "Riet")]
        await ben.guest("Ben")
        assert (
            await ben.refused("POST", f"{path}/import", {"what": "entrants", "text": "Ben"})
            == "not-organiser"
        )
        page = await ann.call("POST", f"{path}/start", {"order": [1, 2, 3]})
        await results(ann, path, page)
        await outside(ann, path, one)


async def results(ann: Device, path: str, page: dict[str, Any]) -> None:
    """CO-14.5: three matches a line each: by id, by team, by name; then what was downloaded changes nothing."""
    label = {each["number"]: each["team"] for each in page["entrants"]}
    days = [[label[side] for side in fixture["sides"]] for fixture in page["fixtures"]]
    head = "home,away,home goals,away goals,decided,home penalties,away penalties\n"
    rows = [f"{days[0][0]},{days[0][1]},1,1,penalties,4,3", f"{days[1][0]},{days[1][1]},2,0,,,"]
    faulty = [
        f"{days[2][0]},{days[2][1]},two,0,,,",
        "Nobody,Riet,1,0,,,",
        f"{days[2][0]},{days[2][1]},1,1,,,",
    ]
    told = await take(ann, path, "results", head + "\n".join(rows + faulty))
    assert [each["line"] for each in told["bad"]] == [4, 5, 6]
    assert "“home goals”" in told["bad"][0]["message"] and "Nobody" in told["bad"][1]["message"]
    assert told["bad"][2]["rule"] == "CO-5.7", "level, and nobody has won"
    page = await ann.call("GET", path)
    assert [each["status"] for each in page["fixtures"]] == ["waiting"] * 3
    last = f"{days[2][0]},{days[2][1]},0,1,golden goal,,"
    page = (await take(ann, path, "results", head + "\n".join([*rows, last])))["page"]
    assert [each["result"] for each in page["fixtures"]] == ["1–1 (4–3 pens)", "2–0", "0–1 gg"]
    whole = (await ann.http.get(f"{path}/results.csv")).text
    assert "'=Kees" in whole, "no formula goes out"
    again = await take(ann, path, "results", whole)
    assert (again["count"], again["same"], again["bad"]) == (0, 3, [])
    other = await take(ann, path, "results", whole.replace(",2,0,", ",3,0,"))
    assert len(other["bad"]) == 1


async def outside(ann: Device, path: str, one: str) -> None:
    """The calendar knows its zone; the frame knows nobody."""
    text = (await ann.http.get(f"{path}/calendar.ics")).text
    assert "BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n" in text
    assert text.count("DTSTART;TZID=Europe/Amsterdam:") == 3
    answer = await ann.http.get(f"/embed/{one}?lang=nl")
    assert answer.status_code == 200
    assert "Red Lions" in answer.text
    assert "set-cookie" not in answer.headers and "x-frame-options" not in answer.headers
    assert "frame-ancestors" not in answer.headers["content-security-policy"]
    assert "<script" not in answer.text
    page = await ann.http.get(path)
    assert page.headers["x-frame-options"] == "DENY"
    missing = await ann.http.get("/embed/none")
    assert (missing.status_code, missing.headers["x-frame-options"]) == (404, "DENY")
