#!/usr/bin/env python
"""Pictures of every screen worth looking at, from a real browser.

    python scripts/screens.py FOLDER [--only PART] [--size phone] [--language nl]

Writes FOLDER/<size>-<screen>.png on a server of its own (or `--server URL`): line-up, draft, plans with odds, every
rare question (found in the golden replays and played on from there), replay, rule book, lessons. Exit status 1 if one
could not be shown, or if words are cut off on it. The client must have been built.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, Page, async_playwright  # noqa: E402

from dugout.lessons.book import lessons  # noqa: E402
from tests import services  # noqa: E402
from tests.browser import hexes, pitch  # noqa: E402
from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, TABLET  # noqa: E402
from tests.browser.moments import MOMENTS, Moment, bring, open_moment, place  # noqa: E402
from tests.browser.test_languages import CUT_OFF  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
ME, COMPUTER = {"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "easy"}
PAGES = {
    "home": ("/", "h1"),
    "learn": ("/learn", "section ol"),
    "new-champions": ("/new/champions", "form"),
    "new-counter-attack": ("/new/counter-attack", "form"),
    "champions-rules": ("/rules/champions", "h2"),
    "champions-rules-picture": ("/rules/champions#CH-7.2", "figure svg"),
    "counter-attack-rules": ("/rules/counter-attack", "h2"),
}
BOARDS = {
    "champions": ".champions .tray",
    "counter-attack": ".ca [data-board]",
    "toto": ".toto [data-row], .toto [data-form-row]",
}
REPLAYED = (
    Moment("replay-yellow-card", "champions", "stand-in", "ch.yellow", happens=True),
    Moment("replay-red-card", "champions", "red-card", "ch.red", happens=True),
    Moment("replay-goal", "champions", "goals", "ch.goal", happens=True),
    Moment("replay-red-card", "counter-attack", "rough-core", "ca.red", happens=True),
    Moment("replay-goal", "counter-attack", "allstars-v-pub", "ca.goal", happens=True),
)
Scene = Callable[[Page, str], Awaitable[None]]
Camera = Callable[[Browser, str, Any, str], Awaitable[list[str]]]


def scenes() -> dict[str, Scene]:
    """Every screen by name."""
    found: dict[str, Scene] = {name: _page(path, landmark) for name, (path, landmark) in PAGES.items()}
    for game, landmark in BOARDS.items():
        for number, lesson in enumerate(lessons(game), 1):
            found[f"{game}-lesson-{lesson.name}"] = _page(f"/learn/{game}/{number}", landmark)
    found["champions-line-up"] = _line_up
    found["champions-line-placing"] = _placing
    found["champions-plan"] = _plan
    found["champions-shot"] = _shot
    found["counter-attack-draft"] = _draft
    found["counter-attack-line-up"] = _shirts
    found["counter-attack-kick-off"] = _kick_off
    found["counter-attack-plan"] = _pass
    found["counter-attack-movement"] = _movement
    for moment in MOMENTS:
        found[f"{moment.game}-{moment.name}"] = _moment(moment)
    for moment in REPLAYED:
        found[f"{moment.game}-acted-{moment.code[3:]}"] = _acted(moment)
        found[f"{moment.game}-{moment.name}"] = _replay(moment)
    return found


def _page(path: str, landmark: str) -> Scene:
    async def show(page: Page, server: str) -> None:
        await page.goto(path)
        await page.wait_for_selector(landmark)

    return show


def _moment(moment: Moment) -> Scene:
    async def show(page: Page, server: str) -> None:
        await open_moment(page, server, moment)

    return show


def _acted(moment: Moment) -> Scene:
    """The headline of what happens, while it is acted out."""

    async def show(page: Page, server: str) -> None:
        picture = {"red": "card-red", "yellow": "card-yellow", "goal": "ball"}[moment.code.split(".")[1]]
        match, found = bring(server, moment), place(moment)
        stops = (await (await page.request.get(f"/api/matches/{match}/replay")).json())["stops"]
        before = [stop["at"] for stop in stops if stop["at"] < found.at][-1]
        await page.goto(f"/match/{match}?at={before}")
        await page.wait_for_selector("[data-replay][data-ready=true]")
        await page.keyboard.press("Space")
        await page.wait_for_selector(f".headline use[href='#{picture}'], .banner use[href='#{picture}']")

    return show


def _replay(moment: Moment) -> Scene:
    async def show(page: Page, server: str) -> None:
        await page.goto(f"/match/{bring(server, moment)}?at={place(moment).at}")
        await page.wait_for_selector("[data-replay][data-ready=true]")

    return show


async def _coach(page: Page, server: str) -> pitch.Coach:
    return await pitch.sit(page, server, pitch.create(server, [ME, COMPUTER]))


async def _line_up(page: Page, server: str) -> None:
    await (await _coach(page, server)).play(60, "lineup")


async def _placing(page: Page, server: str) -> None:
    await page.evaluate("() => localStorage.setItem('dugout.ch.auto', 'false')")
    await (await _coach(page, server)).play(60, "line")


async def _plan(page: Page, server: str) -> None:
    """A run onto the ball, and a pass to a team-mate."""
    await page.goto("/learn/champions/4")
    await _model(page, "champions", stop=1)


async def _shot(page: Page, server: str) -> None:
    await page.goto("/learn/champions/5")
    await _model(page, "champions", stop=1)


async def _model(page: Page, game: str, stop: int) -> None:
    """The first answers of the lesson's model, given by its own buttons."""
    await page.wait_for_selector(".champions .tray [data-answer=roll]")
    await page.locator("[data-answer=roll]").click()
    await page.wait_for_selector("[data-man='H#9'] .can")
    await page.locator("[data-man='H#9'] .can").click(force=True)
    await page.locator(".champions .tray [data-answer^='run']").first.click()
    await page.wait_for_selector(".champions .tray[data-code=leg]")
    for _ in range(stop):
        await page.locator("[data-target]").first.click(force=True)
        await page.wait_for_timeout(600)


