"""A whole match that the page judges by itself: no request for it reaches the server, and a reload loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, Request

import dugout
from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import Table

pytestmark = [
    pytest.mark.timeout(540),
    pytest.mark.skipif(
        not (Path(dugout.__file__).parent / "runtime/runtime.json").is_file(),
        reason="tools/runtime.py has not been run",
    ),
]
LOADING = 240_000
"""Milliseconds for Python to start twice on a crowded machine; an idle one needs five seconds."""


async def board(page: Page) -> None:
    await page.wait_for_url("**/match/local-*", timeout=LOADING)
    await page.locator(".toto").wait_for(timeout=LOADING)


async def test_a_whole_match_in_the_page(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/matches" in request.url:
            asked.append(request.url)

    page.on("request", note)
    await page.goto("/local/toto")
    await board(page)
    table = Table(page)
    await table.play(seconds=200, when=lambda kind, seen: kind == "turn" and seen > 2)
    address, scores = page.url, await table.scores()
    await page.reload()
    await board(page)
    assert page.url == address
    await table.until("turn", "window", seconds=60)
    assert await table.scores() == scores
    assert await table.play(seconds=240) == "over"
    assert asked == []
