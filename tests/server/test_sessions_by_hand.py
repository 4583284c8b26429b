"""CO-15.6: an evening of Toto at a real table: the organiser types the money, and everybody sees the standings."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from tests.server.harness import Device, Served, running, settings_for
from tests.server.test_desk import WEEK


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}"), registered()) as served:
        yield served


async def league(ann: Device, sessions: int) -> tuple[str, dict[str, Any]]:
    config = {"game": "toto", "format": "toto_league", "sessions": sessions, **WEEK}
    made = await ann.call("POST", "/api/competitions", {"title": "Toto", "config": config}, 201)
    path = f"/api/competitions/{made['id']}"
    guests = [{"name": name} for name in ("Kees", "Fatma", "Riet")]
    await ann.call("POST", f"{path}/guests", {"guests": guests})
    return path, await ann.call("POST", f"{path}/start", {"order": [1, 2, 3]})


def sheet(*cash: int, **more: Any) -> dict[str, Any]:
    empty = [0] * len(cash)
    figures = {"rounds": 5, "cash": list(cash), "right": empty, "leads": empty, "bests": empty, **more}
    return {"act": "enter", "fixture": "S1.1", "sheet": figures}


async def test_a_session_is_foreseen_entered_read_and_taken_back(real: Served) -> None:
    async with real.device() as ann:
        await ann.guest("Ann")
        path, page = await league(ann, sessions=2)
        assert page["fixtures"][0]["enterable"]
        foreseen = await ann.call("POST", f"{path}/desk", {**sheet(40, 95, 60), "foresee": True})
        assert [row["points"] for row in foreseen["follows"]["rows"]] == [[0, 45], [0, 10], [0, -10]]
        page = (await ann.call("POST", f"{path}/desk", sheet(40, 95, 60)))["page"]
        done, laid = page["fixtures"]
        assert (done["status"], done["by_hand"], done["strikable"]) == ("done", True, True)
        assert laid["status"] == "waiting"
        assert [row["number"] for row in page["tables"][0]["rows"]] == [2, 3, 1]
        home = await ann.call("GET", f"{path}/home")
        assert home["news"][0]["kind"] == "result"
        line = (await ann.call("GET", f"{path}/history"))["lines"][0]
        assert (line["act"], line["rule"], line["teams"], line["undo"]) == (
            "session",
            "CO-15.6",
            ["Kees", "Fatma", "Riet"],
            True,
        )
        undo = {"act": "undo", "seq": line["seq"], "reason": "wrong evening"}
        page = (await ann.call("POST", f"{path}/desk", undo))["page"]
        assert [each["id"] for each in page["fixtures"]] == ["S1.1"]
        page = (await ann.call("POST", f"{path}/desk", sheet(95, 40, 60)))["page"]
        assert [row["number"] for row in page["tables"][0]["rows"]] == [1, 3, 2]


async def test_what_no_table_can_give_is_refused_in_words(real: Served) -> None:
    async with real.device() as ann:
        await ann.guest("Ann")
        path, _ = await league(ann, sessions=1)
        answer = await ann.call("POST", f"{path}/desk?lang=de", sheet(40, 96, 60), 409)
        assert answer["error"]["rule"] == "CO-15.6"
        assert "Fatma" in answer["error"]["message"]
        page = (await ann.call("POST", f"{path}/desk", sheet(40, 95, 60)))["page"]
        assert page["phase"] == "FINISHED"
