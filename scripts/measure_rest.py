#!/usr/bin/env python
"""How still the table of Counter Attack keeps while the others play.

    python scripts/measure_rest.py [--seconds 90] [--size 390x844] [--locale en] [--pictures FOLDER]

Plays against a computer of medium strength at normal speed, by clicks, and looks at every frame of the page in which
nobody here is asked: how often the pitch changes its height or place, how often the picture of it moves and how far,
how often the panel below changes its height, its heading, and the line above the pitch its words. Prints the counts
per ten seconds of watching. The client must have been built.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.async_api import async_playwright  # noqa: E402

from tests import services  # noqa: E402
from tests.browser.hexes import create, sit  # noqa: E402

SAME_MS = 60
"""What changes once more within some frames is one change."""
LOOK = """() => {
  const log = window.rest = [];
  const text = (selector) => document.querySelector(selector)?.innerText.replace(/\\s+/g, " ") ?? "";
  const box = (selector) => {
    const { top = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return [Math.round(top), Math.round(height)];
  };
  let before = "";
  const look = () => {
    const board = document.querySelector("[data-board]");
    if (board) {
      const [top, height] = box(".room");
      const sheet = document.querySelector("[data-duel], [data-tray]")?.offsetHeight ?? 0;
      const now = {
        asked: (document.querySelector("[data-ask]")?.dataset.ask ?? "") !== "",
        pitch: `${top} ${height}`,
        camera: board.getAttribute("viewBox").split(" ").map((v) => Math.round(Number(v))).join(" "),
        sheet,
        duel: document.querySelector("[data-duel]") !== null,
        title: text("[data-tray] h2"),
        line: text("[data-live]"),
      };
      const key = JSON.stringify(now);
      if (key !== before) log.push({ at: performance.now(), ...now });
      before = key;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def watched(log: list[dict[str, Any]]) -> dict[str, Any]:
    """What changed from one entry to the next while nobody was asked, per ten seconds."""
    counts = dict.fromkeys(("pitch", "camera", "sheet", "title", "line"), 0)
    seconds, far, short = 0.0, 0, 0
    told = 0.0
    for one, other in pairwise(log):
        if one["asked"]:
            told = other["at"]
            continue
        seconds += (other["at"] - one["at"]) / 1000
        for name in counts:
            counts[name] += (
                one[name] != other[name] and not other["asked"] and other["at"] - one["at"] > SAME_MS
            )
        if one["pitch"] != other["pitch"]:
            tops = [sum(map(int, entry["pitch"].split())) for entry in (one, other)]
            far = max(far, abs(tops[0] - tops[1]))
        if one["line"] != other["line"]:
            short += other["at"] - told < 1400
            told = other["at"]
    per = {name: round(10 * count / max(1, seconds), 1) for name, count in counts.items()}
    return {"seconds": round(seconds), "per 10 s": per, "pitch most px": far, "lines under 1.4 s": short}


async def run(seconds: float, width: int, height: int, locale: str, pictures: Path | None) -> dict[str, Any]:
    with services.server() as url:
        match = await asyncio.to_thread(
            create,
            url,
            [{"kind": "me", "name": "Noor"}, {"kind": "bot", "level": "medium"}],
            squads="fixed",
            ready=True,
            kick_off="home",
        )
        async with async_playwright() as play:
            browser = await play.chromium.launch(**services.chromium(), args=["--no-sandbox"])
            size = {"width": width, "height": height}
            context = await browser.new_context(base_url=url, viewport=size, has_touch=True, locale=locale)
            page = await context.new_page()
            page.set_default_timeout(30_000)
            manager = await sit(page, url, match, seed=3)
            await page.evaluate(LOOK)
            end = time.monotonic() + seconds
            shot = 0
            while time.monotonic() < end:
                found = await manager.asked()
                if found["over"]:
                    break
                if found["ask"] and not found["busy"]:
                    await manager.act(found)
                await asyncio.sleep(0.6)
                if pictures:
                    shot += 1
                    await page.screenshot(path=pictures / f"{shot:03}.png")
            log: list[dict[str, Any]] = await page.evaluate("() => window.rest")
            await manager.api.aclose()
            await browser.close()
    if pictures:
        (pictures / "log.json").write_text(json.dumps(log, indent=1), encoding="utf-8")
    return watched(log)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--size", default="390x844")
    parser.add_argument("--locale", default="en-GB")
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    width, height = map(int, args.size.split("x"))
    found = asyncio.run(run(args.seconds, width, height, args.locale, args.pictures))
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
