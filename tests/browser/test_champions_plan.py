"""What a coach sees while he plans: chances, refusals with their rule, taking back, keyboard, typed moves, axe."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.pitch import Coach, create, sit
from tests.browser.test_access import Inspector
from tests.server.harness import until

pytestmark = pytest.mark.timeout(180)

ME = {"kind": "me", "name": "Noor"}
COMPUTER = {"kind": "bot", "level": "random"}
LETTERS = "yabcdefghijz"
ON_PITCH = re.compile(r"[a-j](?:[1-9]|1[0-3])")
"""Cells that are told by their name; in a goal and behind a line they are told in words."""


async def runner(coach: Coach) -> str:
    """Play until a man can run onto the ball, and pick him; his answer."""
    for _ in range(30):
        assert await coach.play(100, "action") == "action"
        for man in (await coach.look())["men"]:
            await coach.page.locator(f"[data-man='{man}'] .can").click(force=True)
            runs = [text for text in (await coach.look())["answers"] if text.startswith("run")]
            if runs:
                return str(runs[0])
            await coach.page.keyboard.press("Escape")
        await coach.act(await coach.look())
    raise AssertionError("nobody could ever run onto the ball")


async def test_a_plan_is_weighed_bent_and_taken_back(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    match = create(live_server, [ME, COMPUTER], profile="starter", clock="rolls")
    coach = await sit(page, live_server, match, seed=3)
    run = await runner(coach)
    before = (await coach.look())["board"]

    # a man who is in the way answers with the rule
    await page.locator("[data-man^='A'] .token").first.click(force=True)
    refusal = page.locator(".champions .tray [role=alert]")
    await expect(refusal.get_by_role("button", name="CH-")).to_be_visible()
    assert (await coach.look())["board"] == before

    # onto the ball: the pips are counted; one tap and he is back
    await coach.click(f"[data-answer='{run}']")
    await expect(page.locator(".champions .tray[data-code=leg]")).to_be_visible()
    await expect(page.locator(".champions .pips")).to_be_visible()
    assert (await coach.look())["board"] != before
    await coach.compare()
    await page.get_by_role("button", name="Undo one step").click()
    await expect(page.locator(".champions .tray[data-code=action]")).to_be_visible()
    assert (await coach.look())["board"] == before
    await coach.compare()
    assert coach.compared > 1


async def test_nobody_watches_a_plan_being_drawn(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [ME, {"kind": "me", "name": "Sam"}], profile="starter")
    seat = play_until(live_server, match, lambda choices: len(runners(choices)) > 0)
    coach = await sit(await new_page(), live_server, match, seat, seed=9)
    other = await sit(await new_page(), live_server, match, 1 - seat, seed=9)
    run = await runner(coach)
    before = await other.look()
    lines = await other.page.locator("[data-log] li").count()

    await coach.click(f"[data-answer='{run}']")
    await expect(coach.page.locator(".champions .tray[data-plan='1']")).to_be_visible()
    await other.page.wait_for_timeout(500)
    assert await other.look() == before
    assert await other.page.locator("[data-log] li").count() == lines

    while (shown := await coach.look())["plan"]:
        if shown["ready"]:
            await coach.act(shown)
    man = f"#{run.split()[1].split('#')[1]}"
    await expect(other.page.locator("[data-log]")).to_contain_text(f"{man} ")
    await other.compare()


def runners(choices: list[str]) -> set[str]:
    """The men who can run onto the ball."""
    return {text.split()[1] for text in choices if text.startswith("run")}


def play_until(server: str, match: dict[str, Any], wanted: Callable[[list[str]], bool]) -> int:
    """Answer for both at random until somebody is to act with choices that are wanted; his seat."""
    headers = {"Dugout-Seats": " ".join(match["tokens"][seat] for seat in (0, 1))}
    chance = random.Random(1)
    with httpx.Client(base_url=f"{server}/api/matches/{match['id']}", headers=headers, timeout=60) as api:
        for number in range(500):
            moment = api.get("").json()
            asked = moment["asked"][0]
            choices = asked["choices"] or ["lineup 1 2,3,4,5 8,9,10,11 14,15"]
            if asked["code"] == "ch.action" and wanted(choices):
                return int(asked["seat"])
            answer = {"seat": asked["seat"], "question": moment["question"], "answer": chance.choice(choices)}
            api.post("/actions", json={**answer, "action": f"play-until-{number:06}"}).raise_for_status()
    raise AssertionError("it never came to that")


async def tap_ball(coach: Coach) -> None:
    await coach.page.locator(".champions .pitch .ball").first.click(force=True)


async def test_the_ball_is_tapped_and_one_of_several_men_chosen(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [ME, {"kind": "me", "name": "Sam"}], profile="starter")
    seat = play_until(live_server, match, lambda choices: len(runners(choices)) > 1)
    page = await new_page()
    coach = await sit(page, live_server, match, seat, seed=9)
    await page.wait_for_selector(".champions .tray[data-code=action]")
    able = runners(coach.server_view()["asked"][0]["choices"])
    assert set((await coach.look())["men"]) > able

    shirts = page.locator("[data-man]")
    before = [await shirts.nth(index).bounding_box() for index in range(await shirts.count())]
    await tap_ball(coach)
    await expect(page.locator(".champions .tray h2")).to_have_text("Who goes to the ball?")
    rows = page.locator(".champions .tray .reachers [data-answer]")
    await expect(rows).to_have_count(len(able))
    await expect(rows.first).to_contain_text("to kick")
    assert set((await coach.look())["men"]) == able
    # they pulse where they stand
    marked = page.locator(".pulse-man")
    assert await marked.count() == len(able)
    for _ in range(6):
        for index, box in enumerate(before):
            now = await shirts.nth(index).bounding_box()
            assert box is not None and now is not None
            assert abs(now["x"] + now["width"] / 2 - box["x"] - box["width"] / 2) < box["width"] / 2
            assert abs(now["y"] + now["height"] / 2 - box["y"] - box["height"] / 2) < box["height"] / 2
    man = min(able)
    await page.locator(f"[data-man='{man}'] .can").click(force=True)
    await expect(page.locator(".champions .tray[data-code=leg][data-plan='1']")).to_be_visible()
    ball = coach.server_view()["view"]["ball"]
    assert (await coach.look())["board"][man] == ball

    # and back: the mark is gone with the choice
    await page.get_by_role("button", name="Undo one step").click()
    await expect(page.locator(".champions .tray[data-code=action]")).to_be_visible()
    for go_back in (lambda: page.keyboard.press("Escape"), lambda: tap_ball(coach)):
        await tap_ball(coach)
        await expect(page.locator(".champions .tray h2")).to_have_text("Who goes to the ball?")
        assert set((await coach.look())["men"]) == able
        await go_back()
        assert set((await coach.look())["men"]) > able


async def test_the_ball_is_tapped_and_nobody_can_reach_it(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [ME, {"kind": "me", "name": "Sam"}], profile="starter")
    seat = play_until(live_server, match, lambda choices: not runners(choices))
    page = await new_page()
    coach = await sit(page, live_server, match, seat, seed=9)
    tray = page.locator(".champions .tray[data-code=action]")
    # the only one near may be who restarted, and must not play it (CH-15.8)
    await expect(tray).to_contain_text(re.compile("The ball is too far away|took the restart"))
    await expect(tray).not_to_contain_text("or the ball")
    await tap_ball(coach)
    refusal = tray.get_by_role("alert")
    await expect(refusal).to_contain_text(re.compile("Nobody gets to the ball|took the restart"))
    await expect(refusal.get_by_role("button", name=re.compile(r"CH-(6\.4|15\.8)"))).to_be_visible()


async def test_a_man_is_dragged_to_where_he_can_go(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    coach = await sit(page, live_server, create(live_server, [ME, COMPUTER], profile="starter"), seed=4)
    assert await coach.play(100, "action") == "action"
    man = page.locator("[data-man]:has(.can) .plate").first
    start = await man.bounding_box()
    assert start is not None
    await page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"] + start["height"] / 2, steps=3)
    cells = (await coach.look())["targets"]
    cell = next(name for name in cells if ON_PITCH.fullmatch(name))
    end = await page.locator(f"[data-target={cell}]").bounding_box()
    assert end is not None
    await page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    await page.mouse.up()
    # a walk is pencilled in, or a push after a one; a run onto the ball can be taken back and is played
    pencilled = page.locator(f"[data-pencilled={cell}]")
    leg = page.locator(".champions .tray[data-code=leg]")
    await expect(pencilled.or_(leg).first).to_be_visible()
    if not await leg.count():
        await expect(page.locator("[data-act=commit]")).to_have_text(re.compile(r"^(Walk there|Push #\d+)$"))


async def walk_cursor(coach: Coach, start: str, end: str) -> None:
    """Arrow keys from one cell to another, as home sees the pitch."""
    columns = LETTERS.index(end[0]) - LETTERS.index(start[0])
    rows = int(end[1:]) - int(start[1:])
    for _ in range(abs(columns)):
        await coach.page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    for _ in range(abs(rows)):
        await coach.page.keyboard.press("ArrowUp" if rows > 0 else "ArrowDown")


async def test_turns_by_keyboard_alone(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    coach = await sit(page, live_server, create(live_server, [ME, COMPUTER], profile="starter"), seed=5)
    cursor = ""
    done = 0
    while done < 6:
        await page.wait_for_function(
            "() => document.querySelector('.champions .pitch').dataset.busy === 'false'"
            " && (document.querySelector('.champions .tray').dataset.code || document.querySelector('[data-act=again]'))"
        )
        shown = await coach.look()
        if shown["over"]:
            break
        if shown["code"] in ("action", "leg", "chase"):
            if shown["code"] != "leg":
                await page.keyboard.press("n")
                picked = await coach.page.locator("[data-man]:has(.chosen)").first.get_attribute("data-cell")
                cursor = picked or cursor
            target = (await coach.look())["targets"][0]
            if not cursor:
                cursor = str(coach.server_view()["view"]["ball"])
            await walk_cursor(coach, cursor, target)
            cursor = target
            await page.keyboard.press("Space")
            done += 1
        else:
            await page.keyboard.press("1")
        await page.wait_for_timeout(60)
        if (await coach.look())["commit"]:
            await page.keyboard.press("Enter")
        await page.wait_for_timeout(60)
    await coach.compare()
    assert done >= 6 or (await coach.look())["over"]


async def test_moves_can_be_typed(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    coach = await sit(page, live_server, create(live_server, [ME, COMPUTER], profile="starter"), seed=6)
    assert await coach.play(100, "action") == "action"
    question = coach.server_view()["question"]
    walk = next(text for text in coach.server_view()["asked"][0]["choices"] if text.startswith("walk"))
    await page.keyboard.press("t")
    box = page.get_by_label("Move in notation")
    await box.fill("walk H#9 z99")
    await box.press("Enter")
    await expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    await box.fill(walk)
    await box.press("Enter")
    await expect(box).to_have_value("")

    async def has_arrived() -> bool:  # the field is emptied before that
        return bool(coach.server_view()["question"] > question)

    await until(has_arrived)


async def test_two_coaches_at_one_device_see_no_curtain_after_the_line_up(
    new_page: NewPage, live_server: str
) -> None:
    page = await new_page()
    match = create(live_server, [ME, {"kind": "me", "name": "Sam"}], profile="starter")
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await page.wait_for_selector(".champions")
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][1]}")
    for _ in range(2):
        await page.locator("[data-curtain] button, .curtain button").first.click()
        await page.locator("[data-answer=lineup]").click()
    # no shot may follow a kick-off, so nobody is asked where the keepers stand
    await expect(page.locator(".champions .tray[data-code=line] h2")).to_contain_text("Noor")
    await expect(page.locator("[data-curtain], .curtain")).to_have_count(0)
    coach = Coach(page, live_server, match, 0, seed=7)
    assert await coach.play(100, until=12) != "over"
    await coach.compare()


@pytest.mark.parametrize(
    "screen",
    [{**DESKTOP, "color_scheme": "light"}, {**PHONE, "color_scheme": "dark"}],
    ids=["desktop-light", "phone-dark"],
)
async def test_axe_finds_nothing(new_page: NewPage, live_server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    coach = await sit(page, live_server, create(live_server, [ME, COMPUTER]), seed=8)
    inspector = Inspector(page, dark=screen["color_scheme"] == "dark")
    await page.wait_for_selector("[data-answer=lineup]")
    await inspector.look("line-up")
    assert await coach.play(100, "turn") == "turn"
    await inspector.look("turn")
    assert await coach.play(100, "action") == "action"
    await page.keyboard.press("n")
    await inspector.look("action")
    await page.keyboard.press("Escape")
    assert await coach.play(100, "leg") == "leg"
    await coach.tap((await coach.look())["targets"][-1])
    await inspector.look("plan")
    await page.keyboard.press("t")
    await page.wait_for_selector("dialog[open]")
    await inspector.look("words")
    assert inspector.found == {}
