"""The whole board is on the screen, whatever stands above and below it: every row of the pitch and both goals."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.pitch import create

pytestmark = pytest.mark.timeout(180)

ME = {"kind": "me", "name": "Noor"}
SAM = {"kind": "me", "name": "Sam"}

HIDDEN = """([board, count]) => {
  const parts = [...document.querySelectorAll(`${board} [data-row], ${board} [data-goal]`)];
  if (parts.length !== count) return [`${parts.length} rows and goals`];
  const name = (part) => part.dataset.row ? `row ${part.dataset.row}` : "goal";
  const seen = (x, y) => document.elementFromPoint(x, y)?.closest(board);
  return parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const edges = [box.left + 2, box.left + box.width / 2, box.right - 2];
    return !inside || !edges.every((x) => seen(x, box.top + 2) && seen(x, box.bottom - 2));
  }).map(name);
}"""


PITCH = (".champions .pitch svg.board", 15)
Size = tuple[int, int]


async def check(page: Page, board: tuple[str, int], where: str) -> None:
    await page.wait_for_selector(f"{board[0]} [data-row]")
    await page.wait_for_timeout(300)  # what slides in has slid in
    assert await page.evaluate(HIDDEN, list(board)) == [], where


async def every_state(page: Page, live_server: str, match: dict[str, Any], board: tuple[str, int]) -> None:
    """A match as it is played, without a line, when it is over, and again."""
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await check(page, board, "a match")

    await page.context.set_offline(True)
    await page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(page.get_by_text("Connection lost").first).to_be_visible()
    await check(page, board, "without a line")
    await page.context.set_offline(False)
    await page.evaluate("dispatchEvent(new Event('online'))")
    await expect(page.get_by_text("Connection lost")).to_have_count(0)

    await page.goto(f"/match/{match['id']}?at=end")
    await page.wait_for_selector("[data-replay][data-ready=true]")
    await check(page, board, "a replay")


def answer(server: str, match: dict[str, Any], seat: int, text: str) -> None:
    headers = {"Dugout-Seats": match["tokens"][seat]}
    with httpx.Client(base_url=f"{server}/api/matches/{match['id']}", headers=headers) as api:
        body = {"seat": seat, "question": api.get("").json()["question"], "answer": text}
        api.post("/actions", json={**body, "action": f"answer-of-the-seat-{seat}"}).raise_for_status()


def resign(server: str, match: dict[str, Any]) -> None:
    headers = {"Dugout-Seats": match["tokens"][1]}
    url = f"{server}/api/matches/{match['id']}/table"
    httpx.post(url, json={"seat": 1, "act": "resign"}, headers=headers).raise_for_status()


def screens(*sizes: Size) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", sizes, ids=lambda size: f"{size[0]}x{size[1]}")


@screens((1440, 900), (1280, 720), (820, 1180), (390, 844))
async def test_every_row_and_both_goals_are_on_the_screen(
    new_page: NewPage, live_server: str, size: Size
) -> None:
    match = create(live_server, [ME, SAM], profile="starter")
    for seat in (0, 1):
        answer(live_server, match, seat, "lineup 1 2,3,4,5 8,9,10,11 14,15")
    page = await new_page(viewport={"width": size[0], "height": size[1]})
    await every_state(page, live_server, match, PITCH)
    resign(live_server, match)
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await expect(page.locator("[data-act=report]").first).to_be_visible()
    await check(page, PITCH, "with a banner")
