"""A bot that clicks: a short match here, ten of each game with `scripts/click_matches.py --matches 10`.

Champions and Counter Attack are clicked through to the end in files of their own; here two people meet by link.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from playwright.async_api import Page

from tests.browser import pitch
from tests.browser import test_counter_attack as hexes
from tests.browser.clicking import play_match
from tests.browser.conftest import PHONE, WHOLE_GAME, NewPage

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SEATS = [{"kind": "me", "name": "Noor"}, {"kind": "link"}]
SECONDS = 150.0


@WHOLE_GAME
async def test_random_clicks_play_toto_without_drifting(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    await page.goto("/learn")
    played = await play_match(page, live_server, "toto", seed=3, seconds=250)
    assert played.compared > 10


async def take(page: Page, match: str, token: str) -> None:
    """Open an invitation and sit down."""
    await page.goto(f"/match/{match}#seat={token}")
    await page.get_by_label("Your name").fill("Sam")
    await page.keyboard.press("Enter")


@WHOLE_GAME
async def test_two_coaches_by_link(new_page: NewPage, live_server: str) -> None:
    match = pitch.create(live_server, SEATS)
    noor, sam = await new_page(**TABLET), await new_page(**PHONE)
    await take(sam, match["id"], match["tokens"][1])
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    for page in (noor, sam):
        await page.wait_for_selector(".champions")
    coaches = [
        pitch.Coach(page, live_server, match, seat, seed=30 + seat) for seat, page in enumerate((noor, sam))
    ]
    await in_turn(coaches, 40)
    for coach in coaches:
        assert coach.seen.get("action", 0) > 1
        assert coach.compared > 3


async def in_turn(coaches: list[pitch.Coach], clicks: int) -> None:
    """Whoever is asked clicks."""
    end = time.monotonic() + SECONDS
    while clicks > 0:
        for coach in coaches:
            shown = await coach.look()
            if shown["ready"] and shown["code"]:
                await coach.act(shown)
                clicks -= 1
        assert time.monotonic() < end, [coach.seen for coach in coaches]
        await asyncio.sleep(0.02)


@WHOLE_GAME
async def test_two_managers_by_link(new_page: NewPage, live_server: str) -> None:
    match = hexes.create(live_server, SEATS, squads="fixed")
    noor, sam = await new_page(), await new_page(**TABLET)
    await take(sam, match["id"], match["tokens"][1])
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    for page in (noor, sam):
        await page.wait_for_selector(".ca")
    managers = [
        hexes.Manager(page, live_server, {**match, "tokens": [match["tokens"][seat]]}, seed=40 + seat)
        for seat, page in enumerate((noor, sam))
    ]
    end = time.monotonic() + SECONDS
    clicks = 0
    while clicks < 60:
        for manager in managers:
            found: dict[str, Any] = await manager.asked()
            if found["ask"] and not found["busy"]:
                await manager.compare(found["question"])
                await manager.act(found)
                clicks += 1
        assert time.monotonic() < end, [manager.seen for manager in managers]
        await asyncio.sleep(0.02)
    for manager in managers:
        assert manager.compared > 2
        await manager.api.aclose()
