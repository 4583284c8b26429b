"""A newcomer chooses a scenario, learns what it is about, lines up and plays; the page speaks no engine's words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.hexes import Manager
from tests.browser.test_layout import resign
from tests.browser.words_check import plain

SCENARIOS = {
    "Outnumbered": ("SC-1", 11, 60, "two goals earn a draw"),
    "The away goal": ("SC-2", 11, 45, "Stay ahead to the end"),
    "Defence v attack": ("SC-3", 7, 0, "Score as many goals as possible"),
    "All-stars v pub side": ("SC-4", 11, 0, "Win big with the all-stars"),
}
"""By title: its id, the men of the home side, the first minute, and the aim of the home side."""
FORMATION = re.compile(r"\b\d-\d-\d\b")
DEALT = (
    ("Outnumbered", PHONE),
    ("The away goal", DESKTOP),
    ("Defence v attack", PHONE),
    ("Defence v attack", DESKTOP),
    ("All-stars v pub side", PHONE),
)
"""Each scenario on a screen; the one with fewer than eleven men on both."""


async def choose(page: Page, title: str) -> None:
    """The dialog for a new match, as somebody who has never seen it."""
    await page.goto("/new/counter-attack")
    await (
        page.get_by_role("radio", name=title).or_(page.get_by_label("Scenario", exact=True)).first.wait_for()
    )
    radio = page.get_by_role("radio", name=title)
    if await radio.count():
        await radio.check(force=True)
    else:
        await page.get_by_label("Scenario", exact=True).select_option(label=title)


async def tap_every_rule(page: Page, where: str) -> None:
    """Each rule chip in sight opens to the text of its rule."""
    for chip in await page.locator("button.rule:visible").all():
        await chip.click()
        bubble = page.locator("[popover].bubble")
        await expect(bubble).to_be_visible()
        await expect(bubble.locator("p")).not_to_have_text(re.compile("^The rule book"))
        assert len(await bubble.locator("p").inner_text()) > 20
        await plain(page, f"{where}, a rule chip")
        await page.keyboard.press("Escape")
        await expect(bubble).to_have_count(0)


async def begin(page: Page, server: str, title: str) -> Manager:
    """From the dialog to the first moment of the match."""
    sign, _men, _minute, aim = SCENARIOS[title]
    await choose(page, title)
    card = page.locator(f"[data-scenario='{sign}']")
    await expect(card).to_contain_text(title)
    await expect(card.locator("[data-aim=a]")).to_contain_text(aim)
    await expect(card.locator("[data-end]")).not_to_be_empty()
    assert await page.get_by_text("Minutes per half").count() == 0, "the scenario settles that"
    await plain(page, "choosing")
    await tap_every_rule(page, "choosing")
    await page.get_by_role("button", name="Start", exact=False).last.click()
    await page.wait_for_url("**/match/**")
    await page.wait_for_selector(".ca", state="attached")
    match = page.url.rsplit("/", 1)[-1]
    held = await page.evaluate("(id) => JSON.parse(localStorage.getItem(`dugout.match.${id}`))", match)
    return Manager(page, server, {"id": match, "tokens": held["tokens"]}, 3)


@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("title", "screen"),
    [pytest.param(*case, id=f"{case[0]}-{case[1]['viewport']['width']}") for case in DEALT],
)
async def test_a_newcomer_plays_a_scenario(
    new_page: NewPage, live_server: str, screen: dict[str, Any], title: str
) -> None:
    sign, men, minute, aim = SCENARIOS[title]
    page = await new_page(**screen)
    noor = await begin(page, live_server, title)

    # at the start of the match, whatever comes first
    await expect(page.locator(f"[data-scenario='{sign}'] [data-aim=a]")).to_contain_text(aim)
    await expect(page.locator(f"[data-scenario='{sign}']")).to_contain_text("Your aim")
    found = await noor.ready()
    if found["ask"] == "ca.pick":
        await plain(page, "picking")
        await tap_every_rule(page, "picking")
        await page.get_by_label("Pick the rest for me").check()
    await page.get_by_text("How will you line up?").wait_for(timeout=30_000)

    # the quick choice offers the men of the scenario, and draws them
    number = "eleven" if men == 11 else f"{men} players"
    await expect(page.get_by_text(f"your best {number}")).to_be_visible()
    await expect(page.locator("[data-shirt]")).to_have_count(men)
    # formations are for eleven: fewer are offered, and told of, as they are
    await expect(page.locator("[data-answer^=lineup]")).to_have_count(4 if men == 11 else 1)
    assert bool(FORMATION.search(await page.inner_text(".lineup"))) == (men == 11)
    await expect(page.locator(f"[data-scenario='{sign}']")).to_be_visible()
    await plain(page, "line-up")
    await tap_every_rule(page, "line-up")
    await page.locator("[data-answer='lineup 4-4-2']").click()

    # on the pitch
    found = await noor.ready()
    view = (await noor.view())["view"]
    assert view["stage"] == "play"
    assert len([piece for piece in view["pieces"] if piece["seat"] == 0]) == men
    await expect(page.locator(".score .time").first).to_contain_text(f"{minute}")
    await plain(page, found["ask"])
    await tap_every_rule(page, found["ask"])
    # a narrow screen has it behind the sign beside the score
    await page.locator("[data-act=scenario], .top [data-act=aim]").click()
    await expect(page.get_by_role("dialog").locator("[data-aim=a]")).to_contain_text(aim)
    await plain(page, "the scenario's dialog")
    await page.keyboard.press("Escape")
    if men < 11:
        assert not FORMATION.search(await page.inner_text("body"))
        if screen is DESKTOP:
            await expect(page.locator(".rail")).to_contain_text("The teams line up.")
    for _ in range(12):
        found = await noor.ready()
        await plain(page, found["ask"])
        await noor.act(found)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["390", "1440"])
async def test_a_scenario_begins_in_one_tap_and_its_best_end_is_kept(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    page = await new_page(**screen)
    await page.goto("/?choose=counter-attack")
    await page.locator("[data-act=scenarios]").click()
    await expect(page.locator("li[data-scenario]")).to_have_count(4)
    await plain(page, "scenarios")
    room = "[document.documentElement.scrollWidth, innerWidth]"
    wide, inner = await page.evaluate(room)
    assert wide <= inner, "wider than the screen"
    await page.locator("li[data-scenario=SC-2] button").click()
    await page.wait_for_selector(".ca [data-board]")
    await expect(page.locator("[data-live] .aim")).to_contain_text("Stay ahead to the end")
    match = page.url.rsplit("/", 1)[-1]
    held = await page.evaluate("(id) => JSON.parse(localStorage.getItem(`dugout.match.${id}`))", match)
    resign(live_server, {"id": match, "tokens": held["tokens"]}, 0)
    await expect(page.locator("[data-full-time]")).to_be_visible()
    await page.goto("/scenarios/counter-attack")
    await expect(page.locator("li[data-scenario=SC-2] [data-best]")).to_contain_text("Best so far: lost")
