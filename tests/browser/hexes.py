"""Playing Counter Attack through the page: what can be clicked there, and whether the pitch tells the truth."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import httpx
from playwright.async_api import Page
from playwright.async_api import TimeoutError as Late

from tests.browser.pointer import hit, hit_at

ASKED = """() => {
  const table = document.querySelector(".ca");
  const panel = [...document.querySelectorAll("[data-question]")].find((e) => e.dataset.question !== "");
  const selectors = {answer: "[data-answer]", choose: "[data-choose]", mode: "[data-mode]", man: "[data-man]"};
  const buttons = Object.entries(selectors).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector + ":not([disabled])")].map((b) => ({kind, value: b.dataset[kind]})));
  return {
    over: document.querySelector("[data-ended]") !== null,
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
  const way = board.dataset.turned === "true" ? -1 : 1;
  const at = (board.dataset.upright === "true" ? [-half * h, -1.5 * side * c] : [1.5 * side * c, -half * h]).map((v) => v * way);
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
        self.api = httpx.AsyncClient(
            base_url=server, headers={"Dugout-Seats": " ".join(match["tokens"])}, timeout=60
        )
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
            await asyncio.sleep(0.05)

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

    async def turn(self) -> bool:
        """One click if this manager is asked; whether the match is over."""
        found = await self.asked()
        if found["ask"] and not found["busy"] and not found["over"]:
            await self.compare(found["question"])
            await self.act(found)
        return bool(found["over"])

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
            await hit(self.page.locator(selector).first, timeout=2000)

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
            await hit_at(self.page, at["x"], at["y"])

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
        men = {piece["text"]: hex_name(piece["hex"]) for piece in view["pieces"] if piece["hex"]}
        ball = view["ball"]["hex"]
        assert shown == {"men": men, "ball": ball and hex_name(ball)}
        self.compared += 1


def hex_name(cell: list[int]) -> str:
    return f"{cell[0]},{cell[1]}"


def create(server: str, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    body = {"game": "counter-attack", "options": options, "seats": seats}
    answer = httpx.post(f"{server}/api/matches", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return {"id": made["match"], "tokens": [seat["token"] for seat in made["seats"] if seat.get("token")]}


async def final_score(page: Page) -> str:
    """What the page says at the final whistle, without the lines between the digits."""
    return "".join((await page.locator("[data-ended]").inner_text()).split())


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
