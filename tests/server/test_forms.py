"""CO-22 to CO-24 on a server: rounds that pair themselves, a round paired anew, latecomers, challenges."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from dugout.server.competitions.notices import about
from tests.server.harness import Served, running, settings_for

NAMES = ["Ada", "Bo", "Cas", "Dee"]


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Served]:
    """The same on SQLite alone, where the database makes no difference."""
    async with running(settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}"), registered()) as served:
        yield served


async def _begun(device: Any, config: dict[str, Any]) -> str:
    await device.guest("Omar")
    body = {"title": "Forms", "config": {"game": "champions", "calendar": "marathon", **config}}
    path = f"/api/competitions/{(await device.call('POST', '/api/competitions', body, 201))['id']}"
    await device.call("POST", f"{path}/guests", {"guests": [{"name": one, "team": one} for one in NAMES]})
    await device.call("POST", f"{path}/start", {"order": [1, 2, 3, 4]})
    return path


def _won(fixture: str) -> dict[str, Any]:
    report = {"goals90": [1, 0], "goals": [1, 0], "decided": "90"}
    return {"act": "enter", "fixture": fixture, "report": report}


async def test_a_swiss_pairs_itself_and_takes_a_latecomer(real: Served) -> None:
    async with real.device() as omar:
        path = await _begun(omar, {"format": "swiss"})
        for fixture in ("R1.1", "R1.2"):
            await omar.call("POST", f"{path}/desk", _won(fixture))
        page = await omar.call("GET", path)
        assert page["form"]["paired"] == 2 and page["form"]["anew"] and page["form"]["rounds"] == 3
        assert {row["buchholz"] for row in page["tables"][0]["rows"]} == {0, 5}
        assert not page["form"]["late"], "two of three rounds are paired"
        assert await omar.refused("POST", f"{path}/guests", {"guests": [{"name": "Zed"}]}) == "refused"
        page = (await omar.call("POST", f"{path}/desk", {"act": "pair", "reason": "again"}))["page"]
        assert [each["id"] for each in page["fixtures"]] == ["R1.1", "R1.2", "R2.1", "R2.2"]


async def test_a_ladder_takes_challenges_pairs_and_latecomers(real: Served) -> None:
    async with real.device() as omar:
        path = await _begun(omar, {"format": "ladder"})
        page = await omar.call("POST", f"{path}/act", {"act": "challenge", "entrant": 4, "other": 1})
        assert page["fixtures"][0]["until"] > page["now"] and page["fixtures"][0]["sides"] == [1, 4]
        history = await real.server.leagues.get(page["id"])
        assert about(history, page["fixtures"][0]["id"], "").until == page["fixtures"][0]["until"]
        page = await omar.call("POST", f"{path}/act", {"act": "call-off", "entrant": 4})
        assert page["fixtures"][0]["status"] == "void" and page["form"]["reach"]["4"] == [3, 2, 1]
        page = await omar.call("POST", f"{path}/guests", {"guests": [{"name": "Zed"}]})
        assert page["entrants"][-1]["number"] == 5 and page["tables"][0]["rows"][-1]["number"] == 5
        await omar.call("POST", f"{path}/act", {"act": "seek", "entrant": 5})
        page = await omar.call("POST", f"{path}/act", {"act": "seek", "entrant": 2})
        assert page["fixtures"][-1]["sides"] == [2, 5] and page["fixtures"][-1]["status"] == "begun"
