"""An evening of Toto at a real table, from its template to the trophy; every step by clicks and keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_league import tab


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_toto_evening_at_a_real_table(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    await page.goto("/competitions")
    await page.locator("label").filter(has_text="Toto evening").click()
    await page.locator("[data-act=next]").click()
    await expect(page.locator("dl")).to_contain_text("session")  # nobody plays a matchday at a table
    await page.locator("[data-act=next]").click()
    await page.get_by_label("Your name").fill("Mira")
    await page.locator("[data-field=names]").fill("Sam\nLotte\nKees")
    await page.locator("[data-act=add-names]").click()
    await page.locator("[data-act=create]").click()
    await expect(page.locator("ol.who li")).to_have_count(4)
    await expect(page.locator("ol.who")).not_to_contain_text("Lantern FC")  # people play as themselves
    await page.locator("[data-act=start]").click()
    await expect(page.locator("[data-act=ready-next]")).to_be_visible()
    await expect(page.locator("[data-coach-result]")).to_have_count(0)
    await tab(page, "Desk")
    await page.locator("[data-act=enter-result]").click()
    form = page.locator("[data-correct]")
    await expect(form.locator("[data-act=save-report]")).to_be_disabled()
    for seat, cash in enumerate((45, 90, 52, 45)):
        await form.locator(f"[data-field=cash-{seat}]").fill(str(cash))
    await expect(form).to_contain_text("cannot have that amount")
    new_page.complaints.clear()  # type: ignore[attr-defined]  # the refusal was meant
    await form.locator("[data-field=cash-2]").fill("50")
    await form.locator("[data-act=more-columns]").click()
    await form.locator("[data-field=right-0]").fill("21")
    await form.locator("[data-field=right-3]").fill("24")
    winner = await form.locator("[data-seat='1'] th").inner_text()
    await expect(form.locator("[data-follows]")).to_contain_text(winner)
    await form.locator("[data-field=right-3]").press("Enter")
    await expect(form).to_have_count(0)
    await expect(page.locator("main")).to_contain_text(winner)
    await tab(page, "History")
    await expect(page.locator("main")).to_contain_text("entered the session of")
