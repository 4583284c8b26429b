"""The end of a match as a person meets it: one result in one place, one main button, and nothing that still asks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser import hexes, pitch, table
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.layout_check import tidy
from tests.browser.test_layout import answer, resign

SCREENS = pytest.mark.parametrize("screen", [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390")])
NOOR, SAM = table.me("Noor"), table.me("Sam")
MAKERS = {"champions": pitch.create, "counter-attack": hexes.create}


async def ended(new_page: NewPage, server: str, match: dict[str, Any], screen: dict[str, Any]) -> Page:
    """The page of the one who stays, after the other has resigned."""
    resign(server, match)
    page = await new_page(**screen)
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await expect(page.locator("[data-ended='match.resigned']")).to_be_visible()
    return page


@SCREENS
@pytest.mark.parametrize("game", sorted(MAKERS))
async def test_one_result_in_one_place_with_one_main_button(
    new_page: NewPage, live_server: str, game: str, screen: dict[str, Any]
) -> None:
    match = MAKERS[game](live_server, [NOOR, SAM])
    if game == "champions":
        answer(
            live_server, match, 0, "lineup 1 2,3,4,5 8,9,10,11 14,15"
        )  # nobody reports on what never began
    page = await ended(new_page, live_server, match, screen)
    await expect(page.locator(".btn.primary:visible")).to_have_count(1)
    await expect(page.locator("[data-act=again]")).to_have_text("Rematch")
    await expect(page.locator("[data-act=report]:visible")).to_have_count(1)
    await expect(page.get_by_text("has resigned").filter(visible=True)).to_have_count(1)
    await tidy(page, f"the end of {game}")


@SCREENS
async def test_nothing_asks_after_the_end_of_a_draft(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    match = hexes.create(live_server, [NOOR, SAM], squads="draft")
    page = await ended(new_page, live_server, match, screen)
    for words in ("Your pick", "Choose", "Draft, round", "Pick the rest for me"):
        await expect(page.get_by_text(words)).to_have_count(0)
    await expect(page.locator("[data-ask]:not([data-ask=''])")).to_have_count(0)


@SCREENS
async def test_nothing_asks_after_the_end_of_a_line_up(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    match = hexes.create(live_server, [NOOR, SAM], squads="fixed")
    page = await ended(new_page, live_server, match, screen)
    await page.locator("[data-act=see-board]").click()  # the page of the end lies over the table
    await expect(page.locator(".ca h2:visible")).to_have_count(1)
    await expect(page.locator(".lineup")).to_have_count(0)
