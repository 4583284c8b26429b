"""The first minute: from the first paint of the page to the first decision of one's own, in clicks and seconds."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage

GAMES = ("champions", "counter-attack", "toto")
SCREENS = (PHONE, DESKTOP)
MOST_CLICKS = 2
MOST_SECONDS = 15.0
SET_UP = re.compile("column|line-?up|Place your|formation|Where does your keeper", re.IGNORECASE)
TURN = re.compile("Your turn")
NOTE_PAINT = """() => new Promise((done) => {
  const look = () => {
    const [first] = performance.getEntriesByType('paint');
    if (!first) return requestAnimationFrame(look);
    sessionStorage.painted = performance.timeOrigin + first.startTime;
    done();
  };
  look();
})"""
"""When the page was first painted; the browser tells it some time after."""
AS_USUAL = "localStorage.removeItem('dugout.speed')"


async def newcomer(new_page: NewPage, screen: dict[str, Any]) -> Page:
    """Somebody who was never here, with everything as it is by itself: nothing is skipped or shown at once."""
    page = await new_page(thrifty=False, **screen, reduced_motion="no-preference")
    await page.context.add_init_script(AS_USUAL)
    return page


async def first_decision(page: Page) -> tuple[float, str]:
    """Seconds from the first paint until somebody is asked, and what."""
    await expect(page).to_have_title(TURN, timeout=60_000)
    asked_at = time.time() * 1000
    question = page.locator("#main h2:visible, [data-ask] h2:visible").first
    await expect(question).to_be_visible()
    return (
        asked_at - await page.evaluate("Number(sessionStorage.painted)")
    ) / 1000, await question.inner_text()


@pytest.mark.parametrize("screen", SCREENS, ids=("phone", "desktop"))
@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomer_decides_within_two_clicks_and_fifteen_seconds(
    new_page: NewPage, game: str, screen: dict[str, Any]
) -> None:
    page = await newcomer(new_page, screen)
    clicks = 0
    await page.goto("/")
    await page.locator(f"article [data-play={game}]").wait_for()
    await page.evaluate(NOTE_PAINT)
    await page.locator(f"article [data-play={game}]").click()
    clicks += 1
    await page.wait_for_url("**/match/*")
    seconds, question = await first_decision(page)
    assert clicks <= MOST_CLICKS
    assert seconds <= MOST_SECONDS, f"{seconds:.1f} s"
    assert not SET_UP.search(question), question
    await page.go_back()
    await expect(page.get_by_role("link", name="Take your turn")).to_be_visible()
    await expect(page.locator("[data-way=device]")).to_be_visible()


async def test_a_link_begins_a_match_without_a_click(new_page: NewPage) -> None:
    page = await newcomer(new_page, PHONE)
    await page.goto("/play/toto")
    await page.evaluate(NOTE_PAINT)
    seconds, question = await first_decision(page)
    assert seconds <= MOST_SECONDS
    assert not SET_UP.search(question), question


async def test_one_sheet_has_everything_chosen_and_begins_in_one_click(new_page: NewPage) -> None:
    page = await new_page(thrifty=False, **PHONE)
    await page.goto("/")
    await page.get_by_role("link", name="Choose the match").click()
    await expect(page.get_by_role("radio", name="Bram Tolk")).to_be_checked()
    await page.locator("label", has_text="Toto").click()
    await expect(page.get_by_role("radio", name="Opa Wim")).to_be_checked()
    settings = await page.get_by_role("link", name="All settings").bounding_box()
    start = await page.get_by_role("button", name="Kick off against").bounding_box()
    assert settings and start and settings["y"] + settings["height"] <= start["y"] + 8, (
        "what lies over it hides it"
    )
    await page.go_back()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.get_by_role("link", name="Choose the match").click()
    await page.locator("label", has_text="Ines Caldera").click()
    await page.get_by_role("button", name="Kick off against Ines").click()
    await page.wait_for_url("**/match/*")
    await expect(page.locator("body")).to_contain_text("Ines Caldera")
