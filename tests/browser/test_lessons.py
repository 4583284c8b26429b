"""First steps through the page: by clicks, missed and tried again, shown, by phone and in another language."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_access import Inspector

VERDICT = "[data-lesson-verdict='{}']"


async def ended(page: Page, verdict: str) -> None:
    await expect(page.locator(VERDICT.format(verdict))).to_be_visible(timeout=20_000)


async def test_a_newcomer_finds_his_first_goal(new_page: NewPage) -> None:
    page = await new_page()
    await page.goto("/")
    await page.get_by_role("link", name="Learn", exact=True).click()
    await page.get_by_role("link", name="The right number").click()
    inspector = Inspector(page)
    await page.wait_for_selector("[data-side='5H'].can")
    await inspector.look("lesson")
    await page.locator("[data-side='1H']").click()
    await ended(page, "missed")
    await inspector.look("missed")
    await page.get_by_role("button", name="Try again").click()
    await page.get_by_role("button", name="Hint").click()
    await expect(page.get_by_text("After the third goal comes the fourth")).to_be_visible()
    await page.locator("[data-side='5H']").click()
    await ended(page, "won")
    await inspector.look("won")
    await page.get_by_role("link", name="Next lesson").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Whistle")
    await page.get_by_role("link", name="All lessons").click()
    await expect(page.get_by_text("1 of 7 done")).to_be_visible()
    await inspector.look("lessons")
    assert inspector.found == {}


async def test_a_walk_on_a_phone(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    await page.goto("/learn/champions/1")
    await page.locator("[data-answer=roll]").click()
    await page.locator("[data-man='H#9'] .can").click(force=True)
    await page.locator("[data-target='e7']").click(force=True)
    await page.locator("[data-act=commit]").click()
    await ended(page, "won")


@pytest.mark.parametrize("lesson", ["champions/4", "counter-attack/6", "toto/7"])
async def test_the_way_is_shown_on_demand(new_page: NewPage, lesson: str) -> None:
    page = await new_page(locale="nl")
    await page.goto(f"/learn/{lesson}")
    await page.get_by_role("button", name="Tip").click()
    await page.get_by_role("button", name="Laat zien").click()
    await ended(page, "won")
    await expect(page.locator("[data-shown]")).to_contain_text("Nu ben jij aan de beurt")
    await expect(page.get_by_role("button", name="Opnieuw")).to_be_visible()
    await page.get_by_role("link", name="Alle lessen").click()
    await expect(page.get_by_text("0 van 7 klaar").first).to_be_visible()


async def test_an_unknown_lesson_says_so(new_page: NewPage) -> None:
    page = await new_page()
    for address in ("/learn/champions/99", "/learn/chess/1"):
        await page.goto(address)
        await expect(page.get_by_text("No such lesson")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rule"), [("champions", "CH-8.2"), ("counter-attack", "CA-8.10"), ("toto", "TO-6.4")]
)
async def test_a_rule_is_found_by_its_id_with_its_picture(new_page: NewPage, game: str, rule: str) -> None:
    page = await new_page(**PHONE)
    await page.goto(f"/rules/{game}")
    await page.get_by_role("searchbox").fill(rule)
    await expect(page.locator(f"[id='{rule}'] figure")).to_be_visible()
    assert await page.locator("figure").count() < 4
    inspector = Inspector(page)
    await inspector.look("rules")
    await page.get_by_role("searchbox").fill("")
    await page.goto(f"/rules/{game}#{rule}")
    await expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    assert inspector.found == {}
    sideways = await page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0
