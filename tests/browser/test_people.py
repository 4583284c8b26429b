"""Several people: by link with a bad line, and around one device."""

from __future__ import annotations

import asyncio
import contextlib

from playwright.async_api import TimeoutError as Late
from playwright.async_api import expect

from tests.browser.conftest import PHONE, WHOLE_GAME, NewPage
from tests.browser.proxy import Line
from tests.browser.table import Table, create, me, rest_over_http

pytestmark = WHOLE_GAME


async def test_two_people_by_link_one_of_them_offline_for_a_while(
    new_page: NewPage, live_server: str
) -> None:
    line = Line(live_server)
    await line.mend()
    # the shortest windows: they last as long for everybody
    match = create(live_server, [me("Noor"), {"kind": "link"}], mode="live", rounds=1, whistle_seconds=2)
    noor = await new_page(thrifty=False)
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    sam = await new_page(thrifty=False, server=line.url, **PHONE)
    await sam.goto(f"/match/{match['id']}#seat={match['tokens'][1]}")
    await sam.get_by_label("Your name").fill("Sam")
    await sam.get_by_role("button", name="Take my seat").click()

    tables = (Table(noor), Table(sam))
    await asyncio.gather(*(page.wait_for_selector(".toto") for page in (noor, sam)))
    enough = 5
    await asyncio.gather(*(one.play(when=lambda _kind, _n: turns(tables) >= enough) for one in tables))

    await line.cut()
    await expect(sam.get_by_role("button", name="Try now")).to_be_visible()
    goals_before = goals(await tables[1].scores())
    await asyncio.sleep(0.3)
    # whoever is asked plays on; the one without a line cannot
    kind = (await tables[0].asked())["kind"]
    if kind in ("turn", "window"):
        await tables[0].click(kind, (await tables[0].asked())["selector"])
    await line.mend()
    with contextlib.suppress(Late):  # the page tries by itself too, and may be quicker
        await sam.get_by_role("button", name="Try now").click(timeout=2000)
    await expect(sam.get_by_role("button", name="Try now")).to_be_hidden()
    assert goals(await tables[1].scores()) >= goals_before - 1

    # both play on, and both see the same
    so_far = turns(tables)
    await asyncio.gather(*(one.play(when=lambda _kind, _n: turns(tables) >= so_far + 4) for one in tables))
    async with asyncio.timeout(60):
        while (seen := await tables[0].scores()) != await tables[1].scores() or goals(seen) <= goals_before:
            await asyncio.sleep(0.05)
    forgive_the_cut(new_page)


def turns(tables: tuple[Table, ...]) -> int:
    return sum(table.seen.get("turn", 0) for table in tables)


def goals(scores: list[list[int]]) -> int:
    return sum(map(sum, scores))


def forgive_the_cut(new_page: NewPage) -> None:
    """A browser reports a line that was cut on purpose; nothing else may be on its console."""
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "WebSocket" not in one and "ERR_CONNECTION" not in one]


async def test_two_people_around_one_device(new_page: NewPage, live_server: str) -> None:
    """Secrets stay behind the curtain; the whistle window is everybody's (TO-13.3)."""
    page = await new_page(thrifty=False)
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

    assert await table.play("curtain") == "curtain"
    assert table.seen["column"] >= 1, "columns are chosen in front of everybody"
    await expect(page.get_by_role("heading", name="Pass it to")).to_be_visible()
    await expect(page.locator(".toto")).to_be_hidden()
    await table.play("window")
    assert table.seen["curtain"] >= 2
    await expect(page.locator(".hand")).to_have_count(0)
    await expect(page.get_by_role("button", name="Continue")).to_be_visible()
    scorer = "Noor" if await page.get_by_role("button", name="Sam: STOP").count() == 1 else "Sam"
    await expect(page.get_by_role("button", name=f"{scorer}: STOP")).to_have_count(0)

    await table.play(when=lambda kind, number: kind == "turn" and number > 4)
    await rest_over_http(page, live_server)
    assert await table.play("results") == "results"
    await expect(page.locator(".curtain")).to_have_count(0)
    await table.play("none")
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
