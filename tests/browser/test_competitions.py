"""A league by clicks: made, entered, filled with computers, drawn, played and finished; what can be taken home."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage

PATIENCE = 120_000


async def make(page: Page, title: str, format_: str) -> str:
    """Make a Champions competition by clicks; its id."""
    await page.goto("/competitions")
    await page.locator("[data-field=title]").fill(title)
    await page.locator("input[autocomplete=nickname]").fill("Ann")
    await page.locator(f"input[name=format][value={format_}]").check()
    await page.locator("[data-act=create]").click()
    await expect(page.locator("[data-act=start]")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


async def fill(page: Page, count: int) -> None:
    """Let so many computers enter."""
    await page.locator("select").select_option("random")
    before = await page.locator("ol.who li:has(.num)").count()
    while before < count:
        await page.locator("[data-act=computers]").click()
        await expect(page.locator("ol.who li:has(.num)")).to_have_count(before + 2)
        before += 2


async def look(page: Page, competition: str) -> dict[str, Any]:
    found: dict[str, Any] = await (await page.context.request.get(f"/api/competitions/{competition}")).json()
    return found


async def test_a_league_from_the_form_to_the_first_match(new_page: NewPage) -> None:
    page = await new_page()
    competition = await make(page, "Sunday league", "league1")
    await page.locator("[data-field=team]").fill("Norway")
    await page.locator("[data-act=join]").click()
    await expect(page.locator("ol.who")).to_contain_text("Norway")
    await fill(page, 3)
    await page.locator("[data-act=start]").click()
    ready = page.locator("[data-act=ready-next]")
    await expect(ready).to_be_visible(timeout=PATIENCE)
    await ready.click()
    await page.locator(".next a[href^='/match/']").click(timeout=PATIENCE)
    await page.wait_for_url("**/match/**")
    page_now = await look(page, competition)
    assert sum(fixture["status"] == "begun" for fixture in page_now["fixtures"]) >= 1


async def test_a_cup_of_computers_ends_with_a_champion(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    competition = await make(page, "Cup night", "cup")
    await fill(page, 4)
    await page.locator("[data-act=start]").click()
    await expect(page.locator("[data-champion]")).to_be_visible(timeout=PATIENCE)
    await page.get_by_text("Bracket", exact=True).click()
    await expect(page.locator("[data-tie]")).to_have_count(3)
    now = await look(page, competition)
    champion = next(entrant["name"] for entrant in now["entrants"] if entrant["number"] == now["ranking"][0])
    await expect(page.locator("[data-champion]")).to_contain_text(champion)
    await page.get_by_text("Squads", exact=True).click()
    marked = {
        (entrant["number"], man["man"])
        for entrant in now["entrants"]
        for man in entrant["men"]
        if man["suspended"] or man["hurt"]
    }
    for number, man in marked:
        chip = page.locator(f"[data-squad='{number}'] [data-man='{man}'] .chip.red").first
        await expect(chip).to_be_visible()
    await page.get_by_text("Statistics", exact=True).click()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Results (CSV)").click()
    file = await (await download.value).path()
    assert file.read_text(encoding="utf-8").count("\n") == 4
    overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, "nothing sticks out of a phone"
