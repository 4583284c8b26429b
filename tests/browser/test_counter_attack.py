"""Counter Attack through the page: whole matches by random legal clicks, by keyboard, around one device; axe."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import httpx
import pytest
from playwright.async_api import Page
from playwright.async_api import TimeoutError as Late

from tests.browser.conftest import DESKTOP, PHONE, WHOLE_GAME, NewPage
from tests.browser.test_access import Inspector

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SCREENS = [
    pytest.param(DESKTOP, id="desktop"),
    pytest.param(TABLET, id="tablet"),
    pytest.param({**PHONE, "color_scheme": "dark"}, id="phone-dark"),
]

ASKED = """() => {
  const table = document.querySelector(".ca");
  const panel = [...document.querySelectorAll("[data-question]")].find((e) => e.dataset.question !== "");
  const selectors = {answer: "[data-answer]", choose: "[data-choose]", mode: "[data-mode]", man: "[data-man]"};
  const buttons = Object.entries(selectors).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector + ":not([disabled])")].map((b) => ({kind, value: b.dataset[kind]})));
  return {
    over: document.querySelector("[data-over]") !== null,
    curtain: document.querySelector(".curtain button") !== null,
    busy: table === null || table.dataset.busy === "true" || panel?.dataset.sending === "true",
    ask: panel?.dataset.ask ?? "",
    question: Number(panel?.dataset.question ?? 0),
    buttons: buttons.filter((b) => b.value !== ""),
    spots: (document.querySelector("[data-board]")?.dataset.spots ?? "").split(" ").filter(Boolean),
  };
}"""
POINT = """([c, h]) => {
  const board = document.querySelector("[data-board]");
  const side = Number(board.dataset.side);
  const half = Math.sqrt(3) / 2 * side;
  const at = board.dataset.upright === "true" ? [-half * h, -1.5 * side * c] : [1.5 * side * c, -half * h];
  const on = new DOMPoint(...at).matrixTransform(board.getScreenCTM());
  const box = board.getBoundingClientRect();
  const inside = on.x > box.left && on.x < box.right && on.y > box.top && on.y < box.bottom;
  return {x: on.x, y: on.y, inside: inside && document.elementFromPoint(on.x, on.y)?.closest("[data-board]") !== null};
}"""
BOARD = """() => ({
  men: Object.fromEntries([...document.querySelectorAll("[data-piece]")].map((man) => [man.dataset.piece, man.dataset.hex])),
  ball: document.querySelector("[data-ball]")?.dataset.ball ?? null,
})"""
DECLINES = ("end", "stay", "no")


class Manager:
    """One person in front of one page, who clicks whatever the page offers."""

    def __init__(self, page: Page, server: str, match: dict[str, Any], seed: int) -> None:
        self.page = page
        self.match = match
        self.api = httpx.AsyncClient(base_url=server, headers={"Dugout-Seats": " ".join(match["tokens"])})
        self.rng = random.Random(seed)
        self.seen: dict[str, int] = {}
        self.compared = 0

    async def asked(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(ASKED)
        return found

    async def ready(self, seconds: float = 60) -> dict[str, Any]:
        """The next moment at which somebody here is asked something, or the match is over."""
        end = time.monotonic() + seconds
        while True:
            found = await self.asked()
            if found["curtain"]:
                await self.page.locator(".curtain button").click()
            elif found["over"] or (found["ask"] and not found["busy"]):
                return found
            assert time.monotonic() < end, f"nothing is asked: {found}; seen {self.seen}"
            await asyncio.sleep(0.02)

    async def until(self, ask: str, seconds: float = 60) -> dict[str, Any]:
        """Answer as it comes until this is asked."""
        end = time.monotonic() + seconds
        while (found := await self.ready())["ask"] != ask:
            assert time.monotonic() < end and not found["over"], f"waited for {ask}, there is {found['ask']}"
            await self.act(found)
        return found

    async def play(self, seconds: float = 280) -> None:
        """To the end of the match, comparing the board with the referee's at every question."""
        end = time.monotonic() + seconds
        question, tries = 0, 0
        while not (found := await self.ready())["over"]:
            assert time.monotonic() < end, f"not over after {seconds} s; seen {self.seen}"
            tries = tries + 1 if found["question"] == question else 0
            assert tries < 60, f"no click answers {found}"
            if found["question"] != question:
                await self.compare(found["question"])
            question = found["question"]
            await self.act(found)

    async def act(self, found: dict[str, Any]) -> None:
        """One random click: rather an answer than something that leads to one, rarely a refusal."""
        self.seen[found["ask"]] = self.seen.get(found["ask"], 0) + 1
        answers = [b for b in found["buttons"] if b["kind"] == "answer"]
        good = [b for b in answers if b["value"].split()[0] not in DECLINES]
        others = [b for b in found["buttons"] if b["kind"] != "answer"]
        if good and self.rng.random() < 0.8:
            await self.press(self.rng.choice(good))
        elif found["spots"] and self.rng.random() < 0.7:
            await self.tap(self.rng.choice(found["spots"]))
        elif answers or others:
            await self.press(self.rng.choice([*others, *answers]))

    async def press(self, button: dict[str, str]) -> None:
        selector = f"[data-{button['kind']}={json.dumps(button['value'])}]"
        # the table may have answered a question with one choice by itself meanwhile
        with contextlib.suppress(Late):
            await self.page.locator(selector).first.click(timeout=2000)

    async def tap(self, name: str) -> None:
        """A hex of the pitch; where it is not on the screen, the whole pitch is shown first."""
        place = [int(part) for part in name.split(",")]
        at = await self.page.evaluate(POINT, place)
        if not at["inside"]:
            whole = self.page.get_by_role("button", name="Show the whole pitch")
            if await whole.count():
                await whole.click()
                at = await self.page.evaluate(POINT, place)
        if at["inside"]:
            await self.page.mouse.click(at["x"], at["y"])

    async def view(self) -> dict[str, Any]:
        snapshot: dict[str, Any] = (await self.api.get(f"/api/matches/{self.match['id']}")).json()
        return snapshot

    async def compare(self, question: int) -> None:
        """Everybody and the ball stand where the referee says, hex by hex."""
        snapshot = await self.view()
        shown = await self.page.evaluate(BOARD)
        if snapshot["question"] != question or (await self.asked())["question"] != question:
            return
        view = snapshot["view"]
        if view["stage"] not in ("play", "shootout"):
            return
        men = {piece["text"]: _hex(piece["hex"]) for piece in view["pieces"] if piece["hex"]}
        ball = view["ball"]["hex"]
        assert shown == {"men": men, "ball": ball and _hex(ball)}
        self.compared += 1


