"""Whole matches of the two pitch games by clicks and taps, to the final whistle, on a phone, a tablet and a desktop.

The shortest matches the options allow, and some turns of two people by link. `DUGOUT_LONG=1` plays all of them to the
end as the books have them: all rules of Champions and its own clock, in Counter Attack the draft, the advanced rules
and two halves of 45 minutes.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser import hexes, pitch
from tests.browser.clicking import FULL, SHORT, check_end, whole_match
from tests.browser.conftest import DESKTOP, LONG, PHONE, TABLET, NewPage

pytestmark = pytest.mark.timeout(3600 if LONG else 300)
SECONDS = 3500.0 if LONG else 250.0
"""On a crowded machine; an idle one needs a tenth."""
OPTIONS = FULL if LONG else SHORT
FEWEST_BOARDS = 10
SEATS = [{"kind": "me", "name": "Noor"}, {"kind": "link"}]
SCREENS = [
    pytest.param(PHONE, 1, id="phone-away"),
    pytest.param(TABLET, 0, id="tablet-home"),
    pytest.param(DESKTOP, 0, id="desktop-home"),
]


@pytest.mark.parametrize(("screen", "seat"), SCREENS)
@pytest.mark.parametrize("game", ["champions", "counter-attack"])
async def test_against_the_easy_computer(
    new_page: NewPage, live_server: str, game: str, screen: dict[str, Any], seat: int
) -> None:
    page = await new_page(thrifty=False, **screen)
    await page.goto("/learn")
    options = OPTIONS[game]
    if seat == 1 and game == "champions" and not LONG:
        options = {**options, "clock_start": "thirty"}  # through half-time
    guided = screen is DESKTOP
    compared = await whole_match(
        page, live_server, game, 20 + seat, options, level="easy", seconds=SECONDS, seat=seat, guided=guided
    )
    assert compared >= FEWEST_BOARDS


async def take(page: Page, match: str, token: str) -> None:
    """Open an invitation and sit down."""
    await page.goto(f"/match/{match}#seat={token}")
    await page.get_by_label("Your name").fill("Sam")
    await page.keyboard.press("Enter")


async def in_turn(players: list[Any]) -> None:
    """Whoever is asked clicks: until both have seen enough, at full length until both pages say that it is over."""
    end = time.monotonic() + SECONDS
    while not all([await player.turn() or _is_enough(player) for player in players]):
        assert time.monotonic() < end, [player.seen for player in players]
        await asyncio.sleep(0.04)


def _is_enough(player: Any) -> bool:
    return not LONG and bool(player.compared >= FEWEST_BOARDS)


async def test_two_coaches_by_link(new_page: NewPage, live_server: str) -> None:
    match = pitch.create(live_server, SEATS, **OPTIONS["champions"])
    noor, sam = await new_page(thrifty=False, **TABLET), await new_page(thrifty=False, **PHONE)
    await take(sam, match["id"], match["tokens"][1])
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    for page in (noor, sam):
        await page.wait_for_selector(".champions")
    coaches = [
        pitch.Coach(page, live_server, match, seat, seed=30 + seat) for seat, page in enumerate((noor, sam))
    ]
    await in_turn(coaches)
    for coach in coaches:
        if LONG:
            check_end(coach.server_view(), await pitch.final_score(coach.page), winner_first=True)
        assert coach.compared >= FEWEST_BOARDS
        coach.api.close()


async def test_two_managers_by_link(new_page: NewPage, live_server: str) -> None:
    match = hexes.create(live_server, SEATS, **OPTIONS["counter-attack"])
    noor, sam = await new_page(thrifty=False), await new_page(thrifty=False, **TABLET)
    await take(sam, match["id"], match["tokens"][1])
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    for page in (noor, sam):
        await page.wait_for_selector(".ca")
    managers = [
        hexes.Manager(page, live_server, {**match, "tokens": [match["tokens"][seat]]}, seed=40 + seat)
        for seat, page in enumerate((noor, sam))
    ]
    await in_turn(managers)
    for manager in managers:
        if LONG:
            check_end(await manager.view(), await hexes.final_score(manager.page))
        assert manager.compared >= FEWEST_BOARDS
        await manager.api.aclose()
