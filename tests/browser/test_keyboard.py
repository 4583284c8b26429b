"""A whole game without a pointer."""

from __future__ import annotations

import asyncio
import time

from playwright.async_api import expect

from tests.browser.conftest import WHOLE_GAME, NewPage
from tests.browser.table import Table, computers, create, me, rest_over_http, sit

pytestmark = WHOLE_GAME
ENOUGH = 6
"""Goals by keyboard; those that are left are none but more of the same."""


async def test_a_round_by_keyboard_alone(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    match = create(live_server, [me("Noor"), *computers(3)], mode="hotseat", rounds=1)
    table = await sit(page, match)
    end = time.monotonic() + 250
    while (kind := (await table.asked())["kind"]) != "over":
        assert time.monotonic() < end, f"still {kind}; seen {table.seen}"
        if kind == "turn" and table.seen.get(kind, 0) == ENOUGH:
            await rest_over_http(page, live_server)
            table.seen[kind] += 1
            continue
        if await press(table, kind):
            table.seen[kind] = table.seen.get(kind, 0) + 1
            await table.page.wait_for_timeout(20)
        else:
            await asyncio.sleep(0.08)
    assert table.seen["turn"] > ENOUGH
    assert table.seen["results"] == 1
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()


async def press(table: Table, kind: str) -> bool:
    """The keys that answer a question of this kind."""
    keyboard = table.page.keyboard
    if kind == "column":
        await keyboard.press("3")
    elif kind == "expose":
        await keyboard.press("c")
    elif kind in ("form", "send"):
        for mark in "1231231231231":
            await keyboard.press(mark)
        await keyboard.press("Enter")
    elif kind == "turn":
        return await score(table)
    elif kind == "window":
        await keyboard.press("t")
    elif kind in ("results", "reading"):
        await keyboard.press("Enter")
    else:
        return False
    return True


async def score(table: Table) -> bool:
    """Lift the first card that fits, look around with the arrows, come back and play it."""
    page = table.page
    face = await page.evaluate(
        "() => document.querySelector('.hand li:not(.idle) [data-face]:not([data-face=\"7\"])')?.dataset.face ?? null"
    )
    if face is None:
        return False
    await page.keyboard.press(face)
    if await page.locator("button.box.glow").count() == 0:
        return False
    here = await focused(table)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    if here == "1H":
        assert await focused(table) == here
    await page.keyboard.press("Escape")
    await page.keyboard.press(face)
    assert await focused(table) in [
        await box.get_attribute("data-side") for box in await page.locator("button.box.glow").all()
    ]
    question = await page.get_attribute(".toto", "data-question")
    await page.keyboard.press("Enter")
    # after the last goal the results are read out before anything else is asked
    await page.wait_for_function(
        "(before) => (({ question, reading }) => question !== before || reading === 'true')"
        "(document.querySelector('.toto').dataset)",
        arg=question,
    )
    return True


async def focused(table: Table) -> str | None:
    side: str | None = await table.page.evaluate("() => document.activeElement?.dataset?.side ?? null")
    return side
