"""Playing Toto through the page: what is asked there, and a hand that clicks or types the answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
from playwright.async_api import Error, Page
from playwright.async_api import TimeoutError as Late

ASKED = """() => {
  const one = (selector) => document.querySelector(selector);
  const table = one(".toto");
  if (!table) return {kind: "none"};
  const curtain = one("[data-curtain] button, .curtain button");
  if (curtain) return {kind: "curtain", selector: "[data-curtain] button, .curtain button"};
  const act = (kind, name) => ({kind, selector: `[data-act="${name}"]`});
  if (one("[data-act=close]")) return act("results", "close");
  if (one("[data-act=skip]")) return act("reading", "skip");
  if (one("[data-ended]")) return {kind: "over"};
  if (one(".cols button.c:not([disabled])")) return {kind: "column", selector: ".cols button.c"};
  const sides = [...document.querySelectorAll("button.box.can")].map((box) => box.dataset.side);
  if (sides.length > 0) return {kind: "turn", sides, selector: `[data-side="${sides[0]}"]`};
  if (one("[data-act=stand]:not([disabled])")) return act("window", "stand");
  if (one("[data-act=continue]:not([disabled])")) return act("window", "continue");
  if (one("[data-act=send]:not([disabled])")) return act("send", "send");
  if (one("[data-act=fill]:not([disabled])")) return act("form", "fill");
  if (one("[data-act=covered]:not([disabled])") && !one(".pick.on")) return act("expose", "covered");
  return {kind: "wait"};
}"""

SCORES = """() => [...document.querySelectorAll("[data-row]")].map((row) =>
  [...row.querySelectorAll("[data-side]")].map((box) => Number(box.textContent)))"""


class Table:
    """One person in front of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: dict[str, int] = {}

    async def asked(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.page.evaluate(ASKED)
        return found

    async def until(self, *kinds: str, seconds: float = 60) -> dict[str, Any]:
        """Wait for one of these questions without answering anything."""
        end = time.monotonic() + seconds
        while (found := await self.asked())["kind"] not in kinds:
            assert time.monotonic() < end, f"waited for {kinds}, there is {found['kind']}"
            await asyncio.sleep(0.08)
        return found

    async def play(
        self, *stop: str, seconds: float = 250, when: Callable[[str, int], bool] | None = None
    ) -> str:
        """Click every answer until one of the kinds `stop` is asked, or `when` says so; the kind it stopped at."""
        end = time.monotonic() + seconds
        while True:
            found = await self.asked()
            kind = str(found["kind"])
            if (
                kind in stop
                or kind == "over"
                or (when is not None and when(kind, self.seen.get(kind, 0) + 1))
            ):
                return kind
            assert time.monotonic() < end, f"still {kind} after {seconds} s; seen {self.seen}"
            if "selector" in found:
                await self.click(kind, str(found["selector"]))
            else:
                await asyncio.sleep(0.08)

    async def click(self, kind: str, selector: str) -> None:
        """A real click; the question may be gone by then, because somebody else was faster.

        On the element itself: a locator would wait for another one to take its place.
        """
        if (element := await self.page.query_selector(selector)) is None:
            return
        if kind == "reading":  # the round is over: nobody is at it any longer
            assert "thinking" not in " ".join(await self.page.locator("[data-live]").all_inner_texts())
        try:
            await element.click(timeout=1500)
            self.seen[kind] = self.seen.get(kind, 0) + 1
        except Error as error:
            if not isinstance(error, Late) and "not attached" not in error.message:
                raise
        finally:
            await element.dispose()  # it would keep the table in memory

    async def scores(self) -> list[list[int]]:
        found: list[list[int]] = await self.page.evaluate(SCORES)
        return found


def create(server: str, seats: list[dict[str, str]], game: str = "toto", **options: Any) -> dict[str, Any]:
    """A match made over HTTP: {match, tokens by seat}."""
    answer = httpx.post(
        f"{server}/api/matches", json={"game": game, "options": options, "seats": seats}, timeout=60
    )
    answer.raise_for_status()
    body = answer.json()
    return {"id": body["match"], "tokens": {s["seat"]: s["token"] for s in body["seats"] if s.get("token")}}


def first(choices: list[str]) -> str:
    return choices[0]


def answer_until(
    server: str,
    match: str,
    secrets: str,
    done: Callable[[dict[str, Any]], bool],
    seconds: float = 200,
    pick: Callable[[list[str]], str] = first,
) -> None:
    """Give any answer for a device over HTTP until the match is as it should be: a hand takes ten times as long."""
    headers = {"Dugout-Seats": secrets}
    with httpx.Client(base_url=f"{server}/api/matches/{match}", headers=headers, timeout=60) as api:
        end = time.monotonic() + seconds
        while not done(now := api.get("").json()):
            assert time.monotonic() < end, f"not there after {seconds} s: {now['prompt']}"
            asked = next((one for one in now["asked"] if one["seat"] >= 0 and not one["may"]), None)
            if asked is None:
                time.sleep(0.06)  # the computer is asked
                continue
            seat = asked["seat"]
            if asked["choices"]:
                answer = pick(asked["choices"])
            else:
                answer = api.get("/hint", params={"seat": seat}).json()["hints"][0]["plan"][0]
            action = {"seat": seat, "question": now["question"], "action": uuid4().hex, "answer": answer}
            if (refused := api.post("/actions", json=action)).is_error:
                assert refused.json()["error"]["code"] == "stale-question", refused.text


async def rest_over_http(page: Page, server: str) -> None:
    """All that is left of the match that a page shows, for its seats; the page looks on."""
    match = page.url.partition("/match/")[2].partition("#")[0].partition("?")[0]
    kept: str = await page.evaluate("(id) => localStorage.getItem(`dugout.match.${id}`)", match)
    tokens = json.loads(kept)["tokens"]
    await asyncio.to_thread(answer_until, server, match, " ".join(tokens), is_over)


def is_over(match: dict[str, Any]) -> bool:
    return bool(match["status"] == "over")


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def computers(count: int, level: str = "easy") -> list[dict[str, str]]:
    return [{"kind": "bot", "level": level}] * count


async def sit(page: Page, match: dict[str, Any], seat: int = 0) -> Table:
    """Open a seat link."""
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][seat]}")
    await page.wait_for_selector(".toto", state="attached")
    return Table(page)
