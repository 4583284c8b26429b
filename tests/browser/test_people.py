"""Several people: by link with a bad line, and around one device."""

from __future__ import annotations

import asyncio
import time

from playwright.async_api import expect

from tests.browser.conftest import PHONE, WHOLE_GAME, NewPage
from tests.browser.proxy import Line
from tests.browser.table import Table

pytestmark = WHOLE_GAME


async def test_two_people_by_link_one_of_them_offline_for_a_while(
    new_page: NewPage, live_server: str
) -> None:
    line = Line(live_server)
    await line.mend()
    noor = await new_page()
    await noor.goto("/new/toto?with=friends")
    await noor.get_by_label("Name of Player 1").fill("Noor")
    for _ in range(2):
        await noor.get_by_role("button", name="Players: 1 fewer").click()
    for _ in range(4):
        await noor.get_by_role("button", name="Rounds: 1 fewer").click()
    await noor.get_by_role("button", name="Invite").click()
    await noor.wait_for_url("**/match/*")
    link = await noor.locator("input[readonly]").first.input_value()

    sam = await new_page(server=line.url, **PHONE)
    await sam.goto(link.replace(live_server, line.url))
    await sam.get_by_label("Your name").fill("Sam")
    await sam.get_by_role("button", name="Take my seat").click()

    tables = (Table(noor), Table(sam))
    await asyncio.gather(*(page.wait_for_selector(".toto") for page in (noor, sam)))
    enough = 5
    await asyncio.gather(*(one.play(when=lambda _kind, _n: turns(tables) >= enough) for one in tables))

    await line.cut()
    await expect(sam.get_by_role("button", name="Try now")).to_be_visible()
    goals_before = sum(map(sum, await tables[1].scores()))
    await asyncio.sleep(0.3)
    # whoever is asked plays on; the one without a line cannot
    kind = (await tables[0].asked())["kind"]
    if kind in ("turn", "window"):
        await tables[0].click(kind, (await tables[0].asked())["selector"])
    await line.mend()
    await sam.get_by_role("button", name="Try now").click()
    await expect(sam.get_by_role("button", name="Try now")).to_be_hidden()
    assert sum(map(sum, await tables[1].scores())) >= goals_before - 1

    # both play on, and both see the same; every window lasts as long for everybody, so not to the end of the round
    so_far = turns(tables)
    await asyncio.gather(*(one.play(when=lambda _kind, _n: turns(tables) >= so_far + 4) for one in tables))
    assert await tables[0].scores() == await same_as(tables[0], tables[1])
    assert sum(map(sum, await tables[1].scores())) > goals_before
    forgive_the_cut(new_page)


def turns(tables: tuple[Table, ...]) -> int:
    return sum(table.seen.get("turn", 0) for table in tables)


async def same_as(one: Table, other: Table, seconds: float = 20) -> list[list[int]]:
    """The scores of the second page, which may still be on its way to what the first shows."""
    end = time.monotonic() + seconds
    while await one.scores() != (found := await other.scores()) and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return found


def forgive_the_cut(new_page: NewPage) -> None:
    """A browser reports a line that was cut on purpose; nothing else may be on its console."""
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "WebSocket" not in one and "ERR_CONNECTION" not in one]


async def test_two_people_around_one_device(new_page: NewPage, live_server: str) -> None:
    """Secrets stay behind the curtain; the whistle window is everybody's (TO-13.3)."""
    page = await new_page()
    await page.goto("/new/toto?with=device")
    for _ in range(2):
        await page.get_by_role("button", name="Players: 1 fewer").click()
    await page.get_by_label("Name of Player 1").fill("Noor")
    await page.get_by_label("Name of Player 2").fill("Sam")
    for _ in range(4):
        await page.get_by_role("button", name="Rounds: 1 fewer").click()
    await page.get_by_role("button", name="Start the match").click()
    await page.wait_for_selector(".toto", state="attached")
    table = Table(page)

    await table.until("curtain")
    await expect(page.get_by_role("heading", name="Pass it to Noor")).to_be_visible()
    await expect(page.locator(".toto")).to_be_hidden()
    await table.play("window")
    assert table.seen["curtain"] >= 4
    await expect(page.locator(".hand")).to_have_count(0)
    await expect(page.get_by_role("button", name="Continue")).to_be_visible()
    scorer = "Noor" if await page.get_by_role("button", name="Sam: STOP").count() == 1 else "Sam"
    await expect(page.get_by_role("button", name=f"{scorer}: STOP")).to_have_count(0)

    assert await table.play("results") == "results"
    await expect(page.locator(".curtain")).to_have_count(0)
    await table.play("none")
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
