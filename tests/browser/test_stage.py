"""The duel stage under somebody's hands: skipped, and played again. `test_order.py` has the order in which it tells."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.moments import MOMENTS, open_moment

pytestmark = pytest.mark.timeout(120)
NORMAL = "localStorage.setItem('dugout.speed', '\"normal\"'); window.patient = true"
SCREENS = [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390")]


@pytest.mark.parametrize("screen", SCREENS)
async def test_skip_goes_to_the_verdict_and_r_plays_it_again(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="no-preference", **screen)
    await page.add_init_script(NORMAL)
    await open_moment(page, live_server, moment("tackle"))
    await page.locator("[data-duel] [data-answer=tackle]").click()
    stage = page.locator("[data-duel]")
    await expect(stage).to_have_attribute("data-frame", "roll")
    height = await stage.evaluate("(stage) => stage.getBoundingClientRect().height")
    if screen is PHONE:
        assert height == pytest.approx(400, abs=1)
    dice = await stage.locator(".die").evaluate_all("(dice) => dice.map((die) => die.clientWidth)")
    assert min(dice) >= 96
    await page.keyboard.press("Space")
    await expect(stage).to_have_attribute("data-frame", "land")
    await page.keyboard.press("r")
    await expect(stage).to_have_attribute("data-frame", "set")
    await stage.locator("[data-act=skip]").click()
    await expect(stage).to_have_attribute("data-frame", "land")
    await page.keyboard.press("Space")
    await expect(page.locator("[data-duel][data-frame=land]")).to_have_count(0)


def moment(name: str) -> Any:
    return next(one for one in MOMENTS if (one.game, one.name) == ("counter-attack", name))
