"""The site that needs no server, from a plain host under a path: kept on the device at the first visit, renewed in the
middle of a match when somebody wants it, and then all of it in flight mode."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route, expect

from dugout.server.folder import hosted, write
from tests.browser import local_page
from tests.browser.clicking import SHORT
from tests.browser.conftest import DESKTOP, PHONE, NewPage, pages
from tests.browser.local_page import LOADING, go, make, play
from tests.browser.table import Table

pytestmark = pytest.mark.timeout(400)
RENEWED = "navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)"
ME = {"kind": "me", "name": "Noor"}
HARD = {"kind": "bot", "level": "hard"}
TABLES = {"champions": ".champions", "counter-attack": ".ca", "toto": ".toto"}
READY = "[data-local=ready]"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    write(tmp_path / "site")
    with hosted(tmp_path / "site", 0, "some/where") as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


async def board(page: Page) -> None:
    await page.wait_for_url("**/some/where/?/match/local-*", timeout=LOADING)
    await page.locator(".toto").wait_for(timeout=LOADING)


async def kept(page: Page) -> None:
    """The whole site is on this device."""
    await page.goto("/some/where/")
    await page.locator("[data-kept]").wait_for(state="attached", timeout=LOADING)


async def cut(page: Page, host: ThreadingHTTPServer) -> None:
    """From now on there is no network, and nobody who would answer."""
    host.shutdown()
    await page.context.set_offline(True)


async def shown(page: Page, selector: str) -> None:
    await page.locator(selector).first.wait_for(state="attached", timeout=LOADING)


async def fetched(page: Page) -> str:
    """What the referee has loaded since it was started."""
    referee = next(worker for worker in page.workers if "referee" in worker.url)
    return str(await referee.evaluate("performance.getEntriesByType('resource').map(({name}) => name)"))


async def test_one_click_to_a_match_that_is_renewed_and_goes_on_without_a_network(
    browser: Browser, host: ThreadingHTTPServer, tmp_path: Path
) -> None:
    async with pages(browser, f"http://127.0.0.1:{host.server_port}") as new_page:
        page = await new_page(thrifty=False, **PHONE)
        await kept(page)
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
        await cut(page, host)
        await page.evaluate("localStorage.setItem('dugout.language', '\"de\"')")
        await renew.click()
        await expect(page.locator("html[lang=de]")).to_be_attached(timeout=LOADING)
        await board(page)
        assert page.url == address
        assert "engine.zip" not in await fetched(page), "a later visit starts from the memory that is kept"
        await table.until("turn", seconds=60)
        assert await table.scores() == scores
        await table.play(seconds=200, when=lambda kind, seen: kind == "turn" and seen > 4)
        assert await page.context.cookies() == []


async def whole_match(page: Page, game: str, *seats: dict[str, str]) -> str:
    """To the end, with the page looking on; the longest one is closed and opened again in the middle."""
    options: dict[str, Any] = SHORT[game]
    match = await make(page, game, options, *seats)
    await go(page, f"/match/{match}")
    await shown(page, TABLES[game])
    if HARD in seats and game == "champions":
        await play(page, match, 3)
        await page.reload()
        await shown(page, READY)
        await shown(page, TABLES[game])
    assert await play(page, match) == "over"
    return match


async def test_everything_in_flight_mode(browser: Browser, host: ThreadingHTTPServer) -> None:
    async with pages(browser, f"http://127.0.0.1:{host.server_port}") as new_page:
        page = await _in_flight(new_page, host)
        matches = {
            game: await whole_match(page, game, ME, HARD, *([HARD] if game == "toto" else []))
            for game in SHORT
        }
        for game, match in matches.items():
            await go(page, f"/match/{match}/report")
            await shown(page, f"[data-report={game}] [data-figure]")
            await go(page, f"/match/{match}&at=0")
            await shown(page, "[data-replay][data-ready=true]")
            await go(page, f"/learn/{game}/1")
            await shown(page, TABLES[game])
        await go(page, f"/verify&match={matches['champions']}")
        await expect(page.locator("[data-verdict=good], .verdict.good").first).to_be_attached(timeout=LOADING)
        two = await whole_match(page, "champions", ME, {"kind": "me", "name": "Sam"})
        await _by_link(page, two)
        await go(page, "/rules/toto")
        await expect(page.locator("html[lang=de][data-theme=dark]")).to_be_attached()
        await _moves_house(page, len(matches) + 2)


async def _in_flight(new_page: NewPage, host: ThreadingHTTPServer) -> Page:
    """German, dark, at home on this device, and out of reach."""
    page = await new_page(thrifty=False, **DESKTOP, locale="de-DE", color_scheme="dark")
    await page.context.add_init_script(local_page.SPY)
    await kept(page)
    await cut(page, host)
    await page.reload()
    await shown(page, READY)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Drei Fußballspiele")
    return page


async def _by_link(page: Page, match: str) -> None:
    """A link that holds the whole match opens its report, as a record of its own; half a link says so."""
    await page.evaluate(
        "() => { navigator.share = undefined;"
        " navigator.clipboard.writeText = async (text) => { window.copied = text; }; }"
    )
    await go(page, f"/match/{match}/report")
    await page.locator("[data-act=share-report]").click(timeout=LOADING)
    await page.locator("[data-act=copy-report]").click()
    while (
        link := await page.evaluate("() => window.copied ?? ''")
    ) == "":  # the page allows no text to be run
        await page.wait_for_timeout(100)
    assert "/some/where/?/replay#r=" in link
    await go(page, f"/replay{link[link.index('#') :]}")
    await page.wait_for_url("**/?/match/local-record-*/report", timeout=LOADING)
    await shown(page, "[data-report=champions]")
    await go(page, f"/replay{link[link.index('#') : len(link) // 2]}")
    await expect(page.get_by_role("alert").filter(has_text="beschädigt")).to_be_visible(timeout=LOADING)


async def _moves_house(page: Page, count: int) -> None:
    """All matches go into a file, are removed, and come back from it."""
    await go(page, "/account")
    await shown(page, "[data-act=remove-over]")
    async with page.expect_download() as saving:
        await page.locator("[data-act=save-all]").click()
    path = await (await saving.value).path()
    saved = json.loads(Path(path).read_text())
    assert len(saved["matches"]) == count
    saved["matches"][0]["kept"]["answers"] = []  # one is damaged on the way
    saved["matches"][0]["kept"]["row"]["id"] = "elsewhere"
    await page.locator("[data-act=empty]").click()
    await page.locator("[data-act=sure]").click()
    await expect(page.locator("[data-act=empty]")).to_be_disabled()
    files = {"name": "all.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()}
    await page.locator("[data-act=open-file]").set_input_files(files)  # type: ignore[arg-type]
    await expect(page.get_by_role("alert").filter(has_text="nicht lesen")).to_be_visible(timeout=LOADING)
    assert len(await page.evaluate("JSON.parse(localStorage.getItem('dugout.matches'))")) == count - 1


async def test_a_server_offers_it_and_gets_what_was_played_there(new_page: NewPage) -> None:
    page = await new_page(thrifty=False, **PHONE)
    await page.context.add_init_script(local_page.SPY)
    await page.goto("/local/")
    await shown(page, READY)
    match = await make(page, "counter-attack", SHORT["counter-attack"], ME, {"kind": "bot", "level": "easy"})
    assert await play(page, match) == "over"

    async def fail(route: Route) -> None:
        await route.abort()

    await page.route("**/healthz", fail)
    await go(page, "/account")
    await page.locator("[data-act=send]").click(timeout=LOADING)
    await expect(page.get_by_text("as soon as the server can be reached")).to_be_visible()
    await go(page, "/")
    strip = page.locator("[data-offline]")
    await expect(strip).to_be_visible()
    await expect(page.locator("[data-waits=true]")).to_be_attached()
    await page.unroute("**/healthz")
    await strip.get_by_role("button").click()
    await expect(strip).to_have_count(0)
    await page.wait_for_function(
        "(id) => JSON.parse(localStorage.getItem(`dugout.match.${id}`)).handed?.startsWith('record-')",
        arg=match,
    )
    await go(page, "/account")
    await page.locator("[data-handed]").click(timeout=LOADING)
    await page.wait_for_url("**/match/record-*")
    await shown(page, "[data-replay][data-ready=true]")
    new_page.complaints.clear()  # type: ignore[attr-defined]  # a request that was cut on purpose
