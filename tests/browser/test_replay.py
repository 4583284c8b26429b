"""Watching matches again in the page: every moment as the server saw it, links to it, playing on from it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import Page, expect

from dugout.core.record import record_from_json
from dugout.core.record_text import write_text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import Table, computers, create, me, sit
from tests.browser.test_access import Inspector

pytestmark = pytest.mark.timeout(120)
GOLDEN = Path(__file__).parents[1] / "replays"
BOARDS = {
    "champions": """() => Object.fromEntries([...document.querySelectorAll("[data-man]")]
      .map((man) => [man.dataset.man, man.dataset.cell]))""",
    "counter-attack": """() => Object.fromEntries([...document.querySelectorAll("[data-piece]")]
      .map((man) => [man.dataset.piece, man.dataset.hex]))""",
    "toto": """() => [...document.querySelectorAll("[data-row]")].map((row) =>
      [...row.querySelectorAll("[data-side]")].map((box) => Number(box.textContent)))""",
}


def expected(game: str, view: dict[str, Any]) -> Any:
    """What must be on the screen for a view."""
    if game == "champions":
        return {man["id"]: man["cell"] for man in view["men"] if man["cell"]}
    if game == "counter-attack":
        return {man["text"]: ",".join(map(str, man["hex"])) for man in view["pieces"] if man["hex"]}
    return view["scores"]


class Watched:
    """A golden match on the server, and what the server says of it."""

    def __init__(self, server: str, game: str, name: str) -> None:
        record = json.loads((GOLDEN / game / f"{name}.json").read_text())["record"]
        record["headers"] = {"names": ["Noor", "Sam", "Lotte"][: record["seats"]]}
        self.server, self.game, self.record = server, game, record
        self.id = httpx.post(f"{server}/api/records", json=record, timeout=30).json()["match"]
        self.stops = self.ask("replay")["stops"]

    def ask(self, what: str) -> Any:
        return httpx.get(f"{self.server}/api/matches/{self.id}/{what}", timeout=30).json()

    def view(self, stop: int) -> dict[str, Any]:
        view: dict[str, Any] = self.ask(f"frames?first={stop}&count=1")["frames"][0]["view"]
        return view

    async def open(self, page: Page, stop: int) -> None:
        await page.goto(f"/match/{self.id}?at={self.stops[stop]['at']}")
        await self.shows(page, stop)

    async def shows(self, page: Page, stop: int) -> None:
        """The page has come to this stop, says so in its address, and draws it as it was."""
        await expect(page.locator("[data-replay][data-ready=true]")).to_have_attribute("data-stop", str(stop))
        await expect(page).to_have_url(re.compile(rf"\?at={self.stops[stop]['at']}$"))
        view = self.view(stop)
        if view.get("phase") in ("columns", "over") and self.game == "toto":
            return  # the choice of columns and the ranking take the place of the board
        want = expected(self.game, view)
        await page.wait_for_function(
            f"(want) => JSON.stringify(({BOARDS[self.game]})()) === want",
            arg=json.dumps(want, separators=(",", ":")),
        )


@pytest.mark.parametrize(("game", "name", "start"), [
    ("champions", "goals", 180), ("counter-attack", "allstars-v-pub", 200), ("toto", "single-winner", 40),
])  # fmt: skip
async def test_steps_keys_and_jumps_show_the_match_as_it_was(
    new_page: NewPage, live_server: str, game: str, name: str, start: int
) -> None:
    match = Watched(live_server, game, name)
    end = len(match.stops) - 1
    page = await new_page(**(PHONE if game == "counter-attack" else {}))
    await match.open(page, start)
    inspector = Inspector(page)
    await inspector.look(game)
    assert inspector.found == {}
    await page.get_by_role("button", name="One step forward").click()
    await match.shows(page, start + 1)
    for key, stop in (("ArrowRight", start + 2), ("ArrowLeft", start + 1), ("End", end), ("Home", 0)):
        await page.keyboard.press(key)
        await match.shows(page, stop)
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("[data-replay]")).to_have_attribute("data-stop", "1")


async def test_the_timeline_plays_and_can_be_dragged(new_page: NewPage, live_server: str) -> None:
    match = Watched(live_server, "champions", "goals")
    page = await new_page(**PHONE)
    await match.open(page, 100)
    replay, slider = page.locator("[data-replay]"), page.get_by_role("slider", name="Timeline")
    box = await slider.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    await page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 24)
    await page.mouse.down()
    await page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + 24, steps=4)
    await page.mouse.up()
    await match.shows(page, round(0.9 * (len(match.stops) - 1)))
    goal = page.locator(".mark.goal:not(.small)").first
    stop = int(await goal.get_attribute("data-stop") or 0)
    await goal.click()
    await match.shows(page, stop)
    await expect(page.locator(".dock .now")).to_contain_text("Goal for")
    await page.get_by_role("button", name="4×").click()
    await page.keyboard.press("Space")
    await expect(replay).to_have_attribute("data-playing", "true")
    await page.wait_for_function(
        "(was) => Number(document.querySelector('[data-replay]').dataset.stop) > was + 1", arg=stop
    )
    await page.keyboard.press("Space")
    await expect(replay).to_have_attribute("data-playing", "false")
    now = int(await replay.get_attribute("data-stop") or 0)
    await match.shows(page, now)


async def test_a_moment_is_shared_played_on_and_found_from_the_log(
    new_page: NewPage, live_server: str
) -> None:
    match = Watched(live_server, "champions", "goals")
    page = await new_page(permissions=["clipboard-read", "clipboard-write"])
    await match.open(page, 150)
    await page.get_by_role("button", name="Share this moment").click()
    link = await page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/match/{match.id}?at={match.stops[150]['at']}")

    await page.keyboard.press("l")
    turn = page.locator("dialog [data-log] > .grp[data-weight='']").nth(1)
    await turn.locator(".h").click()
    step = turn.locator(".say").first
    sentence = await step.inner_text()
    await step.click()
    await turn.get_by_role("button", name="Watch this moment").click()
    await expect(page.locator(".steps .now").filter(has_text=sentence)).to_be_visible()
    stop = int(await page.locator("[data-replay]").get_attribute("data-stop") or 0)
    assert stop < 150

    view = match.view(stop)
    await page.get_by_role("button", name="Play on from here").click()
    await page.get_by_role("radio", name="This device").nth(1).check(force=True)
    await page.locator("[data-act=play-on]").click()
    await page.wait_for_url(re.compile(r"/match/(?!record-)[\w-]+$"))
    await page.wait_for_selector(".champions .tray[data-code]")
    board = await page.evaluate(BOARDS["champions"])
    moved = {man for man, cell in expected("champions", view).items() if board.get(man) != cell}
    assert len(moved) <= 3  # dice may have been rolled since
    await expect(page.locator(".champions .score")).to_contain_text("Noor")


async def test_a_record_is_downloaded_and_opened_again(
    new_page: NewPage, live_server: str, tmp_path: Path
) -> None:
    match = Watched(live_server, "toto", "single-winner")
    page = await new_page()
    await match.open(page, 3)
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    await (await download.value).save_as(file)
    assert json.loads(file.read_text())["answers"] == match.record["answers"]

    await page.get_by_role("link", name="Open a record").click()
    chooser = page.locator("input[type=file]")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**match.record, "answers": [*match.record["answers"][:40], "1 sing"]}))
    new_page.complaints.clear()  # type: ignore[attr-defined]
    await chooser.set_input_files(broken)
    await expect(page.get_by_role("alert")).to_contain_text("Answer 41 is wrong")
    text = list(write_text(record_from_json(json.loads(file.read_text()))))
    edited = tmp_path / "edited.dugout"
    edited.write_text("\n".join(text).replace("[seats ", "[chairs ") + "\n")
    await chooser.set_input_files(edited)
    await expect(page.get_by_role("alert")).to_contain_text("Line 4")
    new_page.complaints.clear()  # type: ignore[attr-defined]  # a refusal is a status of 400, which the console notes
    whole = tmp_path / "record.dugout"
    whole.write_text("\n".join(text) + "\n")
    await chooser.set_input_files(whole)
    await page.wait_for_url(re.compile(r"/match/record-[\w-]+\?at=0"))
    await match.shows(page, 0)

    await page.get_by_label("Whose view").select_option("What Sam saw")
    await page.wait_for_selector("[data-replay][data-ready=true][data-eyes='1']")
    await page.keyboard.press("End")
    await page.keyboard.press("Shift+ArrowLeft")
    await expect(page.get_by_role("heading", name="Sam's hand")).to_be_visible()


async def test_what_was_missed_and_the_last_turn_are_shown_again(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    made = create(live_server, [me("Noor"), *computers(2)], mode="live", rounds=1, whistle_seconds=2)
    table = await sit(page, made)
    await table.play("turn")
    await page.keyboard.press("r")
    again = page.locator("[data-rerun]")
    await expect(again).to_be_visible()
    await page.get_by_role("button", name="Skip").click()
    await expect(again).to_have_count(0)
    await table.until("turn")

    await page.evaluate(
        """(id) => { const key = `dugout.match.${id}`; const kept = JSON.parse(localStorage.getItem(key));
        localStorage.setItem(key, JSON.stringify({...kept, seen: 8})); }""",
        made["id"],
    )
    await page.reload()
    await expect(page.get_by_text("things happened while you were away")).to_be_visible()
    await page.locator("[data-act=since-watch]").click()
    await expect(again).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(again).to_have_count(0)
    assert (await Table(page).until("turn", "window", "wait"))["kind"]
    await page.locator("[data-act=replay]").click()
    await expect(page.locator("[data-replay][data-ready=true]")).to_be_visible()
    await expect(page.get_by_text("still being played")).to_be_visible()
