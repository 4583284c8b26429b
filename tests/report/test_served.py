"""The report over HTTP: of matches that are over, to anybody; of no other."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dugout.core.record import record_to_json
from dugout.server.catalogue import registered
from tests.report.matches import record
from tests.server.harness import Served, running, settings_for


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'reports.sqlite'}"), registered()) as server:
        yield server


async def test_a_kept_record_has_a_report_and_a_picture(served: Served) -> None:
    text = json.dumps(record_to_json(record("toto", "single-winner")))
    match = (await served.http.post("/api/records", content=text)).json()["match"]
    found = await served.http.get(f"/api/matches/{match}/report", headers={"Accept-Language": "de"})
    assert found.status_code == 200
    body = found.json()
    assert body["game"] == "toto"
    assert "Wendepunkte" in [figure["title"] for figure in body["figures"]]
    stops = {stop["at"] for stop in (await served.http.get(f"/api/matches/{match}/replay")).json()["stops"]}
    for figure in body["figures"]:
        for item in figure["items"]:
            assert item["at"] in stops, "every line leads to a stop of the replay"
    drawing = await served.http.get(f"/api/matches/{match}/report.svg?lang=fr&dark=true")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "Tournants" in drawing.text
    pixels = await served.http.get(f"/api/matches/{match}/report.png")
    assert pixels.headers["content-type"] == "image/png"
    assert pixels.content.startswith(b"\x89PNG")


async def test_there_is_none_before_the_end(served: Served) -> None:
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "me", "name": "Sam"}]
    made = await served.http.post("/api/matches", json={"game": "toto", "seats": seats, "options": {}})
    match = made.json()["match"]
    for what in ("report", "report.svg", "report.png"):
        found = await served.http.get(f"/api/matches/{match}/{what}")
        assert (found.status_code, found.json()["error"]["code"]) == (403, "hidden")
    gone = await served.http.get("/api/matches/nobody/report")
    assert gone.status_code == 404
