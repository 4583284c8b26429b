"""Random legal clicks play whole matches of any game in one page that is never loaded again.

After every action the board on the screen must be the server's, cell by cell; what the page keeps in memory
between matches is measured after its rubbish has been collected.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.async_api import Page

from tests.browser import hexes, pitch, table

GO = """(to) => { history.pushState(null, "", to); dispatchEvent(new PopStateEvent("popstate")); }"""
TOTO = """() => {
  const one = document.querySelector(".toto");
  const boxes = [...document.querySelectorAll("[data-row]")];
  return {
    question: Number(one?.dataset.question ?? 0),
    resting: one?.dataset.busy === "false" && one?.dataset.reading === "false",
    scores: boxes.map((row) => [...row.querySelectorAll("[data-side]")].map((box) => Number(box.textContent))),
  };
}"""
GUIDED = """(match) => {
  localStorage.setItem(`dugout.match.${match}`, '{"guide": []}');
  window.said = [];
  new MutationObserver(() => {
    const now = document.querySelector("[data-guide]")?.dataset.guide;
    if (now && window.said.at(-1) !== now) window.said.push(now);
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-guide"]});
}"""
FEWEST_STEPS = 3
"""What a coach says in any match, whoever kicks off and however it goes."""
SHORT: dict[str, dict[str, Any]] = {
    "champions": {"profile": "starter", "clock": "rolls", "clock_start": "sixty"},
    "counter-attack": {"squads": "fixed", "half_minutes": 5},
    "toto": {"mode": "hotseat", "rounds": 1},
}
"""Options of the shortest match."""
FULL: dict[str, dict[str, Any]] = {"champions": {}, "counter-attack": {"rules": "advanced"}}
"""Options of a match as the books have it, in Counter Attack with its draft."""


@dataclass
class Played:
    """How a match went: looks at the board that agreed with the server, seconds, megabytes of the page after it."""

    game: str
    seed: int
    compared: int
    seconds: float
    megabytes: float


class Punter(table.Table):
    """Somebody in front of a Toto board who presses whatever can be pressed."""

    def __init__(self, page: Page, server: str, match: dict[str, Any], seed: int) -> None:
        super().__init__(page)
        self.chance = random.Random(seed)
        self.compared = 0
        self.address = f"/api/matches/{match['id']}"
        self.api = httpx.AsyncClient(
            base_url=server, headers={"Dugout-Seats": match["tokens"][0]}, timeout=60
        )

    async def asked(self) -> dict[str, Any]:
        found = await super().asked()
        if found["kind"] == "turn":
            found["selector"] = f"[data-side='{self.chance.choice(found['sides'])}']"
        elif found["kind"] == "window" and self.chance.random() < 0.5:
            if await self.page.locator("[data-act=stop]:not([disabled])").count():
                found["selector"] = "[data-act=stop]"
        elif found["kind"] == "expose" and self.chance.random() < 0.5:
            found["selector"] = "[data-act=open]"
        return found

    async def click(self, kind: str, selector: str) -> None:
        await super().click(kind, selector)
        await self.compare()

    async def compare(self) -> None:
        """The scores on the board are the server's, looked at while nothing happens."""
        for _ in range(20):
            answer = (await self.api.get(self.address)).json()
            shown = await self.page.evaluate(TOTO)
            if shown["resting"] and shown["question"] == answer["question"]:
                break
            await asyncio.sleep(0.08)
        else:
            return  # the next question will be looked at
        if shown["scores"]:
            assert shown["scores"] == answer["view"]["scores"]
            self.compared += 1


async def play_match(
    page: Page, server: str, game: str, seed: int, seconds: float = 300, guided: bool = False
) -> Played:
    """A short match against the computer, without loading the page; raises AssertionError if the board drifts."""
    begun = time.monotonic()
    level = "easy" if game == "counter-attack" else "random"
    compared = await whole_match(
        page, server, game, seed, SHORT[game], level=level, seconds=seconds, guided=guided
    )
    await page.evaluate(GO, "/learn")
    await _there(page, "main h1")
    return Played(game, seed, compared, time.monotonic() - begun, await megabytes(page))


async def whole_match(
    page: Page,
    server: str,
    game: str,
    seed: int,
    options: dict[str, Any],
    *,
    level: str,
    seconds: float,
    seat: int = 0,
    guided: bool = False,
) -> int:
    """To the final whistle against the computer, which the page shows with the server's score; how many boards agreed.

    `guided`: with a coach, who says every thing once, is in nobody's way and leaves with the match.
    """
    me, computer = {"kind": "me", "name": "Noor"}, {"kind": "bot", "level": level}
    seats = [me, computer] if seat == 0 else [computer, me]
    if game == "champions":
        match = pitch.create(server, seats, **options)
        await _open(page, match["id"], match["tokens"][seat], ".champions", guided)
        coach = pitch.Coach(page, server, match, seat, seed)
        assert await coach.play(seconds) == "over"
        check_end(coach.server_view(), await pitch.final_score(page), winner_first=True)
        coach.api.close()
        await _check_guide(page, guided)
        return coach.compared
    if game == "counter-attack":
        match = hexes.create(server, seats, **options)
        await _open(page, match["id"], match["tokens"][0], ".ca", guided)
        manager = hexes.Manager(page, server, match, seed)
        await manager.play(seconds)
        check_end(await manager.view(), await hexes.final_score(page))
        await manager.api.aclose()
        await _check_guide(page, guided)
        return manager.compared
    match = table.create(server, [me, computer, computer], **options)
    await _open(page, match["id"], match["tokens"][0], ".toto", guided)
    punter = Punter(page, server, match, seed)
    assert await punter.play("none", seconds=seconds) == "over"
    await punter.api.aclose()
    await _check_guide(page, guided)
    return punter.compared


def check_end(snapshot: dict[str, Any], shown: str, *, winner_first: bool = False) -> None:
    """The server calls the match over, and the page shows its score; a sentence about the winner begins with theirs."""
    assert snapshot["status"] == "over"
    view = snapshot["view"]
    home, away = view["score"] if "score" in view else [team["score"] for team in view["teams"]]
    score = sorted((home, away), reverse=True) if winner_first else (home, away)
    assert "–".join(map(str, score)) in shown, shown


async def _check_guide(page: Page, guided: bool) -> None:
    if guided:
        await page.wait_for_selector("[data-guide=over]", state="attached")
        *said, last = await page.evaluate("window.said")
        assert last == "over"
        assert len(said) >= FEWEST_STEPS
        assert len(said) == len(set(said))


async def _open(page: Page, match: str, token: str, table: str, guided: bool) -> None:
    if guided:
        await page.evaluate(GUIDED, match)
    await page.evaluate(GO, f"/match/{match}#seat={token}")
    await _there(page, table)


async def _there(page: Page, selector: str) -> None:
    """Wait for an element without taking hold of it: a handle would keep the table in memory."""
    await page.wait_for_function("(selector) => document.querySelector(selector) !== null", arg=selector)


async def megabytes(page: Page) -> float:
    """What the page holds on to."""
    session = await page.context.new_cdp_session(page)
    for _ in range(2):
        await session.send("HeapProfiler.collectGarbage")
    usage = await session.send("Runtime.getHeapUsage")
    await session.detach()
    return float(usage["usedSize"]) / 1e6
