"""The whole board is on the screen, whatever stands above and below it: every row of the pitch and both goals."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from tests.browser import table
from tests.browser.conftest import NewPage
from tests.browser.pitch import create
from tests.browser.test_service import forgive_the_database

pytestmark = pytest.mark.timeout(180)

ME = {"kind": "me", "name": "Noor"}
SAM = {"kind": "me", "name": "Sam"}

HIDDEN = """([board, count, inset]) => {
  const parts = [...document.querySelectorAll(`${board} :is([data-row], [data-form-row], [data-goal])`)];
  if (parts.length !== count) return [`${parts.length} rows and goals`];
  const name = (part) => `row ${part.dataset.row ?? part.dataset.formRow ?? "of a goal"}`;
  const seen = (x, y) => document.elementFromPoint(x, y)?.closest(board);
  return parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const edges = [box.left + inset, box.left + box.width / 2, box.right - inset];
    return !inside || !edges.every((x) => seen(x, box.top + 2) && seen(x, box.bottom - 2));
  }).map(name);
}"""


NOT_TO_BE_HAD = """([board, count]) => {
  const rows = [...document.querySelectorAll(`${board} :is([data-row], [data-form-row])`)];
  if (rows.length !== count) return [`${rows.length} rows`];
  return rows.filter((row) => {
    row.scrollIntoView({ block: "nearest" });
    const box = row.getBoundingClientRect();
    return ![box.top + 2, box.bottom - 2].every((y) => row.contains(document.elementFromPoint(innerWidth / 2, y)));
  }).map((row) => row.innerText);
}"""

Board = tuple[str, int, int]
PITCH = (".champions .pitch svg.board", 15, 2)
FIXTURES = (".toto .board .rows", 13, 20)  # the pane has round corners
FORM = (".toto .form", 13, 20)
SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844))
WIDE = {"width": 1440, "height": 900}


async def check(page: Page, board: Board, where: str) -> None:
    """On every screen; the last of them is the one that the page is opened on next."""
    await page.wait_for_selector(f"{board[0]} :is([data-row], [data-form-row])")
    for width, height in SIZES if page.viewport_size == WIDE else SIZES[::-1]:
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(300)  # what slides in has slid in
        scrolls = board != PITCH and width < 600
        hidden = await page.evaluate(NOT_TO_BE_HAD if scrolls else HIDDEN, list(board))
        assert hidden == [], f"{where}, {width} x {height}"


async def every_state(page: Page, live_server: str, match: dict[str, Any], board: Board) -> None:
    """A match as it is played, without a line, again, and both while the service is away."""
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await live_and_without_a_line(page, board)

    await page.goto(f"/match/{match['id']}?at=end")
    await page.wait_for_selector("[data-replay][data-ready=true]")
    await check(page, board, "a replay")

    await page.route("**/readyz", lambda route: route.fulfill(status=503))
    away = {"error": {"code": "database-away", "message": ""}}
    await page.route("**/matches/*/competition", lambda route: route.fulfill(status=503, json=away))
    await page.goto(f"/match/{match['id']}")
    await expect(page.locator("[data-service=away]")).to_be_visible()
    await check(page, board, "while nothing can be stored")
    await page.locator("[data-act=replay]").click()
    await page.wait_for_selector("[data-replay][data-ready=true]")
    await expect(page.locator("[data-service=away]")).to_be_visible()
    await check(page, board, "a replay while nothing can be stored")
    await page.unroute_all()


async def live_and_without_a_line(page: Page, board: Board) -> None:
    await check(page, board, "a match")
    await page.context.set_offline(True)
    await page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(page.get_by_text("Connection lost").first).to_be_visible()
    await check(page, board, "without a line")
    await page.context.set_offline(False)
    await page.evaluate("dispatchEvent(new Event('online'))")
    await expect(page.get_by_text("Connection lost")).to_have_count(0)


def answer(server: str, match: dict[str, Any], seat: int, text: str) -> None:
    headers = {"Dugout-Seats": match["tokens"][seat]}
    with httpx.Client(base_url=f"{server}/api/matches/{match['id']}", headers=headers, timeout=60) as api:
        question = api.get("").json()["question"]
        action = f"answer-{question}-of-the-seat-{seat}"
        body = {"seat": seat, "question": question, "answer": text, "action": action}
        api.post("/actions", json=body).raise_for_status()


def resign(server: str, match: dict[str, Any], seat: int = 1) -> None:
    headers = {"Dugout-Seats": match["tokens"][seat]}
    url = f"{server}/api/matches/{match['id']}/table"
    httpx.post(url, json={"seat": seat, "act": "resign"}, headers=headers, timeout=60).raise_for_status()


def forgive_what_was_cut(new_page: NewPage) -> None:
    """The database and the line were; what a page had not fetched yet is missing then, and comes when it is asked
    for."""
    forgive_the_database(new_page)
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]


async def test_every_row_and_both_goals_are_on_the_screen(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [ME, SAM], profile="starter")
    for seat in (0, 1):
        answer(live_server, match, seat, "lineup 1 2,3,4,5 8,9,10,11 14,15")
    page = await new_page(thrifty=False, viewport=WIDE)
    await every_state(page, live_server, match, PITCH)
    resign(live_server, match)
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await page.locator("[data-act=see-board]").click()  # the page of the end lies over the table
    await expect(page.locator(".champions .tray [data-act=report]")).to_be_visible()
    await check(page, PITCH, "after the end")
    forgive_what_was_cut(new_page)


async def test_every_fixture_of_toto_is_on_the_screen(new_page: NewPage, live_server: str) -> None:
    match = table.create(live_server, [ME, SAM])
    for seat in (0, 1):
        answer(live_server, match, seat, f"column {seat + 1}")
    for seat in (0, 1):
        answer(live_server, match, seat, "covered")
    page = await new_page(thrifty=False, viewport=WIDE)
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await live_and_without_a_line(page, FORM)
    for seat in (0, 1):
        answer(live_server, match, seat, "form 1212123212323")
    await every_state(page, live_server, match, FIXTURES)
    forgive_what_was_cut(new_page)


async def test_who_waits_reads_of_the_other_and_of_giving_up(new_page: NewPage, live_server: str) -> None:
    """No question to somebody else is put to whoever waits; the log and the headline say that a match was given up."""
    match = create(live_server, [ME, SAM], profile="starter")
    answer(live_server, match, 0, "lineup 1 2,3,4,5 8,9,10,11 14,15")
    page = await new_page(thrifty=False, viewport=WIDE)
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    tray = page.locator(".champions .tray")
    await expect(tray.locator("h2")).to_have_text("Sam is thinking")
    answer(live_server, match, 1, "lineup 1 2,3,4,5 8,9,10,11 14,15")
    resign(live_server, match)
    await expect(page.locator("[data-full-time] h2")).to_have_text("Noor wins by resignation")
    await page.locator("[data-act=see-board]").click()
    await expect(tray.locator("h2")).to_have_text("Noor wins by resignation")
    await expect(page.locator(".champions .talk [data-ended]")).to_have_text("Sam has resigned.")
