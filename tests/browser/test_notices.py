"""Notices by push in Chromium: switched on by clicks, shown with the tab closed, taken back, and silent when told
so."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import BrowserContext, CDPSession, Page, Worker, expect

from tests import services
from tests.browser.conftest import PHONE, NewPage
from tests.push_service import Browser, PushService, packed

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

SUBSCRIBE = """
const given = %s;
let found = null;
PushManager.prototype.subscribe = async function (options) {
  found = { endpoint: given.endpoint, options, toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
    unsubscribe: async () => { found = null; return true; } };
  return found;
};
PushManager.prototype.getSubscription = async () => found;
"""
"""Chromium subscribes with Google's service alone. The subscription is one of our own service instead; all that follows
is real: what the page sends, what the server seals and signs, and what the worker of the page does with it."""


ALLOW = """
if (Notification.permission === 'denied') {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}
"""
TRAY = """() => {
  if (Notification.permission !== 'denied') return;
  const tray = new Map();
  registration.showNotification = async (title, {body, tag, data}) => {
    tray.delete(tag);
    tray.set(tag, {title, body, tag, data, close: () => tray.delete(tag)});
  };
  registration.getNotifications = async ({tag} = {}) => [...tray.values()].filter((one) => !tag || one.tag === tag);
}"""
"""The headless shell shows no notices and allows none: it gets a tray of ours. A whole Chromium uses its own
(`DUGOUT_CHROMIUM=/usr/bin/chromium`)."""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture(scope="module")
def ringing_server(service: PushService) -> Iterator[str]:
    with services.server(DUGOUT_PUSH_SERVICES=service.url, DUGOUT_BOT_PROCESSES="0") as url:
        yield url


def script(browser: Browser) -> str:
    keys = {"p256dh": packed(browser.point), "auth": packed(browser.auth)}
    return SUBSCRIBE % json.dumps({"endpoint": browser.endpoint, "keys": keys})


class Line:
    """Between the push service and a browser without a page: hands every message to its worker, as Google's would."""

    def __init__(self, cdp: CDPSession, origin: str, browser: Browser) -> None:
        self.cdp, self.origin, self.browser = cdp, origin, browser
        self.registration = ""
        self.passed = 0
        cdp.on("ServiceWorker.workerRegistrationUpdated", self._found)

    def _found(self, event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            if one["scopeURL"].endswith("/push/") and not one["isDeleted"]:
                self.registration = one["registrationId"]

    async def pass_on(self, until: Any, seconds: float = 10) -> float:
        """Pass messages on until something is so; how long it took."""
        begun = time.monotonic()
        while not await until():
            assert time.monotonic() - begun < seconds
            for message in self.browser.messages[self.passed :]:
                self.passed += 1
                data = json.dumps(message.plain)
                place = {"origin": self.origin, "registrationId": self.registration, "data": data}
                await self.cdp.send("ServiceWorker.deliverPushMessage", place)
            await asyncio.sleep(0.1)
        return time.monotonic() - begun


async def shown(worker: Worker) -> list[dict[str, str]]:
    found: list[dict[str, str]] = await worker.evaluate(
        "async () => (await registration.getNotifications()).map(n => ({title: n.title, body: n.body, tag: n.tag}))"
    )
    return found


async def guest(page: Page, name: str) -> None:
    await page.goto("/")
    await page.evaluate("name => fetch('/api/me', {method: 'POST', body: JSON.stringify({name})})", name)


async def switched_on(page: Page, context: BrowserContext) -> Worker:
    await page.goto("/account")
    await page.locator("[data-act=notices]").click()
    here = page.locator("[data-here] input")
    await expect(here).not_to_be_checked()
    async with context.expect_event("serviceworker") as coming:
        await page.locator("[data-here] .toggle").click()
    await expect(here).to_be_checked()
    worker = await coming.value
    await worker.evaluate(TRAY)
    return worker


async def test_a_push_arrives_with_the_tab_closed_and_is_taken_back(
    new_page: NewPage, ringing_server: str, service: PushService
) -> None:
    mine = service.browser()
    page = await new_page(ringing_server, permissions=["notifications"], **PHONE)
    context = page.context
    await context.add_init_script(script(mine) + ALLOW)
    requested: list[str] = []
    context.on("request", lambda request: requested.append(request.url))
    await guest(page, "Noor")
    assert not any("push" in url for url in requested), "who does not ask for it loads nothing of it"
    rest = await context.new_page()  # somewhere else in the browser
    cdp = await context.new_cdp_session(rest)
    line = Line(cdp, ringing_server, mine)
    await cdp.send("ServiceWorker.enable")
    worker = await switched_on(page, context)
    async with page.expect_response("**/api/me/notices"):
        await page.locator("[data-kind=league] .toggle").click()
    await expect(page.locator("[data-kind=league] input")).not_to_be_checked()
    settings = await page.evaluate("async () => (await (await fetch('/api/me/notices')).json()).settings")
    assert "league" not in settings["kinds"] and settings["zone"] == await page.evaluate(
        "Intl.DateTimeFormat().resolvedOptions().timeZone"
    )
    await page.locator("[data-act=test]").click()

    async def has(*tags: str) -> bool:
        return {one["tag"] for one in await shown(worker)} == set(tags)

    assert await line.pass_on(lambda: has("test")) < 10
    match = await page.evaluate(
        """async () => (await (await fetch('/api/lobby', {method: 'POST', body: JSON.stringify({game: 'toto',
        seats: [{kind: 'me'}, {kind: 'link'}], options: {rounds: 1}, clock: {kind: 'live', bank: 3600, increment: 0}
        })})).json()).match"""
    )
    await page.close()
    sam = await new_page(ringing_server)
    await guest(sam, "Sam")
    await sam.evaluate("match => fetch(`/api/lobby/${match}/join`, {method: 'POST', body: '{}'})", match)
    tag = f"match:{match}"
    took = await line.pass_on(lambda: has("test", tag))
    assert took < 10, "within ten seconds, with the tab closed"
    (told,) = [one for one in await shown(worker) if one["tag"] == tag]
    assert "Sam" in told["title"] + told["body"]
    laptop = await new_page(ringing_server, storage_state=await context.storage_state())
    await laptop.goto(f"/match/{match}")
    assert await line.pass_on(lambda: has("test")) < 10, "who looks at the match elsewhere has seen it"
    assert service.faults == []
