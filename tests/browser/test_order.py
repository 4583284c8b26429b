"""Question, dice, consequence, score: in this order, in the page itself, for every kind of duel of every game.

A duel that an answer leads to is fought anew: whoever is asked, the other side and a spectator watch it on three
screens, 390, 820 and 1440 wide, and the match is then opened again as a replay on the spectator's. Who has which
screen goes round with the table (`LIVE`), so that each of the three roles is seen at each size. Kinds that only other
dice lead to cannot be asked for: they are played from stored matches (`REPLAYED`), again at each size in turn;
whatever follows by chance in a duel that is fought anew is looked at as well.

| game | live, spectator and replay | replay |
|---|---|---|
| Champions 2020 | interception, save, roll of a turn, foul | goal, hands, kick-off, save of a shoot-out |
| Counter Attack | tackle, dive, steal, interception, header, accuracy, shot, penalty, reckless tackle | goal, injury, card, loose ball, parry, stop |
| Voetbal Toto | goal, whistle | |

Everything moves, at fast speed; what is asserted was seen at every change of the document. The three screens stay open
from one duel to the next, and links are followed in them: to open them takes as long as the duel.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import groupby
from typing import Any

import httpx
import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.clicking import GO
from tests.browser.conftest import DESKTOP, PHONE, TABLET, NewPage
from tests.browser.conftest import pages as separate_pages
from tests.browser.moments import before
from tests.browser.test_replay import Watched

pytestmark = pytest.mark.timeout(180)
SCREENS = (PHONE, TABLET, DESKTOP)
FAST = "localStorage.setItem('dugout.speed', '\"fast\"'); window.patient = true"
HELD = ("ask", "set", "roll", "chance")
SHOWS = (
    "class", "role", "data-die", "data-drama", "data-duel", "data-flap", "data-frame", "data-log", "data-side",
    "data-stage-verdict", "data-strip", "data-verdict",
)  # fmt: skip
"""The attributes that `WATCH` reads: others, which animations set in every frame, change nothing of what it sees."""
WATCH = """(attributeFilter) => {
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent.trim()).join("|");
  window.seen = [];
  let [told, last] = ["", ""];
  const tellings = [];
  const look = () => {
    const stage = document.querySelector("[data-duel], .champions [data-strip], .ca [data-strip]");
    told = ["[data-log]", ".dock .now", ".steps .now"].map(text).join("");
    if (told !== tellings.at(-1)) tellings.push(told);
    const now = {
      frame: stage?.dataset.frame ?? "",
      head: stage?.querySelector("h2, b")?.textContent ?? "",
      dice: [...(stage?.querySelectorAll("[data-die]") ?? [])].map((die) => die.dataset.die),
      flies: document.querySelectorAll(".toto-fly, [data-drama]").length,
      verdict: text("[data-verdict]"),
      spoken: text("[data-stage-verdict]"),
      score: text(".champions :is(.strip, .score)[role=group] [data-flap], .ca .goals, .toto [data-side]"),
      told: told && tellings.indexOf(told) + 1,
      judged: document.querySelectorAll("[data-duel] .good, [data-duel] .poor, [data-duel] .bad").length,
    };
    const all = JSON.stringify(now);
    if (all !== last) window.seen.push(now);
    last = all;
  };
  look();
  window.watching = new MutationObserver(look);
  window.watching.observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
}"""
LIVE = [
    ("champions", "red-card", 40, "ch.attempt-failed ch.intercepted"),
    ("champions", "red-card", 102, "ch.beaten ch.saved ch.caught"),
    ("champions", "goals", 15, "ch.roll"),
    ("champions", "goals", 29, "ch.foul"),
    ("counter-attack", "allstars-v-pub", 18, "ca.dribbler-roll"),
    ("counter-attack", "lively-more-1", 136, "ca.dribbler-roll"),
    ("counter-attack", "draft-core", 259, "ca.steal-roll"),
    ("counter-attack", "draft-core", 211, "ca.interception-roll"),
    ("counter-attack", "lively-corner-1", 33, "ca.jump-roll"),
    ("counter-attack", "draft-core", 142, "ca.accuracy-roll"),
    ("counter-attack", "lively-free-kick-1", 50, "ca.shot-roll ca.block-roll"),
    ("counter-attack", "restart-penalty", 10, "ca.penalty-roll"),
    ("counter-attack", "rough", 50, "ca.reckless-roll"),
    ("toto", "hotseat", 76, "to.goal"),
    ("toto", "hotseat", 77, "to.whistle"),
]
"""Game, stored match, the answer of it that leads to the duel, and the events that its die may bring."""
REPLAYED = [
    ("champions", "goals", "ch.kick-off-roll"),
    ("champions", "hands", "ch.hands"),
    ("champions", "random-shoot-out", "ch.saved"),
    ("champions", "goals", "ch.beaten"),
    ("counter-attack", "draft-core", "ca.save-roll"),
    ("counter-attack", "draft-core", "ca.injury-roll"),
    ("counter-attack", "rough-core", "ca.card-roll"),
    ("counter-attack", "lively-free-kick-1", "ca.direction-roll"),
    ("counter-attack", "lively-corner-1", "ca.parry-roll"),
    ("counter-attack", "lively-more-2", "ca.stop-roll"),
]
NAMES = ["-".join((game, *codes.split()[0].split(".")[1:])) for game, _, _, codes in LIVE]


FORGET = "() => { window.watching?.disconnect(); window.calm = 0; window.told = ''; }"


class Screens:
    """Pages that stay open from one duel to the next. With whom a test has failed, nobody plays again."""

    def __init__(self, new_page: NewPage) -> None:
        self._new_page = new_page
        self._free: dict[int, Page] = {}

    async def take(self, screen: dict[str, Any]) -> Page:
        width = screen["viewport"]["width"]
        return self._free.pop(width, None) or await moving(self._new_page, screen)

    async def give_back(self, *pages: Page) -> None:
        """They are left where nothing moves, and have not complained."""
        for page in pages:
            await page.evaluate(GO, "/learn")
            await page.wait_for_selector("[data-busy]", state="detached")
        complaints: list[str] = self._new_page.complaints  # type: ignore[attr-defined]
        found = complaints[:]
        complaints.clear()
        assert found == []
        self._free.update((page.viewport_size["width"], page) for page in pages if page.viewport_size)


@pytest.fixture(scope="module")
async def screens(browser: Browser, live_server: str) -> AsyncIterator[Screens]:
    async with separate_pages(browser, live_server) as make:
        yield Screens(make)
        make.complaints.clear()  # type: ignore[attr-defined]  # the test that caused them has failed by them


async def moving(new_page: NewPage, screen: dict[str, Any]) -> Page:
    """A page on which everything moves. It is laid out as ever and drawn small: nobody looks at its pixels here."""
    page = await new_page(reduced_motion="no-preference", **screen)
    await page.add_init_script(FAST)
    view = {**screen["viewport"], "deviceScaleFactor": 1, "mobile": False, "scale": 0.1}
    await (await page.context.new_cdp_session(page)).send("Emulation.setDeviceMetricsOverride", view)
    await page.goto("/learn")
    await page.wait_for_selector("main h1")
    return page


QUIET = """() => {
  const told = ["[data-log]", ".dock .now", ".steps .now"].map((what) => document.querySelector(what)?.textContent);
  window.calm = window.told === JSON.stringify(told) ? window.calm + 1 : 0;
  window.told = JSON.stringify(told);
  return window.calm > 4 && (!document.querySelector("[data-log]") || document.querySelector("[data-log] li"));
}"""
"""Log and live line come some frames after everything else: they are there, and have stayed the same for a while."""


async def watch(page: Page) -> None:
    await page.wait_for_selector("[data-busy=false]")
    await page.evaluate(FORGET)
    await page.wait_for_function(QUIET, polling=100)
    await page.evaluate(WATCH, SHOWS)


async def looks_of(page: Page, is_logged: bool = True) -> list[dict[str, Any]]:
    """All that was seen of what has happened, once it is over; the log, where there is one beside the board, has it."""
    await page.wait_for_function(
        "() => window.seen.some(({frame, flies}) => frame === 'land' || flies > 0)", timeout=40_000
    )
    await expect(page.locator("[data-busy=true]")).to_have_count(0, timeout=40_000)
    if is_logged:
        await page.wait_for_function(
            "() => !window.seen[0].told || window.seen.at(-1).told !== window.seen[0].told"
        )
    seen: list[dict[str, Any]] = await page.evaluate("() => window.seen")
    return seen


def known(one: dict[str, Any]) -> tuple[str, int]:
    return one["score"], one["told"]


def in_order(seen: list[dict[str, Any]]) -> None:
    """Every duel that was seen: asked, rolled, decided, and only then told."""
    told = next((at for at, one in enumerate(seen) if known(one) != known(seen[0])), len(seen))
    if any(one["flies"] for one in seen):
        assert any(one["flies"] for one in seen[:told]), "told before the card was seen"
        return
    first = next(at for at, one in enumerate(seen) if one["frame"] == "land")
    assert told >= first, f"told in frame {seen[told]['frame']!r}"
    assert all(die.isdigit() for die in seen[first]["dice"]), "decided before the last die lay"
    duels = [list(looks) for held, looks in groupby(seen, lambda one: one["frame"] in HELD) if held]
    assert duels, "nothing was held back"
    for looks in duels:
        assert looks[0]["head"], "the question comes first"
        assert all(die in ("", "rolls") for die in looks[0]["dice"]), "a die lay before it was rolled"
        assert [one for one in looks if one["verdict"]] == []
        assert len({one["score"] for one in looks}) == 1
        frames = list(dict.fromkeys(one["frame"] for one in looks))
        assert frames == [frame for frame in HELD if frame in frames]
    assert not any(one["spoken"] for one in seen[:first])
    assert any(one["spoken"] for one in seen[first:])


@pytest.mark.parametrize("turn", range(len(LIVE)), ids=NAMES)
async def test_a_duel_is_told_when_its_dice_lie(screens: Screens, live_server: str, turn: int) -> None:
    game, record, index, codes = LIVE[turn]
    place = await asyncio.to_thread(before, live_server, game, record, index)
    asked = place.seat
    others = [seat for seat in place.tokens if seat != asked]
    pages = [await screens.take(SCREENS[(turn + at) % 3]) for at in range(3)]
    for page, seat in zip(pages, (asked, others[0], None), strict=True):
        await page.evaluate(
            GO, f"/match/{place.match}" + ("" if seat is None else f"#seat={place.tokens[seat]}")
        )
    await asyncio.gather(*(watch(page) for page in pages))
    last = reel_of(live_server, place.match)["events"][-1]["n"]
    await asyncio.to_thread(place.go_on)
    for page in pages:
        in_order(await looks_of(page))
    assert {one["judged"] for one in await looks_of(pages[2])} == {0}, (
        "to a spectator nothing is good or poor"
    )
    die = next(
        event["n"]
        for event in reel_of(live_server, place.match)["events"]
        if event["n"] > last and event["code"] in codes.split()
    )
    await again(pages[2], live_server, place.match, die)
    await screens.give_back(*pages)


def reel_of(server: str, match: str) -> dict[str, list[dict[str, Any]]]:
    """The stops and events of a match, as a replay has them."""
    found: dict[str, Any] = httpx.get(f"{server}/api/matches/{match}/replay", timeout=60).json()
    return found


async def again(page: Page, server: str, match: str, die: int) -> None:
    """The same in a replay."""
    stops = (await asyncio.to_thread(reel_of, server, match))["stops"]
    at = next(number for number, stop in enumerate(stops) if stop["last"] >= die) - 1
    await page.evaluate(GO, f"/match/{match}?at={stops[at]['at']}")
    await page.wait_for_selector("[data-replay][data-ready=true]")
    await watch(page)
    await page.keyboard.press("ArrowRight")
    in_order(await looks_of(page, is_logged=False))  # of some dice nothing is said until the next step


@pytest.mark.parametrize("turn", range(len(REPLAYED)), ids=[code for _, _, code in REPLAYED])
async def test_a_replay_keeps_the_order(screens: Screens, live_server: str, turn: int) -> None:
    game, record, code = REPLAYED[turn]
    match = await asyncio.to_thread(Watched, live_server, game, record)
    die = next(event["n"] for event in reel_of(live_server, match.id)["events"] if event["code"] == code)
    page = await screens.take(SCREENS[turn % 3])
    await again(page, live_server, match.id, die)
    await screens.give_back(page)
