"""The states of the mock-ups of match day, by the name of the mock-up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx

from dugout.games.registry import game as rules_of
from scripts.mockup_ways import (
    Eye,
    Scene,
    acted,
    duel,
    is_code,
    lived,
    moment,
    page_at,
    position,
    sit_at,
    where,
)
from tests.browser import hexes, table
from tests.browser.moments import before

SCENES: dict[str, Scene] = {}


def scene(*names: str) -> Callable[[Scene], Scene]:
    def note(show: Scene) -> Scene:
        SCENES.update(dict.fromkeys(names, show))
        return show

    return note


# ---- duels, goals, cards, ends ------------------------------------------------------------------------------------
FRAME = "[data-duel][data-frame={}]".format
TACKLE = ("counter-attack", "tackle", "[data-answer=tackle]")
SAVE = ("champions", "dive", "[data-act=commit]")
GOAL = ("champions", "starter", 170)
END = ("champions", "stand-in", 394)
SCENES |= {
    "duel-tackle-1-ask": moment("counter-attack", "tackle"),
    "duel-tackle-2-rolling": duel(*TACKLE, FRAME("chance")),
    "duel-tackle-3-landed": duel(*TACKLE, FRAME("land")),
    "duel-save-1-ask": duel(*SAVE, FRAME("ask"), mine=False),
    "duel-save-2-rolling": duel(*SAVE, FRAME("roll"), mine=False),
    "duel-save-3-landed": duel(*SAVE, FRAME("land"), mine=False),
    "duel-kinds-1-save": acted("champions", "red-card", "ch.beaten", FRAME("ask")),
    "duel-kinds-2-interception": acted("champions", "red-card", "ch.attempt-failed", FRAME("land")),
    "duel-kinds-3-foul": acted("champions", "stand-in", "ch.foul", FRAME("land")),
    "duel-kinds-4-steal": acted(
        "counter-attack",
        "draft-core",
        "ca.steal-roll",
        "[data-strip][data-frame=land], [data-duel][data-frame=land]",
    ),
    "duel-kinds-5-block": acted("counter-attack", "lively-more-2", "ca.block-roll", FRAME("roll")),
    "duel-kinds-6-shot": acted("counter-attack", "draft-core", "ca.save-roll", FRAME("chance")),
    "duel-kinds-7-header": acted(
        "counter-attack", "lively-corner-1", "ca.jump-roll", "[data-duel][data-lying='2']"
    ),
    "duel-kinds-8-injury": acted("counter-attack", "draft-core", "ca.injury-roll", FRAME("roll")),
    "duel-kinds-9-penalty": acted("counter-attack", "restart-penalty", "ca.penalty-roll", FRAME("chance")),
    "card-shown": acted("counter-attack", "rough-core", "ca.yellow", "[data-moment][data-frame=hold]"),
    "card-shown-red": acted("counter-attack", "rough-core", "ca.red", "[data-moment][data-frame=hold]"),
    "extra-time": acted("champions", "rolls-extra-time", "ch.extra-time", "[data-moment][data-frame=hold]"),
    "goal-for-you": lived(*GOAL, 0, "[data-moment][data-frame=hold]"),
    "goal-against-you": lived(*GOAL, 1, "[data-conceded]"),
    "goal-storyboard": lived(*GOAL, 0, "[data-moment][data-frame=in]"),
    "shootout": acted("counter-attack", "extra-time-shootout", "ca.penalty-roll", FRAME("chance"), nth=1),
    "full-time-won": lived(*END, 1, "[data-full-time] [data-numbers]"),
    "full-time-lost": lived(*END, 0, "[data-full-time] [data-numbers]"),
}
# ---- decisions ----------------------------------------------------------------------------------------------------
SCENES |= {
    "champions-interception": moment("champions", "interception"),
    "counter-attack-shot": moment("counter-attack", "shot"),
    "card-shown-choice": moment("counter-attack", "foul"),
    "home-play-now": page_at("/", "article [data-play]"),
    "opponents-roster": page_at("/opponents", "[data-opponent]"),
    "counter-attack-scenarios": page_at("/scenarios/counter-attack", "[data-scenario]"),
}


@scene("quick-match")
async def _quick(eye: Eye) -> None:
    await eye.page.goto("/")
    await eye.page.get_by_role("link", name="Choose the match").click()
    await eye.page.wait_for_selector("[data-opponent]")
    await eye.page.wait_for_timeout(600)


@scene("opponents-choose")
async def _choose(eye: Eye) -> None:
    await eye.page.goto("/opponents")
    await eye.page.locator("[data-opponent=odile-varga]").click()
    await eye.page.wait_for_selector("[data-chosen]")
    await eye.page.wait_for_timeout(600)


@scene("opponents-in-play")
async def _thinking(eye: Eye) -> None:
    await _choose(eye)
    await eye.page.locator("[data-act=kick-off]").click()
    await eye.board()


@scene("sound-offer")
async def _offer(eye: Eye) -> None:
    await eye.page.add_init_script("localStorage.removeItem('dugout.settings')")
    await eye.page.goto("/play/champions")
    await eye.page.wait_for_selector("[data-sound-offer]")
    await eye.page.wait_for_timeout(500)


def guided(game: str) -> Scene:
    async def show(eye: Eye) -> None:
        await eye.page.goto(f"/play/{game}?guide")
        await eye.page.wait_for_selector("[data-guide] .bubble", timeout=60_000)
        await eye.page.wait_for_timeout(800)

    return show


SCENES |= {f"guided-{game}": guided(game) for game in ("champions", "counter-attack", "toto")}


@scene("counter-attack-camera")
async def _camera(eye: Eye) -> None:
    found = hexes.create(eye.server, [table.me("Noor"), table.me("Sam")], squads="fixed")
    manager = await hexes.sit(eye.page, eye.server, found)
    await manager.until("ca.move-a", seconds=120)
    await eye.page.wait_for_timeout(800)


# ---- Toto ---------------------------------------------------------------------------------------------------------
SHORT = {"mode": "live", "rounds": 1, "turn_seconds": None, "ready": True}


async def _toto(eye: Eye) -> table.Table:
    return await table.sit(
        eye.page, table.create(eye.server, [table.me("Noor"), *table.computers(3)], **SHORT)
    )


@scene("toto-aim")
async def _aim(eye: Eye) -> None:
    await (await _toto(eye)).until("expose")
    await eye.page.wait_for_timeout(800)


@scene("toto-targets")
async def _targets(eye: Eye) -> None:
    await (await _toto(eye)).play("turn")
    await eye.page.locator(".hand li:not(.idle) [data-face]").first.click()
    await eye.page.wait_for_timeout(600)


async def _seen(eye: Eye, selector: str) -> None:
    """Play until something stands on the page."""
    hand = await _toto(eye)
    end = time.monotonic() + 200
    while not await eye.page.locator(selector).count():
        found = await hand.asked()
        if found["kind"] == "over" or time.monotonic() > end:
            raise LookupError(f"{selector} was never seen")
        if "selector" in found:
            await hand.click(str(found["kind"]), str(found["selector"]))
        else:
            await asyncio.sleep(0.02)
    await eye.page.wait_for_timeout(250)


@scene("toto-let-it-stand")
async def _strip(eye: Eye) -> None:
    await _seen(eye, "[data-strip]:has([data-act=stop])")


@scene("toto-this-one-hurts")
async def _hurts(eye: Eye) -> None:
    await _seen(eye, "[data-act=stand]:not([disabled])")


@scene("toto-read-out")
async def _read(eye: Eye) -> None:
    await _seen(eye, ".toto[data-reading=true]")
    await eye.page.wait_for_timeout(7500)


def is_lit(state: Any, seat: int) -> bool:
    """Several men reach the ball, and a shot is on."""
    rules = rules_of("champions")
    odds = rules.odds(state, seat, "") if rules.question(state, seat).code == "ch.action" else {}
    return bool(odds.get("goals")) and len({way["man"] for way in odds["reaches"]}) > 1


def is_keepers(state: Any, seat: int) -> bool:
    """Where a keeper stands matters: a shot is possible."""
    rules = rules_of("champions")
    if rules.question(state, seat).code != "ch.keeper":
        return False
    return bool(rules.odds(state, seat, rules.describe(rules.legal(state, seat)[0]))["shot"])


SCENES |= {
    "champions-ball-and-goal": position("champions", "goals", is_lit, ".champions .pitch .ball"),
    "champions-private-plan": position("champions", "goals", is_lit, "[data-lit] .lit"),
    "champions-keeper-left-right": position("champions", "stand-in", is_keepers),
    "counter-attack-choice-letters": position(
        "counter-attack", "allstars-v-pub", is_code("counter-attack", "ca.reposition")
    ),
    "counter-attack-tackle-odds": position(
        "counter-attack", "allstars-v-pub", is_code("counter-attack", "ca.move-b"), "[data-piece='H8']"
    ),
}


@scene("commentary")
async def _commentary(eye: Eye) -> None:
    """Beside the board, or on a phone in its dialog."""
    await sit_at(eye, "champions", "goals", lambda state, seat: state.score[0] + state.score[1] > 1)
    if eye.size == "phone":
        await eye.page.get_by_role("button", name="Commentary").click()
        await eye.page.wait_for_timeout(600)


@scene("champions-private-plan-other")
async def _other(eye: Eye) -> None:
    """What the other coach sees meanwhile."""
    index, seat = await asyncio.to_thread(where, "champions", "goals", is_lit)
    place = await asyncio.to_thread(before, eye.server, "champions", "goals", index)
    await eye.page.goto(f"/match/{place.match}#seat={place.tokens[1 - seat]}")
    await eye.board()


# ---- a cup ----------------------------------------------------------------------------------------------------------
TEAMS = ("Lantern FC", "Orchard", "Harbour", "Quarry Town")


class Person:
    """Somebody with a browser of his own, who does not need a page."""

    def __init__(self, server: str, name: str, cookies: Any = None) -> None:
        self.api = httpx.Client(
            base_url=f"{server}/api", timeout=60, headers={"Origin": server}, cookies=cookies
        )
        self.name = name

    def post(self, path: str, body: Any) -> Any:
        return self.api.post(path, json=body).raise_for_status().json()

    def get(self, path: str) -> Any:
        return self.api.get(path).raise_for_status().json()


def _won(people: list[Person]) -> str:
    """A cup of four that the first of them wins, because everybody else gives up."""
    first = people[0]
    config = {"game": "champions", "format": "cup"}
    made = first.post(
        "/competitions",
        {
            "title": "Lamplight Cup",
            "config": config,
            "clock": {"kind": "none"},
            "public": True,
            "inherit": None,
        },
    )
    path = f"/competitions/{made['id']}"
    for one in people:
        one.post(f"{path}/join", {"name": one.name, "team": one.name})
    first.post(f"{path}/start", {"order": [1, 2, 3, 4]})
    end = time.monotonic() + 60
    while first.get(path)["phase"] != "FINISHED" and time.monotonic() < end:
        for one in people:
            _go_on(one, path, is_loser=one is not first)
    return str(made["id"])


def _go_on(one: Person, path: str, is_loser: bool) -> None:
    now = one.get(path)
    for fixture in now["fixtures"]:
        if now["me"] not in fixture["sides"]:
            continue
        if fixture["status"] == "waiting" and now["me"] not in fixture["ready"] and fixture["in_turn"]:
            one.post(f"{path}/act", {"act": "ready", "fixture": fixture["id"]})
        if fixture["status"] == "begun" and fixture["match"] and is_loser:
            seats = one.get(f"/matches/{fixture['match']}")["seats"]
            seat = next(seat["seat"] for seat in seats if seat["yours"])
            # who was faster may have given up already
            one.api.post(f"/matches/{fixture['match']}/table", json={"seat": seat, "act": "resign"})


@scene("trophy-cup")
async def _trophy(eye: Eye) -> None:
    await eye.page.goto("/")
    await eye.page.wait_for_timeout(500)
    kept = {cookie["name"]: cookie["value"] for cookie in await eye.page.context.cookies()}
    people = [Person(eye.server, TEAMS[0], kept), *(Person(eye.server, name) for name in TEAMS[1:])]
    for one in people:
        one.post("/me", {"name": one.name})
    cup = await asyncio.to_thread(_won, people)
    await eye.page.goto(f"/competitions/{cup}")
    await eye.page.wait_for_selector("[data-champion]")
    await eye.page.wait_for_timeout(1800)
