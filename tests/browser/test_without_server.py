"""The site that needs no server, from a plain host under a path: kept on the device at the first visit, renewed in the
middle of a match when somebody wants it, and played to the end in flight mode."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.async_api import Browser, Page, expect

from dugout.server.folder import hosted, write
from tests.browser.conftest import PHONE, pages
from tests.browser.table import Table

pytestmark = pytest.mark.timeout(300)
LOADING = 90_000
"""Milliseconds for Python to start twice on a crowded machine; an idle one needs five seconds."""
RENEWED = "navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    write(tmp_path / "site")
    with hosted(tmp_path / "site", 0, "some/where") as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


async def go(page: Page, place: str) -> None:
    """As a link does: the referee stays where it is."""
    await page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", f"./?{place}"
    )


async def board(page: Page) -> None:
    await page.wait_for_url("**/some/where/?/match/local-*", timeout=LOADING)
    await page.locator(".toto").wait_for(timeout=LOADING)


async def test_a_whole_match_without_a_server_or_a_network(
    browser: Browser, host: ThreadingHTTPServer, tmp_path: Path
) -> None:
    async with pages(browser, f"http://127.0.0.1:{host.server_port}") as new_page:
        page = await new_page(**PHONE)
        await page.goto("/some/where/")
        await expect(page.get_by_text("works without a connection")).to_be_visible(timeout=LOADING)
        await page.locator("[data-play=toto]").first.click()
        await board(page)
        table = Table(page)
        await table.play(seconds=200, when=lambda kind, seen: kind == "turn" and seen > 1)
        address, scores = page.url, await table.scores()

        keeper = tmp_path / "site/sw.js"
        keeper.write_text(re.sub(r'VERSION = "', 'VERSION = "newer-', keeper.read_text()))
        assert await page.evaluate(RENEWED)
        renew = page.locator("[data-act=renew]")
        await renew.wait_for(timeout=LOADING)
        host.shutdown()
        await page.context.set_offline(True)
        await page.evaluate("localStorage.setItem('dugout.language', '\"de\"')")
        await renew.click()
        await expect(page.locator("html[lang=de]")).to_be_attached(timeout=LOADING)
        await board(page)
        assert page.url == address
        await table.until("turn", seconds=60)
        assert await table.scores() == scores
        assert await table.play(seconds=240) == "over"
        assert await page.context.cookies() == []

        await go(page, f"/match/{address.rpartition('/')[2]}&at=0")
        await page.locator("[data-replay][data-ready=true]").wait_for(timeout=LOADING)
        await go(page, "/learn/champions/1")
        await page.locator(".champions .tray").wait_for(timeout=LOADING)
