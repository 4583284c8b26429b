"""Champions through the page: whole matches by clicking, and what a coach sees while he plans."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.pitch import create, sit

pytestmark = pytest.mark.timeout(240)
WHOLE_MATCH = 150.0
"""Seconds on a crowded machine; an idle one needs a quarter of that."""

ME = {"kind": "me", "name": "Noor"}
COMPUTER = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize(
    ("seat", "screen"), [(0, {}), (1, PHONE)], ids=["home-on-a-desktop", "away-on-a-phone"]
)
async def test_random_clicks_play_a_whole_match(
    new_page: NewPage, live_server: str, seat: int, screen: dict[str, object]
) -> None:
    seats = [ME, COMPUTER] if seat == 0 else [COMPUTER, ME]
    rules = {"profile": "starter", "clock": "rolls"} if seat else {}
    match = create(live_server, seats, **rules)
    coach = await sit(await new_page(**screen), live_server, match, seat, seed=20 + seat)
    assert await coach.play(WHOLE_MATCH) == "over"
    final = coach.server_view()
    assert final["status"] == "over"
    home, away = final["view"]["score"]
    await expect(coach.page.locator(".champions .tray h2")).to_contain_text(f"{home}–{away}")
    assert coach.compared > 20
    assert {"lineup", "keeper", "action", "leg"} <= coach.seen.keys()
