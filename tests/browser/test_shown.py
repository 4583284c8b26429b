"""The page tells a result when the dice have landed: score, log, caption and what is read aloud."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.moments import MOMENTS, open_moment
from tests.browser.test_replay import Watched

MOVING = "localStorage.setItem('dugout.speed', '\"normal\"'); window.patient = true"
SCORE = {"champions": ".champions .score", "counter-attack": ".ca .goals", "toto": "[data-row]"}
ROLLS = {
    "champions": ("[data-duel] .die", 600),
    "counter-attack": ("[data-duel] .die", 600),
    "toto": (".toto-fly", 300),
}
"""What rolls or flies, and for how many milliseconds at least."""
READ_OUT = {"champions": "[data-stage-verdict]", "counter-attack": "[data-stage-verdict]"}
WATCH = """([roll, ...told]) => {
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim()).join(" ");
  const dice = () => [...document.querySelectorAll(roll)].map((die) => die.outerHTML);
  const before = new Set(dice());
  window.seen = [];
  const look = () => window.seen.push(
    [performance.now(), dice().some((die) => !before.has(die)), ...told.map(text)]);
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true });
}"""


async def moving_page(new_page: NewPage) -> Page:
    page = await new_page(reduced_motion="no-preference")
    await page.add_init_script(MOVING)
    return page


async def told_after_the_roll(page: Page, game: str, told: int) -> None:
    """Every text that was watched ended differently, and came to its end only when the roll had been seen."""
    seen: list[list[Any]] = await page.evaluate("() => window.seen")
    rolled = next(at for at, rolls, *_ in seen if rolls)
    for text in range(2, 2 + told):
        end = seen[-1][text]
        assert end != seen[0][text]
        came = next(look[0] for look in seen if look[text] == end)
        assert came - rolled >= ROLLS[game][1], f"{end!r} came {came - rolled:.0f} ms after the roll began"


@pytest.mark.parametrize(("game", "name", "code"), [
    ("champions", "goals", "ch.beaten"), ("champions", "random-shoot-out", "ch.beaten"), ("counter-attack", "draft-core", "ca.save-roll"), ("toto", "single-winner", "to.goal"),
])  # fmt: skip
async def test_a_replay_tells_a_shot_after_its_dice(
    new_page: NewPage, live_server: str, game: str, name: str, code: str
) -> None:
    match = Watched(live_server, game, name)
    events = match.ask("replay")["events"]
    goal = next(
        event["n"]
        for event, after in zip(events, [*events[1:], events[-1]], strict=True)
        if event["code"] == code and (after["code"].endswith((".goal", ".shot-taken")) or game == "toto")
    )
    stop = next(at for at, one in enumerate(match.stops) if one["last"] >= goal)
    page = await moving_page(new_page)
    await match.open(page, stop - 1)
    await page.wait_for_timeout(500)
    await page.evaluate(WATCH, [ROLLS[game][0], SCORE[game], ".dock .now", ".steps .now"])
    await page.keyboard.press("ArrowRight")
    await match.shows(page, stop)
    await expect(page.locator("[data-busy=true]")).to_have_count(0, timeout=20_000)
    await expect(page.locator(".dock .now")).to_contain_text(
        re.compile("goal|scored|plays a 1", re.IGNORECASE)
    )
    await told_after_the_roll(page, game, 3)


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
async def test_a_match_tells_a_duel_after_its_dice(new_page: NewPage, live_server: str, game: str) -> None:
    name = {"champions": "dive", "counter-attack": "tackle"}[game]
    moment = next(one for one in MOMENTS if (one.game, one.name) == (game, name))
    page = await moving_page(new_page)
    await open_moment(page, live_server, moment)
    await expect(page.locator("[data-log] li").first).to_be_visible()
    await page.wait_for_timeout(500)
    await page.evaluate(WATCH, [ROLLS[game][0], "[data-log] > li:first-child", READ_OUT[game]])
    await page.locator(
        {"champions": "[data-act=commit]", "counter-attack": "[data-answer=tackle]"}[game]
    ).click()
    await page.wait_for_function("() => window.seen.some(([, rolls]) => rolls)")
    await expect(page.locator("[data-busy=true]")).to_have_count(0, timeout=20_000)
    await page.wait_for_timeout(500)
    await told_after_the_roll(page, game, 2)
