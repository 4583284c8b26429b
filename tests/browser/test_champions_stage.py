"""What a die decides in Champions 2020, in the order in which the page shows it: question, die, consequence, score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.moments import MOMENTS, play_on
from tests.browser.test_replay import Watched
from tests.browser.test_shown import MOVING

pytestmark = pytest.mark.timeout(180)
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1440"])
FRAMES = ["ask", "set", "roll", "land"]
WATCH = """() => {
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim()).join(" ");
  window.seen = [];
  const look = () => {
    const stage = document.querySelector("[data-duel]");
    const now = {
      frame: stage?.dataset.frame ?? "",
      die: stage?.querySelector("[data-die]:not([data-die=''], [data-die=rolls])")?.dataset.die ?? "",
      verdict: text("[data-verdict]"),
      spoken: text("[data-stage-verdict]"),
      score: text(".champions :is(.strip, .score)[role=group]"),
      told: text("[data-log]") + text("[data-announcer]") + text(".dock .now") + text(".steps .now") + document.title,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true });
}"""


async def moving(new_page: NewPage, size: dict[str, Any]) -> Page:
    page = await new_page(reduced_motion="no-preference", **size)
    await page.add_init_script(MOVING)
    return page


async def in_order(page: Page, frames: list[str]) -> None:
    """Nothing is told before the die lies, and then everything; the frames come one after the other."""
    await page.wait_for_function("() => window.seen.some(({frame}) => frame === 'land')", timeout=20_000)
    await expect(page.locator("[data-busy=true]")).to_have_count(0, timeout=20_000)
    seen: list[dict[str, str]] = await page.evaluate("() => window.seen")
    shown = list(dict.fromkeys(look["frame"] for look in seen if look["frame"] in FRAMES))
    assert shown == frames
    landed = next(at for at, look in enumerate(seen) if look["frame"] == "land")
    for look in seen[:landed]:
        assert (look["die"], look["verdict"], look["spoken"]) == ("", "", "")
        assert look["score"] == seen[0]["score"]
        assert look["told"] != seen[-1]["told"], "log, caption, announcer or title told it before the die lay"
    assert seen[landed]["die"] != ""
    assert seen[landed]["verdict"] != ""
    assert any(look["spoken"] for look in seen[landed:])
    assert seen[-1]["score"] != seen[0]["score"], "the clock counts every roll in this match"


@SIZES
@pytest.mark.parametrize(
    ("name", "answer"), [("dive", "[data-act=commit]"), ("interception", "[data-answer^=intercept]")]
)
async def test_a_duel_is_decided_before_it_is_told(
    new_page: NewPage, live_server: str, size: dict[str, Any], name: str, answer: str
) -> None:
    """Whoever decides has seen the question; the other coach and a spectator see it first on the stage."""
    moment = next(one for one in MOMENTS if (one.game, one.name) == ("champions", name))
    match, tokens, seat = play_on(live_server, moment)
    decider, other, spectator = [await moving(new_page, size) for _ in range(3)]
    addresses = [f"#seat={tokens[seat]}", f"#seat={tokens[1 - seat]}", ""]
    for page, address in zip((decider, other, spectator), addresses, strict=True):
        await page.goto(f"/match/{match}{address}")
        await page.wait_for_selector(".champions .tray")
    await expect(decider.locator(f".champions .tray {answer}").last).to_be_enabled()
    for page in (decider, other, spectator):
        await page.evaluate(WATCH)
    await decider.locator(f".champions .tray {answer}").last.click()
    await in_order(decider, FRAMES[1:])
    await in_order(other, FRAMES)
    await in_order(spectator, FRAMES)


@SIZES
@pytest.mark.parametrize(("record", "codes"), [
    ("red-card", ("ch.attempt-failed", "ch.intercepted")), ("red-card", ("ch.beaten", "ch.saved", "ch.caught")),
])  # fmt: skip
async def test_a_replay_keeps_the_same_order(
    new_page: NewPage, live_server: str, size: dict[str, Any], record: str, codes: tuple[str, ...]
) -> None:
    match = Watched(live_server, "champions", record)
    die = next(event["n"] for event in match.ask("replay")["events"] if event["code"] in codes)
    stop = next(at for at, one in enumerate(match.stops) if one["last"] >= die)
    page = await moving(new_page, size)
    await match.open(page, stop - 1)
    await page.wait_for_timeout(500)
    await page.evaluate(WATCH)
    await page.keyboard.press("ArrowRight")
    await in_order(page, FRAMES)
