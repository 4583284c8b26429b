"""Whole games through the page, as people play them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, WHOLE_GAME, NewPage
from tests.browser.table import Table, computers, create, me, rest_over_http, sit

pytestmark = WHOLE_GAME
STOPPED = re.compile("STOP! (?:Sam whistles|You whistle)")
"""A whistle, as its owner and as others read it."""


async def test_two_rounds_against_three_computers(new_page: NewPage, live_server: str) -> None:
    """The first by clicking; of the second only the beginning and the results."""
    page = await new_page()
    await page.goto("/")
    await page.get_by_role("link", name="Choose: Voetbal Toto").click()
    await page.get_by_role("link", name="All settings").click()
    await page.get_by_label("Name of Player 1").fill("Noor")
    for player in (2, 3, 4):
        await page.get_by_label(f"Level of Player {player}").select_option("opa-wim")
    # a quick match has one round, assigned columns, and time to read at every goal
    await page.locator("label", has_text="No clock").click()
    await page.locator("label", has_text="Columns assigned").click()
    await page.get_by_role("button", name="Rounds: 1 more").click()
    await page.get_by_role("button", name="Start the match").click()
    await page.wait_for_selector(".toto")
    table = Table(page)

    await table.until("column")
    await expect(page.get_by_role("heading", name="Choose your column").first).to_be_visible()
    assert await table.play("results") == "results"
    assert table.seen["turn"] > 5
    await expect(page.get_by_role("table", name="The 13 matches of round 1")).to_be_visible()
    counts = await page.locator(".foot .count").all_inner_texts()
    assert await page.locator(".rows .drop").count() == sum(int(count) for count in counts)
    best = await page.locator(".foot .count.best").all_inner_texts()
    assert set(best) == {max(counts, key=int)}

    first = table.seen["turn"]
    await table.play(when=lambda kind, number: kind == "turn" and number > first + 2)
    await rest_over_http(page, live_server)
    assert await table.play("none") == "over"
    assert table.seen["results"] == 2
    places = [int(place) for place in await page.locator(".rank .place").all_inner_texts()]
    assert places[0] == 1
    assert places == sorted(places)
    cash = [int(cash) for cash in await page.locator(".rank td.pts").all_inner_texts()]
    assert cash == sorted(cash, reverse=True)

    await page.get_by_role("button", name="Rematch").click()
    await page.wait_for_url(re.compile(r"/match/\w+"))
    await table.until("column", "wait")


async def test_a_round_on_a_phone_by_tapping_and_dragging(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    match = create(live_server, [me("Noor"), *computers(2)], mode="live", rounds=1, whistle_seconds=2)
    table = await sit(page, match)
    await table.play("turn")

    # lift a card: only its sides glow; a side that needs another card refuses and says why
    await page.locator("[data-face='1']").tap()
    await expect(page.locator("button.box.glow").first).to_be_visible()
    assert set(await page.locator("button.box.glow").all_inner_texts()) == {"0"}

    glowing = page.locator("button.box.glow").first
    side = await glowing.get_attribute("data-side")
    assert side is not None
    await drag(page, "[data-face='1']", f"[data-side='{side}']")
    async with asyncio.timeout(10):
        while (goal := await first_goal_of(page, match, 0)) is None:
            await asyncio.sleep(0.1)
    assert (goal["fixture"], "HA"[goal["side"]], goal["card"]) == (int(side[:-1]), side[-1], 1)
    assert await table.play("turn", "results") == "turn"


async def first_goal_of(page: Page, match: dict[str, Any], seat: int) -> dict[str, int] | None:
    """Asked of the server: a computer may whistle a goal off before anybody has seen it on the board."""
    answer = await page.request.get(f"/api/matches/{match['id']}/events?after=0")
    goals = [event["args"] for event in (await answer.json())["events"] if event["code"] == "to.goal"]
    return next((goal for goal in goals if goal["seat"] == seat), None)


async def drag(page: Page, card: str, target: str) -> None:
    """With the pointer held down, in several steps as a finger moves."""
    start = await page.locator(card).bounding_box()
    end = await page.locator(target).bounding_box()
    assert start is not None
    assert end is not None
    await page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] + 60, steps=4)
    await page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    await page.mouse.up()


async def test_a_side_that_needs_another_card_refuses_with_its_rule(
    new_page: NewPage, live_server: str
) -> None:
    page = await new_page()
    match = create(live_server, [me("Noor"), *computers(1)], mode="hotseat", rounds=1, start_seat=1)
    table = await sit(page, match)
    scored = page.locator("button.box:not(.z)")
    while await scored.count() == 0:
        await table.play("turn")
        if await scored.count() == 0:
            await table.click("turn", str((await table.asked())["selector"]))
    before = await table.scores()
    await page.locator("[data-face='1']").click()
    await scored.first.click()
    refusal = page.locator(".panel [role=alert]")
    await expect(refusal.get_by_role("button", name="TO-6.4")).to_be_visible()
    assert await table.scores() == before
    # Escape puts the card back, and the turn is still there
    await page.keyboard.press("Escape")
    await expect(page.locator(".stack.lifted")).to_have_count(0)
    await expect(refusal).to_have_count(0)
    assert (await table.asked())["kind"] == "turn"


async def test_stop_takes_a_goal_off_for_everybody(new_page: NewPage, live_server: str) -> None:
    """Two people by link; the whistle of one is seen by the other (TO-7.4)."""
    match = create(
        live_server,
        [me("Noor"), me("Sam")],
        mode="live",
        rounds=1,
        whistle_seconds=30,
        start_seat=1,
        deck=[26, 11, 5, 3, 2, 1, 16],
    )
    noor = await sit(await new_page(), match, 0)
    sam = await sit(await new_page(), match, 1)
    await asyncio.gather(
        noor.play("turn"), sam.play(when=lambda kind, _: kind == "wait" and "send" in sam.seen)
    )
    goal = await noor.until("turn")
    side = goal["sides"][0]
    await noor.click("turn", goal["selector"])
    await sam.until("window")
    await expect(sam.page.locator(f"[data-side='{side}']")).to_have_text("1")
    await expect(noor.page.get_by_role("timer")).to_be_visible()
    await sam.page.keyboard.press("s")
    for page in (noor.page, sam.page):
        await expect(page.locator(f"[data-side='{side}']")).to_have_text("0")
        await expect(page.locator("[data-log]").get_by_text(STOPPED).first).to_be_visible()
    assert (await sam.until("turn"))["kind"] == "turn"
