"""Rare questions on a phone: every word of them is to be read, in all languages; the men asked about can be chosen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.moments import MOMENTS, open_moment
from tests.browser.test_access import Inspector
from tests.browser.test_languages import CUT_OFF, NATIVE, speak, untranslated

pytestmark = pytest.mark.timeout(240)
LOOKED_AT = ("champions-dive", "champions-substitution", "counter-attack-corner", "counter-attack-shot")
BY_NAME = {f"{moment.game}-{moment.name}": moment for moment in MOMENTS}


async def test_no_words_of_a_question_are_cut_off(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    for name in LOOKED_AT:
        await open_moment(page, live_server, BY_NAME[name])
        for language in NATIVE:
            await speak(page, language)
            assert await page.evaluate(CUT_OFF) == [], f"{name} {language}"
            assert await untranslated(page) == [], f"{name} {language}"


async def test_a_shooter_is_chosen_who_is_not_on_the_pitch(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    await open_moment(page, live_server, BY_NAME["champions-shoot-out"])
    men = page.locator(".champions .tray [data-pick]")
    await expect(men.nth(5)).to_be_attached()
    goal = page.locator("[data-spot]")
    await expect(goal.locator(".keeper")).to_be_visible()  # not an empty pitch
    await men.last.click()
    await expect(goal).to_have_count(0)
    await expect(page.locator("[data-target]").first).to_be_visible()
    inspector = Inspector(page)
    await inspector.look("shoot-out")
    assert inspector.found == {}


async def test_the_taker_of_a_corner_is_chosen_from_a_list(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    await open_moment(page, live_server, BY_NAME["counter-attack-corner"])
    await expect(page.locator(".ask h2")).to_have_text("Your corner: who takes it?")
    await expect(page.locator(".ask .men [data-man]").nth(6)).to_be_attached()
