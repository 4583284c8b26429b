"""A bot that clicks: short matches here, ten of each game with `scripts/click_matches.py --matches 10`."""

from __future__ import annotations

import pytest

from tests.browser.clicking import play_match
from tests.browser.conftest import WHOLE_GAME, NewPage


@WHOLE_GAME
@pytest.mark.parametrize("game", ["toto"])
async def test_random_clicks_in_one_page_leave_nothing_behind(
    new_page: NewPage, live_server: str, game: str
) -> None:
    """Champions and Counter Attack are clicked through in their own files."""
    page = await new_page()
    await page.goto("/learn")
    first = await play_match(page, live_server, game, seed=3, seconds=250)
    second = await play_match(page, live_server, game, seed=4, seconds=250)
    assert min(first.compared, second.compared) > 10
    assert second.megabytes < first.megabytes + 4, "a match that is over stays in memory"
