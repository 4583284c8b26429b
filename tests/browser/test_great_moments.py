"""A goal is the moment of the match, and full time tells its story: on a phone and on a desktop."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.moments import Before, Moment, before, play_on
from tests.browser.table import answer_until, is_over

pytestmark = pytest.mark.timeout(120)
SCREENS = pytest.mark.parametrize("screen", [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390")])
MOVING = "localStorage.setItem('dugout.speed', '\"normal\"')"
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const moment = document.querySelector("[data-moment]");
    const digits = [...document.querySelectorAll(".score [data-flap], .strip [data-flap]")].map((one) => one.dataset.flap);
    window.seen.push([digits.slice(0, 2).join("-"), moment?.dataset.frame ?? "", moment?.dataset.stance ?? "",
      document.querySelector("[data-band]")?.textContent ?? ""]);
  };
  look();
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
}"""
GOAL = ("champions", "starter", 170)
"""A shot that no keeper reaches: no die is left that could go the other way."""
END = ("champions", "stand-in", 394)


async def sit(new_page: NewPage, place: Before, seat: int, screen: dict[str, Any]) -> Page:
    page = await new_page(reduced_motion="no-preference", **screen)
    await page.add_init_script(MOVING)
    await page.goto(f"/match/{place.match}#seat={place.tokens[seat]}")
    await expect(page.locator("[data-flap]").first).to_be_visible()
    return page


async def seen(page: Page) -> list[list[str]]:
    found: list[list[str]] = await page.evaluate("() => window.seen")
    return found


@SCREENS
async def test_ones_own_goal_runs_over_the_table_and_turns_the_digit_in_the_net(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    place = await asyncio.to_thread(before, live_server, *GOAL)
    page = await sit(new_page, place, 0, screen)
    await page.evaluate(WATCH)
    await asyncio.to_thread(place.go_on)
    await page.wait_for_function("() => window.seen.some(([, frame]) => frame === 'hold')", timeout=20_000)
    await expect(page.locator("[data-said]")).to_have_text("Goal for Noor. Number 19. 1–1, 58′.")
    await expect(page.locator("[data-moment]")).to_have_count(0)
    await expect(page.locator("[data-conceded]")).to_have_count(0)
    looks = await seen(page)
    shown = next(look[3] for look in looks if look[1] == "hold")
    assert "Goal!" in shown
    assert "Number 19" in shown
    first = next(look for look in looks if look[0] == "1-1")
    assert first[1] in ("", "net"), f"the digit turned in the frame {first[1]!r}"
    assert all(look[0] == "0-1" for look in looks[: looks.index(first)])
    assert not any(look[1] for look in looks[: looks.index(first)]), "the moment came before the digit"


@SCREENS
async def test_a_goal_of_the_others_is_told_on_paper_beside_the_next_question(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    place = await asyncio.to_thread(before, live_server, *GOAL)
    page = await sit(new_page, place, 1, screen)
    await asyncio.to_thread(place.go_on)
    paper = page.locator("[data-conceded]")
    await expect(paper).to_contain_text("They are level", timeout=20_000)
    await expect(page.locator("[data-band]")).to_have_count(0)
    await expect(page.locator("[data-said]")).to_have_text("Goal for Noor. Number 19. 1–1, 58′.")


@SCREENS
async def test_a_shoot_out_ends_with_its_score_and_both_rows_of_kicks(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    moment = Moment("", "champions", "random-shoot-out", "ch.shooter")
    match, tokens, seat = await asyncio.to_thread(play_on, live_server, moment)
    secrets, any_of = " ".join(tokens.values()), random.Random(1).choice  # keepers who dive, or it never ends
    await asyncio.to_thread(answer_until, live_server, match, secrets, is_over, 60, any_of)
    page = await new_page(**screen)
    await page.goto(f"/match/{match}#seat={tokens[seat]}")
    end = page.locator("[data-full-time]")
    await expect(end.locator("[data-kicks]")).to_have_text(re.compile(r"^\d+–\d+ on penalties$"))
    assert "0–0" not in await end.locator("h2").inner_text()
    width = screen["viewport"]["width"]
    for row in await end.locator(".pens").all():
        box = await row.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@SCREENS
async def test_full_time_tells_the_story_and_a_rematch_begins_another(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    place = await asyncio.to_thread(before, live_server, *END)
    page = await sit(new_page, place, 1, screen)
    await asyncio.to_thread(place.go_on)
    end = page.locator("[data-full-time=won]")
    await expect(end.locator("h2")).to_have_text("You win", timeout=20_000)
    digits = [await one.get_attribute("data-flap") for one in await end.locator("[data-flap]").all()]
    assert digits == ["0", "1"]
    await expect(end.locator("[data-best]")).to_contain_text("Man of the match", timeout=30_000)
    await expect(end.locator("[data-numbers] dt")).to_have_count(3)
    await expect(end.locator("[data-curve] svg").first).to_be_visible()
    await expect(end.locator(".btn.primary")).to_have_count(1)
    await page.locator("[data-act=see-board]").click()
    await expect(page.locator("[data-man]").first).to_be_visible()
    await page.locator("[data-act=full-time]").click()
    await end.get_by_role("button", name="Rematch").click()
    await expect(page).not_to_have_url(re.compile(place.match))
    await expect(page.locator("[data-ended]")).to_have_count(0)
