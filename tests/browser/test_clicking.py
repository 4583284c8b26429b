"""A bot that clicks: a short match of Toto with a coach here, ten of each game with `scripts/click_matches.py
--matches 10`."""

from __future__ import annotations

from tests.browser.clicking import play_match
from tests.browser.conftest import WHOLE_GAME, NewPage


@WHOLE_GAME
async def test_random_clicks_play_toto_without_drifting(new_page: NewPage, live_server: str) -> None:
    page = await new_page(thrifty=False)
    await page.goto("/learn")
    played = await play_match(page, live_server, "toto", seed=3, seconds=250, guided=True)
    assert played.compared > 10
