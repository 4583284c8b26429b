"""The coach in a match against the computer: plans in words and on the board, and one tap that follows them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import answer_until, computers, create, is_over, me, sit

NOTATION = re.compile(r"[HA]#\d|kick |goal \d+[HA]|-?\d+,-?\d+|hint-|coach-|\{")
"""What only programs should read."""
GOAL = re.compile(r"A \d for .+: .+–.+ \d+–\d+\.")
"""A card, a team, and what becomes of the score."""


async def asked_coach(page: Page) -> Any:
    await page.locator("[data-act=hint]").click()
    coach = page.locator("[data-coach]")
    await expect(coach).to_be_visible(timeout=60_000)
    return coach


async def test_the_coach_answers_and_his_first_step_is_taken(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    match = create(live_server, [me("Ann"), *computers(1, "random")], rounds=1)
    table = await sit(page, match)
    await table.play("turn")
    coach = await asked_coach(page)
    await expect(coach.locator(".plan li").first).to_have_text(GOAL)
    await expect(page.locator("[data-side].point")).to_have_count(1)
    goals = sum(map(sum, await table.scores()))
    await coach.locator("[data-act=follow]").click()
    await expect(coach).to_have_count(0)
    await expect(page.locator("[data-side].point")).to_have_count(0)
    async with asyncio.timeout(60):
        while (await table.asked())["kind"] == "turn" and sum(map(sum, await table.scores())) == goals:
            await asyncio.sleep(0.02)


def asked_for(server: str, game: str, code: str) -> tuple[str, str]:
    """A match in which anything is answered until a question is asked: its id and the seat's secret."""
    made = create(server, [me("Ann"), *computers(1, "random")], game)
    match, secret = str(made["id"]), str(made["tokens"][0])

    def is_asked(now: dict[str, Any]) -> bool:
        return any((one["seat"], one["code"], one["may"]) == (0, code, False) for one in now["asked"])

    answer_until(server, match, secret, is_asked)
    return match, secret


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "code"), [("champions", "ch.action"), ("counter-attack", "ca.kickoff-pass")]
)
async def test_plans_are_drawn_on_the_pitch(
    new_page: NewPage, live_server: str, game: str, code: str
) -> None:
    match, secret = await asyncio.to_thread(asked_for, live_server, game, code)
    page = await new_page()
    await page.goto(f"/match/{match}#seat={secret}")
    coach = await asked_coach(page)
    await expect(page.locator("[data-way]").first).to_be_attached()
    await expect(coach.locator(".plan li").first).not_to_be_empty()
    assert not NOTATION.search(await coach.inner_text()), await coach.inner_text()
    await page.keyboard.press("Escape")
    await expect(coach).to_have_count(0)
    await expect(page.locator("[data-way]")).to_have_count(0)


def plan_of_kicks(server: str) -> tuple[str, str, int]:
    """A match in which the coach has a plan that begins with a run: its id, the seat's secret, the plan's number."""
    for _ in range(20):
        match, secret = asked_for(server, "champions", "ch.action")
        headers = {"Dugout-Seats": secret}
        found = httpx.get(f"{server}/api/matches/{match}/hint?seat=0", headers=headers, timeout=60).json()
        for number, hint in enumerate(found["hints"]):
            if hint["plan"][0].startswith("run"):
                return match, secret, number
    raise AssertionError("no plan began with a run")


def last_event(server: str, match: str, secret: str) -> int:
    return int(
        httpx.get(f"{server}/api/matches/{match}", headers={"Dugout-Seats": secret}, timeout=60).json()[
            "last"
        ]
    )


@pytest.mark.timeout(300)
async def test_a_plan_of_the_coach_is_a_draft(new_page: NewPage, live_server: str) -> None:
    match, secret, number = await asyncio.to_thread(plan_of_kicks, live_server)
    before = last_event(live_server, match, secret)
    page = await new_page()
    await page.goto(f"/match/{match}#seat={secret}")
    coach = await asked_coach(page)
    if await coach.get_by_text(f"Plan {number + 1}").count():
        await coach.get_by_text(f"Plan {number + 1}").click()
    await coach.locator("[data-act=follow]").click()
    await expect(page.locator(".champions .tray[data-plan]:not([data-plan='0'])")).to_be_visible()
    for _ in range(8):
        if await page.locator(".champions .tray[data-code=action]").count():
            break
        await page.get_by_role("button", name="Undo one step").click()
    await expect(page.locator(".champions .tray[data-code=action]")).to_be_visible()
    assert last_event(live_server, match, secret) == before


@pytest.mark.timeout(300)
async def test_after_the_match_the_coach_looks_back(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    match = create(live_server, [me("Ann"), *computers(1, "random")], rounds=1)
    await asyncio.to_thread(answer_until, live_server, match["id"], match["tokens"][0], is_over)
    table = await sit(page, match)
    await table.play("over")
    await page.locator("[data-act=moments]").click()
    nothing = page.get_by_text("You missed nothing important")
    await expect(page.locator("dialog ol li").or_(nothing).first).to_be_visible(timeout=200_000)
    assert await nothing.count() or 1 <= await page.locator("dialog ol li").count() <= 3
    for moment in await page.locator("dialog ol li:has([role=img])").all():
        await expect(moment.locator(".point")).to_have_count(1)
        said = moment.locator("[data-way] .b")
        assert all(re.match(r"A \d for [^.]+: .+ \d–\d\.$", text) for text in await said.all_inner_texts())
        await moment.locator("[data-way=played]").click()
        await expect(moment.locator("[data-way=played][aria-pressed=true]")).to_be_visible()
        await expect(moment.locator(".point")).to_have_count(1)
    assert not NOTATION.search("".join(await page.locator("dialog ol").all_inner_texts()))
