"""Champions without a pointer: by keys alone, and by the text of the position and typed answers alone.

A few turns here; a whole half with `DUGOUT_LONG=1`.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from playwright.async_api import Page, expect
from playwright.async_api import TimeoutError as Late

from tests.browser.conftest import LONG, NewPage
from tests.browser.pitch import Coach, create

SECONDS = 1500.0 if LONG else 200.0
TURNS = 3
HALF_TIME = 45
LETTERS = "yabcdefghijz"

pytestmark = pytest.mark.timeout(1800 if LONG else 240)

ME = {"kind": "me", "name": "Noor"}
COMPUTER = {"kind": "bot", "level": "random"}


async def sit(page: Page, server: str, kind: type[Coach], seed: int) -> Any:
    match = create(server, [ME, COMPUTER])
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await page.wait_for_selector(".champions")
    return kind(page, server, match, 0, seed)


def is_enough(coach: Coach) -> bool:
    """Enough has been played: some turns, or half of a match."""
    if not LONG:
        return coach.seen.get("action", 0) >= TURNS
    view = coach.server_view()
    return bool(view["status"] == "over" or view["view"]["minute"] >= HALF_TIME)


class Keyboard(Coach):
    """Somebody who has no pointer: arrows, Space, Enter, digits and letters."""

    async def play_on(self) -> None:
        end = time.monotonic() + SECONDS
        while not is_enough(self):
            assert time.monotonic() < end, f"seen {self.seen}"
            shown = await self.look()
            if shown.get("over"):
                return
            if not shown["ready"] or shown["code"] == "":
                await asyncio.sleep(0.02)
                continue
            await self.press_for(shown)
            self.seen[shown["code"]] = self.seen.get(shown["code"], 0) + 1
            await self.compare()

    async def press_for(self, shown: dict[str, Any]) -> None:
        code, question = str(shown["code"]), shown["question"]
        keyboard = self.page.keyboard
        if code == "action":
            for _ in range(self.chance.randrange(1, 6)):
                await keyboard.press("n")
            shown = await self.look()
        if shown["targets"] and code in (
            "action",
            "leg",
            "chase",
            "keeper",
            "step",
            "row-two",
            "drop",
            "line",
        ):
            await self.walk_to(self.chance.choice(shown["targets"]))
            await keyboard.press("Space")
        elif shown["answers"]:
            await keyboard.press(str(self.chance.randrange(1, min(9, len(shown["answers"])) + 1)))
        else:
            await keyboard.press("Enter")
        await asyncio.sleep(0.02)
        after = await self.look()
        if after["question"] == question and (after["commit"] or code in ("lineup", "turn")):
            await keyboard.press("Enter")
        await self.page.wait_for_function(
            "() => !document.querySelector('.champions .tray footer .btn[disabled]')", timeout=5000
        )

    async def walk_to(self, cell: str) -> None:
        """The arrows bring the cursor to a cell, which is read out."""
        place = await self.page.evaluate(
            "() => document.querySelector('[data-cursor]')?.dataset.cursor ?? null"
        )
        if place is None:
            await self.page.keyboard.press("ArrowUp")
            place = await self.page.evaluate("() => document.querySelector('[data-cursor]')?.dataset.cursor")
        right = LETTERS.index(cell[0]) - LETTERS.index(place[0])
        up = int(cell[1:]) - int(place[1:])
        for key, count in (
            ("ArrowRight", right),
            ("ArrowLeft", -right),
            ("ArrowUp", up),
            ("ArrowDown", -up),
        ):
            for _ in range(max(0, count)):
                await self.page.keyboard.press(key)
        assert (
            await self.page.evaluate("() => document.querySelector('[data-cursor]').dataset.cursor") == cell
        )


class Reader(Coach):
    """Somebody who reads the position as text and types answers in the game's notation."""

    async def play_on(self) -> None:
        end = time.monotonic() + SECONDS
        await self.page.keyboard.press("t")
        dialog = self.page.get_by_role("dialog")
        field = dialog.get_by_role("combobox")
        while not is_enough(self):
            assert time.monotonic() < end, f"seen {self.seen}"
            shown = await self.look()
            if shown.get("over"):
                return
            if not shown["ready"] or shown["code"] == "" or await field.count() == 0:
                await asyncio.sleep(0.02)
                continue
            told = await dialog.inner_text()
            await self.check_text(told, shown["question"])
            choices: list[str] = await self.page.evaluate(
                "() => [...document.querySelectorAll('#ch-choices option')].map((one) => one.value)"
            )
            answer = self.chance.choice(choices) if choices else "lineup 1 2,3,4,5 8,9,10,11 14,15"
            await field.fill(answer)
            await field.press("Enter")
            self.seen[shown["code"]] = self.seen.get(shown["code"], 0) + 1
            try:
                await self.page.wait_for_function(
                    "(before) => Number(document.querySelector('.champions .tray').dataset.question) !== before",
                    arg=shown["question"],
                    timeout=5_000,
                )
            except Late:  # typed while the page was not listening: it is back in the field
                assert await dialog.get_by_role("alert").all_inner_texts() == []

    async def check_text(self, told: str, question: int) -> None:
        """Ball and men stand in the text where the server has them."""
        snapshot = self.server_view()
        if snapshot["question"] != question or snapshot["view"]["flight"] is not None:
            return
        view = snapshot["view"]
        if view["ball"]:
            assert view["ball"] in told
        for man in view["men"]:
            if man["cell"]:
                assert f"{man['shirt']}" in told
                assert man["cell"] in told
        self.compared += 1


async def test_keys_alone_play_champions(new_page: NewPage, live_server: str) -> None:
    coach: Keyboard = await sit(await new_page(), live_server, Keyboard, seed=5)
    await coach.play_on()
    assert {"lineup", "action", "turn"} <= coach.seen.keys()
    assert coach.compared > 3


async def test_text_and_typed_answers_alone_play_champions(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    reader: Reader = await sit(page, live_server, Reader, seed=6)
    await reader.play_on()
    assert {"lineup", "action", "turn"} <= reader.seen.keys()
    assert reader.compared > 3
    # what has happened is announced to whoever cannot see it
    await expect(page.locator("[data-announcer]")).not_to_have_text("")
