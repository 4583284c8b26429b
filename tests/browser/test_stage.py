"""The duel stage in the page: question, dice, consequence, and only then score, log and title, in that order.

Everything moves, at fast speed. What is asserted was seen in the document itself, at every change of it.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.moments import MOMENTS, open_moment
from tests.browser.test_replay import Watched

pytestmark = pytest.mark.timeout(120)
FAST = "localStorage.setItem('dugout.speed', '\"fast\"'); window.patient = true"
SCREENS = [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390")]
TOLD = [".ca .goals", ".tl", ".dock .now", ".steps .now", "title"]
"""Score, log, what a replay says, the name of the page."""
WATCH = """(told) => {
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim()).join("|");
  window.seen = [];
  const look = () => {
    const stage = document.querySelector("[data-duel], [data-strip]");
    window.seen.push({
      frame: stage?.dataset.frame ?? "",
      head: stage?.querySelector("h2, b")?.textContent ?? "",
      dice: [...(stage?.querySelectorAll("[data-die]") ?? [])].map((die) => die.dataset.die),
      verdict: text("[data-verdict]"), spoken: text("[data-stage-verdict]"),
      pitch: document.querySelectorAll(".board svg [href^='#d6']").length
        - document.querySelectorAll("[data-duel] [href^='#d6'], [data-strip] [href^='#d6']").length,
      told: told.map(text),
      judged: document.querySelectorAll("[data-duel] .good, [data-duel] .poor, [data-duel] .bad").length,
    });
  };
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true });
}"""


async def moving(new_page: NewPage, screen: dict[str, Any]) -> Page:
    page = await new_page(reduced_motion="no-preference", **screen)
    await page.add_init_script(FAST)
    return page


async def in_order(page: Page) -> list[dict[str, Any]]:
    """What was seen of the first duel: nothing is told before its last die lies, and everything afterwards."""
    await page.wait_for_function("() => window.seen.some(({frame}) => frame === 'land')", timeout=30_000)
    await expect(page.locator(".ca[data-busy=true]")).to_have_count(0, timeout=30_000)
    await page.wait_for_timeout(400)
    seen: list[dict[str, Any]] = await page.evaluate("() => window.seen")
    assert [look["pitch"] for look in seen if look["pitch"] > 0] == [], "a die lies on the pitch"
    land = next(at for at, look in enumerate(seen) if look["frame"] == "land")
    before = [look for look in seen[:land] if look["frame"] not in ("", "asking")]
    frames = list(dict.fromkeys(look["frame"] for look in before))
    assert frames in (
        ["ask", "set", "roll"], ["ask", "set", "roll", "chance"], ["set", "roll"], ["set", "roll", "chance"], ["roll"],
    )  # fmt: skip
    assert before[0]["head"], "the question comes first"
    for look in seen[:land]:
        assert look["told"] == seen[0]["told"], f"told in frame {look['frame']!r}"
        assert (look["verdict"], look["spoken"]) == ("", "")
    assert any(die == "rolls" for look in before for die in look["dice"])
    assert all(die in ("", "rolls") for die in before[0]["dice"])
    assert all(look["dice"].count("rolls") <= 2 for look in before)
    assert all(not die or die.isdigit() for die in seen[land]["dice"])
    if any(seen[0]["told"][1:4]):  # a phone has no log beside the pitch
        assert seen[-1]["told"] != seen[0]["told"]
    return seen


async def watch(page: Page) -> None:
    await page.wait_for_timeout(700)
    await page.evaluate(WATCH, TOLD)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("name", "answer"), [("tackle", "tackle"), ("dive", "dive"), ("shot", "aim")])
async def test_a_duel_in_play_is_asked_rolled_decided_and_then_told(
    new_page: NewPage, live_server: str, screen: dict[str, Any], name: str, answer: str
) -> None:
    page = await moving(new_page, screen)
    await open_moment(page, live_server, moment(name))
    if name != "shot":
        await expect(page.locator("[data-duel][data-frame=asking] [data-chances]")).to_be_visible()
        await expect(page.locator(f"[data-duel] [data-answer={answer}]")).to_contain_text("%")
    await watch(page)
    await page.locator(f"[data-answer^='{answer}']").first.click()
    if (commit := page.locator("[data-commit]")) and name == "shot" and await commit.count():
        await commit.click()
    seen = await in_order(page)
    if name != "shot":
        assert "ask" not in {look["frame"] for look in seen}, "it was asked before"
    assert any(look["spoken"] for look in seen)


@pytest.mark.parametrize("screen", SCREENS)
async def test_a_spectator_sees_the_same_without_judgement(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    player = await new_page(**screen)
    await open_moment(player, live_server, moment("tackle"))
    page = await moving(new_page, screen)
    await page.goto(player.url.partition("#")[0])
    await page.wait_for_selector(".ca[data-busy=false]")
    await watch(page)
    await player.locator("[data-answer=tackle]").click()
    seen = await in_order(page)
    assert "ask" in {look["frame"] for look in seen}
    assert {look["judged"] for look in seen} == {0}


@pytest.mark.parametrize(("name", "code"), [
    ("allstars-v-pub", "ca.tackler-roll"), ("draft-core", "ca.save-roll"), ("lively-more-2", "ca.block-roll"),
    ("draft-core", "ca.injury-roll"), ("lively-corner-1", "ca.jump-roll"), ("lively-more-1", "ca.accuracy-roll"),
    ("restart-penalty", "ca.penalty-roll"), ("draft-core", "ca.steal-roll"), ("draft-core", "ca.interception-roll"),
])  # fmt: skip
async def test_a_replay_plays_the_same_stage(
    new_page: NewPage, live_server: str, name: str, code: str
) -> None:
    match = Watched(live_server, "counter-attack", name)
    roll = next(event["n"] for event in match.ask("replay")["events"] if event["code"] == code)
    stop = next(at for at, one in enumerate(match.stops) if one["last"] >= roll)
    page = await moving(new_page, PHONE if code in ("ca.block-roll", "ca.jump-roll") else DESKTOP)
    await match.open(page, stop - 1)
    await watch(page)
    await page.keyboard.press("ArrowRight")
    await in_order(page)


@pytest.mark.parametrize("screen", SCREENS)
async def test_skip_goes_to_the_verdict_and_r_plays_it_again(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="no-preference", **screen)
    await page.add_init_script(FAST.replace("fast", "normal"))
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
