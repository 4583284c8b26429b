#!/usr/bin/env python
"""How quick a match without a server is on a slow processor: first board, what it loads, decisions, frames meanwhile.

python scripts/measure_local.py [--slow 4] [--visits 5] [--answers 12] [GAME …]
The whole browser, its workers included, is let run for one part of `--slow` parts of the time: its processes are
stopped and continued every four milliseconds (Chromium's own throttle does not reach workers). Prints one line for each
figure: the worst, which is held against the limit, and the median, the processor time that the browser took (on all
cores), and what part of the machine others took meanwhile. On a machine that does anything else only the processor time
counts. Exit status 1 where a limit is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import math
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from threading import Event, Thread
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page, Worker, async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dugout.games.registry import GAMES
from dugout.server.folder import hosted, write
from tests.browser import local_page

PERIOD = 0.004
FIRST, LATER, MEDIUM, HARD = 8.0, 3.0, 0.5, 3.0
LOADS = 8.0
FRAME = 0.0334
"""One refresh of a screen with 60 a second may be missed: two of them take 33.3 ms."""
PATIENCE = 180_000
SELDOM = 500
"""Milliseconds between two looks at a match: every look costs the page itself time."""
Span = tuple[float, float]
"""When something began and ended, in seconds since 1970."""
NOTE_THOUGHTS = """() => {
  self.noted = [];
  let free = 0;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.work) {
      const began = performance.now();
      const hear = ({data}) => {
        if (data.id !== message.id) return;
        this.removeEventListener('message', hear);
        const [from, to] = [Math.max(began, free), performance.now()];
        if (message.work !== 'think') free = to;
        else self.noted.push([from, to].map((at) => (performance.timeOrigin + at) / 1000));
      };
      this.addEventListener('message', hear);
    }
    return post.call(this, message, ...rest);
  };
}"""
"""The coach, whom `local_page` asks for answers, works there too: a computer that waits for him does not think."""
NOTE_FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const next = (now) => {
    window.frames.push([last, now].map((at) => (performance.timeOrigin + at) / 1000));
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def family(root: int) -> list[int]:
    """A process and all below it."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            rest = path.read_text().rpartition(")")[2].split()
            children.setdefault(int(rest[1]), []).append(int(path.parent.name))
    found = [root]
    for pid in found:
        found += children.get(pid, [])
    return found


@contextlib.contextmanager
def slowed(factor: float) -> Iterator[None]:
    """Every process below this one, but for the driver's, runs for one part of the time."""
    done = Event()

    def tell(pids: list[int], what: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def work() -> None:
        pids, looked = browsers(), time.monotonic()
        while not done.is_set():
            tell(pids, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - 1 / factor))
            tell(pids, signal.SIGCONT)
            time.sleep(PERIOD / factor)
            if time.monotonic() - looked > 1:
                pids, looked = browsers(), time.monotonic()
        tell(browsers(), signal.SIGCONT)

    thread = Thread(target=work, daemon=True)
    if factor > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if thread.is_alive():
            thread.join()


