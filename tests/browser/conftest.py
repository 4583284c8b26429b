"""A server whose computers answer at once, and pages that must not complain."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests import services

NewPage = Callable[..., Awaitable[Page]]
PATIENCE = 20_000
"""Milliseconds that a page may take for anything: a crowded machine stands still for seconds."""
expect.set_options(timeout=PATIENCE)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
LONG = os.environ.get("DUGOUT_LONG") == "1"
"""Matches and halves at full length."""
WHOLE_GAME = pytest.mark.timeout(300)
"""Some fifty goals, each with its window: ten seconds on an idle machine, minutes on a crowded one."""
THRIFTY = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
"""Nothing is fetched before it is needed: that would be half of what a page costs, and few tests look at it."""
AT_ONCE = """
localStorage.setItem('dugout.speed', '"off"');
localStorage.getItem('dugout.settings') ?? localStorage.setItem('dugout.settings', '{"soundOffered": true}');
localStorage.getItem('dugout.toto.ask') ??
  localStorage.setItem('dugout.toto.ask', '{"default": "ask", "columns": "ask"}');
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  if (!window.patient) document.querySelector('[data-duel] [data-act=skip]')?.click();
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-frame']}));
"""
"""Nothing is animated, everything is asked that can be, sound, which is offered once on a device, has been offered, and
every verdict is skipped as well, unless `window.patient`."""


@pytest.fixture(scope="session")
def live_server() -> Iterator[str]:
    """Computers do not pause here, and nobody is slowed down by limits meant for strangers."""
    with services.server(
        DUGOUT_BOT_PAUSE="0",
        DUGOUT_BOT_PROCESSES="0",
        DUGOUT_RATE_ADDRESS="100000/100000",
        DUGOUT_COMPUTER_MATCHES="100000",
        DUGOUT_RATE_PERSON="100000/100000",
        DUGOUT_RATE_SIGN_IN="100000/100000",
    ) as url:
        yield url


def _complaint(line: ConsoleMessage) -> str:
    """What the console said, and about what: the last part of the address."""
    return f"{line.text} ({line.location['url'].rpartition('/')[2]})"


@pytest.fixture
async def new_page(browser: Browser, live_server: str) -> AsyncIterator[NewPage]:
    """Pages of separate people. At the end no page may have complained on its console."""
    async with pages(browser, live_server) as make:
        yield make


@contextlib.asynccontextmanager
async def pages(browser: Browser, live_server: str) -> AsyncIterator[NewPage]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    async def make(server: str = "", thrifty: bool = True, **options: Any) -> Page:
        context = await browser.new_context(
            **{
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "base_url": server or live_server,
                **DESKTOP,
                **options,
            }
        )
        contexts.append(context)
        await context.add_init_script(AT_ONCE + THRIFTY if thrifty else AT_ONCE)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda line: complaints.append(_complaint(line)) if line.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    make.complaints = complaints  # type: ignore[attr-defined]  # for tests that cut the line on purpose
    try:
        yield make
    finally:
        for context in contexts:
            await context.close()
    assert complaints == []