async def _manager(page: Page, server: str, **options: Any) -> hexes.Manager:
    return await hexes.sit(page, server, hexes.create(server, [ME, COMPUTER], **options))


async def _draft(page: Page, server: str) -> None:
    manager = await _manager(page, server, squads="draft")
    for _ in range(4):
        await manager.until("ca.pick")
        await page.locator("[data-choose]").first.click()
        await page.locator("[data-answer^=pick]").click()
    await manager.until("ca.pick")
    await page.locator("[data-choose]").first.click()


async def _shirts(page: Page, server: str) -> None:
    manager = await _manager(page, server, squads="draft")
    await manager.until("ca.pick")
    await page.get_by_role("switch").or_(page.locator("input[type=checkbox]")).first.check(force=True)
    await page.wait_for_selector("[data-answer^='own']")


async def _kick_off(page: Page, server: str) -> None:
    await (await hexes.sit(page, server, hexes.create(server, [ME, ME], squads="fixed"))).until(
        "ca.kickoff-pass"
    )


async def _pass(page: Page, server: str) -> None:
    """A pass to a team-mate, with its chances, in the lesson about passing."""
    await page.goto("/learn/counter-attack/2")
    manager = hexes.Manager(page, server, {"id": "", "tokens": []}, seed=1)
    await manager.ready()
    if await page.locator("[data-mode=standard]").count():
        await page.locator("[data-mode=standard]").first.click()
    spots = (await manager.asked())["spots"]
    await manager.tap(spots[len(spots) // 2])
    await page.wait_for_selector("[data-commit]")
    await page.wait_for_timeout(600)  # the chances are on their way


async def _movement(page: Page, server: str) -> None:
    """A man picked in a movement phase, and where he is about to go."""
    manager = await hexes.sit(page, server, hexes.create(server, [ME, ME], squads="fixed"))
    found = await manager.until("ca.move-a", seconds=120)
    await manager.tap(found["spots"][0])
    found = await manager.asked()
    await manager.tap(found["spots"][-1])
    await page.wait_for_timeout(600)


async def photograph(browser: Browser, server: str, given: Any, size: str) -> list[str]:
    """All screens at one size; what is wrong with them."""
    wrong: list[str] = []
    for name, show in scenes().items():
        if given.only not in f"{size}-{name}":
            continue
        context = await browser.new_context(
            base_url=server,
            locale=given.language,
            reduced_motion="no-preference" if "-acted-" in name else "reduce",
            **SIZES[size],
        )
        if "-acted-" not in name:
            await context.add_init_script(AT_ONCE)
        page = await context.new_page()
        try:
            await page.goto("/learn")
            await show(page, server)
            await page.wait_for_timeout(
                150 if "-acted-" in name else 400
            )  # fonts and the camera come to rest
        except Exception as error:
            wrong.append(f"{size}-{name}: {str(error).splitlines()[0]}")
        wrong += [f"{size}-{name}: cut off: {words}" for words in await page.evaluate(CUT_OFF)]
        await page.screenshot(path=given.folder / f"{size}-{name}.png")
        await context.close()
        print(f"{size}-{name}", flush=True)
    return wrong


@contextlib.contextmanager
def running(address: str) -> Iterator[str]:
    """The server that was named, or one of our own."""
    if address:
        yield address
        return
    with services.server(
        DUGOUT_BOT_PAUSE="0",
        DUGOUT_RATE_ADDRESS="100000/100000",
        DUGOUT_RATE_PERSON="100000/100000",
    ) as server:
        yield server


async def run(given: Any, photograph: Camera) -> int:
    """Start server and browser, and let `photograph` make its pictures at every size; 1 where something was wrong."""
    given.folder.mkdir(parents=True, exist_ok=True)
    with running(given.server) as server:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**services.chromium(), args=["--no-sandbox"])
            wrong = [
                line
                for size in given.size or given.sizes
                for line in await photograph(browser, server, given, size)
            ]
            await browser.close()
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


def arguments(about: str | None, sizes: Iterable[str]) -> argparse.ArgumentParser:
    """What every script is told that takes pictures."""
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="PART", help="pictures whose name contains this")
    parser.add_argument("--size", choices=sorted(sizes), action="append")
    parser.add_argument("--server", default="", help="the address of a running one")
    parser.set_defaults(sizes=tuple(sizes))
    return parser


def main() -> int:
    parser = arguments(__doc__, SIZES)
    parser.add_argument("--language", default="en", choices=["en", "nl", "de", "fr"])
    return asyncio.run(run(parser.parse_args(), photograph))


if __name__ == "__main__":
    sys.exit(main())
