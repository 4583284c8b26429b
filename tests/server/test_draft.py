"""The draft room: wishes that nobody else sees, a card that can be given back, and who picks when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from dugout.referee.catalogue import registered
from dugout.server.competitions.log import UNDO_SECONDS
from tests.server.harness import Device, Hand, Served, running, settings_for
from tests.server.test_competitions import PATIENCE, league, look, new


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def served(tmp_path: Path, hand: Hand) -> AsyncIterator[Served]:
    url = f"sqlite:///{tmp_path / 'm.sqlite'}"
    async with running(settings_for(url), registered(), time=hand) as served:
        yield served


async def once(device: Device, one: str, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The page, as soon as it says so."""
    async with asyncio.timeout(PATIENCE):
        while not so(page := await look(device, one)):
            await asyncio.sleep(0.1)
        return page


@pytest.mark.slow
async def test_wishes_are_secret_and_pick_when_the_time_is_up(served: Served, hand: Hand) -> None:
    """CO-10.8, CO-10.9: who gives a card back has not taken it; who says nothing gets the first open wish."""
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        one = await new(ann, league("counter-attack"))
        path = f"/api/competitions/{one}"
        for device in (ann, ben):
            await device.call("POST", f"{path}/join", {})
        await ann.call("POST", f"{path}/start", {"order": [1, 2]})
        page = await look(ben, one)
        first, second, third = page["draft"]["open"][:3]
        assert (page["draft"]["turn"], page["draft"]["coming"]) == (1, [1, 2, 1, 2, 2, 1])

        wake, body = page["wake"], {"act": "wish", "cards": [second, third]}
        page = await ben.call("POST", f"{path}/act", body)
        assert page["draft"]["wishes"] == [second, third]
        assert (await look(ann, one))["draft"]["wishes"] == [], "nobody else sees them"
        assert "wish" not in (await ann.http.get(f"{path}/competition.json")).text
        assert page["wake"] == wake, "a wish gives nobody more time"

        page = await ann.call("POST", f"{path}/act", {"act": "choose", "card": first})
        assert (page["draft"]["chosen"], page["draft"]["taken"]) == (first, [])
        assert (await look(ben, one))["draft"]["chosen"] is None
        page = await ann.call("POST", f"{path}/act", {"act": "unchoose"})
        assert (page["draft"]["chosen"], page["draft"]["turn"], page["wake"]) == (None, 1, wake)
        assert await ben.refused("POST", f"{path}/act", {"act": "choose", "card": first}) == "refused"

        await ann.call("POST", f"{path}/act", {"act": "choose", "card": second})
        hand.push(seconds=UNDO_SECONDS + 1)
        page = await once(ben, one, lambda page: len(page["draft"]["taken"]) == 1)
        assert page["draft"]["taken"] == [{"batch": 1, "number": 1, "card": second, "clock": False}]
        hand.push(days=1.01)  # Ben does not come; his first wish is gone
        page = await once(ben, one, lambda page: len(page["draft"]["taken"]) == 2)
        assert page["draft"]["taken"][1] == {"batch": 1, "number": 2, "card": third, "clock": True}

        body = {"act": "wish", "cards": [], "always": True}
        for device in (ann, ben):
            page = await device.call("POST", f"{path}/act", body)
        page = await once(ann, one, lambda page: page["phase"] == "RUNNING")
        assert all(len(entrant["squad"]) == 16 for entrant in page["entrants"])
        assert "wish" not in (await ann.http.get(f"{path}/competition.json")).text


async def test_choosing_anew_gives_nobody_more_time(served: Served, hand: Hand) -> None:
    """CO-10.9: whoever chooses and chooses has taken the last card when the time for a pick is over."""
    async with served.device() as ann, served.device() as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        one = await new(ann, league("counter-attack"))
        path = f"/api/competitions/{one}"
        for device in (ann, ben):
            await device.call("POST", f"{path}/join", {})
        page = await ann.call("POST", f"{path}/start", {"order": [1, 2]})
        latest = page["wake"] + 1000 * UNDO_SECONDS
        hand.push(seconds=(page["wake"] - hand.now()) / 1000 - 2)
        for card in page["draft"]["open"][:2]:
            page = await ann.call("POST", f"{path}/act", {"act": "choose", "card": card})
            assert page["wake"] <= latest
            hand.push(seconds=5)
        assert page["wake"] == latest


async def test_the_organiser_picks_for_a_guest(served: Served) -> None:
    async with served.device() as ann:
        await ann.guest("Ann")
        one = await new(ann, league("counter-attack"))
        path = f"/api/competitions/{one}"
        await ann.call("POST", f"{path}/guests", {"guests": [{"name": "Gus"}, {"name": "Ilse"}]})
        page = await ann.call("POST", f"{path}/start", {"order": [1, 2]})
        assert page["draft"]["seat"] == 1
        card = page["draft"]["open"][0]
        assert await ann.refused("POST", f"{path}/act", {"act": "choose", "card": card}) == "refused"
        page = await ann.call("POST", f"{path}/act", {"act": "pick", "card": card, "entrant": 1})
        assert (page["draft"]["seat"], page["draft"]["taken"][0]["card"]) == (2, card)
