"""Every page is left open for a while, and then used.

Ten minutes of a clock that is turned on by hand, and real time besides: longer than a line may stay silent, with
`DUGOUT_LONG=1` two minutes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import LONG, NewPage, pages
from tests.browser.table import Table, computers, create, me, sit
from tests.browser.test_competitions import make
from tests.browser.test_lobby import guest, post
from tests.browser.test_replay import Watched

REAL_SECONDS = 120 if LONG else 35
pytestmark = pytest.mark.timeout(300)
STEP, STEPS = 5_000, 120
"""Milliseconds of one turn of the clock, and how many of them there are; between two of them the server can answer."""
WATCH = """() => {
  window.banners = [];
  new MutationObserver(() => {
    const banner = document.querySelector(".banner[data-state]");
    if (banner) window.banners.push(banner.textContent);
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""The page itself notes when it says that something is wrong: to ask it at every step takes as long as all the rest."""
Use = Callable[[], Awaitable[None]]
Open = Callable[[Page, str], Awaitable[Use]]


async def champions_lesson(page: Page, _server: str) -> Use:
    await page.goto("/learn/champions/1")
    roll = page.locator("[data-answer=roll]")
    await expect(roll).to_be_enabled()

    async def use() -> None:
        await roll.click()
        await expect(page.locator("[data-man='H#9'] .can")).to_be_visible()

    return use


async def counter_attack_lesson(page: Page, _server: str) -> Use:
    await page.goto("/learn/counter-attack/7")
    choice = page.locator("[data-answer='step -12,0']")
    await expect(choice).to_be_enabled()

    async def use() -> None:
        for _ in range(2):  # the first tap looks, the second plays
            await choice.click()
        await expect(page.locator("[data-lesson-verdict=won]")).to_be_visible()

    return use


async def toto_lesson(page: Page, _server: str) -> Use:
    await page.goto("/learn/toto/1")
    choice = page.locator("[data-act=open]")
    await expect(choice).to_be_enabled()

    async def use() -> None:
        await choice.click()
        await expect(page.locator("[data-lesson-verdict=won]")).to_be_visible()

    return use


async def match(page: Page, server: str) -> Use:
    without_a_clock = {
        "rounds": 1,
        "turn_seconds": None,
    }  # nobody answers for Noor, however busy the machine is
    table: Table = await sit(page, create(server, [me("Noor"), *computers(2)], **without_a_clock))
    await table.until("column")

    async def use() -> None:
        await page.locator(".cols button.c").first.click()
        await table.until("expose")

    return use


async def replay(page: Page, server: str) -> Use:
    watched = await asyncio.to_thread(Watched, server, "champions", "goals")
    await watched.open(page, 150)

    async def use() -> None:
        await page.keyboard.press("ArrowRight")
        await watched.shows(page, 151)

    return use


async def lobby(page: Page, _server: str) -> Use:
    await guest(page, "Noor")
    await page.goto("/lobby")
    await expect(page.get_by_role("heading", level=1)).to_be_visible()

    async def use() -> None:
        made = await post(page, "/api/lobby", {"game": "toto", "seats": [{"kind": "me"}, {"kind": "link"}]})
        await expect(page.locator(f"[href='/match/{made['match']}']").first).to_be_visible(timeout=30_000)

    return use


async def league(page: Page, _server: str) -> Use:
    await make(page, "Evening", "league2")

    async def use() -> None:
        await page.locator("select").select_option("bram-tolk")
        await page.locator("[data-act=computers]").click()
        await expect(page.locator("ol.who li:has(.num)")).to_have_count(2)

    return use


PAGES: dict[str, Open] = {
    "champions lesson": champions_lesson,
    "counter-attack lesson": counter_attack_lesson,
    "toto lesson": toto_lesson,
    "match": match,
    "replay": replay,
    "lobby": lobby,
    "league": league,
}


class LeftOpen:
    """All pages at once, opened before the other tests of this file and used after them."""

    def __init__(self, new_page: NewPage, server: str) -> None:
        self._new_page, self._server = new_page, server
        self._uses: list[Use] = []

    async def open(self) -> None:
        self._uses = [
            await open_(await self._new_page(thrifty=False), self._server) for open_ in PAGES.values()
        ]
        self._since = time.monotonic()

    async def use(self) -> None:
        """Each page once, when the time is over; a second try begins again."""
        if not self._uses:
            await self.open()
        uses, self._uses = self._uses, []
        await asyncio.sleep(self._since + REAL_SECONDS - time.monotonic())
        for use in uses:
            await use()


@pytest.fixture(autouse=True, scope="module")
async def left_open(browser: Browser, live_server: str) -> AsyncIterator[LeftOpen]:
    async with pages(browser, live_server) as new_page:
        left = LeftOpen(new_page, live_server)
        await left.open()
        yield left


@pytest.mark.parametrize("name", PAGES)
async def test_a_page_can_be_used_after_ten_minutes(new_page: NewPage, live_server: str, name: str) -> None:
    page = await new_page(thrifty=False)
    await page.clock.install()
    use = await PAGES[name](page, live_server)
    await page.evaluate(WATCH)
    for _ in range(STEPS):
        await page.clock.run_for(STEP)
        await asyncio.sleep(0.01)
    assert await page.evaluate("() => window.banners") == []
    await use()


async def test_all_pages_can_be_used_after_real_time(left_open: LeftOpen) -> None:
    await left_open.use()
