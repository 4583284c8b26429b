"""Who names no team gets one from the server: clubs, nations, or nothing where people sit at tables."""

from __future__ import annotations

import asyncio
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


async def opened(ann: Device, **config: Any) -> str:
    body = {
        "title": "Club",
        "public": True,
        "config": {"game": "champions", "format": "league1", **WEEK, **config},
    }
    return f"/api/competitions/{(await ann.call('POST', '/api/competitions', body, 201))['id']}"


def teams(page: dict[str, Any]) -> list[str]:
    return [each["team"] for each in page["entrants"]]


async def test_everybody_gets_a_team_that_nobody_has(real: Served) -> None:
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        path = await opened(ann)
        guests = [{"name": "Kees"}, {"name": "Fatma", "team": "Lantern FC"}, {"name": "Riet"}]
        page = await ann.call("POST", f"{path}/guests", {"guests": guests})
        assert teams(page) == ["Fenland", "Lantern FC", "Quarry Town"]
        page = await ann.call("POST", f"{path}/computers", {"level": "easy", "count": 1})
        assert teams(page)[-1] == "Night Shift"
        page = await ben.call("POST", f"{path}/join?lang=de", {})
        german = teams(page)[-1]
        assert german
        assert german not in teams(page)[:-1]
        await asyncio.gather(ann.call("POST", f"{path}/join", {}), ben.call("GET", path))
        page = await ann.call("GET", path)
        assert len(set(teams(page))) == 6


async def test_two_who_enter_at_once_get_two_teams(real: Served) -> None:
    async with real.device() as ann, real.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        path = await opened(ann)
        await asyncio.gather(ann.call("POST", f"{path}/join", {}), ben.call("POST", f"{path}/join", {}))
        assert sorted(teams(await ann.call("GET", path))) == ["Fenland", "Lantern FC"]


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        ({"game": "champions", "format": "groups"}, ["Argentina", "Brazil"]),
        ({"game": "counter-attack"}, ["Fenland", "Lantern FC"]),
        ({"game": "toto", "format": "toto_league"}, ["", ""]),
    ],
    ids=["nations", "clubs", "at tables"],
)
async def test_teams_are_those_of_the_competition(
    real: Served, config: dict[str, Any], expected: list[str]
) -> None:
    async with real.device() as ann:
        await ann.guest("Ann")
        path = await opened(ann, **config)
        await ann.call("POST", f"{path}/join", {})
        page = await ann.call("POST", f"{path}/guests", {"guests": [{"name": "Kees"}]})
        assert teams(page) == expected
