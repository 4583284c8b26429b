"""A first match of Toto: what it is about, what the boxes say, and goals that stand by themselves (TO-13.13,
TO-13.14)."""

from __future__ import annotations

import asyncio
import time

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, WHOLE_GAME, NewPage
from tests.browser.table import Table, computers, create, me, sit

FRESH = "localStorage.removeItem('dugout.toto.ask')"
"""A device that has chosen nothing: asked only when it hurts."""
SHORT = {"mode": "live", "rounds": 1, "turn_seconds": None, "ready": True}


@WHOLE_GAME
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_round_marks_what_helps_and_asks_little(
    new_page: NewPage, live_server: str, screen: dict[str, object]
) -> None:
    page = await new_page(**screen)
    await page.add_init_script(FRESH)
    table = await sit(page, create(live_server, [me("Noor"), *computers(3)], **SHORT))

    await table.until("expose")  # the columns are given
    await expect(page.locator("[data-aim] li")).to_have_count(3)
    await table.play("turn")
    await expect(page.locator("[data-aim]")).to_have_count(0)
    helps = page.locator("button.box[data-look=right]")
    await expect(helps.first, "what helps is marked before a card is lifted").to_be_attached()
    await page.locator(".hand li:not(.idle) [data-face]").first.click()
    await expect(page.locator("button.box.glow[data-look]").first).to_be_attached()
    await expect(page.locator("button.box.glow:not([data-look])")).to_have_count(0)
    await page.keyboard.press("Escape")

    # what it is about stays one tap away
    await page.locator("[data-act=aim]").click()
    await expect(page.get_by_role("dialog").locator("[data-aim] li")).to_have_count(3)
    await page.keyboard.press("Escape")

    if screen is not PHONE:
        return  # the rest of the round is the same on every screen
    strips = await play_on(table, turns=7)
    assert table.seen.get("column", 0) == 0
    assert strips >= {"none"} or len(strips) >= 2, f"goals of others were told: {strips}"
    asked = table.seen.get("window", 0)
    assert asked < 13, f"asked {asked} times in seven turns"


async def play_on(table: Table, turns: int) -> set[str]:
    """So many goals of one's own, half a round; the effects of the others' goals that the strip told."""
    strips: set[str] = set()
    end = time.monotonic() + 250
    while table.seen.get("turn", 0) < turns:
        found = await table.asked()
        assert time.monotonic() < end, f"seen {table.seen}"
        strip = await table.page.query_selector("[data-strip]")
        if strip is not None:
            strips.add(await strip.get_attribute("data-strip") or "")
        if found["kind"] == "window":
            await expect(table.page.get_by_role("heading", name="This one hurts")).to_be_visible()
        if "selector" in found:
            await table.click(str(found["kind"]), str(found["selector"]))
        else:
            await asyncio.sleep(0.08)
    return strips


async def test_orders_outlive_the_page(new_page: NewPage, live_server: str) -> None:
    """Everything stands this round: one tap, kept by the server; goals go on standing while no page is open."""
    page = await new_page()
    await page.add_init_script(FRESH)
    match = create(live_server, [me("Noor"), *computers(3)], **SHORT)
    table = await sit(page, match)
    await table.play("turn")
    await table.click("turn", (await table.asked())["selector"])
    await page.locator("details.ask summary").click()
    await page.locator("[data-act=whole-round]").first.click()
    await expect(page.locator("[data-act=whole-round][aria-pressed=true]").first).to_be_visible()
    await page.goto("/rules/toto")  # the table is closed
    await asyncio.sleep(4)
    again = await sit(page, match)
    await again.until("turn", seconds=30)
    answers = await page.evaluate(
        "([id, token]) => fetch(`/api/matches/${id}/orders?seat=0`, {headers: {'Dugout-Seats': token}})"
        ".then((answer) => answer.json())",
        [match["id"], match["tokens"][0]],
    )
    assert answers["orders"]["round"] == 1
