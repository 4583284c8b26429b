"""A first match with a coach: one thing at a time, gone with the deed, and for good once it is skipped."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage

SOON = 20_000
GAMES = ("champions", "counter-attack", "toto")


@pytest.mark.parametrize("game", GAMES)
async def test_a_coach_speaks_and_can_be_sent_away(new_page: NewPage, game: str) -> None:
    page = await new_page(**PHONE)
    await page.goto(f"/play/{game}?guide")
    await page.wait_for_url(re.compile("/match/"))
    bubble = page.locator("[data-guide] .bubble")
    await expect(bubble).to_be_visible(timeout=SOON)
    words = bubble.locator("h3, p")
    assert all(not re.match(r"guide-", text) for text in await words.all_inner_texts())
    inside = await bubble.bounding_box()
    assert inside is not None
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= 390
    await page.locator("[data-act=skip-guide]").click()
    await expect(bubble).to_have_count(0)
    await page.reload()
    await expect(page.locator("[data-guide=over]")).to_be_attached(timeout=SOON)
    await expect(bubble).to_have_count(0)


async def test_a_bubble_goes_with_the_deed_and_does_not_come_twice(new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await page.goto("/play/toto?guide")
    layer = page.locator("[data-guide=hand]")
    await expect(layer).to_be_attached(timeout=SOON)
    await page.locator("[data-act=covered]").click()
    await expect(page.locator("[data-guide=form]")).to_be_attached(timeout=SOON)
    await page.reload()
    await expect(page.locator("[data-guide=form]")).to_be_attached(timeout=SOON)
    await expect(page.locator("[data-guide] li.past")).to_have_count(1)


async def test_no_coach_where_none_was_asked_for(new_page: NewPage) -> None:
    page = await new_page(**DESKTOP)
    await page.goto("/play/toto")
    await expect(page.locator("[data-act=covered]")).to_be_visible(timeout=SOON)
    await expect(page.locator("[data-guide]")).to_have_count(0)
