"""A fourth game that is only its folder, `tests/games/tiny`: its matches and its league by clicks on the plain
panels."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as Late

from tests import services
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_access import Inspector
from tests.browser.test_competitions import open_it
from tests.games.test_processes import ROOT, TINY

SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
KEYS = re.compile(r"\S*-tiny\S*|\S*\btiny[.-]\S*")
"""What the page would show of a sentence that nobody has written."""
STATE = """() => Object.fromEntries([...document.querySelectorAll("[data-position] tbody tr")].map((row) =>
  [row.querySelector("th").textContent.trim(), [...row.querySelectorAll("td")].map((one) => one.textContent)]))"""


@pytest.fixture(scope="module")
def tiny_server() -> Iterator[str]:
    limits = {"DUGOUT_RATE_ADDRESS": "100000/100000", "DUGOUT_RATE_PERSON": "100000/100000"}
    with services.server(DUGOUT_BOT_PAUSE="0", DUGOUT_BOT_PROCESSES="0", **limits, **TINY) as url:
        yield url


def test_nothing_but_its_folder_knows_it() -> None:
    named = re.compile(r"""["'`/]tiny\b|\btiny[.=_]|[-_]tiny\b""")
    code = [file for tree in ("src/dugout", "client/src") for file in (ROOT / tree).rglob("*.*")]
    kinds = (".py", ".json", ".ftl", ".ts", ".svelte", ".css")
    files = [file for file in code if file.suffix in kinds and "static" not in file.parts]
    assert len(files) > 900
    assert [file for file in files if named.search(file.read_text(encoding="utf-8"))] == []


class Hand:
    """One person in front of the plain panels."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: set[str] = set()

    async def play(self) -> None:
        """Click the first answer to every question until the match is over."""
        over = self.page.get_by_role("link", name="Match report")
        answer, end = self.page.locator("[data-choice]:not([disabled])"), time.monotonic() + 60
        while not await over.count():
            assert time.monotonic() < end, "the match does not end"
            try:
                choice = await answer.first.get_attribute("data-choice", timeout=300) or ""
                await self.page.locator(f"[data-choice='{choice}']").click(timeout=1000)
                self.asked.add(choice.split()[0])
            except Late:  # a computer was faster, or has the word
                pass


async def reads_well(page: Page) -> None:
    """No key in place of a sentence, nothing that sticks out, nobody shut out."""
    assert KEYS.findall(await page.locator("body").inner_text()) == []
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    inspector = Inspector(page, dark=page.viewport_size == PHONE["viewport"])
    await inspector.look(page.url)
    assert inspector.found == {}


async def snapshot(page: Page) -> dict[str, Any]:
    match = re.sub(r".*/match/([\w-]+).*", r"\1", page.url)
    answer = await page.context.request.get(f"/api/matches/{match}")
    found: dict[str, Any] = await answer.json()
    assert answer.ok, (page.url, answer.status, found)
    return found


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_match_is_started_played_watched_and_reported(
    new_page: NewPage, tiny_server: str, screen: dict[str, Any]
) -> None:
    page = await new_page(tiny_server, **screen)
    await page.goto("/")
    await page.locator("article [data-play=tiny]").wait_for()
    await reads_well(page)
    await page.goto("/?choose=tiny")
    await reads_well(page)
    await page.get_by_role("link", name="All settings").click()
    await page.get_by_label("Name of Player 1").fill("Noor")
    await page.get_by_role("button", name="Players: 1 more").click()  # a quick match has two
    await page.get_by_text("last", exact=True).click()  # computers answer when all people have
    await reads_well(page)
    await page.get_by_role("button", name="Start the match").click()

    await expect(page.locator("[data-choice='pick 9']")).to_be_visible()
    assert (await page.evaluate(STATE))["Noor"][0] == "0", (
        "what a view says of each seat stands with its name"
    )
    await reads_well(page)
    hand = Hand(page)
    await hand.play()
    assert hand.asked == {"pick", "claim"}
    over = await snapshot(page)
    shown = await page.evaluate(STATE)
    assert [row[0] for row in shown.values()] == [str(score) for score in over["view"]["scores"]]
    assert int(shown["Noor"][0]) > 0, "she has claimed every round"
    await reads_well(page)

    await page.locator("[data-act=replay]").click()
    await page.wait_for_selector("[data-replay][data-ready=true]")
    await page.get_by_role("button", name="One step forward").click()
    await expect(page.locator("[data-replay]")).to_have_attribute("data-stop", "1")
    assert {row[0] for row in (await page.evaluate(STATE)).values()} == {"0"}
    await page.keyboard.press("End")
    await expect(page.locator("[data-position]")).to_contain_text("over")
    assert await page.evaluate(STATE) == shown
    await reads_well(page)

    if screen is PHONE:
        await page.get_by_role("button", name="Play on or download").click()
    await page.locator("[data-act=report]").first.click()
    await expect(page.locator("[data-report=tiny]")).to_be_visible()
    marks = page.locator("[data-figure=timeline] a")
    await expect(marks.first).to_be_attached()
    await reads_well(page)
    await marks.last.click()
    await page.wait_for_selector("[data-replay][data-ready=true]")


async def test_a_league_is_made_filled_and_played(new_page: NewPage, tiny_server: str) -> None:
    page = await new_page(tiny_server)
    await page.goto("/competitions")
    await page.locator("[data-act=scratch]").click()
    await page.locator("label", has=page.get_by_role("radio", name="tiny")).click()
    await page.locator("input[name=format][value=league1]").check()
    await reads_well(page)
    await open_it(page, "Tiny league", "Noor")
    await page.locator("[data-act=join]").click()
    await page.get_by_role("button", name="1 fewer").click()
    await page.locator("[data-act=computers]").click()
    await expect(page.locator("ol.who li:has(.num)")).to_have_count(2)
    await reads_well(page)
    await page.locator("[data-act=start]").click()
    await page.locator("[data-act=ready-next]").click()
    await page.wait_for_url(re.compile("/match/"))
    await Hand(page).play()
    await reads_well(page)
    await page.locator("[data-league]").click()
    await expect(page.locator("[data-champion]")).to_be_visible()
    await page.get_by_role("radiogroup").get_by_text("Standings").click()
    await expect(page.locator("[data-table=league] tbody tr")).to_have_count(2)
    await reads_well(page)
