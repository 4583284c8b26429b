#!/usr/bin/env python
"""A bot that clicks: random legal clicks play whole matches of each game through the page.

    python scripts/click_matches.py --matches 10 [--game champions] [--seed 1]

Every game has one page that is never loaded again. After each action the board on the screen is compared with the
server's view, cell by cell; nothing may be said on the console, and the page may not grow from match to match.
Exit status 1 and one sentence if something is wrong. The client must have been built.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, async_playwright  # noqa: E402

from tests import services  # noqa: E402
from tests.browser.clicking import SHORT, Played, play_match  # noqa: E402
from tests.browser.conftest import AT_ONCE  # noqa: E402

MOST_GROWTH = 4.0
"""Megabytes that a page may hold after its last match beyond what it held after its first."""
SECONDS = 900.0


async def play(browser: Browser, server: str, game: str, matches: int, seed: int) -> list[Played]:
    context = await browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        base_url=server,
        viewport={"width": 1440, "height": 900},
    )
    await context.add_init_script(AT_ONCE)
    page = await context.new_page()
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    await page.goto("/learn")
    played: list[Played] = []
    for number in range(matches):
        one = await play_match(page, server, game, seed + number, SECONDS)
        print(
            f"{game} {one.seed}: {one.compared} boards agree, {one.seconds:.0f} s, {one.megabytes:.1f} MB",
            flush=True,
        )
        played.append(one)
        assert not said, f"{game} {one.seed}: the console says {said[0]!r}"
        assert one.compared > 0, f"{game} {one.seed}: no board was compared"
    await context.close()
    grown = played[-1].megabytes - played[0].megabytes
    assert grown < MOST_GROWTH, f"{game}: the page has grown by {grown:.1f} MB"
    return played


async def run(games: list[str], matches: int, seed: int) -> int:
    with services.server(
        DUGOUT_BOT_PAUSE="0",
        DUGOUT_BOT_PROCESSES="0",
        DUGOUT_RATE_ADDRESS="100000/100000",
        DUGOUT_RATE_PERSON="100000/100000",
    ) as server:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**services.chromium(), args=["--no-sandbox"])
            for game in games:
                try:
                    await play(browser, server, game, matches, seed)
                except AssertionError as error:
                    print(f"{game}: {error}", file=sys.stderr)
                    return 1
            await browser.close()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--game", choices=sorted(SHORT), action="append")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    return asyncio.run(run(given.game or sorted(SHORT), given.matches, given.seed))


if __name__ == "__main__":
    sys.exit(main())
