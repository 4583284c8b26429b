#!/usr/bin/env python
"""How long live actions wait while computers think: the same crowd without them and with them.

    python scripts/thinking_load.py [--matches 20] [--live 50] [--level hard] [--seconds 60] > figures.json
    python scripts/thinking_load.py --matches 1 --live 4 --seconds 2 --games toto --level easy --short

Starts a server of its own. `--live` matches of Toto between people go on all the time, one action a `--pause`; then,
meanwhile, `--matches` whole matches of each game are played against the computer, whose thinking is what is measured.
Waiting is the time from sending an action to its acknowledgement. Exit status 1 if the slowest hundredth waits longer
than `--limit`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

SOURCES = Path(__file__).resolve().parent.parent / "src"
FORM = "form 1312231123123"
SHORT: dict[str, dict[str, Any]] = {
    "toto": {"rounds": 1, "mode": "hotseat"},
    "champions": {},
    "counter-attack": {"squads": "random", "half_minutes": 5},
}
GAMES = tuple(SHORT)


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A Dugout of this machine, as people start it, without limits meant for strangers."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    limits = {f"DUGOUT_RATE_{name}": "1000000/1000000" for name in ("ADDRESS", "PERSON", "SIGN_IN")}
    limits["DUGOUT_COMPUTER_MATCHES"] = "1000000"
    with tempfile.TemporaryDirectory(prefix="dugout-thinking-") as folder:
        paths = os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, **limits, "DUGOUT_DATA": folder, "DUGOUT_BOT_PAUSE": "0", "PYTHONPATH": paths}
        command = [sys.executable, "-m", "dugout", "serve", "--host", "127.0.0.1", "--port", str(port)]
        with Path(folder, "log").open("w") as log:
            process = subprocess.Popen(command, env=env, stdout=log, stderr=subprocess.STDOUT)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_ready(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def wait_until_ready(url: str) -> None:
    end = time.monotonic() + 300
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/readyz").status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


class Player:
    """All people of one match, who answer anything that is legal."""

    def __init__(self, http: httpx.AsyncClient, match: str, tokens: list[str], seed: str) -> None:
        self.http = http
        self.path = f"/api/matches/{match}"
        self.headers = {"Dugout-Seats": " ".join(tokens)}
        self.chance = random.Random(seed)

    async def answer_once(self) -> tuple[str, float | None]:
        """The status of the match, and how long the action waited if there was one to give."""
        now = (await self.http.get(self.path, headers=self.headers)).raise_for_status().json()
        asked = [one for one in now["asked"] if not one["may"]]
        asked.sort(key=lambda one: one["seat"] < 0)  # the host's choice is called for when all have answered
        if now["status"] != "running" or not asked:
            return now["status"], None
        answer = await self.choose(asked[0])
        action = {
            "seat": asked[0]["seat"],
            "question": now["question"],
            "action": uuid4().hex,
            "answer": answer,
        }
        start = time.perf_counter()
        judged = await self.http.post(f"{self.path}/actions", headers=self.headers, json=action)
        if judged.status_code not in (200, 409):  # the other seat, or the clock, may have been quicker
            judged.raise_for_status()
        return now["status"], time.perf_counter() - start

    async def choose(self, asked: dict[str, Any]) -> str:
        choices = [choice for choice in asked["choices"] or () if choice != "back"]
        if choices:
            return str(self.chance.choice(choices))
        if asked["code"] == "to.form":
            return FORM
        hint = await self.http.get(f"{self.path}/hint", headers=self.headers, params={"seat": asked["seat"]})
        return str(hint.json()["hints"][0]["plan"][0])


async def create(
    http: httpx.AsyncClient, game: str, seats: list[dict[str, str]], options: dict[str, Any]
) -> Player:
    wish = {"game": game, "seats": seats, "options": options}
    body = (await http.post("/api/matches", json=wish)).raise_for_status().json()
    tokens = [seat["token"] for seat in body["seats"] if seat.get("token")]
    return Player(http, body["match"], tokens, body["match"])


class Crowd:
    """Live matches between people that go on as long as they are needed."""

    def __init__(self, http: httpx.AsyncClient, count: int, pause: float) -> None:
        self.http = http
        self.count = count
        self.pause = pause
        self.waits: list[float] = []
        self.enough = asyncio.Event()
        """Whether as many actions as there are matches were measured."""

    async def play(self, index: int) -> None:
        """One match after the other, never faster than one action a pause."""
        await asyncio.sleep(self.pause * index / self.count)
        people = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
        while True:
            player = await create(self.http, "toto", people, {})
            status = "running"
            while status == "running":
                start = time.monotonic()
                status, waited = await player.answer_once()
                if waited is not None:
                    self.waits.append(waited)
                if len(self.waits) >= self.count:
                    self.enough.set()
                await asyncio.sleep(max(0.0, start + self.pause - time.monotonic()))

    async def figures(self) -> dict[str, Any]:
        """What was measured since the last look: an action a match at least."""
        await self.enough.wait()
        waits, self.waits = sorted(self.waits), []
        self.enough.clear()
        at = [waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.5, 0.99)]
        return {
            "actions": len(waits),
            "p50_ms": round(at[0], 1),
            "p99_ms": round(at[1], 1),
            "max_ms": round(waits[-1] * 1000, 1),
        }


async def play_whole(http: httpx.AsyncClient, game: str, level: str, short: bool) -> bool:
    """A match against the computer from its first question to its result."""
    options = SHORT[game] if short else {}
    player = await create(
        http, game, [{"kind": "me", "name": "Cas"}, {"kind": "bot", "level": level}], options
    )
    while True:
        status, waited = await player.answer_once()
        if status != "running":
            return status == "over"
        if waited is None:
            await asyncio.sleep(0.05)


def play_matches(url: str, args: argparse.Namespace) -> int:
    """All matches against the computer at once, in a process that gives way: their people sit elsewhere. How many
    finished."""
    if hasattr(os, "nice"):
        os.nice(10)

    async def play_all() -> int:
        async with client(url) as http:
            games = [game for game in args.games for _ in range(args.matches)]
            return sum(
                await asyncio.gather(*[play_whole(http, game, args.level, args.short) for game in games])
            )

    return asyncio.run(play_all())


def client(url: str) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    return httpx.AsyncClient(base_url=url, limits=limits, timeout=120)


async def measure(url: str, args: argparse.Namespace) -> dict[str, Any]:
    elsewhere = multiprocessing.get_context("spawn")
    async with client(url) as http, asyncio.TaskGroup() as live:
        crowd = Crowd(http, args.live, args.pause)
        matches = [live.create_task(crowd.play(index)) for index in range(args.live)]
        await crowd.figures()  # until everybody plays
        await asyncio.sleep(args.seconds)
        without = await crowd.figures()
        start = time.monotonic()
        with ProcessPoolExecutor(1, elsewhere) as players:
            finished = await asyncio.get_running_loop().run_in_executor(players, play_matches, url, args)
        figures = {
            "live": args.live,
            "level": args.level,
            "matches": dict.fromkeys(args.games, args.matches),
            "finished": finished,
            "seconds": round(time.monotonic() - start, 1),
            "without": without,
            "thinking": await crowd.figures(),
        }
        for match in matches:
            match.cancel()
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--matches", type=int, default=20, help="whole matches of each game against the computer"
    )
    parser.add_argument("--live", type=int, default=50, help="matches between people that go on meanwhile")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument(
        "--pause", type=float, default=1.0, help="seconds between two actions of a live match"
    )
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="how long the crowd is measured without thinking"
    )
    parser.add_argument(
        "--limit", type=float, default=0.0, help="ms that the slowest hundredth may wait; 0: any"
    )
    parser.add_argument("--short", action="store_true", help="short matches against the computer")
    args = parser.parse_args()
    with server() as url:
        figures = asyncio.run(measure(url, args))
    print(json.dumps(figures, indent=1))
    return 1 if args.limit and figures["thinking"]["p99_ms"] > args.limit else 0


if __name__ == "__main__":
    sys.exit(main())
