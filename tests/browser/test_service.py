"""A database that goes away while people look: every page says so in its language, and goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from playwright.async_api import expect

from dugout.i18n import render
from tests import services
from tests.browser.conftest import WHOLE_GAME, NewPage
from tests.browser.table import create, me, sit

LONG = 60_000
BANNER = "[data-service=away]"
pytestmark = WHOLE_GAME


@pytest.fixture
def postgres() -> Iterator[services.Postgres]:
    own = services.Postgres(synchronous_commit="on")
    own.start()
    yield own
    own.remove()


async def test_people_are_told_that_nothing_is_stored_and_their_answers_wait(
    new_page: NewPage, postgres: services.Postgres
) -> None:
    with services.server("--database-url", postgres.url, DUGOUT_BOT_PROCESSES="0") as server:
        match = create(server, [me("Noor"), me("Sam")], mode="live", rounds=1)
        noor = await new_page(thrifty=False, server=server)
        table = await sit(noor, match)
        await table.until("column")
        pages = {"en": noor}
        for language in ("nl", "de", "fr"):
            pages[language] = await new_page(thrifty=False, server=server, locale=language)
            await pages[language].goto(f"/match/{match['id']}")
            await pages[language].wait_for_selector(".toto", state="attached")

        await asyncio.to_thread(postgres.kill)
        for language, page in pages.items():
            await expect(page.locator(BANNER)).to_contain_text(
                render("service-away", None, language), timeout=LONG
            )
        await table.click("column", ".cols button.c")
        lobby = await new_page(thrifty=False, server=server)
        await lobby.goto("/lobby")
        await expect(lobby.locator(BANNER)).to_be_visible(timeout=LONG)
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            shown = (await http.get(f"/api/matches/{match['id']}")).json()
        assert shown["last"] == 0, "nothing was accepted"
        await expect(noor.locator(BANNER)).to_be_visible()

        await asyncio.to_thread(postgres.start)
        for page in (*pages.values(), lobby):
            await expect(page.locator(BANNER)).to_have_count(0, timeout=LONG)
        await table.until("wait", "expose")
        sam = await new_page(thrifty=False, server=server)
        other = await sit(sam, match, 1)
        await other.play("expose", "form")
        await table.until("expose", "form")
        for page in (*pages.values(), lobby, sam):
            await page.close()  # before the server goes, which nobody should complain about
    forgive_the_database(new_page)


def forgive_the_database(new_page: NewPage) -> None:
    """A browser reports answers with status 503; nothing else may be on its console."""
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "503" not in one and "WebSocket" not in one]
