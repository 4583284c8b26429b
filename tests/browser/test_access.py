"""axe-core on every screen, light and dark: nothing serious or critical anywhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Page

from tests.browser.conftest import DESKTOP, PHONE, WHOLE_GAME, NewPage
from tests.browser.table import answer_until, computers, create, is_over, me, sit

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async (rules) => {
  const only = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const found = await axe.run(document, {resultTypes: ["violations"], preload: false, ...only});
  return found.violations
    .filter((v) => v.impact === "serious" || v.impact === "critical")
    .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ") + " " + (n.any[0]?.message ?? "")).slice(0, 4).join(" | ")}`);
}"""
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""What else may be wrong does not depend on the theme."""

SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
each_screen = pytest.mark.parametrize("screen", SCREENS)


class Inspector:
    """Collects what axe finds, by the name of the screen: everything in light, and the colours in dark.

    Colours do not depend on the size: who looks at several sizes looks at the dark ones on one of them.
    """

    def __init__(self, page: Page, *, dark: bool = True) -> None:
        self.page = page
        self.dark = dark
        self.found: dict[str, list[str]] = {}

    async def look(self, name: str) -> None:
        if not await self.page.evaluate("() => 'axe' in window"):
            await self.page.evaluate(AXE.read_text())
        await self._look(name, "light", ())
        if self.dark:
            await self._look(name, "dark", OF_COLOURS)

    async def _look(self, name: str, theme: Literal["light", "dark"], rules: tuple[str, ...]) -> None:
        await self.page.emulate_media(color_scheme=theme)
        problems: list[str] = await self.page.evaluate(RUN, rules)
        if problems:
            self.found[f"{name}, {theme}"] = problems


@each_screen
async def test_the_pages_around_a_match(new_page: NewPage, live_server: str, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    inspector = Inspector(page, dark=screen is PHONE)
    guest = await (await page.context.request.post("/api/me", data={"name": "Noor"})).json()
    for path, landmark, name in (
        ("/", "h1", "home"),
        ("/new/toto", "form", "new match"),
        ("/rules/toto", "h2", "rules"),
        ("/lobby", "[data-list=offers] li", "lobby"),
        ("/account", "#delete-title", "account"),
        (f"/people/{guest['me']['id']}", "table", "person"),
    ):
        await page.goto(path)
        await page.wait_for_selector(landmark)
        if path == "/lobby":
            await page.get_by_text("Voetbal Toto").first.click()  # asks for the number of players too
            inks = "all => [...new Set(all.map(one => getComputedStyle(one).color))]"
            await page.get_by_role("spinbutton").first.wait_for()
            fields = page.locator("select.input, [role=spinbutton], .stepper button")
            assert len(await fields.evaluate_all(inks)) == 1, "axe cannot tell the colours on a gradient"
        await inspector.look(name)
    match = create(live_server, [me("Noor"), {"kind": "link"}], mode="live")
    await page.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await page.wait_for_selector("main h1")
    await inspector.look("share sheet")
    visitor = await new_page(**screen)
    await visitor.goto(f"/match/{match['id']}#seat={match['tokens'][1]}")
    await visitor.get_by_label("Your name").wait_for()
    other = Inspector(visitor, dark=screen is PHONE)
    await other.look("join")
    assert {**inspector.found, **other.found} == {}


@WHOLE_GAME
async def test_every_moment_of_a_match(new_page: NewPage, live_server: str) -> None:
    """One seat, open on two screens: one of them plays, both are looked at."""
    match = create(
        live_server, [me("Noor"), *computers(3)], mode="live", rounds=1, whistle_seconds=30, start_seat=1,
        deck=[26, 11, 5, 3, 2, 1, 16],
    )  # fmt: skip
    tables = {str(screen.id): await sit(await new_page(**screen.values[0]), match) for screen in SCREENS}
    inspectors = {name: Inspector(table.page, dark=name == "phone") for name, table in tables.items()}
    player = next(iter(tables.values()))
    for kind in ("column", "expose", "form", "turn", "window", "results"):
        if kind == "results":  # the rest of the round is none of these moments
            await asyncio.to_thread(answer_until, live_server, match["id"], match["tokens"][0], is_over)
        for name, table in tables.items():
            while (await table.asked())["kind"] != kind:  # a window closes by itself; another will be opened
                assert await player.play(kind) == kind
                await asyncio.sleep(0.08)
            if kind == "turn":
                await table.page.locator(".hand li:not(.idle) [data-face]").first.click()
            await inspectors[name].look(kind)
            if kind == "results":
                await table.play("none")
                await inspectors[name].look("ranking")
        if kind == "turn":
            await player.page.keyboard.press("Escape")
    assert {name: one.found for name, one in inspectors.items() if one.found} == {}


@each_screen
async def test_lessons_and_new_matches(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = await new_page(**screen)
    inspector = Inspector(page, dark=screen is PHONE)
    for path, landmark in (
        ("/learn", "section ol"),
        ("/learn/champions/6", ".champions .tray"),
        ("/learn/counter-attack/3", ".ca [data-board]"),
        ("/new/champions", "form"),
        ("/new/counter-attack", "form"),
    ):
        await page.goto(path)
        await page.wait_for_selector(landmark)
        await inspector.look(path)
    assert inspector.found == {}
