"""What a hand does: a finger on screens that can be touched, a mouse elsewhere."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, Page

TOUCHED = "() => navigator.maxTouchPoints > 0"


async def hit(target: Locator, **options: Any) -> None:
    """Click an element, or tap it."""
    if await target.page.evaluate(TOUCHED):
        await target.tap(**options)
    else:
        await target.click(**options)


async def hit_at(page: Page, x: float, y: float) -> None:
    """Click a place on the screen, or tap it."""
    if await page.evaluate(TOUCHED):
        await page.touchscreen.tap(x, y)
    else:
        await page.mouse.click(x, y)
