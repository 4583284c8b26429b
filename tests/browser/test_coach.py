"""The coach in a match against the computer: plans with reasons, and one tap that follows them."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import computers, create, me, sit


async def test_the_coach_answers_and_his_first_step_is_taken(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    match = create(live_server, [me("Ann"), *computers(1, "random")], rounds=1)
    table = await sit(page, match)
    await table.play("turn")
    await page.locator("[data-act=hint]").click()
    follow = page.locator("[data-act=follow]").first
    await expect(follow).to_be_visible(timeout=60_000)
    await expect(page.locator("dialog li p.b").first).not_to_be_empty()
    goals = sum(map(sum, await table.scores()))
    await follow.click()
    await expect(page.locator("dialog")).to_have_count(0)
    async with asyncio.timeout(60):
        while (await table.asked())["kind"] == "turn" and sum(map(sum, await table.scores())) == goals:
            await asyncio.sleep(0.02)


async def test_after_the_match_the_coach_looks_back(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    match = create(live_server, [me("Ann"), *computers(1, "random")], rounds=1)
    table = await sit(page, match)
    await table.play("over")
    await page.locator("[data-act=moments]").click()
    await expect(page.locator("dialog ol li").first).to_be_visible(timeout=120_000)
    assert 1 <= await page.locator("dialog ol li").count() <= 3