def _hex(cell: list[int]) -> str:
    return f"{cell[0]},{cell[1]}"


def create(server: str, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    body = {"game": "counter-attack", "options": options, "seats": seats}
    answer = httpx.post(f"{server}/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return {"id": made["match"], "tokens": [seat["token"] for seat in made["seats"] if seat.get("token")]}


NOOR = {"kind": "me", "name": "Noor"}
SAM = {"kind": "me", "name": "Sam"}
COMPUTER = {"kind": "bot", "level": "easy"}


async def sit(page: Page, server: str, match: dict[str, Any], seed: int = 1) -> Manager:
    """Open the match with all seats of this device."""
    held = {"game": "counter-attack", "tokens": match["tokens"], "invites": [], "at": 1, "seen": 0}
    await page.goto("/")
    await page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"dugout.match.{match['id']}", json.dumps(held)],
    )
    await page.goto(f"/match/{match['id']}")
    await page.wait_for_selector(".ca", state="attached")
    return Manager(page, server, match, seed)


@WHOLE_GAME
@pytest.mark.parametrize("screen", SCREENS)
async def test_a_match_against_the_computer(
    new_page: NewPage, live_server: str, screen: dict[str, Any]
) -> None:
    match = create(live_server, [NOOR, COMPUTER], squads="fixed", half_minutes=10)
    noor = await sit(await new_page(**screen), live_server, match, seed=4)
    await noor.play()
    assert (await noor.view())["status"] == "over"
    assert noor.compared > 10


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
    assert await noor.page.locator("[data-choose]").count() >= 1
    await noor.page.get_by_label("Pick the rest for me").check()
    await noor.page.get_by_text("How will you line up?").wait_for(timeout=30_000)
    await noor.page.locator("[data-answer='own 4-3-3']").click()
    await noor.page.locator("[data-fill]").click()
    await noor.until("ca.place")
    view = (await noor.view())["view"]
    assert view["teams"][0]["formation"] == "4-3-3"
    assert len([piece for piece in view["pieces"] if piece["seat"] == 0]) == 11


async def test_an_impossible_target_says_why(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, SAM], squads="fixed")
    noor = await sit(await new_page(), live_server, match)
    found = await noor.until("ca.kickoff-pass")
    far = next(name for name in ("-18,24", "18,24") if name not in found["spots"])
    await noor.tap(far)
    refusal = noor.page.get_by_role("alert")
    await refusal.wait_for()
    assert "range" in await refusal.inner_text()
    assert (await noor.asked())["question"] == found["question"], "nothing was played"


async def test_a_planned_pass_shows_its_odds_and_a_second_tap_plays_it(
    new_page: NewPage, live_server: str
) -> None:
    match = create(live_server, [NOOR, SAM], squads="fixed")
    noor = await sit(await new_page(), live_server, match)
    found = await noor.until("ca.kickoff-pass")
    view = (await noor.view())["view"]
    mates = [_hex(p["hex"]) for p in view["pieces"] if p["seat"] == view["attack"] and not p["keeper"]]
    mate = next(name for name in mates if name in found["spots"])
    await noor.tap(mate)
    await noor.page.get_by_text("arrives").wait_for()
    await noor.page.keyboard.press("Escape")
    assert await noor.page.locator("[data-commit]").count() == 0
    await noor.tap(mate)
    await noor.page.locator("[data-commit]").wait_for()
    await noor.tap(mate)
    assert (await noor.ready())["question"] > found["question"]


async def test_keys_alone_play_a_movement_phase(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [NOOR, SAM], squads="fixed")
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
    match = create(live_server, [NOOR, SAM], squads="fixed")
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
    inspector = Inspector(noor.page)
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
    await noor.until("ca.move-b", seconds=120)
    await inspector.look("movement phase")
    assert inspector.found == {}
