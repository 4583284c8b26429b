"""Counter Attack through the page: around one device, the draft, planning, by keyboard and by typing; axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, WHOLE_GAME, NewPage
from tests.browser.hexes import BOARD, create, hex_name, sit
from tests.browser.test_access import Inspector
from tests.browser.test_layout import resign

SCREENS = [
    pytest.param(DESKTOP, id="desktop"),
    pytest.param(TABLET, id="tablet"),
    pytest.param({**PHONE, "color_scheme": "dark"}, id="phone-dark"),
]

NOOR = {"kind": "me", "name": "Noor"}
SAM = {"kind": "me", "name": "Sam"}
COMPUTER = {"kind": "bot", "level": "easy"}
KICK_OFF = {"squads": "fixed", "ready": True, "kick_off": "home"}
"""Line-ups are made: the first question is the pass of the kick-off."""
REST = """() => {
  const rooms = window.rooms = new Set();
  const look = () => {
    const { top, height } = document.querySelector(".ca .room")?.getBoundingClientRect() ?? {};
    if (height) rooms.add(`${Math.round(top)}, ${Math.round(height)} high`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where the pitch lies in every frame from now on."""


@WHOLE_GAME
async def test_two_people_around_one_device(new_page: NewPage, live_server: str) -> None:
    """A curtain hides only the line-ups; afterwards the table shows whoever is asked."""
    match = create(live_server, [NOOR, SAM], squads="random", rules="advanced", half_minutes=5)
    both = await sit(await new_page(), live_server, match, seed=9)
    await both.page.locator(".curtain button").wait_for()
    await both.play()
    assert (await both.view())["status"] == "over"
    assert both.compared > 10


async def test_a_draft_in_a_hurry_and_shirts_given_out(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, COMPUTER], squads="draft")
    noor = await sit(await new_page(**PHONE), live_server, match)
    await noor.until("ca.pick")
    await expect(noor.page.locator("[data-choose]").first).to_be_attached()
    await noor.page.get_by_label("Pick the rest for me").check()
    await noor.page.get_by_text("How will you line up?").wait_for(timeout=30_000)
    await noor.page.locator("[data-answer='own 4-3-3']").click()
    await noor.page.locator("[data-fill]").click()
    await noor.until("ca.place")
    view = (await noor.view())["view"]
    assert view["teams"][0]["formation"] == "4-3-3"
    assert len([piece for piece in view["pieces"] if piece["seat"] == 0]) == 11


async def test_an_impossible_target_says_why(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, SAM], **KICK_OFF)
    noor = await sit(await new_page(), live_server, match)
    found = await noor.until("ca.kickoff-pass")
    far = next(name for name in ("-18,24", "18,24") if name not in found["spots"])
    await noor.tap(far)
    refusal = noor.page.locator("[data-tray]").get_by_role("alert")
    await refusal.wait_for()
    assert "range" in await refusal.inner_text()
    assert (await noor.asked())["question"] == found["question"], "nothing was played"


@pytest.mark.parametrize("question", ["", "ca.kickoff-pass"], ids=["line-up", "pitch"])
async def test_who_gave_up_and_who_has_won_is_said(
    new_page: NewPage, live_server: str, question: str
) -> None:
    """The position goes on as if nothing had happened: only the match is over."""
    match = create(live_server, [NOOR, SAM], **(KICK_OFF if question else {"squads": "fixed"}))
    noor = await sit(await new_page(), live_server, match)
    if question:
        await noor.until(question)
    resign(live_server, match)
    await expect(noor.page.locator("[data-ended] h2")).to_have_text("Harbour United wins by resignation")
    await expect(noor.page.locator("section[data-ended]")).to_contain_text("has resigned")


@pytest.mark.parametrize("screen", [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390")])
async def test_a_man_who_is_taken_up_has_a_way_back(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    match = create(live_server, [NOOR, SAM], squads="fixed")
    noor = await sit(await new_page(**screen), live_server, match)
    await noor.until("ca.place")
    view = (await noor.view())["view"]
    seat = (await noor.view())["prompt"]["seats"][0]
    men = [piece for piece in view["pieces"] if piece["seat"] == seat and not piece["keeper"]][:3]
    ways = [("button", men[0]), ("Escape", men[1]), ("tap", men[2])]
    for way, man in ways:
        own = hex_name(man["hex"])
        await noor.tap(own)
        await noor.page.locator("[data-ask='ca.put'][data-sending=false]").wait_for()
        leave = noor.page.get_by_role("button", name=f"Leave {man['shirt']} {man['name']} where he is")
        await leave.wait_for()
        if way == "button":
            await leave.click()
        elif way == "Escape":
            await noor.page.keyboard.press("Escape")
        else:
            await noor.tap(own)
            await expect(leave, "the plan says it too, once").to_have_count(1)
            await noor.tap(own)
        await noor.page.locator("[data-ask='ca.place'][data-sending=false]").wait_for()
        assert (await noor.view())["view"]["pieces"] == view["pieces"]


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
async def test_the_scoreboard_cuts_nothing(new_page: NewPage, live_server: str, language: str) -> None:
    """A manager without a name, the mark of the ball and the minute stand in one line each."""
    match = create(live_server, [{"kind": "me"}, COMPUTER], **KICK_OFF)
    table = await sit(await new_page(locale=language), live_server, match)
    await table.until("ca.kickoff-pass")
    score = table.page.locator(".score")
    await expect(score.locator("svg.ball")).to_have_count(1)
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
    assert await score.locator(".trunc, .nm").evaluate_all(cut) == []
    lines = "e => e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight)"
    assert await score.locator(".time").evaluate(lines) < 1.5


async def test_a_planned_pass_shows_its_odds_and_a_second_tap_plays_it(
    new_page: NewPage, live_server: str
) -> None:
    match = create(live_server, [NOOR, SAM], **KICK_OFF)
    noor = await sit(await new_page(), live_server, match)
    found = await noor.until("ca.kickoff-pass")
    view = (await noor.view())["view"]
    mates = [hex_name(p["hex"]) for p in view["pieces"] if p["seat"] == view["attack"] and not p["keeper"]]
    mate = next(name for name in mates if name in found["spots"])
    await noor.tap(mate)
    await noor.page.get_by_text("arrives").wait_for()
    await noor.page.keyboard.press("Escape")
    await expect(noor.page.locator("[data-commit]")).to_have_count(0)
    await noor.tap(mate)
    await noor.page.locator("[data-commit]").wait_for()
    await noor.tap(mate)
    assert (await noor.ready())["question"] > found["question"]


async def test_keys_alone_play_a_movement_phase(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, SAM], **KICK_OFF)
    noor = await sit(await new_page(), live_server, match)
    await noor.until("ca.move-a", seconds=120)
    before = await noor.page.evaluate(BOARD)
    await noor.page.locator("[data-board]").focus()
    await noor.page.keyboard.press("Tab")
    await noor.page.keyboard.press("Space")
    for key in ("ArrowDown", "ArrowDown", "Space", "Enter"):
        await noor.page.keyboard.press(key)
    await noor.ready()
    assert (await noor.page.evaluate(BOARD))["men"] != before["men"]
    found = await noor.ready()
    await noor.page.keyboard.press("e")
    await noor.page.wait_for_function(
        "(q) => Number(document.querySelector('[data-question]')?.dataset.question ?? q) > q",
        arg=found["question"],
    )


async def test_typed_answers(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, SAM], **KICK_OFF)
    noor = await sit(await new_page(), live_server, match)
    found = await noor.until("ca.kickoff-pass")
    await noor.page.keyboard.press("t")
    await noor.page.get_by_role("dialog").get_by_text("has the ball").first.wait_for()
    await noor.page.locator("[data-typed]").fill("standard 99,0")
    await noor.page.keyboard.press("Enter")
    await noor.page.get_by_role("dialog").get_by_role("alert").wait_for()
    await noor.page.locator("[data-typed]").fill(f"standard {found['spots'][0]}")
    await noor.page.keyboard.press("Enter")
    await noor.page.keyboard.press("Escape")
    assert (await noor.ready())["question"] > found["question"]


@pytest.mark.parametrize("screen", SCREENS)
async def test_everybody_can_use_every_screen(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    match = create(live_server, [NOOR, COMPUTER], squads="draft")
    noor = await sit(await new_page(**screen), live_server, match)
    inspector = Inspector(noor.page, dark=screen.get("color_scheme") == "dark")
    await noor.until("ca.pick")
    await inspector.look("draft")
    await noor.page.locator("[data-choose]").first.click()
    await noor.page.locator("[data-answer^=pick]").click()
    await noor.until("ca.pick")
    await inspector.look("draft with cards taken")
    await noor.page.get_by_label("Pick the rest for me").check()
    await noor.page.get_by_text("How will you line up?").wait_for(timeout=30_000)
    await inspector.look("line-up")
    await noor.until("ca.place")
    await inspector.look("placing")
    await noor.page.evaluate(REST)
    await noor.until("ca.move-b", seconds=120)
    await inspector.look("movement phase")
    assert inspector.found == {}
    rooms = await noor.page.evaluate("() => [...window.rooms]")
    assert len(rooms) == 1, f"whatever is asked, thrown or told, the pitch keeps its place and size: {rooms}"
