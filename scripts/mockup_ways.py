"""Ways to bring the real page into a state: sitting down in a golden match, acting it out, finding a position in it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.async_api import Page

from dugout.core.record import record_from_json, replay
from dugout.games.registry import game as rules_of
from tests.browser.moments import GOLDEN, MOMENTS, Before, before, open_moment, play_on
from tests.browser.test_replay import Watched

BOARD = ".champions .ground, .ca [data-board], .toto [data-row], .toto [data-form-row]"


@dataclass(frozen=True)
class Eye:
    """Somebody in front of a page of a size."""

    page: Page
    server: str
    size: str

    async def freeze(self) -> None:
        """Nothing moves on by itself any more."""
        await self.page.wait_for_timeout(900)
        await self.page.clock.install()
        await self.page.clock.pause_at(int(time.time() * 1000) + 5000)

    async def until(self, selector: str, seconds: float = 40) -> None:
        """Let the frozen page go on to where this is seen."""
        for _ in range(int(seconds * 25)):
            if await self.page.locator(selector).count():
                await self.page.clock.run_for(120)
                return
            await self.page.clock.run_for(40)
            await asyncio.sleep(0.01)
        raise LookupError(f"{selector} was never seen")

    async def board(self) -> None:
        await self.page.wait_for_selector(BOARD)
        await self.page.wait_for_timeout(600)


Scene = Callable[[Eye], Awaitable[None]]


def page_at(path: str, landmark: str) -> Scene:
    async def show(eye: Eye) -> None:
        await eye.page.goto(path)
        await eye.page.wait_for_selector(landmark)
        await eye.page.wait_for_timeout(800)

    return show


def moment(game: str, name: str) -> Scene:
    """Sitting where somebody is asked that, in a golden match."""

    async def show(eye: Eye) -> None:
        await open_moment(eye.page, eye.server, next(m for m in MOMENTS if (m.game, m.name) == (game, name)))
        await eye.board()

    return show


def acted(game: str, record: str, code: str, frame: str, nth: int = 0) -> Scene:
    """What an event of a golden match looks like in a replay, at a frame of it."""

    async def show(eye: Eye) -> None:
        match = await asyncio.to_thread(Watched, eye.server, game, record)
        events = [event["n"] for event in match.ask("replay")["events"] if event["code"] == code]
        stop = next(at for at, one in enumerate(match.stops) if one["last"] >= events[nth])
        await eye.page.goto(f"/match/{match.id}?at={match.stops[stop - 1]['at']}")
        await eye.page.wait_for_selector("[data-replay][data-ready=true]")
        await eye.freeze()
        await eye.page.keyboard.press("ArrowRight")
        await eye.until(frame)

    return show


def lived(game: str, record: str, index: int, seat: int, frame: str) -> Scene:
    """An answer of a golden match given anew, as a seat sees it (−1: a spectator), at a frame of it."""

    async def show(eye: Eye) -> None:
        place: Before = await asyncio.to_thread(before, eye.server, game, record, index)
        await eye.page.goto(f"/match/{place.match}" + (f"#seat={place.tokens[seat]}" if seat >= 0 else ""))
        await eye.board()
        await eye.freeze()
        await asyncio.to_thread(place.go_on)
        await eye.until(frame)

    return show


def duel(game: str, name: str, answer: str, frame: str, mine: bool = True) -> Scene:
    """A duel of a golden match fought anew, as whoever is asked sees it, or the other one."""

    async def show(eye: Eye) -> None:
        found = next(m for m in MOMENTS if (m.game, m.name) == (game, name))
        match, tokens, seat = await asyncio.to_thread(play_on, eye.server, found)
        await eye.page.goto(f"/match/{match}#seat={tokens[seat if mine else 1 - seat]}")
        await eye.board()
        await eye.freeze()
        if mine:
            await eye.page.locator(answer).last.click()
        else:
            await asyncio.to_thread(first_answer, eye.server, match, tokens[seat], seat)
        await eye.until(frame)

    return show


def first_answer(server: str, match: str, token: str, seat: int) -> None:
    """The most active choice of a seat, which is the first that is no refusal."""
    with httpx.Client(base_url=server, headers={"Dugout-Seats": token}, timeout=60) as api:
        now = api.get(f"/api/matches/{match}").json()
        asked = next(one for one in now["asked"] if one["seat"] == seat)
        choices = (
            asked["choices"]
            or api.get(f"/api/matches/{match}/hint", params={"seat": seat}).json()["hints"][0]["plan"]
        )
        chosen = next(
            (one for one in choices if one.split()[0] not in ("no", "none", "stay", "pass")), choices[0]
        )
        body = {
            "seat": seat,
            "question": now["question"],
            "action": "first-answer-of-a-seat",
            "answer": chosen,
        }
        api.post(f"/api/matches/{match}/actions", json=body).raise_for_status()


Wanted = Callable[[Any, int], bool]


def where(game: str, name: str, wanted: Wanted) -> tuple[int, int]:
    """The first question of a golden match that has several answers and is wanted: how many came before, and its
    seat."""
    rules = rules_of(game)
    record = record_from_json(json.loads((GOLDEN / game / f"{name}.json").read_text())["record"])
    for index, (state, _) in enumerate(replay(rules, record), 1):
        pending = rules.pending(state)
        if not pending.seats or pending.chance or pending.over:
            continue
        if len(rules.legal(state, pending.seats[0])) > 1 and wanted(state, pending.seats[0]):
            return index, pending.seats[0]
    raise LookupError(f"{name} has no such position")


def is_code(game: str, *codes: str) -> Wanted:
    return lambda state, seat: rules_of(game).question(state, seat).code in codes


async def sit_at(eye: Eye, game: str, name: str, wanted: Wanted) -> Before:
    index, seat = await asyncio.to_thread(where, game, name, wanted)
    place = await asyncio.to_thread(before, eye.server, game, name, index)
    await eye.page.goto(f"/match/{place.match}#seat={place.tokens[seat]}")
    await eye.board()
    return place


def position(game: str, name: str, wanted: Wanted, *taps: str) -> Scene:
    """Sitting at the first such position, with some taps."""

    async def show(eye: Eye) -> None:
        await sit_at(eye, game, name, wanted)
        for tap in taps:
            await eye.page.locator(tap).first.click(force=True)
            await eye.page.wait_for_timeout(900)

    return show
