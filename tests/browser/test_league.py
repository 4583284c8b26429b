"""A league of six over three matchdays at the organiser's desk, by clicks and keys, on a phone and on a desk.

More time for a matchday, a substitute, a red card whose ban blocks a line-up, an overturned match, a forfeit, the end.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_competitions import coaches, look, make, picture, send, snapshot

NAMES = (
    "Fatma, Red Lions\nKees, Blue Herons\nRiet, Canal FC\nWim, Mill Boys\nOmar, Lantern FC\nIda, Harbour 09"
)
SHIRT = "9"


async def tab(page: Page, name: str) -> None:
    await page.get_by_role("radiogroup").get_by_text(name, exact=True).first.click()


async def part(page: Page, name: str) -> None:
    """A tab of the desk."""
    await page.locator("[data-desk]").get_by_text(name, exact=True).click()


async def result(page: Page, fixture: str, home: int, away: int) -> Locator:
    """The form of a match that waits, with its score."""
    await page.locator(f"[data-waits='{fixture}'] [data-act=enter-result]").click()
    form = page.locator("[data-correct]")
    for field, goals in zip(await form.locator(".score input").all(), (home, away), strict=False):
        await field.fill(str(goals))
    return form


async def save(page: Page, form: Locator) -> None:
    await form.locator("[data-act=save-report]").click()
    await expect(form).to_have_count(0)


async def reasoned(page: Page, name: str, reason: str) -> None:
    """Fill in the reason of a form, read what follows, and press Enter."""
    form = page.locator(f"[data-form={name}]")
    await expect(form.locator("[data-follows]")).to_be_visible()
    await form.locator(f"[data-field={name}-reason]").fill(reason)
    await form.locator(f"[data-field={name}-reason]").press("Enter")


async def entered(page: Page) -> None:
    """Six names, the last of whom is moved up by keys."""
    await page.locator("[data-field=names]").fill(NAMES)
    await page.locator("[data-act=add-names]").click()
    await expect(page.locator("ol.who li")).to_have_count(6)
    grip = page.locator("[data-act=grip]").last
    await grip.focus()
    await grip.press("Alt+ArrowUp")
    await page.keyboard.press("Alt+ArrowDown")
    assert (await coaches(page))[-1] == "Ida"
    await page.locator("[data-act=start]").click()
    await tab(page, "Desk")


async def first_day(page: Page) -> None:
    """A red card, an overturned match, a forfeit."""
    form = await result(page, "L1.1", 2, 1)
    await form.locator("[data-act=add-code]").click()
    line = form.locator(".line").last
    await line.locator("input").fill(SHIRT)
    await line.locator("select").last.select_option("R")
    await expect(form).to_contain_text("suspended for 2 matches")
    await save(page, form)
    await save(page, await result(page, "L1.2", 3, 0))
    await page.locator("[data-result='L1.2'] [data-act=correct]").click()
    form = page.locator("[data-correct]")
    await form.locator(".score input").nth(1).fill("4")
    await form.locator("[data-field=reason]").fill("a slip of the pen")
    await expect(form).to_contain_text("→")
    await save(page, form)
    await expect(page.locator("[data-result='L1.2']")).to_contain_text("overturned")
    await page.locator("[data-waits='L1.3'] [data-act=enter-result]").click()
    form = page.locator("[data-correct]")
    await form.get_by_text("Forfeit", exact=True).click()
    await form.get_by_text("Mill Boys forfeits").click()
    await form.locator("[data-field=reason]").fill("did not come")
    await save(page, form)
    await expect(page.locator("[data-result='L1.3']")).to_contain_text("forfeit")


async def second_day(page: Page, now: dict[str, Any]) -> None:
    """More time, a substitute, and a line-up without the man who was sent off."""
    await part(page, "Calendar")
    await expect(page.locator("[data-day]")).to_have_count(5)
    await page.locator("[data-day='3'] [data-act=edit-day]").click()
    evening = (datetime.now(UTC) + timedelta(days=9)).strftime("%Y-%m-%dT20:15")
    await page.locator("[data-day='3'] [data-field=date-time]").fill(evening)
    await reasoned(page, "date", "both asked")
    await expect(page.locator("[data-day='3'] .own")).to_contain_text("20:15")
    await page.locator("[data-day='2'] [data-act=edit-day]").click()
    await picture(page, "desk-calendar")
    await reasoned(page, "extend", "holidays")
    await expect(page.get_by_text("There is more time now.")).to_be_visible()
    await part(page, "Entrants")
    await page.locator("[data-field=substitute]").fill("Vera")
    await page.locator("[data-field=substitute]").press("Enter")
    await expect(page.locator("[data-substitutes] li")).to_contain_text("Vera")
    await page.locator("[data-desk-entrant='6'] [data-act=entrant]").click()
    await reasoned(page, "dropout", "moved away")
    await expect(page.locator("[data-desk-entrant='6']")).to_contain_text("previously Ida")
    match = next(each for each in now["fixtures"] if each["part"] == 2 and 1 in each["sides"])
    await tab(page, "Matches")
    row = page.locator(f"[data-fixture='{match['id']}']")
    await row.locator("[data-act=ready-guest]").first.click()
    await expect(row.locator("[data-act=ready-guest][aria-pressed=true]")).to_have_count(1)
    await row.locator("[data-act=ready-guest][aria-pressed=false]").click()
    await row.get_by_role("link", name="Play").click()
    await page.wait_for_url("**/match/**")


async def blocked(page: Page, side: int) -> None:
    """CO-10.5: he is struck through, and it says why and by which rule."""
    await page.get_by_role("button", name="I am ").click()
    await page.locator("[data-act=out]").click()
    out = page.locator(f"[data-out='{side}-{SHIRT}']")
    await expect(out).to_contain_text("red card against")
    await expect(out).to_contain_text("CO-7.6")
    await picture(page, "line-up-blocked")
    match = page.url.rsplit("/", 1)[1].split("?")[0].split("#")[0]
    seen = await snapshot(page, match)
    asked = next(each for each in seen["asked"] if each["seat"] == side)
    with_him = f"lineup 1 2,3,4,5 8,{SHIRT},10,11 14,15"
    assert await send(page, match, asked, seen["question"], with_him) >= 400, "he cannot be lined up"


async def rest(page: Page, competition: str) -> None:
    """The running match is a forfeit of the visitors; the others are entered, up to the third matchday; then it
    ends."""
    now = await look(page, competition)
    running = next(each for each in now["fixtures"] if each["status"] == "begun")
    await page.goto(f"/competitions/{competition}")
    await tab(page, "Desk")
    await page.locator(f"[data-waits='{running['id']}'] [data-act=enter-result]").click()
    form = page.locator("[data-correct]")
    await form.get_by_role("radiogroup").locator("label").last.click()
    await form.locator("[data-field=reason]").fill("left the table")
    await save(page, form)
    for number in (2, 3):
        for each in now["fixtures"]:
            if each["part"] == number and each["id"] != running["id"]:
                await save(page, await result(page, each["id"], 1, 0))
    await part(page, "Settings")
    await picture(page, "desk-settings")
    await expect(page.locator("[data-form=end]")).to_contain_text("wins")
    await reasoned(page, "end", "the hall closes")
    await expect(page.locator("[data-champion]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1440"])
async def test_a_league_of_six_at_the_desk(new_page: NewPage, size: dict[str, Any]) -> None:
    page = await new_page(**size)
    competition = await make(page, "Club league", "league1")
    await entered(page)
    await first_day(page)
    now = await look(page, competition)
    await second_day(page, now)
    sides = next(each["sides"] for each in now["fixtures"] if each["part"] == 2 and 1 in each["sides"])
    await blocked(page, sides.index(1))
    await rest(page, competition)
    await tab(page, "History")
    told = page.locator("[data-history]").or_(page.get_by_role("main"))
    for words in (
        "ended the season early",
        "replaced Ida by Vera",
        "ruled a forfeit",
        "overturned",
        "gave 3 more days",
    ):
        await expect(told.first).to_contain_text(words)
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    await picture(page, "league-history")
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [
        each for each in complaints if "(desk)" not in each
    ]  # what cannot follow is refused while one types