def processor(pids: list[int]) -> float:
    """Seconds that processes have used so far, on all cores."""
    ticks = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            rest = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(rest[11]) + int(rest[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def browsers() -> list[int]:
    """The browser's processes: every one below this but for the driver's."""
    return [pid for pid in family(os.getpid())[1:] if "chrom" in _name(pid)]


def whole_machine() -> float:
    """Seconds that all processes of the machine have used so far, on all cores."""
    spent = [int(part) for part in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return (sum(spent) - spent[3] - spent[4]) / os.sysconf("SC_CLK_TCK")


class Spent:
    """What a stretch of time took: by the clock, of the processor by the browser, and by others."""

    def __init__(self) -> None:
        self._from = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        return time.monotonic(), processor(browsers()), processor(family(os.getpid())), whole_machine()

    def so_far(self) -> tuple[float, float, float]:
        """Seconds, seconds of processor, the share of the machine that others took."""
        clock, own, ours, everybody = (
            now - before for before, now in zip(self._from, self._now(), strict=True)
        )
        others = max(0.0, everybody - ours) / (clock * (os.cpu_count() or 1))
        return clock, own, others


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text()
    except OSError:
        return ""


class Figures:
    """What was measured, against what is allowed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, what: str, seconds: list[float], limit: float, more: str, unit: str = "s") -> None:
        """The worst against its limit, and the median."""
        worst = max(seconds, default=float("nan"))
        kept = worst <= limit
        self.missed += not kept
        middle = median(seconds) if seconds else worst
        note = "" if kept else ", missed"
        print(
            f"{what}: {worst:.3f} {unit}, median {middle:.3f} (limit {limit} {unit}{note}); {more}",
            flush=True,
        )

    def boards(self, what: str, visits: list[tuple[float, float, float]], limit: float) -> None:
        """Visits to a first board."""
        own, others = median(visit[1] for visit in visits), max(visit[2] for visit in visits)
        more = f"{len(visits)} visits, {own:.1f} s of processor, others took {others:.0%}"
        self.say(what, [visit[0] for visit in visits], limit, more)


def sent(site: Path, addresses: list[str]) -> float:
    """Megabytes of these files of the site, as a host sends them: packed, but for what is packed already."""
    names = {urlsplit(address).path.removeprefix("/site/") or "index.html" for address in addresses}
    bodies = {name: (site / name).read_bytes() for name in names}
    packed = (".bin", ".zip", ".whl", ".png", ".woff2")
    return sum(
        len(body if name.endswith(packed) else gzip.compress(body, 9)) / 1e6 for name, body in bodies.items()
    )


async def first_board(
    context: BrowserContext, game: str, asked: list[str] | None = None
) -> tuple[Page, tuple[float, float, float]]:
    """A page with its first board, and what that took; `asked`: gets the addresses of what it fetched until then."""
    page = await context.new_page()
    if asked is not None:
        page.on("request", lambda request: asked.append(request.url))
    spent = Spent()
    await page.goto(f"/site/?/play/{game}")
    await page.locator("[data-question]").first.wait_for(state="attached", timeout=PATIENCE)
    return page, spent.so_far()


async def visits(browser: Browser, url: str, site: Path, game: str, count: int, figures: Figures) -> Page:
    """So many first visits, each on a device of its own, and as many later ones on the last; the page of the last."""
    found, loads = [], []
    for _ in range(count):
        context = await browser.new_context(base_url=url, viewport={"width": 390, "height": 844})
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(local_page.SPY)
        asked: list[str] = []
        page, spent = await first_board(context, game, asked)
        loads.append(sent(site, asked))
        found.append(spent)
        if len(found) < count:
            await context.close()
    figures.boards(f"{game}: first board at the first visit", found, FIRST)
    figures.say(f"{game}: all that a first match loads", loads, LOADS, f"{len(asked)} requests", "MB")
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found = []
    for _ in range(count):
        await page.close()
        page, spent = await first_board(context, game)
        found.append(spent)
    figures.boards(f"{game}: first board later", found, LATER)
    return page


async def decisions(page: Page, worker: Worker, game: str, level: str, answers: int) -> list[Span]:
    """When a computer thought each of its decisions over, while somebody answers so many times."""
    await worker.evaluate("() => { self.noted.length = 0; }")
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    match = await local_page.make(page, game, {"ready": True}, *seats)
    await local_page.go(page, f"/match/{match}")
    await page.evaluate("() => { window.frames.length = 0; }")
    await local_page.play(page, match, answers, SELDOM)
    found: list[Span] = await worker.evaluate("() => self.noted")
    return found


def lengths(spans: list[Span]) -> list[float]:
    return [end - begin for begin, end in spans]


def meanwhile(frames: list[Span], thoughts: list[Span]) -> list[Span]:
    """The frames that began while a computer was thinking."""
    return [frame for frame in frames if any(begin <= frame[0] < end for begin, end in thoughts)]


async def thoughts_and_frames(page: Page, game: str, answers: int, figures: Figures) -> None:
    worker = next(one for one in page.workers if "referee" in one.url)
    await worker.evaluate(NOTE_THOUGHTS)
    await page.evaluate(NOTE_FRAMES)
    for level, limit, part in (("medium", MEDIUM, 0.95), ("hard", HARD, 1.0)):
        spent = Spent()
        thoughts = await decisions(page, worker, game, level, answers)
        if level == "medium":
            first, *thoughts = thoughts
            more = "whoever decides may still be starting"
            figures.say(f"{game}: first decision after a visit", lengths([first]), HARD, more)
        others = f"others took {spent.so_far()[2]:.0%}"
        took = sorted(lengths(thoughts))
        took = took[: max(1, math.ceil(part * len(took)))]
        more = f"{len(thoughts)} decisions, {others}"
        figures.say(f"{game}: {level}, {part:.0%} of decisions", took, limit, more)
    everything: list[Span] = await page.evaluate("() => window.frames")
    frames = lengths(meanwhile(everything, thoughts))
    late = sum(one > FRAME for one in frames)
    more = f"{late} of {len(frames)} longer, {others}"
    figures.say(f"{game}: longest frame while hard thinks", frames, FRAME, more)


async def measure(games: list[str], slow: float, count: int, answers: int, url: str, site: Path) -> int:
    figures = Figures()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with slowed(slow):
            for game in games:
                page = await visits(browser, url, site, game, count, figures)
                await thoughts_and_frames(page, game, answers, figures)
                await page.context.close()
        await browser.close()
    return 1 if figures.missed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--slow", type=float, default=4.0)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--answers", type=int, default=12)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        write(site)
        with hosted(site, 0, "site") as server:
            Thread(target=server.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{server.server_port}"
            try:
                return asyncio.run(measure(given.games, given.slow, given.visits, given.answers, url, site))
            finally:
                server.shutdown()


if __name__ == "__main__":
    sys.exit(main())
