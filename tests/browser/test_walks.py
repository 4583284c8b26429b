"""Walks of a stranger through the page, each on another screen, which fail on any word that is not meant for people.

`DUGOUT_LONG=1` takes every walk on every screen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser import hexes, pitch
from tests.browser.conftest import DESKTOP, LONG, PHONE, TABLET, NewPage
from tests.browser.layout_check import tidy
from tests.browser.table import Table, computers, create, me, sit
from tests.browser.test_competitions import enter, fill, make
from tests.browser.test_replay import Watched
from tests.browser.words_check import plain
from tests.plain_words import raw_words

SCREENS = {"390": PHONE, "820": TABLET, "1440": DESKTOP}
ACTIONS = 14
NOOR, COMPUTER = me("Noor"), {"kind": "bot", "level": "easy"}
Walk = Callable[[NewPage, str, dict[str, Any]], Awaitable[None]]


async def fine(page: Page, where: str) -> None:
    """Only words for people, none of them cut, and nothing over what can be pressed."""
    await plain(page, where)
    await tidy(page, where)


async def begin(new_page: NewPage, game: str, screen: dict[str, Any]) -> Page:
    page = await new_page(**screen)
    for path, landmark in (("/", "h1"), (f"/new/{game}", "form")):
        await page.goto(path)
        await expect(page.locator(landmark).first).to_be_visible()
        await page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        await fine(page, path)
    return page


async def first_champions(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    page = await begin(new_page, "champions", screen)
    match = await asyncio.to_thread(pitch.create, server, [NOOR, COMPUTER], profile="starter")
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    coach = pitch.Coach(page, server, match, 0, 1)
    for _ in range(ACTIONS):
        await coach.play(60, until=1)
        await fine(page, "Champions")
    coach.api.close()


async def first_counter_attack(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    page = await begin(new_page, "counter-attack", screen)
    match = await asyncio.to_thread(hexes.create, server, [NOOR, COMPUTER], squads="fixed")
    manager = await hexes.sit(page, server, match)
    for _ in range(ACTIONS):
        await manager.act(await manager.ready())
        await fine(page, "Counter Attack")
    await manager.api.aclose()


async def first_toto(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    page = await begin(new_page, "toto", screen)
    table = await sit(page, await asyncio.to_thread(create, server, [NOOR, *computers(2)], rounds=1))
    for _ in range(ACTIONS):
        before = sum(table.seen.values())
        await table.play(when=lambda *_: sum(table.seen.values()) > before)  # noqa: B023  # played before the next round
        await fine(page, "Toto")


async def lessons(new_page: NewPage, _server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    await page.goto("/learn")
    await expect(page.get_by_role("link", name="The right number")).to_be_visible()
    await fine(page, "lessons")
    for lesson in ("champions/2", "counter-attack/5", "toto/4"):
        await page.goto(f"/learn/{lesson}")
        await page.get_by_role("button", name="Hint").click()
        await fine(page, lesson)
        await page.get_by_role("button", name="Show me").click()
        await expect(page.locator("[data-lesson-verdict=won]")).to_be_visible(timeout=20_000)
        await fine(page, f"{lesson} won")


async def friend_by_link(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    noor, sam = await new_page(**screen), await new_page(**PHONE)
    await noor.goto("/new/toto?with=friends")
    await noor.get_by_label("Name of Player 1").fill("Noor")
    for _ in range(2):
        await noor.get_by_role("button", name="Players: 1 fewer").click()
    await fine(noor, "new match with a friend")
    await noor.get_by_role("button", name="Invite").click()
    await noor.wait_for_url("**/match/*")
    link = await noor.locator("input[readonly]").first.input_value()
    await fine(noor, "waiting for a friend")
    await sam.goto(link)
    await sam.get_by_label("Your name").fill("Sam")
    await fine(sam, "invitation")
    await sam.get_by_role("button", name="Take my seat").click()
    for page in (noor, sam):
        await Table(page).until("column", "wait")
        await fine(page, "table with a friend")
    await notes_leave_the_pot_alone(noor, sam)


async def notes_leave_the_pot_alone(noor: Page, sam: Page) -> None:
    """What is said in passing lies over nothing that is needed on a phone."""
    narrow = (noor.viewport_size or {"width": 0})["width"] < 1200
    if narrow:
        await noor.locator(".topbar [aria-label*='Chat']").click()
    else:
        await noor.get_by_text("Chat", exact=True).click()
    await noor.get_by_placeholder("Say something").fill(
        "Good luck, and may the better form win this evening!"
    )
    await noor.get_by_role("button", name="Send").click()
    note, pot = sam.locator(".toast"), sam.locator(".potchip")
    await expect(note).to_be_visible()
    await sam.wait_for_timeout(400)
    over, under = await note.bounding_box(), await pot.bounding_box()
    assert over is not None
    assert under is not None
    assert over["y"] + over["height"] <= under["y"]


async def league_evening(new_page: NewPage, _server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    await page.goto("/competitions")
    await fine(page, "competitions")
    competition = await make(page, "Evening", "league2")
    await fine(page, "entries")
    await enter(page, competition, "Ann", "Norway")
    await fill(page, 3, "bram-tolk")
    await page.locator("[data-act=start]").click()
    await expect(page.locator(".next")).to_be_visible(timeout=60_000)
    await fine(page, "the evening")
    for tab in ("Squads", "Statistics"):
        await page.get_by_text(tab, exact=True).click()
        await fine(page, tab)
    await page.reload()
    await page.locator("[data-act=ready-next]").click()
    await page.wait_for_url("**/match/*", timeout=60_000)
    await expect(page.locator("[data-league]")).to_contain_text("Evening", timeout=60_000)
    await fine(page, "a match of the league")


async def scenario(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    match = await asyncio.to_thread(hexes.create, server, [NOOR, COMPUTER], scenario="SC-1")
    manager = await hexes.sit(page, server, match)
    for _ in range(5):
        await manager.act(await manager.ready())
        await fine(page, "scenario")
    await manager.api.aclose()


async def reports(new_page: NewPage, server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    for game, name in (("champions", "goals"), ("counter-attack", "draft-core"), ("toto", "single-winner")):
        watched = await asyncio.to_thread(Watched, server, game, name)
        await page.goto(f"/match/{watched.id}/report")
        await page.wait_for_selector(f"[data-report={game}]", timeout=30_000)
        await page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        await fine(page, f"report of {game}")
        await watched.open(page, len(watched.stops) // 2)
        await fine(page, f"replay of {game}")


async def account(new_page: NewPage, _server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    await page.goto("/lobby")
    await fine(page, "lobby as a stranger")
    await page.context.request.post("/api/me", data={"name": "Noor"})
    for path in ("/lobby", "/account"):
        await page.goto(path)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
        await fine(page, path)


WALKS: dict[str, Walk] = {
    "first champions": first_champions,
    "first counter-attack": first_counter_attack,
    "first toto": first_toto,
    "lessons": lessons,
    "friend by link": friend_by_link,
    "league evening": league_evening,
    "scenario": scenario,
    "reports": reports,
    "account": account,
}
ALL = [(walk, width) for walk in WALKS for width in SCREENS]
ONE_EACH = [(walk, list(SCREENS)[number % len(SCREENS)]) for number, walk in enumerate(WALKS)]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("walk", "width"), ALL if LONG else ONE_EACH)
async def test_a_stranger_reads_only_words_for_people(
    new_page: NewPage, live_server: str, walk: str, width: str
) -> None:
    await WALKS[walk](new_page, live_server, SCREENS[width])


@pytest.mark.parametrize("text", [
    "goes to 4,-6", "{$name} has the ball", "undefined", "[object Object]", "half_minutes", "ca.goal", "H9 runs", "ca-phase",
])  # fmt: skip
def test_the_checker_finds_what_is_raw(text: str) -> None:
    assert raw_words(text)


def test_the_checker_lets_words_pass() -> None:
    assert raw_words("Kick-off for Noor: 1–0 after 12′, 3.5 % and 1,234 matches, e7 (CH-8.2)") == {}


@pytest.mark.parametrize(("html", "what"), [
    ("<p style='width: 4em; overflow: hidden; white-space: nowrap'>Counter Attack and more</p>", "cut: “Counter"),
    ("<select style='width: 60px'><option>Computer, makkelijk</option></select>", "cut: “Computer"),
    ("<button>Below</button><div style='position: fixed; inset: 0'>Above</div>", "covered: “Below”"),
    ("<button disabled>Join</button>", "grey without a reason: “Join”"),
    ("<p style='width: 3000px'>Wide</p>", "too wide"),
])  # fmt: skip
async def test_the_checker_finds_what_is_cut_covered_or_grey(new_page: NewPage, html: str, what: str) -> None:
    page = await new_page()
    await page.set_content(f"<body>{html}</body>")
    with pytest.raises(AssertionError, match=what):
        await tidy(page, "a page", patience=0)


async def test_the_checker_lets_a_tidy_page_pass(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    await page.set_content(
        "<body><p style='width: 90px; overflow: hidden'>Counter Attack wraps</p><button>Join</button>"
        "<button disabled aria-describedby='why'>Keep</button><p id='why'>Enter your name first.</p></body>"
    )
    await tidy(page, "a page")
