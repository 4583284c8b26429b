"""Playing Champions through the page: what can be clicked there, and whether the pitch tells the truth."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
from playwright.async_api import Error as Gone
from playwright.async_api import Page

from tests.browser.pointer import hit

PAGE = """() => {
  const tray = document.querySelector(".champions .tray");
  const pitch = document.querySelector(".champions .pitch");
  if (!tray || !pitch) return {code: "", ready: false};
  const usable = (button) => !button.disabled;
  const texts = (selector, key) => [...document.querySelectorAll(selector)].filter(usable).map((one) => one.dataset[key]);
  return {
    ready: pitch.dataset.busy === "false",
    code: tray.dataset.code,
    question: Number(tray.dataset.question),
    plan: Number(tray.dataset.plan),
    answers: texts(".champions .tray [data-answer]", "answer"),
    targets: [...document.querySelectorAll("[data-target]")].map((one) => one.dataset.target),
    men: [...document.querySelectorAll("[data-man]:has(.can)")].map((one) => one.dataset.man),
    commit: !!document.querySelector("[data-act=commit]:not([disabled])"),
    over: !!document.querySelector("[data-act=again]"),
    board: Object.fromEntries([...document.querySelectorAll("[data-man]")].map((one) => [one.dataset.man, one.dataset.cell])),
    ball: pitch.dataset.ball || null,
    score: document.querySelector(".champions :is(.strip, .score)[role=group]")?.innerText ?? "",
  };
}"""


class Coach:
    """One person in front of one pitch, who clicks anything that can be clicked."""

    def __init__(self, page: Page, server: str, match: dict[str, Any], seat: int, seed: int) -> None:
        self.page = page
        self.match = match
        self.seat = seat
        self.api = httpx.Client(base_url=server, headers={"Dugout-Seats": match["tokens"][seat]}, timeout=60)
        self.chance = random.Random(seed)
        self.seen: dict[str, int] = {}
        self.compared = 0

    async def look(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(PAGE)
        return found

    def server_view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.api.get(f"/api/matches/{self.match['id']}").json()
        return found

    async def compare(self) -> None:
        """The pitch on the screen is the server's, cell by cell; looked at while nothing happens and nothing is
        planned."""
        for _ in range(20):
            before = self.server_view()
            shown = await self.look()
            if shown["ready"] and shown["question"] == before["question"]:
                if shown["plan"]:
                    return
                break
            await asyncio.sleep(0.05)
        else:
            return  # the computer is quicker than the eye; the next question will be looked at
        view = before["view"]
        assert shown["board"] == {man["id"]: man["cell"] for man in view["men"] if man["cell"]}
        if view["flight"] is None:
            assert shown["ball"] == view["ball"]
        self.compared += 1

    async def play(self, seconds: float, *stop: str, until: int = 0) -> str:
        """Click until the match is over, or one of the questions `stop` is asked; the question it ended at."""
        end = time.monotonic() + seconds
        clicks = 0
        while True:
            shown = await self.look()
            if shown.get("over") or (shown["ready"] and shown["code"] in stop) or (until and clicks >= until):
                return "over" if shown.get("over") else str(shown["code"])
            assert time.monotonic() < end, f"still {shown['code']} after {seconds} s; seen {self.seen}"
            if not shown["ready"] or shown["code"] == "":
                await asyncio.sleep(0.05)
                continue
            await self.act(shown)
            clicks += 1

    async def turn(self) -> bool:
        """One click if this coach is asked; whether the match is over."""
        shown = await self.look()
        if not shown.get("over") and shown["ready"] and shown["code"]:
            await self.act(shown)
        return bool(shown.get("over"))

    async def act(self, shown: dict[str, Any]) -> None:
        code = str(shown["code"])
        try:
            if code == "action":
                await self.move(shown)
            elif shown["targets"] and code in ("leg", "chase", "keeper", "step", "row-two", "drop"):
                await self.tap(self.chance.choice(shown["targets"]))
            elif shown["answers"]:
                await self.click(f"[data-answer='{self.chance.choice(shown['answers'])}']")
            await self.settle(code)
        except Gone:  # too late: somebody else, or the table itself, has answered
            return
        self.seen[code] = self.seen.get(code, 0) + 1
        await self.compare()

    async def move(self, shown: dict[str, Any]) -> None:
        """Pick a man on the pitch, then where he goes or what he does."""
        if shown["men"]:  # otherwise one is picked already, and the click after it came too late
            man = self.page.locator(f"[data-man='{self.chance.choice(shown['men'])}'] .can")
            await hit(man, force=True, timeout=1500)
        picked = await self.look()
        special = [text for text in picked["answers"] if not text.startswith("none")]
        if special and self.chance.random() < 0.7:
            await self.click(f"[data-answer='{self.chance.choice(special)}']")
        elif picked["targets"]:
            await self.tap(self.chance.choice(picked["targets"]))

    async def tap(self, cell: str) -> None:
        await hit(self.page.locator(f"[data-target='{cell}']").first, force=True, timeout=1500)

    async def click(self, selector: str) -> None:
        await hit(self.page.locator(f".champions .tray {selector}").first, timeout=1500)

    async def settle(self, code: str) -> None:
        """Play what is pencilled in, and wait until the server has answered."""
        await asyncio.sleep(0.04)
        shown = await self.look()
        if shown["commit"] and shown["code"] == code:
            await self.click("[data-act=commit]")
        await self.page.wait_for_function(
            "() => !document.querySelector('.champions .tray footer .btn[disabled]')", timeout=5000
        )


def create(server: str, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """A match made over HTTP: {id, tokens by seat}."""
    answer = httpx.post(
        f"{server}/api/matches",
        json={"game": "champions", "options": options, "seats": seats},
        timeout=60,
    )
    answer.raise_for_status()
    body = answer.json()
    return {"id": body["match"], "tokens": {s["seat"]: s["token"] for s in body["seats"] if s.get("token")}}


async def final_score(page: Page) -> str:
    """What the page says at the final whistle; the full-time page, which lies over the table, is put aside."""
    await page.locator("[data-act=see-board]").click()
    return await page.locator(".champions .tray h2").inner_text()


async def sit(page: Page, server: str, match: dict[str, Any], seat: int = 0, seed: int = 1) -> Coach:
    """Open a seat link."""
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][seat]}")
    await page.wait_for_selector(".champions")
    return Coach(page, server, match, seat, seed)
